"""Which bots are told of a message: membership, privacy mode, never their own words."""

import re

from tgbot.sandbox.model import PRIVATE, Bot, Chat, Message
from tgbot.sandbox.world import World

ANONYMOUS = 1_087_968_824  # the account that stands for anonymous administrators
OWN_SERVICE = frozenset(
    {
        "pinned_message",
        "new_chat_title",
        "left_chat_member",
        "forum_topic_created",
        "forum_topic_edited",
        "forum_topic_closed",
        "forum_topic_reopened",
        "general_forum_topic_hidden",
        "general_forum_topic_unhidden",
        "migrate_to_chat_id",
        "migrate_from_chat_id",
    }
)


def audience(world: World, chat: Chat, message: Message) -> list[Bot]:
    """The bots that get the message as an update."""
    return [bot for bot in world.bots_in(chat) if _hears(world, chat, message, bot)]


def _hears(world: World, chat: Chat, message: Message, bot: Bot) -> bool:
    if message.sender == bot.id:
        return any(kind in OWN_SERVICE for kind in message.service)
    if message.service or chat.type == PRIVATE:
        return True
    sender = world.people.get(message.sender)
    if sender is None or (sender.is_bot and sender.id != ANONYMOUS):  # bots do not hear each other
        return False
    return not bot.privacy or chat.rules(bot.id) or _addresses(world, chat, message, bot)


def _addresses(world: World, chat: Chat, message: Message, bot: Bot) -> bool:
    """Whether privacy mode lets the message through: a command, a mention, a reply to the bot."""
    if any(entity.get("type") == "bot_command" for entity in message.entities):
        return True
    replied = world.message(chat, message.reply_to) if message.reply_to else None
    if replied is not None and replied.sender == bot.id:
        return True
    name = world.people[bot.id].username
    return bool(re.search(rf"@{re.escape(name)}\b", message.text, re.IGNORECASE))

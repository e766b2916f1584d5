"""Putting a message into a chat, changing it, taking it away: the same for bots and people."""

from typing import cast

from tgbot.sandbox.delivery import audience
from tgbot.sandbox.jsontypes import Obj, Value
from tgbot.sandbox.model import SUPERGROUP, Chat, Message
from tgbot.sandbox.render import message_json
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.seen import message_seen


def draft(sandbox: Sandbox, chat: Chat, sender: int, *, thread: int = 0, reply_to: int = 0) -> Message:
    """A message with the next number of its chat, not yet sent. An answer stands in the topic of what it answers."""
    replied = sandbox.world.message(chat, reply_to) if reply_to else None
    chat.last_message += 1
    message = Message(
        chat=chat.key,
        id=chat.last_message,
        sender=sender,
        date=sandbox.now(),
        thread=thread or (replied.thread if replied else 0),
        reply_to=reply_to,
    )
    if replied is not None and chat.type == SUPERGROUP and not message.thread:
        message.root = replied.root or replied.id
    return message


def send(sandbox: Sandbox, chat: Chat, message: Message) -> Message:
    """Puts the message into the chat and tells bots and page."""
    sandbox.world.keep(chat)
    sandbox.world.keep(message)
    _deliver(sandbox, chat, message, "message")
    sandbox.events.tell("message", message_seen(sandbox.world, chat, message))
    return message


def announce(sandbox: Sandbox, chat: Chat, sender: int, service: Obj, *, thread: int = 0) -> Message:
    """A service message, e.g. `{"new_chat_members": […]}`."""
    message = draft(sandbox, chat, sender, thread=thread)
    message.service = service
    return send(sandbox, chat, message)


def changed(sandbox: Sandbox, chat: Chat, message: Message) -> None:
    """The message's content or keyboard is another now; edits by people are updates for bots."""
    sandbox.world.keep(message)
    if message.sender not in sandbox.world.bots:
        _deliver(sandbox, chat, message, "edited_message")
    sandbox.events.tell("edited", message_seen(sandbox.world, chat, message))


def remove(sandbox: Sandbox, chat: Chat, messages: list[Message]) -> None:
    """Deletes messages; bots are not told, as in Telegram."""
    for message in messages:
        sandbox.world.forget(message)
        if message.id in chat.pinned:
            chat.pinned.remove(message.id)
            changed_pins(sandbox, chat)
    numbers: list[Value] = [message.id for message in messages]
    sandbox.events.tell("deleted", place(chat) | {"message_ids": numbers})


def changed_pins(sandbox: Sandbox, chat: Chat) -> None:
    """The list of pinned messages is another now; the newest pin is the last."""
    sandbox.world.keep(chat)
    sandbox.events.tell("pin", place(chat) | {"pinned": cast("list[Value]", list(chat.pinned))})


def place(chat: Chat) -> Obj:
    """Which chat an event is about."""
    return {"chat_id": chat.id, "bot_id": chat.bot or None}


def _deliver(sandbox: Sandbox, chat: Chat, message: Message, kind: str) -> None:
    for bot in audience(sandbox.world, chat, message):
        sandbox.updates.push(bot, kind, message_json(sandbox.world, chat, message))

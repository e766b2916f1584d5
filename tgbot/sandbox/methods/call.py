"""One call of a method, and the chats and messages that it names."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from tgbot.sandbox.checks import Params
from tgbot.sandbox.jsontypes import Value
from tgbot.sandbox.model import KICKED, PRIVATE, SUPERGROUP, Bot, Chat, Message, Topic
from tgbot.sandbox.refusals import bad_request, forbidden, upgraded
from tgbot.sandbox.sandbox import Sandbox
from tgbot.sandbox.world import World


@dataclass(slots=True)
class Call:
    """What a method gets: the sandbox, the bot that calls, its checked parameters."""

    sandbox: Sandbox
    bot: Bot
    params: Params

    @property
    def world(self) -> World:
        return self.sandbox.world

    def chat(self) -> Chat:
        """The chat that `chat_id` names and that the bot is in. Refuses unknown chats and those it was put out of."""
        chat_id = self.params.values.get("chat_id")
        if isinstance(chat_id, str):
            raise bad_request("chat not found")
        number = chat_id if isinstance(chat_id, int) else 0
        chat = self.world.chat(number, self.bot.id)
        if number > 0:
            return chat or self._stranger(number)
        if chat is None:
            raise bad_request("chat not found")
        if chat.migrated_to:
            raise upgraded(chat.migrated_to)
        if not chat.has(self.bot.id):
            kind = "supergroup" if chat.type == SUPERGROUP else "group"
            if chat.status(self.bot.id) == KICKED:
                raise forbidden(f"bot was kicked from the {kind} chat")
            raise forbidden(f"bot is not a member of the {kind} chat")
        return chat

    def writable_chat(self) -> Chat:
        """The chat, if the bot may write there: not to who has not started or has blocked it."""
        chat = self.chat()
        if chat.type == PRIVATE:
            person = self.world.people[chat.id]
            if person.deleted:
                raise forbidden("user is deactivated")
            if chat.blocked:
                raise forbidden("bot was blocked by the user")
            if not chat.started:
                raise forbidden("bot can't initiate conversation with a user")
        return chat

    def topic(self, chat: Chat) -> Topic | None:
        """The topic that `message_thread_id` names, None for General. Refuses an id that is no open topic."""
        thread = self.params.number("message_thread_id")
        if not thread:
            if chat.general_closed and not chat.rules(self.bot.id):
                raise bad_request("TOPIC_CLOSED")
            return None
        topic = chat.topics.get(thread) if chat.is_forum else None
        if topic is None:
            raise bad_request("message thread not found")
        if topic.closed and not chat.may(self.bot.id, "can_manage_topics"):
            raise bad_request("TOPIC_CLOSED")
        return topic

    def message(self, chat: Chat, refusal: str) -> Message:
        """The message that `message_id` names; `refusal` is Telegram's text where there is none."""
        message = self.world.message(chat, self.params.number("message_id"))
        if message is None:
            raise bad_request(refusal)
        return message

    def require_right(self, chat: Chat, right: str, refusal: str) -> None:
        if not chat.may(self.bot.id, right):
            raise bad_request(refusal)

    def _stranger(self, user: int) -> Chat:
        person = self.world.people.get(user)
        if person is None:
            raise bad_request("chat not found")
        if person.is_bot:
            raise forbidden("bot can't send messages to bots")
        return self.world.private(self.bot.id, user)


Method: TypeAlias = Callable[[Call], "Value | Awaitable[Value]"]

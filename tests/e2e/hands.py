"""Where people are, and how they act there: over the sandbox's user side, or by clicking its page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from tgbot.sandbox.client import Group, People, Pressed, Seen, User

BOT_NAME = "Talepost"


@dataclass(frozen=True)
class Place:
    """A chat, or one topic of it. In a private chat, `chat` is the person."""

    chat: Group | User
    name: str
    """As the transcript calls it."""
    topic: str | None = None
    thread: int | None = None

    @property
    def title(self) -> str:
        """As the page calls it."""
        return self.chat.title if isinstance(self.chat, Group) else BOT_NAME

    def holds(self, message: Seen) -> bool:
        return message.chat_id == self.chat.id and self.thread in (None, message.thread)


class Hands(Protocol):
    """How people act: over HTTP, or by clicking the page."""

    @property
    def people(self) -> People: ...
    async def say(self, who: User, where: Place, words: str, to: Seen | None) -> None: ...
    async def press(self, who: User, where: Place, label: str, under: Seen | None) -> Pressed: ...
    async def wait(self, hours: int) -> None: ...
    async def look(self, who: User, where: Place, pieces: Sequence[str]) -> None: ...
    async def shot(self, who: User, where: Place, moment: str) -> None: ...


@dataclass(frozen=True)
class UserSide:
    """Acts through the sandbox's user side."""

    people: People

    async def say(self, who: User, where: Place, words: str, to: Seen | None) -> None:
        await self.people.say(where.chat, who, words, thread=where.thread or 0, reply_to=to)

    async def press(self, who: User, where: Place, label: str, under: Seen | None) -> Pressed:
        return await self.people.press(where.chat, who, label, message=under, thread=where.thread)

    async def wait(self, hours: int) -> None:
        await self.people.advance(hours=hours)

    async def look(self, who: User, where: Place, pieces: Sequence[str]) -> None:
        """What the user side shows was looked at already."""

    async def shot(self, who: User, where: Place, moment: str) -> None:
        """Nothing to take a picture of."""

"""How people act while the bot is being killed: they say a thing once, and wait for an answer as a client does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from engine import text
from tests.faults.eyes import NotSeen, data_of
from tests.paths import LOCALES
from tgbot.sandbox.client import Group, People, Pressed, Seen, User
from tgbot.texts import Texts

LANGUAGE: Final = "en"


@lru_cache(maxsize=1)
def texts() -> Texts:
    return Texts(LOCALES)


def label(key: str, **args: str) -> str:
    """The words of a message in the players' language."""
    return texts().plain(LANGUAGE, text(key, **args))


@dataclass(frozen=True)
class Tap:
    """A press and what came back; `toast` None: nothing within the client's patience (15 seconds)."""

    user: int
    message: int
    button: str
    toast: str | None


@dataclass
class Hands:
    """`on_press` is called just before a press goes out."""

    people: People
    on_press: Callable[[], None] = lambda: None
    taps: list[Tap] = field(default_factory=list)
    said: Counter[str] = field(default_factory=Counter)
    """By command."""

    async def say(
        self, chat: Group | User, who: User, words: str, *, thread: int = 0, reply_to: Seen | None = None
    ) -> Seen:
        self.said[words.split()[0] if words.startswith("/") else "words"] += 1
        self.on_press()
        return await self.people.say(chat, who, words, thread=thread, reply_to=reply_to)

    async def press(self, who: User, message: Seen, button: str) -> Pressed:
        """Presses what was seen there, as a client does whose keyboard is a moment old."""
        data = data_of(message, button)
        if not data:
            raise NotSeen(f"no button {button!r} on {message.text!r}: {message.buttons}")
        self.on_press()
        pressed = await self.people.press_data(message.chat_id, who, message, data)
        self.taps.append(Tap(who.id, message.id, button, pressed.toast if pressed.answered else None))
        return pressed

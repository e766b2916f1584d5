"""How much Telegram bears: numbers and budgets. Pure; times are seconds of any steady clock.

Sources: the Bot FAQ (20 a minute in a group, about one a second in a private chat, 30 a second in all); sends and
edits share the limit (tdlib/td#2592), topics count too (tdlib/td#3034).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

GROUP_BURST: Final = 20.0
GROUP_A_SECOND: Final = 12 / 60
PRIVATE_BURST: Final = 5.0
PRIVATE_A_SECOND: Final = 1.0
ALL_A_SECOND: Final = 25.0
TOAST_LENGTH: Final = 200
PLACEHOLDER_LENGTH: Final = 64
TOPIC_NAME_LENGTH: Final = 128


@dataclass
class Bucket:
    """Tokens that come back with time."""

    size: float
    a_second: float
    tokens: float
    at: float

    def wait(self, now: float) -> float:
        """Seconds until a token is there."""
        self.tokens = min(self.size, self.tokens + max(0.0, now - self.at) * self.a_second)
        self.at = now
        return max(0.0, (1 - self.tokens) / self.a_second)


class Budget(Protocol):
    """Who may speak now."""

    def wait(self, chat: int, counted: int, now: float) -> float:
        """Seconds until a call to this chat may go; `counted`: 1 for what shares the chat's limit, else 0."""
        ...

    def spend(self, chat: int, counted: int, now: float) -> None: ...


class Frugal:
    """A bucket for each chat and one for all together."""

    def __init__(self) -> None:
        self._all = Bucket(ALL_A_SECOND, ALL_A_SECOND, ALL_A_SECOND, 0)
        self._chats: dict[int, Bucket] = {}

    def wait(self, chat: int, counted: int, now: float) -> float:
        own = self._chat(chat, now).wait(now) if counted else 0.0
        return max(own, self._all.wait(now))

    def spend(self, chat: int, counted: int, now: float) -> None:
        self._all.tokens -= 1
        self._chat(chat, now).tokens -= counted

    def _chat(self, chat: int, now: float) -> Bucket:
        if chat not in self._chats:
            size, a_second = (GROUP_BURST, GROUP_A_SECOND) if chat < 0 else (PRIVATE_BURST, PRIVATE_A_SECOND)
            self._chats[chat] = Bucket(size, a_second, size, now)
        return self._chats[chat]


class Lavish:
    """No limits: tests and rehearsals."""

    def wait(self, chat: int, counted: int, now: float) -> float:
        return 0.0

    def spend(self, chat: int, counted: int, now: float) -> None:
        return

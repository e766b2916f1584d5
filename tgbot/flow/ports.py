"""What the corridor is given from outside, and what its parts know of each other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from tgbot.store.decision import Decision, Loaded, Row
from tgbot.store.parcels import Parcel
from tgbot.table.requests import Request

Decide = Callable[[Request, Loaded], Decision]
"""What an inbox entry leads to. Pure; may raise `Need`."""


class Clock(Protocol):
    """The only source of time for what people notice."""

    def now(self) -> float:
        """Unix seconds."""
        ...


class RealTime:
    """The world's time."""

    def now(self) -> float:
        return time.time()


@dataclass(frozen=True)
class LoadedDice:
    """The next faces of a rehearsal; `first` is the number of the first, `chat` whose queue it is (None: all's)."""

    faces: tuple[int, ...] = ()
    first: int = 0
    chat: int | None = None


NO_LOADED_DICE = LoadedDice()


class DiceBox(Protocol):
    """Where loaded dice come from."""

    async def next(self, chat: int) -> LoadedDice: ...

    async def used(self, dice: LoadedDice, count: int) -> None: ...


class FairDice:
    """No dice are loaded."""

    async def next(self, chat: int) -> LoadedDice:
        return NO_LOADED_DICE

    async def used(self, dice: LoadedDice, count: int) -> None:
        raise AssertionError(count)  # none were given


class Outlet(Protocol):
    """The sender, as the worker sees it."""

    def adopt(self, partition: int, row: Row) -> Row:
        """The row as it is to be stored: bound to a send of the same view that has not come back yet."""
        ...

    def offer(self, partition: int, parcels: Iterable[Parcel]) -> None:
        """Rows that were committed just now."""
        ...


class Timer(Protocol):
    """The clock, as the worker sees it."""

    def next_due(self, partition: int, at: float | None) -> None:
        """The earliest due time of a partition has changed."""
        ...


Pulse = Callable[[], None]
"""Something was done: whoever watches how busy the corridor is, looks again."""

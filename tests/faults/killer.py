"""Kills the bot at random moments: at any time, after a press, in a clock move, when a message has just appeared."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final, Literal

from tests.faults.supervised import Supervised

Moment = Literal["any", "press", "clock", "sent", "start"]

LATEST: Final[dict[Moment, float]] = {"any": 2.0, "press": 0.025, "clock": 0.3, "sent": 0.01, "start": 0.9}
"""Seconds after the moment within which the kill comes."""
MOMENTS: Final[tuple[Moment, ...]] = ("any", "press", "press", "press", "clock", "clock", "sent", "sent", "start")
WAIT: Final = 8.0
"""So long is a press, a message or a clock move waited for; then it is killed all the same."""


@dataclass
class Killer:
    """`kills` times; `happened` is told of moments by those who cause or see them."""

    supervised: Supervised
    random: Random
    kills: int
    times: list[float] = field(default_factory=list)
    """Of the kills; seconds of the steady clock."""
    moments: Counter[str] = field(default_factory=Counter)
    _wanted: str = ""
    _now: asyncio.Event = field(default_factory=asyncio.Event)
    _starts: int = 0
    """How often a bot had come as far as work before the last kill."""

    @property
    def done(self) -> bool:
        return len(self.times) >= self.kills

    def happened(self, moment: Moment) -> None:
        if moment == self._wanted:
            self._now.set()

    async def run(self) -> None:
        """Until all kills have happened and the last bot is at work again."""
        while not self.done:
            moment = self.random.choice(MOMENTS)
            if moment != "start":
                await self._at_work()
            await self._come(moment)
            await asyncio.sleep(self.random.uniform(0, LATEST[moment]))
            starts = self.supervised.starts()
            killed = self.supervised.kill_bot()
            self.times.append(time.monotonic())
            self.moments[moment] += 1
            await self.supervised.restarted(killed)
            self._starts = starts
        await self._at_work()

    async def _at_work(self) -> None:
        """The bot that was started last has taken its partitions."""
        while self.supervised.starts() <= self._starts:
            await asyncio.sleep(0.02)

    async def _come(self, moment: Moment) -> None:
        if moment in ("any", "start"):
            return
        self._now.clear()
        self._wanted = moment
        try:
            await asyncio.wait_for(self._now.wait(), WAIT)
        except TimeoutError:
            return
        finally:
            self._wanted = ""

"""A store that does not answer is waited for: one clear line when it is gone, one when it is back, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog
from redis.exceptions import RedisError

from tgbot.flow.metrics import STORE_AWAY

T = TypeVar("T")

ANSWER_SECONDS: Final = 5.0
"""For one piece of work with the store. Our own limit, because the client's (`socket_timeout`) makes a task of every
write, and on Python 3.11 loses a cancellation that meets the end of that task (`asyncio.wait_for`)."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0

log = structlog.get_logger(__name__)


class Patience:
    """Shared by everybody who uses the store, so that an outage is told once."""

    def __init__(self) -> None:
        self.store_is_away = False

    async def insist(self, act: Callable[[], Awaitable[T]], seconds: float = ANSWER_SECONDS) -> T:
        """The result of `act`, however long the store is away. `act` must bear repetition; it fails after `seconds`."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(seconds):
                    result = await act()
            except (RedisError, OSError, TimeoutError) as fault:
                self._told_away(fault)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                self._told_back()
                return result

    def _told_away(self, fault: Exception) -> None:
        if not self.store_is_away:
            log.error("store-unreachable", why=f"{type(fault).__name__}: {fault}", doing="waiting; nothing is lost")
        self.store_is_away = True
        STORE_AWAY.set(1)

    def _told_back(self) -> None:
        if self.store_is_away:
            log.info("store-is-back")
            STORE_AWAY.set(0)
        self.store_is_away = False

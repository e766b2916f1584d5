"""A store that does not answer is waited for: one clear line when it is gone, one when it is back, nothing lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog
from redis.exceptions import RedisError

T = TypeVar("T")

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 5.0

log = structlog.get_logger(__name__)


class Patience:
    """Shared by everybody who uses the store, so that an outage is told once."""

    def __init__(self) -> None:
        self.store_is_away = False

    async def insist(self, act: Callable[[], Awaitable[T]]) -> T:
        """The result of `act`, however long the store takes. `act` must bear repetition."""
        pause = FIRST_PAUSE
        while True:
            try:
                result = await act()
            except RedisError as fault:
                self._told_away(fault)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                self._told_back()
                return result

    def _told_away(self, fault: RedisError) -> None:
        if not self.store_is_away:
            log.error("store-unreachable", why=f"{type(fault).__name__}: {fault}", doing="waiting; nothing is lost")
        self.store_is_away = True

    def _told_back(self) -> None:
        if self.store_is_away:
            log.info("store-is-back")
        self.store_is_away = False

"""The clock of due entries: truth is the sorted set beside the state; APScheduler only wakes us at the earliest of it.

One job for each owned partition. A tick moves what is due into the inbox; whether it is still true is decided there.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from redis.asyncio import Redis

from tgbot.flow.patience import Patience
from tgbot.flow.ports import Clock, Pulse
from tgbot.store import inbox, keys
from tgbot.store.scripts import Fallen, Fenced, Scripts
from tgbot.table.requests import Struck

AT_ONCE: Final = 100
"""Due entries that one tick moves; the rest follows in the next."""

LATER: Final = 0.5
"""Seconds until the next try while we may not strike."""

log = structlog.get_logger(__name__)


class DueClock:
    """Ticks for the partitions that this process owns."""

    def __init__(self, client: Redis, clock: Clock, patience: Patience, pulse: Pulse) -> None:
        self._client = client
        self._scripts = Scripts(client)
        self._clock = clock
        self._patience = patience
        self._pulse = pulse
        self._tokens: dict[int, int] = {}
        self._earliest: dict[int, float | None] = {}
        self._ticking: set[int] = set()
        self._once_more: set[int] = set()
        self.may_strike: Callable[[], bool] = lambda: True
        """Whether we are sure that nobody slept: after a long silence the games hear of that first."""
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._scheduler = AsyncIOScheduler(
            timezone=UTC, job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1}
        )

    def start(self) -> None:
        """Inside the running loop."""
        self._scheduler.start()

    async def stop(self) -> None:
        """No tick begins any more; one that runs is waited for."""
        if self._scheduler.running:
            self._scheduler.pause()
            await self._quiet.wait()
            self._scheduler.shutdown(wait=False)

    async def open(self, partition: int, token: int) -> None:
        """From now on this partition's due entries fall."""
        self._tokens[partition] = token
        found = await self._patience.insist(lambda: self._read(partition, "+inf", 1))
        self.next_due(partition, found[0][1] if found else None)

    def close(self, partition: int) -> None:
        self._tokens.pop(partition, None)
        self._set_job(partition, None)

    def next_due(self, partition: int, at: float | None) -> None:
        """The earliest due time of a partition, as it is known now."""
        if partition not in self._tokens:
            return
        if partition in self._ticking:
            self._once_more.add(partition)
        else:
            self._set_job(partition, at)

    def moved(self) -> None:
        """The shared clock of a rehearsal has jumped: every job is set anew."""
        for partition, at in self._earliest.items():
            self.next_due(partition, at)

    def _set_job(self, partition: int, at: float | None) -> None:
        self._earliest[partition] = at
        job = f"tick:p{partition}"
        if at is not None:
            wake = datetime.fromtimestamp(time.time() + max(0.0, at - self._clock.now()), UTC)
            self._scheduler.add_job(
                self._tick, "date", run_date=wake, args=[partition], id=job, name=job, replace_existing=True
            )
        elif self._scheduler.get_job(job):
            self._scheduler.remove_job(job)

    async def _tick(self, partition: int) -> None:
        token = self._tokens.get(partition)
        if token is None or partition in self._ticking:
            self._once_more.add(partition)
            return
        self._ticking.add(partition)
        self._quiet.clear()
        try:
            earliest = await self._strike(partition, token)
        except Fenced:
            log.warning("partition-lost", partition=partition, by="the clock")
            self._tokens.pop(partition, None)
            return
        finally:
            self._ticking.discard(partition)
            if not self._ticking:
                self._quiet.set()
        if partition in self._once_more:
            self._once_more.discard(partition)
            earliest = self._clock.now()  # something was set meanwhile: one more look
        self.next_due(partition, earliest)
        self._pulse()

    async def _strike(self, partition: int, token: int) -> float | None:
        """Moves what is due; when the next is."""
        due = await self._patience.insist(lambda: self._read(partition, repr(self._clock.now()), AT_ONCE))
        if not self.may_strike():
            return self._clock.now() + LATER
        fallen = [_fallen(member, at) for member, at in due]
        return await self._patience.insist(lambda: self._scripts.strike(partition, token, fallen))

    async def _read(self, partition: int, until: str, count: int) -> list[tuple[str, float]]:
        words = ("ZRANGEBYSCORE", keys.due(partition), "-inf", until, "WITHSCORES", "LIMIT", 0, count)
        flat = await self._client.execute_command(*words)
        return [(member.decode(), float(at)) for member, at in zip(flat[::2], flat[1::2], strict=True)]


def _fallen(member: str, at: float) -> Fallen:
    aggregate, _, due = member.partition("|")
    struck = Struck(game=aggregate, due=due, at=at)
    return Fallen(member, at, inbox.command(f"due/{member}/{at!r}", struck))

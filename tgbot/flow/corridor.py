"""The corridor as a whole: takes partitions, opens them, and keeps intake, workers, clock and sender going."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tgbot.flow.clock import DueClock
from tgbot.flow.handling import Handling, Owner
from tgbot.flow.health import Signs
from tgbot.flow.intake import Intake
from tgbot.flow.leases import INTAKE, LEASE_SECONDS, RENEW_SECONDS, Grant, Leases
from tgbot.flow.metrics import PARTITIONS
from tgbot.flow.outage import tell_outage
from tgbot.flow.patience import Patience
from tgbot.flow.ports import Clock, Decide, DiceBox, Pulse
from tgbot.flow.quarantine import revive
from tgbot.flow.sender import Sender
from tgbot.flow.worker import Worker
from tgbot.store.aggregates import Shelf
from tgbot.store.scripts import Fenced, Scripts

FINISH_SECONDS: Final = 10.0
FLUSH_SECONDS: Final = 5.0
RELEASE_SECONDS: Final = 2.0

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Parts:
    """What the corridor is made of."""

    client: Redis
    decide: Decide
    clock: Clock
    dice: DiceBox
    patience: Patience
    sender: Sender
    due: DueClock
    intake: Intake
    pulse: Pulse


@dataclass(frozen=True)
class Running:
    """A worker and the task that it runs in."""

    worker: Worker
    task: asyncio.Task[None]


class Corridor:
    """Runs until `stop` is called."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._scripts = Scripts(parts.client)
        self._leases = Leases(parts.client)
        self._workers: dict[int, Running] = {}
        self._intake: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self._waiting = False
        self._at_work = False
        self._renewed_at = time.monotonic()
        self._may_strike_until = 0.0
        parts.due.may_strike = lambda: time.time() < self._may_strike_until

    @property
    def at_work(self) -> bool:
        """Whether it is this process that carries things out, and everything is open."""
        return self._at_work

    def signs(self) -> Signs:
        """Signs of life."""
        parts = self._parts
        return Signs(parts.patience.store_is_away, self._at_work, self._renewed_at, parts.intake.asked_at)

    def stop(self) -> None:
        """What is being handled is finished, everything is given up, `run` returns."""
        self._stopping.set()

    async def run(self) -> None:
        """Raises an `ExceptionGroup`, with `WrongToken` in it when Telegram refuses the token."""
        self._parts.due.start()
        async with asyncio.TaskGroup() as group:
            sender = group.create_task(self._parts.sender.run())
            leasing = group.create_task(self._keep_leases(group))
            await self._stopping.wait()
            leasing.cancel()
            await asyncio.wait([leasing])  # what it was opening is open or not
            await self._wind_down()
            sender.cancel()
        with suppress(RedisError, OSError, TimeoutError):  # then they run out by themselves
            async with asyncio.timeout(RELEASE_SECONDS):
                await self._leases.release()
        log.info("stopped")

    async def _keep_leases(self, group: asyncio.TaskGroup) -> None:
        while not self._stopping.is_set():
            grants = {grant.name: grant for grant in await self._parts.patience.insist(self._leases.renew)}
            for partition in [p for p in self._workers if str(p) not in grants]:
                log.warning("lease-lost", partition=partition)
                self._close(partition)
            new = [grant for name, grant in grants.items() if name != INTAKE and int(name) not in self._workers]
            await self._tell_silence([grant for grant in grants.values() if grant not in new])
            if new:
                async with asyncio.TaskGroup() as opening:  # unlike gather, it waits for all when it is cancelled
                    for grant in new:
                        opening.create_task(self._open(group, grant))
                told = [grant.name for grant in new if grant.silent_since is not None]
                await self._parts.patience.insist(partial(self._leases.told, told))
                log.info("partitions-taken", count=len(new))
            self._renewed_at, self._may_strike_until = time.monotonic(), time.time() + LEASE_SECONDS
            self._at_work = bool(self._workers)
            PARTITIONS.set(len(self._workers))
            self._parts.pulse()
            self._run_intake(group, INTAKE in grants)
            if not grants and not self._waiting:
                log.warning("another-process-works", doing="waiting for it to end; this one does nothing meanwhile")
            self._waiting = not grants
            await asyncio.sleep(RENEW_SECONDS)

    async def _tell_silence(self, held: list[Grant]) -> None:
        """We were asleep, or the store was away, for so long that our leases ran out: an outage like any other."""
        silent = [grant for grant in held if grant.silent_since is not None]
        for grant in silent:
            since = grant.silent_since
            if since is not None and grant.name != INTAKE:
                await self._parts.patience.insist(partial(tell_outage, self._parts.client, int(grant.name), since))
        await self._parts.patience.insist(partial(self._leases.told, [grant.name for grant in silent]))

    async def _open(self, group: asyncio.TaskGroup, grant: Grant) -> None:
        """Shuts out the old owner, then quarantine, rows, outage, due entries, and at last the inbox."""
        parts, partition, token = self._parts, int(grant.name), grant.token
        try:
            await parts.patience.insist(lambda: self._scripts.shut_out_others(partition, token))
            await parts.patience.insist(lambda: revive(parts.client, partition, token))
        except Fenced:
            log.warning("partition-lost", partition=partition, by="its opening")
            return
        await parts.sender.open(partition, token)
        since = grant.silent_since
        if since is not None:
            await parts.patience.insist(lambda: tell_outage(parts.client, partition, since))
        await parts.due.open(partition, token)
        owner = Owner(partition, token, self._scripts, Shelf(parts.client, partition))
        handling = Handling(owner, parts.decide, parts.clock, parts.dice, parts.sender, parts.patience)
        worker = Worker(owner, parts.client, handling, parts.due, parts.patience, parts.pulse)
        self._workers[partition] = Running(worker, group.create_task(self._work(partition, worker)))

    async def _work(self, partition: int, worker: Worker) -> None:
        try:
            await worker.run()
        except Fenced:
            log.warning("partition-lost", partition=partition, by="the worker")
            self._close(partition)

    def _close(self, partition: int) -> None:
        """The partition is somebody else's."""
        running = self._workers.pop(partition, None)
        if running is not None and running.task is not asyncio.current_task():
            running.task.cancel()
        self._parts.sender.close(partition)
        self._parts.due.close(partition)

    def _run_intake(self, group: asyncio.TaskGroup, ours: bool) -> None:
        if ours and self._intake is None:
            self._intake = group.create_task(self._parts.intake.run())
        elif not ours and self._intake is not None:
            self._intake.cancel()
            self._intake = None

    async def _wind_down(self) -> None:
        if self._intake is not None:
            self._intake.cancel()
        for running in self._workers.values():
            running.worker.stop()
        tasks = [running.task for running in self._workers.values()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=FINISH_SECONDS)
            for task in late:
                task.cancel()
        await self._parts.due.stop()
        await self._parts.sender.flush(FLUSH_SECONDS)

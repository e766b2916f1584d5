"""Rehearsal: the sandbox's clock and loaded dice are ours, and it hears when we have nothing more to do.

Whether we are idle is read from the store in one transaction: whatever is still to be done lies in an inbox, in an
outbox or in the due set, at every moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from aiohttp import ClientError, ClientSession, ClientTimeout
from redis.asyncio import Redis

from tgbot.flow.patience import Patience
from tgbot.flow.ports import NO_LOADED_DICE, LoadedDice
from tgbot.store import keys

POLL_SECONDS: Final = 25
PAUSE: Final = 0.5
GATHER_SECONDS: Final = 0.003
"""Changes within so short a time make one report."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Report:
    """What the sandbox is told of us; see docs of the sandbox."""

    done: int
    idle: bool
    next_due: float | None
    version: int


class Rehearsal:
    """The shared clock, the dice box, and the reporter of one bot that follows a sandbox."""

    def __init__(self, address: str, client: Redis, patience: Patience, bot_id: int) -> None:
        self._address = address
        self._client = client
        self._patience = patience
        self._bot_id = bot_id
        self._session = ClientSession(timeout=ClientTimeout(total=POLL_SECONDS + 10))
        self._offset = 0.0
        self._version = 0
        self._loaded = 0
        self._reported = False
        self._changed = asyncio.Event()
        self.done: Callable[[], int] = lambda: 0
        """The highest update id that lies in an inbox."""
        self.on_moved: Callable[[], None] = lambda: None
        self.at_work: Callable[[], bool] = lambda: True
        """Whether it is this process that carries things out; only then it reports."""

    def now(self) -> float:
        return time.time() + self._offset

    def pulse(self) -> None:
        """Something was done, or came in."""
        self._changed.set()

    async def next(self, chat: int) -> LoadedDice:
        if not self._loaded:
            return NO_LOADED_DICE
        try:
            found = await self._get("/faces", chat_id=str(chat))
        except (ClientError, TimeoutError) as fault:
            log.error("loaded-dice-out-of-reach", why=f"{type(fault).__name__}: {fault}")
            return NO_LOADED_DICE
        return LoadedDice(tuple(found["faces"]), int(found["from"]), found["chat_id"])

    async def used(self, dice: LoadedDice, count: int) -> None:
        try:
            await self._post("/faces", {"upto": dice.first + count, "chat_id": dice.chat})
        except (ClientError, TimeoutError) as fault:  # what was committed stands
            log.error("loaded-dice-not-taken-off", why=f"{type(fault).__name__}: {fault}")

    async def follow(self) -> None:
        """Reads the clock now, then follows it until cancelled."""
        while True:
            try:
                state = await self._get("", after=str(self._version), timeout=str(POLL_SECONDS))
            except (ClientError, TimeoutError) as fault:
                log.warning("sandbox-silent", why=f"{type(fault).__name__}: {fault}")
                await asyncio.sleep(PAUSE)
                continue
            self._take(state)

    async def begin(self) -> None:
        """Before anything is handled: the clock as it stands. Waits for the sandbox."""
        while True:
            try:
                self._take(await self._get(""))
                return
            except (ClientError, TimeoutError) as fault:
                log.warning("sandbox-silent", why=f"{type(fault).__name__}: {fault}")
                await asyncio.sleep(PAUSE)

    async def report(self) -> None:
        """Tells the sandbox at every change, until cancelled."""
        told: Report | None = None
        while True:
            await self._changed.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._changed.clear()
            if not self.at_work():
                continue
            found = await self._patience.insist(self._look)
            if found == told:
                continue
            try:
                await self._post("", {**vars(found), "bot_id": self._bot_id})
                told = found
                self._reported = True
            except (ClientError, TimeoutError):
                await asyncio.sleep(PAUSE)
                self._changed.set()

    async def close(self) -> None:
        """The last word: whoever waits for us, waits for the next one."""
        with suppress(ClientError, TimeoutError):
            if self._reported:
                last = Report(self.done(), idle=False, next_due=None, version=self._version)
                await self._post("", {**vars(last), "bot_id": self._bot_id})
        await self._session.close()

    def _take(self, state: dict[str, Any]) -> None:
        moved = state["offset"] != self._offset
        self._offset, self._loaded = float(state["offset"]), int(state["loaded"])
        self._version = int(state["version"])
        if moved:
            self.on_moved()
        self.pulse()

    async def _look(self) -> Report:
        """How things stand, at one moment."""
        done, version, now = self.done(), self._version, self.now()
        pipeline = self._client.pipeline(transaction=True)
        for partition in range(keys.PARTITIONS):
            pipeline.execute_command("XLEN", keys.inbox(partition))
            pipeline.execute_command("HLEN", keys.out(partition))
            pipeline.execute_command("ZRANGE", keys.due(partition), 0, 0, "WITHSCORES")
        found = await pipeline.execute()
        waiting, due = sum(found[0::3]) + sum(found[1::3]), [float(first[1]) for first in found[2::3] if first]
        earliest = min(due, default=None)
        idle = waiting == 0 and (earliest is None or earliest > now)
        return Report(done, idle, earliest, version)

    async def _get(self, path: str, **query: str) -> dict[str, Any]:
        async with self._session.get(f"{self._address}/sandbox/bot{path}", params=query) as answer:
            answer.raise_for_status()
            found: dict[str, Any] = await answer.json()
            return found

    async def _post(self, path: str, body: dict[str, object]) -> None:
        async with self._session.post(f"{self._address}/sandbox/bot{path}", json=body) as answer:
            answer.raise_for_status()

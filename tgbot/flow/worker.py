"""The worker of one partition: reads its inbox in order, and sees to it that no entry stops the others.

The only place that catches `Exception`: a decision that crashes three times is put aside, an aggregate that cannot
be read is quarantined; the game master is told, the next entry is handled.
"""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from tgbot.flow.handling import FAULT, Handling, Owner, Part, is_fault_note
from tgbot.flow.metrics import ENTRIES, HANDLING
from tgbot.flow.patience import Patience
from tgbot.flow.ports import Pulse, Timer
from tgbot.flow.quarantine import QUARANTINED
from tgbot.store import inbox, keys
from tgbot.store.aggregates import Corrupt
from tgbot.store.commit import Committed
from tgbot.store.inbox import Entry
from tgbot.store.scripts import Command, Fenced
from tgbot.table.requests import Request, Told

ATTEMPTS: Final = 3
BLOCK_MS: Final = 20_000
READ_SECONDS: Final = BLOCK_MS / 1000 + 10
BATCH: Final = 50
PAUSE: Final = 0.05
WHY: Final = 500
"""Characters that are kept of a reason."""

log = structlog.get_logger(__name__)


class Worker:
    """Handles the entries of one partition, from the beginning of its inbox, until it is stopped or `Fenced`."""

    def __init__(
        self, owner: Owner, reader: Redis, handling: Handling, timer: Timer, patience: Patience, pulse: Pulse
    ) -> None:
        self._partition = owner.partition
        self._token = owner.token
        self._reader = reader
        self._handling = handling
        self._timer = timer
        self._patience = patience
        self._pulse = pulse
        self._task: asyncio.Task[None] | None = None
        self._reading = False
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Raises `Fenced` when the partition is somebody else's."""
        self._task = asyncio.current_task()
        cursor = "0"
        while not self._stopping.is_set():
            self._reading = True
            entries = await self._patience.insist(partial(self._read, cursor), READ_SECONDS)
            self._reading = False
            for entry in entries:
                with structlog.contextvars.bound_contextvars(partition=self._partition, command=entry.command):
                    await self._handle(entry)
                cursor = entry.id
                self._pulse()
                if self._stopping.is_set():
                    return

    def stop(self) -> None:
        """Ends `run` after the entry that is being handled."""
        self._stopping.set()
        if self._reading and self._task is not None:
            self._task.cancel()

    async def _read(self, after: str) -> list[Entry]:
        words = ("XREAD", "COUNT", BATCH, "BLOCK", BLOCK_MS, "STREAMS", keys.inbox(self._partition), after)
        answer = await self._reader.execute_command(*words)
        return [inbox.entry(stream_id, fields) for _, entries in answer or () for stream_id, fields in entries]

    async def _handle(self, entry: Entry) -> None:
        try:
            request = inbox.read(entry)
        except ValueError as fault:
            log.error("entry-unreadable", why=str(fault))
            await self._put_aside(entry, None, Part(), f"unreadable: {fault}")
            return
        for part in await self._handling.parts(entry, request):
            await self._carry_out(entry, request, part)

    async def _carry_out(self, entry: Entry, request: Request, part: Part) -> None:
        """One part, to the end of it, whatever the decision does."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                with HANDLING.time():
                    self._note(await self._handling.carry_out(entry, request, part))
            except (Fenced, RedisError):
                raise
            except Corrupt as corrupt:
                log.exception("quarantined", aggregate=corrupt.aggregate)
                await self._quarantine(entry, request, part, corrupt)
                return
            except Exception as fault:
                log.exception("decision-crashed", request=request.kind, target=part.target, attempt=attempt)
                if attempt == ATTEMPTS:
                    await self._put_aside(entry, request, part, f"{type(fault).__name__}: {fault}")
                await asyncio.sleep(PAUSE)
            else:
                ENTRIES.labels(request.kind, "done").inc()
                return

    async def _put_aside(self, entry: Entry, request: Request | None, part: Part, why: str) -> None:
        """The entry goes to the dead ones; the game master is told, unless it was that which failed."""
        ENTRIES.labels(request.kind if request else "unreadable", "dead").inc()
        more: tuple[Command, ...] = ()
        target = part.target or self._handling.deciding if request else None
        if target and not keys.is_person(target) and not is_fault_note(request):
            body = json.dumps({"what": "crash", "command": entry.command, "why": why[:WHY]})
            note = Told(to=target, about=FAULT, body=body)
            more = (inbox.command(f"fault/{entry.command}/{target}", note),)
        await self._handling.give_up(entry, request, part, why[:WHY], more)

    async def _quarantine(self, entry: Entry, request: Request, part: Part, corrupt: Corrupt) -> None:
        """The aggregate is left alone; the entry is kept beside it; the game master is told once."""
        ENTRIES.labels(request.kind, "quarantined").inc()
        body = json.dumps({"what": "corrupt", "why": corrupt.why[:WHY], **owner_in(corrupt.raw)})
        more: tuple[Command, ...] = ()
        if not keys.is_person(corrupt.aggregate):
            note = Told(to=corrupt.aggregate, about=FAULT, body=body)
            more = (inbox.command(f"fault/{corrupt.aggregate}", note),)
        await self._handling.give_up(entry, request, part, QUARANTINED, more, (corrupt.aggregate, body))

    def _note(self, committed: Committed) -> None:
        if committed.due_changed:
            self._timer.next_due(self._partition, committed.earliest)


def owner_in(raw: bytes) -> dict[str, object]:
    """Whom to tell of what table that cannot be read, and where, as far as its JSON still says."""
    try:
        table = json.loads(raw)
        home = table.get("home", {})
        owner = str(table.get("owner"))
        found = {
            "owner": table.get("owner"),
            "name": table.get("members", {}).get(owner, {}).get("name"),
            "chat": home.get("chat"),
            "thread": home.get("thread"),
            "title": table.get("title"),
            "language": table.get("language", "ru"),
        }
    except (ValueError, AttributeError):
        return {}
    return {name: value for name, value in found.items() if value is not None}

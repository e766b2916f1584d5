"""The sender: carries outbox rows to Telegram, and tells the games what became of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import structlog
from aiogram import Bot
from aiogram.exceptions import AiogramError
from aiogram.types import ForumTopic, Message
from redis.asyncio import Redis

from tgbot.flow.calls import call_for, plain_call_for
from tgbot.flow.errors import Verdict, verdict
from tgbot.flow.landing import Forget, Landing, landing_of_doubt, landing_of_failure, landing_of_success
from tgbot.flow.metrics import CALLING, CALLS
from tgbot.flow.outbox import Job, Outbox
from tgbot.flow.patience import Patience
from tgbot.flow.shipping import load_parcels, remember_move, stored, tell
from tgbot.flow.translate import Translator
from tgbot.store import inbox, keys
from tgbot.store.decision import Row
from tgbot.store.parcels import Parcel
from tgbot.store.scripts import Command, Fenced, Scripts, Settled
from tgbot.table.requests import Migrated, Request, TopicGone

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 60.0
TOGETHER: Final = 0.004
"""Seconds for an edit and the answer to its press to be settled in one call."""

log = structlog.get_logger(__name__)


class Sender:
    """One for the process; holds the rows of all partitions that it owns."""

    def __init__(self, bot: Bot, translator: Translator, client: Redis, outbox: Outbox, patience: Patience) -> None:
        self._bot = bot
        self._translator = translator
        self._client = client
        self._scripts = Scripts(client)
        self._outbox = outbox
        self._patience = patience
        self._tokens: dict[int, int] = {}
        self._unsettled: dict[int, list[Settled]] = {}
        self._settling: set[int] = set()
        self._in_flight = 0
        self._awake = asyncio.Event()
        self._landed = asyncio.Event()
        self.on_settled: Callable[[], None] = lambda: None

    async def open(self, partition: int, token: int) -> None:
        """Takes over the rows of a partition as they lie in the store."""
        parcels, standing = await self._patience.insist(lambda: load_parcels(self._client, partition))
        for key, known in standing.items():
            self._outbox.stands(partition, key, known)
        self._tokens[partition] = token
        self.offer(partition, parcels)

    def close(self, partition: int) -> None:
        """The partition is somebody else's."""
        self._tokens.pop(partition, None)
        self._unsettled.pop(partition, None)
        self._outbox.forget(partition)

    def adopt(self, partition: int, row: Row) -> Row:
        return self._outbox.adopt(partition, row)

    def offer(self, partition: int, parcels: Iterable[Parcel]) -> None:
        self._outbox.put(partition, parcels)
        self._awake.set()

    async def run(self) -> None:
        """Until cancelled. A fault of our own ends it, and with it the process."""
        loop = asyncio.get_running_loop()
        async with asyncio.TaskGroup() as group:
            while True:
                self._awake.clear()
                for job in self._outbox.ready(loop.time()):
                    self._in_flight += 1
                    group.create_task(self._carry(job))
                try:
                    async with asyncio.timeout_at(self._outbox.wakes_at(loop.time())):
                        await self._awake.wait()
                except TimeoutError:
                    continue

    async def flush(self, seconds: float) -> None:
        """Waits until everything that can go now has landed and is settled, at most so long."""
        try:
            async with asyncio.timeout(seconds):
                while self._in_flight or self._awake.is_set():
                    self._landed.clear()
                    await self._landed.wait()
        except TimeoutError:
            log.warning("stopped-with-rows", on_their_way=self._in_flight, waiting=len(self._outbox))

    async def _carry(self, job: Job) -> None:
        """One row: to its end, or back into its lane."""
        token = self._tokens.get(job.partition)
        try:
            if token is None:
                self._outbox.landed(job)
            else:
                landing = await self._call(job, token)
                CALLS.labels(job.deed, landing.outcome).inc()
                await self._land(job, token, landing)
        except Fenced:
            log.warning("partition-lost", partition=job.partition, by="the sender")
            self._outbox.landed(job)
            self.close(job.partition)
        finally:
            self._in_flight -= 1
            self._awake.set()
            self._landed.set()

    async def _call(self, job: Job, token: int) -> Landing:
        match job.deed:
            case "nothing":
                return Landing()
            case "doubt":
                return landing_of_doubt(job)
            case "tell":
                await self._enqueue(keys.partition_of(job.row.to), tell(job))
                return Landing()
            case "map":
                await self._patience.insist(lambda: remember_move(self._client, job.row.place.chat, job.partition))
                return Landing()
            case "rights":
                return await self._ask_rights(job)
        if job.creates:
            parcel = job.parcel
            await self._patience.insist(lambda: self._scripts.mark(job.partition, token, parcel.key, parcel.version))
            self._outbox.stands(job.partition, parcel.key, None)
        return await self._ask_telegram(job)

    async def _ask_telegram(self, job: Job) -> Landing:
        try:
            try:
                with CALLING.time():
                    result: object = await self._bot(call_for(job))
            except AiogramError as fault:
                if verdict(fault).meaning != "markup":
                    raise
                log.error("markup-refused", row=job.row.key, game=job.row.game, why=str(fault))
                result = await self._bot(plain_call_for(job))
        except AiogramError as fault:
            return landing_of_failure(job, verdict(fault))
        except ValueError as fault:  # the row lacks something, or a value is none that the API knows
            return landing_of_failure(job, Verdict("refused", str(fault)))
        return landing_of_success(job, result if isinstance(result, Message | ForumTopic) else None)

    async def _ask_rights(self, job: Job) -> Landing:
        try:
            chat = await self._bot.get_chat(job.chat)
            member = await self._bot.get_chat_member(job.chat, self._bot.id)
        except AiogramError as fault:
            return landing_of_failure(job, verdict(fault))
        membership = self._translator.own_rights(chat, member)
        await self._enqueue(job.partition, inbox.command(f"rights/{job.partition}/{job.parcel.version}", membership))
        return Landing()

    async def _land(self, job: Job, token: int, landing: Landing) -> None:
        if landing.why:
            log.warning("call-failed", deed=job.deed, game=job.row.game, row=job.row.key, why=landing.why)
        if landing.moved_to:
            await self._moved(job, landing.moved_to)
        if landing.topic_lost is not None:
            self._outbox.topic_lost(job.chat, landing.topic_lost)
            gone = TopicGone(chat=job.chat, thread=landing.topic_lost)
            await self._enqueue(job.partition, inbox.command(f"topic/{job.chat}/{landing.topic_lost}", gone))
        if landing.again:
            if landing.report:
                await self._enqueue(job.partition, _report(job, landing.report))
            self._outbox.again(job, self._when_again(job, landing))
            return
        if landing.stands is not None:
            known = None if isinstance(landing.stands, Forget) else landing.stands
            self._outbox.stands(job.partition, landing.stands_as, known)
        self._outbox.landed(job)
        await self._settle(job, token, landing)

    async def _moved(self, job: Job, new: int) -> None:
        """The group has a new id: intake, rows that wait, and every game of the chat learn of it."""
        old = job.chat
        self._outbox.moved(old, new)
        await self._patience.insist(lambda: remember_move(self._client, new, job.partition))
        await self._enqueue(job.partition, inbox.command(f"migrated/{old}/{new}", Migrated(old=old, new=new)))

    async def _enqueue(self, partition: int, command: Command) -> None:
        await self._patience.insist(lambda: self._scripts.enqueue(partition, [command]))

    def _when_again(self, job: Job, landing: Landing) -> float:
        now = asyncio.get_running_loop().time()
        if landing.again == "soon":
            return now
        growing = FIRST_PAUSE * 2 ** min(10, self._outbox.failures(job))
        return now + (min(LONGEST_PAUSE, growing) if landing.seconds is None else landing.seconds)

    async def _settle(self, job: Job, token: int, landing: Landing) -> None:
        """Written down together with whatever else has landed in this partition meanwhile."""
        report = _report(job, landing.report) if landing.report else None
        parcel, p = job.parcel, job.partition
        settled = Settled(parcel.key, parcel.version, landing.stands_as, stored(landing.stands), report)
        self._unsettled.setdefault(p, []).append(settled)
        if not job.creates:  # what may happen twice need not be written down at once
            await asyncio.sleep(TOGETHER)
        if p in self._settling:
            return
        self._settling.add(p)
        try:
            while batch := self._unsettled.get(p):
                self._unsettled[p] = []
                await self._patience.insist(partial(self._scripts.settle, p, token, batch))
        finally:
            self._settling.discard(p)
        self.on_settled()


def _report(job: Job, reported: Request) -> Command:
    return inbox.command(f"r/{job.parcel.version}/{job.parcel.key}", reported)

"""The intake: asks Telegram for updates, puts them into the inboxes, and only then confirms them.

(aiogram's own polling confirms a batch before it is handled: what runs at a stop is lost.)
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Final

import structlog
from aiogram import Bot
from aiogram.exceptions import (
    AiogramError,
    TelegramConflictError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.methods import TelegramMethod
from aiogram.types import Update
from redis.asyncio import Redis

from tgbot.flow.documents import spelled_out
from tgbot.flow.metrics import UPDATES
from tgbot.flow.patience import Patience
from tgbot.flow.route import aggregate_of, chat_of, route
from tgbot.flow.shipping import remember_move
from tgbot.flow.translate import WANTED, Translator
from tgbot.store import inbox, keys
from tgbot.store.scripts import Command, Scripts
from tgbot.table.requests import Migrated, Pressed, Request, Said

POLL_SECONDS: Final = 25
ANSWER_SECONDS: Final = 15
"""For an answer to arrive beyond the long poll."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 30.0

Taken = tuple[Request, Command]
"""A request, and the command that it is in the inbox."""

log = structlog.get_logger(__name__)


class WrongToken(Exception):
    """Telegram does not know the token."""


class RawUpdates(TelegramMethod[list[dict[str, Any]]]):  # Any: JSON, looked at update by update
    """getUpdates, not parsed as a whole: one update that nobody understands must not hold up the others."""

    __returning__ = list[dict[str, Any]]
    __api_method__ = "getUpdates"

    offset: int | None = None
    timeout: int = POLL_SECONDS
    allowed_updates: list[str] = WANTED


class Intake:
    """The one poller of this bot."""

    def __init__(self, bot: Bot, translator: Translator, client: Redis, patience: Patience) -> None:
        self._bot = bot
        self._translator = translator
        self._client = client
        self._scripts = Scripts(client)
        self._patience = patience
        self._offset: int | None = None
        self.asked_at = time.monotonic()
        self.stored = 0
        """The highest update id that lies in an inbox."""
        self.on_stored: Callable[[], None] = lambda: None

    async def run(self) -> None:
        """Until cancelled. Raises `WrongToken`."""
        while True:
            updates = await self._fetch()
            if updates:
                await self.store([await spelled_out(self._bot, raw) for raw in updates])
                self._offset = self.stored + 1

    async def store(self, updates: Iterable[dict[str, Any]]) -> None:
        """Puts a batch of updates into the inboxes; returns when all of it is there."""
        taken: list[Taken] = []
        highest = self.stored
        for raw in updates:
            highest = int(raw["update_id"])
            taken += self._taken(highest, raw)
        await self._patience.insist(lambda: self._enqueue(taken))
        UPDATES.inc(len(taken))
        self.stored = highest  # only now: whoever reads it takes it for a promise
        self.on_stored()

    def _taken(self, update: int, raw: dict[str, Any]) -> list[Taken]:
        """What is to be stored of an update. One that nobody understands is left out, or it would come for ever."""
        if not any(kind in raw for kind in WANTED):
            return []
        try:
            requests = self._translator.requests(Update.model_validate(raw))
            return [
                (request, inbox.command(_command_id(update, n, request), request)) for n, request in enumerate(requests)
            ]
        except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
            log.exception("update-not-understood", update=update, kinds=sorted(raw))
            return []

    async def _enqueue(self, taken: list[Taken]) -> None:
        moved = await self._moved(request for request, _ in taken)
        batches: defaultdict[int, list[Command]] = defaultdict(list)
        for request, command in taken:
            partition = route(request, moved)
            if isinstance(request, Migrated):
                moved[request.new] = partition
                await remember_move(self._client, request.new, partition)
            batches[partition].append(command)
        await asyncio.gather(*(self._scripts.enqueue(partition, batch) for partition, batch in batches.items()))

    async def _moved(self, requests: Iterable[Request]) -> dict[int, int]:
        """Partitions of those chats among them that do not follow from the chat's id."""
        chats = sorted({chat_of(request) for request in requests if aggregate_of(request) is None})
        if not chats:
            return {}
        found = await self._client.execute_command("MGET", *(keys.chat_map(chat) for chat in chats))
        return {chat: int(where) for chat, where in zip(chats, found, strict=True) if where is not None}

    async def _fetch(self) -> list[dict[str, Any]]:
        pause = FIRST_PAUSE
        while True:
            self.asked_at = time.monotonic()
            try:
                return await self._bot(RawUpdates(offset=self._offset), request_timeout=POLL_SECONDS + ANSWER_SECONDS)
            except (TelegramUnauthorizedError, TelegramNotFound) as fault:
                raise WrongToken(fault.message) from fault
            except TelegramRetryAfter as fault:
                pause = float(fault.retry_after)
                log.warning("updates-later", seconds=pause)
            except TelegramConflictError as fault:
                log.error("another-bot-polls", why=fault.message, seconds=pause)
            except AiogramError as fault:
                log.warning("no-updates", why=f"{type(fault).__name__}: {fault}"[:300], seconds=pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)


def _command_id(update: int, n: int, request: Request) -> str:
    """By what a repeat is recognised, also under another update id: the press, the message. Else by the update."""
    match request:
        case Pressed():
            return f"press/{request.query}"
        case Said(edited=False):
            return f"said/{request.where.chat}/{request.message}"
    return f"{update}.{n}" if n else str(update)

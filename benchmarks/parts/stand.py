"""The bot under measurement, in this process; its store and Telegram's stand-in in processes of their own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
from pydantic import SecretStr
from redis.asyncio import Redis

from tgbot.app import run
from tgbot.config import Settings
from tgbot.store.connection import connect
from tgbot.store.embedded import running_store

TOKEN = "42:BENCH"

Json = dict[str, Any]  # Any: JSON as it comes


@dataclass(frozen=True)
class Came:
    """What came of presses that were played in."""

    seconds: list[float]
    """From the press to the arrival of its answer."""
    late: list[float]
    """By how much a press came later than it should: how long this machine lets a process wait that has work."""
    calls: dict[str, int]
    """Of the bot, by method."""


@dataclass(frozen=True)
class Stand:
    """A bot that runs, and the hands to press with."""

    api: str
    client: Redis
    http: aiohttp.ClientSession

    async def play(self, updates: list[Json], rate: float = 0) -> Came:
        """`rate` updates a second, 0: all at once; returns when the bot has nothing left to do."""
        async with self.http.post(f"{self.api}/play", json={"updates": updates, "rate": rate}) as response:
            return Came(**await response.json())

    async def shown(self) -> list[Json]:
        """All messages with buttons."""
        async with self.http.get(f"{self.api}/shown") as response:
            found: list[Json] = await response.json()
            return found


@contextmanager
def servers() -> Iterator[tuple[str, str]]:
    """The addresses of an empty store and of a stand-in for Telegram."""
    with tempfile.TemporaryDirectory() as folder, running_store(Path(folder)) as store:
        command = [sys.executable, "-m", "benchmarks.parts.telegram", store.url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as telegram:
            try:
                assert telegram.stdout is not None
                yield store.url, f"http://127.0.0.1:{int(telegram.stdout.readline())}"
            finally:
                telegram.kill()


@asynccontextmanager
async def standing(store_url: str, api: str) -> AsyncIterator[Stand]:
    """A bot as in production, but without limits. What is to lie in the store must lie there before it runs."""
    client = connect(store_url)
    async with aiohttp.ClientSession() as http:
        yield Stand(api, client, http)
    await client.aclose()


@asynccontextmanager
async def bot_runs(store_url: str, api: str) -> AsyncIterator[None]:
    settings = Settings.model_validate({"token": SecretStr(TOKEN), "api": api, "budget": False})
    bot = asyncio.create_task(run(settings, store_url))
    try:
        yield
    finally:
        bot.cancel()
        with suppress(asyncio.CancelledError):
            await bot

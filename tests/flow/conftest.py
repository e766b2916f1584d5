"""The whole corridor over a real store and a sandbox, with the toy deciding."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest
from aiogram import Bot
from aiogram.types import User as TelegramUser
from pydantic import SecretStr
from redis.asyncio import Redis

from tests.flow import toy
from tgbot.config import Settings
from tgbot.flow.assembly import serve
from tgbot.flow.ports import Decide
from tgbot.sandbox.client import Group, People, User
from tgbot.sandbox.server import running
from tgbot.store import keys
from tgbot.store.aggregates import Aggregate, Shelf

TOKEN = "42:SANDBOX"


@dataclass
class Stage:
    """A bot, its people, its store."""

    people: People
    store_url: str
    redis: Redis
    decide: Decide = toy.decide
    changes: dict[str, object] = field(default_factory=dict)
    """Settings that differ."""
    running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        wanted = {"token": SecretStr(TOKEN), "api": self.people.address, "rehearsal": self.people.address}
        settings = Settings.model_validate({**wanted, "budget": False, **self.changes})
        self.running = asyncio.create_task(serve(settings, self.store_url, self._decide_for, _introduce))

    async def stop(self) -> None:
        if self.running is not None:
            self.running.cancel()
            with suppress(asyncio.CancelledError):
                await self.running
            self.running = None

    async def game(self, group: Group | int, owner: User) -> str:
        """Makes a game with a card; its id."""
        await self.people.say(group, owner, "/newgame")
        return await self.only_game()

    async def only_game(self) -> str:
        found = [game for p in range(keys.PARTITIONS) for game in await self._games(p)]
        assert len(found) == 1
        return found[0]

    async def stored(self, name: str) -> Aggregate:
        return await Shelf(self.redis, keys.partition_of(name)).aggregate(name)

    async def hits(self, game: str) -> int:
        table = (await self.stored(game)).table
        assert table is not None
        return toy.hits(table)

    async def happened(self, game: str) -> list[str]:
        table = (await self.stored(game)).table
        assert table is not None
        return toy.happened(table)

    async def _games(self, partition: int) -> list[str]:
        found = await self.redis.execute_command("SMEMBERS", keys.games(partition))
        return sorted(one.decode() for one in found)

    def _decide_for(self, me: TelegramUser) -> Decide:
        return lambda request, loaded: self.decide(request, loaded)


async def _introduce(bot: Bot) -> None:
    return


@asynccontextmanager
async def staged(store_url: str, redis: Redis, *, loaded_dice: bool = False) -> AsyncIterator[Stage]:
    async with running(loaded_dice=loaded_dice) as address, People(address) as people:
        stage = Stage(people, store_url, redis)
        yield stage
        await stage.stop()


@pytest.fixture
async def stage(store_url: str, redis: Redis) -> AsyncIterator[Stage]:
    """Running, without limits, following the sandbox's clock."""
    async with staged(store_url, redis, loaded_dice=True) as one:
        await one.start()
        yield one

"""A stage on which the real office decides, and people who see everything."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random

from redis.asyncio import Redis

from tests.faults.eyes import Eyes
from tests.faults.hands import Hands, texts
from tests.faults.table import Player, Table
from tests.flow.conftest import Stage, staged
from tgbot.handlers.office import Office


@dataclass
class House:
    """A bot that plays Feats."""

    stage: Stage
    eyes: Eyes
    hands: Hands

    async def table(self, title: str = "Alpha", players: int = 1) -> Table:
        """A table with a scene in which checks are made."""
        people = self.stage.people
        gm = await people.user(f"Gm {title}", start="")
        users = [await people.user(f"Player {n} of {title}", start="") for n in range(players)]
        group = await people.group(title, owner=gm, members=users)
        seats = [Player(user, f"Hero{n} of {title}") for n, user in enumerate(users)]
        table = Table(self.eyes, self.hands, Random(title), title, gm, seats, group)
        await table.seat()
        await people.settle()
        return table


@asynccontextmanager
async def housed(store_url: str, redis: Redis) -> AsyncIterator[House]:
    """Running, without limits, following the sandbox's clock."""
    async with staged(store_url, redis, loaded_dice=True) as stage, Eyes(stage.people.address) as eyes:
        stage.people.settle_ms = 0
        stage.decide = Office(texts(), "sandbox_bot").decide
        await stage.start()
        yield House(stage, eyes, Hands(stage.people))

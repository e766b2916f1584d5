"""The process dies at any moment: no command is lost, none is carried out twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from redis.asyncio import Redis

from tests.flow.conftest import TOKEN, Stage, staged
from tgbot.sandbox.client import Impossible
from tgbot.store import keys
from tgbot.table.table import Table

KILLS = 10


class Nursery:
    """Bots in a process of their own, and the pid of the living one."""

    def __init__(self, folder: Path) -> None:
        self._pid_file = folder / "pid"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, address: str, store_url: str) -> None:
        environment = os.environ | {
            "TALEPOST_TOKEN": TOKEN,
            "TALEPOST_API": address,
            "TALEPOST_REHEARSAL": address,
            "TALEPOST_BUDGET": "off",
        }
        command = [sys.executable, "-m", "tests.flow.nursery", store_url, str(self._pid_file)]
        self._process = await asyncio.create_subprocess_exec(*command, env=environment)

    async def kill(self) -> bool:
        """SIGKILL for the living bot; whether there was one that was not killed yet."""
        with suppress(FileNotFoundError, ProcessLookupError):
            os.kill(int(self._pid_file.read_text()), signal.SIGKILL)
            self._pid_file.unlink()
            return True
        return False

    async def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        await self._process.wait()


@pytest.fixture
async def nursed(store_url: str, redis: Redis, tmp_path: Path) -> AsyncIterator[tuple[Stage, Nursery]]:
    async with staged(store_url, redis) as stage:
        nursery = Nursery(tmp_path)
        await nursery.start(stage.people.address, store_url)
        async with asyncio.timeout(60):
            while not await _polls(stage):
                await asyncio.sleep(0.1)
        yield stage, nursery
        await nursery.stop()


@pytest.mark.slow
async def test_no_press_is_lost_or_counted_twice_when_the_bot_is_killed_again_and_again(
    nursed: tuple[Stage, Nursery],
) -> None:
    stage, nursery = nursed
    chance = random.Random(5)
    people = [await stage.people.user(name, start="") for name in ("Anna", "Boris", "Clara")]
    groups = [await stage.people.group(f"Table {n}", owner=people[n], members=people) for n in range(3)]
    for n, group in enumerate(groups):
        await stage.people.say(group, people[n], "/newgame")
    stage.people.settle_ms = 0
    cards = [await stage.people.last(group) for group in groups]
    pressed: Counter[int] = Counter()
    tells: Counter[int] = Counter()
    playing = True

    async def play(n: int) -> None:
        while playing:
            kind = chance.random()
            if kind < 0.4:
                await stage.people.say(groups[n], people[n], "/hit")
            elif kind < 0.8:
                await stage.people.press_at(groups[n], people[n], cards[n].id, 0)
            else:
                await stage.people.say(groups[n], people[n], "/tell again")
            pressed[n] += kind < 0.8
            tells[n] += kind >= 0.8
            await asyncio.sleep(chance.random() * 0.02)

    players = [asyncio.create_task(play(n)) for n in range(3)]
    for _ in range(KILLS):
        enough = pressed.total() + chance.randint(2, 9)
        while pressed.total() < enough:
            await asyncio.sleep(chance.random() * 0.05)
        await nursery.kill()
    playing = False
    await asyncio.gather(*players)
    assert await stage.people.settle(60_000)

    games = [one.decode() for p in range(keys.PARTITIONS) for one in await _games(stage, p)]
    counted = Counter({g.home.chat: int(await stage.hits(g.id)) for g in [(await _table(stage, one)) for one in games]})
    assert counted == Counter({groups[n].id: pressed[n] for n in range(3)})
    for n in range(3):
        shown = [one.text for one in await stage.people.messages(groups[n]) if one.id == cards[n].id]
        assert shown == [f"toy: {pressed[n]}"]
    told = [one.text for person in people for one in await stage.people.messages(person) if one.text == "told again"]
    assert 0 < len(told) <= 2 * tells.total()  # these need not arrive, and so are never doubled


async def _polls(stage: Stage) -> bool:
    with suppress(Impossible):
        return bool(await stage.people.state())
    return False


async def _games(stage: Stage, partition: int) -> set[bytes]:
    found: set[bytes] = await stage.redis.execute_command("SMEMBERS", keys.games(partition))
    return found


async def _table(stage: Stage, game: str) -> Table:
    table = (await stage.stored(game)).table
    assert table is not None
    return table

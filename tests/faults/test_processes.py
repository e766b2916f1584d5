"""Stops, a second process, a store that goes away: the corridor with the toy deciding."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from structlog.testing import capture_logs

from tests.flow.conftest import Stage, staged
from tgbot.sandbox.client import Group, Pressed, User
from tgbot.store.connection import connect
from tgbot.store.embedded import EmbeddedStore, running_store

PRESSES = 40


async def _table(stage: Stage) -> tuple[Group, User, str]:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)
    stage.people.settle_ms = 0
    return group, anna, game


async def _pressing(stage: Stage, group: Group, user: User) -> list[asyncio.Task[Pressed]]:
    """Many presses on their way, the first of them in the bot's hands."""
    card = await stage.people.last(group)
    tasks = [asyncio.create_task(stage.people.press_at(group, user, card.id, 0)) for _ in range(PRESSES)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    return tasks


async def _all_counted(stage: Stage, game: str, group: Group, tasks: list[asyncio.Task[Pressed]]) -> None:
    pressed = await asyncio.gather(*tasks)
    await stage.people.settle(30_000)
    assert all(one.answered for one in pressed)
    assert sorted(one.toast for one in pressed) == sorted(f"hit {n + 1}" for n in range(PRESSES))
    assert await stage.hits(game) == PRESSES
    texts = [one.text for one in await stage.people.messages(group) if one.sender == 42 and not one.service]
    assert texts == [f"toy: {PRESSES}"]


async def test_a_stop_in_the_middle_of_a_batch_finishes_what_it_holds_and_loses_nothing(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    tasks = await _pressing(stage, group, anna)

    await stage.stop()
    await stage.start()

    await _all_counted(stage, game, group, tasks)


async def test_a_second_process_waits_and_takes_over_without_doubling_anything(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    second = Stage(stage.people, stage.store_url, stage.redis)
    with capture_logs() as logs:
        await second.start()
        while not any(line["event"] == "another-process-works" for line in logs):
            await asyncio.sleep(0.02)
    tasks = await _pressing(stage, group, anna)

    await stage.stop()

    await _all_counted(stage, game, group, tasks)
    await second.stop()


@pytest.fixture
def own_store(tmp_path: Path) -> Iterator[EmbeddedStore]:
    with running_store(tmp_path / "store") as store:
        yield store


async def test_a_store_that_goes_away_is_waited_for_with_one_clear_line(own_store: EmbeddedStore) -> None:
    redis: Redis = connect(own_store.url)
    async with staged(own_store.url, redis) as stage:
        await stage.start()
        group, anna, game = await _table(stage)
        with capture_logs() as logs:
            tasks = await _pressing(stage, group, anna)
            os.kill(own_store.pid, signal.SIGKILL)
            while not any(line["event"] == "store-unreachable" for line in logs):
                await asyncio.sleep(0.02)
            own_store.revive()

            await _all_counted(stage, game, group, tasks)
        said = [line["event"] for line in logs if str(line["event"]).startswith("store-")]
        assert said == ["store-unreachable", "store-is-back"]
    await redis.aclose()

"""The store goes away and comes back: people wait a little, nothing is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.flow.conftest import Stage, staged
from tgbot.store.connection import connect
from tgbot.store.embedded import EmbeddedStore, start_store


@pytest.fixture
async def own_store(tmp_path: Path) -> AsyncIterator[tuple[Stage, EmbeddedStore]]:
    """A stage over a store that may be killed."""
    store = start_store(tmp_path / "store")
    client = connect(store.url)
    async with staged(store.url, client) as stage:
        await stage.start()
        yield stage, store
    await client.aclose()
    store.stop()


async def _killed(store: EmbeddedStore) -> None:
    os.kill(store.pid, signal.SIGKILL)
    while not store.revive():
        await asyncio.sleep(0.01)


async def test_presses_while_the_store_is_killed_and_revived_all_count_once(
    own_store: tuple[Stage, EmbeddedStore],
) -> None:
    stage, store = own_store
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)
    stage.people.settle_ms = 0

    for n in range(30):
        await stage.people.say(group, anna, "/hit")
        if n % 10 == 5:
            await _killed(store)
    assert await stage.people.settle(20_000)

    assert await stage.hits(game) == 30


async def test_a_store_that_hangs_is_waited_for(own_store: tuple[Stage, EmbeddedStore]) -> None:
    stage, store = own_store
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)
    stage.people.settle_ms = 0

    os.kill(store.pid, signal.SIGSTOP)
    await stage.people.say(group, anna, "/hit")
    await asyncio.sleep(1)
    os.kill(store.pid, signal.SIGCONT)
    assert await stage.people.settle(20_000)

    assert await stage.hits(game) == 1


async def test_the_bot_can_be_stopped_while_the_store_is_away(own_store: tuple[Stage, EmbeddedStore]) -> None:
    stage, store = own_store
    await stage.people.user("Anna", start="")
    os.kill(store.pid, signal.SIGSTOP)
    try:
        async with asyncio.timeout(60):
            await stage.stop()
    finally:
        os.kill(store.pid, signal.SIGCONT)

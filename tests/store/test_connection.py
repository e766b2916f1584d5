"""What a connection bears: a store that is killed and comes back, and a reader that waits long."""

import asyncio
import os
import signal
from pathlib import Path

import pytest
import redis as blocking_redis
from structlog.testing import capture_logs

from tgbot.store import connection
from tgbot.store.connection import connect, connect_reader
from tgbot.store.embedded import running_store
from tgbot.store.soundness import wait_for_store


async def test_a_command_outlives_a_restart_of_the_store(tmp_path: Path) -> None:
    with running_store(tmp_path) as store:
        client = connect(store.url)
        await client.set("game", "g1")
        os.kill(store.pid, signal.SIGKILL)
        reading = asyncio.ensure_future(client.get("game"))
        await asyncio.sleep(0.1)
        while not store.revive():
            await asyncio.sleep(0.01)
        assert await reading == b"g1"
        await client.aclose()


async def test_a_store_that_stays_away_is_an_error_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "RETRIES", 1)
    client = connect("unix:///nowhere/s")
    with pytest.raises(blocking_redis.ConnectionError):
        await client.get("game")
    await client.aclose()


async def test_a_reader_may_wait_longer_than_a_command(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "COMMAND_SECONDS", 0.2)
    monkeypatch.setattr(connection, "RETRIES", 0)
    reader, writer = connect_reader(store_url), connect(store_url)
    reading = asyncio.ensure_future(reader.xread({"inbox": "$"}, block=5000))
    await asyncio.sleep(0.5)
    await writer.xadd("inbox", {"update": "7"})
    (stream,) = await reading
    assert stream[0] == b"inbox"
    with pytest.raises(blocking_redis.TimeoutError):
        await writer.xread({"inbox": "$"}, block=1000)
    await reader.aclose()
    await writer.aclose()


async def test_waiting_for_a_store_says_so_and_ends_when_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "RETRIES", 0)
    monkeypatch.setattr("tgbot.store.soundness.FIRST_PAUSE", 0.02)
    with running_store(tmp_path) as store:
        os.kill(store.pid, signal.SIGKILL)
        with capture_logs() as said:
            waiting = asyncio.create_task(wait_for_store(store.url))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            store.revive()
            await waiting
    assert {line["event"] for line in said} == {"store-unreachable"}

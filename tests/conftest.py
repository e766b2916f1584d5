"""Fixtures for everybody: a real store, one server for each test process, empty before each test."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis

from tgbot.store.connection import connect
from tgbot.store.embedded import running_store


@pytest.fixture(scope="session")
def store_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of this test process's own server; use `store_url`, which empties it."""
    with running_store(Path(tmp_path_factory.mktemp("store"))) as store:
        yield store.url


@pytest.fixture
async def store_url(store_server: str) -> str:
    """The address of a real, empty store."""
    client = connect(store_server)
    await client.flushdb()
    await client.aclose()
    return store_server


@pytest.fixture
async def redis(store_url: str) -> AsyncIterator[Redis]:
    """A client of a real, empty store; answers are bytes."""
    client = connect(store_url)
    yield client
    await client.aclose()

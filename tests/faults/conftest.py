"""The stage of the corridor, and one on which the real office decides."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from tests.faults.house import House, housed
from tests.flow.conftest import stage

__all__ = ["house", "stage"]


@pytest.fixture
async def house(store_url: str, redis: Redis) -> AsyncIterator[House]:
    async with housed(store_url, redis) as one:
        yield one

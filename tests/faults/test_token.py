"""A token that Telegram does not know ends the process with words that say what to do."""

from __future__ import annotations

import asyncio

import pytest
from redis.asyncio import Redis

from tests.flow.conftest import Stage, staged
from tgbot.faults import SettingsFault


async def _ends(stage: Stage) -> SettingsFault:
    assert stage.running is not None
    with pytest.raises(SettingsFault) as caught:
        async with asyncio.timeout(60):
            await stage.running
    stage.running = None
    return caught.value


async def test_at_the_start(store_url: str, redis: Redis) -> None:
    async with staged(store_url, redis) as stage:
        await stage.people.fault("getMe", code=401, description="Unauthorized")
        await stage.start()
        fault = await _ends(stage)
    assert fault.exit_code == 2
    assert "BotFather" in str(fault)


async def test_when_it_is_taken_back_later(stage: Stage) -> None:
    await stage.people.user("Anna", start="")
    await stage.people.fault("getUpdates", code=401, description="Unauthorized")
    stage.people.settle_ms = 0
    await stage.people.user("Boris", start="")
    assert (await _ends(stage)).exit_code == 2


async def test_telegram_out_of_reach_at_the_start_is_waited_for(store_url: str, redis: Redis) -> None:
    async with staged(store_url, redis) as stage:
        await stage.people.fault("getMe", drop="before")
        await stage.start()
        anna = await stage.people.user("Anna", start="")
        async with asyncio.timeout(60):
            while (await stage.people.last(anna)).text != "private /start":
                await asyncio.sleep(0.05)

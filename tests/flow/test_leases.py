"""One process works; another waits, and takes over when the first ends, dies or falls silent."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest
from redis.asyncio import Redis

from tests.flow.conftest import Stage, staged
from tgbot.flow import leases
from tgbot.flow.leases import INTAKE, Leases
from tgbot.store import keys

ALL = keys.PARTITIONS + 1


async def test_the_first_gets_everything_and_the_second_waits(redis: Redis) -> None:
    first, second = Leases(redis), Leases(redis)

    granted = await first.renew()

    assert len(granted) == ALL
    assert INTAKE in {grant.name for grant in granted}
    assert await second.renew() == []
    assert {grant.token for grant in await first.renew()} == {granted[0].token}


async def test_what_is_given_up_can_be_taken_at_once_under_a_higher_fence(redis: Redis) -> None:
    first, second = Leases(redis), Leases(redis)
    before = await first.renew()

    await first.release()
    after = await second.renew()

    assert len(after) == ALL
    assert after[0].token > before[0].token
    assert await first.renew() == []


async def test_a_silent_owner_loses_everything(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.2)
    first, second = Leases(redis), Leases(redis)
    await first.renew()
    assert await second.renew() == []

    await asyncio.sleep(0.25)

    assert len(await second.renew()) == ALL
    assert await first.renew() == []


async def test_an_owner_that_slept_knows_of_its_own_silence(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.2)
    owner = Leases(redis)
    before = await owner.renew()
    await asyncio.sleep(0.25)

    after = await owner.renew()

    assert {grant.token for grant in after} == {before[0].token}
    assert all(grant.silent_since for grant in after)
    await owner.told([grant.name for grant in after])
    assert {grant.silent_since for grant in await owner.renew()} == {None}


async def test_a_dead_process_of_this_machine_is_not_waited_for(redis: Redis, store_url: str) -> None:
    script = (
        "import asyncio, sys\n"
        "from tgbot.flow.leases import Leases\n"
        "from tgbot.store.connection import connect\n"
        "async def main():\n"
        "    client = connect(sys.argv[1])\n"
        "    print(len(await Leases(client).renew()))\n"
        "asyncio.run(main())\n"
    )
    died = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script, store_url], capture_output=True, text=True, env=os.environ
    )
    assert died.stdout.strip() == str(ALL), died.stderr

    assert len(await Leases(redis).renew()) == ALL


async def test_a_silence_is_remembered_until_the_games_know_of_it(redis: Redis) -> None:
    first, second, third = Leases(redis), Leases(redis), Leases(redis)
    assert {grant.silent_since for grant in await first.renew()} == {None}
    await first.release()
    taken = await second.renew()
    assert all(grant.silent_since for grant in taken)
    since = taken[0].silent_since

    await second.release()
    assert {grant.silent_since for grant in await third.renew()} == {since}  # nobody was told yet
    await third.told([grant.name for grant in taken])

    assert {grant.silent_since for grant in await third.renew()} == {None}


async def test_a_second_bot_takes_over_when_the_first_stops(store_url: str, redis: Redis) -> None:
    async with staged(store_url, redis) as stage:
        await stage.start()
        anna = await stage.people.user("Anna", start="")
        group = await stage.people.group("Table", owner=anna)
        game = await stage.game(group, anna)
        second = Stage(stage.people, store_url, redis)
        await second.start()
        await stage.people.press(group, anna, "Hit")
        assert await stage.hits(game) == 1

        await stage.stop()
        await stage.people.press(group, anna, "Hit")
        await stage.people.settle()

        assert await second.hits(game) == 2
        await second.stop()


async def test_after_a_long_outage_each_game_is_told_once(store_url: str, redis: Redis) -> None:
    async with staged(store_url, redis) as stage:
        await stage.start()
        anna = await stage.people.user("Anna", start="")
        group = await stage.people.group("Table", owner=anna)
        game = await stage.game(group, anna)
        await stage.stop()
        hour_ago = str(float((await redis.time())[0]) - 3600)
        for owner in await redis.execute_command("HKEYS", keys.LEASE_OWNERS):
            await redis.execute_command("HSET", keys.LEASE_OWNERS, owner, hour_ago)

        await stage.start()
        await stage.people.settle()
        assert await stage.happened(game) == ["told outage"]
        told = [one.text for one in await stage.people.messages(group) if one.text.startswith("told outage")]
        assert len(told) == 1
        assert 3600 < float(told[0].split(":")[1].strip(" }")) < 3700

        await stage.stop()
        await stage.start()
        await stage.people.settle()
        assert len([one for one in await stage.people.messages(group) if one.text.startswith("told outage")]) == 1

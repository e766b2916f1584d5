"""Due entries fall once, in order of their time, and only a moved clock makes them fall early."""

from __future__ import annotations

import asyncio

from tests.flow.conftest import Stage
from tgbot.sandbox.client import Group


async def _table(stage: Stage) -> tuple[Group, str]:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)
    return group, await stage.game(group, anna)


async def _later(stage: Stage, group: Group, seconds: str) -> None:
    anna = (await stage.people.messages(group))[0].sender
    await stage.people.post("messages", {"chat_id": group.id, "user_id": anna, "text": f"/later {seconds}"})
    await stage.people.settle()


async def test_an_alarm_falls_when_the_clock_is_moved_past_it(stage: Stage) -> None:
    group, game = await _table(stage)
    await _later(stage, group, "3600 7200")

    await stage.people.advance(hours=1, minutes=30)
    assert await stage.happened(game) == ["struck d|3600"]

    await stage.people.advance(hours=1)
    assert await stage.happened(game) == ["struck d|3600", "struck d|7200"]
    texts = [one.text for one in await stage.people.messages(group) if one.text.startswith("fallen")]
    assert texts == ["fallen d|3600", "fallen d|7200"]


async def test_the_walk_to_the_next_due_time_ends_there(stage: Stage) -> None:
    group, game = await _table(stage)
    await _later(stage, group, "50 5000")

    await stage.people.advance_to("next")

    assert await stage.happened(game) == ["struck d|50"]


async def test_a_new_set_of_due_entries_replaces_the_old_one(stage: Stage) -> None:
    group, game = await _table(stage)
    await _later(stage, group, "100 200")
    await _later(stage, group, "300")

    await stage.people.advance(hours=1)

    assert await stage.happened(game) == ["struck d|300"]


async def test_an_alarm_that_fell_while_nobody_was_there_falls_after_the_start(stage: Stage) -> None:
    group, game = await _table(stage)
    await _later(stage, group, "1")
    await stage.stop()

    await asyncio.sleep(1.2)
    await stage.start()
    await stage.people.settle()

    assert await stage.happened(game) == ["struck d|1"]


async def test_real_seconds_pass_too(stage: Stage) -> None:
    group, game = await _table(stage)
    await _later(stage, group, "0.2")

    for _ in range(100):
        if await stage.happened(game):
            break
        await asyncio.sleep(0.02)

    assert await stage.happened(game) == ["struck d|0.2"]

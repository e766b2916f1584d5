"""Telegram refuses, delays or loses calls: nothing that must arrive is lost, nothing else is said twice."""

from __future__ import annotations

import asyncio
import time

from tests.flow.conftest import Stage
from tgbot.sandbox.client import Group, User


async def _table(stage: Stage) -> tuple[Group, User, str]:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    return group, anna, await stage.game(group, anna)


async def _texts(stage: Stage, group: Group | User) -> list[str]:
    """What the bot has said."""
    return [one.text for one in await stage.people.messages(group) if one.sender == 42 and not one.service]


async def test_flood_control_delays_its_own_chat_only(stage: Stage) -> None:
    group, anna, _ = await _table(stage)
    other = await stage.people.group("Other", owner=anna)
    stage.people.settle_ms = 0
    await stage.people.fault("editMessageText", retry_after=6, chat=group)

    begun = time.monotonic()
    await stage.people.press(group, anna, "Hit")
    await stage.people.say(other, anna, "/nothing")
    while "no game here" not in await _texts(stage, other):
        await asyncio.sleep(0.02)
    assert time.monotonic() - begun < 5
    await stage.people.settle()

    assert time.monotonic() - begun >= 6
    assert await _texts(stage, group) == ["toy: 1"]


async def test_an_unchanged_message_is_no_failure(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.fault(
        "editMessageText", code=400, description="Bad Request: message is not modified: specified new message content"
    )

    await stage.people.press(group, anna, "Hit")

    assert await stage.happened(game) == []
    assert len(await stage.people.calls(method="editMessageText")) == 1


async def test_a_message_that_is_gone_is_reported(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.fault("editMessageText", code=400, description="Bad Request: message to edit not found")

    await stage.people.press(group, anna, "Hit")

    assert await stage.happened(game) == ["card gone"]


async def test_a_blocked_bot_is_reported_and_the_row_is_not_repeated(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.fault("sendMessage", code=403, description="Forbidden: bot was blocked by the user")

    await stage.people.say(group, anna, "/what")

    assert await stage.happened(game) == ["unknown what4 unreachable"]
    assert await _texts(stage, group) == ["toy: 0"]


async def test_a_send_that_must_arrive_is_repeated_when_its_fate_is_unknown(stage: Stage) -> None:
    group, anna, _ = await _table(stage)
    await stage.people.fault("sendMessage", drop="before")

    await stage.people.say(group, anna, "/what")

    assert await _texts(stage, group) == ["toy: 0", "unknown what"]


async def test_a_doubled_message_is_the_price_of_one_that_must_arrive(stage: Stage) -> None:
    group, anna, _ = await _table(stage)
    await stage.people.fault("sendMessage", drop="after")

    await stage.people.say(group, anna, "/what")

    assert await _texts(stage, group) == ["toy: 0", "unknown what", "unknown what"]


async def test_a_send_that_need_not_arrive_is_never_doubled(stage: Stage) -> None:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    await stage.people.fault("sendMessage", drop="after")

    game = await stage.game(group, anna)

    assert await _texts(stage, group) == ["toy: 0"]
    async with asyncio.timeout(60):  # the report comes by way of the inbox, after the call has failed
        while not await stage.happened(game):
            await asyncio.sleep(0.05)
    assert await stage.happened(game) == ["card doubtful"]


async def test_an_edit_is_repeated_freely(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.fault("editMessageText", drop="after")
    await stage.people.fault("editMessageText", code=502, description="Bad Gateway")

    await stage.people.press(group, anna, "Hit")

    assert await _texts(stage, group) == ["toy: 1"]
    assert await stage.happened(game) == []


async def test_what_cannot_be_parsed_is_sent_once_more_without_markup(stage: Stage) -> None:
    group, anna, _ = await _table(stage)
    await stage.people.fault(
        "editMessageText", code=400, description="Bad Request: can't parse entities: unsupported start tag"
    )

    pressed = await stage.people.press(group, anna, "Hit")

    assert pressed.message is not None
    assert pressed.message.text == "toy: 1"
    last = (await stage.people.calls(method="editMessageText"))[-1]["params"]
    assert isinstance(last, dict)
    assert "parse_mode" not in last


async def test_a_migration_that_is_first_heard_of_by_a_refusal(stage: Stage) -> None:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna, kind="group")
    game = await stage.game(group, anna)
    moved = await stage.people.group("Table", owner=anna)
    await stage.people.fault(
        "sendMessage", code=400, description="Bad Request: group chat was upgraded", chat=group, migrate_to=moved.id
    )

    await stage.people.say(group, anna, "/what")

    table = (await stage.stored(game)).table
    assert table is not None
    assert table.home.chat == moved.id
    assert sorted(await _texts(stage, moved)) == ["toy: 0", "unknown what"]


async def test_a_deleted_topic_is_told_and_what_must_arrive_goes_to_general(stage: Stage) -> None:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna, topics=["Scene"])
    thread = group.topics["Scene"]
    await stage.people.send(group, anna, {"text": "/newgame", "message_thread_id": thread})
    await stage.people.settle()
    game = await stage.only_game()
    await stage.people.change_topic(group, anna, thread, "delete")

    await stage.people.say(group, anna, "/what")

    assert await stage.happened(game) == [f"topic {thread} gone"]
    last = await stage.people.last(group)
    assert (last.text, last.thread) == ("unknown what", 0)


async def test_the_same_press_delivered_twice_under_one_id_counts_once(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.press(group, anna, "Hit")
    await stage.stop()

    await stage.start()  # a new poller that has confirmed nothing asks again
    await stage.people.settle()

    assert await stage.hits(game) == 1


async def test_a_poller_waits_while_another_one_polls(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.fault("getUpdates", code=409, description="Conflict: terminated by other getUpdates request")
    await stage.people.press(group, anna, "Hit")

    await stage.people.settle()

    assert await stage.hits(game) == 1


async def test_telegram_that_is_down_for_a_moment_loses_nothing(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    await stage.people.fault("getUpdates", code=502, description="Bad Gateway")
    await stage.people.fault("*", drop="before", times=3)

    await stage.people.press(group, anna, "Hit")
    await stage.people.settle()

    assert await stage.hits(game) == 1
    assert await _texts(stage, group) == ["toy: 1"]

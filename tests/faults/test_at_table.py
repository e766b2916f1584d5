"""Faults at a table of Feats: what the people at it see."""

from __future__ import annotations

import time

from tests.faults.hands import label
from tests.faults.house import House
from tests.faults.table import Table
from tgbot.sandbox.client import Seen
from tgbot.store import keys


async def test_a_menu_that_is_opened_again_loses_its_older_buttons(house: House) -> None:
    table = await house.table(players=2)

    for _ in range(2):
        await house.hands.say(table.gm, table.gm, "/gm")
        await house.stage.people.settle()

    live = [one.id for one in house.eyes.of(table.gm) if label("feats-close-scene") in one.buttons]
    assert len(live) == 1


async def test_presses_get_their_toast_while_the_chat_must_wait(house: House) -> None:
    table = await house.table()
    word = await table.up_to_the_roll(table.players[0])
    asked = await table.asked_to_roll(word)
    await house.stage.people.settle()
    for method in ("editMessageText", "sendMessage"):
        await house.stage.people.fault(method, retry_after=8, chat=table.group)

    begun = time.monotonic()
    rolled = await house.hands.press(table.players[0].user, asked, label("feats-roll"))
    again = await house.hands.press(table.players[0].user, asked, label("feats-roll"))

    assert rolled.answered
    assert again.toast == out_of_date()
    assert time.monotonic() - begun < 7
    await table.gone(asked)
    assert time.monotonic() - begun >= 8


async def test_a_roll_that_is_delivered_twice_under_two_ids_falls_once(house: House) -> None:
    table = await house.table()
    word = await table.up_to_the_roll(table.players[0])
    asked = await table.asked_to_roll(word)

    await house.hands.press(table.players[0].user, asked, label("feats-roll"))
    await house.stage.people.repeat()
    await house.stage.people.settle()

    assert await dice(house, table) == 2


async def test_a_tick_and_a_declaration_delivered_twice_under_two_ids_count_once(house: House) -> None:
    table = await house.table()
    word = await table.declare(table.players[0])
    await house.stage.people.repeat()
    form = await table.eyes.see(table.gm, word, button=label("feats-rank", rank="2"))
    await house.hands.press(table.gm, form, label("feats-rank", rank="2"))
    await house.hands.press(table.gm, form, label("feats-advantage"))
    await house.stage.people.repeat(2)
    await house.stage.people.settle()

    assert "2" not in advantage_line(table.now(form))
    declared = [one for one in house.eyes.of(table.group) if f"{word} 1/0" in one.text and "Hero0" in one.text]
    assert len(declared) == 1


def advantage_line(form: Seen) -> str:
    """What the form says of advantages."""
    return next((line for line in form.text.splitlines() if label("feats-advantage") in line), "")


async def test_a_form_from_before_a_restart_goes_on_and_one_that_is_over_is_out_of_date(house: House) -> None:
    table = await house.table()
    word = await table.declare(table.players[0])
    form = await table.eyes.see(table.gm, word, button=label("feats-rank", rank="2"))
    await house.hands.press(table.gm, form, label("feats-rank", rank="2"))
    await house.stage.stop()

    await house.stage.start()
    done = await house.hands.press(table.gm, table.now(form), label("button-done"))
    again = await house.hands.press(table.gm, form, label("feats-rank", rank="3"))

    assert done.answered
    await table.asked_to_roll(word)
    assert again.toast == out_of_date()


async def test_a_game_that_cannot_be_read_is_put_aside_its_gm_is_told_once_and_others_go_on(house: House) -> None:
    sick, well = await house.table("Sick"), await house.table("Well")
    await house.stage.stop()
    await house.stage.redis.execute_command("HSET", keys.body(sick.game), "game", b'{"ruleset": "feats"')
    await house.stage.start()

    for _ in range(2):
        await house.hands.say(sick.group, sick.players[0].user, "/menu")
    await well.check(well.players[0])
    await house.stage.people.settle()

    note = label("fault-quarantined", gm=sick.gm.first_name, title=sick.title)
    assert [one.text for one in house.eyes.of(sick.group)].count(note) == 1
    assert note not in [one.text for one in house.eyes.of(well.group)]


async def dice(house: House, table: Table) -> int:
    """So many dice have fallen in the game."""
    stored = (await house.stage.stored(table.game)).table
    assert stored is not None
    return stored.dice.counter


def out_of_date() -> str:
    return label("refuse-out-of-date")

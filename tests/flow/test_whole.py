"""One way round: what comes in is decided once, in order, and people see what came of it."""

from __future__ import annotations

import asyncio

from tests.flow.conftest import Stage
from tgbot.store import keys
from tgbot.store.aggregates import Shelf


async def test_a_command_makes_a_game_and_a_press_edits_its_card(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)

    pressed = await stage.people.press(group, anna, "Hit")

    assert pressed.toast == "hit 1"
    assert pressed.message is not None
    assert pressed.message.text == "toy: 1"
    assert await stage.hits(game) == 1
    assert [one.text for one in await stage.people.messages(group) if not one.service] == ["/newgame", "toy: 1"]


async def test_presses_of_many_at_once_all_count_and_the_card_shows_the_last(stage: Stage) -> None:
    people = [await stage.people.user(name) for name in ("Anna", "Boris", "Clara", "Dina")]
    group = await stage.people.group("Table", owner=people[0], members=people[1:])
    game = await stage.game(group, people[0])
    card = await stage.people.last(group)

    await asyncio.gather(*(stage.people.press(group, one, "Hit", message=card) for one in people * 5))

    assert await stage.hits(game) == 20
    assert (await stage.people.last(group)).text == "toy: 20"


async def test_a_press_is_answered_even_if_the_decision_has_no_words_for_it(stage: Stage) -> None:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)
    card = await stage.people.last(group)

    ticked = await stage.people.press_data(group, anna, card, f"v1g:{game}::tick:a")
    nonsense = await stage.people.press_data(group, anna, card, "what is this")

    assert (ticked.answered, ticked.toast) == (True, "")
    assert nonsense.answered


async def test_ticks_are_kept_beside_the_game_without_a_new_revision(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)
    card = await stage.people.last(group)
    before = await stage.stored(game)

    for option in "ab":
        await stage.people.press_data(group, anna, card, f"v1g:{game}::tick:{option}")

    after = await stage.stored(game)
    assert after.drafts["p1|form"].picks == ("a", "b")
    assert after.revision == before.revision


async def test_the_log_is_read_when_a_decision_asks_for_it(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)
    await stage.game(group, anna)
    for _ in range(3):
        await stage.people.press(group, anna, "Hit")

    await stage.people.say(group, anna, "/log")

    assert (await stage.people.last(group)).text == "log [2, 3]"


async def test_what_concerns_a_person_reaches_their_partition_each_time_once(stage: Stage) -> None:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    await stage.game(group, anna)

    await stage.people.say(group, anna, "/tell good morning")

    texts = [one.text for one in await stage.people.messages(anna)]
    assert texts == ["/start", "private /start", "told good morning", "told again"]


async def test_a_restart_goes_on_where_it_stopped(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)
    game = await stage.game(group, anna)
    await stage.people.press(group, anna, "Hit")
    await stage.stop()

    stage.people.settle_ms = 0
    await stage.people.say(group, anna, "/hit")
    await stage.start()
    await stage.people.settle()

    assert await stage.hits(game) == 2
    assert [one.text for one in await stage.people.messages(group) if one.sender != anna.id] == ["toy: 2"]


async def test_loaded_dice_fall_first_and_only_once(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)
    await stage.game(group, anna)
    await stage.people.dice(6, 1, 9, 5)

    await stage.people.say(group, anna, "/roll 3")
    await stage.people.say(group, anna, "/roll 2")

    rolled = [one.text for one in await stage.people.messages(group) if one.text.startswith("rolled")]
    assert rolled[0] == "rolled (6, 1, 5)"  # no d6 has a nine
    assert rolled[1] != rolled[0]


async def test_a_group_that_becomes_a_supergroup_takes_its_game_along(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna, kind="group")
    game = await stage.game(group, anna)

    moved = await stage.people.migrate(group)
    await stage.people.settle()
    await stage.people.say(moved, anna, "/hit")

    assert await stage.hits(game) == 1
    cards = [one.text for one in await stage.people.messages(moved) if one.sender != anna.id and not one.service]
    assert cards == ["toy: 1"]
    shelf = Shelf(stage.redis, keys.partition_of(game))
    assert list(await shelf.chat(moved.id)) == [game]
    assert await shelf.chat(group.id) == {}


async def test_somebody_leaves_and_every_game_of_the_chat_hears_of_it(stage: Stage) -> None:
    anna, boris = await stage.people.user("Anna"), await stage.people.user("Boris")
    group = await stage.people.group("Table", owner=anna, members=[boris])
    game = await stage.game(group, anna)
    await stage.people.say(group, anna, "/newgame other")
    other = next(one for one in await Shelf(stage.redis, keys.partition_of(game)).chat(group.id) if one != game)

    await stage.people.member(group, boris, "left")
    await stage.people.settle()

    assert "Boris left" in await stage.happened(game)
    assert "Boris left" in await stage.happened(other)


async def test_plain_prose_changes_nothing_and_leaves_nothing_behind(stage: Stage) -> None:
    anna = await stage.people.user("Anna")
    group = await stage.people.group("Table", owner=anna)

    await stage.people.say(group, anna, "Once upon a time")

    names = await stage.redis.keys("{p*")
    assert {name.split(b":")[1] for name in names} <= {b"fence", b"seen", b"in"}
    assert not any([await stage.redis.xlen(name) for name in names if name.endswith(b":in")])

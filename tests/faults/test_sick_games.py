"""A decision that crashes, a game that cannot be read, an entry from nowhere: the others go on, nothing is lost."""

from __future__ import annotations

from tests.flow.conftest import Stage
from tgbot.sandbox.client import Group, User
from tgbot.store import keys


async def _table(stage: Stage) -> tuple[Group, User, str]:
    anna = await stage.people.user("Anna", start="")
    group = await stage.people.group("Table", owner=anna)
    return group, anna, await stage.game(group, anna)


async def _dead(stage: Stage, game: str) -> list[bytes]:
    found = await stage.redis.xrange(keys.dead(keys.partition_of(game)))
    return [fields[b"why"] for _, fields in found]


async def test_a_decision_that_crashes_is_put_aside_and_the_next_is_made(stage: Stage) -> None:
    group, anna, game = await _table(stage)

    await stage.people.say(group, anna, "/crash")
    await stage.people.say(group, anna, "/hit")

    assert await _dead(stage, game) == [b"ZeroDivisionError: as asked"]
    assert await stage.happened(game) == ["told fault"]
    assert await stage.hits(game) == 1


async def test_a_press_whose_decision_crashes_is_answered_and_the_game_is_told(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    sound = stage.decide

    def crashing(request: object, loaded: object) -> object:
        if getattr(request, "kind", "") == "pressed":
            raise ZeroDivisionError("pressed")
        return sound(request, loaded)  # type: ignore[arg-type]

    stage.decide = crashing  # type: ignore[assignment]
    pressed = await stage.people.press(group, anna, "Hit")
    await stage.people.settle()

    assert pressed.answered
    assert await _dead(stage, game) == [b"ZeroDivisionError: pressed"]
    assert await stage.happened(game) == ["told fault"]


async def test_a_decision_that_crashes_only_sometimes_is_made(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    sound = stage.decide
    tries: list[int] = []

    def moody(request: object, loaded: object) -> object:
        if getattr(request, "command", "") == "hit" and len(tries) < 2:
            tries.append(1)
            raise OSError("a file is not there yet")
        return sound(request, loaded)  # type: ignore[arg-type]

    stage.decide = moody  # type: ignore[assignment]
    await stage.people.say(group, anna, "/hit")

    assert await stage.hits(game) == 1
    assert await _dead(stage, game) == []


async def test_a_game_that_cannot_be_read_is_quarantined_and_its_neighbour_plays_on(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    card = await stage.people.last(group)
    await stage.people.say(group, anna, "/newgame other")
    other_card = await stage.people.last(group)
    body = await stage.redis.execute_command("HGET", keys.body(game), "table")
    assert body is not None
    await stage.stop()
    await stage.redis.execute_command("HSET", keys.body(game), "table", body.replace(b'"owner"', b'"0wner"'))
    await stage.start()

    broken = await stage.people.press(group, anna, "Hit", message=card)
    await stage.people.press(group, anna, "Hit", message=card)
    well = await stage.people.press(group, anna, "Hit", message=other_card)
    await stage.people.settle()

    assert broken.answered
    assert well.toast == "hit 1"
    notes = [one.text for one in await stage.people.messages(group) if one.text.startswith("broken")]
    assert notes == ["broken: corrupt"]
    assert len(await _dead(stage, game)) == 2

    await stage.stop()
    await stage.redis.execute_command("HSET", keys.body(game), "table", body)
    await stage.start()
    await stage.people.settle()

    assert await stage.hits(game) == 2
    assert await _dead(stage, game) == []
    assert not await stage.redis.exists(keys.sick(keys.partition_of(game)))


async def test_an_entry_that_nobody_understands_is_put_aside(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    partition = keys.partition_of(game)

    await stage.redis.xadd(keys.inbox(partition), {"c": "x", "r": '{"kind": "prophecy"}'})
    await stage.people.say(group, anna, "/hit")

    assert await stage.hits(game) == 1
    assert len(await _dead(stage, game)) == 1


async def test_a_request_for_a_game_that_never_was_changes_nothing(stage: Stage) -> None:
    group, anna, game = await _table(stage)
    card = await stage.people.last(group)
    stranger = keys.new_game_id(keys.partition_of(game))

    pressed = await stage.people.press_data(group, anna, card, f"v1g:{stranger}::hit:")
    await stage.people.settle()

    assert pressed.answered
    assert (await stage.stored(stranger)).revision == 0

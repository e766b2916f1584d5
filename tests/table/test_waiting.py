"""THE waiting list (product.md, Time, laws 1 and 6; cases 27, 30)."""

from engine import GM, Prompt, Text, evolve
from tests.table.tables import (
    ANN,
    BOB,
    GM_USER,
    P1,
    P2,
    P3,
    WHY,
    at,
    away,
    for_gm,
    in_round,
    member,
    offer,
    on,
    table,
    turn,
    window,
    wound,
)
from tgbot.table.absence import with_deputy
from tgbot.table.pace import pause
from tgbot.table.seats import gone, leave, play_as_npc
from tgbot.table.setup import choose_silence
from tgbot.table.table import Table
from tgbot.table.waiting import Awaited, awaited, in_order, last_missing

NOW = at("2027-06-07 10:00")


def listed(around: Table, *prompts: Prompt) -> list[tuple[str, str]]:
    return [(one.seat, one.prompt.id) for one in awaited(around, prompts) if not one.chance]


def only(around: Table, *prompts: Prompt) -> Awaited:
    (one,) = awaited(around, prompts)
    return one


def held_text(one: Awaited) -> Text | None:
    return one.held


def test_moves_and_rounds_make_the_list_and_standing_offers_do_not() -> None:
    prompts = (turn("act", P1), in_round("part.p2", P2), offer("menu", P3))
    assert listed(wound(table(), NOW, *prompts), *prompts) == [("p1", "act"), ("p2", "part.p2")]


def test_it_says_who_answers_for_what_until_when() -> None:
    one = only(wound(table(), NOW, turn("act", P1)), turn("act", P1))
    assert (one.seat, one.users, one.clock, on(one.due_at)) == ("p1", (ANN,), "act", "2027-06-08 10:00")


def test_a_chance_to_react_is_listed_as_such_and_not_waited_for() -> None:
    assert only(wound(table(), NOW, window("improve", P2)), window("improve", P2)).chance
    assert listed(table(), window("improve", P2)) == []


def test_any_one_of_several_may_answer_the_gm_first() -> None:
    assert listed(table(), turn("act", P2, GM, P1)) == [("gm", "act"), ("p1", "act"), ("p2", "act")]


def test_seats_are_listed_in_the_order_of_joining() -> None:
    assert in_order([P3, *(type(P1)(f"p{n}") for n in (10, 2)), GM]) == ["gm", "p2", "p3", "p10"]


def test_a_held_question_says_why_it_stands() -> None:
    prompts = (turn("act", P1, held=WHY),)
    one = only(wound(table(), NOW, *prompts), *prompts)
    assert (held_text(one), one.due_at) == (WHY, None)


def test_in_a_pause_the_list_stays_and_has_no_deadlines() -> None:
    t = pause(wound(table(), NOW, turn("act", P1)), NOW)
    assert only(t, turn("act", P1)).due_at is None


def test_it_says_what_silence_does() -> None:
    t = choose_silence(table(), turn("act", P1).wait, "hold")
    assert [only(t, p).policy for p in (turn("act", P1), in_round("part.p1", P1))] == ["hold", "default"]


def test_who_is_away_is_excused() -> None:
    assert listed(away(table(), ANN), turn("act", P1), turn("resist", P2)) == [("p2", "resist")]


def test_a_deputy_is_awaited_while_the_owner_is_away_and_only_then() -> None:
    t = with_deputy(table(), P1, BOB)
    assert only(t, turn("act", P1)).users == (ANN,)
    assert only(away(t, ANN), turn("act", P1)).users == (BOB,)
    assert away(t, ANN).seats_of(BOB) == {P1, P2}


def test_nobody_waits_for_one_who_has_left_the_group() -> None:
    assert listed(gone(table(), ANN), turn("act", P1)) == []


def test_nobody_waits_for_a_seat_that_was_given_up() -> None:
    t, seat = leave(table(), ANN)
    assert seat == P1
    assert listed(t, turn("act", P1)) == []


def test_the_gm_is_awaited_for_a_hero_that_they_play() -> None:
    t = play_as_npc(table(), P1)
    assert only(t, turn("act", P1)).users == (GM_USER,)
    assert t.seat_of(ANN) is None


def test_the_gm_is_listed_even_when_away_for_the_game_hangs_on_them() -> None:
    one = only(away(table(), GM_USER), for_gm("rank"))
    assert (one.seat, one.users) == ("gm", ())


def test_every_gm_may_answer() -> None:
    t = evolve(table(), gms=(GM_USER, 2), members=table().members.set("2", member(2)))
    assert only(t, for_gm("rank")).users == (GM_USER, 2)
    assert only(away(t, GM_USER), for_gm("rank")).users == (2,)


def test_the_last_one_missing_is_known() -> None:
    prompts = (in_round("part.p1", P1), in_round("part.p2", P2))
    assert last_missing(table(), prompts, "round1") is None
    assert last_missing(table(), prompts[1:], "round1") == P2
    assert last_missing(table(), (), "round1") is None
    assert last_missing(away(table(), ANN), prompts, "round1") == P2

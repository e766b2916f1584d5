"""Deadlines: when they fall, when they stand, when they move (product.md, Time, laws 2, 8, 10)."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GM, Map, Prompt, Rejected, Wait, evolve
from tests.table.tables import (
    DAY,
    HOUR,
    P1,
    P2,
    P3,
    WHY,
    at,
    calendar,
    for_gm,
    in_round,
    offer,
    on,
    table,
    turn,
    window,
    wound,
)
from tgbot.table.pace import after_outage, change_pace, extend, hours_of, pause, ran_out, resume, rewound, wind
from tgbot.table.setup import asleep, broken, ended, mended, woken
from tgbot.table.table import PACES, Pace, Table

MONDAY_10 = at("2027-06-07 10:00")


def test_a_move_gets_the_hours_of_its_class_from_the_moment_it_is_asked() -> None:
    t = wound(table(), MONDAY_10, turn("act", P1), window("improve", P2), in_round("part.p3", P3))
    assert {name: on(c.due_at) for name, c in t.clocks.items()} == {
        "act": "2027-06-08 10:00",
        "improve": "2027-06-07 18:00",
        "round1": "2027-06-08 10:00",
    }


@pytest.mark.parametrize(
    "name,hours", [("brisk", (2, 8, 12)), ("daily", (8, 24, 24)), ("slow", (24, 72, 72)), ("none", (None, None, None))]
)
def test_a_pace_gives_one_number_for_each_class(name: str, hours: tuple[float | None, ...]) -> None:
    assert tuple(hours_of(PACES[name], w) for w in (Wait.WINDOW, Wait.TURN, Wait.SCENE)) == hours
    assert hours_of(PACES[name], Wait.NONE) is None


def test_nobody_waits_for_a_standing_offer() -> None:
    assert wound(table(), MONDAY_10, offer("menu", P1)).clocks == Map()


def test_at_a_table_without_clocks_a_question_has_no_deadline() -> None:
    t = wound(evolve(table(), pace=PACES["none"]), MONDAY_10, turn("act", P1))
    assert (t.clocks["act"].due_at, t.clocks["act"].left) == (None, None)
    with pytest.raises(Rejected, match="no-deadline"):
        extend(t, 24, MONDAY_10)


def test_everybody_in_a_round_has_the_same_deadline_and_those_who_come_later_too() -> None:
    t = wound(table(), MONDAY_10, in_round("part.p1", P1))
    t = wound(t, MONDAY_10 + 5 * HOUR, in_round("part.p1", P1), in_round("part.p2", P2))
    assert on(t.clocks["round1"].due_at) == "2027-06-08 10:00"


def test_an_answered_question_has_no_clock_any_more() -> None:
    t = wound(table(), MONDAY_10, turn("act", P1), turn("resist", P2))
    t = wound(t, MONDAY_10 + HOUR, turn("resist", P2))
    assert list(t.clocks) == ["resist"]


def test_the_gm_alone_gets_a_due_time_too_to_be_reminded() -> None:
    assert on(wound(table(), MONDAY_10, for_gm("rank")).clocks["rank"].due_at) == "2027-06-08 10:00"


def test_winding_twice_changes_nothing() -> None:
    prompts = (turn("act", P1), in_round("part.p2", P2, held=WHY), calendar("session", 7, "s1"))
    t = wind(table(), prompts, MONDAY_10)
    assert wind(t, prompts, MONDAY_10 + 3 * HOUR) == t


# --- held and paused ---


def test_a_held_clock_stands_and_goes_on_with_what_was_left() -> None:
    t = wound(table(), MONDAY_10, turn("act", P1))
    t = wound(t, MONDAY_10 + 20 * HOUR, turn("act", P1, held=WHY))
    assert (t.clocks["act"].due_at, t.clocks["act"].left) == (None, 4 * HOUR)
    t = wound(t, MONDAY_10 + 50 * HOUR, turn("act", P1))
    assert t.clocks["act"].due_at == MONDAY_10 + 54 * HOUR


def test_a_round_goes_on_while_one_of_its_heroes_is_not_held() -> None:
    t = wound(table(), MONDAY_10, in_round("part.p1", P1, held=WHY), in_round("part.p2", P2))
    assert on(t.clocks["round1"].due_at) == "2027-06-08 10:00"


def test_a_pause_keeps_the_time_left() -> None:
    prompts = (turn("act", P1),)
    t = pause(wind(table(), prompts, MONDAY_10), MONDAY_10 + 20 * HOUR)
    assert (t.clocks["act"].due_at, t.clocks["act"].left) == (None, 4 * HOUR)
    t = wind(t, prompts, MONDAY_10 + 30 * HOUR)
    assert t.clocks["act"].due_at is None
    t = resume(t, prompts, at("2027-06-21 12:00"))
    assert on(t.clocks["act"].due_at) == "2027-06-21 16:00"


def test_a_question_asked_in_a_pause_gets_its_full_hours_after_it() -> None:
    t = pause(table(), MONDAY_10)
    t = wound(t, MONDAY_10 + HOUR, turn("act", P1))
    assert t.clocks["act"].due_at is None
    assert on(resume(t, (turn("act", P1),), at("2027-06-09 09:00")).clocks["act"].due_at) == "2027-06-10 09:00"


def test_a_held_question_stays_held_when_the_pause_ends() -> None:
    prompts = (turn("act", P1, held=WHY),)
    t = resume(pause(wind(table(), prompts, MONDAY_10), MONDAY_10 + HOUR), prompts, MONDAY_10 + 2 * HOUR)
    assert (t.clocks["act"].due_at, t.clocks["act"].left) == (None, 24 * HOUR)


def test_a_pause_that_begins_at_the_deadline_does_not_move_it() -> None:
    t = pause(wound(table(), MONDAY_10, turn("act", P1)), MONDAY_10 + 24 * HOUR)
    assert ran_out(t.clocks["act"], MONDAY_10 + 24 * HOUR)


def test_two_pauses_are_not_one_and_no_pause_cannot_end() -> None:
    with pytest.raises(Rejected, match="already-paused"):
        pause(pause(table(), MONDAY_10), MONDAY_10)
    with pytest.raises(Rejected, match="not-paused"):
        resume(table(), (), MONDAY_10)


@pytest.mark.parametrize("out,back", [(asleep, woken), (broken, mended)])
def test_a_game_out_of_its_chat_keeps_the_time_left(
    out: Callable[[Table, float], Table], back: Callable[[Table, Sequence[Prompt], float], Table]
) -> None:
    prompts = (turn("act", P1),)
    t = out(wind(table(), prompts, MONDAY_10), MONDAY_10 + 20 * HOUR)
    assert t.clocks["act"].left == 4 * HOUR
    t = back(wind(t, prompts, MONDAY_10 + 30 * HOUR), prompts, MONDAY_10 + 40 * HOUR)
    assert t.clocks["act"].due_at == MONDAY_10 + 44 * HOUR


def test_a_game_that_is_paused_and_asleep_goes_on_only_after_both() -> None:
    prompts = (turn("act", P1),)
    t = pause(wind(table(), prompts, MONDAY_10), MONDAY_10 + HOUR)
    t = woken(asleep(t, MONDAY_10 + 2 * HOUR), prompts, MONDAY_10 + 3 * HOUR)
    assert t.clocks["act"].due_at is None
    assert resume(t, prompts, MONDAY_10 + 4 * HOUR).clocks["act"].due_at == MONDAY_10 + 27 * HOUR


def test_a_game_that_has_ended_waits_for_nobody() -> None:
    prompts = (turn("act", P1), calendar("session", 7, "s1"))
    t = wind(ended(wind(table(), prompts, MONDAY_10), MONDAY_10), prompts, MONDAY_10)
    assert (t.clocks, t.alarms, t.lapsed) == (Map(), Map(), Map())


@given(st.lists(st.tuples(st.sampled_from(["pause", "hold"]), st.floats(60, DAY), st.floats(60, DAY)), max_size=6))
def test_whatever_stands_in_between_a_move_gets_exactly_its_hours(stops: list[tuple[str, float, float]]) -> None:
    running, held = (turn("act", P1),), (turn("act", P1, held=WHY),)
    t, now, used = wind(table(), running, MONDAY_10), MONDAY_10, 0.0
    for how, runs, stands in stops:
        runs = min(runs, 24 * HOUR - used - 1)
        if runs < 1:
            break
        used, now = used + runs, now + runs
        t = pause(t, now) if how == "pause" else wind(t, held, now)
        now += stands
        t = resume(t, running, now) if how == "pause" else wind(t, running, now)
    assert t.clocks["act"].due_at == pytest.approx(now + 24 * HOUR - used, abs=0.01)


# --- a round whose questions are closed for a while ---


def test_who_sends_a_declaration_and_takes_it_back_wins_no_time() -> None:
    t = wound(table(), MONDAY_10, in_round("part.p1.a1", P1))
    t = wound(t, MONDAY_10 + 10 * HOUR, for_gm("rank"))
    t = wound(t, MONDAY_10 + 12 * HOUR, in_round("part.p1.a2", P1))
    assert on(t.clocks["round1"].due_at) == "2027-06-08 10:00"


def test_who_returns_after_the_shared_deadline_gets_the_hours_of_a_window() -> None:
    t = wound(table(), MONDAY_10, in_round("part.p1.a1", P1))
    t = wound(t, MONDAY_10 + 10 * HOUR, for_gm("rank"))
    t = wound(t, at("2027-06-08 12:00"), in_round("part.p1.a2", P1))
    assert on(t.clocks["round1"].due_at) == "2027-06-08 20:00"


def test_an_idle_round_keeps_its_time_in_a_pause() -> None:
    t = wound(table(), MONDAY_10, in_round("part.p1.a1", P1))
    t = pause(wound(t, MONDAY_10 + 10 * HOUR, for_gm("rank")), MONDAY_10 + 10 * HOUR)
    t = resume(t, (for_gm("rank"),), MONDAY_10 + 100 * HOUR)
    t = wound(t, MONDAY_10 + 101 * HOUR, in_round("part.p1.a2", P1))
    assert t.clocks["round1"].due_at == MONDAY_10 + 114 * HOUR


def test_what_an_undo_opens_again_gets_a_full_clock() -> None:
    t = wound(table(), MONDAY_10, in_round("part.p1", P1))
    t = wound(t, MONDAY_10 + 10 * HOUR, for_gm("rank"))
    t = wound(rewound(t), MONDAY_10 + 12 * HOUR, in_round("part.p1", P1))
    assert on(t.clocks["round1"].due_at) == "2027-06-08 22:00"


def test_old_rounds_are_forgotten_at_last() -> None:
    t = table()
    for number in range(30):
        t = wound(t, MONDAY_10 + number, in_round(f"part{number}", P1, clock=f"round{number}"))
    assert len(t.lapsed) == 8


# --- moved by hand ---


def test_the_gm_gives_a_day_more_to_one_or_to_all() -> None:
    t = wound(table(), MONDAY_10, turn("act", P1), turn("resist", P2))
    one = extend(t, 24, MONDAY_10, "act")
    assert [on(c.due_at) for c in one.clocks.values()] == ["2027-06-09 10:00", "2027-06-08 10:00"]
    every = extend(t, 24, MONDAY_10)
    assert [on(c.due_at) for c in every.clocks.values()] == ["2027-06-09 10:00", "2027-06-09 10:00"]


def test_in_a_pause_the_time_left_is_extended() -> None:
    t = extend(pause(wound(table(), MONDAY_10, turn("act", P1)), MONDAY_10), 6, MONDAY_10)
    assert t.clocks["act"].left == 30 * HOUR


def test_a_deadline_that_is_over_is_extended_from_now() -> None:
    t = wound(table(), MONDAY_10, for_gm("rank"))
    assert on(extend(t, 2, at("2027-06-10 09:00")).clocks["rank"].due_at) == "2027-06-10 11:00"


def test_a_deadline_is_brought_nearer_but_an_hour_stays() -> None:
    t = wound(table(), MONDAY_10, turn("act", P1))
    assert on(extend(t, -4, MONDAY_10).clocks["act"].due_at) == "2027-06-08 06:00"
    assert on(extend(t, -40, MONDAY_10).clocks["act"].due_at) == "2027-06-07 11:00"


@pytest.mark.parametrize("hours,clock,code", [(0, "", "bad-hours"), (9999, "", "bad-hours"), (1, "x", "no-such")])
def test_an_extension_that_means_nothing_is_refused(hours: float, clock: str, code: str) -> None:
    with pytest.raises(Rejected, match=code):
        extend(wound(table(), MONDAY_10, turn("act", P1)), hours, MONDAY_10, clock)


def test_another_pace_gives_every_open_question_a_full_clock() -> None:
    prompts = (turn("act", P1),)
    t = change_pace(wind(table(), prompts, MONDAY_10), PACES["brisk"], prompts, MONDAY_10 + 20 * HOUR)
    assert t.clocks["act"].due_at == MONDAY_10 + 28 * HOUR


# --- law 8: the bot was down ---


def test_deadlines_that_fell_in_an_outage_get_it_added() -> None:
    t = wound(table(), MONDAY_10, turn("act", P1), window("improve", P2))
    t = after_outage(t, 10 * HOUR, at("2027-06-07 22:00"))
    assert {name: on(c.due_at) for name, c in t.clocks.items()} == {
        "act": "2027-06-08 10:00",
        "improve": "2027-06-08 04:00",
    }


def test_a_short_outage_moves_nothing() -> None:
    t = wound(table(), MONDAY_10, window("improve", P2))
    assert after_outage(t, 29 * 60, at("2027-06-07 18:10")) == t


def test_a_deadline_that_was_over_before_the_outage_is_not_moved() -> None:
    t = wound(table(), MONDAY_10, window("improve", P2))
    assert after_outage(t, HOUR, at("2027-06-07 19:30")) == t


@given(st.floats(1800, 5 * DAY), st.floats(0, 5 * DAY))
def test_no_deadline_lies_in_the_outage_afterwards(seconds: float, until: float) -> None:
    now = MONDAY_10 + until
    t = after_outage(wound(table(), MONDAY_10, turn("act", P1)), seconds, now)
    assert not now - seconds < (t.clocks["act"].due_at or 0) <= now


# --- options: grid and days that do not count ---


def test_on_a_grid_deadlines_fall_at_eight_in_the_evening_and_not_sooner_than_their_hours() -> None:
    t = evolve(table(), pace=Pace(turn=24, grid_hour=20))
    assert on(wound(t, MONDAY_10, turn("act", P1)).clocks["act"].due_at) == "2027-06-08 20:00"
    assert on(wound(t, at("2027-06-07 20:01"), turn("act", P1)).clocks["act"].due_at) == "2027-06-09 20:00"


def test_a_chance_to_react_does_not_wait_for_the_grid() -> None:
    t = evolve(table(), pace=Pace(window=8, grid_hour=20))
    assert on(wound(t, MONDAY_10, window("improve", P1)).clocks["improve"].due_at) == "2027-06-07 18:00"


def test_the_weekend_does_not_count() -> None:
    t = evolve(table(), pace=Pace(turn=24, off_days=(5, 6)))
    friday = at("2027-06-11 18:00")
    assert on(wound(t, friday, turn("act", P1)).clocks["act"].due_at) == "2027-06-14 18:00"
    saturday = at("2027-06-12 12:00")
    assert on(wound(t, saturday, turn("act", P1)).clocks["act"].due_at) == "2027-06-15 00:00"


def test_a_pause_over_a_weekend_that_does_not_count_costs_no_time() -> None:
    prompts = (turn("act", P1),)
    t = evolve(table(), pace=Pace(turn=24, off_days=(5, 6)))
    t = pause(wind(t, prompts, at("2027-06-11 18:00")), at("2027-06-12 03:00"))
    assert t.clocks["act"].left == 18 * HOUR
    assert on(resume(t, prompts, at("2027-06-12 20:00")).clocks["act"].due_at) == "2027-06-14 18:00"


def test_the_grid_skips_a_day_that_does_not_count() -> None:
    t = evolve(table(), pace=Pace(turn=12, grid_hour=20, off_days=(5, 6)))
    assert on(wound(t, at("2027-06-11 18:00"), turn("act", P1)).clocks["act"].due_at) == "2027-06-14 20:00"


def test_a_shared_question_to_gm_and_player_has_one_clock() -> None:
    assert list(wound(table(), MONDAY_10, turn("act", GM, P1)).clocks) == ["act"]

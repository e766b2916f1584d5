"""Alarms of every week: Mondays at midnight on the wall; out of a pause one is made up for (CX-PP-02)."""

import pytest

from engine import Map, Prompt, Weekly, evolve
from tests.table.tables import P1, at, dues, every_monday, offer, on, table, turn, wound
from tgbot.table.alarms import alarm_struck
from tgbot.table.daylight import local_day, zone_of
from tgbot.table.pace import after_outage, pause, resume
from tgbot.table.setup import asleep, choose_daily_hour, choose_zone, woken
from tgbot.table.silence import alarm_prompts
from tgbot.table.table import Table

WEEK = every_monday()


def strikes(t: Table, now: float) -> Table:
    """The alarm falls, and the table is wound again."""
    assert alarm_prompts(t, (WEEK,), "week", now) == ("week",)
    return wound(alarm_struck(t, "week"), now, WEEK)


@pytest.mark.parametrize(
    "seen,falls",
    [
        ("2027-03-03 12:00", "2027-03-08 00:00"),
        ("2027-03-07 23:59", "2027-03-08 00:00"),
        ("2027-03-08 00:00", "2027-03-15 00:00"),
        ("2027-03-08 09:00", "2027-03-15 00:00"),
    ],
)
def test_a_week_begins_on_the_next_monday_at_midnight(seen: str, falls: str) -> None:
    assert on(wound(table(), at(seen), WEEK).alarms["week"]) == falls


def test_it_comes_again_every_week() -> None:
    t = wound(table(), at("2027-03-03 12:00"), WEEK)
    assert alarm_prompts(t, (WEEK,), "week", at("2027-03-07 23:59")) == ()
    t = strikes(t, at("2027-03-08 00:00"))
    assert on(t.alarms["week"]) == "2027-03-15 00:00"
    t = strikes(t, at("2027-03-15 00:02"))
    assert dues(t, at("2027-03-15 00:02"), WEEK)["a|week"] == "2027-03-22 00:00"


@pytest.mark.parametrize(
    "seen,falls", [("2027-03-22 12:00", "2027-03-29 00:00"), ("2027-10-26 12:00", "2027-11-01 00:00")]
)
def test_midnight_stays_midnight_over_the_change_of_the_clock(seen: str, falls: str) -> None:
    t = wound(table(), at(seen), WEEK)
    assert on(t.alarms["week"]) == falls
    again = strikes(t, at(falls)).alarms["week"]
    assert (on(again) or "").endswith("00:00")
    assert (local_day(zone_of(t.zone), again) - local_day(zone_of(t.zone), at(falls))).days == 7


def test_an_hour_that_the_change_of_the_clock_skips_moves_forward() -> None:
    sunday = evolve(offer("early"), default=WEEK.default, alarm=Weekly(weekday=6, hour=2))
    assert on(wound(table(), at("2027-03-24 12:00"), sunday).alarms["early"]) == "2027-03-28 03:00"
    assert on(wound(table(), at("2027-10-27 12:00"), sunday).alarms["early"]) == "2027-10-31 02:00"


def test_of_the_weeks_of_a_pause_one_is_made_up_for() -> None:
    t = pause(wound(table(), at("2027-03-03 12:00"), WEEK), at("2027-03-05 12:00"))
    assert dues(t, at("2027-03-23 18:00"), WEEK) == {}
    assert alarm_prompts(t, (WEEK,), "week", at("2027-03-23 18:00")) == ()
    t = resume(t, (WEEK,), at("2027-03-23 18:00"))
    t = strikes(t, at("2027-03-23 18:00"))
    assert on(t.alarms["week"]) == "2027-03-29 00:00"
    assert alarm_prompts(t, (WEEK,), "week", at("2027-03-23 18:00")) == ()


def test_a_pause_without_a_monday_makes_nothing_up() -> None:
    t = resume(pause(wound(table(), at("2027-03-03 12:00"), WEEK), at("2027-03-04 12:00")), (WEEK,), at("2027-03-07"))
    assert alarm_prompts(t, (WEEK,), "week", at("2027-03-07")) == ()
    assert on(t.alarms["week"]) == "2027-03-08 00:00"


def test_a_table_that_slept_makes_one_week_up() -> None:
    t = asleep(wound(table(), at("2027-03-03 12:00"), WEEK), at("2027-03-04 12:00"))
    t = woken(t, (WEEK,), at("2027-03-18 12:00"))
    assert on(strikes(t, at("2027-03-18 12:00")).alarms["week"]) == "2027-03-22 00:00"


def test_after_an_outage_of_weeks_one_falls() -> None:
    back = at("2027-03-24 12:00")
    t = after_outage(wound(table(), at("2027-03-03 12:00"), WEEK), back - at("2027-03-05 12:00"), back)
    assert on(strikes(t, back).alarms["week"]) == "2027-03-29 00:00"


def test_the_daily_hour_does_not_move_it_and_the_zone_keeps_the_day() -> None:
    t = wound(table(), at("2027-03-03 12:00"), WEEK)
    assert on(choose_daily_hour(t, 9).alarms["week"]) == "2027-03-08 00:00"
    assert on(choose_zone(t, "Asia/Tokyo").alarms["week"], "Asia/Tokyo") == "2027-03-08 00:00"


@pytest.mark.parametrize("others", [(), (turn("act", P1),), (evolve(WEEK, default=None),)])
def test_without_its_question_there_is_no_alarm(others: tuple[Prompt, ...]) -> None:
    t = wound(wound(table(), at("2027-03-03 12:00"), WEEK), at("2027-03-03 13:00"), *others)
    assert (t.alarms, t.weekly) == (Map(), Map())

"""Alarms of the calendar: a session's end some local days ahead, at the daily hour (FT-SCENE-12)."""

import pytest

from engine import Rejected
from tests.table.tables import P1, at, calendar, dues, on, table, turn, wound
from tgbot.table.alarms import alarm_struck
from tgbot.table.pace import pause, resume, session_boundary
from tgbot.table.setup import choose_daily_hour, choose_zone
from tgbot.table.silence import alarm_prompts

MONDAY = at("2027-03-01 21:30")
WEEK = calendar("session", 7, "s1")


def test_a_session_of_seven_days_ends_at_the_daily_hour_of_the_seventh_day_after() -> None:
    assert on(wound(table(), MONDAY, WEEK).alarms["session"]) == "2027-03-08 20:00"


def test_the_days_are_counted_from_the_first_time_it_is_seen() -> None:
    t = wound(wound(table(), MONDAY, WEEK), at("2027-03-04 12:00"), WEEK)
    assert on(t.alarms["session"]) == "2027-03-08 20:00"


def test_another_session_is_counted_anew() -> None:
    t = wound(wound(table(), MONDAY, WEEK), at("2027-03-04 12:00"), calendar("session", 7, "s2"))
    assert on(t.alarms["session"]) == "2027-03-11 20:00"


def test_an_alarm_strikes_once_although_its_question_stays_open() -> None:
    t, due = wound(table(), MONDAY, WEEK), at("2027-03-08 20:00")
    assert alarm_prompts(t, (WEEK,), "session", due - 1) == ()
    assert alarm_prompts(t, (WEEK,), "session", due) == ("session",)
    t = wound(alarm_struck(t, "session"), due, WEEK)
    assert alarm_prompts(t, (WEEK,), "session", due) == ()
    assert dues(t, due, WEEK) == {}


def test_an_alarm_whose_question_is_gone_is_dropped() -> None:
    t = wound(wound(table(), MONDAY, WEEK), MONDAY, turn("act", P1))
    assert "session" not in t.alarms
    assert alarm_prompts(t, (), "session", at("2027-03-09 20:00")) == ()


def test_a_boundary_that_falls_into_a_pause_waits_for_the_first_daily_hour_after_it() -> None:
    t = pause(wound(table(), MONDAY, WEEK), at("2027-03-05 00:00"))
    assert alarm_prompts(t, (WEEK,), "session", at("2027-03-09 12:00")) == ()
    assert dues(t, at("2027-03-09 12:00"), WEEK) == {}
    t = resume(t, (WEEK,), at("2027-03-09 21:00"))
    assert on(t.alarms["session"]) == "2027-03-10 20:00"


def test_a_pause_that_is_over_before_the_boundary_does_not_move_it() -> None:
    t = resume(pause(wound(table(), MONDAY, WEEK), at("2027-03-05 00:00")), (WEEK,), at("2027-03-07 21:00"))
    assert on(t.alarms["session"]) == "2027-03-08 20:00"


def test_another_daily_hour_or_zone_keeps_the_day() -> None:
    t = wound(table(), MONDAY, WEEK)
    assert on(choose_daily_hour(t, 9).alarms["session"]) == "2027-03-08 09:00"
    assert on(choose_zone(t, "Asia/Tokyo").alarms["session"], "Asia/Tokyo") == "2027-03-08 20:00"


@pytest.mark.parametrize("days,hour,code", [(0, 20, "session-days"), (31, 24, "session-days"), (7, 24, "hour")])
def test_days_are_1_to_30_and_hours_0_to_23(days: int, hour: int, code: str) -> None:
    with pytest.raises(Rejected, match=f"bad-{code}"):
        session_boundary(MONDAY, days, hour)


def test_one_pause_after_another_may_hold_the_boundary() -> None:
    pauses = [(at("2027-03-08 12:00", "UTC"), at("2027-03-09 21:00", "UTC")), (at("2027-03-10 10:00", "UTC"), None)]
    assert session_boundary(at("2027-03-01 09:00", "UTC"), 7, 20, pauses) is None
    assert session_boundary(at("2027-03-01 09:00", "UTC"), 7, 20, pauses[:1]) == at("2027-03-10 20:00", "UTC")


def test_a_pause_that_begins_after_the_boundary_does_not_hold_it() -> None:
    opened = at("2027-03-01 09:00", "UTC")
    assert session_boundary(opened, 7, 20, [(at("2027-03-08 20:00", "UTC"), None)]) == at("2027-03-08 20:00", "UTC")

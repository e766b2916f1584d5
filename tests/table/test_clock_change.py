"""Clock change: one run for each local day, and "in 24 hours" is elapsed time (law 10, case 23)."""

from datetime import date, time
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import evolve
from tests.table.tables import BERLIN, HOUR, NIGHT, P1, at, calendar, on, table, turn, wound
from tgbot.table.daylight import DAY, daily_after, daily_from, instant, local_day, night_at
from tgbot.table.pace import warn_at

ZONE = ZoneInfo(BERLIN)
SPRING = date(2027, 3, 28)
AUTUMN = date(2027, 10, 31)


def runs(first: str, hour: time, count: int) -> list[str | None]:
    moment, found = at(first), []
    for _ in range(count):
        moment = daily_after(ZONE, hour, moment)
        found.append(on(moment))
    return found


def test_half_past_two_is_missing_in_spring_and_moves_forward() -> None:
    assert runs("2027-03-27 02:30", time(2, 30), 2) == ["2027-03-28 03:30", "2027-03-29 02:30"]


def test_half_past_two_comes_twice_in_autumn_and_runs_at_the_first() -> None:
    assert instant(ZONE, AUTUMN, time(2, 30)) == at("2027-10-31 00:30", "UTC")
    assert runs("2027-10-30 02:30", time(2, 30), 2) == ["2027-10-31 02:30", "2027-11-01 02:30"]


@pytest.mark.parametrize("day", [SPRING, AUTUMN])
def test_midnight_comes_once_a_day(day: date) -> None:
    before = f"{day - DAY} 00:00"
    assert runs(before, time(0), 2) == [f"{day} 00:00", f"{day + DAY} 00:00"]


def test_a_midnight_that_does_not_exist_moves_forward() -> None:
    cairo = ZoneInfo("Africa/Cairo")
    assert on(instant(cairo, date(2027, 4, 30), time(0)), "Africa/Cairo") == "2027-04-30 01:00"


def test_in_24_hours_is_elapsed_time() -> None:
    spring = wound(table(), at("2027-03-27 20:00"), turn("act", P1))
    assert on(spring.clocks["act"].due_at) == "2027-03-28 21:00"
    autumn = wound(table(), at("2027-10-30 20:00"), turn("act", P1))
    assert on(autumn.clocks["act"].due_at) == "2027-10-31 19:00"


def test_a_calendar_alarm_keeps_its_hour_on_the_wall() -> None:
    t = wound(table(), at("2027-03-25 21:30"), calendar("session", 7, "s1"))
    assert on(t.alarms["session"]) == "2027-04-01 20:00"
    t = wound(evolve(table(), daily_hour=2), at("2027-03-27 21:30"), calendar("session", 1, "s1"))
    assert on(t.alarms["session"]) == "2027-03-28 03:00"


def test_the_night_of_the_change_is_an_hour_shorter_or_longer() -> None:
    spring, autumn = night_at(NIGHT, ZONE, at("2027-03-28 05:00")), night_at(NIGHT, ZONE, at("2027-10-31 05:00"))
    assert spring is not None
    assert spring.end - spring.start == 8 * HOUR
    assert autumn is not None
    assert autumn.end - autumn.start == 10 * HOUR


def test_a_warning_in_the_night_of_the_change_waits_for_the_morning_on_the_wall() -> None:
    opened, due = at("2027-10-30 11:00"), at("2027-10-31 10:00")
    assert on(warn_at(opened, due, NIGHT, ZONE)) == "2027-10-31 08:00"


ZONES = st.sampled_from([BERLIN, "Africa/Cairo", "America/New_York", "Australia/Lord_Howe", "Asia/Beirut", "UTC"])
TIMES = st.times().map(lambda t: t.replace(second=0, microsecond=0))


@given(ZONES, TIMES, st.floats(at("2027-01-01 00:00"), at("2028-01-01 00:00")))
def test_the_next_run_is_later_than_the_last_and_on_the_next_day(zone: str, hour: time, now: float) -> None:
    here = ZoneInfo(zone)
    first = daily_from(here, hour, now)
    second = daily_after(here, hour, first)
    assert now <= first < second
    assert local_day(here, second) - local_day(here, first) == DAY

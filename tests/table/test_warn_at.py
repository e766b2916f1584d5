"""When the one warning of a deadline comes (product.md, Time, law 3; case 22)."""

from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.tables import BERLIN, DAY, HOUR, NIGHT, at, on
from tgbot.table.daylight import night_at
from tgbot.table.pace import warn_at
from tgbot.table.person import Quiet

ZONE = ZoneInfo(BERLIN)


def warned(opened: str, due: str, quiet: Quiet | None = NIGHT, zone: str = BERLIN) -> str | None:
    return on(warn_at(at(opened), at(due), quiet, ZoneInfo(zone)))


def test_the_warning_comes_at_80_percent_of_the_time() -> None:
    assert warned("2027-06-07 10:00", "2027-06-09 10:00", None) == "2027-06-09 00:24"


def test_the_warning_comes_not_later_than_an_hour_before() -> None:
    assert warned("2027-06-07 10:00", "2027-06-07 12:00") == "2027-06-07 11:00"


def test_a_very_short_deadline_is_warned_of_at_once() -> None:
    assert warned("2027-06-07 10:00", "2027-06-07 10:30") == "2027-06-07 10:00"


@pytest.mark.parametrize("due", ["2027-06-08 03:00", "2027-06-07 23:00", "2027-06-08 07:59"])
def test_a_deadline_at_night_is_warned_of_before_the_night_begins(due: str) -> None:
    assert (warned("2027-06-07 12:00", due) or "never") <= "2027-06-07 22:00"


def test_a_deadline_at_three_in_the_morning_is_warned_of_in_the_evening() -> None:
    assert warned("2027-06-07 03:00", "2027-06-08 03:00") == "2027-06-07 22:00"


def test_a_warning_at_night_waits_for_the_morning() -> None:
    assert warned("2027-06-07 10:00", "2027-06-08 10:00") == "2027-06-08 08:00"


def test_when_the_morning_would_be_too_late_it_comes_in_the_evening() -> None:
    assert warned("2027-06-07 08:30", "2027-06-08 08:30") == "2027-06-07 22:00"


def test_a_morning_exactly_an_hour_before_is_early_enough() -> None:
    assert warned("2027-06-07 09:00", "2027-06-08 09:00") == "2027-06-08 08:00"


def test_what_is_asked_just_before_the_night_is_warned_of_at_once() -> None:
    assert warned("2027-06-07 22:40", "2027-06-08 02:00") == "2027-06-07 22:40"


def test_asked_and_due_in_one_night_nobody_is_woken() -> None:
    assert warned("2027-06-07 23:30", "2027-06-08 05:00") is None


def test_asked_at_night_and_due_soon_after_it_a_late_warning_is_better_than_none() -> None:
    assert warned("2027-06-08 07:30", "2027-06-08 08:50") == "2027-06-08 08:00"


def test_each_sleeps_in_their_own_zone() -> None:
    due = "2027-06-08 15:00"
    assert warned("2027-06-07 15:00", due, zone="Europe/Berlin") == "2027-06-08 10:12"
    assert warned("2027-06-07 15:00", due, zone="America/Los_Angeles") == "2027-06-08 07:00"
    assert warned("2027-06-07 15:00", due, zone="Asia/Vladivostok") == "2027-06-08 10:12"


def test_who_sleeps_by_day_is_warned_by_day_never() -> None:
    assert warned("2027-06-07 10:00", "2027-06-08 18:00", Quiet(start=9, end=17)) == "2027-06-08 17:00"


def test_after_a_pause_the_80_percent_are_of_the_time_that_ran() -> None:
    opened, due = at("2027-06-07 10:00"), at("2027-06-17 10:00")
    assert on(warn_at(opened, due, None, ZONE, 24 * HOUR)) == "2027-06-17 05:12"


ZONES = st.sampled_from([BERLIN, "UTC", "America/New_York", "Asia/Kathmandu", "Africa/Cairo", "Australia/Lord_Howe"])
QUIET = st.builds(Quiet, start=st.integers(0, 23), end=st.integers(0, 23))
OPENED = st.floats(at("2027-01-01 00:00"), at("2028-01-01 00:00"))


@given(ZONES, QUIET, OPENED, st.floats(60, 10 * DAY), st.floats(0.05, 1))
def test_never_in_quiet_hours_never_after_the_deadline_never_before_it_was_asked(
    zone: str, quiet: Quiet, opened: float, length: float, ran: float
) -> None:
    due = opened + length
    warning = warn_at(opened, due, quiet, ZoneInfo(zone), length * ran)
    if warning is None:
        assert night_at(quiet, ZoneInfo(zone), due - 0.5) or length <= 1
        return
    assert opened <= warning < due
    assert night_at(quiet, ZoneInfo(zone), warning) is None


@given(ZONES, QUIET, OPENED, st.floats(2 * HOUR, 10 * DAY))
def test_an_hour_stays_whenever_they_were_awake_an_hour_before(
    zone: str, quiet: Quiet, opened: float, length: float
) -> None:
    due = opened + length
    if night_at(quiet, ZoneInfo(zone), due - HOUR) is None:
        warning = warn_at(opened, due, quiet, ZoneInfo(zone))
        assert warning is not None
        assert warning <= due - HOUR

"""Stretches of time and dates as people type them."""

from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Rejected
from tests.table.tables import BERLIN, DAY, HOUR, at, on
from tgbot.table.spans import absence_named, span_named

ZONE = ZoneInfo(BERLIN)
NOW = at("2027-06-07 10:00")


@pytest.mark.parametrize(
    "typed,seconds",
    [
        ("12", 12 * HOUR),
        ("12h", 12 * HOUR),
        ("12 ч", 12 * HOUR),
        ("2d", 2 * DAY),
        ("2 дня", 2 * DAY),
        ("1w 3d", 10 * DAY),
        ("1w3d", 10 * DAY),
        ("2 недели", 14 * DAY),
        ("5 Days", 5 * DAY),
    ],
)
def test_a_stretch_of_time_is_hours_days_weeks(typed: str, seconds: float) -> None:
    assert span_named(typed) == seconds


@pytest.mark.parametrize("typed", ["", "0", "-3", "2 moons", "d", "3d!", "99999999", "1h x" * 1000])
def test_what_cannot_be_read_is_refused_and_shown_in_short(typed: str) -> None:
    with pytest.raises(Rejected, match="bad-span") as refusal:
        span_named(typed)
    assert len(str(refusal.value.args_of_text["typed"])) <= 30


@pytest.mark.parametrize(
    "typed,until",
    [
        ("14d", "2027-06-21 10:00"),
        ("14", "2027-06-21 10:00"),
        ("2 недели", "2027-06-21 10:00"),
        ("до 21.06", "2027-06-21 00:00"),
        ("until 2027-06-21", "2027-06-21 00:00"),
        ("21.06.2028", "2028-06-21 00:00"),
        ("1.02", "2028-02-01 00:00"),
        ("", None),
    ],
)
def test_an_absence_ends_after_a_stretch_on_a_date_or_by_word(typed: str, until: str | None) -> None:
    assert on(absence_named(typed, NOW, ZONE)) == until


@pytest.mark.parametrize("typed", ["31.02", "2027-13-01", "soon", "0d"])
def test_a_date_that_does_not_exist_is_refused(typed: str) -> None:
    with pytest.raises(Rejected, match="bad-span"):
        absence_named(typed, NOW, ZONE)


def test_a_day_that_has_passed_lies_in_the_past() -> None:
    assert (absence_named("2026-01-01", NOW, ZONE) or NOW) < NOW


@given(st.text(max_size=30))
def test_whatever_is_typed_is_a_time_or_a_refusal(typed: str) -> None:
    try:
        absence_named(typed, NOW, ZONE)
    except Rejected as refusal:
        if refusal.code != "bad-span":
            raise

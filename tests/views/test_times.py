"""Moments and spans in both languages."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine import text
from tests.views.samples import EVENING, TEXTS
from tgbot.sandbox.html import parse_html
from tgbot.views.times import DAY, HOUR, MINUTE, hours, moment, moment_short, offset, span

MOSCOW = "Europe/Moscow"


def words(number: int, one: str, few: str, many: str) -> str:
    """Russian counting, written down apart from the texts."""
    if 11 <= number % 100 <= 14:
        return f"{number} {many}"
    return f"{number} {one if number % 10 == 1 else few if number % 10 in (2, 3, 4) else many}"


def test_a_moment_is_shown_in_the_readers_own_zone_where_the_client_can() -> None:
    (entity,) = parse_html(TEXTS.html("ru", moment(EVENING, MOSCOW)))[1]
    assert (entity["type"], entity["unix_time"], entity["date_time_format"]) == ("date_time", int(EVENING), "wdt")


def test_the_words_inside_are_in_the_zone_given() -> None:
    assert TEXTS.plain("ru", moment(EVENING, MOSCOW)) == "чт 17 июля, 20:00 (UTC+3)"
    assert TEXTS.plain("en", moment(EVENING, "America/New_York")) == "Thu 17 July, 13:00 (UTC-4)"
    assert TEXTS.plain("en", moment(EVENING, "Asia/Kolkata")) == "Thu 17 July, 22:30 (UTC+5:30)"
    assert TEXTS.plain("ru", moment_short(EVENING, MOSCOW)) == "17 июл, 20:00"


def test_winter_has_another_offset_than_summer() -> None:
    berlin = ZoneInfo("Europe/Berlin")
    assert offset(datetime(2025, 10, 26, 1, 0, tzinfo=berlin)) == "UTC+2"
    assert offset(datetime(2025, 10, 26, 4, 0, tzinfo=berlin)) == "UTC+1"
    assert offset(datetime(2025, 1, 1, tzinfo=ZoneInfo("UTC"))) == "UTC"


@pytest.mark.parametrize("month", range(1, 13))
def test_every_month_and_weekday_has_a_name(month: int) -> None:
    at = datetime(2025, month, month, 12, 0, tzinfo=ZoneInfo(MOSCOW)).timestamp()
    for language in ("ru", "en"):
        assert "⟦" not in TEXTS.html(language, moment(at, MOSCOW)) + TEXTS.html(language, moment_short(at, MOSCOW))


def test_a_time_that_telegram_refuses_is_only_words() -> None:
    """Case 56."""
    assert parse_html(TEXTS.html("en", moment(2.0**31, MOSCOW)))[1] == []
    assert parse_html(TEXTS.html("en", moment(-5.0, MOSCOW)))[1] == []


@pytest.mark.parametrize("number", range(131))
def test_russian_spans_have_three_forms(number: int) -> None:
    """Case 50."""
    if number:
        assert TEXTS.plain("ru", span(number * DAY)) == words(number, "день", "дня", "дней")
    assert TEXTS.plain("ru", hours(number)) == words(number, "час", "часа", "часов")
    if 0 < number < 60:
        assert TEXTS.plain("ru", span(number * MINUTE)) == words(number, "минута", "минуты", "минут")


@pytest.mark.parametrize("number", range(131))
def test_dice_points_and_players_are_counted_right(number: int) -> None:
    """Case 50."""
    dice = TEXTS.plain("ru", text("block-many-dice", count=number))
    assert dice == f"🎲 {words(number, 'кость', 'кости', 'костей')}"
    assert TEXTS.plain("ru", text("sample-point", amount=number)) == words(number, "очко", "очка", "очков")
    players = TEXTS.plain("ru", text("card-players", count=number, names="…"))
    assert players == f"{words(number, 'игрок', 'игрока', 'игроков')}: …"


@pytest.mark.parametrize(
    "seconds,ru,en",
    [
        (20, "1 минута", "1 minute"),
        (90 * MINUTE, "1 час 30 минут", "1 hour 30 minutes"),
        (25 * HOUR, "1 день 1 час", "1 day 1 hour"),
        (2 * DAY + 59, "2 дня", "2 days"),
        (3 * DAY + 5 * HOUR + 59 * MINUTE, "3 дня 5 часов", "3 days 5 hours"),
    ],
)
def test_a_span_has_at_most_two_units(seconds: float, ru: str, en: str) -> None:
    assert TEXTS.plain("ru", span(seconds)) == ru
    assert TEXTS.plain("en", span(seconds)) == en


def test_hours_of_a_pace_stay_hours_and_may_be_broken() -> None:
    assert TEXTS.plain("ru", hours(24)) == "24 часа"
    assert TEXTS.plain("ru", hours(1.5)) == "1 час 30 минут"

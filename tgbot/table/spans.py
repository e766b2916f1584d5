"""Stretches of time and dates as people type them: `12`, `2d`, `1w 3d`, `2 дня`, `21.06`, `2027-06-21`."""

from __future__ import annotations

import re
from datetime import date, time
from zoneinfo import ZoneInfo

from engine import Rejected
from tgbot.table.daylight import DAY, HOUR, instant, local_day

UNITS = {
    HOUR: ("h", "hour", "hours", "ч", "час", "часа", "часов"),
    24 * HOUR: ("d", "day", "days", "д", "дн", "день", "дня", "дней"),
    7 * 24 * HOUR: ("w", "week", "weeks", "н", "нед", "неделя", "неделю", "недели", "недель"),
}
SECONDS = {word: seconds for seconds, words in UNITS.items() for word in words}
PART = re.compile(r"(\d{1,4})(?!\d)\s*([a-zа-я]*)\.?\s*")
DATES = (
    re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})"),
    re.compile(r"(?P<day>\d{1,2})\.(?P<month>\d{1,2})(?:\.(?P<year>\d{4}))?\.?"),
)
ECHO_LIMIT = 30
"""Characters of unreadable input that a refusal repeats."""


def span_named(typed: str, bare: float = HOUR) -> float:
    """Seconds of `12h`, `2d`, `1w 3d`, `2 дня`; a number without a unit counts in `bare` seconds.

    Refusals: `bad-span` (unreadable, or nothing).
    """
    words, seconds, read = typed.strip().lower(), 0.0, 0
    while (part := PART.match(words, read)) is not None:
        unit = SECONDS.get(part[2]) if part[2] else bare
        if unit is None:
            break
        seconds += int(part[1]) * unit
        read = part.end()
    if read < len(words) or seconds <= 0:
        raise Rejected("bad-span", typed=typed[:ECHO_LIMIT])
    return seconds


def absence_named(typed: str, now: float, zone: ZoneInfo) -> float | None:
    """The end of `/away 14d`, `/away 21.06`, in Unix seconds; None for nothing typed: until they come back.

    A bare number counts days. A date is its beginning in `zone`; without a year the next such date.
    Refusals: `bad-span`.
    """
    words = " ".join(typed.lower().split())
    words = words.removeprefix("до ").removeprefix("until ")
    if not words:
        return None
    for form in DATES:
        if (found := form.fullmatch(words)) is not None:
            return _date_named(found, typed, now, zone)
    return now + span_named(words, bare=24 * HOUR)


def _date_named(found: re.Match[str], typed: str, now: float, zone: ZoneInfo) -> float:
    today = local_day(zone, now)
    try:
        day = date(int(found["year"] or today.year), int(found["month"]), int(found["day"]))
        if found["year"] is None and day < today:
            day = day.replace(year=today.year + 1)
    except ValueError:
        raise Rejected("bad-span", typed=typed[:ECHO_LIMIT]) from None
    return instant(zone, max(day, today - DAY), time(0))

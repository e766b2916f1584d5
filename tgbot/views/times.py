"""Moments and spans in words. A moment is absolute, and Telegram shows it in the reader's own zone.

The words inside the tag are for clients that cannot, and for places without markup; they are in the zone that is given.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from engine import Text, text

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LAST_MOMENT: Final = 2**31 - 1
"""Telegram refuses a date-time entity beyond it."""
WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def moment(at: float, zone: str) -> Text:
    """A Unix time: weekday, day, month, time of day and the offset of the zone."""
    unix = int(at)
    here = datetime.fromtimestamp(unix, ZoneInfo(zone))
    words = text(
        "moment-words",
        weekday=WEEKDAYS[here.weekday()],
        day=str(here.day),
        month=MONTHS[here.month - 1],
        time=f"{here:%H:%M}",
        zone=offset(here),
    )
    return text("moment", unix=str(unix), words=words) if 0 < unix <= LAST_MOMENT else words


def moment_short(at: float, zone: str) -> Text:
    """A Unix time without weekday and zone, for lists."""
    unix = int(at)
    here = datetime.fromtimestamp(unix, ZoneInfo(zone))
    words = text("moment-words-short", day=str(here.day), month=MONTHS[here.month - 1], time=f"{here:%H:%M}")
    return text("moment-short", unix=str(unix), words=words) if 0 < unix <= LAST_MOMENT else words


def offset(here: datetime) -> str:
    """`UTC+3`, `UTC-3:30`, `UTC`."""
    minutes = round(shift.total_seconds() / MINUTE) if (shift := here.utcoffset()) else 0
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'+' if minutes > 0 else '-'}{hours}{f':{rest:02}' if rest else ''}"


def span(seconds: float) -> Text:
    """A length of time in its two largest units; under a minute is one minute."""
    minutes = max(1, round(seconds / MINUTE))
    days, rest = divmod(minutes, DAY // MINUTE)
    hours, minutes = divmod(rest, 60)
    if days:
        return _of(text("span-days", count=days), text("span-hours", count=hours), hours)
    if hours:
        return _of(text("span-hours", count=hours), text("span-minutes", count=minutes), minutes)
    return text("span-minutes", count=minutes)


def _of(large: Text, small: Text, count: int) -> Text:
    return text("span-both", large=large, small=small) if count else large


def hours(length: float) -> Text:
    """Hours of a pace: `24 hours`, not `1 day`, so that paces can be compared at a glance."""
    return text("span-hours", count=int(length)) if length == int(length) else span(length * HOUR)

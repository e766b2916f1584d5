"""Local time: the instant of an hour on a day, quiet hours, days that do not count (product.md, laws 3, 6, 10).

A local time that the clock change skips moves forward; a doubled one is its first occurrence.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from tgbot.table.person import Quiet

HOUR = 3600.0
UTC = ZoneInfo("UTC")
DAY = timedelta(days=1)


def zone_of(name: str) -> ZoneInfo:
    """The zone of an IANA name; UTC for a name that is not known (any more)."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def instant(zone: ZoneInfo, day: date, at: time) -> float:
    """Unix seconds of a local time."""
    return datetime.combine(day, at.replace(fold=0), tzinfo=zone).timestamp()


def local_day(zone: ZoneInfo, now: float) -> date:
    return datetime.fromtimestamp(now, zone).date()


def daily_from(zone: ZoneInfo, at: time, now: float) -> float:
    """The first daily occurrence of a local time at or after `now`."""
    day = local_day(zone, now) - DAY
    while (found := instant(zone, day, at)) < now:
        day += DAY
    return found


def daily_after(zone: ZoneInfo, at: time, last: float) -> float:
    """The next daily run after the run at `last`: one for each local day, always later than the last."""
    day = local_day(zone, last) + DAY
    while (found := instant(zone, day, at)) <= last:
        day += DAY
    return found


def weekly_after(zone: ZoneInfo, weekday: int, at: time, last: float) -> float:
    """The first run on this day of the week, 0 is Monday, that is later than `last`."""
    today = local_day(zone, last)
    day = today + DAY * ((weekday - today.weekday()) % 7)
    found = instant(zone, day, at)
    return found if found > last else instant(zone, day + 7 * DAY, at)


@dataclass(frozen=True)
class Night:
    """One stretch of quiet hours: from `start` up to, not including, `end`; Unix seconds."""

    start: float
    end: float


def night_at(quiet: Quiet | None, zone: ZoneInfo, now: float) -> Night | None:
    """The quiet hours in which `now` lies; None for somebody awake, and for quiet hours without length."""
    if quiet is None or quiet.start == quiet.end:
        return None
    today = local_day(zone, now)
    for day in (today - DAY, today):
        last_day = day + DAY if quiet.start > quiet.end else day
        start, end = instant(zone, day, time(quiet.start)), instant(zone, last_day, time(quiet.end))
        if start <= now < end:
            return Night(start, end)
    return None


@dataclass(frozen=True)
class Counting:
    """How the hours of a deadline are counted in a zone: days of the week that do not count, and a grid hour."""

    zone: ZoneInfo = UTC
    off_days: frozenset[int] = frozenset()
    grid: time | None = None

    def after(self, start: float, seconds: float) -> float:
        """The deadline that lies `seconds` counted seconds after `start`, or at the next hour of the grid."""
        moment, rest = start, seconds
        while self.off_days and rest > 0:
            midnight = self._midnight_after(moment)
            if not self._counts(moment):
                moment = midnight
            elif moment + rest > midnight:
                moment, rest = midnight, rest - (midnight - moment)
            else:
                break
        return self._on_grid(moment + rest)

    def between(self, start: float, end: float) -> float:
        """How many of the seconds from `start` to `end` count."""
        if not self.off_days:
            return max(0.0, end - start)
        moment, counted = start, 0.0
        while moment < end:
            until = min(end, self._midnight_after(moment))
            counted += until - moment if self._counts(moment) else 0.0
            moment = until
        return counted

    def without_grid(self) -> Counting:
        return Counting(self.zone, self.off_days)

    def _on_grid(self, moment: float) -> float:
        if self.grid is None:
            return moment
        found = daily_from(self.zone, self.grid, moment)
        while not self._counts(found):
            found = daily_after(self.zone, self.grid, found)
        return found

    def _counts(self, moment: float) -> bool:
        return local_day(self.zone, moment).weekday() not in self.off_days

    def _midnight_after(self, moment: float) -> float:
        return daily_after(self.zone, time(0), moment)

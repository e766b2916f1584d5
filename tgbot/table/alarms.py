"""Alarms of the calendar: some local days ahead at the table's daily hour, or every week (FT-SCENE-12, CX-PP-02)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import time, timedelta
from zoneinfo import ZoneInfo

from engine import Days, Map, Prompt, Rejected, Weekly, evolve
from tgbot.table.clocks import Pause
from tgbot.table.daylight import UTC, daily_from, instant, local_day, weekly_after, zone_of
from tgbot.table.table import Table


def with_alarms(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """Every alarm is set once for its `since`; one that has struck stays struck until the name changes.

    A weekly one that has struck is set for the next week.
    """
    wanted = {p.id: p.alarm for p in prompts if p.alarm is not None and p.default is not None}
    alarms: dict[str, float] = {}
    for prompt, alarm in wanted.items():
        known = table.alarm_names.get(prompt) == alarm.since
        if known and prompt in table.alarms:
            alarms[prompt] = table.alarms[prompt]
        elif not known or isinstance(alarm, Weekly):
            alarms[prompt] = _set(table, alarm, now)
    names = {prompt: alarm.since for prompt, alarm in wanted.items()}
    weekly = {prompt: alarm for prompt, alarm in wanted.items() if isinstance(alarm, Weekly)}
    return evolve(table, alarms=Map(alarms), alarm_names=Map(names), weekly=Map(weekly))


def _set(table: Table, alarm: Days | Weekly, now: float) -> float:
    zone = zone_of(table.zone)
    if isinstance(alarm, Weekly):
        return weekly_after(zone, alarm.weekday, time(alarm.hour), now)
    return boundary(now, alarm.days, table.daily_hour, zone)


def alarm_struck(table: Table, prompt: str) -> Table:
    """The alarm of this prompt has done its work for this `since`."""
    return evolve(table, alarms=table.alarms.drop(prompt))


def alarms_out_of_pause(table: Table, since: float, until: float) -> Table:
    """Alarms that fell into a pause wait for the first daily hour after it; a weekly one falls when it ends."""
    zone = zone_of(table.zone)
    alarms = {
        p: at if p in table.weekly else after_pause(at, (since, until), table.daily_hour, zone)
        for p, at in table.alarms.items()
    }
    return evolve(table, alarms=Map(alarms))


def alarms_at_daily_hour(table: Table, old_zone: ZoneInfo) -> Table:
    """After a change of the daily hour or of the zone: every alarm on the local day that it was set for."""
    zone = zone_of(table.zone)
    alarms = {p: instant(zone, local_day(old_zone, at), _hour_of(table, p)) for p, at in table.alarms.items()}
    return evolve(table, alarms=Map(alarms))


def _hour_of(table: Table, prompt: str) -> time:
    weekly = table.weekly.get(prompt)
    return time(table.daily_hour if weekly is None else weekly.hour)


def session_boundary(
    opened_at: float, days: int, daily_hour: int, pauses: Sequence[Pause] = (), zone: ZoneInfo = UTC
) -> float | None:
    """`days` local days after the day of the opening, at the daily hour; out of pauses.

    None while a pause that holds it is open. Refusals: `bad-session-days` (1 … 30), `bad-hour` (0 … 23).
    """
    if not 1 <= days <= 30:
        raise Rejected("bad-session-days")
    if not 0 <= daily_hour <= 23:
        raise Rejected("bad-hour")
    at = boundary(opened_at, days, daily_hour, zone)
    for since, until in pauses:
        if until is None:
            return None if since < at else at
        at = after_pause(at, (since, until), daily_hour, zone)
    return at


def boundary(opened_at: float, days: int, daily_hour: int, zone: ZoneInfo) -> float:
    return instant(zone, local_day(zone, opened_at) + timedelta(days=days), time(daily_hour))


def after_pause(at: float, pause: tuple[float, float], daily_hour: int, zone: ZoneInfo) -> float:
    """The moment itself, or the first daily hour after the pause that it fell into."""
    since, until = pause
    return daily_from(zone, time(daily_hour), until) if since < at < until else at

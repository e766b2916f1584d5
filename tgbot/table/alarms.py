"""Alarms of the calendar: a moment at the table's daily hour, some local days ahead (FT-SCENE-12)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import time, timedelta
from zoneinfo import ZoneInfo

from engine import Map, Prompt, Rejected, evolve
from tgbot.table.clocks import Pause
from tgbot.table.daylight import UTC, daily_from, instant, local_day, zone_of
from tgbot.table.table import Table


def with_alarms(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """Every alarm is set once for its `since`; one that has struck stays struck until the name changes."""
    alarms: dict[str, float] = {}
    names: dict[str, str] = {}
    for prompt in prompts:
        if prompt.alarm is None or prompt.default is None:
            continue
        names[prompt.id] = prompt.alarm.since
        if table.alarm_names.get(prompt.id) != prompt.alarm.since:
            alarms[prompt.id] = boundary(now, prompt.alarm.days, table.daily_hour, zone_of(table.zone))
        elif prompt.id in table.alarms:
            alarms[prompt.id] = table.alarms[prompt.id]
    return evolve(table, alarms=Map(alarms), alarm_names=Map(names))


def alarm_struck(table: Table, prompt: str) -> Table:
    """The alarm of this prompt has done its work for this `since`."""
    return evolve(table, alarms=table.alarms.drop(prompt))


def alarms_out_of_pause(table: Table, since: float, until: float) -> Table:
    """Alarms that fell into a pause wait for the first daily hour at or after its end."""
    zone = zone_of(table.zone)
    alarms = {p: after_pause(at, (since, until), table.daily_hour, zone) for p, at in table.alarms.items()}
    return evolve(table, alarms=Map(alarms))


def alarms_at_daily_hour(table: Table, old_zone: ZoneInfo) -> Table:
    """After a change of the daily hour or of the zone: every alarm on the local day that it was set for."""
    zone, hour = zone_of(table.zone), time(table.daily_hour)
    alarms = {prompt: instant(zone, local_day(old_zone, at), hour) for prompt, at in table.alarms.items()}
    return evolve(table, alarms=Map(alarms))


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

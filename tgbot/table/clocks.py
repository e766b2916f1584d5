"""One deadline by itself: its hours, standing still and going on, running out (FT-TIME-11 and every other wait)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import time
from typing import Literal

from engine import Frozen, Rejected, Wait, evolve
from tgbot.table.daylight import HOUR, Counting, zone_of
from tgbot.table.table import Clock, Pace, Table

GRIDDED = frozenset({Wait.SCENE, Wait.TURN})
"""A window does not wait for the grid: it would hold up everybody else."""

Pause = tuple[float, float | None]
"""From, to; an open pause has no end."""


def hours_of(pace: Pace, wait: Wait) -> float | None:
    """The hours that a wait class gets; None: no deadline."""
    match wait:
        case Wait.WINDOW:
            return pace.window
        case Wait.TURN:
            return pace.turn
        case Wait.SCENE:
            return pace.scene
        case Wait.NONE:
            return None


def full_clock(table: Table, wait: Wait, now: float) -> Clock:
    """A clock with all the hours of its class, not started yet."""
    hours = hours_of(table.pace, wait)
    seconds = None if hours is None else hours * HOUR
    return Clock(wait=wait, opened_at=now, left=seconds, span=seconds)


def counting_of(table: Table) -> Counting:
    """How the table's pace counts hours."""
    grid = None if table.pace.grid_hour is None else time(table.pace.grid_hour)
    return Counting(zone_of(table.zone), frozenset(table.pace.off_days), grid)


def ran_out(clock: Clock, now: float) -> bool:
    return clock.due_at is not None and now >= clock.due_at


def stopped(clock: Clock, now: float, counting: Counting) -> Clock:
    """The clock with its time standing still; one that has run out before stays so."""
    if clock.due_at is None or ran_out(clock, now):
        return clock
    return evolve(clock, due_at=None, left=counting.between(now, clock.due_at))


def going(clock: Clock, now: float, counting: Counting) -> Clock:
    """The clock with its time running from `now`; one without a deadline stays without."""
    if clock.left is None:
        return clock
    counting = counting if clock.wait in GRIDDED else counting.without_grid()
    return evolve(clock, due_at=counting.after(now, clock.left), left=None)


def shifted(clock: Clock, seconds: float, now: float) -> Clock:
    """The deadline moved; one that has run out counts from now, and none is brought nearer than an hour."""
    span = None if clock.span is None else max(HOUR, clock.span + seconds)
    if clock.due_at is None:
        left = clock.left or 0.0
        return evolve(clock, left=max(min(left, HOUR), left + seconds), span=span)
    base = max(clock.due_at, now)
    return evolve(clock, due_at=max(min(base, now + HOUR), base + seconds), span=span, called=False)


class RoundClock(Frozen):
    """Where a round stands. Times are on the scale that the question was put in."""

    due_at: float | None
    expired: bool
    auto_pass: tuple[str, ...]
    round_closes: bool


def round_clock(
    opened_at: float,
    window: float,
    pauses: Sequence[Pause],
    now: float,
    heroes: Mapping[str, Literal["waiting", "pending", "done"]],
) -> RoundClock:
    """The deadline of a round whose clock stood during `pauses`, sorted (FT-TIME-11). Refusals: `bad-clock`."""
    if window <= 0 or now < opened_at or any(until is not None and until < since for since, until in pauses):
        raise Rejected("bad-clock")
    clock = Clock(wait=Wait.SCENE, opened_at=opened_at, due_at=opened_at + window, span=window)
    for since, until in pauses:
        if until is not None and until <= opened_at:
            continue
        clock = stopped(clock, max(since, opened_at), Counting())
        clock = clock if until is None else going(clock, until, Counting())
    expired = ran_out(clock, now)
    passing = tuple(h for h, state in heroes.items() if expired and state == "waiting")
    open_still = [h for h, state in heroes.items() if state != "done" and h not in passing]
    return RoundClock(due_at=clock.due_at, expired=expired, auto_pass=passing, round_closes=not open_still)

"""The clocks of a table: a deadline for each question, pauses, extensions, warnings (product.md, Time)."""

from __future__ import annotations

from collections.abc import Sequence
from zoneinfo import ZoneInfo

from engine import Map, Prompt, Rejected, Wait, evolve, waits
from tgbot.table.alarms import alarms_out_of_pause, session_boundary, with_alarms
from tgbot.table.clocks import (
    RoundClock,
    counting_of,
    full_clock,
    going,
    hours_of,
    ran_out,
    round_clock,
    shifted,
    stopped,
)
from tgbot.table.daylight import HOUR, night_at
from tgbot.table.person import Quiet
from tgbot.table.table import Clock, Pace, Table

__all__ = [
    "RoundClock",
    "after_outage",
    "by_clock",
    "change_pace",
    "clock_of",
    "extend",
    "hours_of",
    "pause",
    "ran_out",
    "resume",
    "rewound",
    "round_clock",
    "session_boundary",
    "standing",
    "warn_at",
    "wind",
]

WARN_REST = 0.2
"""The warning comes when this part of the time is left: at 80 % of it."""
OUTAGE = 30 * 60.0
"""Seconds; a shorter absence of the bot moves no deadline."""
LAPSED_KEPT = 8
LONGEST_EXTENSION = 24 * 90
PATIENCE = (Wait.SCENE, Wait.TURN, Wait.WINDOW)
"""Of prompts that share a clock, the most patient class gives the hours."""


def clock_of(prompt: Prompt) -> str:
    """The id of a prompt's clock: shared, or its own."""
    return prompt.clock or prompt.id


def by_clock(prompts: Sequence[Prompt]) -> dict[str, list[Prompt]]:
    """The prompts that somebody is waited for in, by clock, both in the order of the prompts."""
    found: dict[str, list[Prompt]] = {}
    for prompt in prompts:
        if waits(prompt):
            found.setdefault(clock_of(prompt), []).append(prompt)
    return found


def standing(table: Table) -> bool:
    """Whether no clock of the table runs: paused, asleep, or not open."""
    return table.paused_at is not None or table.status != "open"


def wind(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """The table with its clocks and alarms in line with the open prompts; the same again changes nothing."""
    prompts = prompts if table.status != "ended" else ()
    asked = by_clock(prompts)
    clocks = {name: _wound(table, name, asked[name], now) for name in asked}
    gone = {name: c for name, c in table.clocks.items() if c.shared}
    lapsed = [(name, c) for name, c in {**table.lapsed, **gone}.items() if name not in asked][-LAPSED_KEPT:]
    withheld = {key: users for key, users in table.withheld.items() if key.rpartition("|")[0] in asked}
    wound = evolve(table, clocks=Map(clocks), lapsed=Map(dict(lapsed)), withheld=Map(withheld))
    return with_alarms(wound, prompts, now)


def _wound(table: Table, name: str, prompts: Sequence[Prompt], now: float) -> Clock:
    clock = table.clocks.get(name) or _returned(table, name, now)
    if clock is None:
        wait = next(w for w in PATIENCE if any(p.wait is w for p in prompts))
        clock = evolve(full_clock(table, wait, now), shared=any(p.clock for p in prompts))
    held = all(p.held is not None for p in prompts)
    if ran_out(clock, now) and (held or (clock.called and any(_settled_by_silence(table, p) for p in prompts))):
        clock = _grace(table, clock, now)
    counting = counting_of(table)
    return stopped(clock, now, counting) if held or standing(table) else going(clock, now, counting)


def _returned(table: Table, name: str, now: float) -> Clock | None:
    """A shared clock whose prompts were all closed for a while: it goes on where it was."""
    clock = table.lapsed.get(name)
    return _grace(table, clock, now) if clock is not None and ran_out(clock, now) else clock


def _grace(table: Table, over: Clock, now: float) -> Clock:
    """Who comes to a clock after its deadline, or is held when it strikes, gets WINDOW hours."""
    return evolve(full_clock(table, Wait.WINDOW, now), wait=over.wait, shared=over.shared, restarted=True)


def _settled_by_silence(table: Table, prompt: Prompt) -> bool:
    return prompt.default is not None and table.silence.get(prompt.wait.value) != "hold"


def rewound(table: Table) -> Table:
    """After an undo, before `wind`: what opens again gets a full clock, so rounds that lie idle are forgotten."""
    return evolve(table, lapsed=Map())


def pause(table: Table, now: float) -> Table:
    """Stops every clock and keeps the time that is left. Refusals: `already-paused`."""
    if table.paused_at is not None:
        raise Rejected("already-paused")
    return stand(evolve(table, paused_at=now), now)


def resume(table: Table, prompts: Sequence[Prompt], now: float) -> Table:
    """Lets the clocks go on with what was left. Refusals: `not-paused`."""
    if table.paused_at is None:
        raise Rejected("not-paused")
    since = table.paused_at
    asleep_at = None if table.asleep_at is None else min(table.asleep_at, since)
    return go_on(evolve(table, paused_at=None, asleep_at=asleep_at), prompts, since, now)


def stand(table: Table, now: float) -> Table:
    """All clocks stopped, also the idle ones."""
    counting = counting_of(table)
    clocks, lapsed = (
        Map({name: stopped(c, now, counting) for name, c in some.items()}) for some in (table.clocks, table.lapsed)
    )
    return evolve(table, clocks=clocks, lapsed=lapsed)


def go_on(table: Table, prompts: Sequence[Prompt], since: float, now: float) -> Table:
    """The clocks go on after they stood from `since` to `now`, unless something else still holds the table."""
    if standing(table):
        return wind(table, prompts, now)
    counting = counting_of(table)
    lapsed = Map({name: going(c, now, counting) for name, c in table.lapsed.items()})
    return wind(alarms_out_of_pause(evolve(table, lapsed=lapsed), since, now), prompts, now)


def extend(table: Table, hours: float, now: float, clock: str = "") -> Table:
    """Moves one deadline, or all of them, by `hours`; fewer than 0 bring it nearer, but not nearer than an hour.

    One that has run out already counts from now. Refusals: `bad-hours` (0, or more than 90 days), `no-such-clock`,
    `no-deadline`.
    """
    if hours == 0 or abs(hours) > LONGEST_EXTENSION:
        raise Rejected("bad-hours", most=LONGEST_EXTENSION)
    if clock and clock not in table.clocks:
        raise Rejected("no-such-clock")
    chosen = {n: c for n, c in table.clocks.items() if clock in ("", n) and (c.due_at, c.left) != (None, None)}
    if not chosen:
        raise Rejected("no-deadline")
    moved = {name: shifted(c, hours * HOUR, now) for name, c in chosen.items()}
    return evolve(table, clocks=Map({**table.clocks, **moved}))


def after_outage(table: Table, seconds: float, now: float) -> Table:
    """After the bot was down for `seconds` until `now`: deadlines that fell in this time get it added (law 8)."""
    if seconds < OUTAGE:
        return table
    moved = {
        name: evolve(clock, due_at=clock.due_at + seconds)
        for name, clock in table.clocks.items()
        if clock.due_at is not None and now - seconds < clock.due_at <= now and not clock.called
    }
    return evolve(table, clocks=Map({**table.clocks, **moved})) if moved else table


def change_pace(table: Table, pace: Pace, prompts: Sequence[Prompt], now: float) -> Table:
    """Another pace: every open question gets a full clock from now."""
    return wind(evolve(table, pace=pace, clocks=Map(), lapsed=Map()), prompts, now)


def warn_at(
    opened_at: float, due_at: float, quiet: Quiet | None, zone: ZoneInfo, span: float | None = None
) -> float | None:
    """When the one warning of a deadline is given to somebody with these quiet hours (law 3).

    At 80 % of `span` seconds, not later than an hour before; never in quiet hours: if the deadline falls inside them,
    an hour before they begin; else when they end, if that is early enough, else an hour before they begin. Never
    before `opened_at`. None: they are not awake between opening and deadline.
    """
    rest = WARN_REST * (due_at - opened_at if span is None else span)
    wanted = max(opened_at, due_at - max(rest, HOUR))
    last_night = night_at(quiet, zone, due_at)
    if last_night is not None:
        wanted = max(opened_at, min(wanted, last_night.start - HOUR))
    night = night_at(quiet, zone, wanted)
    if night is None:
        return wanted
    if night.end <= due_at - HOUR:
        return night.end
    evening = max(opened_at, night.start - HOUR)
    earlier = night_at(quiet, zone, evening)
    evening = earlier.end if earlier is not None else evening
    if evening < night.start:
        return evening
    return night.end if night.end < due_at else None

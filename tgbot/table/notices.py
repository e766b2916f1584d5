"""What must be said at its time, and whether it is still true then (product.md, laws 3 and 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engine import GM, Frozen, Map, Prompt, Rejected, Seat, evolve
from tgbot.table.daylight import HOUR, night_at, zone_of
from tgbot.table.pace import by_clock, ran_out, standing, warn_at
from tgbot.table.table import Clock, Table, Warned
from tgbot.table.waiting import Awaited, awaited, deadline_policy

__all__ = ["deadline_policy"]

NUDGE_PAUSE = 8 * HOUR
"""Seconds between two nudges of one seat, for players."""
GM_NUDGE_PAUSE = 5 * 60.0


def due_times(table: Table, prompts: Sequence[Prompt], now: float) -> dict[str, float]:
    """All due entries of the table, by id, in Unix seconds; past ones are due at once.

    `w|clock|seat` a warning that was not given yet, `d|clock` a deadline, `a|prompt` an alarm, `wake|clock|seat` a
    mention that waits for the end of quiet hours, `back|user` the end of an absence.
    """
    if table.status in ("ended", "broken"):
        return {}
    due = {f"back|{m.user}": m.away.until for m in table.members.values() if m.away and m.away.until is not None}
    if table.status == "asleep":
        return due
    due |= {f"d|{name}": at for name in by_clock(prompts) if (at := _deadline(table, name)) is not None}
    if not standing(table):
        due |= {f"a|{prompt}": at for prompt, at in table.alarms.items()}
    entries = awaited(table, prompts)
    for clock, seat in _places(entries):
        if (warning := _warning_time(table, entries, clock, seat, now)) is not None:
            due[f"w|{clock}|{seat}"] = warning
        if sleepers := _held_back(table, entries, clock, seat):
            due[f"wake|{clock}|{seat}"] = min(awake_from(table, user, now) for user in sleepers)
    return due


def _deadline(table: Table, name: str) -> float | None:
    clock = table.clocks.get(name)
    return None if clock is None or clock.called else clock.due_at


def _places(entries: Iterable[Awaited]) -> list[tuple[str, Seat]]:
    return list(dict.fromkeys((one.clock, one.seat) for one in entries))


# --- warnings ---


def warning_time(table: Table, prompts: Sequence[Prompt], clock: str, seat: Seat, now: float) -> float | None:
    """When the warning of a seat is due, as things stand now; None: none is due any more, or none ever was."""
    return _warning_time(table, awaited(table, prompts), clock, seat, now)


def _warning_time(table: Table, entries: Sequence[Awaited], clock: str, seat: Seat, now: float) -> float | None:
    running = table.clocks.get(clock)
    if running is None or running.due_at is None or ran_out(running, now) or _is_warned(table, clock, seat):
        return None
    times = [_personal(table, running, user, now) for user in _warnable(entries, clock, seat)]
    return min((at for at in times if at is not None), default=None)


def warnable(table: Table, prompts: Sequence[Prompt], clock: str, seat: Seat) -> tuple[int, ...]:
    """Whom a warning of this deadline concerns: who is waited for, in a question that silence would answer."""
    return _warnable(awaited(table, prompts), clock, seat)


def _warnable(entries: Sequence[Awaited], clock: str, seat: Seat) -> tuple[int, ...]:
    concerned: dict[int, None] = {}
    for one in entries:
        if (one.clock, one.seat) == (clock, seat) and not one.chance and one.held is None and not _calls_only(one):
            concerned |= dict.fromkeys(one.users)
    return tuple(concerned)


def _calls_only(one: Awaited) -> bool:
    """At this deadline the GM is only reminded: the reminder is the deadline's own notice."""
    return one.seat == GM and one.prompt.default is None


def _is_warned(table: Table, clock: str, seat: Seat) -> bool:
    warned, running = table.warned.get(f"{clock}|{seat}"), table.clocks.get(clock)
    return warned is not None and running is not None and warned.due_at == running.due_at


def _personal(table: Table, clock: Clock, user: int, now: float) -> float | None:
    """The warning time of one person; one that was missed comes as soon as they are awake, while it is still of use."""
    if clock.due_at is None:
        return None
    quiet, zone = table.member(user).quiet, zone_of(table.member(user).zone or table.zone)
    at = warn_at(clock.opened_at, clock.due_at, quiet, zone, clock.span)
    if at is None or at >= now:
        return at
    late = awake_from(table, user, now)
    if late == now:
        return at
    return late if late < clock.due_at else None


def still_true(
    table: Table, prompts: Sequence[Prompt], clock: str, seat: Seat, now: float
) -> Literal["warn", "later", "no"]:
    """Whether a warning that has fallen due is to be given, at the moment of sending.

    `later`: the deadline moved or they sleep; its due entry is set anew. `no`: answered, stopped, given already.
    """
    at = warning_time(table, prompts, clock, seat, now)
    if at is None:
        return "no"
    return "warn" if at <= now else "later"


def warned(table: Table, clock: str, seat: Seat, view: str) -> Table:
    """The warning of this deadline was given in the message `view`. Refusals: `no-deadline`."""
    running = table.clocks.get(clock)
    if running is None or running.due_at is None:
        raise Rejected("no-deadline")
    return evolve(table, warned=table.warned.set(f"{clock}|{seat}", Warned(due_at=running.due_at, view=view)))


class Withdrawn(Frozen):
    """A warning that stopped being true: its key `clock|seat`, and the message to edit away."""

    key: str
    view: str


def warnings_to_withdraw(table: Table, prompts: Sequence[Prompt]) -> tuple[Withdrawn, ...]:
    """Warnings whose question was answered or undone, or whose deadline moved or stands."""
    places = set(_places(one for one in awaited(table, prompts) if one.held is None))
    stale = []
    for key, given in table.warned.items():
        clock, _, seat = key.rpartition("|")
        if (clock, seat) not in places or not _is_warned(table, clock, Seat(seat)):
            stale.append(Withdrawn(key=key, view=given.view))
    return tuple(stale)


def withdrawn(table: Table, stale: Iterable[Withdrawn]) -> Table:
    """The table without these warnings; a moved deadline is warned of anew."""
    gone = {one.key for one in stale}
    return evolve(table, warned=Map({key: given for key, given in table.warned.items() if key not in gone}))


# --- mentions ---


def awake_from(table: Table, user: int, now: float) -> float:
    """`now` for somebody awake, else the end of their quiet hours."""
    member = table.member(user)
    night = night_at(member.quiet, zone_of(member.zone or table.zone), now)
    return now if night is None else night.end


def mentionable(table: Table, users: Iterable[int], now: float) -> tuple[int, ...]:
    """Of these users, those that a public post may mention now: awake, and not away."""
    return tuple(u for u in users if not table.member(u).absent and awake_from(table, u, now) == now)


def withhold(table: Table, clock: str, seat: Seat, users: Iterable[int]) -> Table:
    """A post did not mention these users of a seat because they sleep: it is made good when they wake."""
    key = f"{clock}|{seat}"
    late = tuple(dict.fromkeys([*table.withheld.get(key, ()), *users]))
    return evolve(table, withheld=table.withheld.set(key, late)) if late else table


def waking(table: Table, prompts: Sequence[Prompt], clock: str, seat: Seat, now: float) -> tuple[int, ...]:
    """Who is to be mentioned now that they are awake: withheld before, and still asked."""
    return mentionable(table, _held_back(table, awaited(table, prompts), clock, seat), now)


def _held_back(table: Table, entries: Sequence[Awaited], clock: str, seat: Seat) -> tuple[int, ...]:
    late = table.withheld.get(f"{clock}|{seat}", ())
    if not late:
        return ()
    asked = {u for one in entries if (one.clock, one.seat) == (clock, seat) for u in one.users}
    return tuple(user for user in late if user in asked)


def mentioned(table: Table, clock: str, seat: Seat, users: Iterable[int]) -> Table:
    """These users have been mentioned."""
    key, done = f"{clock}|{seat}", set(users)
    rest = tuple(u for u in table.withheld.get(key, ()) if u not in done)
    return evolve(table, withheld=table.withheld.set(key, rest) if rest else table.withheld.drop(key))


# --- nudges by hand ---


def may_nudge(table: Table, asker: int, seat: Seat, now: float) -> float:
    """0, or the seconds until `asker` may nudge this seat: 8 hours after anybody's nudge; for the GM 5 minutes."""
    last = max((at for key, at in table.nudged.items() if key.rpartition("|")[2] == seat), default=None)
    if last is None:
        return 0.0
    return max(0.0, last + (GM_NUDGE_PAUSE if table.is_gm(asker) else NUDGE_PAUSE) - now)


def nudge(table: Table, prompts: Sequence[Prompt], asker: int, seat: Seat, now: float) -> Table:
    """A nudge by hand is noted. Refusals: `game-stands`, `not-awaited`, `nudge-too-soon` (minutes)."""
    if standing(table):
        raise Rejected("game-stands")
    if not any(one.seat == seat and not one.chance and one.held is None for one in awaited(table, prompts)):
        raise Rejected("not-awaited")
    wait = may_nudge(table, asker, seat, now)
    if wait > 0:
        raise Rejected("nudge-too-soon", minutes=-int(-wait // 60))
    fresh = {key: at for key, at in table.nudged.items() if now - at < NUDGE_PAUSE}
    return evolve(table, nudged=Map({**fresh, f"{asker}|{seat}": now}))

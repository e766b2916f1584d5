"""What silence does when a deadline strikes: the default is played, a miss excused, or the GM called (law 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import GM, Map, Prompt, Seat, Wait, evolve, waits
from tgbot.table.clocks import counting_of, full_clock, going, ran_out
from tgbot.table.pace import by_clock, clock_of, standing
from tgbot.table.table import Clock, Table
from tgbot.table.waiting import awaited, deadline_policy, in_order, present

EXCUSABLE = frozenset({Wait.TURN, Wait.SCENE})
"""Letting a chance to react go by is no miss."""


@dataclass(frozen=True)
class Struck:
    """What a deadline leads to. All three are empty when it is not true any more."""

    table: Table
    """With the clock started anew, or marked as called."""
    expire: tuple[str, ...] = ()
    """Prompts to expire, in this order; each only if it is still open when its turn comes."""
    call_gm: tuple[str, ...] = ()
    """Prompts for which the GM is called: wait, play the default, answer, hand the seat over."""
    excused: tuple[Seat, ...] = ()
    """Seats whose miss is excused: they got a full clock once more, and are told so."""


def strike(table: Table, prompts: Sequence[Prompt], clock: str, now: float) -> Struck:
    """The deadline `d|clock` has fallen. A second strike of the same deadline does nothing."""
    running = table.clocks.get(clock)
    if running is None or running.called or not ran_out(running, now):
        return Struck(table)
    open_now = [p for p in by_clock(prompts).get(clock, []) if p.held is None]
    holding = [p for p in open_now if _holds(table, p)]
    excused = _excused(table, running, [p for p in open_now if p not in holding])
    expire = tuple(p.id for p in open_now if p not in holding and not _covered(p, excused))
    if excused:
        return Struck(_started_anew(table, clock, excused, now), expire, (), excused)
    if holding:
        table = evolve(table, clocks=table.clocks.set(clock, evolve(running, called=True)))
    return Struck(table, expire, tuple(p.id for p in holding))


def expired_prompts(table: Table, prompts: Sequence[Prompt], clock: str, now: float) -> tuple[str, ...]:
    """The prompts that silence answers now, in the order in which they are open."""
    return strike(table, prompts, clock, now).expire


def _holds(table: Table, prompt: Prompt) -> bool:
    """Whether the game waits on although the time is over. Nobody is waited for who is excused."""
    if prompt.default is None:
        return True
    return deadline_policy(table, prompt.wait) == "hold" and any(present(table, seat) for seat in prompt.to)


def _excused(table: Table, clock: Clock, missing: Sequence[Prompt]) -> tuple[Seat, ...]:
    if clock.restarted or clock.wait not in EXCUSABLE:
        return ()
    seats = {s for p in missing if p.wait in EXCUSABLE for s in p.to if s != GM and present(table, s)}
    return tuple(s for s in in_order(seats) if table.missed.get(s, 0) < table.excuses)


def _covered(prompt: Prompt, excused: Sequence[Seat]) -> bool:
    return not prompt.to.isdisjoint(excused)


def _started_anew(table: Table, name: str, excused: Sequence[Seat], now: float) -> Table:
    old = table.clocks[name]
    fresh = evolve(full_clock(table, old.wait, now), shared=old.shared, restarted=True)
    missed = {seat: table.missed.get(seat, 0) + 1 for seat in excused}
    return evolve(
        table,
        clocks=table.clocks.set(name, going(fresh, now, counting_of(table))),
        missed=Map({**table.missed, **missed}),
    )


def alarm_prompts(table: Table, prompts: Sequence[Prompt], prompt: str, now: float) -> tuple[str, ...]:
    """The alarm `a|prompt` has fallen: the prompt to expire, or nothing when it is not true (any more)."""
    at = table.alarms.get(prompt)
    if at is None or now < at or standing(table):
        return ()
    return tuple(p.id for p in prompts if p.id == prompt and p.alarm is not None and p.default is not None)


def unattended(table: Table, prompts: Sequence[Prompt]) -> tuple[str, ...]:
    """Prompts to expire at once, because everybody who could answer is away or gone, and nobody else of their clock
    is waited for: a timer never runs for nobody."""
    if standing(table):
        return ()
    attended = {one.clock for one in awaited(table, prompts)}
    return tuple(
        p.id for p in prompts if waits(p) and p.held is None and p.default is not None and clock_of(p) not in attended
    )


def skipped(prompts: Sequence[Prompt], clock: str) -> tuple[str, ...]:
    """The GM skips: the prompts of a clock that have a default, in their order."""
    return tuple(p.id for p in by_clock(prompts).get(clock, []) if p.default is not None)

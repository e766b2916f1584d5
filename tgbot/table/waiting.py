"""THE waiting list: whom the game waits for, for what, until when. Lists, nudges, cards and the clock all ask it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import GM, Frozen, Prompt, Seat, Text, Wait, waits
from tgbot.table.pace import clock_of
from tgbot.table.table import Silence, Table


class Awaited(Frozen):
    """One seat that may answer one open prompt. Several entries of one prompt: any one of them is enough."""

    seat: Seat
    users: tuple[int, ...]
    """Who answers for the seat and is there; empty only for the GM's seat while every GM is away."""
    prompt: Prompt
    clock: str
    due_at: float | None
    """Unix seconds; None: no deadline, or its clock stands."""
    held: Text | None
    """Why the prompt's clock stands, if the rules hold it."""
    policy: Silence
    """What happens if they sleep on it."""
    chance: bool
    """A WINDOW: listed as a chance to react, not waited for."""


def awaited(table: Table, prompts: Sequence[Prompt]) -> tuple[Awaited, ...]:
    """Everybody who is waited for (`chance` false) or may react (`chance` true), in the order of the prompts.

    Who is away without a deputy, has left, or gave the seat up is excused and not in it.
    """
    return tuple(_entries(table, prompts))


def _entries(table: Table, prompts: Sequence[Prompt]) -> Iterable[Awaited]:
    for prompt in prompts:
        if not waits(prompt):
            continue
        clock = clock_of(prompt)
        running = table.clocks.get(clock)
        for seat in in_order(prompt.to):
            users = present(table, seat)
            if users or seat == GM:
                yield Awaited(
                    seat=seat,
                    users=users,
                    prompt=prompt,
                    clock=clock,
                    due_at=running.due_at if running is not None else None,
                    held=prompt.held,
                    policy=deadline_policy(table, prompt.wait),
                    chance=prompt.wait is Wait.WINDOW,
                )


def in_order(seats: Iterable[Seat]) -> list[Seat]:
    """The GM first, then p1, p2, … p10."""
    return sorted(seats, key=lambda seat: (seat != GM, len(seat), seat))


def present(table: Table, seat: Seat) -> tuple[int, ...]:
    """Who answers for a seat now: without those who are away or have left the group."""
    return tuple(user for user in table.users_of(seat) if not table.member(user).absent)


def deadline_policy(table: Table, wait: Wait) -> Silence:
    """What the table does when the time of this class runs out."""
    return table.silence.get(wait.value, "default")


def last_missing(table: Table, prompts: Sequence[Prompt], clock: str) -> Seat | None:
    """The one seat that a shared clock still waits for; None while several are missing, or nobody."""
    seats = {one.seat for one in awaited(table, prompts) if one.clock == clock and not one.chance}
    return seats.pop() if len(seats) == 1 else None

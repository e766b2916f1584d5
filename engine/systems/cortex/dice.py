"""Dice and steps: a die is its number of sides; effects go on above d12 (CX-DIE-01 … CX-DIE-05, FL-DIE-01 … FL-DIE-03).

0 is no die. 14 is `d12+1`, 16 is `d12+2`, …: a step is always two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from engine.core.base import Rejected

Die: TypeAlias = int
"""0 for none, 4 … 12, and above 12 for an open-ended effect."""
Which: TypeAlias = Literal["largest", "smallest"] | int

NONE: Final = 0
LADDER: Final = (4, 6, 8, 10, 12)
LARGEST: Final = 12
STEP: Final = 2

_WRITTEN = re.compile(r"[dDдДкК](\d+)(?:\+(\d+))?")


def step(die: Die, steps: int) -> Die:
    """`steps` places up or down, open-ended above; below d4 there is no die (CX-DIE-02, CX-DIE-03, CX-DIE-05)."""
    moved = die + STEP * steps
    return moved if moved >= LADDER[0] else NONE


def capped(die: Die) -> Die:
    """Anything beyond d12 counts as d12 (CX-DIE-05)."""
    return min(die, LARGEST)


def require_die(die: Die) -> Die:
    """Refusal: `bad-die` for what is not on the ladder."""
    if die not in LADDER:
        raise Rejected("bad-die", die=written(die))
    return die


def written(die: Die) -> str:
    """`d8`, `d12+1`."""
    return f"d{die}" if die <= LARGEST else f"d12+{(die - LARGEST) // STEP}"


def read_die(typed: str) -> Die:
    """`d8`, `к8`, `d12+1`. Refusal: `bad-die`."""
    found = _WRITTEN.fullmatch(typed.strip())
    die = int(found[1]) + STEP * int(found[2] or 0) if found else NONE
    if found is None or int(found[1]) not in LADDER or (found[2] and int(found[1]) != LARGEST):
        raise Rejected("bad-die", die=typed)
    return die


def descending(dice: Iterable[Die]) -> tuple[Die, ...]:
    """Dice lists are kept from largest to smallest (section 15)."""
    return tuple(sorted(dice, reverse=True))


def place(dice: Sequence[Die], which: Which) -> int:
    """The index of the largest or smallest die, the first on a tie. Refusal: `no-dice`."""
    if not dice or (isinstance(which, int) and not 0 <= which < len(dice)):
        raise Rejected("no-dice")
    if isinstance(which, int):
        return which
    return dice.index(max(dice) if which == "largest" else min(dice))


def step_one(
    dice: Sequence[Die], which: Which, steps: int, *, open_ended: bool = False, overflow: bool = True
) -> tuple[Die, ...]:
    """Steps one die of a list, the order kept; a step beyond d12 goes to the largest die below d12, or is lost.

    CX-DIE-03, CX-DIE-04; `overflow` is the option `overflow_to_next_die` (AMB-39). Refusal: `no-dice`.
    """
    at = place(dice, which)
    stepped = list(dice)
    if steps < 0 or open_ended:
        stepped[at] = step(stepped[at], steps)
        return tuple(die for die in stepped if die)
    for _ in range(steps):
        if stepped[at] < LARGEST:
            stepped[at] = step(stepped[at], 1)
            continue
        below = [die for die in stepped if die < LARGEST]
        if overflow and below:
            next_at = stepped.index(max(below))
            stepped[next_at] = step(stepped[next_at], 1)
    return tuple(stepped)

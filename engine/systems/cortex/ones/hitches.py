"""Ones of a player's roll: what the GM may make of them (CX-HITCH-01 … CX-HITCH-06, FL-HITCH-01 … FL-HITCH-05).

Each doom die that is bought gives the roller a point: FL-PP-04.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core.base import Frozen, Rejected
from engine.systems.cortex.dice import LARGEST, Die, Which, descending, place, step

FIRST_DIE: Die = 6
MOST_IN_GROUP = 4
"""Four ones make a d12, the largest die (CX-HITCH-02)."""


class Offer(Frozen):
    """One way to use ones: new dice, or so many steps on a doom die; `pp` for the roller.

    `die` is the one to step up where the GM may choose it; else it is the smallest.
    """

    add: tuple[Die, ...] = ()
    step_up: int = 0
    die: Die | None = None
    pp: int = 0


class Group(Frozen):
    """So many ones for one purpose. `die` names the doom die to step up where the GM may choose it (FL-HITCH-04)."""

    ones: int
    use: Literal["add", "step_up", "restore", "rival"]
    die: Die | None = None


class Bought(Frozen):
    """The doom pool afterwards, PP for the roller, ones left; the rival's price (CX-HITCH-06)."""

    doom: tuple[Die, ...]
    pp: int
    left: int
    rival_pays: int = 0


def new_die(ones: int) -> Die:
    """d6, a step up for each further one (CX-HITCH-02, FL-HITCH-03). Refusals: `bad-group`, `step-above-d12`."""
    if ones < 1:
        raise Rejected("bad-group")
    if ones > MOST_IN_GROUP:
        raise Rejected("step-above-d12")
    return step(FIRST_DIE, ones - 1)


def hitch_offers(ones: int, doom: Sequence[Die], *, partial: bool = False, any_die: bool = False) -> tuple[Offer, ...]:
    """The offers for some ones, in the order of CX-HITCH-04; "nothing" comes last. Without ones there are none.

    `partial`: also those that use fewer ones (FL-HITCH-01). `any_die`: not the smallest doom die alone may be
    stepped up, which is a house rule (FL-HITCH-04).
    """
    if ones < 1:
        return ()
    used = range(1, ones + 1) if partial else (ones,)
    adding = [Offer(add=dice, pp=len(dice)) for number in used for dice in _partitions(number)]
    adding.sort(key=lambda offer: (-offer.pp, offer.add))
    steppable = sorted(set(doom)) if any_die else sorted(doom)[:1]
    stepping = [
        Offer(step_up=number, pp=1, die=die if any_die else None)
        for number in used
        for die in steppable
        if step(die, number) <= LARGEST
    ]
    return (*adding, *stepping, Offer())


def buy_hitches(ones: int, doom: Sequence[Die], groups: Sequence[Group], *, rival_pp: int = 0) -> Bought:
    """Steps come first, on the pool as it was, one after the other; then the new dice (CX-HITCH-03, FL-HITCH-04).

    Refusals: `bad-group`, `too-many-hitches`, `step-above-d12`, `doom-pool-empty`, `die-not-in-doom-pool`,
    `not-enough-pp` (a rival without PP).
    """
    for group in groups:
        if group.ones < 1 or (group.use in {"restore", "rival"} and group.ones != 1):
            raise Rejected("bad-group")
    used = sum(group.ones for group in groups)
    if used > ones:
        raise Rejected("too-many-hitches", need=used, has=ones)
    rivals = sum(1 for group in groups if group.use == "rival")
    if rivals > rival_pp:
        raise Rejected("not-enough-pp", need=rivals, has=rival_pp)
    pool = list(doom)
    for group in groups:
        if group.use == "step_up":
            at = place_to_step(pool, group.die)
            pool[at] = require_step(pool[at], group.ones)
    pool += [new_die(group.ones) for group in groups if group.use == "add"]
    return Bought(doom=descending(pool), pp=len(groups), left=ones - used, rival_pays=rivals)


def place_to_step(pool: Sequence[Die], die: Die | None) -> int:
    """The smallest die, or one that is named. Refusals: `doom-pool-empty`, `die-not-in-doom-pool`."""
    if not pool:
        raise Rejected("doom-pool-empty")
    if die is None:
        smallest: Which = "smallest"
        return place(pool, smallest)
    if die not in pool:
        raise Rejected("die-not-in-doom-pool", die=f"d{die}")
    return list(pool).index(die)


def require_step(die: Die, steps: int) -> Die:
    """Refusal: `step-above-d12`."""
    if step(die, steps) > LARGEST:
        raise Rejected("step-above-d12")
    return step(die, steps)


def _partitions(ones: int, most: int = MOST_IN_GROUP) -> Iterator[tuple[Die, ...]]:
    """Every way to part ones into groups of 1 … 4, each as its new dice, largest first."""
    if ones == 0:
        yield ()
        return
    for group in range(min(ones, most), 0, -1):
        for rest in _partitions(ones - group, group):
            yield (new_die(group), *rest)

"""Step 1: exploding sixes die by die; a 2 or a 1 takes successes back (BB-EXPLODE)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.pool.labels import EXPLOSION
from engine.systems.blackbird.throw.moves import Explode
from engine.systems.blackbird.throw.values import (
    SIDES,
    ChainState,
    Die,
    DieId,
    Roll,
    die_called,
    explosion_dice,
    thrown_dice,
    with_dice,
)

BREAKS = frozenset({"kept_six", "lost"})
"""The ends of a chain that take successes."""


def chain_after(face: int) -> ChainState:
    """What the last die makes of its chain (BB-EXPLODE-02)."""
    match face:
        case 1:
            return "lost"
        case 2:
            return "kept_six"
        case 3 | 4:
            return "closed"
    return "open"


def explosions(roll: Roll) -> Iterator[Explode]:
    """Sixes and chains that might be tried, in roll order."""
    return (Explode(die.id) for die in thrown_dice(roll) if die.rolled == SIDES)


def require_explosive(six: Die) -> None:
    """BB-EXPLODE-04, BB-EXPLODE-05. A six that another chain took starts no chain, but goes on with its own."""
    _require_six(six)
    if six.lost and six.chain == "unexploded":
        raise Rejected("die-not-eligible", die=six.id)
    if six.chain not in ("unexploded", "open"):
        raise Rejected("chain-ended", die=six.id)


def explode(roll: Roll, six: DieId, face: int) -> Roll:
    """The roll with one more die in the chain of an original six (BB-EXPLODE-01).

    The die belongs to no source but the explosion (BB-EXPLODE-07) and has the next number behind the six's id. A
    chain that was not broken leaves its sixes as they are, bankable too (BB-EXPLODE-06).
    """
    original = die_called(roll, six)
    require_explosive(original)
    number = len(explosion_dice(roll, six)) + 1
    extra = Die(id=f"{six}.{number}", src=EXPLOSION, rolled=face, chain_of=six)
    grown = with_dice(roll, {six: evolve(original, chain=chain_after(face))}, (extra,))
    return _with_losses(grown, six) if chain_after(face) in BREAKS else grown


class ChainEnd(NamedTuple):
    """How a chain stands; `loss`: which dice its end has taken the success from (without a spared original six)."""

    state: ChainState
    can_continue: bool
    six_bankable: bool
    loss: Literal["none", "chain", "roll"]


def chain_end(roll: Roll, six: DieId) -> ChainEnd:
    """For whoever shows a chain; a die that never explodes is refused as when it is exploded."""
    original = die_called(roll, six)
    _require_six(original)
    state = original.chain
    loss = roll.rules.explosion_loss_scope if state in BREAKS else "none"
    return ChainEnd(state, state in ("unexploded", "open"), original.bankable, loss)


def chain_judged_anew(roll: Roll, six: DieId) -> Roll:
    """House rule: after the reroll of one of its dice a chain is what its last die now says (BB-FATE-03, ruling A-22).

    Only this chain's dice change, and it is never continued.
    """
    chain = explosion_dice(roll, six)
    if not chain:
        return roll
    now = chain_after(chain[-1].rolled)
    broken = now in BREAKS
    dice = {die.id: evolve(die, lost=broken, locked=False) for die in chain}
    original = die_called(roll, six)
    dice[six] = evolve(original, lost=now == "lost", locked=now == "kept_six", chain="closed" if now == "open" else now)
    return with_dice(roll, dice)


def _require_six(six: Die) -> None:
    if six.chain_of:
        raise Rejected("not-an-original-six", die=six.id)
    if six.rolled != SIDES:
        raise Rejected("not-a-six", die=six.id)


def _with_losses(roll: Roll, six: DieId) -> Roll:
    """BB-EXPLODE-02, BB-EXPLODE-03: a 2 spares the original six but locks it; the die that broke the chain is lost too.

    The house rule `explosion_loss_scope: roll` takes the success of every die thrown so far.
    """
    original = die_called(roll, six)
    suffers = roll.dice if roll.rules.explosion_loss_scope == "roll" else explosion_dice(roll, six)
    dice = {die.id: evolve(die, lost=True) for die in suffers}
    dice[six] = evolve(original, lost=True) if original.chain == "lost" else evolve(original, locked=True)
    return with_dice(roll, dice)

"""Step 3: giving up successes to put dice back into the personal pool (BB-BANK)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.pool.labels import same_source
from engine.systems.blackbird.throw.moves import Bank
from engine.systems.blackbird.throw.values import SIDES, Die, DieId, Means, Roll, die_called, with_dice

PAIR = 2
EFFORTLESS_FACES = frozenset({5, SIDES})
A_BANKED_DIE = 1


def bankings(roll: Roll) -> Iterator[Bank]:
    """Bankings that might be tried: pairs of sixes, then single dice, in roll order."""
    sixes = [die.id for die in roll.dice if die.pattern == SIDES]
    yield from (Bank(pair) for pair in combinations(sixes, PAIR))
    yield from (Bank((die.id,)) for die in roll.dice)


def require_bankable(roll: Roll, means: Means, move: Bank) -> None:
    """BB-BANK-01: two sixes; BB-BANK-02: a 5 or a 6 of an Effortlessly source alone; the full pool comes last."""
    dice = [die_called(roll, die) for die in move.dice]
    if len(dice) not in (1, PAIR):
        raise Rejected("wrong-number-of-dice", need=PAIR, has=len(dice))
    require_each_bankable(dice)
    if len(dice) == PAIR:
        if any(die.pattern != SIDES for die in dice):
            raise Rejected("not-two-sixes")
    elif not _is_effortless(roll, dice[0]):
        raise Rejected("die-not-bankable", die=dice[0].id)
    require_room(roll, means)


def bank(roll: Roll, means: Means, dice: Sequence[DieId]) -> tuple[Roll, Means]:
    """The successes of these dice for one die in the personal pool, never a flag's (BB-BANK-04, BB-POOL-03).

    Legal whatever the result will be (BB-BANK-05).
    """
    gone = {die: evolve(die_called(roll, die), banked=True) for die in dice}
    return with_dice(roll, gone), means._replace(pool=means.pool + A_BANKED_DIE)


def require_each_bankable(dice: Sequence[Die]) -> None:
    """BB-BANK-03: live, unlocked successes, each once."""
    for number, die in enumerate(dice):
        if not die.bankable or die in dice[:number]:
            raise Rejected("die-not-bankable", die=die.id)


def require_room(roll: Roll, means: Means) -> None:
    """BB-BANK-04, unless the house rule `pool_cap: none` lifts the limit."""
    capped = roll.rules.pool_cap == "max" and means.pool >= means.pool_max
    if capped or not means.banks:
        raise Rejected("pool-full", most=means.pool_max)


def _is_effortless(roll: Roll, die: Die) -> bool:
    return die.pattern in EFFORTLESS_FACES and any(same_source(die.src, source) for source in roll.effortless)

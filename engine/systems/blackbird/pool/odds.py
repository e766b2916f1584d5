"""Exact chances of a throw, criticals included: nothing decided afterwards, or sixes exploded while it falls short.

Two policies, both exact and both plain enough to be told at the table:

- `never`: nothing is done after the throw (the kind `success-odds` of the vectors);
- `while_short`: as long as the roll is no success, the next original six explodes; each chain has one die, none is
  continued, and the player stops at the first success. It is a lower bound for a player who also goes on with 5 and 6.

No flash, no change, no reroll, no banking. Dice are told apart by what matters of a face: 1, 2, 3 to 5, 6; n dice have
C(n+3, 3) such throws, each with its number of outcomes of 6^n. Under `while_short` every throw has 6^n outcomes more,
those of n dice that might still fall.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Literal, NamedTuple

from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.throw.counting import MANY, critical
from engine.systems.blackbird.throw.values import SIDES

Exploding = Literal["never", "while_short"]
MIDDLE_FACES = 3
"""3, 4 and 5: successes that do nothing else."""


class Chances(NamedTuple):
    """Of a success of any kind, and of each critical in force (BB-CRIT-03) when the roll resolves."""

    success: Fraction
    critical_success: Fraction
    critical_failure: Fraction


class Table(NamedTuple):
    """What lies on the table; `unexploded`: original sixes that may still explode."""

    ones: int
    sixes: int
    successes: int
    unexploded: int


Ways = tuple[int, int, int]
"""Outcomes with a success, with a critical success, with a critical failure."""


def chances(
    dice: int,
    difficulty: int,
    bonus_successes: int = 0,
    exploding: Exploding = "never",
    rules: BlackbirdOptions = BlackbirdOptions(),  # noqa: B008 - a frozen value
) -> Chances:
    """Of a throw of so many dice; none at all is no throw (BB-BUILD-15)."""
    if dice < 1:
        return Chances(Fraction(0), Fraction(0), Fraction(0))
    explosions = dice if exploding == "while_short" else 0
    found = _Exploded(difficulty - bonus_successes, rules)
    sums = [0, 0, 0]
    for table, ways in throws(dice):
        start = table if explosions else table._replace(unexploded=0)
        scale = ways * SIDES ** (explosions - start.unexploded)
        for place, of_table in enumerate(found.ways(start)):
            sums[place] += scale * of_table
    return Chances(*(Fraction(one, SIDES ** (dice + explosions)) for one in sums))


def throws(dice: int) -> Iterator[tuple[Table, int]]:
    """Every kind of throw with its outcomes; all sixes still unexploded."""
    for ones in range(dice + 1):
        for sixes in range(dice - ones + 1):
            rest = dice - ones - sixes
            ends = comb(dice, ones) * comb(dice - ones, sixes)
            for twos in range(rest + 1):
                middle = rest - twos
                ways = ends * comb(rest, twos) * MIDDLE_FACES**middle
                yield Table(ones, sixes, sixes + middle, sixes), ways


class _Exploded:
    """Outcomes of a table once the policy has played it out; of 6^unexploded."""

    def __init__(self, needed: int, rules: BlackbirdOptions) -> None:
        self._needed = needed
        self._rules = rules
        self._of_kind = lru_cache(maxsize=None)(self._ways)

    def ways(self, table: Table) -> Ways:
        return self._of_kind(self._kind(table))

    def _kind(self, table: Table) -> Table:
        """Tables that end alike are one: many ones are three, sixes and successes beyond need or reach are all one."""
        ones, sixes, successes, left = table
        spare = 0 if self._rules.lost_dice_keep_faces else left  # so many sixes may still leave the table
        if successes + left < self._needed:
            successes = self._needed - left - 1
        return Table(min(ones, MANY), min(sixes, MANY + spare), min(successes, self._needed + left), left)

    def _ways(self, table: Table) -> Ways:
        now = critical(table.ones, table.sixes)
        succeeds = now == "success" or (now == "none" and table.successes >= self._needed)
        if succeeds or not table.unexploded:
            every = SIDES**table.unexploded
            return every * succeeds, every * (now == "success"), every * (now == "failure")
        sums = [0, 0, 0]
        for after, faces in _explosion(table, self._rules):
            missing = SIDES ** (table.unexploded - 1 - after.unexploded)
            for place, of_after in enumerate(self.ways(after)):
                sums[place] += faces * missing * of_after
        return sums[0], sums[1], sums[2]


def _explosion(table: Table, rules: BlackbirdOptions) -> Iterator[tuple[Table, int]]:
    """What one explosion die makes of the table, and how many faces do so (BB-EXPLODE-02)."""
    ones, sixes, successes, left = table
    yield Table(ones, sixes, successes + 1, left - 1), MIDDLE_FACES
    yield Table(ones, sixes + 1, successes + 1, left - 1), 1
    if rules.explosion_loss_scope == "roll":
        yield from _roll_lost(table, rules)
    elif rules.lost_dice_keep_faces:
        yield Table(ones, sixes, successes, left - 1), 1
        yield Table(ones + 1, sixes, successes - 1, left - 1), 1
    else:
        yield Table(ones, sixes, successes, left - 1), 1
        yield Table(ones, sixes - 1, successes - 1, left - 1), 1


def _roll_lost(table: Table, rules: BlackbirdOptions) -> Iterator[tuple[Table, int]]:
    """House rule: every die thrown so far is lost; a lost six starts no chain (ruling A-03)."""
    if rules.lost_dice_keep_faces:
        yield Table(table.ones, table.sixes, 1, 0), 1
        yield Table(table.ones + 1, table.sixes, 0, 0), 1
    else:
        yield Table(0, 1, 1, 0), 1
        yield Table(0, 0, 0, 0), 1

"""Exact odds of a check over the 64 results of 2d8 (FT-ODDS-01), and the warning of a higher task rank (FT-CHAR-05)."""

from __future__ import annotations

from collections import Counter
from itertools import product

from engine.core.base import Map
from engine.systems.feats.checks.values import SIDES, Attempt, modifier, shifted
from engine.systems.feats.ladder import LADDER, Outcome, base_outcome
from engine.systems.feats.options import Clamp

RESULTS = SIDES * SIDES
SUMS = Counter(first + second for first, second in product(range(1, SIDES + 1), repeat=2))
"""How many of the 64 results have a sum."""

Odds = Map[Outcome, int]
"""Outcome -> results of 64; all four outcomes, from the lowest."""


def odds(skill_value: int, rank_diff: int, net_advantage: int, clamp: Clamp) -> Odds:
    """Without Feat Points. `rank_diff` is the skill rank less the task's (or the opponent's), any sign."""
    counts = Counter[Outcome]()
    for dice, results in SUMS.items():
        base = base_outcome(dice + skill_value + modifier(net_advantage))
        counts[shifted(base, rank_diff, net_advantage, clamp)] += results
    return Map({outcome: counts[outcome] for outcome in LADDER})


def odds_of(attempt: Attempt, against_rank: int, clamp: Clamp) -> Odds:
    """The odds of an attempt against a task rank or an opponent's skill rank."""
    return odds(attempt.rating.value, attempt.rating.rank - against_rank, attempt.net_advantage, clamp)


def written(results: int) -> str:
    """Always over 64, never reduced: `10/64` (FT-ODDS-01)."""
    return f"{results}/{RESULTS}"


def certain(counts: Odds) -> Outcome | None:
    """The outcome that all 64 results have; it is still rolled when the GM asks for it (A-29)."""
    return next((outcome for outcome, results in counts.items() if results == RESULTS), None)


def steps_lost(skill_rank: int, against_rank: int) -> int:
    """How many steps a task above the skill takes; shown before the player commits (FT-CHAR-05), 0 if not above."""
    return max(0, against_rank - skill_rank)

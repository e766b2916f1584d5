"""The odds of a pool against the likely opposition, in two short lines (exact: `engine/core/odds.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from engine.core.base import Text, text
from engine.core.odds import at_least, beats, kept_sizes, totals
from engine.systems.cortex.dice import Die
from engine.systems.cortex.words import die_text

MOST_DICE = 12
DEFAULT_EFFECT: Die = 4


def odds_lines(dice: Sequence[Die], against: Sequence[Die], *, ties: bool = False) -> tuple[Text, ...]:
    """The chance to beat the opposition's total (CX-OPP-04) and the size of effect die that comes most often.

    `ties`: the table lets an action that is as high succeed. Where no die is left, the effect is a d4 (CX-ROLL-05).
    Nothing for pools of more than twelve dice.
    """
    if not dice or len(dice) > MOST_DICE or len(against) > MOST_DICE:
        return ()
    chance = beats(totals(dice), totals(against), ties=ties)
    sizes: Counter[Die] = Counter()
    for kept, ways in kept_sizes(dice).items():
        sizes[kept or DEFAULT_EFFECT] += ways
    likely = max(sizes, key=lambda size: (sizes[size], size))
    share = Fraction(sizes[likely], sizes.total())
    return (
        text("cortex-odds-win", percent=str(round(chance * 100))),
        text("cortex-odds-effect", die=die_text(likely), percent=str(round(share * 100))),
    )


def stand_lines(dice: Sequence[Die], total: int) -> tuple[Text, ...]:
    """The chance of a reaction to reach a total (CX-OPP-04). Nothing for pools of more than twelve dice."""
    if not dice or len(dice) > MOST_DICE:
        return ()
    return (text("cortex-odds-stand", percent=str(round(at_least(totals(dice), total) * 100))),)

"""The odds of a pool against the likely opposition, in two short lines (exact: `engine/core/odds.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from engine.core.base import Text, text
from engine.core.odds import Totals, at_least, beats, kept_sizes, totals
from engine.systems.cortex.dice import Die
from engine.systems.cortex.words import die_text

MOST_DICE = 12
DEFAULT_EFFECT: Die = 4


def odds_lines(dice: Sequence[Die], against: Sequence[Die], *, ties: bool = False) -> tuple[Text, ...]:
    """The chance to beat the opposition (CX-OPP-04) and its likely total; the effect die that comes most often.

    `ties`: the table lets an action that is as high succeed. Where no die is left, the effect is a d4 (CX-ROLL-05).
    Nothing for pools of more than twelve dice.
    """
    if not dice or len(dice) > MOST_DICE or len(against) > MOST_DICE:
        return ()
    sizes: Counter[Die] = Counter()
    for kept, ways in kept_sizes(dice).items():
        sizes[kept or DEFAULT_EFFECT] += ways
    likely = max(sizes, key=lambda size: (sizes[size], size))
    share = Fraction(sizes[likely], sizes.total())
    return (
        _win(totals(dice), totals(against), ties=ties),
        text("cortex-odds-effect", die=die_text(likely), percent=str(round(share * 100))),
    )


def _win(ours: Totals, theirs: Totals, *, ties: bool) -> Text:
    """Over all totals of the other side; and to reach what beats its middle one."""
    percent = str(round(beats(ours, theirs, ties=ties) * 100))
    needed = middle(theirs) + (0 if ties else 1)
    if len(theirs) == 1:  # nothing is rolled against it
        return text("cortex-odds-win", percent=percent)
    reach = str(round(at_least(ours, needed) * 100))
    return text("cortex-odds-win-likely", percent=percent, needed=str(needed), reach=reach)


def middle(counted: Totals) -> int:
    """The total that is reached in half of all outcomes, and no larger one is."""
    return max(total for total in range(len(counted)) if at_least(counted, total) * 2 >= 1)


def stand_lines(dice: Sequence[Die], total: int) -> tuple[Text, ...]:
    """The chance of a reaction to reach a total (CX-OPP-04). Nothing for pools of more than twelve dice."""
    if not dice or len(dice) > MOST_DICE:
        return ()
    return (text("cortex-odds-stand", percent=str(round(at_least(totals(dice), total) * 100))),)

"""The odds of a pool against the likely opposition, in two short lines (exact: `engine/core/odds.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Text, text
from engine.core.odds import beats, kept_sizes, totals
from engine.systems.cortex.dice import Die
from engine.systems.cortex.words import die_text

MOST_DICE = 12
DEFAULT_EFFECT: Die = 4


def odds_lines(dice: Sequence[Die], against: Sequence[Die]) -> tuple[Text, ...]:
    """The chance to beat the opposition's total, and the size of the effect die that comes most often."""
    if not dice or len(dice) > MOST_DICE or len(against) > MOST_DICE:
        return ()
    chance = beats(totals(dice), totals(against))
    sizes = kept_sizes(dice)
    likely = max(sizes, key=lambda size: (sizes[size], size))
    share = sizes[likely] * 100 // sum(sizes.values())
    return (
        text("cortex-odds-win", percent=str(round(chance * 100))),
        text("cortex-odds-effect", die=die_text(likely or DEFAULT_EFFECT), percent=str(share)),
    )

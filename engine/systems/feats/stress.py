"""Stress boxes (FT-STR-01 … FT-STR-04). Nothing recovers by itself; Exhaustion lowers the maximum and stays."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.base import Rejected, evolve
from engine.systems.feats.hero import Stress


class Marked(NamedTuple):
    """Stress after marking; `overflow` found no free box and is left to the GM."""

    stress: Stress
    overflow: int


def current_max(stress: Stress, exhaustion: int) -> int:
    """Boxes under Exhaustion X, never below 0 (FT-STR-01)."""
    return max(0, stress.max - exhaustion)


def free(stress: Stress, exhaustion: int) -> int:
    """Boxes that can still be filled; 0 also when a risen Exhaustion left more filled than there are (FT-STR-03)."""
    return max(0, current_max(stress, exhaustion) - stress.filled)


def mark(stress: Stress, exhaustion: int, amount: int) -> Marked:
    """Fills free boxes; the rest overflows (FT-STR-02). Refusal: `bad-count` below 1."""
    require_amount(amount)
    fits = min(amount, free(stress, exhaustion))
    return Marked(evolve(stress, filled=stress.filled + fits), amount - fits)


def clear(stress: Stress, amount: int) -> Stress:
    """Clears boxes; more than is filled leaves none filled (FT-STR-05). Refusal: `bad-count` below 1."""
    require_amount(amount)
    return evolve(stress, filled=max(0, stress.filled - amount))


def clear_all(stress: Stress) -> Stress:
    """Clears every box (FT-FP-17); it is the only recovery there is (FT-STR-04)."""
    return evolve(stress, filled=0)


def require_amount(amount: int) -> None:
    if amount < 1:
        raise Rejected("bad-count", count=amount)

"""Stress and trauma as values (CX-STR, CX-TRA; FL-STRESS, FL-TRAUMA)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Frozen
from engine.systems.cortex.dice import NONE, Die

StressType = Literal["physical", "mental", "emotional"]
How = Literal["trauma", "pulled"]
"""How a stressing out ended: with trauma, or with a pulled blow."""
STRESS_TYPES: tuple[StressType, ...] = ("physical", "mental", "emotional")


class Track(Frozen):
    """Stress and trauma of one type. Invariant: `out` is set only with the stress at which its bearer falls."""

    stress: Die = NONE
    trauma: Die = NONE
    out: How | None = None
    was_out: How | None = None
    """How the latest stressing out since the last Transition Scene ended; stays when revived (CX-REC-01)."""
    trauma_this_scene: bool = False
    """A trauma was gained or raised by stress in this scene (Flowers hook 9)."""


CLEAR = Track()

"""The number of successes that an action needs, with its parts (BB-DIFF)."""

from __future__ import annotations

from typing import NamedTuple

from engine.systems.blackbird.health import difficulty_shift

STANDARD = 3
"""BB-DIFF-01."""
LOWEST = 1


class Difficulty(NamedTuple):
    """The parts as they are shown: the base, what GM and items shift, several actions in the turn, the wound."""

    base: int
    shifts: int
    several: int
    wound: int

    @property
    def needed(self) -> int:
        """BB-DIFF-05: never below 1."""
        return max(LOWEST, self.base + self.shifts + self.several + self.wound)


def difficulty(shifts: int, actions_in_turn: int, health: int, step: int, base: int = STANDARD) -> Difficulty:
    """`shifts` of GM and items together (BB-DIFF-04); `step` for each further action of the turn (BB-DIFF-02)."""
    return Difficulty(base, shifts, step * max(0, actions_in_turn - 1), difficulty_shift(health))

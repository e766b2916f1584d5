"""Counting a roll: successes, ones, sixes, flash, criticals, sum, and its result (BB-ROLL, BB-CRIT, BB-FLASH-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.throw.values import SIDES, Die, Result, Roll

Critical = Literal["none", "success", "failure"]
OnesAre = Literal["ones_count", "ones_cancelled"]
"""Whether the flash has taken the effect of three ones away (BB-FLASH-02)."""
MANY = 3
"""Three ones or three sixes; more are no more (BB-CRIT-01, BB-CRIT-02, ruling A-32)."""
MIDDLE = frozenset({2, 3, 4, 5})
ENDS = frozenset({1, SIDES})
"""A flash is the middle and one of the ends (BB-FLASH-01)."""


class Count(NamedTuple):
    """A roll as it lies on the table; `critical` is the one in force."""

    successes: int
    ones: int
    sixes: int
    flash: bool
    critical: Critical
    sum: int

    def margin(self, difficulty: int) -> int:
        """The surplus, below 0 if successes are missing (BB-ROLL-03)."""
        return self.successes - difficulty


def counted(roll: Roll) -> Count:
    ones_are: OnesAre = "ones_cancelled" if roll.failure_cancelled else "ones_count"
    return count_dice(roll.dice, roll.bonus_successes, ones_are, roll.rules)


def count_dice(
    dice: Sequence[Die],
    bonus_successes: int = 0,
    ones_are: OnesAre = "ones_count",
    rules: BlackbirdOptions = BlackbirdOptions(),  # noqa: B008 - a frozen value
) -> Count:
    """BB-ROLL-04: successes come from live dice, everything else from the faces that lie on the table.

    The flash die counts for successes and sum alone. Bonus successes are no dice, nothing takes them (ruling A-33).
    """
    shown = [die for die in dice if _keeps_its_face(die, rules)]
    patterns = [die.pattern for die in shown if not die.free]
    ones, sixes = patterns.count(1), patterns.count(SIDES)
    return Count(
        successes=sum(die.succeeds for die in dice) + bonus_successes,
        ones=ones,
        sixes=sixes,
        flash=is_flash(patterns),
        critical=critical(0 if ones_are == "ones_cancelled" else ones, sixes),
        sum=sum(die.value for die in shown),
    )


def critical(ones: int, sixes: int) -> Critical:
    """Both cancel each other, however many of each (BB-CRIT-03); a cancelled failure leaves the sixes (BB-FLASH-04)."""
    fails, succeeds = ones >= MANY, sixes >= MANY
    if fails == succeeds:
        return "none"
    return "failure" if fails else "success"


def is_flash(patterns: Sequence[int]) -> bool:
    """1-2-3-4-5 or 2-3-4-5-6 in any order, among however many dice (BB-FLASH-01)."""
    faces = set(patterns)
    return faces >= MIDDLE and bool(faces & ENDS)


def judged(count: Count, difficulty: int) -> Result:
    """A critical decides alone; else successes against the difficulty (BB-ROLL-03, BB-CRIT-01 … BB-CRIT-04)."""
    match count.critical:
        case "success":
            return "critical_success"
        case "failure":
            return "critical_failure"
    return "success" if count.successes >= difficulty else "failure"


def result(roll: Roll) -> Result | Literal["pending"]:
    """Nothing is final before the roll resolves (BB-CRIT-04)."""
    return judged(counted(roll), roll.difficulty) if roll.stage == "resolved" else "pending"


def _keeps_its_face(die: Die, rules: BlackbirdOptions) -> bool:
    """Lost and banked dice stay on the table, if the house rules leave them there (ruling A-02)."""
    return not (die.lost and not rules.lost_dice_keep_faces) and not (die.banked and not rules.banked_dice_keep_faces)

"""The ladder of four outcomes and its two ends (FT-ROLL-02, FT-ROLL-04)."""

from __future__ import annotations

from enum import StrEnum

from engine.core.base import Rejected

COST_FROM = 8
SUCCESS_FROM = 12
CRITICAL_FROM = 16


class Outcome(StrEnum):
    """A rung, from the lowest to the highest."""

    FAILURE = "failure"
    SUCCESS_AT_COST = "success_at_cost"
    SUCCESS = "success"
    CRITICAL = "critical"


LADDER = tuple(Outcome)


def base_outcome(total: int) -> Outcome:
    """The rung that a total reads from the table (FT-ROLL-02)."""
    if total >= CRITICAL_FROM:
        return Outcome.CRITICAL
    if total >= SUCCESS_FROM:
        return Outcome.SUCCESS
    return Outcome.SUCCESS_AT_COST if total >= COST_FROM else Outcome.FAILURE


def move(outcome: Outcome, steps: int) -> Outcome:
    """`steps` rungs up (or down, below 0), never past an end of the ladder (FT-ROLL-04)."""
    return at_rung(rung(outcome) + steps)


def rung(outcome: Outcome) -> int:
    """0 for a failure … 3 for a critical success."""
    return LADDER.index(outcome)


def at_rung(number: int) -> Outcome:
    """The outcome at a rung; numbers outside the ladder give its ends (FT-ROLL-04)."""
    return LADDER[min(len(LADDER) - 1, max(0, number))]


def outcome_named(name: str) -> Outcome:
    """Refusal: `bad-outcome`."""
    try:
        return Outcome(name)
    except ValueError:
        raise Rejected("bad-outcome", outcome=name) from None

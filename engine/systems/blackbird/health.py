"""Health, its states, and what becomes of actions that are not thrown (BB-HEALTH-02 … BB-HEALTH-08)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected

HealthState = Literal["fine", "wounded", "unconscious", "dead"]
Unthrown = Literal["open", "on_hold", "closed"]
"""What an action that is not thrown is: it waits for its throw, for its character to wake, or for nothing."""

WOUNDED_AT = 6
UNCONSCIOUS_AT = 3
DEAD_AT = 0
WOUND = 1
"""What a wound adds to the difficulty of every roll (BB-HEALTH-03)."""


def health_state(health: int) -> HealthState:
    """BB-HEALTH-02: a threshold counts from the number itself down."""
    if health <= DEAD_AT:
        return "dead"
    if health <= UNCONSCIOUS_AT:
        return "unconscious"
    return "wounded" if health <= WOUNDED_AT else "fine"


def difficulty_shift(health: int) -> int:
    """BB-HEALTH-03, BB-DIFF-03."""
    return WOUND if health <= WOUNDED_AT else 0


def can_act(health: int) -> bool:
    """Whether the character declares actions of its own (BB-HEALTH-04, BB-HEALTH-05)."""
    return health > UNCONSCIOUS_AT


def require_able(health: int, called_by: Literal["player", "gm"]) -> None:
    """A roll of the unconscious only the GM calls; the dead throw nothing (BB-HEALTH-04, BB-HEALTH-05)."""
    if health <= DEAD_AT:
        raise Rejected("dead")
    if called_by == "player" and not can_act(health):
        raise Rejected("unconscious")


def health_after(health: int, maximum: int, change: int) -> int:
    """Damage is negative, healing positive, within 0 and the maximum; death is final (BB-HEALTH-05, BB-HEALTH-06)."""
    if health <= DEAD_AT:
        raise Rejected("dead")
    return min(max(health + change, DEAD_AT), max(maximum, health))


def unthrown_after(action: Unthrown, before: int, after: int) -> Unthrown:
    """BB-HEALTH-08: held when the character falls unconscious, open again when it wakes, closed when it dies.

    Further wounds of the unconscious change nothing: a hold that the GM has lifted stays lifted.
    """
    if after <= DEAD_AT or action == "closed":
        return "closed"
    if can_act(after):
        return "open"
    return "on_hold" if can_act(before) else action


def lifted(action: Unthrown) -> Unthrown:
    """The GM lets an action on hold be thrown (BB-HEALTH-08)."""
    return "open" if action == "on_hold" else action


def held_at(health: int) -> Unthrown:
    """What an action is whose character has had this health for a while, if the GM has lifted nothing."""
    if health <= DEAD_AT:
        return "closed"
    return "open" if can_act(health) else "on_hold"

"""Conditions on a hero; Exhaustion X is the one with a level (FT-STR-05, FT-FP-15, FT-FP-16, A-17)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected, evolve
from engine.core.sheet import folded, tidy
from engine.systems.feats.hero import Condition
from engine.systems.feats.options import ExhaustionRemoval

EXHAUSTION = "exhaustion"
EXHAUSTION_NAMES = frozenset({EXHAUSTION, "\u0438\u0441\u0442\u043e\u0449\u0435\u043d\u0438\u0435"})
"""It is the same condition in every language, whoever types it."""

Conditions = tuple[Condition, ...]
Describable = Literal["can_be_described", "cannot"]
"""Whether the scene holds a way to be rid of it; the GM judges (FT-FP-15, FT-GM-05)."""


def condition_id(name: str) -> str:
    """The code of a condition as somebody names it: tidy, in lower case."""
    return EXHAUSTION if folded(name) in EXHAUSTION_NAMES else tidy(name).lower()


def found(conditions: Conditions, name: str) -> Condition | None:
    """Compared like a skill name (FT-NEED-03)."""
    wanted = folded(condition_id(name))
    return next((one for one in conditions if folded(one.id) == wanted), None)


def exhaustion_of(conditions: Conditions) -> int:
    """X of Exhaustion X, 0 without it."""
    exhaustion = found(conditions, EXHAUSTION)
    return exhaustion.level if exhaustion else 0


def add(conditions: Conditions, name: str) -> Conditions:
    """A new condition, at the end; Exhaustion comes with level 1. Refusals: `missing-field`, `condition-present`."""
    if not name.strip():
        raise Rejected("missing-field", field="condition")
    if found(conditions, name) is not None:
        raise Rejected("condition-present", condition=name)
    code = condition_id(name)
    return (*conditions, Condition(id=code, level=1 if code == EXHAUSTION else 0))


def end(conditions: Conditions, name: str) -> Conditions:
    """The conditions without one. Refusal: `no-such-condition`."""
    ended = require_condition(conditions, name)
    return tuple(one for one in conditions if one != ended)


def set_exhaustion(conditions: Conditions, level: int) -> Conditions:
    """Exhaustion at `level`, at its place or at the end; 0 ends it. Refusal: `bad-count` below 0."""
    if level < 0:
        raise Rejected("bad-count", count=level)
    present = found(conditions, EXHAUSTION)
    if present is None:
        return (*conditions, Condition(id=EXHAUSTION, level=level)) if level else conditions
    if level == 0:
        return end(conditions, EXHAUSTION)
    return tuple(evolve(one, level=level) if one == present else one for one in conditions)


def require_removable(conditions: Conditions, name: str, rule: ExhaustionRemoval) -> Condition:
    """What a Feat Point may end (FT-FP-15). Refusals: `no-such-condition`, `exhaustion-not-removable` (A-17)."""
    condition = require_condition(conditions, name)
    if condition.id == EXHAUSTION and rule == "forbidden":
        raise Rejected("exhaustion-not-removable")
    return condition


def shake_off(conditions: Conditions, name: str, judgement: Describable, rule: ExhaustionRemoval) -> Conditions:
    """What is left after a Feat Point: no such condition, or one level less of Exhaustion (`one_level`, A-17).

    Its source may impose it again, and long-term consequences stay (FT-FP-16). Refusals: those of `require_removable`,
    then `not-describable` when the GM says so (FT-FP-15).
    """
    condition = require_removable(conditions, name, rule)
    if judgement == "cannot":
        raise Rejected("not-describable", condition=condition.id)
    if condition.id == EXHAUSTION and rule == "one_level":
        return set_exhaustion(conditions, condition.level - 1)
    return end(conditions, name)


def require_condition(conditions: Conditions, name: str) -> Condition:
    condition = found(conditions, name)
    if condition is None:
        raise Rejected("no-such-condition", condition=name)
    return condition

"""Feat Points: a pool of 0–3 per hero, what fills it, and what a point buys.

FT-FP-01 (the reserve), FT-FP-02 … FT-FP-09, FT-FP-11, FT-FP-17 … FT-FP-19, FT-OUT-07, FT-TIME-12. An NPC has no pool
(FT-GM-06). No use takes an action, maneuver or reaction (FT-FP-09).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple

from engine.core.base import Rejected
from engine.systems.feats import stress as boxes
from engine.systems.feats.hero import MOST_FEAT_POINTS, Stress
from engine.systems.feats.ladder import Outcome, move

AT_SESSION_START = 1

NoPoint = Literal["no-open-session", "already-granted", "ordinary-outcome", "no-price", "at-limit"]


class FeatUse(StrEnum):
    """What a point is spent on; in the order of the seed."""

    IMPROVE_OUTCOME = "improve_outcome"
    IGNITE_HEAT = "ignite_heat"
    SCENE_DETAIL = "scene_detail"
    REMOVE_CONDITION = "remove_condition"
    QUICK_RECOVERY = "quick_recovery"


class FeatSource(StrEnum):
    """What players bring forward for a point; the GM confirms the first three (FT-FP-07)."""

    GM_COMPLICATION = "gm_complication"
    PLAYER_COMPLICATION = "player_complication"
    PLOT_TWIST = "plot_twist"
    FAILED_CHECK = "failed_check"
    SUCCESS_AT_COST = "success_at_cost"


NO_SOURCES = frozenset({FeatSource.FAILED_CHECK, FeatSource.SUCCESS_AT_COST})
"""An ordinary outcome gives nothing by itself (FT-FP-08, FT-OUT-07)."""


class Gain(NamedTuple):
    """The pool after something that may fill it; `reason` says why nothing was gained."""

    points: int
    gained: int
    reason: NoPoint | None = None


class Improved(NamedTuple):
    points: int
    outcome: Outcome


class Recovered(NamedTuple):
    points: int
    stress: Stress


def open_session() -> Gain:
    """Every session starts with exactly 1, whatever was left (FT-FP-02, FT-FP-04)."""
    return Gain(AT_SESSION_START, AT_SESSION_START)


def close_session() -> Gain:
    """Unused points do not carry over (FT-FP-04)."""
    return Gain(0, 0)


def join_session(points: int, session: int | None, granted: int) -> Gain:
    """A hero joins: 1 point, once per hero and session, at most 3 in all (FT-FP-19).

    `session` is the number of the open session (None: none is open), `granted` the last one that gave the hero a point.
    """
    if session is None:
        return Gain(points, 0, "no-open-session")
    if granted == session:
        return Gain(points, 0, "already-granted")
    return add_point(points)


def award(points: int, source: FeatSource, price: str) -> Gain:
    """A point for a motivation, a complication or a plot twist (FT-FP-05, FT-FP-07) with a noticeable price (FT-FP-06).

    `price` says in words what it took, or how the twist hit the hero (A-16); a blank one is no price.
    """
    if source in NO_SOURCES:
        return Gain(points, 0, "ordinary-outcome")
    if not price.strip():
        return Gain(points, 0, "no-price")
    return add_point(points)


def add_point(points: int) -> Gain:
    """A point that would be the fourth is lost (FT-FP-03)."""
    if points >= MOST_FEAT_POINTS:
        return Gain(points, 0, "at-limit")
    return Gain(points + 1, 1)


def spend(points: int) -> int:
    """The pool after one use (FT-FP-09). Refusal: `no-feat-points`."""
    require_point(points)
    return points - 1


def require_point(points: int) -> None:
    if points < 1:
        raise Rejected("no-feat-points")


def feat_use_named(name: str) -> FeatUse:
    """Refusal: `bad-use`."""
    try:
        return FeatUse(name)
    except ValueError:
        raise Rejected("bad-use", use=name) from None


def improve(points: int, outcome: Outcome) -> Improved:
    """One step up, after every other shift (FT-FP-11). Refusals: `no-feat-points`, `already-critical` (A-18)."""
    left = spend(points)
    if outcome is Outcome.CRITICAL:
        raise Rejected("already-critical")
    return Improved(left, move(outcome, 1))


def improve_offer(points: int, outcome: Outcome) -> Outcome | None:
    """What the improve prompt offers; None skips it (FT-TIME-12). It opens also where the step has no effect (A-40)."""
    if points < 1 or outcome is Outcome.CRITICAL:
        return None
    return move(outcome, 1)


def recover(points: int, stress: Stress) -> Recovered:
    """Clears all filled boxes (FT-FP-17); Exhaustion stays, and it may be done again (FT-FP-18).

    Refusals: `no-feat-points`, `nothing-to-recover` (A-18).
    """
    left = spend(points)
    if stress.filled == 0:
        raise Rejected("nothing-to-recover")
    return Recovered(left, boxes.clear_all(stress))

"""A helpful detail that a player adds to the scene for a Feat Point (FT-FP-13, FT-FP-14, A-15).

The GM's silence holds it and takes nothing (FT-TIME-09); the player's silence takes an adjusted one back (FT-TIME-15).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.core.base import Rejected
from engine.systems.feats.feat_points import spend
from engine.systems.feats.options import RefusedDetail

Verdict = Literal["accept", "adjust", "require_check", "refuse"]
Reply = Literal["take", "take_back"]
DetailStatus = Literal["pending", "offered", "accepted", "adjusted", "check_required", "refused", "taken_back"]

REASONS = ("contradicts_facts", "undoes_event", "erases_consequence", "solves_scene", "implausible")
"""Why a detail may be refused: what it must not do (FT-FP-14)."""


class DetailSettled(NamedTuple):
    """Where a detail stands; `points` is the pool then."""

    status: DetailStatus
    points: int


def judge_detail(points: int, verdict: Verdict, reason: str, refused: RefusedDetail) -> DetailSettled:
    """The GM's answer. *Accept* takes the point; *adjust* and *require a check* first go back to the player.

    Refusals: `refusal-needs-reason` (one of `REASONS`), `no-feat-points` when the point is due and the pool is empty.
    """
    if verdict == "accept":
        return DetailSettled("accepted", spend(points))
    if verdict == "refuse":
        if reason not in REASONS:
            raise Rejected("refusal-needs-reason")
        return DetailSettled("refused", spend(points) if refused == "lost" else points)
    return DetailSettled("offered", points)


def answer_offer(points: int, verdict: Verdict, reply: Reply) -> DetailSettled:
    """The player's answer to *adjust* or *require a check*: only *take* costs the point, whatever a later check gives.

    Refusal: `no-feat-points`.
    """
    if reply == "take_back":
        return DetailSettled("taken_back", points)
    return DetailSettled("adjusted" if verdict == "adjust" else "check_required", spend(points))

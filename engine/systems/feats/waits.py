"""Who is waited for and what silence does, for every decision of the system (3.13).

FT-TIME-01: silence spends nothing, takes no own risk, and holds nobody longer than the window. FT-TIME-02: only players
run out of time; a decision of the GM is held. FT-TIME-11: hours and pauses are the table's arithmetic.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NamedTuple

from engine.core.base import Map
from engine.core.prompt import Wait

Decider = Literal["player", "gm"]
Silence = Literal["pass", "withdraw", "keep", "proposed_skill", "take_back"]


class Decision(StrEnum):
    CONTRIBUTION = "contribution"
    SET_RANK = "set_rank"
    CONFIRM_ROLL = "confirm_roll"
    IMPROVE = "improve"
    CHOOSE_RESIST_SKILL = "choose_resist_skill"
    CONSEQUENCE = "consequence"
    SCENE_DETAIL = "scene_detail"
    GRACE = "grace"
    JUDGE = "judge"
    TAKE_DETAIL = "take_detail"
    ASKED_ROLL = "asked_roll"
    STALLED_SCENE = "stalled_scene"
    OBJECTION = "objection"


class Waiting(NamedTuple):
    """How a decision is waited for; without a default it is held (never a player's)."""

    wait: Wait
    who: Decider
    default: Silence | None


HELD = Waiting(Wait.TURN, "gm", None)
"""A move of the GM: no clock plays it, reminders come."""

WAITS: Map[Decision, Waiting] = Map(
    {
        Decision.CONTRIBUTION: Waiting(Wait.SCENE, "player", "pass"),  # FT-TIME-03
        Decision.SET_RANK: HELD,  # FT-TIME-04
        Decision.CONFIRM_ROLL: Waiting(Wait.TURN, "player", "withdraw"),  # FT-TIME-05
        Decision.IMPROVE: Waiting(Wait.WINDOW, "player", "keep"),  # FT-TIME-06
        Decision.CHOOSE_RESIST_SKILL: Waiting(Wait.TURN, "player", "proposed_skill"),  # FT-TIME-07
        Decision.CONSEQUENCE: HELD,  # FT-TIME-08
        Decision.SCENE_DETAIL: HELD,  # FT-TIME-09
        Decision.GRACE: Waiting(Wait.WINDOW, "player", "pass"),  # FT-TIME-10
        Decision.JUDGE: HELD,  # FT-TIME-14
        Decision.TAKE_DETAIL: Waiting(Wait.WINDOW, "player", "take_back"),  # FT-TIME-15
        Decision.ASKED_ROLL: Waiting(Wait.TURN, "player", "proposed_skill"),  # FT-TIME-16
        Decision.STALLED_SCENE: HELD,  # FT-TIME-17
        Decision.OBJECTION: HELD,  # FT-TIME-18
    }
)

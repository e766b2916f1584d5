"""Dice that come into being: assets, complications, pushes, stunts, resources (CX-EFF, CX-STUNT; FL-ASSET, FL-RES)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import DICE_OF_LEVEL, Level
from engine.systems.cortex.dice import LARGEST, Die, step
from engine.systems.cortex.held import ENDLESS, SCENE

PUSH: Die = 6
STUNT: Die = 8
LEAST_EFFECT: Die = 6
"""Assets and complications are d6 at least (CX-EFF-02, CX-COMP-01, FL-ASSET-02, FL-COMP-01)."""


def push_die(*, opportunity: bool) -> Die:
    """CX-STUNT-01, CX-STUNT-03, FL-POOL-16, FL-OPEN-02."""
    return step(PUSH, 1) if opportunity else PUSH


def stunt_die(*, opportunity: bool) -> Die:
    """CX-STUNT-02, CX-STUNT-03, CX-SPEC-05, FL-POOL-17, FL-OPEN-03."""
    return step(STUNT, 1) if opportunity else STUNT


def made_die(effect: Die) -> Die:
    """An asset or a complication from an effect die: d6 … d12 (what goes beyond is the caller's: CX-COMP-05)."""
    return min(max(effect, LEAST_EFFECT), LARGEST)


def step_up_asset(die: Die) -> Die:
    """With an opportunity (CX-EFF-04, FL-OPEN-04). Refusal: `already-d12`."""
    if die >= LARGEST:
        raise Rejected("already-d12")
    return step(die, 1)


def require_window(canon: Canon, *, same_action: bool, actions_since: int) -> None:
    """Whether an asset may still be stepped up (hook 5, FL-OPEN-04). Refusal: `asset-too-old`."""
    too_old = actions_since > 0 if canon.asset_step_window == "until_next_action" else not same_action
    if too_old:
        raise Rejected("asset-too-old")


def resource_die(
    level: Level | None, when: Literal["transition", "action", "opportunity"], *, has_resource: bool
) -> Die:
    """One step below the Specialty (CX-STUNT-04, CX-STUNT-05, FL-RES-01, FL-RES-03, CX-NPC-07).

    Refusals: `resource-needs-specialty`, `resource-needs-transition`, `resource-exists` (AMB-72).
    """
    if level is None or level == "novice":
        raise Rejected("resource-needs-specialty")
    if when == "action":
        raise Rejected("resource-needs-transition")
    if has_resource:
        raise Rejected("resource-exists")
    return step(DICE_OF_LEVEL[level][0][0], -1)


def resource_lasts(canon: Canon) -> int:
    """To the end of one Action Scene; or to the next Transition Scene, which takes it (hook 6, FL-RES-02)."""
    return ENDLESS if canon.resource_ends == "transition_start" else 1


def effect_lasts(*, long_lasting: bool, in_action: bool) -> int:
    """With this scene; paid, to the end of the next Action Scene (CX-EFF-05, CX-EFF-02, AMB-14)."""
    if not long_lasting:
        return SCENE
    return 2 if in_action else 1

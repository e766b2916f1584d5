"""No ordinary target takes the same effect twice from one roll (CX-ROLL-07, CX-MOB-05, AMB-24; FL-AFTER-02)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.systems.cortex.action.compare import PlannedEffect, require_plan
from engine.systems.cortex.at_table import CortexPosition
from engine.systems.cortex.dice import LADDER
from engine.systems.cortex.effects.due import ComplicationGoal, Goal, StressGoal
from engine.systems.cortex.pool.model import GROUPS


def may_repeat(here: CortexPosition, who: str) -> bool:
    """A mob or a large-scale threat may be hit by the same effect again; anybody, by house rule."""
    found = here.state.characters.get(who)
    return here.options.canon.same_effect_twice or (found is not None and found.kind in GROUPS)


def require_different(here: CortexPosition, goals: Sequence[Goal]) -> None:
    """What the effect dice of one roll are to do. Refusal: `same-effect-twice`."""
    groups = [one.id for one in here.state.characters.values() if one.kind in GROUPS]
    require_plan([one for goal in goals if (one := _planned(goal)) is not None], groups, here.options.canon)


def _planned(goal: Goal) -> PlannedEffect | None:
    match goal:
        case StressGoal(target=target, type=type_):
            return PlannedEffect(die=LADDER[0], target=target, use="stress", name=type_)
        case ComplicationGoal(target=target, name=name):
            return PlannedEffect(die=LADDER[0], target=target, use="complication", name=name)
        case _:
            return None

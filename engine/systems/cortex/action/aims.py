"""What an action is to do, and to whom, in words for everybody at the table (CX-DEC-01, CX-EFF-01)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Text, text
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.effects import due
from engine.systems.cortex.state import CortexState
from engine.systems.cortex.words import name_of, short_type


def aim_text(state: CortexState, actor: CharacterId, goal: due.Goal, targets: Sequence[CharacterId]) -> Text | None:
    """Nothing for a goal that the declaration has named already."""
    match goal:
        case due.StressGoal(type=type_):
            return _aimed(state, text(f"cortex-goal-stress-{type_}"), targets)
        case due.ComplicationGoal():
            return _aimed(state, text("cortex-goal-complication"), targets)
        case due.AssetGoal(holder=holder):
            return _aimed(state, text("cortex-goal-asset"), () if holder == actor else (holder,))
        case due.AidGoal(target=patient, type=type_):
            return text("cortex-goal-aid", who=name_of(state, patient), type=short_type(type_))
        case due.WeakenGoal(name=name):
            return text("cortex-goal-weaken", name=name)
        case due.RestoreGoal(set=held, power=power):
            return text("cortex-goal-restore", name=power or held)
        case due.OtherGoal() if targets:
            return _aimed(state, text("cortex-goal-other"), targets)
        case _:
            return None


def _aimed(state: CortexState, goal: Text, targets: Sequence[CharacterId]) -> Text:
    if not targets:
        return goal
    names = [text("cortex-name", name=name_of(state, one)) for one in targets]
    whom = names[0]
    for name in names[1:]:
        whom = text("cortex-and", first=whom, second=name)
    return text("cortex-aimed", goal=goal, whom=whom)

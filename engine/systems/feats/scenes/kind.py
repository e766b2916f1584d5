"""The risk levels of scenes, and the format that is recommended.

FT-SCENE-01, FT-SCENE-02, FT-SCENE-03, FT-SCENE-04, FT-SCENE-05, FT-NEED-01, FT-MONT-01, FT-MONT-02.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Frozen

SceneKind = Literal["no_risk", "quick", "montage", "combat"]
"""No rolls (FT-SCENE-02), one key check (FT-SCENE-03), a group scene (FT-SCENE-04), a fight (a hook, A-20)."""

StartedBy = Literal["player", "gm", "contribution"]


class Stakes(Frozen):
    """The GM's answers about a scene to come; a chain of actions with one task or one tension (FT-SCENE-01)."""

    risk: bool
    uncertain: bool
    high_stakes: bool
    pressure: bool
    one_check_enough: bool


def recommended(stakes: Stakes) -> SceneKind:
    """The simplest format that honestly shows the risk; the GM decides (FT-SCENE-05, FT-GM-01).

    Without risk or without uncertainty nothing is rolled (FT-NEED-01, FT-SCENE-02). A montage needs high stakes,
    pressure and more than one check (FT-SCENE-04, FT-MONT-01, FT-MONT-02); all else is quick (FT-SCENE-03).
    """
    if not (stakes.risk and stakes.uncertain):
        return "no_risk"
    if stakes.high_stakes and stakes.pressure and not stakes.one_check_enough:
        return "montage"
    return "quick"

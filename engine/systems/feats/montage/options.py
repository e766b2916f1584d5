"""What one hero may do in a montage now (FT-MONT-10, FT-MONT-15, FT-MONT-16, FT-MONT-18, FT-MONT-24, A-24)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.systems.feats.effects import may_be_offered
from engine.systems.feats.hero import Effect, HeroSheet
from engine.systems.feats.montage.values import Montage, Obstacle
from engine.systems.feats.options import EffectGate
from engine.systems.feats.skills import Skill

WaitingFor = Literal["nothing", "others", "resolution", "gm", "over"]


class ContributionOptions(NamedTuple):
    """Legal choices, in the order of sheet and obstacles. [Another skill…] stands beside `skills` (FT-NEED-03)."""

    skills: tuple[Skill, ...] = ()
    effects: tuple[Effect, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    may_pass: bool = False
    waiting_for: WaitingFor = "nothing"


def contribution_options(montage: Montage, hero_id: str, sheet: HeroSheet, gate: EffectGate) -> ContributionOptions:
    """Nothing for who has contributed or has something open. Without an obstacle only the pass is left (A-24)."""
    if montage.finished:
        return ContributionOptions(waiting_for="over")
    if hero_id in montage.contributed:
        return ContributionOptions(waiting_for="others")
    if hero_id in montage.pending:
        return ContributionOptions(waiting_for="resolution")
    obstacles = montage.choosable(hero_id)
    if not obstacles:
        return ContributionOptions(may_pass=True, waiting_for="gm")
    return ContributionOptions(
        skills=tuple(skill for skill in sheet.skills if not montage.has_used(hero_id, skill.name)),
        effects=tuple(effect for effect in sheet.effects if may_be_offered(effect, gate)),
        obstacles=obstacles,
        may_pass=True,
    )


def clock_stands(montage: Montage) -> bool:
    """Whether heroes wait and none of them can choose an obstacle; the round's clock then stands (FT-TIME-11, A-24)."""
    waiting = montage.waiting()
    return bool(waiting) and not any(montage.choosable(hero) for hero in waiting)

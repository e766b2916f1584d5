"""The grace of one hero: a deadline of the hero's own, which stands still while the declaration lies with the GM.

FT-MONT-27, FT-TIME-02, FT-TIME-10.
"""

from __future__ import annotations

from engine.core.base import evolve, text
from engine.core.prompt import Default, Prompt, Wait
from engine.systems.feats.hero import HeroId
from engine.systems.feats.montage.turns import running
from engine.systems.feats.montage.values import Montage
from engine.systems.feats.state import FeatsState


def in_grace(montage: Montage, hero: HeroId) -> bool:
    """Whether the hero's own deadline runs."""
    return montage.grace.get(hero) == "running"


def grace_clock(state: FeatsState, montage: Montage, hero: HeroId) -> str:
    """The clock that is the hero's alone in this round."""
    return f"montage.grace.{scene_id(state)}.r{montage.round}.{hero}"


def scene_id(state: FeatsState) -> str:
    return state.scene.id if state.scene is not None else ""


def take_back_waits(state: FeatsState, prompt: Prompt, hero: HeroId) -> Prompt:
    """A standing offer to take a declaration back holds the clock of its hero's grace; its option is `back`."""
    montage = running(state)
    if montage is None or not in_grace(montage, hero) or hero not in montage.pending:
        return prompt
    return evolve(
        prompt,
        wait=Wait.WINDOW,
        default=Default(picks=("back",)),
        clock=grace_clock(state, montage, hero),
        held=text("feats-held-by-gm"),
    )

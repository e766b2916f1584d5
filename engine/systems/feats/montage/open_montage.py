"""The montage of the open scene: read and put back."""

from __future__ import annotations

from engine.core.base import Rejected, evolve
from engine.systems.feats.at_table import open_scene
from engine.systems.feats.montage.values import Montage
from engine.systems.feats.state import FeatsState


def montage_in(state: FeatsState) -> Montage:
    """The montage of the open scene. Refusals: `no-open-scene`, `not-in-montage`."""
    montage = open_scene(state).montage
    if montage is None:
        raise Rejected("not-in-montage")
    return montage


def with_montage(state: FeatsState, montage: Montage) -> FeatsState:
    return evolve(state, scene=evolve(open_scene(state), montage=montage))

"""Limits that may be brought about while a scene is open (flow H)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.systems.cortex.at_table import CortexPending, CortexPosition, heroes_at
from engine.systems.cortex.limits.announced import announcing
from engine.systems.cortex.limits.own import own_limits
from engine.systems.cortex.limits.villains import villain_limits, villain_limits_by_gm


def limit_menus(here: CortexPosition) -> Iterable[CortexPending]:
    """Standing offers while a scene is open."""
    if here.state.scene is None:
        return
    for hero in heroes_at(here):
        yield from own_limits(here, hero)
        yield from villain_limits(here, hero)
    yield from announcing(here)
    yield from villain_limits_by_gm(here)

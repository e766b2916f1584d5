"""Heat: a counter that only a combat scene has (FT-HEAT-01, FT-HEAT-04, FT-HEAT-05, FT-FP-12).

How it is gained in a fight and how a cost falls is written in another document; here it is moved by hand.
"""

from __future__ import annotations

from engine.core.base import Rejected, evolve
from engine.systems.feats.feat_points import spend
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.kind import SceneKind

KINDLED = 2
"""What `ignite_heat` gives (FT-FP-12)."""


def change_heat(hero: Hero, amount: int, kind: SceneKind) -> Hero:
    """Refusals: `not-in-combat`, `bad-count` for 0, `not-enough-heat` below 0 (FT-HEAT-05)."""
    require_combat(kind)
    if amount == 0:
        raise Rejected("bad-count", count=amount)
    return pay_heat(hero, -amount)


def pay_heat(hero: Hero, cost: int) -> Hero:
    """Refusal: `not-enough-heat`."""
    if cost > hero.heat:
        raise Rejected("not-enough-heat", need=cost, has=hero.heat)
    return evolve(hero, heat=hero.heat - cost)


def kindle_heat(hero: Hero, kind: SceneKind) -> Hero:
    """The use `ignite_heat` of a Feat Point: +2 Heat at once, once per combat scene, from the first turn on (FT-FP-12).

    Refusals: `no-feat-points`, `not-in-combat`, `already-ignited`.
    """
    points = spend(hero.feat_points)
    require_combat(kind)
    if hero.ignited_this_scene:
        raise Rejected("already-ignited")
    return evolve(hero, feat_points=points, heat=hero.heat + KINDLED, ignited_this_scene=True)


def require_combat(kind: SceneKind) -> None:
    if kind != "combat":
        raise Rejected("not-in-combat")

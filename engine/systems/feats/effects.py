"""Abilities, items and other effects: what is limited, what may replace a check in a montage, what an ability costs.

FT-HEAT-01, FT-HEAT-02, FT-HEAT-03, FT-MONT-18, FT-MONT-19, FT-MONT-20, A-08, A-09, A-10.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from engine.core.base import Rejected, evolve
from engine.core.sheet import folded
from engine.systems.feats.hero import Effect
from engine.systems.feats.options import EffectGate, FeatsOptions
from engine.systems.feats.scenes.kind import SceneKind

Judgement = Literal["solves", "does_not_solve"]
"""Whether an effect removes the obstacle directly and without uncertainty; the GM judges it (FT-MONT-18, FT-GM-04)."""


class AbilityUse(NamedTuple):
    heat_cost: int
    effect: Effect


def effect_named(owned: Iterable[Effect], effect_id: str) -> Effect:
    """Refusal: `unknown-effect`."""
    for effect in owned:
        if effect.id == folded(effect_id):
            return effect
    raise Rejected("unknown-effect", effect=effect_id)


def replaced(owned: tuple[Effect, ...], effect: Effect) -> tuple[Effect, ...]:
    """The same effects with one in a new state."""
    return tuple(effect if one.id == effect.id else one for one in owned)


def is_limited(effect: Effect) -> bool:
    """An ability of base cost above 0, a consumable, or another limited effect (FT-MONT-18, FT-MONT-19).

    The base cost counts, however far the current one has fallen (FT-HEAT-02).
    """
    return effect.base_heat_cost > 0 if effect.kind == "ability" else effect.kind in {"item", "effect"}


def require_proposable(effect: Effect, gate: EffectGate) -> None:
    """Before the GM judges. Refusals: `effect-not-limited`, `effect-already-used`, `no-uses-left`.

    With the gate `either` gear and abilities of cost 0 may be proposed too, because they may solve directly (A-08).
    """
    if not is_limited(effect):
        if gate == "both":
            raise Rejected("effect-not-limited", effect=effect.name)
    elif effect.kind == "ability":
        _require_unused(effect)
    elif effect.uses_left < 1:
        raise Rejected("no-uses-left", effect=effect.name)


def use_instead_of_check(effect: Effect, judgement: Judgement, gate: EffectGate) -> Effect:
    """The effect after it has replaced a check: an ability is marked, an item loses one use (FT-MONT-20).

    No Heat is paid outside combat (FT-HEAT-01). Refusals: those of `require_proposable`; then for one that does not
    solve `does-not-solve`, or `effect-not-limited` when the gate `either` had been its only reason (FT-MONT-19).
    """
    require_proposable(effect, gate)
    if judgement == "does_not_solve":
        if not is_limited(effect):
            raise Rejected("effect-not-limited", effect=effect.name)
        if gate == "both":
            raise Rejected("does-not-solve", effect=effect.name)
    return used(effect)


def may_be_offered(effect: Effect, gate: EffectGate) -> bool:
    """Whether its button is legal now."""
    try:
        require_proposable(effect, gate)
    except Rejected:
        return False
    return True


def use_ability(ability: Effect, kind: SceneKind, rules: FeatsOptions) -> AbilityUse:
    """An ability used as itself, not as a contribution: its current cost in combat, nothing elsewhere (FT-HEAT-01).

    Outside combat one of base cost above 0 is used once per scene (FT-HEAT-02), one of cost 0 freely (FT-HEAT-03); in
    combat the limit is the house rule `once_per_scene_in_combat`. Refusal: `effect-already-used`.
    """
    in_combat = kind == "combat"
    if is_limited(ability) and (rules.once_per_scene_in_combat or not in_combat):
        _require_unused(ability)
    return AbilityUse(ability.current_heat_cost if in_combat else 0, used(ability))


def used(effect: Effect) -> Effect:
    """The effect after one use; gear does not wear out."""
    if effect.kind == "ability":
        return evolve(effect, used_this_scene=True)
    if effect.kind == "gear":
        return effect
    return evolve(effect, uses_left=effect.uses_left - 1)


def _require_unused(ability: Effect) -> None:
    if ability.used_this_scene:
        raise Rejected("effect-already-used", effect=ability.name)

"""What the GM moves by hand on a hero, and the own Heat that a player moves too.

FT-STR-02, FT-STR-03, FT-STR-05, FT-HEAT-05, FT-OUT-02, FT-GM-09, A-44.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.core.base import GM, Frozen, Rejected, Seat, evolve
from engine.systems.feats import conditions, stress
from engine.systems.feats.heat import change_heat
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.kind import SceneKind


class MarkStress(Frozen):
    change: Literal["mark_stress"]
    amount: int


class ClearStress(Frozen):
    change: Literal["clear_stress"]
    amount: int


class SetExhaustion(Frozen):
    change: Literal["exhaustion"]
    level: int


class AddCondition(Frozen):
    change: Literal["add_condition"]
    name: str


class RemoveCondition(Frozen):
    change: Literal["remove_condition"]
    name: str


class ChangeHeat(Frozen):
    change: Literal["heat"]
    amount: int


class ChangeTokens(Frozen):
    """Linked-advantage tokens; below 0 they are taken away."""

    change: Literal["tokens"]
    amount: int


HandChange = Annotated[
    MarkStress | ClearStress | SetExhaustion | AddCondition | RemoveCondition | ChangeHeat | ChangeTokens,
    Field(discriminator="change"),
]


class Changed(NamedTuple):
    """The hero after it; `overflow` is stress that found no free box."""

    hero: Hero
    overflow: int = 0


def change_by_hand(hero: Hero, change: HandChange, by: Seat, kind: SceneKind) -> Changed:
    """One change; `kind` is the level of the scene (`no_risk` without one).

    Refusals: `gm-only` first; then `bad-count`, `missing-field`, `condition-present`, `no-such-condition`,
    `not-in-combat`, `not-enough-heat`, `no-token`, as the change says.
    """
    if by != GM and not (by == hero.player and isinstance(change, ChangeHeat)):
        raise Rejected("gm-only")
    match change:
        case MarkStress(amount=amount):
            marked = stress.mark(hero.stress, conditions.exhaustion_of(hero.conditions), amount)
            return Changed(evolve(hero, stress=marked.stress), marked.overflow)
        case ClearStress(amount=amount):
            return Changed(evolve(hero, stress=stress.clear(hero.stress, amount)))
        case SetExhaustion(level=level):
            return Changed(evolve(hero, conditions=conditions.set_exhaustion(hero.conditions, level)))
        case AddCondition(name=name):
            return Changed(evolve(hero, conditions=conditions.add(hero.conditions, name)))
        case RemoveCondition(name=name):
            return Changed(evolve(hero, conditions=conditions.end(hero.conditions, name)))
        case ChangeHeat(amount=amount):
            return Changed(change_heat(hero, amount, kind))
        case ChangeTokens(amount=amount):
            return Changed(change_tokens(hero, amount))


def change_tokens(hero: Hero, amount: int) -> Hero:
    """Refusals: `bad-count` for 0, `no-token` below 0 (FT-STR-05)."""
    if amount == 0:
        raise Rejected("bad-count", count=amount)
    if hero.linked_advantage + amount < 0:
        raise Rejected("no-token", need=-amount, has=hero.linked_advantage)
    return evolve(hero, linked_advantage=hero.linked_advantage + amount)

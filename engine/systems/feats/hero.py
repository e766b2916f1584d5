"""Heroes and GM characters as values: skills, stress, conditions, abilities and items (digest, section 2).

FT-CHAR-04: the character rank is a label. FT-CHAR-06: motivation and complication earn Feat Points.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engine.core.base import Frozen, Seat
from engine.core.heroes.drafts import NamedSheet
from engine.core.sheet import folded
from engine.systems.feats.skills import NpcSkill, Skill

MOST_FEAT_POINTS = 3
HIGHEST_CHARACTER_RANK = 4
NAME_LIMIT = 60
"""Characters of a name: of heroes, abilities, items, unlisted skills."""

HeroId: TypeAlias = str
EffectKind = Literal["ability", "item", "effect", "gear"]
KINDS_OF_ITEMS: tuple[EffectKind, ...] = ("item", "effect", "gear")
"""The order in which items are kept."""


class Stress(Frozen):
    """Boxes of the sheet before Exhaustion, and how many are filled."""

    max: int = Field(ge=1)
    filled: int = Field(default=0, ge=0)


class Condition(Frozen):
    """A named state. `level` is 1 or more for Exhaustion and 0 for everything else."""

    id: str
    level: int = Field(default=0, ge=0)
    source_active: bool = False


class Effect(Frozen):
    """An ability, a consumable item, another limited effect, or an ordinary thing.

    Heat costs belong to abilities, `uses_left` to items and limited effects; elsewhere they are 0.
    """

    kind: EffectKind
    name: str
    base_heat_cost: int = Field(default=0, ge=0)
    current_heat_cost: int = Field(default=0, ge=0)
    used_this_scene: bool = False
    uses_left: int = Field(default=0, ge=0)
    text: str = ""

    @property
    def id(self) -> str:
        return folded(self.name)


class HeroSheet(NamedSheet):
    """All that a text sheet says of a hero."""

    character_rank: int = Field(default=1, ge=1, le=HIGHEST_CHARACTER_RANK)
    stress: Stress
    motivation: str = ""
    complication: str = ""
    skills: tuple[Skill, ...] = ()
    abilities: tuple[Effect, ...] = ()
    items: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()
    feat_points: int = Field(default=0, ge=0, le=MOST_FEAT_POINTS)
    heat: int = Field(default=0, ge=0)
    ignited_this_scene: bool = False
    linked_advantage: int = Field(default=0, ge=0)

    @property
    def effects(self) -> tuple[Effect, ...]:
        return self.abilities + self.items


class Hero(HeroSheet):
    """A hero in play. `session_point` is the number of the last session whose point the hero got (FT-FP-19)."""

    id: HeroId
    player: Seat
    session_point: int = 0


class NpcSheet(Frozen):
    """A GM character: no stress, no Feat Points. `character_rank` 0 means that none is noted."""

    name: str
    character_rank: int = Field(default=0, ge=0, le=HIGHEST_CHARACTER_RANK)
    skills: tuple[NpcSkill, ...] = ()
    note: str = ""

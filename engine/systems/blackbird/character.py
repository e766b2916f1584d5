"""Heroes and GM characters as values: attributes, careers with aspects and skills, talents, flags, perks, items.

Digest, section 2. Names are compared folded: BB-ASPECT-04, BB-PICK-05.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, Protocol, TypeAlias

from pydantic import Field

from engine.core.base import Frozen, Map, Seat
from engine.core.heroes.drafts import NamedSheet

Attribute = Literal["boldness", "agility", "endurance", "intellect", "communication"]
ATTRIBUTES: tuple[Attribute, ...] = ("boldness", "agility", "endurance", "intellect", "communication")
AspectType = Literal["masterfully", "effortlessly"]
SkillType = Literal["natural_ability", "rich_experience"]
ASPECT_TYPES: tuple[AspectType, ...] = ("masterfully", "effortlessly")
SKILL_TYPES: tuple[SkillType, ...] = ("natural_ability", "rich_experience")
CharacterId: TypeAlias = str
Count = Annotated[int, Field(ge=0)]

NAME_LIMIT = 60
"""Characters of a name."""
COMMENT_WORDS = 5
FULL_POOL = 10
FLAG_POOL = 3
LEAST_HEALTH = 10
HEALTH_A_POINT = 5
"""Health for each point of Endurance (BB-HEALTH-01)."""
MOST_DICE = 40
"""Dice of a GM character in short; the digest names no limit, a message needs one."""


class Named(Protocol):
    """Whatever has a name: a trait, a perk, an item."""

    @property
    def name(self) -> str: ...


def names(*lists: Iterable[Named]) -> Iterator[str]:
    """The names of all that stands in some lists."""
    return (one.name for each in lists for one in each)


class Skill(Frozen):
    """A still narrower ability inside an aspect (BB-SKILL-01, BB-SKILL-02)."""

    name: str
    types: tuple[SkillType, ...] = ()
    comment: str = ""
    approved: bool = True


class Aspect(Frozen):
    """A narrower activity inside a career (BB-ASPECT-01, BB-ASPECT-02)."""

    name: str
    types: tuple[AspectType, ...] = ()
    comment: str = ""
    skills: tuple[Skill, ...] = ()
    approved: bool = True


class Career(Frozen):
    """What the character did for long; `points` of creation, `xp` put into it later (BB-CAREER-02, BB-ADV-03)."""

    name: str
    points: Count = 0
    xp: Count = 0
    aspects: tuple[Aspect, ...] = ()

    @property
    def invested(self) -> int:
        return self.points + self.xp


class Talent(Frozen):
    """A style or a leaning outside all careers (BB-PICK-03)."""

    name: str
    note: str = ""


class Flag(Frozen):
    """A motive with a pool of its own; inactive once the GM has struck it out (BB-PICK-04, BB-FLAG-02)."""

    name: str
    pool: Annotated[int, Field(ge=0, le=FLAG_POOL)] = FLAG_POOL
    active: bool = True


class Perk(Frozen):
    """A special ability. `uses` counts for each roll; `on` names source labels, empty is any (BB-ADV-05)."""

    name: str
    when: str = ""
    successes: int = 0
    dice: Count = 0
    health: int = 0
    fate_max: Count = 0
    career_xp: Count = 0
    general_xp: Count = 0
    restore_pool: Count = 0
    reroll: Literal["die", "all", ""] = ""
    plus: int = 0
    on: tuple[str, ...] = ()
    patterns: bool = False
    uses: Annotated[int, Field(ge=1)] = 1


class Item(Frozen):
    """A thing whose effects the GM has set; the four texts are the GM's to apply (BB-ITEM-01)."""

    name: str
    dice: Count = 0
    successes: int = 0
    difficulty: int = 0
    plus: int = 0
    on: tuple[str, ...] = ()
    patterns: bool = False
    uses: Annotated[int, Field(ge=1)] = 1
    note: str = ""
    result_note: str = ""
    ability: str = ""
    restriction: str = ""


class Sheet(NamedSheet):
    """All that a text sheet says of a hero (BB-SHEET); `health` and `fate_max` as they are in play."""

    attributes: Map[Attribute, int] = Map()
    careers: tuple[Career, ...] = ()
    talents: tuple[Talent, ...] = ()
    flags: tuple[Flag, ...] = ()
    fate_points: Count = 0
    fate_max: Count = 0
    pool: Count = FULL_POOL
    pool_max: Count = FULL_POOL
    health: Count = LEAST_HEALTH
    health_bonus: int = 0
    """What perks have added to the maximum (BB-HEALTH-07)."""
    career_xp: Count = 0
    general_xp: Count = 0
    perks: tuple[Perk, ...] = ()
    inventory: tuple[Item, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def health_max(self) -> int:
        """BB-HEALTH-01: 10 + 5 for each point of Endurance, and what perks gave."""
        return LEAST_HEALTH + HEALTH_A_POINT * self.attributes.get("endurance", 0) + self.health_bonus


class Character(Sheet):
    """A hero, or a GM character with a full sheet, in the game."""

    id: CharacterId
    player: Seat
    """The GM's seat for GM characters."""


class ExtraSheet(NamedSheet):
    """A GM character in short: so many base dice, no pool, no fate points, no flags (ruling A-31, BB-SHEET-10)."""

    dice: Annotated[int, Field(ge=0, le=MOST_DICE)]
    health: Count = LEAST_HEALTH
    health_max: Count = LEAST_HEALTH
    notes: tuple[str, ...] = ()


class Extra(ExtraSheet):
    """A GM character in short, in the game."""

    id: CharacterId

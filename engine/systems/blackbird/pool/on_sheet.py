"""Finding on a sheet what a player declares for a roll: traits, items and perks that may be used (BB-BUILD-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol, TypeVar

from engine.core.sheet import folded
from engine.systems.blackbird.character import (
    ATTRIBUTES,
    Aspect,
    Attribute,
    Career,
    Flag,
    Item,
    Perk,
    Sheet,
    Skill,
    Talent,
)


class Named(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=Named)


class PlacedAspect(NamedTuple):
    career: Career
    aspect: Aspect


class PlacedSkill(NamedTuple):
    career: Career
    aspect: Aspect
    skill: Skill


Trait = Attribute | Career | PlacedAspect | PlacedSkill | Talent | Flag | Item | Perk
"""What a source label names."""


def attribute_called(name: str) -> Attribute | None:
    return next((one for one in ATTRIBUTES if one == folded(name)), None)


def career_called(sheet: Sheet, name: str) -> Career | None:
    return called(sheet.careers, name)


def aspect_called(sheet: Sheet, name: str) -> PlacedAspect | None:
    """Only an approved one: rulings A-09, A-45. Names are unique among all aspects and skills (BB-ASPECT-04)."""
    return next((one for one in usable_aspects(sheet) if folded(one.aspect.name) == folded(name)), None)


def skill_called(sheet: Sheet, name: str) -> PlacedSkill | None:
    """Only an approved one of an approved aspect."""
    return next((one for one in usable_skills(sheet) if folded(one.skill.name) == folded(name)), None)


def flag_called(sheet: Sheet, name: str) -> Flag | None:
    """Only one that the GM has not struck out (BB-FLAG-02)."""
    return called((flag for flag in sheet.flags if flag.active), name)


def usable_aspects(sheet: Sheet) -> Iterator[PlacedAspect]:
    for career in sheet.careers:
        for aspect in career.aspects:
            if aspect.approved:
                yield PlacedAspect(career, aspect)


def usable_skills(sheet: Sheet) -> Iterator[PlacedSkill]:
    for career, aspect in usable_aspects(sheet):
        for skill in aspect.skills:
            if skill.approved:
                yield PlacedSkill(career, aspect, skill)


def called(things: Iterable[N], name: str) -> N | None:
    return next((one for one in things if folded(one.name) == folded(name)), None)

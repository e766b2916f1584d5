"""Purchases and changes in play: aspects, skills, careers, talents, and what may never be changed.

BB-ADV-02, BB-ADV-03, BB-ADV-04, BB-ADV-06, BB-ASPECT-03, BB-SKILL-03, BB-CAREER-01.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias, TypeVar

from pydantic import Field

from engine.core.base import Frozen, Rejected, evolve
from engine.core.sheet import folded
from engine.systems.blackbird.character import Aspect, AspectType, Career, Sheet, Skill, SkillType, Talent, names
from engine.systems.blackbird.heroes.costs import career_cost, require_different, trait_names
from engine.systems.blackbird.heroes.creation import MOST_CAREERS, require_career_points
from engine.systems.blackbird.options import BlackbirdOptions

TALENT_PRICE = 1
"""General XP for a new talent, or for a better one."""
Pay = Literal["career", "general"]
T = TypeVar("T", Aspect, Skill)


class _OfCareer(Frozen):
    """`xp` is the career XP put into the career now; the rest comes from its points that are left."""

    career: str
    xp: int = Field(default=0, ge=0)
    pay: Pay = "career"


class BuyAspect(_OfCareer):
    """A new aspect."""

    what: Literal["aspect"]
    name: str
    types: tuple[AspectType, ...] = ()
    comment: str = ""


class BuySkill(_OfCareer):
    """A new skill inside an aspect."""

    what: Literal["skill"]
    aspect: str
    name: str
    types: tuple[SkillType, ...] = ()
    comment: str = ""


class BuyType(_OfCareer):
    """A type for an aspect that has none; only with the house rule `late_aspect_type` (ruling A-06)."""

    what: Literal["aspect_type"]
    aspect: str
    type: AspectType


class BuyCareer(Frozen):
    """A new career: as many points as general XP are paid."""

    what: Literal["career"]
    name: str
    points: int
    pay: Pay = "general"


class BuyTalent(Frozen):
    what: Literal["talent"]
    name: str
    note: str = ""
    pay: Pay = "general"


class ImproveTalent(Frozen):
    """The effect is set by the GM, as a perk (ruling A-27)."""

    what: Literal["talent_improvement"]
    name: str
    pay: Pay = "general"


class Rename(Frozen):
    """An aspect or a skill gets another name; never by its player."""

    what: Literal["change"]
    name: str
    to: str


Purchase: TypeAlias = BuyAspect | BuySkill | BuyType | BuyCareer | BuyTalent | ImproveTalent | Rename
InCareer: TypeAlias = BuyAspect | BuySkill | BuyType
WithGeneral: TypeAlias = BuyCareer | BuyTalent | ImproveTalent


def advance(sheet: Sheet, buy: Purchase, options: BlackbirdOptions, *, by_gm: bool = False) -> Sheet:
    """The sheet after a purchase.

    Refusals, in this order: `trait-immutable`, `too-many-careers`, `career-points-out-of-range`, `wrong-xp`,
    `not-enough-xp`, `unknown-career`, `unknown-aspect`, `unknown-talent`, `duplicate-name`, those of `career_cost`.
    """
    match buy:
        case Rename():
            return _renamed(sheet, buy, by_gm=by_gm)
        case BuyAspect() | BuySkill() | BuyType():
            return _in_career(sheet, buy, options, by_gm=by_gm)
        case _:
            return _with_general(sheet, buy)


def career_named(sheet: Sheet, name: str) -> Career:
    """Refusal: `unknown-career`."""
    for one in sheet.careers:
        if folded(one.name) == folded(name):
            return one
    raise Rejected("unknown-career", career=name)


def aspect_named(career: Career, name: str) -> Aspect:
    """Refusal: `unknown-aspect`."""
    for one in career.aspects:
        if folded(one.name) == folded(name):
            return one
    raise Rejected("unknown-aspect", aspect=name)


def with_career(sheet: Sheet, career: Career) -> Sheet:
    """The sheet with one career as it is now."""
    careers = tuple(career if folded(one.name) == folded(career.name) else one for one in sheet.careers)
    return evolve(sheet, careers=careers)


def with_aspect(career: Career, aspect: Aspect) -> Career:
    """The career with one aspect as it is now."""
    aspects = tuple(aspect if folded(one.name) == folded(aspect.name) else one for one in career.aspects)
    return evolve(career, aspects=aspects)


# ---- inside a career


def _in_career(sheet: Sheet, buy: InCareer, options: BlackbirdOptions, *, by_gm: bool) -> Sheet:
    if isinstance(buy, BuyType) and not by_gm:
        _require_late_type(sheet, buy, options)
    if buy.pay != "career":
        raise Rejected("wrong-xp")
    if buy.xp > sheet.career_xp:
        raise Rejected("not-enough-xp", has=sheet.career_xp, needs=buy.xp)
    career = career_named(sheet, buy.career)
    grown = evolve(_grown(career, buy), xp=career.xp + buy.xp)
    after = evolve(with_career(sheet, grown), career_xp=sheet.career_xp - buy.xp)
    require_different(trait_names(after.careers))
    career_cost(grown)
    return after


def _grown(career: Career, buy: InCareer) -> Career:
    if isinstance(buy, BuyAspect):
        new = Aspect.model_construct(name=buy.name, types=buy.types, comment=buy.comment)
        return evolve(career, aspects=(*career.aspects, new))
    aspect = aspect_named(career, buy.aspect)
    if isinstance(buy, BuyType):
        return with_aspect(career, evolve(aspect, types=(*aspect.types, buy.type)))
    skill = Skill.model_construct(name=buy.name, types=buy.types, comment=buy.comment)
    return with_aspect(career, evolve(aspect, skills=(*aspect.skills, skill)))


def _require_late_type(sheet: Sheet, buy: BuyType, options: BlackbirdOptions) -> None:
    if not options.late_aspect_type:
        raise Rejected("trait-immutable", name=buy.aspect)
    typed = (one for career in sheet.careers for one in career.aspects if one.types)
    if any(folded(one.name) == folded(buy.aspect) for one in typed):
        raise Rejected("trait-immutable", name=buy.aspect)


# ---- with general XP


def _with_general(sheet: Sheet, buy: WithGeneral) -> Sheet:
    price = TALENT_PRICE
    if isinstance(buy, BuyCareer):
        if len(sheet.careers) >= MOST_CAREERS:
            raise Rejected("too-many-careers", most=MOST_CAREERS)
        require_career_points(buy.points)
        price = buy.points
    if buy.pay != "general":
        raise Rejected("wrong-xp")
    if price > sheet.general_xp:
        raise Rejected("not-enough-xp", has=sheet.general_xp, needs=price)
    return evolve(_with_new(sheet, buy), general_xp=sheet.general_xp - price)


def _with_new(sheet: Sheet, buy: WithGeneral) -> Sheet:
    if isinstance(buy, BuyCareer):
        require_different((*(one.name for one in sheet.careers), buy.name))
        return evolve(sheet, careers=(*sheet.careers, Career(name=buy.name, points=buy.points)))
    if isinstance(buy, ImproveTalent):
        if all(folded(one.name) != folded(buy.name) for one in sheet.talents):
            raise Rejected("unknown-talent", talent=buy.name)
        return sheet
    require_different((*names(sheet.talents, sheet.flags), buy.name))
    return evolve(sheet, talents=(*sheet.talents, Talent(name=buy.name, note=buy.note)))


# ---- another name


def _renamed(sheet: Sheet, buy: Rename, *, by_gm: bool) -> Sheet:
    if not by_gm:
        raise Rejected("trait-immutable", name=buy.name)
    if all(folded(name) != folded(buy.name) for name in trait_names(sheet.careers)):
        raise Rejected("unknown-aspect", aspect=buy.name)

    def skill(one: Skill) -> Skill:
        return _called(one, buy)

    def aspect(one: Aspect) -> Aspect:
        return evolve(_called(one, buy), skills=_each(one.skills, skill))

    careers = tuple(evolve(one, aspects=_each(one.aspects, aspect)) for one in sheet.careers)
    require_different(trait_names(careers))
    return evolve(sheet, careers=careers)


def _each(traits: tuple[T, ...], change: Callable[[T], T]) -> tuple[T, ...]:
    return tuple(change(one) for one in traits)


def _called(trait: T, buy: Rename) -> T:
    """The trait, under its new name if it is the one."""
    return evolve(trait, name=buy.to) if folded(trait.name) == folded(buy.name) else trait

"""Declared sources of a roll and whether they may stand together (BB-BUILD-01, BB-BUILD-04 … BB-BUILD-16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from pydantic import Field

from engine.core.base import Frozen, Rejected
from engine.core.sheet import folded
from engine.systems.blackbird.character import Career, Flag, Item, Perk, Sheet
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.labels import Source, SourceLabel, source_label
from engine.systems.blackbird.pool.on_sheet import (
    PlacedAspect,
    PlacedSkill,
    Trait,
    aspect_called,
    attribute_called,
    called,
    career_called,
    flag_called,
    skill_called,
)
from engine.systems.blackbird.pool.source_dice import (
    ONE_FLAG_DIE,
    ONE_POOL_DIE,
    SourceDice,
    aspect_dice,
    attribute_dice,
    free_dice,
    main_career_dice,
    skill_dice,
)

OF_CAREERS: frozenset[Source] = frozenset({"extra_career", "aspect", "extra_aspect", "skill"})
"""What belongs to careers and needs a main one (BB-BUILD-16)."""
ONLY_A_POOL_DIE: frozenset[Source] = frozenset({"extra_career", "extra_aspect", "talent", "flag"})
"""Declared with their die or not at all (BB-BUILD-12)."""


class Use(Frozen):
    """One declared source, with the pool dice taken through it; `acted_out`: the post shows the flag at work."""

    source: Source
    name: str
    pool: Annotated[int, Field(ge=0)] = 0
    acted_out: bool = False


class Declared(NamedTuple):
    """A use with what it names on the sheet and the dice that this gives."""

    use: Use
    trait: Trait
    dice: SourceDice

    @property
    def label(self) -> SourceLabel:
        """The name as the sheet spells it, however it was typed."""
        match self.trait:
            case str():
                return source_label(self.use.source, self.trait)
            case PlacedAspect(aspect=aspect):
                return source_label(self.use.source, aspect.name)
            case PlacedSkill(skill=skill):
                return source_label(self.use.source, skill.name)
        return source_label(self.use.source, self.trait.name)


def declared(sheet: Sheet, uses: Sequence[Use], rules: BlackbirdOptions) -> tuple[Declared, ...]:
    """The uses with their dice, in their order. Refuses whatever may not stand together.

    In the order of the codes (digest, section 8): `no-attribute`, `many-attributes`, `many-main-careers`,
    `no-main-career`, `unknown-source`, `duplicate-use`, `aspect-not-in-main-career`, `aspect-not-used`,
    `skill-from-extra-career`, `pool-option-exceeded`, `pool-option-missing`.
    """
    _require_one_attribute(uses)
    main = _main_career(uses)
    found = tuple(_on_sheet(sheet, use) for use in uses)
    _require_no_duplicate(found, main)
    _require_career_order(found, main)
    _require_pool_options(found, rules)
    return found


def dice_of(sheet: Sheet, use: Use) -> SourceDice | None:
    """What a source would give, for the counters of the form; nothing if it is not on the sheet."""
    trait = _trait(sheet, use)
    return None if trait is None else _dice(sheet, use, trait)


def _require_one_attribute(uses: Sequence[Use]) -> None:
    """BB-BUILD-01."""
    attributes = sum(use.source == "attribute" for use in uses)
    if attributes != 1:
        raise Rejected("many-attributes" if attributes else "no-attribute")


def _main_career(uses: Sequence[Use]) -> str | None:
    """Folded. Nothing of careers without a main one: the first fitting career is the main one (BB-BUILD-16)."""
    main = [use.name for use in uses if use.source == "main_career"]
    if len(main) > 1:
        raise Rejected("many-main-careers")
    if not main and any(use.source in OF_CAREERS for use in uses):
        raise Rejected("no-main-career")
    return folded(main[0]) if main else None


def _on_sheet(sheet: Sheet, use: Use) -> Declared:
    trait = _trait(sheet, use)
    if trait is None:
        raise Rejected("unknown-source", source=source_label(use.source, use.name))
    return Declared(use, trait, _dice(sheet, use, trait))


def _trait(sheet: Sheet, use: Use) -> Trait | None:
    match use.source:
        case "attribute":
            return attribute_called(use.name)
        case "main_career" | "extra_career":
            return career_called(sheet, use.name)
        case "aspect" | "extra_aspect":
            return aspect_called(sheet, use.name)
        case "skill":
            return skill_called(sheet, use.name)
        case "talent":
            return called(sheet.talents, use.name)
        case "flag":
            return flag_called(sheet, use.name)
        case "item":
            return called(sheet.inventory, use.name)
        case "perk":
            return called(sheet.perks, use.name)
        case "npc":
            return None  # a GM character in short has no sheet and declares nothing


def _dice(sheet: Sheet, use: Use, trait: Trait) -> SourceDice:
    match trait:
        case str():
            return attribute_dice(sheet.attributes.get(trait, 0))
        case Career():
            return main_career_dice(trait.invested) if use.source == "main_career" else ONE_POOL_DIE
        case PlacedAspect():
            return aspect_dice(trait.aspect.types) if use.source == "aspect" else ONE_POOL_DIE
        case PlacedSkill():
            return skill_dice(trait.skill.types)
        case Flag():
            return ONE_FLAG_DIE
        case Item() | Perk():
            return free_dice(trait.dice)
    return ONE_POOL_DIE


def _require_no_duplicate(found: Sequence[Declared], main: str | None) -> None:
    """BB-BUILD-12; the main career and its aspects are no additional ones (BB-BUILD-07, ruling A-47)."""
    seen = set[SourceLabel]()
    for one in found:
        again = one.label in seen or (one.use.source in ("extra_career", "extra_aspect") and _in_main(one, main))
        if again:
            raise Rejected("duplicate-use", source=one.label)
        seen.add(one.label)


def _require_career_order(found: Sequence[Declared], main: str | None) -> None:
    """BB-BUILD-07, BB-BUILD-08."""
    for one in found:
        if one.use.source == "aspect" and not _in_main(one, main):
            raise Rejected("aspect-not-in-main-career", source=one.label)
    used = {one.trait.aspect.name for one in found if isinstance(one.trait, PlacedAspect)}
    skills = [one for one in found if isinstance(one.trait, PlacedSkill)]
    for one in skills:
        if _in_main(one, main) and _aspect_name(one) not in used:
            raise Rejected("aspect-not-used", source=one.label, aspect=_aspect_name(one))
    for one in skills:
        if not _in_main(one, main):
            raise Rejected("skill-from-extra-career", source=one.label)


def _require_pool_options(found: Sequence[Declared], rules: BlackbirdOptions) -> None:
    """BB-BUILD-12; the house rule `extra_careers: one` (BB-BUILD-05, ruling A-11)."""
    for one in found:
        if one.use.pool > one.dice.pool_max:
            raise Rejected("pool-option-exceeded", source=one.label, most=one.dice.pool_max)
    extra = [one for one in found if one.use.source == "extra_career"]
    if rules.extra_careers == "one" and len(extra) > 1:
        raise Rejected("pool-option-exceeded", source=extra[1].label, most=0)
    for one in found:
        if one.use.source in ONLY_A_POOL_DIE and not one.use.pool:
            raise Rejected("pool-option-missing", source=one.label)


def _in_main(one: Declared, main: str | None) -> bool:
    return any(folded(career.name) == main for career in _careers(one.trait))


def _careers(trait: Trait) -> Iterator[Career]:
    match trait:
        case Career():
            yield trait
        case PlacedAspect() | PlacedSkill():
            yield trait.career


def _aspect_name(one: Declared) -> str:
    return one.trait.aspect.name if isinstance(one.trait, PlacedSkill) else ""

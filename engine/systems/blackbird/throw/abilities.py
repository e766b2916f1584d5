"""What a roll may use after the throw follows from its uses, in their order (BB-BUILD-18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.systems.blackbird.character import Item, Perk
from engine.systems.blackbird.pool.labels import SourceLabel, source_label
from engine.systems.blackbird.pool.on_sheet import PlacedAspect, PlacedSkill
from engine.systems.blackbird.pool.uses import Declared
from engine.systems.blackbird.throw.values import Ability

RICH = "rich:"
"""No item or perk can have such a name: names hold no colon (BB-SHEET-11)."""
RICH_PLUS = 1


def abilities_of(found: Sequence[Declared]) -> tuple[Ability, ...]:
    """Rich experience (BB-MOD-01), changes by items and perks (BB-MOD-03), rerolls by perks (BB-FATE-02)."""
    return tuple(ability for one in found for ability in _abilities(one))


def effortless_sources(found: Sequence[Declared]) -> tuple[SourceLabel, ...]:
    """Effortlessly of aspects of the main career covers their skills too (BB-BANK-02, ruling A-05).

    An aspect of an additional career has no type here, whatever the sheet says (BB-BUILD-07).
    """
    return tuple(one.label for one in found if _is_effortless(one))


def _abilities(one: Declared) -> Iterator[Ability]:
    match one.trait:
        case PlacedSkill(aspect=aspect, skill=skill) if "rich_experience" in skill.types:
            on = (one.label, source_label("aspect", aspect.name))
            yield Ability(name=RICH + skill.name, plus=RICH_PLUS, on=on, patterns=True, rich=True)
        case Perk(reroll="die" | "all" as whole):
            yield Ability(name=one.trait.name, reroll=whole, uses=one.trait.uses)
        case Item(plus=plus) | Perk(plus=plus) if plus:
            trait = one.trait
            yield Ability(name=trait.name, plus=plus, on=trait.on, patterns=trait.patterns, uses=trait.uses)


def _is_effortless(one: Declared) -> bool:
    match one.trait:
        case PlacedAspect(aspect=aspect) if one.use.source == "aspect":
            return "effortlessly" in aspect.types
        case PlacedSkill(aspect=aspect):
            return "effortlessly" in aspect.types
    return False

"""The dice that one source gives to a roll: base dice and the pool dice that may be added (table of sources)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.core.base import Rejected
from engine.systems.blackbird.character import AspectType, SkillType

PaidFrom = Literal["personal", "flag", "none"]
"""Where the pool dice come from; `none` if there are none."""
TableSource = Literal[
    "attribute", "main_career", "extra_career", "aspect", "extra_aspect", "skill", "extra_skill", "talent", "flag"
]


class SourceDice(NamedTuple):
    """Base dice are always in the roll; of the pool dice from 0 to `pool_max` are taken (BB-BUILD-12)."""

    base: int
    pool_max: int
    paid_from: PaidFrom


def _personal(base: int, pool_max: int) -> SourceDice:
    return SourceDice(base, pool_max, "personal" if pool_max else "none")


OF_ATTRIBUTE = (_personal(0, 1), _personal(1, 0), _personal(1, 1), _personal(2, 1))
"""By the value of the attribute. That 0 gives a pool die and 1 gives none is what the rules say (BB-BUILD-02)."""
LEAST_CAREER_POINTS = 3
MORE_THAN_FOR_ONE, MORE_THAN_FOR_TWO = 3, 5
"""With more points than that the main career adds one pool die, or two in all (BB-BUILD-04)."""
ONE_POOL_DIE = _personal(0, 1)
"""An additional career (BB-BUILD-05), its aspect whatever its type (BB-BUILD-07), a talent (BB-BUILD-09)."""
ONE_FLAG_DIE = SourceDice(0, 1, "flag")
"""A flag gives one die a roll, from its own pool (BB-BUILD-10)."""
DICE_OF_NATURAL_ABILITY = 2


def attribute_dice(value: int) -> SourceDice:
    """BB-BUILD-02. Values are 0 to 3 (BB-ATTR-02)."""
    if not 0 <= value < len(OF_ATTRIBUTE):
        raise Rejected("attribute-out-of-range", value=value)
    return OF_ATTRIBUTE[value]


def main_career_dice(invested: int) -> SourceDice:
    """BB-BUILD-04: invested points are those of creation and the XP put into it later (BB-ADV-03)."""
    return _personal(1, (invested > MORE_THAN_FOR_ONE) + (invested > MORE_THAN_FOR_TWO))


def aspect_dice(types: Sequence[AspectType]) -> SourceDice:
    """An aspect of the main career (BB-BUILD-06)."""
    return _personal(1, 1 if "masterfully" in types else 0)


def skill_dice(types: Sequence[SkillType]) -> SourceDice:
    """A skill inside a used aspect of the main career (BB-BUILD-08)."""
    return _personal(1, DICE_OF_NATURAL_ABILITY if "natural_ability" in types else 0)


def free_dice(dice: int) -> SourceDice:
    """An item or a perk: as written on it (BB-BUILD-11)."""
    return _personal(dice, 0)


def source_dice(
    source: TableSource,
    value: int = 0,
    points: int = LEAST_CAREER_POINTS,
    aspect_types: Sequence[AspectType] = (),
    skill_types: Sequence[SkillType] = (),
) -> SourceDice:
    """The whole table of sources; a career in it has its three points at least (BB-CAREER-02)."""
    if points < LEAST_CAREER_POINTS:
        raise Rejected("career-points-out-of-range", points=points)
    match source:
        case "attribute":
            return attribute_dice(value)
        case "main_career":
            return main_career_dice(points)
        case "aspect":
            return aspect_dice(aspect_types)
        case "skill":
            return skill_dice(skill_types)
        case "extra_skill":
            raise Rejected("skill-from-extra-career")
        case "flag":
            return ONE_FLAG_DIE
        case "extra_career" | "extra_aspect" | "talent":
            return ONE_POOL_DIE

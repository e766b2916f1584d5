"""The throw: labelled dice fall and lie at their first step; what the owner has before and after the steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.core.base import evolve
from engine.systems.blackbird.character import Attribute, Extra, Sheet
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.build import Built
from engine.systems.blackbird.pool.labels import DieLabel, source_label
from engine.systems.blackbird.pool.source_dice import attribute_dice
from engine.systems.blackbird.throw.after_throw import at_its_step
from engine.systems.blackbird.throw.values import NO_MEANS, Means, Roll, fresh_roll

H = TypeVar("H", bound=Sheet)


def throw(built: Built, faces: Sequence[int], difficulty: int, means: Means, rules: BlackbirdOptions) -> Roll:
    """All dice together (BB-ROLL-02); `means` are those after the dice were paid (BB-BUILD-13)."""
    roll = fresh_roll(
        built.dice,
        faces,
        difficulty,
        rules,
        bonus_successes=built.bonus_successes,
        abilities=built.abilities,
        effortless=built.effortless,
    )
    return at_its_step(roll, means)


def throw_bare(
    dice: Sequence[DieLabel], faces: Sequence[int], difficulty: int, means: Means, rules: BlackbirdOptions
) -> Roll:
    """Dice that nobody has built: of a GM character in short, of a responder who said nothing."""
    return at_its_step(fresh_roll(dice, faces, difficulty, rules), means)


def dice_in_short(extra: Extra) -> tuple[DieLabel, ...]:
    """A GM character in short throws so many base dice (BB-NPC-01); its means are `NO_MEANS`."""
    return (DieLabel(source_label("npc", extra.name), "base"),) * extra.dice


def dice_of_silence(hero: Sheet, attribute: Attribute) -> tuple[DieLabel, ...]:
    """A silent responder throws the attribute's base dice; with attribute 0 there is no throw (BB-OPP-06)."""
    base = attribute_dice(hero.attributes.get(attribute, 0)).base
    return (DieLabel(source_label("attribute", attribute), "base"),) * base


def means_of(owner: Sheet | Extra) -> Means:
    """What the owner may win and spend after the throw."""
    return Means(owner.pool, owner.pool_max, owner.fate_points) if isinstance(owner, Sheet) else NO_MEANS


def with_means(hero: H, means: Means) -> H:
    """The hero once a move has won or spent something."""
    return evolve(hero, pool=means.pool, fate_points=means.fate_points)

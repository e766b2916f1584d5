"""Building a roll: its dice with their labels, what they cost, and what it may use afterwards (BB-BUILD)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple, TypeVar

from engine.core.base import Map, Rejected, evolve
from engine.core.sheet import folded
from engine.systems.blackbird.character import Flag, Item, Perk, Sheet
from engine.systems.blackbird.health import require_able
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.labels import DieLabel, SourceLabel
from engine.systems.blackbird.pool.uses import Declared, Use, declared
from engine.systems.blackbird.throw.abilities import abilities_of, effortless_sources
from engine.systems.blackbird.throw.values import Ability

H = TypeVar("H", bound=Sheet)


class Built(NamedTuple):
    """A roll before the throw. Pools are those that are left once it is paid."""

    dice: tuple[DieLabel, ...]
    """In the order of the uses, base dice of a use before its pool dice."""
    pool_spent: int
    pool_after: int
    flags_after: Map[str, int]
    """Only of flags that are used."""
    bonus_successes: int
    difficulty_shift: int
    abilities: tuple[Ability, ...]
    effortless: tuple[SourceLabel, ...]

    @property
    def base(self) -> int:
        """Dice that cost nothing, those of items and perks too."""
        return sum(die.paid == "base" for die in self.dice)


def build_roll(
    sheet: Sheet, uses: Sequence[Use], rules: BlackbirdOptions, called_by: Literal["player", "gm"] = "player"
) -> Built:
    """Checks everything and pays nothing. Fewer dice than the difficulty are legal (BB-BUILD-15).

    Refuses, in this order: `dead`, `unconscious`, the reasons of `declared`, `roleplay-required`, `flag-pool-empty`,
    `pool-empty`, `no-dice`.
    """
    require_able(sheet.health, called_by)
    found = declared(sheet, uses, rules)
    flags = _flags_after(found)
    spent = sum(one.use.pool for one in found if one.dice.paid_from == "personal")
    if spent > sheet.pool:
        raise Rejected("pool-empty", need=spent, has=sheet.pool)
    dice = tuple(die for one in found for die in _dice(one))
    if not dice:
        raise Rejected("no-dice")
    effects = [one.trait for one in found if isinstance(one.trait, Item | Perk)]
    return Built(
        dice=dice,
        pool_spent=spent,
        pool_after=sheet.pool - spent,
        flags_after=flags,
        bonus_successes=sum(one.successes for one in effects),
        difficulty_shift=sum(one.difficulty for one in effects if isinstance(one, Item)),
        abilities=abilities_of(found),
        effortless=effortless_sources(found),
    )


def paid(sheet: H, pool_after: int, flags_after: Mapping[str, int]) -> H:
    """The sheet once the dice are thrown: nothing comes back, whatever the result (BB-BUILD-13, BB-POOL-02)."""
    left = {folded(name): pool for name, pool in flags_after.items()}
    flags = tuple(evolve(flag, pool=left.get(folded(flag.name), flag.pool)) for flag in sheet.flags)
    return evolve(sheet, pool=pool_after, flags=flags)


def _flags_after(found: Sequence[Declared]) -> Map[str, int]:
    """BB-BUILD-10, BB-BUILD-13: the personal pool does not help."""
    used = [(one.use, one.trait) for one in found if isinstance(one.trait, Flag)]
    for use, flag in used:
        if not use.acted_out:
            raise Rejected("roleplay-required", flag=flag.name)
    for use, flag in used:
        if use.pool > flag.pool:
            raise Rejected("flag-pool-empty", flag=flag.name)
    return Map({flag.name: flag.pool - use.pool for use, flag in used})


def _dice(one: Declared) -> tuple[DieLabel, ...]:
    """The labels that BB-BUILD-14 asks for."""
    base = (DieLabel(one.label, "base"),) * one.dice.base
    return base + (DieLabel(one.label, "flag" if one.dice.paid_from == "flag" else "pool"),) * one.use.pool

"""Step 2: changing single dice by Rich experience, items and perks (BB-MOD)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.pool.labels import same_source
from engine.systems.blackbird.throw.moves import Modify
from engine.systems.blackbird.throw.values import SIDES, Ability, Die, Roll, die_called, with_dice


def modifications(roll: Roll) -> Iterator[Modify]:
    """Changes that might be tried: abilities in their order, dice in roll order."""
    for ability in roll.abilities:
        if ability.plus:
            yield from (Modify(ability.name, die.id) for die in roll.dice)


def require_modifiable(roll: Roll, move: Modify) -> None:
    """BB-MOD-01, BB-MOD-02: each ability so many times, on its own dice, never beyond 1 and 6."""
    ability = _changing(roll, move.ability)
    die = die_called(roll, move.die)
    require_uses(ability)
    if ability.on and not any(same_source(die.src, source) for source in ability.on):
        raise Rejected("die-not-eligible", die=die.id)
    if ability.plus > 0 and die.value == SIDES:
        raise Rejected("die-at-maximum", die=die.id)
    if ability.plus < 0 and die.value == 1:
        raise Rejected("die-at-minimum", die=die.id)


def modify(roll: Roll, move: Modify) -> Roll:
    """BB-MOD-02, BB-MOD-03: for criticals, flash and banking it counts only if the ability says so."""
    ability, die = _changing(roll, move.ability), die_called(roll, move.die)
    return with_dice(spent(roll, ability), {die.id: _changed(die, ability)})


def require_uses(ability: Ability) -> None:
    if ability.used >= ability.uses:
        raise Rejected("no-uses-left", ability=ability.name)


def spent(roll: Roll, ability: Ability) -> Roll:
    """The roll with one use of an ability gone."""
    used = evolve(ability, used=ability.used + 1)
    return evolve(roll, abilities=tuple(used if one.name == ability.name else one for one in roll.abilities))


def _changing(roll: Roll, name: str) -> Ability:
    """An ability used for what it does not do is as unknown as one that is not there."""
    found = next((one for one in roll.abilities if one.name == name and one.plus), None)
    if found is None:
        raise Rejected("unknown-ability", ability=name)
    return found


def _changed(die: Die, ability: Ability) -> Die:
    shown = ability.plus if ability.patterns else 0
    return evolve(die, plus=die.plus + ability.plus, plus_patterns=die.plus_patterns + shown)

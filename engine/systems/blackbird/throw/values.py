"""A thrown roll as a value: its dice with what became of each, its step, its abilities (digest, section 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from engine.core.base import Frozen, Rejected, evolve
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.labels import EXPLOSION, FLASH, DieLabel, Payment, SourceLabel

DieId: TypeAlias = str
Face = Annotated[int, Field(ge=1, le=6)]
Step = Literal["explode", "modify", "bank", "flash"]
STEPS: tuple[Step, ...] = ("explode", "modify", "bank", "flash")
"""Their strict order (BB-AFTER-01)."""
Stage = Step | Literal["resolved"]
Result = Literal["success", "failure", "critical_success", "critical_failure"]

ChainState = Literal["unexploded", "open", "closed", "kept_six", "lost"]
"""Open: the last die shows 5 or 6; closed: 3 or 4; kept_six: 2; lost: 1."""

SIDES = 6
LOWEST_SUCCESS = 3
"""Each die of 3 or more is one success (BB-ROLL-02)."""


class Die(Frozen):
    """One die of a roll. `plus` holds all changes, `plus_patterns` the part of them that counts for patterns."""

    id: DieId
    src: SourceLabel
    paid: Payment | Literal[""] = ""
    rolled: Face
    plus: int = 0
    plus_patterns: int = 0
    chain_of: DieId = ""
    """The original six, of an explosion die."""
    chain: ChainState = "unexploded"
    """Of an original six: how the chain stands that was started from it (BB-EXPLODE-02)."""
    lost: bool = False
    locked: bool = False
    """Can no longer be exploded or banked (BB-EXPLODE-02)."""
    banked: bool = False
    free: bool = False
    """The die of the flash (BB-FLASH-02)."""

    @property
    def value(self) -> int:
        """What counts for successes and for the sum."""
        return _face(self.rolled + self.plus)

    @property
    def pattern(self) -> int:
        """What counts for ones, sixes, flash and banking (BB-MOD-03)."""
        return _face(self.rolled + self.plus_patterns)

    @property
    def live(self) -> bool:
        return not (self.lost or self.banked)

    @property
    def bankable(self) -> bool:
        """BB-BANK-03: a live success that no 2 has locked."""
        return self.succeeds and not self.locked

    @property
    def succeeds(self) -> bool:
        return self.live and self.value >= LOWEST_SUCCESS


class Ability(Frozen):
    """Something that changes a die by `plus` or allows a reroll, so many times a roll; `on` empty is any die."""

    name: str
    plus: int = 0
    on: tuple[SourceLabel, ...] = ()
    patterns: bool = False
    reroll: Literal["die", "all", ""] = ""
    uses: Annotated[int, Field(ge=1)] = 1
    rich: bool = False
    """Rich experience: usable again when the whole roll is thrown anew (BB-FATE-04)."""
    used: int = 0


class Roll(Frozen):
    """A roll from its throw to its result. It keeps the house rules that were in force when it was thrown."""

    dice: tuple[Die, ...]
    """Roll order: the dice of the throw, then explosion dice as thrown, then the flash die."""
    difficulty: int
    bonus_successes: int = 0
    stage: Stage = "explode"
    """The first step that is not closed and has a legal action."""
    closed: int = 0
    """So many steps are closed by a later action or by `next`; one passed over is not (BB-AFTER-02)."""
    ended: bool = False
    """By `done`, a timeout or a flash choice, not by itself."""
    abilities: tuple[Ability, ...] = ()
    effortless: tuple[SourceLabel, ...] = ()
    failure_cancelled: bool = False
    perk_due: bool = False
    rules: BlackbirdOptions = BlackbirdOptions()


class Means(NamedTuple):
    """What the roll's owner may win and spend after the throw."""

    pool: int = 0
    pool_max: int = 0
    fate_points: int = 0
    banks: bool = True
    """Not a GM character in short, which has no pool (ruling A-31)."""


NO_MEANS = Means(banks=False)


def fresh_roll(
    labels: Sequence[DieLabel],
    faces: Sequence[int],
    difficulty: int,
    rules: BlackbirdOptions,
    *,
    bonus_successes: int = 0,
    abilities: tuple[Ability, ...] = (),
    effortless: tuple[SourceLabel, ...] = (),
) -> Roll:
    """The dice just fallen, named d1, d2, … in the order of their labels (BB-ROLL-02)."""
    dice = tuple(
        Die(id=f"d{number}", src=label.src, paid=label.paid, rolled=face)
        for number, (label, face) in enumerate(zip(labels, faces, strict=True), 1)
    )
    return Roll(
        dice=dice,
        difficulty=difficulty,
        rules=rules,
        bonus_successes=bonus_successes,
        abilities=abilities,
        effortless=effortless,
    )


def die_called(roll: Roll, die: DieId) -> Die:
    """Refuses `unknown-die`."""
    found = next((one for one in roll.dice if one.id == die), None)
    if found is None:
        raise Rejected("unknown-die", die=die)
    return found


def with_dice(roll: Roll, changed: Mapping[DieId, Die], added: Iterable[Die] = ()) -> Roll:
    """The roll with some dice replaced and others added at the end."""
    return evolve(roll, dice=(*(changed.get(die.id, die) for die in roll.dice), *added))


def untouched(roll: Roll) -> bool:
    """Whether nothing was decided since all dice fell: the roll came to its end by itself."""
    return not (roll.ended or roll.closed) and len(thrown_dice(roll)) == len(roll.dice)


def thrown_dice(roll: Roll) -> tuple[Die, ...]:
    """Without what came after the throw."""
    return tuple(die for die in roll.dice if die.src not in (EXPLOSION, FLASH))


def explosion_dice(roll: Roll, six: DieId) -> tuple[Die, ...]:
    """The explosion dice of an original six, as thrown."""
    return tuple(die for die in roll.dice if die.chain_of == six)


def _face(number: int) -> int:
    return min(max(number, 1), SIDES)

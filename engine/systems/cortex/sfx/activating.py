"""An SFX given as data is activated: all conditions or nothing, then the benefits (CX-SFX-01 … CX-SFX-06, FL-POOL-14).

The order inside one activation does not hang on the order of the lists: check all, pay, additions to the pool, steps
down, steps up on the pool, everything else.
What touches the doom pool works for villains as for heroes: CX-NPC-11.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Dice, Frozen, Map, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import LARGEST, NONE, Die, Which, descending, place, step
from engine.systems.cortex.doom.spending import take, xp_of_dice
from engine.systems.cortex.points import pay
from engine.systems.cortex.sfx.data import (
    AddDie,
    AddDoomDie,
    Benefit,
    BorrowDoom,
    Custom,
    DoubleDie,
    ExtraEffect,
    NeedsOpportunity,
    ReduceStress,
    Reroll,
    RestoreTrait,
    ShutDown,
    SpecialEffect,
    SpendPp,
    StepDownDie,
    StepUp,
    TakeAction,
    UsePowerAsEffect,
)
from engine.systems.cortex.tracks import StressType

OPPORTUNITY_PRICE = 1


class Activation(Frozen):
    """What an SFX meets: who, in which roll. `uses` are the traits in it, `pay` a GM character's doom dice.

    `rerolled` are the new faces of the dice that the benefit names; `shutdown` names what is shut down now.
    """

    by_gm: bool = False
    pp: int = 0
    doom: tuple[Die, ...] = ()
    pay: tuple[Die, ...] = ()
    pool: tuple[Die, ...] = ()
    roll: tuple[Dice, ...] = ()
    rerolled: tuple[Dice, ...] = ()
    action: str = ""
    uses: tuple[str, ...] = ()
    opportunity: bool = False
    confirmed: bool = False
    stress: Map[StressType, Die] = Map()
    powers: Map[str, Die] = Map()
    shutdown: tuple[str, ...] = ()
    set: str = ""
    affected: tuple[CharacterId, ...] = ()


class Gains(Frozen):
    """What the SFX of one roll give it beyond its pool: dice kept without PP, steps on what it makes (CX-SFX-05).

    `returns` go back into the doom pool when the action is over; `effect` is a power's die in the place of the effect
    die (CX-REC-11).
    """

    effect_dice: int = 0
    effect_steps: int = 0
    made_steps: int = 0
    stress_steps: Map[StressType, int] = Map()
    effect: Die = NONE
    returns: tuple[Die, ...] = ()
    used: tuple[str, ...] = ()
    """SFX of the sheet, as `set/name`: each helps a roll once."""


class Activated(Frozen):
    """What stands afterwards, and what the roll or its effect gains.

    `returns` go back into the doom pool after the action; `effect_dice` is how many are kept without PP; `opponent_pp`
    goes to the player whose hitch a GM character used (CX-NPC-10).
    """

    pp: int
    doom: tuple[Die, ...]
    pool: tuple[Die, ...]
    slots: tuple[Die, ...]
    """The pool with 0 for a die that is gone, then what was added: what was where stays there."""
    roll: tuple[Dice, ...]
    returns: tuple[Die, ...] = ()
    shutdown: tuple[str, ...] = ()
    effect_dice: int = 1
    effect_steps: int = 0
    stress_steps: Map[StressType, int] = Map()
    made_steps: int = 0
    """Steps on the asset or complication that this action makes."""
    stress: Map[StressType, Die] = Map()
    effect: Die = NONE
    opponent_pp: int = 0
    xp: Map[CharacterId, int] = Map()


def activate(sfx: SpecialEffect, met: Activation, canon: Canon) -> Activated:
    """Carries an SFX out. It is all or nothing (CX-SFX-03).

    Refusals: `sfx-shut-down`, `required-trait-missing`, `condition-not-met`, `no-opportunity`, `already-shut-down`,
    `not-shut-down`, `reroll-mismatch`, `not-enough-pp`, `wrong-number-of-dice`, `die-not-in-doom-pool`.
    """
    _require_all(sfx, met)
    pp, doom, given = _paid(sfx, met)
    pool, doom, returns = _with_additions(sfx, met.pool, doom)
    lowered = tuple(_lowered(pool, one.which, len(met.pool)) for one in sfx.conditions if isinstance(one, StepDownDie))
    for at in lowered:
        pool[at] = step(pool[at], -1)
    for one in sfx.benefits:
        if isinstance(one, StepUp) and one.target == "pool":
            _raise(pool, one, canon)
    closing = _Closing(met)
    for benefit in sfx.benefits:
        closing.take(benefit)
    began = tuple(one.name for one in sfx.conditions if isinstance(one, ShutDown))
    return Activated(
        pp=pp,
        doom=descending(doom),
        pool=tuple(die for die in pool if die),
        slots=tuple(pool),
        roll=closing.roll,
        returns=returns,
        shutdown=tuple(name for name in (*met.shutdown, *began) if name not in closing.restored),
        effect_dice=1 + closing.more_effects,
        effect_steps=closing.effect_steps,
        stress_steps=Map(closing.stress_steps),
        made_steps=closing.made_steps,
        stress=Map(closing.stress),
        effect=closing.effect,
        opponent_pp=given,
        xp=xp_of_dice(met.pay, met.affected),
    )


def more_gains(before: Gains, found: Activated, used: str) -> Gains:
    """Gains of a further SFX added to those of one roll."""
    steps = dict(before.stress_steps)
    for type_, number in found.stress_steps.items():
        steps[type_] = steps.get(type_, 0) + number
    return Gains(
        effect_dice=before.effect_dice + found.effect_dice - 1,
        effect_steps=before.effect_steps + found.effect_steps,
        made_steps=before.made_steps + found.made_steps,
        stress_steps=Map(steps),
        effect=found.effect or before.effect,
        returns=(*before.returns, *found.returns),
        used=(*before.used, used),
    )


def price_of(sfx: SpecialEffect) -> int:
    """PP, or doom dice of any size, that its conditions ask for (CX-SFX-04, CX-DSP-02, FL-DOOM-04, FL-DOOM-08)."""
    return sum(one.n for one in sfx.conditions if isinstance(one, SpendPp))


def _require_all(sfx: SpecialEffect, met: Activation) -> None:
    if met.set and met.set in met.shutdown:
        raise Rejected("sfx-shut-down", name=sfx.name)
    if sfx.requires_trait and sfx.requires_trait not in met.uses:
        raise Rejected("required-trait-missing", name=sfx.requires_trait)
    for condition in sfx.conditions:
        match condition:
            case TakeAction(kind=kind) if kind != met.action:
                raise Rejected("condition-not-met", sfx=sfx.name)
            case Custom() if not met.confirmed:
                raise Rejected("condition-not-met", sfx=sfx.name)
            case NeedsOpportunity() if not met.opportunity:
                raise Rejected("no-opportunity")
            case ShutDown(name=name) if name in met.shutdown:
                raise Rejected("already-shut-down", name=name)
            case StepDownDie() if not met.pool:
                raise Rejected("condition-not-met", sfx=sfx.name)
            case _:
                pass
    for benefit in sfx.benefits:
        match benefit:
            case RestoreTrait(name=name) if name not in met.shutdown:
                raise Rejected("not-shut-down", name=name)
            case Reroll(which=which):
                _require_same_dice(met, which)
            case BorrowDoom() if not met.doom:
                raise Rejected("doom-pool-empty")
            case _:
                pass


def _require_same_dice(met: Activation, which: Sequence[int]) -> None:
    """Any own dice, also ones; once (AMB-58)."""
    thrown = [met.roll[at].sides for at in which if at < len(met.roll)]
    if thrown != [die.sides for die in met.rerolled] or len(thrown) < len(which):
        raise Rejected("reroll-mismatch")


def _paid(sfx: SpecialEffect, met: Activation) -> tuple[int, list[Die], int]:
    """PP and doom pool after the price; and the PP that a GM character's use of a hitch gives away."""
    cost = price_of(sfx)
    used = sum(OPPORTUNITY_PRICE for one in sfx.conditions if isinstance(one, NeedsOpportunity))
    doom = list(met.doom)
    if met.by_gm:
        if len(met.pay) != cost:
            raise Rejected("wrong-number-of-dice", need=cost, has=len(met.pay))
        doom = list(take(doom, met.pay))
    pp = met.pp if met.by_gm else pay(met.pp, cost + used)
    doom += [one.die for one in sfx.conditions if isinstance(one, AddDoomDie)]
    return pp, doom, used if met.by_gm else 0


def _with_additions(
    sfx: SpecialEffect, before: Sequence[Die], doom: list[Die]
) -> tuple[list[Die], list[Die], tuple[Die, ...]]:
    """The pool with what is added, the doom pool without what is borrowed, and what comes back after the action."""
    pool, returns = list(before), []
    for benefit in sfx.benefits:
        match benefit:
            case AddDie(die=die):
                pool.append(die)
            case DoubleDie(which=which):
                pool.append(before[place(before, which)])
            case BorrowDoom(which=which, return_steps=steps):
                die = doom.pop(place(doom, which))
                pool.append(die)
                back = min(step(die, steps), LARGEST)
                returns += [back] if back else []
            case _:
                pass
    return pool, doom, tuple(returns)


def _lowered(pool: Sequence[Die], which: Which, named: int) -> int:
    """Which die steps down: an index means a die of the pool before the additions."""
    if isinstance(which, int) and which >= named:
        raise Rejected("no-dice")
    return place(pool, which)


def _raise(pool: list[Die], benefit: StepUp, canon: Canon) -> None:
    """Each step beyond d12 goes to the largest die below it, or is lost (CX-DIE-04)."""
    live = [at for at, die in enumerate(pool) if die]
    at = benefit.which if isinstance(benefit.which, int) else live[place([pool[i] for i in live], benefit.which)]
    for _ in range(benefit.steps):
        if pool[at] < LARGEST:
            pool[at] = step(pool[at], 1)
        elif canon.overflow_to_next_die and (below := [i for i in live if pool[i] < LARGEST]):
            largest = max(below, key=lambda i: (pool[i], -i))
            pool[largest] = step(pool[largest], 1)


class _Closing:
    """Collects the benefits that do not touch the pool."""

    def __init__(self, met: Activation) -> None:
        self.met = met
        self.roll = met.roll
        self.stress = dict(met.stress)
        self.stress_steps: dict[StressType, int] = {}
        self.restored: set[str] = set()
        self.more_effects = self.effect_steps = self.made_steps = 0
        self.effect: Die = NONE

    def take(self, benefit: Benefit) -> None:
        match benefit:
            case StepUp(target="effect", steps=steps):
                self.effect_steps += steps
            case StepUp(target="stress", type=type_, steps=steps) if type_ is not None:
                self.stress_steps[type_] = self.stress_steps.get(type_, 0) + steps
            case StepUp(target="asset" | "complication", steps=steps):
                self.made_steps += steps
            case ExtraEffect(count=count):
                self.more_effects += count
            case ReduceStress(type=type_, steps=steps):
                left = step(self.stress.pop(type_, NONE), -steps)
                if left:
                    self.stress[type_] = left
            case Reroll(which=which):
                new = dict(zip(which, self.met.rerolled, strict=True))
                self.roll = tuple(new.get(at, die) for at, die in enumerate(self.roll))
            case UsePowerAsEffect(power=power):
                self.effect = self.met.powers.get(power, NONE)
            case RestoreTrait(name=name):
                self.restored.add(name)
            case _:
                pass

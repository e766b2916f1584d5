"""A pool is gathered: what is legal, what it costs, which dice are rolled (CX-POOL, CX-AFF, CX-DIST; FL-POOL).

Price by group: CX-POOL-02, CX-POOL-03, CX-POOL-15, FL-POOL-04 … FL-POOL-09. What is earned while gathering may pay for
the same pool (CX-POOL-09, FL-POOL-15). A GM character pays doom dice in the same numbers (CX-POOL-11, CX-NPC-08).
A d4 earns a point at once: FL-PP-02.
"""

from __future__ import annotations

from engine.core.base import Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.dice import descending, written
from engine.systems.cortex.doom.spending import gain, take, xp_of_dice
from engine.systems.cortex.effects.making import push_die, stunt_die
from engine.systems.cortex.pool.check import require_pick, require_together
from engine.systems.cortex.pool.model import LARGE, Gathering, Pool, PoolDie, StepAfter
from engine.systems.cortex.pool.picks import (
    AffiliationPick,
    AssetPick,
    BankedPick,
    DistinctionPick,
    DoomDiePick,
    DoomPoolPick,
    HelperPick,
    HindrancePick,
    LimitPick,
    OwnComplicationPick,
    OwnStressPick,
    OwnTraumaPick,
    PowerPick,
    PushPick,
    ResourcePick,
    RestorePick,
    SfxPick,
    SpecialtyPick,
    StuntPick,
)
from engine.systems.cortex.pool.price import distinctions_beyond, gm_price, price, troubles
from engine.systems.cortex.tracks import StressType


def build_pool(asked: Gathering, canon: Canon) -> Pool:
    """Checks a pool and works its price out. Refusals: the codes of the group "pool" (section 15, Flowers 10.5)."""
    for pick in asked.picks:
        require_pick(pick, asked, canon)
    require_together(asked, canon)
    dice = _dice(asked)
    if not dice and asked.role == "action":
        raise Rejected("empty-pool")
    after = tuple(_after(pick) for pick in asked.picks if isinstance(pick, OwnStressPick | OwnComplicationPick))
    if asked.side == "gm":
        return _paid_by_gm(asked, dice, after, canon)
    cost = price(asked, canon)
    earned = troubles(asked.picks) + asked.limits
    if asked.pp + earned < cost:
        raise Rejected("not-enough-pp", need=cost, has=asked.pp + earned)
    return Pool(
        dice=dice,
        cost=cost,
        gain=earned,
        pp=asked.pp + earned - cost,
        doom=asked.doom,
        after=after,
        helper_pp=sum(1 for pick in asked.picks if isinstance(pick, HelperPick)),
    )


def _paid_by_gm(asked: Gathering, dice: tuple[PoolDie, ...], after: tuple[StepAfter, ...], canon: Canon) -> Pool:
    """Doom dice leave before the roll, gains come after it and are not rolled now (CX-POOL-11, CX-DIST-04, -05)."""
    net = troubles(asked.picks) - distinctions_beyond(asked.picks)
    cost, large = gm_price(asked, canon)
    if len(asked.pay) != cost:
        raise Rejected("wrong-number-of-dice", need=cost, has=len(asked.pay))
    moved = tuple(pick.die for pick in asked.picks if isinstance(pick, DoomDiePick))
    left = take(asked.doom, (*asked.pay, *moved))
    for die in descending(asked.pay)[:large]:
        if die < LARGE:
            raise Rejected("doom-die-too-small", need=written(LARGE), has=written(die))
    for _ in range(max(0, net) + asked.limits):
        left = gain(left, step_up=asked.step_up_gain, canon=canon)
    return Pool(
        dice=dice,
        cost=cost,
        gain=max(0, net),
        pp=asked.pp,
        doom=left,
        after=after,
        xp=xp_of_dice((*asked.pay, *moved), asked.affected),
    )


def _dice(asked: Gathering) -> tuple[PoolDie, ...]:
    """The dice in the order of the picks; what is paid out of the doom pool is not rolled with it."""
    found: list[PoolDie] = []
    for at, pick in enumerate(asked.picks):
        match pick:
            case AffiliationPick(dice=dice) | SpecialtyPick(dice=dice):
                found += [PoolDie(die=die, pick=at) for die in dice]
            case DistinctionPick(face=face):
                found.append(PoolDie(die=face, pick=at))
            case PushPick(opportunity=opportunity):
                found.append(PoolDie(die=push_die(opportunity=opportunity), pick=at))
            case StuntPick(opportunity=opportunity):
                found.append(PoolDie(die=stunt_die(opportunity=opportunity), pick=at))
            case DoomPoolPick():
                found += [PoolDie(die=die, pick=at, doom=True) for die in take(asked.doom, asked.pay)]
            case DoomDiePick(die=die):
                found.append(PoolDie(die=die, pick=at, doom=True))
            case (
                PowerPick(die=die)
                | HindrancePick(die=die)
                | AssetPick(die=die)
                | ResourcePick(die=die)
                | BankedPick(die=die)
                | OwnStressPick(die=die)
                | OwnTraumaPick(die=die)
                | OwnComplicationPick(die=die)
                | HelperPick(die=die)
                | RestorePick(die=die)
            ):
                found.append(PoolDie(die=die, pick=at))
            case SfxPick() | LimitPick():
                pass  # what an SFX adds comes after the pool is paid
            case _:
                found.append(PoolDie(die=pick.die, pick=at))
    return tuple(found)


def _after(pick: OwnStressPick | OwnComplicationPick) -> StepAfter:
    return StepAfter(kind="stress" if isinstance(pick, OwnStressPick) else "complication", name=pick.name)


def stress_type(name: str) -> StressType:
    """The type that a step afterwards names."""
    types: dict[str, StressType] = {"physical": "physical", "mental": "mental", "emotional": "emotional"}
    return types[name]

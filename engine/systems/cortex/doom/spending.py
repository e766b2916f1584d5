"""The doom pool: what the GM buys with its dice, and what makes it grow (CX-DOOM, CX-DSP; FL-DOOM).

Every use removes its dice, unless the use says otherwise (CX-DOOM-07, FL-DOOM-02); only dice of the pool can be spent
(CX-DSP-16, FL-OPP-09). Rolling the pool spends nothing (CX-OPP-03, FL-OPP-08), and a die that was rolled may be spent
(CX-DSP-15).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from engine.core.base import Frozen, Map, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import LARGEST, NONE, Die, capped, descending, step, written
from engine.systems.cortex.ones.hitches import place_to_step, require_step

Purpose = Literal[
    "add_to_roll",
    "sfx",
    "extra_total",
    "extra_effect",
    "counter_effect",
    "limit",
    "scene_distinction",
    "interrupt",
    "split_or_join",
    "scene_effect",
    "end_scene",
    "second_distinction",
    "extra_trait",
    "stunt",
    "resource",
]
"""CX-DSP-01 … CX-DSP-14."""

LEAST_DIE: Map[Purpose, Die] = Map(
    {"counter_effect": 6, "scene_distinction": 8, "interrupt": 6, "second_distinction": 8}
)
"""CX-DSP-05, CX-DSP-07, CX-DSP-08, CX-DSP-12; FL-DOOM-07, FL-DOOM-09, FL-DOOM-10."""
ANY_NUMBER: tuple[Purpose, ...] = ("sfx",)
XP_OF_D12 = 1
XP_OF_CUT = 2
"""To every hero when a scene is cut short (CX-DSP-11, CX-DOOM-09)."""
END_OF_SCENE: tuple[Die, ...] = (12, 12)
REFLEX_FREE: Die = 6
SCENE_DISTINCTION: Die = 8


class Spend(Frozen):
    """What doom dice are given for, and what their price hangs on.

    `die_added` of extra_total and extra_effect; `targets` those acted against; `affected` the heroes hit by the use;
    `reflexes` the dice of the heroes who would act; `in_use` the affiliation or Severity dice of the heroes concerned;
    `cost` what a scene effect asks for; `scene_dice` were rolled with the pool but are not part of it.
    """

    purpose: Purpose
    dice: tuple[Die, ...]
    die_added: Die = NONE
    targets: tuple[CharacterId, ...] = ()
    affected: tuple[CharacterId, ...] = ()
    reflexes: tuple[Die, ...] = ()
    own_reflexes: Die = NONE
    in_use: tuple[Die, ...] = ()
    cost: tuple[Die, ...] = ()
    take_back: bool = False
    doom_roll: bool = False
    scene_dice: tuple[Die, ...] = ()


class Spent(Frozen):
    """The pool afterwards; XP by hero (CX-DOOM-09); PP by target of a die taken back; a new Scene Distinction's die."""

    doom: tuple[Die, ...]
    xp: Map[CharacterId, int] = Map()
    pp: Map[CharacterId, int] = Map()
    creates: Die = NONE


def least_die(spend: Spend, canon: Canon) -> Die:
    """The smallest legal die for a use that takes one (CX-DSP-03 … CX-DSP-12; FL-DOOM-05 … FL-DOOM-11)."""
    match spend.purpose:
        case "extra_total" | "extra_effect":
            return spend.die_added
        case "interrupt":
            return interrupt_price(spend.reflexes, spend.own_reflexes)
        case "split_or_join":
            return NONE if canon.separate_cost == "any_die" else max(spend.in_use, default=NONE)
        case _:
            return LEAST_DIE.get(spend.purpose, NONE)


def interrupt_price(reflexes: Sequence[Die], own: Die) -> Die:
    """The largest Reflexes of those who would act, less the steps of the own ones above d6 (CX-DSP-08, AMB-21)."""
    lowered = max(0, own - REFLEX_FREE) // 2
    return max(REFLEX_FREE, step(max(reflexes, default=REFLEX_FREE), -lowered))


def spend_doom(doom: Sequence[Die], spend: Spend, canon: Canon) -> Spent:
    """Carries one use out. CX-DSP; FL-DOOM-03 … FL-DOOM-13, FL-DOOM-16.

    Refusals: `wrong-number-of-dice`, `die-not-in-doom-pool`, `doom-die-too-small`, `needs-several-targets`.
    """
    _require_number(spend)
    left = take(doom, spend.dice, spend.scene_dice)
    _require_size(spend, canon)
    if spend.purpose == "extra_effect" and not spend.doom_roll and len(spend.targets) < 2:
        raise Rejected("needs-several-targets")
    if spend.purpose == "add_to_roll" and spend.take_back:
        left = descending((*left, *spend.dice))
    creates = NONE
    if spend.purpose == "scene_distinction":
        creates = spend.dice[0] if canon.scene_distinction_die == "spent" else SCENE_DISTINCTION
    given = spend.targets if spend.purpose == "add_to_roll" and spend.take_back else ()
    return Spent(doom=left, xp=xp_of(spend), pp=Map(Counter(given)), creates=creates)


def take(doom: Sequence[Die], dice: Sequence[Die], scene_dice: Sequence[Die] = ()) -> tuple[Die, ...]:
    """The pool without some dice. Refusals: `die-not-in-doom-pool`, `not-a-doom-die` for one that only was rolled."""
    left = list(doom)
    for die in dice:
        if die not in left:
            raise Rejected("not-a-doom-die" if die in scene_dice else "die-not-in-doom-pool", die=written(die))
        left.remove(die)
    return descending(left)


def dice_for(doom: Sequence[Die], prices: Sequence[Die], named: Sequence[Die] = ()) -> tuple[Die, ...]:
    """For each price, in its order, a die at least as large: one of the named, else the smallest that will do.

    Refusals: `die-not-in-doom-pool`, `not-enough-doom`, `doom-die-too-small`, `wrong-number-of-dice`.
    """
    if len(named) > len(prices):
        raise Rejected("wrong-number-of-dice", need=len(prices), has=len(named))
    asked, spare = sorted(named), sorted(take(doom, named))
    if len(asked) + len(spare) < len(prices):
        raise Rejected("not-enough-doom", need=len(prices), has=len(doom))
    paid_for: dict[int, Die] = {}
    for at, price in sorted(enumerate(prices), key=lambda one: -one[1]):
        source = next((dice for dice in (asked, spare) if dice and dice[-1] >= price), None)
        if source is None:
            raise Rejected("doom-die-too-small", need=written(price), has=f"d{max(doom, default=0)}")
        paid_for[at] = next(die for die in source if die >= price)
        source.remove(paid_for[at])
    if asked:
        raise Rejected("doom-die-too-small", need=written(min(prices)), has=written(asked[0]))
    return tuple(paid_for[at] for at in range(len(prices)))


def xp_of(spend: Spend) -> Map[CharacterId, int]:
    """1 XP for each d12 to every hero affected; cutting a scene short gives 2 instead.

    CX-DOOM-09, CX-XP-01, FL-DOOM-16. A new Scene Distinction hits nobody yet.
    """
    if spend.purpose == "end_scene":
        return Map(dict.fromkeys(spend.affected, XP_OF_CUT))
    return xp_of_dice(spend.dice, spend.affected)


def xp_of_dice(dice: Sequence[Die], affected: Sequence[CharacterId]) -> Map[CharacterId, int]:
    """A d12 paid inside another step is a spent d12 like any other (CX-DOOM-09, CX-POOL-11)."""
    large = sum(1 for die in dice if die >= LARGEST)
    return Map(dict.fromkeys(affected, large * XP_OF_D12)) if large else Map()


def gain(doom: Sequence[Die], *, step_up: bool, canon: Canon, die: Die | None = None) -> tuple[Die, ...]:
    """The GM's gain: a new d6, or the smallest die a step up (CX-DOOM-04, CX-NPC-09, FL-DOOM-15).

    `die` names another one, where the house rule lets the GM choose. Refusals: `doom-pool-empty`, `step-above-d12`,
    `die-not-in-doom-pool`.
    """
    if not step_up:
        return descending((*doom, REFLEX_FREE))
    pool = list(doom)
    at = place_to_step(pool, die if canon.gm_gain_target == "any" else None)
    pool[at] = require_step(pool[at], 1)
    return descending(pool)


def bank_effect(doom: Sequence[Die], rolled: Die, stepped: Die, *, won: bool, canon: Canon) -> tuple[Die, ...]:
    """A GM character's effect die goes into the pool instead (CX-DOOM-05; FL-DOOM-14 takes the rolled size).

    Refusal: `action-failed`.
    """
    if not won:
        raise Rejected("action-failed")
    return descending((*doom, capped(rolled if canon.doom_banking == "success" else stepped)))


def _require_number(spend: Spend) -> None:
    if spend.purpose in ANY_NUMBER:
        return
    asked = {"end_scene": len(END_OF_SCENE), "scene_effect": max(1, len(spend.cost))}.get(spend.purpose, 1)
    if len(spend.dice) != asked:
        raise Rejected("wrong-number-of-dice", need=asked, has=len(spend.dice))


def _require_size(spend: Spend, canon: Canon) -> None:
    """A list of prices is met from the largest down, each by a die at least as large (CX-DSP-10, FL-DOOM-12)."""
    if spend.purpose in ANY_NUMBER:
        return
    prices = {"end_scene": END_OF_SCENE, "scene_effect": descending(spend.cost)}.get(
        spend.purpose, (least_die(spend, canon),)
    )
    for price, die in zip(prices, descending(spend.dice), strict=False):
        if die < price:
            raise Rejected("doom-die-too-small", need=written(price), has=written(die))


def banked_die(effect: Die) -> Die:
    """An effect die as a doom die: beyond d12 counts as d12, a d4 stays one (CX-DOOM-05, AMB-22)."""
    return capped(effect)


def require_counter_effect(reaction_won: bool) -> None:
    """Refusal: `counter-did-not-win` (CX-OPP-08, FL-OPP-04)."""
    if not reaction_won:
        raise Rejected("counter-did-not-win")


def counter_effect_free(canon: Canon, *, doom_roll: bool) -> bool:
    """A doom roll may use its effect die for nothing, by house rule (FL-OPP-10)."""
    return doom_roll and canon.doom_counter_effect == "free"

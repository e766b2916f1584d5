"""Pool, flags, fate points and perks outside a roll: the GM gives them (BB-POOL, BB-FLAG, BB-FATE)."""

from __future__ import annotations

from typing import Literal, TypeVar

from engine.core.base import GM, Rejected, Seat, evolve
from engine.core.sheet import folded
from engine.systems.blackbird.character import FLAG_POOL, Flag, Perk, Sheet
from engine.systems.blackbird.health import DEAD_AT
from engine.systems.blackbird.options import PoolCap
from engine.systems.blackbird.pool.on_sheet import flag_called

Amount = int | Literal["full"]
CheckAnswer = Literal["accept", "refuse", "silent"]
CheckPrice = int | Literal["strike"]
USUAL_PRICE = 1
"""What a refused flag check costs if the GM says nothing else (ruling A-30)."""
H = TypeVar("H", bound=Sheet)


def refill_pool(hero: H, amount: Amount, by: Seat | None, cap: PoolCap) -> H:
    """At rest and between scenes, as the GM says (BB-POOL-04, BB-SCENE-01); `by` nobody: unanswered, no refill."""
    if by is None:
        return hero
    require_gm(by)
    return _poured(hero, hero.pool_max if amount == "full" else hero.pool + amount, "max" if amount == "full" else cap)


def refill_flag(hero: H, name: str, amount: Amount, by: Seat | None) -> H:
    """A flag's pool is filled apart from the personal one, up to three (BB-FLAG-01)."""
    if by is None:
        return hero
    require_gm(by)
    flag = _flag(hero, name)
    filled = FLAG_POOL if amount == "full" else min(FLAG_POOL, flag.pool + amount)
    return _with_flag(hero, evolve(flag, pool=filled))


def close_flag_check(hero: H, name: str, answer: CheckAnswer, price: CheckPrice = USUAL_PRICE) -> H:
    """A refusal costs dice of the flag or the flag itself (BB-FLAG-02); silence is no refusal (BB-FLAG-03).

    A flag whose pool is empty stays, unless the GM strikes it out.
    """
    flag = _flag(hero, name)
    if answer != "refuse":
        return hero
    if price == "strike":
        return _with_flag(hero, evolve(flag, active=False))
    return _with_flag(hero, evolve(flag, pool=max(0, flag.pool - price)))


def award_fate(hero: H, amount: int, by: Seat) -> H:
    """For tasks that fit role and nature, up to the limit (BB-FATE-05, BB-FATE-06)."""
    require_gm(by)
    return evolve(hero, fate_points=max(hero.fate_points, min(hero.fate_max, hero.fate_points + amount)))


def gain_perk(hero: H, perk: Perk, by: Seat, cap: PoolCap) -> H:
    """The perk on the sheet, with what it gives at once (BB-ADV-05, BB-POOL-05, BB-HEALTH-07).

    It raises the limit of fate points, not the points (ruling A-24); health rises with its maximum, but not of the
    dead (BB-HEALTH-05).
    """
    require_gm(by)
    filled = _poured(hero, hero.pool + perk.restore_pool, cap)
    return evolve(
        filled,
        perks=(*hero.perks, perk),
        health_bonus=hero.health_bonus + perk.health,
        health=max(DEAD_AT, hero.health + perk.health) if hero.health > DEAD_AT else hero.health,
        fate_max=hero.fate_max + perk.fate_max,
        career_xp=hero.career_xp + perk.career_xp,
        general_xp=hero.general_xp + perk.general_xp,
    )


def require_gm(by: Seat) -> None:
    """BB-GM-02."""
    if by != GM:
        raise Rejected("gm-only")


def _poured(hero: H, pool: int, cap: PoolCap) -> H:
    """Never above the maximum unless the house rule lifts it, and never less than before (BB-BANK-04, ruling A-15)."""
    return evolve(hero, pool=max(hero.pool, pool if cap == "none" else min(pool, hero.pool_max)))


def _flag(hero: Sheet, name: str) -> Flag:
    found = flag_called(hero, name)
    if found is None:
        raise Rejected("unknown-flag", flag=name)
    return found


def _with_flag(hero: H, flag: Flag) -> H:
    flags = tuple(flag if folded(one.name) == folded(flag.name) else one for one in hero.flags)
    return evolve(hero, flags=flags)

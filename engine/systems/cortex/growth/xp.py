"""What experience buys (CX-XP-02 … CX-XP-08, CX-PP-04): prices, what may be bought, and the sheet afterwards."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from pydantic import Field

from engine.core.base import Frozen, Rejected, evolve
from engine.systems.cortex.character import Power, PowerSet, Sheet
from engine.systems.cortex.dice import LADDER, LARGEST, Die, step
from engine.systems.cortex.sfx.data import Limit, SpecialEffect

C = TypeVar("C", bound=Sheet)

MINOR, MAJOR, GREAT = 5, 10, 15
NEW_POWER: Die = 6
HIGHEST_FLOOR = 5
LEAST_POWER: Die = 6


class BuyPp(Frozen):
    item: Literal["pp"]


class ReplaceDistinction(Frozen):
    item: Literal["replace_distinction"]
    old: str
    new: str


class AddLimit(Frozen):
    item: Literal["add_limit"]
    set: str
    limit: Limit


class ReplaceLimit(Frozen):
    item: Literal["replace_limit"]
    set: str
    old: str
    limit: Limit


class SwapAffiliation(Frozen):
    item: Literal["swap_affiliation"]
    a: str
    b: str


class Unlock(Frozen):
    """Something that the Event offers (CX-XP-05)."""

    item: Literal["unlock"]
    tier: Literal["minor", "major"]
    name: str


class AddSfx(Frozen):
    item: Literal["add_sfx"]
    set: str
    sfx: SpecialEffect


class StepPower(Frozen):
    item: Literal["step_power"]
    set: str
    power: str


class AddPower(Frozen):
    item: Literal["add_power"]
    set: str
    name: str


class RemoveLimit(Frozen):
    item: Literal["remove_limit"]
    set: str
    name: str


class ReplacePowerSet(Frozen):
    """`approved`: the GM has agreed (CX-XP-06, CX-DEC-27)."""

    item: Literal["replace_power_set"]
    old: str
    content: PowerSet
    approved: bool = False


class AddSpecialty(Frozen):
    item: Literal["add_specialty"]
    name: str


class RaiseSpecialty(Frozen):
    item: Literal["raise_specialty"]
    name: str


Purchase = Annotated[
    BuyPp
    | ReplaceDistinction
    | AddLimit
    | ReplaceLimit
    | SwapAffiliation
    | Unlock
    | AddSfx
    | StepPower
    | AddPower
    | RemoveLimit
    | ReplacePowerSet
    | AddSpecialty
    | RaiseSpecialty,
    Field(discriminator="item"),
]


def price(sheet: Sheet, purchase: Purchase) -> int:
    """XP. Refusals: `unknown-trait`, `already-d12` (CX-XP-07)."""
    match purchase:
        case BuyPp():
            return 1
        case ReplaceDistinction() | AddLimit() | ReplaceLimit() | SwapAffiliation():
            return MINOR
        case Unlock(tier=tier):
            return MINOR if tier == "minor" else MAJOR
        case AddSfx() | AddPower() | RemoveLimit():
            return MAJOR
        case StepPower(set=set_name, power=name):
            power = _power(power_set(sheet, set_name), name)
            if power.die >= LARGEST:
                raise Rejected("already-d12")
            return GREAT if power.die == 10 else MAJOR
        case ReplacePowerSet() | AddSpecialty() | RaiseSpecialty():
            return GREAT


def buy(sheet: C, purchase: Purchase, *, in_transition: bool) -> C:
    """The sheet after a purchase. XP → PP at any time, everything else in a Transition Scene (CX-XP-02, CX-XP-08).

    Refusals: `needs-transition`, `not-enough-xp`, `unknown-trait`, `duplicate-name`, `already-d12`, `last-limit`,
    `not-purchasable`, `set-without-power`, `set-without-limit`, `power-die`, `needs-approval`.
    """
    if not in_transition and not isinstance(purchase, BuyPp):
        raise Rejected("needs-transition")
    cost = price(sheet, purchase)
    changed = _changed(sheet, purchase)
    if sheet.xp < cost:
        raise Rejected("not-enough-xp", need=cost, has=sheet.xp)
    return evolve(changed, xp=sheet.xp - cost)


def power_set(sheet: Sheet, name: str) -> PowerSet:
    """Refusal: `unknown-trait`."""
    found = next((one for one in sheet.power_sets if one.name == name), None)
    if found is None:
        raise Rejected("unknown-trait", name=name)
    return found


def _changed(sheet: C, purchase: Purchase) -> C:
    match purchase:
        case BuyPp():
            return evolve(sheet, pp=sheet.pp + 1, pp_floor=min(sheet.pp_floor + 1, HIGHEST_FLOOR))
        case ReplaceDistinction(old=old, new=new):
            _require_known(old, sheet.distinctions)
            _require_new(new, sheet.distinctions)
            return evolve(sheet, distinctions=tuple(new if one == old else one for one in sheet.distinctions))
        case SwapAffiliation(a=a, b=b):
            for key in (a, b):
                _require_known(key, tuple(sheet.affiliation))
            dice = sheet.affiliation
            return evolve(sheet, affiliation=dice.set(a, dice[b]).set(b, dice[a]))
        case Unlock():
            return sheet  # what it is the story says
        case AddSpecialty(name=name):
            _require_new(name, tuple(sheet.specialties))
            return evolve(sheet, specialties=sheet.specialties.set(name, "expert"))
        case RaiseSpecialty(name=name):
            _require_known(name, tuple(sheet.specialties))
            if sheet.specialties[name] != "expert":
                raise Rejected("not-purchasable")
            return evolve(sheet, specialties=sheet.specialties.set(name, "master"))
        case ReplacePowerSet(old=old, content=content, approved=approved):
            _require_legal(content)
            power_set(sheet, old)
            _require_new(content.name, tuple(one.name for one in sheet.power_sets if one.name != old))
            if not approved:
                raise Rejected("needs-approval")
            return _with_set(sheet, old, content)
        case _:
            return _with_set(sheet, purchase.set, _changed_set(power_set(sheet, purchase.set), purchase))


def _changed_set(
    one: PowerSet, purchase: AddLimit | ReplaceLimit | AddSfx | StepPower | AddPower | RemoveLimit
) -> PowerSet:
    limits = tuple(limit.name for limit in one.limits)
    match purchase:
        case AddLimit(limit=limit):
            _require_new(limit.name, limits)
            return evolve(one, limits=(*one.limits, limit))
        case ReplaceLimit(old=old, limit=limit):
            _require_known(old, limits)
            _require_new(limit.name, limits)
            return evolve(one, limits=tuple(limit if known.name == old else known for known in one.limits))
        case AddSfx(sfx=sfx):
            _require_new(sfx.name, tuple(known.name for known in one.sfx))
            return evolve(one, sfx=(*one.sfx, sfx))
        case AddPower(name=name):
            _require_new(name, tuple(power.name for power in one.powers))
            return evolve(one, powers=(*one.powers, Power(name=name, die=NEW_POWER)))
        case RemoveLimit(name=name):
            _require_known(name, limits)
            if len(limits) == 1:
                raise Rejected("last-limit")
            return evolve(one, limits=tuple(limit for limit in one.limits if limit.name != name))
        case StepPower(power=name):
            stepped = evolve(_power(one, name), die=step(_power(one, name).die, 1))
            return evolve(one, powers=tuple(stepped if power.name == name else power for power in one.powers))


def _require_legal(content: PowerSet) -> None:
    """A new set obeys the rules of creation (CX-XP-06, AMB-71)."""
    if not content.powers:
        raise Rejected("set-without-power")
    if not content.limits:
        raise Rejected("set-without-limit")
    if any(power.die not in LADDER or power.die < LEAST_POWER for power in content.powers):
        raise Rejected("power-die")


def _power(one: PowerSet, name: str) -> Power:
    found = next((power for power in one.powers if power.name == name), None)
    if found is None:
        raise Rejected("unknown-trait", name=name)
    return found


def _with_set(sheet: C, old: str, new: PowerSet) -> C:
    return evolve(sheet, power_sets=tuple(new if one.name == old else one for one in sheet.power_sets))


def _require_known(name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise Rejected("unknown-trait", name=name)


def _require_new(name: str, known: tuple[str, ...]) -> None:
    if name in known:
        raise Rejected("duplicate-name", name=name)

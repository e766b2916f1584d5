"""What is for sale to a hero: each purchase with its words and its price (CX-XP-03 … CX-XP-07, AMB-61)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from engine.core.base import Rejected, Text, text
from engine.systems.cortex.at_table import (
    CortexPosition,
)
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LARGEST
from engine.systems.cortex.growth.xp import (
    MAJOR,
    MINOR,
    AddLimit,
    AddPower,
    AddSfx,
    AddSpecialty,
    Purchase,
    RaiseSpecialty,
    RemoveLimit,
    ReplaceDistinction,
    ReplaceLimit,
    StepPower,
    SwapAffiliation,
    Unlock,
    price,
)
from engine.systems.cortex.heroes.typed import typed_limit, typed_name, typed_sfx
from engine.systems.cortex.words import facet_text

NAME_LIMIT = 80
WORDS_LIMIT = 1000
SET_LIMIT = 3500
MINOR_RESOURCE = 6
"""A resource of this die is kept for the price of a minor unlock, a larger one for a major (AMB-61)."""


class Ware(NamedTuple):
    """One thing to choose: its words, and the purchase that it is, with what was typed."""

    label: Text
    purchase: Callable[[str], Purchase]
    price: int


class Shelf(NamedTuple):
    """One kind of purchase. `asks`: how much may be typed; 0 for nothing."""

    id: str
    wares: tuple[Ware, ...]
    asks: int = 0


def shelves(here: CortexPosition, hero: Character) -> Iterator[Shelf]:
    """All that is for sale to a hero (CX-XP-03 … CX-XP-06); CX-XP-07 is not."""
    yield Shelf("distinction", tuple(_distinctions(hero)), NAME_LIMIT)
    yield Shelf("limit", tuple(_limits(hero)), WORDS_LIMIT)
    yield Shelf("swap", tuple(_swaps(hero)))
    yield Shelf("unlock", tuple(_unlocks(here, hero)))
    yield Shelf("sfx", tuple(_of_sets(hero, _sfx, MAJOR)), WORDS_LIMIT)
    yield Shelf("step", tuple(_steps(hero)))
    yield Shelf("power", tuple(_of_sets(hero, _power, MAJOR)), NAME_LIMIT)
    yield Shelf("drop-limit", tuple(_dropped_limits(hero)))
    yield Shelf("specialty", (_specialty(hero),), NAME_LIMIT)
    yield Shelf("raise", tuple(_raises(hero)))
    yield Shelf("set", tuple(_of_sets(hero, _set, price(hero, _new_specialty("")))), SET_LIMIT)


def _distinctions(hero: Character) -> Iterator[Ware]:
    for one in hero.distinctions:
        yield Ware(text("cortex-name", name=one), _replaced_distinction(one), MINOR)


def _replaced_distinction(old: str) -> Callable[[str], Purchase]:
    return lambda typed: ReplaceDistinction(item="replace_distinction", old=old, new=typed_name(typed))


def _limits(hero: Character) -> Iterator[Ware]:
    for one in hero.power_sets:
        yield Ware(text("cortex-ware-more", name=one.name), _added_limit(one.name), MINOR)
        for limit in one.limits:
            label = text("cortex-ware-instead", name=limit.name)
            yield Ware(label, _replaced_limit(one.name, limit.name), MINOR)


def _added_limit(set_name: str) -> Callable[[str], Purchase]:
    return lambda typed: AddLimit(item="add_limit", set=set_name, limit=typed_limit(typed))


def _replaced_limit(set_name: str, old: str) -> Callable[[str], Purchase]:
    return lambda typed: ReplaceLimit(item="replace_limit", set=set_name, old=old, limit=typed_limit(typed))


def _swaps(hero: Character) -> Iterator[Ware]:
    for a, b in combinations(hero.affiliation, 2):
        label = text("cortex-ware-swap", one=facet_text(a), other=facet_text(b))
        yield Ware(label, _fixed(SwapAffiliation(item="swap_affiliation", a=a, b=b)), MINOR)


def _unlocks(here: CortexPosition, hero: Character) -> Iterator[Ware]:
    """What the Event offers, and own resources that stay (CX-XP-05, AMB-61)."""
    for one in here.state.event.unlocks:
        if one.name not in hero.unlocked:
            purchase = Unlock(item="unlock", tier=one.tier, name=one.name)
            yield Ware(text("cortex-name", name=one.name), _fixed(purchase), price(hero, purchase))
    for resource in hero.resources:
        if resource.name not in hero.unlocked:
            tier = "minor" if resource.die <= MINOR_RESOURCE else "major"
            keep = Unlock.model_validate({"item": "unlock", "tier": tier, "name": resource.name})
            yield Ware(text("cortex-ware-keep", name=resource.name), _fixed(keep), price(hero, keep))


def _of_sets(hero: Character, purchase: Callable[[str, str], Purchase], cost: int) -> Iterator[Ware]:
    for one in hero.power_sets:
        yield Ware(text("cortex-name", name=one.name), _for_set(purchase, one.name), cost)


def _for_set(purchase: Callable[[str, str], Purchase], set_name: str) -> Callable[[str], Purchase]:
    return lambda typed: purchase(set_name, typed)


def _sfx(set_name: str, typed: str) -> Purchase:
    return AddSfx(item="add_sfx", set=set_name, sfx=typed_sfx(typed))


def _power(set_name: str, typed: str) -> Purchase:
    return AddPower(item="add_power", set=set_name, name=typed_name(typed))


def _set(set_name: str, typed: str) -> Purchase:
    raise Rejected("needs-approval")  # it goes to the GM first


def _steps(hero: Character) -> Iterator[Ware]:
    for one in hero.power_sets:
        for power in one.powers:
            if power.die < LARGEST:
                purchase = StepPower(item="step_power", set=one.name, power=power.name)
                yield Ware(text("cortex-name", name=power.name), _fixed(purchase), price(hero, purchase))


def _dropped_limits(hero: Character) -> Iterator[Ware]:
    for one in hero.power_sets:
        for limit in one.limits if len(one.limits) > 1 else ():
            purchase = RemoveLimit(item="remove_limit", set=one.name, name=limit.name)
            yield Ware(text("cortex-name", name=limit.name), _fixed(purchase), MAJOR)


def _specialty(hero: Character) -> Ware:
    return Ware(text("cortex-ware-expert"), _new_specialty_typed, price(hero, _new_specialty("")))


def _new_specialty_typed(typed: str) -> Purchase:
    return _new_specialty(typed_name(typed))


def _new_specialty(name: str) -> AddSpecialty:
    return AddSpecialty(item="add_specialty", name=name)


def _raises(hero: Character) -> Iterator[Ware]:
    for name, level in hero.specialties.items():
        if level == "expert":
            purchase = RaiseSpecialty(item="raise_specialty", name=name)
            yield Ware(text("cortex-name", name=name), _fixed(purchase), price(hero, purchase))


def _fixed(purchase: Purchase) -> Callable[[str], Purchase]:
    return lambda typed: purchase

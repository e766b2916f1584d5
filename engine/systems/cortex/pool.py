"""A pool is gathered: what is legal, what it costs, which dice are rolled (CX-POOL, CX-AFF, CX-DIST; FL-POOL).

Price by group: CX-POOL-02, CX-POOL-03, CX-POOL-15, FL-POOL-04 … FL-POOL-09. What is earned while gathering may pay for
the same pool (CX-POOL-09, FL-POOL-15). A GM character pays doom dice in the same numbers (CX-POOL-11, CX-NPC-08).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from engine.core.base import Frozen, Map, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import DICE_OF_LEVEL, CharacterId, Kind, Level, StressType
from engine.systems.cortex.dice import LARGEST, Die, descending, written
from engine.systems.cortex.doom import gain, take, xp_of_dice
from engine.systems.cortex.making import push_die, stunt_die
from engine.systems.cortex.pool_picks import (
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
    Pick,
    PowerPick,
    PushPick,
    ResourcePick,
    RestorePick,
    SfxPick,
    SpecialtyPick,
    StuntPick,
)

TROUBLE: Die = 4
"""The face of a Distinction that earns a point (CX-DIST-02, FL-POOL-03)."""
HERO_SEVERITY: tuple[Die, ...] = (6, 8, 10)
LARGE: Die = 8
"""The least doom die for a second Distinction (CX-DIST-05, CX-DSP-12)."""
GROUPS: tuple[Kind, ...] = ("mob", "large_scale")


class Company(Frozen):
    """In whose company somebody acts (CX-AFF-02 … CX-AFF-04)."""

    partners: int = 0
    personal_goal: bool = False
    support: bool = False
    """Uses help of companions, or gives it (AMB-20)."""
    ally_used_solo_or_buddy: bool = False


class Gathering(Frozen):
    """A pool as it is asked for. `sfx_free`: further dice of a group that an SFX allows (FL-POOL-09)."""

    side: Literal["player", "gm"] = "player"
    role: Literal["action", "reaction"] = "action"
    kind: Kind = "hero"
    level: Level | None = None
    """A specialist's."""
    picks: tuple[Pick, ...] = ()
    company: Company = Company()
    pp: int = 0
    sfx_pp: int = 0
    sfx_free: Map[str, int] = Map()
    limits: int = 0
    """Own Limits activated now; each earns a point (CX-LIM-03)."""
    doom: tuple[Die, ...] = ()
    pay: tuple[Die, ...] = ()
    """Doom dice that a GM character pays."""
    step_up_gain: bool = False
    affected: tuple[CharacterId, ...] = ()


class PoolDie(Frozen):
    """A die to roll: its pick by index, and whether it is a doom die that can be spent (CX-POOL-10, FL-POOL-19)."""

    die: Die
    pick: int
    doom: bool = False


class StepAfter(Frozen):
    """What goes up when the action is over (CX-POOL-08, FL-STRESS-07, FL-COMP-03)."""

    kind: Literal["stress", "complication"]
    name: str
    steps: int = 1


class Pool(Frozen):
    """A legal pool: dice in the order of the picks, price and gain in PP, what stands afterwards."""

    dice: tuple[PoolDie, ...]
    cost: int
    gain: int
    pp: int
    doom: tuple[Die, ...]
    after: tuple[StepAfter, ...] = ()
    helper_pp: int = 0
    xp: Map[CharacterId, int] = Map()


def eligible(use: str, company: Company) -> bool:
    """Whether an affiliation fits the company (CX-AFF-02, CX-AFF-03, CX-AFF-04)."""
    match use:
        case "solo":
            return (company.partners == 0 or company.personal_goal) and not company.support
        case "buddy":
            return company.partners == 1 and not company.personal_goal
        case _:
            return company.partners > 1 and not company.ally_used_solo_or_buddy


def build_pool(asked: Gathering, canon: Canon) -> Pool:
    """Checks a pool and works its price out. Refusals: the codes of the group "pool" (section 15, Flowers 10.5)."""
    for pick in asked.picks:
        require_pick(pick, asked, canon)
    _require_together(asked, canon)
    dice = _dice(asked)
    if not dice and asked.role == "action":
        raise Rejected("empty-pool")
    after = tuple(_after(pick) for pick in asked.picks if isinstance(pick, OwnStressPick | OwnComplicationPick))
    if asked.side == "gm":
        return _paid_by_gm(asked, dice, after, canon)
    cost = price(asked, canon)
    earned = _troubles(asked.picks) + asked.limits
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


def price(asked: Gathering, canon: Canon) -> int:
    """PP for these picks, what is earned not counted (CX-POOL-02, CX-POOL-15)."""
    return (
        _traits(asked)
        + _distinctions_beyond(asked.picks)
        + _boosts(asked.picks, canon)
        + _own(asked.picks, canon)
        + asked.sfx_pp
    )


def gm_price(asked: Gathering, canon: Canon) -> tuple[int, int]:
    """How many doom dice a GM character pays in all, and how many of them must be d8 or larger (CX-POOL-11)."""
    large = max(0, _distinctions_beyond(asked.picks) - _troubles(asked.picks))
    any_size = _traits(asked) + _boosts(asked.picks, canon) + _own(asked.picks, canon) + asked.sfx_pp
    return any_size + large, large


def cheapest_pay(asked: Gathering, canon: Canon) -> tuple[Die, ...]:
    """The smallest doom dice that pay for a GM character's pool. Refusal: `not-enough-doom`."""
    number, large = gm_price(asked, canon)
    moved = [pick.die for pick in asked.picks if isinstance(pick, DoomDiePick)]
    left = sorted(take(asked.doom, moved))
    paid = [die for die in left if die >= LARGE][:large]
    for die in paid:
        left.remove(die)
    paid += left[: number - large]
    if len(paid) < number:
        raise Rejected("not-enough-doom", need=number, has=len(paid))
    return descending(paid)


def require_pick(pick: Pick, asked: Gathering, canon: Canon) -> None:
    """Whether one pick is legal by itself; the form shows it blocked for the same reason (CX-FLOW-02).

    Refusals: `affiliation-not-eligible`, `bad-severity-die`, `distinction-die`, `trait-shut-down`, `bad-split`,
    `asset-not-held`, `gm-no-push`, `bad-push-die`, `novice-no-stunt`, `stunt-needs-source`, `bad-stunt-die`,
    `own-stress-while-out`, `own-trauma-not-usable`.
    """
    match pick:
        case AffiliationPick(use=use, dice=dice):
            if canon.affiliation == "severity":
                if asked.side == "player" and dice[0] not in HERO_SEVERITY:
                    raise Rejected("bad-severity-die", die=written(dice[0]))
            elif asked.kind not in GROUPS and not eligible(use, asked.company):
                raise Rejected("affiliation-not-eligible", use=use)
        case DistinctionPick(face=face, die=die) if face not in (TROUBLE, die):
            raise Rejected("distinction-die", die=written(face))
        case PowerPick(shutdown=True, name=name):
            raise Rejected("trait-shut-down", name=name)
        case SpecialtyPick(level=level, dice=dice, name=name) if dice not in DICE_OF_LEVEL[level]:
            raise Rejected("bad-split", name=name)
        case AssetPick(held=False, name=name):
            raise Rejected("asset-not-held", name=name)
        case PushPick() | StuntPick() | ResourcePick():
            _require_boost(pick, asked)
        case OwnStressPick(out=True, name=type_):
            raise Rejected("own-stress-while-out", type=type_)
        case OwnTraumaPick() if canon.own_trauma == "forbidden":
            raise Rejected("own-trauma-not-usable")
        case _:
            pass


def condition_die(die: Die, *, out: bool) -> Die:
    """What a recovery or an attack on a thing adds to the opposition; the stress of one who is out counts as d12.

    CX-REC-03, CX-REC-09, CX-OUT-03, CX-REC-13; FL-REC-02, FL-REC-04, FL-STRESS-10.
    """
    return LARGEST if out else die


def _require_boost(pick: PushPick | StuntPick | ResourcePick, asked: Gathering) -> None:
    """CX-STUNT-01 … CX-STUNT-03, CX-STUNT-06; FL-POOL-16, FL-POOL-17."""
    if isinstance(pick, PushPick):
        if asked.side == "gm":
            raise Rejected("gm-no-push")
        if pick.die and pick.die != push_die(opportunity=pick.opportunity):
            raise Rejected("bad-push-die", die=written(pick.die))
        return
    if asked.level == "novice":
        raise Rejected("novice-no-stunt")
    if isinstance(pick, StuntPick):
        if not pick.source:
            raise Rejected("stunt-needs-source")
        if pick.die and pick.die != stunt_die(opportunity=pick.opportunity):
            raise Rejected("bad-stunt-die", die=written(pick.die))


def _require_together(asked: Gathering, canon: Canon) -> None:
    """What may not stand together.

    Refusals: `two-affiliations` (CX-AFF-05), `severity-required` (FL-POOL-02), `trait-twice`, `push-once`,
    `stunt-source-used` (CX-POOL-07), `two-restores` (CX-SHUT-02), `doom-pool-already-rolled`,
    `stress-and-trauma-same-type` (CX-POOL-05).
    """
    count = Counter(pick.group for pick in asked.picks)
    if count["affiliation"] > 1:
        raise Rejected("two-affiliations")
    if canon.affiliation == "severity" and asked.side == "player" and not count["affiliation"]:
        raise Rejected("severity-required")
    _require_no_trait_twice(asked.picks)
    if count["push"] > 1:
        raise Rejected("push-once")
    sources = Counter(pick.source for pick in asked.picks if isinstance(pick, StuntPick))
    for source, number in sources.items():
        if number > 1:
            raise Rejected("stunt-source-used", source=source)
    if count["restore"] > 1:
        raise Rejected("two-restores")
    if count["doom_pool"] and count["doom_die"]:
        raise Rejected("doom-pool-already-rolled")
    _require_no_double_use(asked.picks)


def _require_no_trait_twice(picks: Sequence[Pick]) -> None:
    """A trait with a name goes into a pool once: not as d8 and d4, not in two splits (CX-POOL-02, CX-SPEC-01)."""
    seen: set[tuple[str, str, str]] = set()
    for pick in picks:
        if not isinstance(pick, DistinctionPick | PowerPick | SpecialtyPick | ResourcePick) or not pick.name:
            continue
        trait = (pick.group, pick.set if isinstance(pick, PowerPick) else "", pick.name)
        if trait in seen:
            raise Rejected("trait-twice", name=pick.name)
        seen.add(trait)


def _require_no_double_use(picks: Sequence[Pick]) -> None:
    """Stress and trauma of the same type of the same person, whatever is paid (CX-POOL-05, CX-TRA-03, FL-POOL-13)."""
    used: dict[tuple[CharacterId, str], set[str]] = {}
    for pick in picks:
        match pick:
            case HindrancePick(kind="stress" | "trauma" as kind, name=type_, of=who):
                used.setdefault((f"them {who}", type_), set()).add(kind)
            case OwnStressPick(name=type_):
                used.setdefault(("self", type_), set()).add("stress")
            case OwnTraumaPick(name=type_):
                used.setdefault(("self", type_), set()).add("trauma")
            case _:
                pass
    for (_, type_), kinds in used.items():
        if len(kinds) > 1:
            raise Rejected("stress-and-trauma-same-type", type=type_)


def _traits(asked: Gathering) -> int:
    """Further powers of a set, Specialties, hindrances, assets, less what an SFX frees; 1 each (CX-POOL-03)."""
    free = Counter(asked.sfx_free)
    beyond = 0
    sets = Counter(pick.set for pick in asked.picks if isinstance(pick, PowerPick))
    beyond += max(0, sum(number - 1 for number in sets.values()) - free["power"])
    for group in ("specialty", "hindrance", "asset"):
        number = sum(1 for pick in asked.picks if pick.group == group)
        beyond += max(0, number - 1 - free[group])
    return beyond


def _distinctions(picks: Sequence[Pick]) -> int:
    return sum(1 for pick in picks if isinstance(pick, DistinctionPick))


def _distinctions_beyond(picks: Sequence[Pick]) -> int:
    """Own and Scene Distinctions are one group (CX-DIST-03, CX-SCD-03)."""
    return max(0, _distinctions(picks) - 1)


def _troubles(picks: Sequence[Pick]) -> int:
    return sum(1 for pick in picks if isinstance(pick, DistinctionPick) and pick.face == TROUBLE)


def _boosts(picks: Sequence[Pick], canon: Canon) -> int:
    """Each push and stunt its own point, which lifts the limit; resources beyond the first (CX-POOL-15, FL-POOL-08)."""
    bought = sum(1 for pick in picks if isinstance(pick, PushPick | StuntPick))
    resources = sum(1 for pick in picks if isinstance(pick, ResourcePick))
    if not canon.boost_surcharge:
        return bought + max(0, resources - 1)
    banked = sum(1 for pick in picks if isinstance(pick, BankedPick))
    return bought + max(0, bought + resources + banked - 1)


def _own(picks: Sequence[Pick], canon: Canon) -> int:
    """Own stress 1, own trauma and complications by house rule, a helper's trait 1 (FL-POOL-10 … -12)."""
    of_kind = Counter(pick.group for pick in picks)
    return (
        of_kind["own_stress"]
        + of_kind["own_trauma"] * canon.own_trauma_pp
        + of_kind["own_complication"] * canon.own_complication_pp
        + of_kind["helper"]
    )


def _paid_by_gm(asked: Gathering, dice: tuple[PoolDie, ...], after: tuple[StepAfter, ...], canon: Canon) -> Pool:
    """Doom dice leave before the roll, gains come after it and are not rolled now (CX-POOL-11, CX-DIST-04, -05)."""
    net = _troubles(asked.picks) - _distinctions_beyond(asked.picks)
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

"""Vectors of `cortex` and `flowers`: pools gathered by hand, and the automatic ones."""

from __future__ import annotations

from engine.core.base import Map
from engine.systems.cortex.character import Kind, Level, Power, PowerSet, Sheet
from engine.systems.cortex.dice import Die, written
from engine.systems.cortex.held import Asset, Banked
from engine.systems.cortex.pool.automatic import auto_picks
from engine.systems.cortex.pool.build import build_pool
from engine.systems.cortex.pool.check import condition_die
from engine.systems.cortex.pool.model import Company, Gathering, Pool
from engine.systems.cortex.pool.picks import (
    AffiliationPick,
    AssetPick,
    BankedPick,
    DistinctionPick,
    DoomDiePick,
    DoomPoolPick,
    ExtraPick,
    HelperPick,
    HindrancePick,
    OwnComplicationPick,
    OwnStressPick,
    OwnTraumaPick,
    Pick,
    PowerPick,
    PushPick,
    ResourcePick,
    RestorePick,
    SpecialtyPick,
    StuntPick,
    split_dice,
)
from tests.vectors.cortex_words import cortex_canon, dice, die, flowers_canon, flowers_codes, sorted_said
from tests.vectors.registry import Given, Json, Result, adapter

SPECIALISTS: dict[str, Level] = {"novice": "novice", "expert": "expert", "master": "master"}
ME, OTHER = "me", "other"


def several(given: Json) -> tuple[Die, ...]:
    return dice(given) if isinstance(given, list) else dice([given])


def sized(pool: Pool) -> list[str]:
    return sorted_said(one.die for one in pool.dice)


# ---- by hand


def pick_of(given: Given, affiliation: Given) -> Pick:
    name = given.get("name") or ""
    size = die(given.get("die"))
    opportunity = given.get("opportunity", False)
    match given["group"]:
        case "affiliation":
            return AffiliationPick(group="affiliation", use=given["use"], dice=several(affiliation[given["use"]]))
        case "distinction" | "scene_distinction" as group:
            scene = group == "scene_distinction"
            return DistinctionPick(group="distinction", name=name, face=die(given["face"]), scene=scene)
        case "power":
            shutdown = given.get("shutdown", False)
            return PowerPick(group="power", set=given["set"], name=name, die=size, shutdown=shutdown)
        case "specialty":
            split = split_dice(given["level"], given.get("split", 1))
            return SpecialtyPick(group="specialty", name=name, level=given["level"], dice=split)
        case "hindrance":
            return HindrancePick(group="hindrance", kind=given["kind"], name=name, die=size)
        case "asset":
            return AssetPick(group="asset", name=name, die=size)
        case "push":
            return PushPick(group="push", opportunity=opportunity)
        case "stunt":
            return StuntPick(group="stunt", source=given.get("source") or "", opportunity=opportunity)
        case "resource":
            return ResourcePick(group="resource", name=name, die=size)
        case "banked":
            return BankedPick(group="banked", die=size)
        case "own_stress":
            return OwnStressPick.model_validate(
                {"group": "own_stress", "name": name, "die": size, "out": given.get("out", False)}
            )
        case "own_trauma":
            return OwnTraumaPick.model_validate({"group": "own_trauma", "name": name, "die": size})
        case "own_complication":
            return OwnComplicationPick(group="own_complication", name=name, die=size)
        case "helper":
            return HelperPick(group="helper", die=size)
        case "restore":
            return RestorePick(group="restore", name=name, die=size)
        case "doom_die":
            return DoomDiePick(group="doom_die", die=size)
        case _:
            return DoomPoolPick(group="doom_pool")


@adapter("cortex", "build_pool", only_named=True)
def _build_pool(given: Given) -> Result:
    named: Json = given.get("npc_kind", "major") if given.get("side") == "gm" else "hero"
    level = SPECIALISTS.get(named)
    kind: Kind = "specialist" if level else named
    asked = Gathering(
        side=given.get("side", "player"),
        role=given.get("role", "action"),
        kind=kind,
        level=level,
        picks=tuple(pick_of(one, given.get("affiliation") or {}) for one in given["picks"]),
        company=Company.model_validate(given.get("company") or {}),
        pp=given.get("pp", 0),
        doom=dice(given.get("doom_pool")),
        pay=dice(given.get("pay")),
        step_up_gain=given.get("gm_gain") == "step_up_smallest",
        affected=tuple(given.get("affected") or ()),
    )
    pool = build_pool(asked, cortex_canon(given))
    return {
        "dice": sized(pool),
        "xp": dict(pool.xp),
        "pp": pool.pp,
        "doom_pool": sorted_said(pool.doom),
        "after": [one.model_dump() for one in pool.after],
        "helper_pp": pool.helper_pp,
    }


def flowers_pick(given: Given) -> Pick:
    name, size = given.get("name") or given.get("type") or "", die(given.get("die"))
    match given["cat"]:
        case "severity":
            return AffiliationPick(group="affiliation", use="", dice=(size,))
        case "distinction":
            return DistinctionPick(group="distinction", name=name, face=size)
        case "specialty":
            return SpecialtyPick(group="specialty", name=name, level=given["rank"], dice=dice(given["dice"]))
        case "against":
            return HindrancePick(group="hindrance", kind=given["what"], name=name, die=size)
        case "own":
            return pick_of({**given, "group": f"own_{given['what']}", "name": name}, {})
        case "asset":
            return AssetPick(group="asset", name=name, die=size, held=given["held_by_me"])
        case "push" | "stunt" if given["prepaid"]:
            return BankedPick(group="banked", die=size)
        case "push":
            return PushPick(group="push", opportunity=given["opportunity"], die=size)
        case "stunt":
            return StuntPick(group="stunt", source=given["source"], opportunity=given["opportunity"], die=size)
        case group:
            return pick_of({**given, "group": group}, {})


@adapter("flowers", "pool_cost")
def _pool_cost(given: Given) -> Result:
    asked = Gathering(
        picks=tuple(flowers_pick(one) for one in given["dice"]),
        pp=given["pp"],
        sfx_pp=given.get("sfx_pp", 0),
        sfx_free=Map(given.get("sfx_free") or {}),
        limits=given.get("limits_activated", 0),
    )
    with flowers_codes():
        pool = build_pool(asked, flowers_canon(given))
    return {"cost": pool.cost, "gain": pool.gain, "pp_after": pool.pp, "pool": sized(pool)}


@adapter("flowers", "counter_pool")
def _counter_pool(given: Given) -> Result:
    picks: list[Pick] = [DoomPoolPick(group="doom_pool")]
    picks += [ExtraPick(group="extra", die=die(one)) for one in given["extras"]]
    condition = given["condition"]
    if condition is not None:
        opposed = condition_die(die(condition["die"]), out=condition.get("out", False))
        picks.append(ExtraPick(group="extra", name=condition["what"], die=opposed))
    asked = Gathering(side="gm", role="reaction", kind="major", picks=tuple(picks), doom=dice(given["doom"]))
    pool = build_pool(asked, flowers_canon(given))
    return {"pool": sized(pool), "spendable": sorted_said(one.die for one in pool.dice if one.doom)}


# ---- for whom says nothing


def power_sets(powers: Json) -> tuple[PowerSet, ...]:
    found: dict[str, list[Power]] = {}
    for one in powers or ():
        power = Power(name=one["name"], die=die(one["die"]), shutdown=one.get("shutdown", False))
        found.setdefault(one["set"], []).append(power)
    return tuple(PowerSet(name=name, powers=tuple(held)) for name, held in found.items())


def reacting(given: Given, assets: tuple[Asset, ...], affiliation: Given) -> Sheet:
    named: Json = given.get("npc_kind") or "hero"
    kind: Kind = "specialist" if named in SPECIALISTS else named
    return Sheet(
        kind=kind,
        affiliation=Map({use: several(size) for use, size in affiliation.items()}),
        distinctions=tuple(given.get("distinctions") or ()),
        assets=assets,
        banked=tuple(Banked(die=die(one)) for one in given.get("banked") or ()),
        power_sets=power_sets(given.get("powers")),
        specialties=Map(given.get("specialties") or {}),
        reaction_defaults=tuple(given.get("reaction_defaults") or ()),
    )


def rolled_dice(picks: tuple[Pick, ...], sheet: Sheet, company: Company) -> Gathering:
    return Gathering(role="reaction", kind=sheet.kind, picks=picks, company=company)


@adapter("cortex", "auto_reaction")
def _auto_reaction(given: Given) -> Result:
    assets = tuple(
        Asset(name=one["name"], die=die(one["die"]), creator=ME if one["own"] else OTHER)
        for one in given.get("assets") or ()
    )
    sheet = reacting(given, assets, given["affiliation"])
    hindrances = [
        HindrancePick(group="hindrance", kind=one["kind"], name=one["name"], die=die(one["die"]))
        for one in given.get("hindrances") or ()
    ]
    company, canon = Company.model_validate(given.get("company") or {}), cortex_canon(given)
    picks = auto_picks(sheet, ME, hindrances, canon, company=company)
    pool = build_pool(rolled_dice(picks, sheet, company), canon)

    def named(group: str) -> list[str]:
        return [str(getattr(pick, "name", "")) for pick in picks if pick.group == group]

    used = next((pick.use for pick in picks if isinstance(pick, AffiliationPick)), None)
    return {
        "dice": sized(pool),
        "picks": {
            "affiliation": used,
            "distinction": next(iter(named("distinction")), None),
            "hindrance": next(iter(named("hindrance")), None),
            "asset": next(iter(named("asset")), None),
            "powers": named("power"),
            "specialty": next(iter(named("specialty")), None),
            "banked": [written(pick.die) for pick in picks if isinstance(pick, BankedPick)],
        },
    }


@adapter("flowers", "auto_counter")
def _auto_counter(given: Given) -> Result:
    severity = given["severity"]
    facets = severity if isinstance(severity, dict) else {"": severity}
    held = [one for one in given.get("assets") or () if one["held_by_me"]]
    sheet = reacting(given, tuple(Asset(name=one["name"], die=die(one["die"])) for one in held), facets)
    hindrances = [
        HindrancePick(group="hindrance", kind=one["what"], name=one["type"] or "", die=die(one["die"]))
        for one in given.get("against") or ()
    ]
    canon = flowers_canon(given)
    picks = auto_picks(sheet, ME, hindrances, canon, last_facet=given["last_facet"] or "")
    pool = build_pool(rolled_dice(picks, sheet, Company()), canon)
    used = next((pick.use for pick in picks if isinstance(pick, AffiliationPick)), None)
    return {"pool": sized(pool), "facet": used or None}

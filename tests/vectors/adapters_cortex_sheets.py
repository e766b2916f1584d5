"""Vectors of `cortex`: SFX, Limits, experience, checking of sheets."""

from __future__ import annotations

from pydantic import TypeAdapter

from engine.core.base import Map, evolve
from engine.systems.cortex.character import Milestone, Power, PowerSet, Sheet
from engine.systems.cortex.dice import written
from engine.systems.cortex.doom.spending import XP_OF_CUT, XP_OF_D12
from engine.systems.cortex.growth.milestones import active, add_milestone, restart, trigger
from engine.systems.cortex.growth.xp import Purchase, buy
from engine.systems.cortex.limits.rules import activate_limit
from engine.systems.cortex.npcs.making import level_of_resource, mob_dice, specialist
from engine.systems.cortex.sfx.activating import Activation, activate
from engine.systems.cortex.sfx.data import Limit, SpecialEffect
from engine.systems.cortex.sheet.check import problems
from engine.systems.cortex.tracks import StressType
from tests.vectors.cortex_words import all_said, cortex_canon, dice, die, rolled, said, sorted_said
from tests.vectors.registry import Given, Json, Result, adapter

PURCHASE: TypeAdapter[Purchase] = TypeAdapter(Purchase)
STRESS: TypeAdapter[Map[StressType, int]] = TypeAdapter(Map[StressType, int])
NAME = "an SFX"


def with_dice(ops: Json) -> list[Given]:
    return [{**one, "die": die(one["die"])} if "die" in one else one for one in ops]


@adapter("cortex", "sfx", only_named=True)
def _sfx(given: Given) -> Result:
    told = given["sfx"]
    sfx = SpecialEffect.model_validate(
        {
            "name": NAME,
            "requires_trait": told.get("requires_trait"),
            "conditions": with_dice(told["conditions"]),
            "benefits": with_dice(told["benefits"]),
        }
    )
    met = Activation(
        by_gm=given.get("actor") == "gm",
        pp=given.get("pp", 0),
        doom=dice(given.get("doom_pool")),
        pay=dice(given.get("pay")),
        pool=dice(given.get("pool")),
        roll=rolled(given.get("roll") or ()),
        rerolled=rolled(given.get("rerolled") or ()),
        action=given.get("action", ""),
        uses=tuple(given.get("uses") or ()),
        opportunity=given.get("opportunity", False),
        confirmed=given.get("confirmed", False),
        stress=STRESS.validate_python({type_: die(one) for type_, one in (given.get("stress") or {}).items()}),
        powers=Map({name: die(one) for name, one in (given.get("powers") or {}).items()}),
        shutdown=tuple(given.get("shutdown") or ()),
        set=given.get("set") or "",
        affected=tuple(given.get("affected") or ()),
    )
    found = activate(sfx, met, cortex_canon(given))
    return {
        "pp": found.pp,
        "doom_pool": sorted_said(found.doom),
        "pool": sorted_said(found.pool),
        "roll": [f"d{one.sides}:{one.face}" for one in found.roll],
        "returns": sorted_said(found.returns),
        "shutdown": list(found.shutdown),
        "effect_dice": found.effect_dice,
        "effect_steps": found.effect_steps,
        "stress_steps": dict(found.stress_steps),
        "stress": {type_: written(one) for type_, one in found.stress.items()},
        "effect": said(found.effect),
        "opponent_pp": found.opponent_pp,
        "xp": dict(found.xp),
    }


@adapter("cortex", "limit", only_named=True)
def _limit(given: Given) -> Result:
    told = given["limit"]
    limit = Limit.model_validate(
        {"name": NAME, "consequence": with_dice(told["consequence"]), "reward_pp": told.get("reward_pp", 1)}
    )
    found = activate_limit(
        limit,
        owner=given["owner"],
        by=given["by"],
        declined=given.get("declined", False),
        pp=given.get("pp", 0),
        doom=dice(given.get("doom_pool")),
        spend=dice(given.get("spend")),
        step_up_gain=given.get("gain") == "step_up_smallest",
        canon=cortex_canon(given),
    )
    return {
        "pp": found.pp,
        "doom_pool": sorted_said(found.doom),
        "shutdown": list(found.shutdown),
        "xp": found.xp,
    }


# ---- experience


def set_of(name: str, told: Json) -> PowerSet:
    return PowerSet(
        name=name,
        powers=tuple(Power(name=power, die=die(one)) for power, one in told["powers"].items()),
        sfx=tuple(SpecialEffect(name=one) for one in told.get("sfx") or ()),
        limits=tuple(Limit(name=one) for one in told["limits"]),
    )


def sheet_of(given: Given) -> Sheet:
    told = given.get("sheet") or {}
    return Sheet(
        pp=given.get("pp", 0),
        pp_floor=given.get("pp_floor", 1),
        xp=given.get("xp", 0),
        milestones=tuple(Milestone(name=name) for name in given.get("milestones") or ()),
        distinctions=tuple(told.get("distinctions") or ()),
        affiliation=Map({use: dice([one]) for use, one in (told.get("affiliation") or {}).items()}),
        power_sets=tuple(set_of(name, one) for name, one in (told.get("power_sets") or {}).items()),
        specialties=Map(told.get("specialties") or {}),
    )


class Run:
    """A row of events on one sheet; what scene and Act remember is kept here as the game keeps it."""

    def __init__(self, given: Given) -> None:
        self.sheet = sheet_of(given)
        self.in_transition = given.get("phase", "action") == "transition"
        self.scene_used: set[str] = set()
        self.act_used: set[str] = set()
        self.unlocked: list[str] = []
        self.completed: list[str] = []

    def happen(self, event: Given) -> None:
        match event["type"]:
            case "trigger":
                self._trigger(event["milestone"], event["level"])
            case "scene_start":
                self.scene_used.clear()
            case "act_start":
                self.act_used.clear()
                self.scene_used.clear()
            case "phase":
                self.in_transition = event["to"] == "transition"
            case "doom_d12" | "scene_cut" as what:
                won = XP_OF_D12 if what == "doom_d12" else XP_OF_CUT
                self.sheet = evolve(self.sheet, xp=self.sheet.xp + won)
            case "add_milestone":
                new = Milestone(name=event["name"])
                self.sheet = add_milestone(self.sheet, new, in_transition=self.in_transition)
            case "restart":
                self.sheet = restart(self.sheet, event["name"], in_transition=self.in_transition)
            case _:
                purchase = PURCHASE.validate_python(bought(event))
                self.sheet = buy(self.sheet, purchase, in_transition=self.in_transition)
                if event["item"] == "unlock":
                    self.unlocked.append(event["name"])

    def _trigger(self, name: str, level: Json) -> None:
        used = self.scene_used if level == 3 else self.act_used
        self.sheet = trigger(self.sheet, name, level, used=name in used)
        if level != 1:
            used.add(name)
        if level == 10:
            self.completed.append(name)


def bought(event: Given) -> Given:
    told = {name: value for name, value in event.items() if name != "type"}
    match told["item"]:
        case "add_limit":
            return {"item": told["item"], "set": told["set"], "limit": Limit(name=told["name"])}
        case "replace_limit":
            return {"item": told["item"], "set": told["set"], "old": told["old"], "limit": Limit(name=told["new"])}
        case "add_sfx":
            return {"item": told["item"], "set": told["set"], "sfx": SpecialEffect(name=told["name"])}
        case "replace_power_set":
            content = set_of(told["new"], told["content"])
            return {
                "item": told["item"],
                "old": told["old"],
                "content": content,
                "approved": told.get("approved", False),
            }
        case _:
            return told


@adapter("cortex", "xp", only_named=True, partial=("sheet",))
def _xp(given: Given) -> Result:
    run = Run(given)
    for event in given["events"]:
        run.happen(event)
    sheet = run.sheet
    return {
        "xp": sheet.xp,
        "pp": sheet.pp,
        "pp_floor": sheet.pp_floor,
        "completed": run.completed,
        "milestones": [one.name for one in active(sheet)],
        "unlocked": run.unlocked,
        "sheet": {
            "distinctions": list(sheet.distinctions),
            "affiliation": {use: said(one[0]) for use, one in sheet.affiliation.items()},
            "power_sets": {
                one.name: {
                    "powers": {power.name: written(power.die) for power in one.powers},
                    "sfx": [sfx.name for sfx in one.sfx],
                    "limits": [limit.name for limit in one.limits],
                }
                for one in sheet.power_sets
            },
            "specialties": dict(sheet.specialties),
        },
    }


# ---- sheets


@adapter("cortex", "sheet")
def _sheet(given: Given) -> Result:
    match given["op"]:
        case "mob":
            return {"team": all_said(mob_dice(given["size"], given["quality"]))}
        case "from_resource":
            level = level_of_resource(die(given["die"]))
            made = specialist(NAME, NAME, level, cortex_canon(given))
            return {"level": level, "affiliation": [written(one[0]) for one in made.affiliation.values()]}
    told = given["sheet"]
    sheet = Sheet(
        kind=given["kind"],
        affiliation=Map({use: several(one) for use, one in (told.get("affiliation") or {}).items()}),
        distinctions=tuple(told.get("distinctions") or ()),
        power_sets=tuple(set_of(one["name"], one) for one in told.get("power_sets") or ()),
        powers=tuple(Power(name=name, die=die(one)) for name, one in (told.get("powers") or {}).items()),
        specialties=Map(told.get("specialties") or {}),
        milestones=tuple(Milestone(name=name) for name in told.get("milestones") or ()),
        reaction_defaults=tuple(told.get("reaction_defaults") or ()),
    )
    return {"problems": list(problems(sheet, cortex_canon(given)))}


def several(told: Json) -> tuple[int, ...]:
    return dice(told) if isinstance(told, list) else dice([told])

"""Vectors of `cortex` and `flowers`: harm, recovery, boundaries of time, what becomes of assets and complications."""

from __future__ import annotations

from engine.core.base import Map, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Level, Sheet
from engine.systems.cortex.dice import written
from engine.systems.cortex.doom.spending import Spend, spend_doom
from engine.systems.cortex.effects.harm import Harmed, Hit, complication_after, harm, with_complication
from engine.systems.cortex.effects.held_on import LASTING_PRICE, hand_over, require_prolonging
from engine.systems.cortex.effects.making import made_die
from engine.systems.cortex.held import ENDLESS, SCENE, Asset, Complication, Resource
from engine.systems.cortex.points import pay
from engine.systems.cortex.recovery import treating
from engine.systems.cortex.scenes import boundaries
from engine.systems.cortex.tracks import StressType
from tests.vectors.cortex_words import (
    cortex_canon,
    cortex_maps,
    cortex_tracks,
    dice,
    die,
    flowers_canon,
    flowers_codes,
    flowers_track_said,
    flowers_tracks,
    said,
    sorted_said,
)
from tests.vectors.registry import Given, Json, Result, adapter

SPECIALISTS: dict[str, Level] = {"novice": "novice", "expert": "expert", "master": "master"}
THING = "thing"


def sheet_of(given: Given) -> Sheet:
    kind = given.get("kind", "hero")
    level = SPECIALISTS.get(kind)
    group = dice(given.get("dice"))
    return Sheet(
        name="target",
        kind="specialist" if level else kind,
        specialties=Map({"trade": level}) if level else Map(),
        affiliation=Map({"team": group}) if group else Map(),
        tracks=cortex_tracks(given),
        complications=tuple(
            Complication(name=name, die=die(size)) for name, size in (given.get("complications") or {}).items()
        ),
        pp=given.get("pp", 0),
    )


def hit_of(given: Given) -> Hit:
    return Hit.model_validate(
        {**{name: value for name, value in given.items() if name not in {"die", "step"}}}
        | {"die": die(given.get("die")), "steps": given.get("step", 0)}
    )


@adapter("cortex", "harm", only_named=True)
def _harm(given: Given) -> Result:
    hits = [hit_of(one) for one in given["hits"]]
    one_action = given.get("one_action", False)
    found: Harmed[Sheet] = harm(sheet_of(given["target"]), hits, cortex_canon(given), one_action=one_action)
    sheet = found.sheet
    return {
        **cortex_maps(sheet.tracks),
        "complications": {one.name: written(one.die) for one in sheet.complications},
        "helpless": [one.name for one in sheet.complications if one.helpless],
        "dice": [written(size) for size in sheet.group_dice],
        "defeated": found.defeated,
        "gone": found.beyond,
        "pp": sheet.pp,
    }


@adapter("flowers", "stress_change")
def _stress_change(given: Given) -> Result:
    sheet = Sheet(tracks=flowers_tracks(given["tracks"]), pp=given.get("pp", 0))
    hit = Hit(
        track="stress",
        type=given["type"],
        die=die(given.get("die")),
        steps=0 if given["cause"] == "hit" else 1,
        pulled=given.get("spare", False),
        redirect_to=given.get("change_to"),
    )
    with flowers_codes():
        found: Harmed[Sheet] = harm(sheet, [hit], flowers_canon(given))
    after = found.sheet
    named = {*given["tracks"], *after.tracks}
    fate = "lost" if found.beyond else ("out" if after.is_out else "active")
    tracks = {type_: flowers_track_said(after.track(type_)) for type_ in named}
    return {"tracks": tracks, "pp_after": after.pp, "fate": fate}


@adapter("flowers", "effect_op")
def _effect_op(given: Given) -> Result:
    with flowers_codes():
        return _operation(given, flowers_canon(given))


def _operation(given: Given, canon: Canon) -> Result:
    effect, op = die(given.get("effect")), given["op"]
    match op:
        case "hand_over":
            seats = {who: Sheet() for who in (given["from"], given["to"])}
            if given["holder"] == given["from"]:
                seats[given["from"]] = Sheet(assets=(Asset(name=THING, die=6),))
            _, taker = hand_over(seats[given["from"]], seats[given["to"]], THING)
            return {"holder": given["to"] if taker.assets else given["from"]}
        case "prolong":
            require_prolonging(canon, at_scene_end=given["moment"] == "scene_end")
            if given["payer"] == "player":
                return {"long_term": True, "pp_after": pay(given["pp"], LASTING_PRICE)}
            spend = Spend(purpose="extra_trait", dice=dice([given["spend"]]))
            return {"long_term": True, "doom": sorted_said(spend_doom(dice(given["doom"]), spend, canon).doom)}
        case "attack":
            removed = treating.remove(
                die(given["current"]), (effect,), canon, won=given["success"], helpless=given.get("helpless", False)
            )
            return {"die": said(removed.die)} | ({"helpless": removed.helpless} if "helpless" in given else {})
        case "create" if given["what"] == "asset":
            return {"die": said(made_die(effect))}
    present = Complication(name=THING, die=die(given.get("current")))
    if op == "own_use":
        grown = complication_after(present, Hit(track="complication", name=THING, steps=1))
    else:
        other = op == "create" or not given.get("same_name", True)
        bearer = Sheet(complications=() if op == "create" else (present,))
        hit = Hit(track="complication", name=f"{THING} too" if other else THING, die=effect)
        grown = with_complication(bearer, hit, canon).complications[-1]
    return {"die": said(grown.die), "helpless": grown.helpless}


# ---- recovery


@adapter("cortex", "recover", only_named=True)
def _recover(given: Given) -> Result:
    canon, mode = cortex_canon(given), given["mode"]
    level, effects, won = die(given["level"]), dice(given.get("effect")), given.get("success", True)
    who = SPECIALISTS.get(given.get("kind", "hero"))
    if mode in {"transition", "trauma", "trauma_scene"}:
        treating.require_attempt(given.get("attempts_used", 0), canon)
    match mode:
        case "transition":
            return {"level": said(treating.treat_stress(level, effects) if won else level)}
        case "action" if won:
            return {"level": said(treating.ease_stress(level, effects)), "out": False}
        case "revive" if won:
            back = treating.revive(effects, pulled=given.get("pulled", False), level=who, canon=canon)
            return {"level": said(back or level), "out": not back, "trauma": given.get("trauma"), "gone": False}
        case "action" | "revive":
            return _failed_help(given, canon)
        case "trauma":
            treated = treating.treat_trauma(level, effects, won=won, level=who)
            return {"level": said(treated.level), "gone": treated.beyond}
        case "trauma_scene":
            return {"level": said(treating.treat_dramatically(level, effects, won=won))}
        case "stamina":
            healed = treating.heal_by_stamina(level, die(given["stamina"]))
            return {"level": said(healed), "pp_cost": treating.STAMINA_PRICE}
        case "stamina_combined":
            healed = treating.heal_beside(level, effects, die(given["stamina"]), won=won)
            return {"level": said(healed), "pp_cost": 0}
        case "shutdown":
            weak = given.get("was_weakened", False)
            found = treating.restore(level, effects, dice(given["powers"]), won=won, was_weakened=weak)
            return {
                "restored": found.restored,
                "weakened": found.weakened,
                "powers": [written(size) for size in found.powers],
            }
        case _:
            removed = treating.remove(level, effects, canon, won=won, helpless=given.get("helpless", False))
            return {"level": said(removed.die), "helpless": removed.helpless}


def _failed_help(given: Given, canon: Canon) -> Result:
    """Failed help is a step without a blow."""
    out = ("pulled" if given.get("pulled") else "trauma") if given["mode"] == "revive" else None
    target = {"kind": given.get("kind", "hero"), "stress": {"mental": given["level"]}}
    target |= {"trauma": {"mental": given.get("trauma")}, "out": {"mental": out} if out else {}}
    found: Harmed[Sheet] = harm(sheet_of(target), treating.failed_help("mental", out is not None, canon), canon)
    track = found.sheet.track("mental")
    return {
        "level": said(track.stress),
        "out": track.out is not None,
        "trauma": said(track.trauma),
        "gone": found.beyond,
    }


MODES: dict[str, treating.Mode] = {"transition_stress": "transition", "scene_aid": "action", "trauma": "trauma"}


@adapter("flowers", "recovery")
def _flowers_recovery(given: Given) -> Result:
    canon, mode = flowers_canon(given), MODES[given["mode"]]
    attempt: StressType = given["attempt"]
    helper = given.get("helper_ability", False)
    with flowers_codes():
        treating.require_treatment(
            mode,
            in_transition=given["scene"] == "transition",
            of_self=given.get("self", False),
            attempt=attempt,
            treated=[one["type"] for one in given["effects"]],
        )
        treating.require_attempt(given.get("attempts_used", 0), canon)
        left = pay(given["pp"], treating.treatment_price(len(given["effects"]), helper=helper))
    won = given["total"] > given["counter"]
    result: Result = {"success": won, "pp_after": left, "pp_to_helper": int(helper)}
    levels = {type_: die(size) for type_, size in given["levels"].items()}
    per_type: dict[str, list[int]] = {}
    for one in given["effects"]:
        per_type.setdefault(one["type"], []).append(die(one["die"]))
    match mode:
        case "transition":
            for type_, effects in per_type.items():
                levels[type_] = treating.treat_stress(levels[type_], effects) if won else levels[type_]
        case "action":
            out = given["out"]
            if won and out:
                back = treating.revive(per_type[attempt], pulled=given["spared"], level=None, canon=canon)
                levels[attempt], out = back or levels[attempt], not back
            elif won:
                levels[attempt] = treating.ease_stress(levels[attempt], per_type[attempt])
            result |= {"out": out, "aggravate": not won}
        case _:
            treated = treating.treat_trauma(levels[attempt], per_type.get(attempt, []), won=won, level=None)
            levels[attempt] = treated.level
            result["lost"] = treated.beyond
    return {**result, "levels": {type_: said(size) for type_, size in levels.items()}}


# ---- boundaries of time


def _lasts(written_as: Json) -> int:
    return SCENE if written_as == "scene" else int(written_as.split(":")[1])


@adapter("cortex", "boundary", only_named=True, partial=("character",))
def _boundary(given: Given) -> Result:
    canon, event = cortex_canon(given), given["event"]
    told = given.get("character") or {}
    sheet = Sheet(
        tracks=cortex_tracks(told),
        pp=told.get("pp", 0),
        pp_floor=told.get("pp_floor", 1),
        complications=tuple(Complication(name=name, die=12, helpless=True) for name in told.get("helpless") or ()),
        assets=tuple(Asset(name=name, die=6, lasts=_lasts(one)) for name, one in (told.get("items") or {}).items()),
    )
    result: Result = {}
    match event:
        case "event_start":
            sheet = boundaries.at_event_start(sheet)
        case "session_start":
            sheet = boundaries.at_session_start(sheet)
        case "act_start":
            override = given.get("doom_override")
            start = (
                dice(override) if override else boundaries.doom_of_act(given["nature"], given.get("scale", "ordinary"))
            )
            result["doom_pool"] = sorted_said(boundaries.doom_at_act(start, dice(given.get("doom_pool")), canon))
            sheet = boundaries.at_act_start(sheet, canon)
        case "scene_start":
            sheet = boundaries.at_scene_start(sheet, given["scene"], canon)
        case "transition_start":
            sheet = boundaries.at_transition_start(sheet, canon)
        case _:
            sheet = boundaries.at_scene_end(sheet, given["scene"])
    if told:
        result["character"] = {
            **cortex_maps(sheet.tracks),
            "pp": sheet.pp,
            "pp_floor": sheet.pp_floor,
            "helpless": [one.name for one in sheet.complications if one.helpless],
            "items": {one.name: f"action_scenes:{one.lasts}" for one in sheet.assets},
        }
    return result


@adapter("flowers", "boundary")
def _flowers_boundary(given: Given) -> Result:
    canon, told = flowers_canon(given), given["state"]
    sheet = Sheet(
        pp=told.get("pp", 0),
        tracks=flowers_tracks(told.get("tracks")),
        resources=tuple(
            Resource(name=one["name"], die=die(one["die"]), specialty=one["name"], lasts=ENDLESS)
            for one in told.get("resources") or ()
        ),
        assets=tuple(Asset.model_validate(_thing(one)) for one in told.get("assets") or ()),
        complications=tuple(Complication.model_validate(_thing(one)) for one in told.get("complications") or ()),
    )
    doom, scene_distinctions = dice(told.get("doom")), told.get("scene_distinctions")
    match given["event"]:
        case "story_start":
            sheet = boundaries.at_event_start(sheet)
        case "act_start":
            doom = boundaries.doom_at_act(dice(told["doom_base"]), doom, canon)
            sheet = boundaries.at_act_start(sheet, canon)
        case "transition_start":
            sheet = boundaries.at_transition_start(sheet, canon)
        case "scene_end":
            sheet = boundaries.at_scene_end(sheet, "action")
            scene_distinctions = []  # they are kept in the scene, which is gone
        case other:
            raise Rejected(other)
    after: Result = {
        "pp": sheet.pp,
        "doom": sorted_said(doom),
        "doom_base": told.get("doom_base"),
        "tracks": {type_: flowers_track_said(sheet.track(type_)) for type_ in told.get("tracks") or ()},
        "resources": [{"name": one.name, "die": written(one.die)} for one in sheet.resources],
        "assets": [_thing_said(one) for one in sheet.assets],
        "complications": [
            _thing_said(one) | ({"helpless": one.helpless} if "helpless" in first else {})
            for one, first in zip(sheet.complications, told.get("complications") or (), strict=False)
        ],
        "scene_distinctions": scene_distinctions,
        "banked": told.get("banked"),
    }
    return {"state": {name: after[name] for name in told}}


def _thing(given: Given) -> Given:
    lasts = ENDLESS if given.get("long_term") else SCENE
    told = {"name": given["name"], "die": die(given["die"]), "lasts": lasts}
    return told | ({"helpless": given["helpless"]} if "helpless" in given else {})


def _thing_said(one: Asset | Complication) -> Result:
    return {"name": one.name, "die": written(one.die), "long_term": one.lasts == ENDLESS}

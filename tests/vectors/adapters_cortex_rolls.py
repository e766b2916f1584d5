"""Vectors of `cortex` and `flowers`: reading rolls, comparing, ones, doom dice, dice that come into being."""

from __future__ import annotations

from engine.core.base import Dice, Map, Rejected
from engine.systems.cortex.action.compare import Outcome, PlannedEffect, compare, compare_targets, require_plan
from engine.systems.cortex.action.reading import Picks, Reading, read_roll, suggest
from engine.systems.cortex.dice import step_one
from engine.systems.cortex.doom import spending
from engine.systems.cortex.doom.spending import Purpose, Spend, Spent, bank_effect, spend_doom
from engine.systems.cortex.effects import making
from engine.systems.cortex.held import ENDLESS, SCENE
from engine.systems.cortex.ones.hitches import Group, buy_hitches, hitch_offers
from engine.systems.cortex.ones.opportunities import PRICE, require_opportunity
from engine.systems.cortex.points import pay
from tests.vectors.cortex_words import (
    all_said,
    cortex_canon,
    dice,
    die,
    flowers_canon,
    flowers_codes,
    rolled,
    said,
    sorted_said,
)
from tests.vectors.registry import Given, Json, Result, adapter

NO_ATTEMPT = 0


@adapter("cortex", "step")
def _step(given: Given) -> Result:
    canon = cortex_canon(given)
    stepped = step_one(
        dice(given["dice"]),
        given["pick"],
        given["steps"],
        open_ended=given.get("open_ended", False),
        overflow=canon.overflow_to_next_die,
    )
    return {"dice": sorted_said(stepped)}


@adapter("cortex", "read_roll", only_named=True)
def _read_roll(given: Given) -> Result:
    thrown, mode = rolled(given["dice"]), given.get("mode", "best_total")
    canon = cortex_canon(given)
    picks = (
        Picks(total=tuple(given["total"]), effect=tuple(given["effect"]), pull=given.get("pull", False))
        if mode == "manual"
        else suggest(thrown, mode)
    )
    reading = read_roll(thrown, picks, given.get("budget", 0), two_dice_split=canon.two_dice_split)
    return {
        "total": reading.total,
        "effect": all_said(reading.effects),
        "hitches": reading.ones,
        "spent": reading.spent,
        "picked": {"total": list(picks.total), "effect": list(picks.effect)},
    }


@adapter("flowers", "read_roll")
def _read_flowers_roll(given: Given) -> Result:
    if given["role"] == "counter" and (given["effect"] or given["want_effect"]):
        # a counter-roll is asked for no effect die: the form of the reaction offers none (FL-OPP-02)
        raise Rejected("counter-effect-after-win")
    picks = Picks(total=tuple(given["total"]), effect=tuple(given["effect"]), pull=given.get("soften") is not None)
    due = given["role"] == "action" and given["want_effect"]
    with flowers_codes():
        reading = read_roll(rolled(given["rolled"]), picks, given["pp"], effect_due=due)
    return {
        "total": reading.total,
        "effect": all_said(reading.effects),
        "ones": reading.ones,
        "cost": reading.spent,
        "pp_after": given["pp"] - reading.spent,
    }


@adapter("flowers", "default_pick")
def _default_pick(given: Given) -> Result:
    thrown = rolled(given["rolled"])
    picks = suggest(thrown)
    reading = read_roll(thrown, picks, NO_ATTEMPT)
    return {
        "total_dice": list(picks.total),
        "total": reading.total,
        "effect_index": picks.effect[0] if picks.effect else None,
        "effect": said(reading.effects[0]),
    }


# ---- comparing


def reading(given: Given) -> Reading:
    effect = die(given.get("effect"))
    return Reading(total=given["total"], effects=(effect,) if effect else (), ones=0)


def outcome(found: Outcome) -> Result:
    return {
        "winner": found.winner,
        "margin": found.margin,
        "effect": said(found.effect),
        "counter": said(found.counter),
    }


@adapter("cortex", "compare", only_named=True)
def _compare(given: Given) -> Result:
    return outcome(compare(reading(given["action"]), reading(given["reaction"]), cortex_canon(given)))


def planned(effects: Json) -> tuple[PlannedEffect, ...]:
    return tuple(PlannedEffect.model_validate({**one, "die": die(one["die"])}) for one in effects)


@adapter("cortex", "compare_targets", only_named=True)
def _compare_targets(given: Given) -> Result:
    found = compare_targets(
        Reading(total=given["total"], effects=(), ones=0),
        planned(given["effects"]),
        Map({who: reading(one) for who, one in given["reactions"].items()}),
        given.get("groups") or (),
        cortex_canon(given),
    )
    results = {}
    for who, one in found.outcomes.items():
        results[who] = {name: value for name, value in outcome(one).items() if name != "effect"}
    effects = [{**one.model_dump(), "die": said(one.die)} for one in found.effects]
    return {"results": results, "effects": effects}


@adapter("flowers", "effect_assign")
def _effect_assign(given: Given) -> Result:
    require_plan(planned(given["effects"]), given.get("groups") or (), flowers_canon(given))
    return {"legal": True}


@adapter("flowers", "contest")
def _contest(given: Given) -> Result:
    canon, buy = flowers_canon(given), given["buy"]
    found = compare(reading(given["action"]), reading(given["counter"]), canon)
    tie = found.winner == "reaction" and not found.reaction_won
    result: Result = {
        "winner": "none" if tie else {"action": "action", "reaction": "counter"}[found.winner],
        "action_effect": said(found.effect),
        "counter_effect": None,
    }
    if buy is None:
        return result
    with flowers_codes():
        spending.require_counter_effect(found.reaction_won)
        if buy["by"] == "player":
            result["pp_after"] = pay(buy["pp"], PRICE)
        else:
            pool = dice(buy["doom"])
            if not spending.counter_effect_free(canon, doom_roll=buy["doom_roll"]):
                pool = spend_doom(pool, Spend(purpose="counter_effect", dice=dice([buy["spend"]])), canon).doom
            result["doom"] = sorted_said(pool)
    return {**result, "counter_effect": buy["die"]}


# ---- ones


@adapter("cortex", "hitch_options")
def _hitch_options(given: Given) -> Result:
    offers = hitch_offers(given["hitches"], dice(given["doom_pool"]), partial=given.get("include_partial", False))
    return {"options": [{"add": all_said(one.add), "step_up": one.step_up, "pp": one.pp} for one in offers]}


@adapter("flowers", "opportunity_options")
def _opportunity_options(given: Given) -> Result:
    offers = [one for one in hitch_offers(given["ones"], ()) if one.add]
    return {"options": [{"dice": all_said(one.add), "pp": one.pp} for one in offers]}


@adapter("cortex", "hitch_buy", only_named=True)
def _hitch_buy(given: Given) -> Result:
    rival_pp = given.get("rival_pp", 0)
    groups = [Group(ones=one["hitches"], use=one["use"]) for one in given["groups"]]
    found = buy_hitches(given["hitches"], dice(given["doom_pool"]), groups, rival_pp=rival_pp)
    return {
        "doom_pool": all_said(found.doom),
        "pp": given["pp"] + found.pp,
        "rival_pp": rival_pp - found.rival_pays,
    }


@adapter("flowers", "opportunity_buy")
def _opportunity_buy(given: Given) -> Result:
    any_die = flowers_canon(given).doom_step_target == "any"
    groups = []
    for one in given["bundles"]:
        named = die(one["to"]) if any_die and one["to"] not in {"new", "smallest"} else None
        groups.append(Group(ones=one["ones"], use="add" if one["to"] == "new" else "step_up", die=named))
    with flowers_codes():
        found = buy_hitches(given["ones"], dice(given["doom"]), groups)
    return {"doom": all_said(found.doom), "pp_to_player": found.pp, "ones_left": found.left}


@adapter("flowers", "opportunity_use")
def _opportunity_use(given: Given) -> Result:
    canon = flowers_canon(given)
    scope = {"in_scene": given.get("in_scene", True), "opposed": given.get("opposed", True)}
    with flowers_codes():
        require_opportunity(given["gm_ones"], given["used"], given["pp"], canon, **scope)
        gain = _gain(given)
    return {"pp_after": given["pp"] - PRICE, "ones_left": given["gm_ones"] - given["used"] - 1, "gain": gain}


def _gain(given: Given) -> Result:
    match given["choice"]:
        case "push":
            return {"banked": said(making.push_die(opportunity=True)), "as": "push"}
        case "stunt":
            return {"banked": said(making.stunt_die(opportunity=True)), "as": "stunt", "source": given["source"]}
        case "step_asset":
            asset = given["asset"]
            making.require_window(
                flowers_canon(given),
                same_action=asset.get("same_action", False),
                actions_since=asset["owner_actions_since"],
            )
            return {"asset": said(making.step_up_asset(die(asset["die"])))}
        case "resource":
            made = making.resource_die(given["rank"], "opportunity", has_resource=given.get("has_resource", False))
            return {"resource": said(made), "expires": _expires(given)}
        case choice:
            return {"activated": choice}


def _expires(given: Given) -> str:
    assert making.resource_lasts(flowers_canon(given)) == ENDLESS  # the Transition Scene's start takes it
    return "next_transition_start"


# ---- doom dice


@adapter("cortex", "doom_spend", only_named=True)
def _doom_spend(given: Given) -> Result:
    canon = cortex_canon(given)
    spend = Spend(
        purpose=given["purpose"],
        dice=dice(given["spend"]),
        die_added=die(given.get("die_added")),
        targets=tuple(given.get("targets") or ()),
        affected=tuple(given.get("affected") or ()),
        reflexes=dice(given.get("hero_powers")),
        own_reflexes=die(given.get("npc_power")),
        in_use=dice(given.get("affiliations_in_use")),
        cost=dice(given.get("cost")),
        take_back=given.get("take_back", False),
        doom_roll=given.get("doom_roll", False),
    )
    found = spend_doom(dice(given["doom_pool"]), spend, canon)
    return {
        "doom_pool": sorted_said(found.doom),
        "xp": dict(found.xp),
        "pp": dict(found.pp),
        "required": said(spending.least_die(spend, canon)),
        "creates": said(found.creates),
    }


PURPOSES: dict[str, Purpose] = {
    "add_to_pool": "add_to_roll",
    "npc_sfx": "sfx",
    "npc_special": "sfx",
    "extra_condition": "extra_trait",
    "add_to_total": "extra_total",
    "extra_effect": "extra_effect",
    "counter_effect": "counter_effect",
    "scene_distinction": "scene_distinction",
    "interrupt": "interrupt",
    "separate": "split_or_join",
    "scene_effect": "scene_effect",
    "end_scene": "end_scene",
}


@adapter("flowers", "doom_change")
def _doom_change(given: Given) -> Result:
    canon, pool, use = flowers_canon(given), dice(given["doom"]), given["use"]
    if use == "bank_effect":
        effect = die(given["effect"])
        banked = bank_effect(pool, effect, effect, won=given["success"], canon=canon)
        return {"doom": sorted_said(banked), "effect_applied": False}
    added = rolled([given["add"]])[0] if "add" in given else Dice(sides=NO_ATTEMPT)
    opponents: int = given.get("opposing_players") or given.get("targets") or 0
    spend = Spend(
        purpose=PURPOSES[use],
        dice=dice(given["spend"]),
        die_added=die(given.get("effect")) or added.sides,
        targets=tuple(f"p{number}" for number in range(opponents)),
        reflexes=dice(given.get("reflexes")),
        own_reflexes=die(given.get("npc_reflexes")),
        in_use=dice(given.get("severity_in_use")),
        cost=dice(given.get("price")),
        take_back=given.get("give_back", False),
        doom_roll=given.get("doom_roll", False),
        scene_dice=dice(given.get("extras")),
    )
    with flowers_codes():
        found = spend_doom(pool, spend, canon)
    return {"doom": sorted_said(found.doom), **_what_it_gives(given, found)}


def _what_it_gives(given: Given, found: Spent) -> Result:
    match given["use"]:
        case "add_to_pool":
            return {"adds": given["spend"][0], "pp_given": sum(found.pp.values())}
        case "add_to_total":
            return {"adds": rolled([given["add"]])[0].face}
        case "extra_effect":
            return {"effect_die": given["effect"]}
        case "scene_distinction":
            return {"distinction": said(found.creates)}
        case _:
            return {}


# ---- dice that come into being


@adapter("cortex", "make_die", only_named=True)
def _make_die(given: Given) -> Result:
    opportunity, what = given.get("opportunity", False), given["what"]
    in_action = given.get("phase", "action") == "action"
    if opportunity:
        scope = {"in_scene": given.get("in_scene", True), "opposed": given.get("opposed", True)}
        require_opportunity(1, 0, PRICE, cortex_canon(given), **scope)
    lasting = given.get("long_lasting", False)
    price = int(opportunity) + int(lasting)
    lasts: str | None = _lasts(making.effect_lasts(long_lasting=lasting, in_action=in_action))
    match what:
        case "push":
            made, price, lasts = making.push_die(opportunity=opportunity), PRICE, "roll"
        case "stunt":
            made, price, lasts = making.stunt_die(opportunity=opportunity), PRICE, "roll"
        case "resource":
            level = given.get("level") if given.get("source") == "specialty" else None
            when = "opportunity" if opportunity else ("action" if in_action else "transition")
            made = making.resource_die(level, when, has_resource=given.get("has_resource", False))  # type: ignore[arg-type]
            price, lasts = PRICE, _lasts(making.resource_lasts(cortex_canon(given)))
        case "doom_die":
            made, lasts = spending.banked_die(die(given["effect"])), None
        case _:
            made = making.made_die(die(given["effect"]))
            if opportunity:
                made = making.step_up_asset(made)
    by_gm = given.get("side") == "gm"
    return {
        "die": said(made),
        "pp_cost": NO_ATTEMPT if by_gm else price,
        "doom_cost": price if by_gm else NO_ATTEMPT,
        "lasts": lasts,
    }


def _lasts(scenes: int) -> str:
    return "scene" if scenes == SCENE else f"action_scenes:{scenes}"


@adapter("flowers", "resource_create")
def _resource_create(given: Given) -> Result:
    with flowers_codes():
        made = making.resource_die(
            None if given["rank"] == "none" else given["rank"],
            given["moment"],
            has_resource=given.get("has_resource", False),
        )
        left = pay(given["pp"], PRICE)
    return {"die": said(made), "pp_after": left, "expires": _expires(given)}

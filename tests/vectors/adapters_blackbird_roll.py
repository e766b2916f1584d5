"""Vectors of `blackbird`, translated into calls of the rules: building, throw, steps after it, opposition, resources.

No rule is computed here.
"""

from __future__ import annotations

from engine.core.base import GM, Seat, evolve
from engine.systems.blackbird import health as healths
from engine.systems.blackbird import resources
from engine.systems.blackbird.actions import difficulty as difficulties
from engine.systems.blackbird.actions.opposing import WITHOUT_DICE, Standing, compare, standing
from engine.systems.blackbird.character import Perk, Sheet
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.build import build_roll
from engine.systems.blackbird.pool.labels import DieLabel, roll_comment
from engine.systems.blackbird.pool.odds import chances
from engine.systems.blackbird.pool.source_dice import source_dice
from engine.systems.blackbird.pool.uses import Use
from engine.systems.blackbird.throw.after_throw import at_its_step, legal_moves, play
from engine.systems.blackbird.throw.counting import Count, OnesAre, count_dice, counted, judged, result
from engine.systems.blackbird.throw.exploding import chain_end, explode
from engine.systems.blackbird.throw.moves import Bank, Close, Explode, FlashChoice, Modify, Move, Reroll, move_id
from engine.systems.blackbird.throw.rerolling import losses_stay
from engine.systems.blackbird.throw.values import Ability, Die, Means, Roll, fresh_roll
from tests.vectors.registry import Given, Json, Result, adapter

PLAYER = Seat("p1")
SEATS = {"gm": GM, "player": PLAYER, "nobody": None}


def rules(given: Given) -> BlackbirdOptions:
    return BlackbirdOptions.model_validate(given.get("options") or {})


def on(written: Json) -> tuple[str, ...]:
    return () if written is None or written == "any" else tuple(written)


# ---- before the throw


def named(written: Json) -> Json:
    """A name alone, or a mapping."""
    return {"name": written} if isinstance(written, str) else written


def sheet(character: Given) -> Sheet:
    fields = {name: value for name, value in character.items() if name not in ("items", "perks", "talents")}
    return Sheet.model_validate(
        {
            "health": healths.WOUNDED_AT + 1,
            **fields,
            "talents": [named(one) for one in character.get("talents") or []],
            "perks": [{**one, "on": on(one.get("on"))} for one in character.get("perks") or []],
            "inventory": [{**one, "on": on(one.get("on"))} for one in character.get("items") or []],
        }
    )


def use(written: Given) -> Use:
    return Use(
        source=written["source"],
        name=written["name"],
        pool=written.get("pool", 0),
        acted_out=written.get("roleplay", False),
    )


def ability_out(one: Ability) -> Json:
    uses = {"uses": one.uses} if one.uses != 1 else {}
    if one.reroll:
        return {"name": one.name, "reroll": one.reroll, **uses}
    rich = {"rich": True} if one.rich else {}
    where = list(one.on) if one.on else "any"
    return {"name": one.name, "plus": one.plus, "on": where, "patterns": one.patterns, **rich, **uses}


@adapter("blackbird", "source-dice")
def source_of(given: Given) -> Result:
    types = given.get("types") or []
    is_aspect = "aspect" in given["source"]
    fields: Given = {name: given[name] for name in ("value", "points") if name in given}
    fields["aspect_types" if is_aspect else "skill_types"] = types
    return source_dice(given["source"], **fields)._asdict()


@adapter("blackbird", "roll-build", only_named=True)
def roll_build(given: Given) -> Result:
    uses = [use(one) for one in given["uses"]]
    built = build_roll(
        sheet(given["character"]), uses, rules(given), "gm" if given.get("gm_called", False) else "player"
    )
    return {
        **built._asdict(),
        "dice": [str(die) for die in built.dice],
        "base": built.base,
        "flags_after": dict(built.flags_after),
        "abilities": [ability_out(one) for one in built.abilities],
        "effortless": list(built.effortless),
    }


@adapter("blackbird", "dice-labels")
def dice_labels(given: Given) -> Result:
    by_source = roll_comment(given["dice"])
    return {"total": len(given["dice"]), "by_source": {src: dict(counts) for src, counts in by_source.items()}}


@adapter("blackbird", "difficulty")
def difficulty(given: Given) -> Result:
    found = difficulties.difficulty(
        shifts=sum(given.get("modifiers") or []),
        actions_in_turn=given.get("actions_in_turn", 1),
        health=given.get("health", healths.WOUNDED_AT + 1),
        step=rules(given).multi_action_step,
        base=given.get("base", difficulties.STANDARD),
    )
    return {"difficulty": found.needed}


@adapter("blackbird", "success-odds")
def success_odds(given: Given) -> Result:
    found = chances(given["dice"], given["difficulty"])
    return {name: str(chance) for name, chance in found._asdict().items()}


# ---- the throw and what follows


@adapter("blackbird", "explode-chain", only_named=True)
def explode_chain(given: Given) -> Result:
    label = DieLabel("attribute:boldness", "base")
    roll = fresh_roll([label], [given["first"]], 1, rules(given))
    for face in given["chain"]:
        roll = explode(roll, "d1", face)
    return {**chain_end(roll, "d1")._asdict(), "successes": counted(roll).successes}


def plain_dice(written: Json) -> tuple[Die, ...]:
    return tuple(
        Die.model_validate({"id": f"d{number}", "src": "attribute:boldness", **as_mapping(one)})
        for number, one in enumerate(written, 1)
    )


def as_mapping(die: Json) -> Given:
    return die if isinstance(die, dict) else {"rolled": die}


def count_of(given: Given, options: BlackbirdOptions) -> Count:
    cancelled: bool = given.get("failure_cancelled", False)
    ones: OnesAre = "ones_cancelled" if cancelled else "ones_count"
    return count_dice(plain_dice(given["dice"]), given.get("bonus_successes", 0), ones, options)


@adapter("blackbird", "roll-outcome")
def roll_outcome(given: Given) -> Result:
    count = count_of(given, rules(given))
    needed = given["difficulty"]
    return {**count._asdict(), "result": judged(count, needed), "margin": count.margin(needed)}


def move(written: Given) -> Move:
    match written["do"]:
        case "explode":
            return Explode(written["die"])
        case "modify":
            return Modify(written["ability"], written["die"])
        case "reroll":
            return Reroll(written["with"], "" if written.get("all") else written["die"])
        case "bank":
            return Bank(tuple(written["dice"]))
        case "flash":
            return FlashChoice(written["choice"], tuple(written.get("dice") or ()))
    return Close(written["do"])


def faces_in_turn(written: Given) -> list[list[int]]:
    """The faces of each single move: a chain is written as one action and thrown die by die."""
    rolled = written.get("rolled", [])
    faces = rolled if isinstance(rolled, list) else [rolled]
    return [[face] for face in faces] if written["do"] == "explode" and faces else [faces]


def played(given: Given) -> tuple[Roll, Means]:
    """The roll of a vector with all its actions done."""
    thrown = Roll(
        dice=plain_dice(given["dice"]),
        difficulty=given["difficulty"],
        bonus_successes=given.get("bonus_successes", 0),
        abilities=tuple(
            Ability.model_validate({**one, "on": on(one.get("on"))}) for one in given.get("abilities") or []
        ),
        effortless=tuple(given.get("effortless") or ()),
        rules=rules(given),
    )
    means = Means(given["pool"], given.get("pool_max", 10), given.get("fate_points", 0))
    roll = at_its_step(thrown, means)
    for one in given["actions"]:
        for faces in faces_in_turn(one):
            roll, means = play(roll, means, move(one), faces)
    return roll, means


@adapter("blackbird", "post-roll", only_named=True)
def post_roll(given: Given) -> Result:
    roll, means = played(given)
    return {
        **counted(roll)._asdict(),
        "stage": roll.stage,
        "pool": means.pool,
        "fate_points": means.fate_points,
        "perk_due": roll.perk_due,
        "faces": {die.id: die.value for die in roll.dice},
        "result": result(roll),
    }


@adapter("blackbird", "post-roll-options", only_named=True)
def post_roll_options(given: Given) -> Result:
    roll, means = played(given)
    moves = legal_moves(roll, means)
    return {
        "stage": roll.stage,
        "options": sorted(move_id(roll, one) for one in moves),
        "warned": sorted(move_id(roll, one) for one in moves if isinstance(one, Reroll) and losses_stay(roll, one)),
    }


def side(given: Given, options: BlackbirdOptions) -> Standing:
    return standing(count_of(given, options), given.get("shift", 0)) if given["dice"] else WITHOUT_DICE


@adapter("blackbird", "opposed")
def opposed(given: Given) -> Result:
    options = rules(given)
    sides = {name: side(given[name], options) for name in ("initiator", "responder")}
    verdict = compare(sides["initiator"], sides["responder"], options.opposed_full_tie)
    return {**verdict._asdict(), **{name: one._asdict() for name, one in sides.items()}}


# ---- health and resources


@adapter("blackbird", "health", only_named=True)
def health(given: Given) -> Result:
    body = Sheet.model_validate(
        {"attributes": {"endurance": given["endurance"]}, "health_bonus": given.get("health_bonus", 0)}
    )
    current = given.get("current", body.health_max)
    actions = healths.held_at(current)
    for change in given.get("changes") or []:
        if change == "lift":
            actions = healths.lifted(actions)
            continue
        before, current = current, healths.health_after(current, body.health_max, change)
        actions = healths.unthrown_after(actions, before, current)
    return {
        "max": body.health_max,
        "current": current,
        "state": healths.health_state(current),
        "difficulty_shift": healths.difficulty_shift(current),
        "can_act": healths.can_act(current),
        "actions": actions,
    }


def owner(given: Given) -> Sheet:
    fields = ("pool", "pool_max", "fate_points", "fate_max", "career_xp", "general_xp", "health")
    flags = [{"name": name, "pool": pool} for name, pool in (given.get("flags") or {}).items()]
    bare = Sheet.model_validate({**{name: given[name] for name in fields if name in given}, "flags": flags})
    return evolve(bare, health_bonus=given.get("health_max", bare.health_max) - bare.health_max)


def after_event(hero: Sheet, event: Given, options: BlackbirdOptions) -> Sheet:
    by = SEATS[event.get("by", "gm")]
    match event["do"]:
        case "refill":
            return resources.refill_pool(hero, event["amount"], by, options.pool_cap)
        case "refill_flag":
            return resources.refill_flag(hero, event["flag"], event["amount"], by)
        case "flag_check":
            price = event.get("gm", resources.USUAL_PRICE)
            named_price = price["minus"] if isinstance(price, dict) else price
            return resources.close_flag_check(hero, event["flag"], event["answer"], named_price)
        case "award_fate":
            return resources.award_fate(hero, event["amount"], by or PLAYER)
        case "perk":
            perk = Perk.model_validate({"name": "perk", **event["effect"]})
            return resources.gain_perk(hero, perk, by or PLAYER, options.pool_cap)
    return hero  # time passes: no rule is asked


@adapter("blackbird", "resource-event", only_named=True)
def resource_event(given: Given) -> Result:
    after = after_event(owner(given), given["event"], rules(given))
    fields = ("pool", "fate_points", "fate_max", "health", "health_max", "career_xp", "general_xp")
    flags = {flag.name: flag.pool for flag in after.flags if flag.active}
    return {**{name: getattr(after, name) for name in fields}, "flags": flags}

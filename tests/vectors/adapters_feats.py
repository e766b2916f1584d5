"""Vectors of `feats`, translated into calls of the rules: checks, scenes, points, heroes. No rule is computed here."""

from __future__ import annotations

import re
from datetime import datetime
from functools import lru_cache
from zoneinfo import ZoneInfo

from pydantic import TypeAdapter

from engine.core.base import GM, Dice, Rejected, Seat
from engine.core.sheet import Lexicon
from engine.systems.feats import conditions, feat_points, stress
from engine.systems.feats.by_hand import HandChange, change_by_hand
from engine.systems.feats.checks.consequence import Consequence, Place, require_contest_described, require_described
from engine.systems.feats.checks.life import (
    Check,
    CheckStage,
    Described,
    Final,
    Ranked,
    Rolled,
    Terms,
    improve_check,
    keep,
    roll,
)
from engine.systems.feats.checks.odds import odds, written
from engine.systems.feats.checks.values import RolledCheck
from engine.systems.feats.contests.life import (
    Contest,
    Counts,
    Decided,
    Ready,
    Sealed,
    Settled,
    Side,
    decide,
    roll_contest,
    settle,
)
from engine.systems.feats.contests.opposed import Decider, Pairing, Participant, feat_window, is_repeat
from engine.systems.feats.effects import Judgement, use_ability, use_instead_of_check
from engine.systems.feats.feat_points import FeatSource, FeatUse, Gain
from engine.systems.feats.heat import kindle_heat
from engine.systems.feats.hero import Condition, Effect, Hero, HeroSheet, NpcSheet, Stress
from engine.systems.feats.heroes.sheet import ReadNpc, read_sheet
from engine.systems.feats.heroes.sheet_write import write_hero
from engine.systems.feats.ladder import Outcome, base_outcome
from engine.systems.feats.montage.values import SEGMENTS_OF_EFFECT
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.scenes import boundaries
from engine.systems.feats.scenes import detail as scene_detail
from engine.systems.feats.scenes import life as scenes
from engine.systems.feats.scenes.kind import Stakes, recommended
from engine.systems.feats.scenes.safe_ends import OpenAtClosing, heroes_after_session, safe_ends
from engine.systems.feats.skills import Rating, Skill, rating_of
from engine.systems.feats.state import Scene
from engine.systems.feats.waits import WAITS, Decision
from tests.paths import LOCALES
from tests.vectors.registry import Given, Json, Result, adapter
from tgbot.table.alarms import session_boundary
from tgbot.table.clocks import round_clock
from tgbot.texts import Texts, raise_fault

HERO = "hero"
PLAYER = Seat("p1")
UTC = ZoneInfo("UTC")


# ---- translations


def rules(given: Given) -> FeatsOptions:
    return FeatsOptions.model_validate(given.get("options") or {})


def die(written_die: Json) -> Dice:
    found = re.fullmatch(r"d([0-9]+):([0-9]+)", str(written_die))
    return Dice(sides=int(found[1]), face=int(found[2])) if found else Dice(sides=0)


def dice(written_dice: Json) -> tuple[Dice, ...]:
    return tuple(map(die, written_dice))


def rating(skill: Json) -> Rating:
    return Rating(rank=skill["rank"], value=skill["value"], archetype=skill.get("archetype", False))


def hero(**fields: Json) -> Hero:
    return Hero.model_validate({"id": HERO, "player": PLAYER, "name": "A", "stress": Stress(max=1), **fields})


def rolled_as(outcome: Outcome) -> RolledCheck:
    return RolledCheck(
        dice=(4, 4),
        net_advantage=0,
        modifier=0,
        total=8,
        base=base_outcome(8),
        rank_shift=0,
        after_rank=outcome,
        extra_step=0,
        outcome=outcome,
    )


def condition(one: Json) -> Condition:
    return Condition(id=one["id"], level=one.get("level") or 0, source_active=one.get("source_active", False))


def condition_out(one: Condition) -> Json:
    return {"id": one.id, "level": one.level} if one.id == conditions.EXHAUSTION else {"id": one.id}


def effect(one: Json) -> Effect:
    base = one.get("base_heat_cost") or 0
    return Effect(
        kind=one["kind"],
        name=one.get("id", "effect"),
        base_heat_cost=base,
        current_heat_cost=one.get("current_heat_cost") or base,
        used_this_scene=one.get("used_this_scene") or False,
        uses_left=one.get("uses_left") or 0,
    )


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    return Lexicon(Texts(LOCALES, raise_fault).lexicon("feats"))


# ---- checks and contests


def finished_check(given: Given, options: FeatsOptions) -> tuple[Final, int]:
    """A given of the kind `check`, from the dice to the closed window; and the pool after it."""
    terms = Terms(task_rank=given["task_rank"], advantage=given["advantage"], disadvantage=given["disadvantage"])
    ranked = Ranked(status="ranked", terms=terms)
    declared = Check(id="c1", hero=HERO, skill="skill", stage=ranked)
    points = given.get("feat_points", 0)
    check = roll(declared, ranked, rating(given["skill"]), dice(given["dice"]), options.clamp)
    if given.get("spend_feat_point", False):
        check, points = improve_check(check, HERO, points)
    elif isinstance(check.stage, Rolled):
        check = keep(check, check.stage)
    assert isinstance(check.stage, Final)
    return check.stage, points


def finished_contest(given: Given, options: FeatsOptions) -> tuple[Settled, Decided]:
    """A given of the kind `opposed`, from the dice to the comparison."""
    sides = {name: contest_side(name, given[name]) for name in ("active", "passive")}
    changed = given.get("situation_changed", False)
    now = Contest(
        id="o2",
        active=sides["active"],
        situation_key="1: changed" if changed else "",
        stage=Ready(status="ready", passive=sides["passive"]),
    )
    pair = Pairing(active=sides["active"].participant, passive=sides["passive"].participant, situation_key="")
    earlier = [pair] if given.get("repeat_of_same", False) else []
    assert isinstance(now.stage, Ready)
    both = (dice(given["active"]["dice"]), dice(given["passive"]["dice"]))
    now = roll_contest(now, now.stage, both, earlier, options.clamp)
    for name in ("active", "passive"):
        assert isinstance(now.stage, Sealed)
        spends = given[name].get("spend_feat_point", False)
        now = decide(now, now.stage, "active" if name == "active" else "passive", "improve" if spends else "keep")
    assert isinstance(now.stage, Sealed)
    pools = [given[name].get("feat_points", 0) for name in ("active", "passive")]
    settled = settle(now, now.stage, pools[0], pools[1])
    assert isinstance(settled.contest.stage, Decided)
    return settled, settled.contest.stage


def contest_side(who: str, given: Given) -> Side:
    counts = Counts(advantage=given["advantage"], disadvantage=given["disadvantage"])
    return Side(who=who, kind="hero", skill="skill", rating=rating(given["skill"]), counts=counts)


@adapter("feats", "check")
def check(given: Given) -> Result:
    final, points = finished_check(given, rules(given))
    return {
        "net_advantage": final.roll.net_advantage,
        "total": final.roll.total,
        "base": final.roll.base,
        "rank_shift": final.roll.rank_shift,
        "after_rank": final.roll.after_rank,
        "rolled_outcome": final.roll.outcome,
        "outcome": final.outcome,
        "feat_points": points,
    }


@adapter("feats", "outcome-odds")
def outcome_odds(given: Given) -> Result:
    counts = odds(given["skill_value"], given["rank_diff"], given["net_advantage"], rules(given).clamp)
    return {outcome.value: written(results) for outcome, results in counts.items()}


@adapter("feats", "opposed")
def opposed(given: Given) -> Result:
    settled, decided = finished_contest(given, rules(given))
    return {
        "active": {
            "total": decided.rolls.active.total,
            "outcome": decided.active_outcome,
            "feat_points": settled.active_points,
        },
        "passive": {
            "total": decided.rolls.passive.total,
            "outcome": decided.passive_outcome,
            "feat_points": settled.passive_points,
        },
        **decided.verdict.model_dump(),
    }


@adapter("feats", "opposed-repeat")
def opposed_repeat(given: Given) -> Result:
    def pairing(one: Json, *, rolled: bool) -> Pairing:
        sides = {name: Participant(who=one[name]["who"], skill=one[name]["skill"]) for name in ("active", "passive")}
        return Pairing(**sides, situation_key=one["situation_key"], rolled=rolled)

    earlier = [pairing(one, rolled=one["rolled"]) for one in given["earlier"]]
    return {"repeat": is_repeat(pairing(given["now"], rolled=False), earlier)}


@adapter("feats", "opposed-window")
def opposed_window(given: Given) -> Result:
    active, passive = (
        Decider(side["feat_points"], Outcome(side["rolled_outcome"]), side["decision"] or "open")
        for side in (given["active"], given["passive"])
    )
    window = feat_window(active, passive, rules(given).opposed_feat_order)
    return {"open": list(window.open), "visible": list(window.visible), "decided": window.decided}


@adapter("feats", "improve-prompt")
def improve_prompt(given: Given) -> Result:
    offer = feat_points.improve_offer(given["feat_points"], Outcome(given["rolled_outcome"]))
    silence = WAITS[Decision.IMPROVE].default
    return {"opens": offer is not None, "offers": offer, "default": silence if offer is not None else None}


@adapter("feats", "consequence")
def consequence(given: Given) -> Result:
    words = Consequence(**{name: given.get(name) or "" for name in Consequence.model_fields})
    if given["form"] == "check":
        place: Place = "montage" if given.get("in_montage", False) else "scene"
        require_described(Outcome(given["outcome"]), place, words)
    else:
        require_contest_described(Outcome(given["quality"]) if given["quality"] else None, words)
    return {"status": "described"}


@adapter("feats", "skill-lookup")
def skill_lookup(given: Given) -> Result:
    skills = [Skill(name=name, **numbers) for name, numbers in given["skills"].items()]
    found = rating_of(skills, given["skill"], rules(given).unlisted_skill)
    return {"rank": found.rank, "value": found.value}


# ---- scenes and sessions


def scene(kind: Json, **fields: Json) -> Scene:
    return Scene.model_validate({"id": "s1", "title": "A scene", "kind": kind, **fields})


@adapter("feats", "scene-format")
def scene_format(given: Given) -> Result:
    return {"level": recommended(Stakes.model_validate(given))}


@adapter("feats", "scene-check")
def scene_check(given: Given) -> Result:
    here = scene(given["level"], key_checks_made=given["key_checks_made"], stalled=given.get("stalled", False))
    is_open = given.get("scene_open", True)
    scenes.require_check_allowed(here if is_open else None, given.get("started_by", "player"))
    return {"allowed": True}


@adapter("feats", "key-check")
def key_check(given: Given) -> Result:
    here = scene(given["level"], key_checks_made=given["key_checks_made"])
    counted = scenes.dice_fell(here, [scenes.OpenThing(one["id"], one["status"]) for one in given["others"]])
    after = counted.scene
    if given["roll"] == "opposed" and given.get("decided_by"):
        after = scenes.contest_compared(after, given["decided_by"])
    return {
        "key_checks_made": after.key_checks_made,
        "withdrawn": list(counted.withdrawn),
        "gm_choice": list(scenes.stalled_choices(after)),
    }


@adapter("feats", "scene-level")
def scene_level(given: Given) -> Result:
    here = scene(given["from"]) if given.get("scene_open", True) else None
    things = [scenes.OpenThing(one["id"], one["status"]) for one in given["checks"]]
    heroes = tuple(hero(id=name, heat=heat) for name, heat in given["heat"].items())
    changed = scenes.change_level(here, given["to"], things, heroes)
    return {
        "level": changed.scene.kind,
        "key_checks_made": changed.scene.key_checks_made,
        "withdrawn": list(changed.withdrawn),
        "heat": {one.id: one.heat for one in changed.heroes},
    }


@adapter("feats", "session-close")
def session_close(given: Given) -> Result:
    ends = safe_ends(OpenAtClosing(one["id"], one["thing"], one["status"]) for one in given["open"])
    after = heroes_after_session(tuple(hero(id=name, **fields) for name, fields in given["heroes"].items()))
    fields = ("feat_points", "linked_advantage", "heat")
    return {
        "ends": {one.id: one.end for one in ends},
        "heroes": {one.id: {name: getattr(one, name) for name in fields} for one in after},
    }


@adapter("feats", "session-clock")
def session_clock(given: Given) -> Result:
    def moment(written_time: str | None) -> float | None:
        return None if written_time is None else datetime.fromisoformat(written_time).replace(tzinfo=UTC).timestamp()

    opened_at = moment(given["opened_at"])
    assert opened_at is not None
    pauses = [(moment(since) or 0.0, moment(until)) for since, until in given.get("pauses") or []]
    at = session_boundary(opened_at, given["days"], given["daily_hour"], pauses, UTC)
    return {"next_at": None if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M")}


@adapter("feats", "round-clock")
def clock_of_round(given: Given) -> Result:
    pauses = [(since, until) for since, until in given["pauses"]]
    clock = round_clock(given["opened_at"], given["window"], pauses, given["now"], given["heroes"])
    return {
        "due_at": clock.due_at,
        "expired": clock.expired,
        "auto_pass": list(clock.auto_pass),
        "round_closes": clock.round_closes,
    }


@adapter("feats", "wait")
def wait(given: Given) -> Result:
    waiting = WAITS[Decision(given["decision"])]
    return {"class": waiting.wait.value, "who": waiting.who, "default": waiting.default}


# ---- heroes


@adapter("feats", "boundary")
def boundary(given: Given) -> Result:
    before = dict(given["hero"])
    used, filled, level = before.pop("abilities_used"), before.pop("stress_filled"), before.pop("exhaustion")
    one = hero(
        **before,
        abilities=tuple(Effect(kind="ability", name=name, base_heat_cost=1, used_this_scene=True) for name in used),
        stress=Stress(max=max(1, filled), filled=filled),
        conditions=conditions.set_exhaustion((), level),
    )
    match given["event"]:
        case "session_start":
            one = boundaries.at_session_start(one, 2)
        case "session_end":
            one = boundaries.at_session_end(one)
        case "scene_start":
            one = boundaries.at_scene_start(one)
        case "scene_end":
            one = boundaries.at_scene_end(one)
    after = {name: getattr(one, name) for name in before}
    after["abilities_used"] = [ability.name for ability in one.abilities if ability.used_this_scene]
    return {
        "hero": {
            **after,
            "stress_filled": one.stress.filled,
            "exhaustion": conditions.exhaustion_of(one.conditions),
        }
    }


@adapter("feats", "feat-gain")
def feat_gain(given: Given) -> Result:
    points, gain = given["points"], Gain(0, 0)
    match given["event"]:
        case "session_start":
            gain = feat_points.open_session()
        case "session_end":
            gain = feat_points.close_session()
        case "join":
            session = 1 if given["session_open"] else None
            gain = feat_points.join_session(points, session, 1 if given.get("already_granted", False) else 0)
        case source:
            price = "it costs something" if given.get("price", False) else ""
            gain = feat_points.award(points, FeatSource(source), price)
    return gain._asdict()


@adapter("feats", "feat-spend")
def feat_spend(given: Given) -> Result:
    options, points = rules(given), given["points"]
    use = feat_points.feat_use_named(given["use"])
    match use:
        case FeatUse.IMPROVE_OUTCOME:
            return spend_on_outcome(given)
        case FeatUse.IGNITE_HEAT:
            one = hero(feat_points=points, heat=given["heat"], ignited_this_scene=given["ignited_this_scene"])
            one = kindle_heat(one, "combat" if given["in_combat"] else "quick")
            return {"points": one.feat_points, "heat": one.heat, "ignited_this_scene": one.ignited_this_scene}
        case FeatUse.SCENE_DETAIL:
            return spend_on_detail(given, options)
        case FeatUse.REMOVE_CONDITION:
            left = feat_points.spend(points)
            before = tuple(condition(one) for one in given["conditions"])
            judgement: conditions.Describable = "can_be_described" if given["describable"] else "cannot"
            after = conditions.shake_off(before, given["condition"], judgement, options.exhaustion_removal)
            return {"points": left, "conditions": [condition_out(one) for one in after]}
        case FeatUse.QUICK_RECOVERY:
            level = given["stress"]["exhaustion"]
            boxes = Stress(max=given["stress"]["max"], filled=given["stress"]["filled"])
            left, boxes = feat_points.recover(points, boxes)
            return {"points": left, "stress": stress_out(boxes, level)}


def spend_on_outcome(given: Given) -> Result:
    terms, outcome = Terms(task_rank=1), Outcome(given["outcome"])
    improved = given["already_improved"]
    stage: CheckStage
    if not given["rolled"]:
        stage = Ranked(status="ranked", terms=terms)
    elif given["consequences_described"]:
        stage = Described(
            status="described",
            terms=terms,
            roll=rolled_as(outcome),
            improved=improved,
            outcome=outcome,
            consequence=Consequence(),
        )
    elif improved:
        stage = Final(status="final", terms=terms, roll=rolled_as(outcome), improved=True)
    else:
        stage = Rolled(status="rolled", terms=terms, roll=rolled_as(outcome))
    rolled = Check(id="c1", hero=HERO, skill="skill", stage=stage)
    after, points = improve_check(rolled, HERO if given["own_check"] else "fellow", given["points"])
    assert isinstance(after.stage, Final)
    return {"points": points, "outcome": after.stage.outcome}


def spend_on_detail(given: Given, options: FeatsOptions) -> Result:
    points, verdict = given["points"], given["decision"]
    feat_points.require_point(points)
    if verdict is None:
        return {"points": points, "status": "pending"}
    settled = scene_detail.judge_detail(points, verdict, given.get("reason") or "", options.refused_detail)
    if settled.status == "offered" and given.get("confirm"):
        settled = scene_detail.answer_offer(points, verdict, given["confirm"])
    return settled._asdict()


def stress_out(boxes: Stress, level: int) -> Result:
    return {
        "current_max": stress.current_max(boxes, level),
        "filled": boxes.filled,
        "free": stress.free(boxes, level),
    }


@adapter("feats", "stress")
def stress_boxes(given: Given) -> Result:
    boxes, level, overflow = Stress(max=given["max"], filled=given["filled"]), given["exhaustion"], 0
    for op in given["ops"]:
        match op:
            case {"mark": amount}:
                boxes, more = stress.mark(boxes, level, amount)
                overflow += more
            case {"exhaustion": x}:
                level = conditions.exhaustion_of(conditions.set_exhaustion(conditions.set_exhaustion((), level), x))
            case {"recover": True}:
                boxes = stress.clear_all(boxes)
    return {**stress_out(boxes, level), "overflow": overflow}


@adapter("feats", "hero-change")
def hero_change(given: Given) -> Result:
    before = given["hero"]
    one = hero(
        stress=Stress(**before["stress"]),
        conditions=tuple(map(condition, before["conditions"])),
        heat=before["heat"],
        linked_advantage=before["linked_advantage"],
    )
    by = GM if given["by"] == "gm" else one.player
    (name, amount), *_ = given["change"].items()
    changed = change_by_hand(one, hand_change(name, amount), by, "combat" if given["in_combat"] else "quick")
    after = {
        "stress": changed.hero.stress.model_dump(),
        "conditions": [condition_out(one) for one in changed.hero.conditions],
        "heat": changed.hero.heat,
        "linked_advantage": changed.hero.linked_advantage,
    }
    return {"hero": after, "overflow": changed.overflow} if name == "mark_stress" else {"hero": after}


def hand_change(name: str, amount: Json) -> HandChange:
    field = {"exhaustion": "level", "add_condition": "name", "remove_condition": "name"}.get(name, "amount")
    made: HandChange = TypeAdapter(HandChange).validate_python({"change": name, field: amount})
    return made


@adapter("feats", "ability-use")
def ability_use(given: Given) -> Result:
    ability = effect({"kind": "ability", **given})
    used = use_ability(ability, "combat" if given["in_combat"] else "quick", rules(given))
    return {"heat_cost": used.heat_cost, "used_this_scene": used.effect.used_this_scene}


@adapter("feats", "montage-effect")
def montage_effect(given: Given) -> Result:
    judgement: Judgement = "solves" if given["solves_directly"] else "does_not_solve"
    after = use_instead_of_check(effect(given), judgement, rules(given).effect_gate)
    result: Result = {"gain": SEGMENTS_OF_EFFECT, "heat_paid": 0}
    if after.kind == "ability":
        return {**result, "used_this_scene": after.used_this_scene}
    return result if after.kind == "gear" else {**result, "uses_left": after.uses_left}


# ---- text sheets


@adapter("feats", "parse_sheet")
def parse_sheet(given: Given) -> Result:
    try:
        limit = (given.get("options") or {}).get("archetype_limit", "none")
        read = read_sheet(given["text"], lexicon(), limit)
    except Rejected as refused:
        return {"error": refused.code, "line": refused.args_of_text.get("line")}
    warnings = [{"line": one.line, "code": one.code} for one in read.warnings]
    if isinstance(read, ReadNpc):
        return {"npc": npc_out(read.npc), "warnings": warnings}
    result: Result = {"hero": hero_out(read.hero), "warnings": warnings}
    if write_hero(read.hero, lexicon(), given["language"]) == given["text"]:
        result["canonical"] = True
    return result


def npc_out(npc: NpcSheet) -> Result:
    return {**npc.model_dump(mode="json"), "character_rank": npc.character_rank or None}


def hero_out(sheet: HeroSheet) -> Result:
    dumped = sheet.model_dump(mode="json")
    dumped["abilities"] = [
        {name: one[name] for name in ("name", "base_heat_cost", "current_heat_cost", "used_this_scene", "text")}
        for one in dumped["abilities"]
    ]
    dumped["items"] = [
        {
            "name": one["name"],
            "kind": one["kind"],
            "uses_left": None if one["kind"] == "gear" else one["uses_left"],
            "text": one["text"],
        }
        for one in dumped["items"]
    ]
    for one in dumped["conditions"]:
        one["level"] = one["level"] or None
    return dumped

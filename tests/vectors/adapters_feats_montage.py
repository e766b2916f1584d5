"""Vectors of `feats` about montages, translated into the moves that the game makes. No rule is computed here."""

from __future__ import annotations

from engine.core.base import Map, Rejected
from engine.systems.feats.effects import Judgement, replaced
from engine.systems.feats.ladder import Outcome, outcome_named
from engine.systems.feats.montage import clock as montage_clock
from engine.systems.feats.montage import moves as montage_moves
from engine.systems.feats.montage.moves import Move, require_move
from engine.systems.feats.montage.options import contribution_options
from engine.systems.feats.montage.setup import Preparation, prepare, require_heroes
from engine.systems.feats.montage.values import Declaration, Montage, Obstacle, standing
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.skills import Skill
from tests.vectors.adapters_feats import effect, finished_check, finished_contest, hero, rules
from tests.vectors.registry import Given, Json, Result, adapter

NEEDS = {
    "check": ("hero", "skill", "obstacle"),
    "declare": ("hero", "skill", "obstacle"),
    "propose": ("hero", "effect", "obstacle"),
    "release": ("hero",),
    "effect": ("hero", "effect", "obstacle", "solves_directly"),
    "pass": ("hero",),
    "leave": ("hero",),
    "deadline": ("round",),
    "add_obstacle": ("id",),
    "cancel": (),
}
"""The fields of each event of a run."""
ROLLS = ("outcome", "check", "opposed")


def obstacle(one: Json) -> Obstacle:
    return Obstacle(id=one["id"], text=one["id"], ongoing=one.get("ongoing", False))


def montage(heroes: tuple[str, ...], obstacles: list[Json], **fields: Json) -> Montage:
    return Montage.model_validate(
        {
            "goal": "a goal",
            "pressure": "a pressure",
            "difficulty": "simple",
            "heroes": heroes,
            "obstacles": tuple(map(obstacle, obstacles)),
            "track_length": 3,
            **fields,
        }
    )


@adapter("feats", "montage-setup")
def montage_setup(given: Given) -> Result:
    heroes = given["heroes"]
    form = Preparation(
        goal=given["goal"],
        pressure=given["pressure"],
        obstacles=tuple(given["obstacles"]),
        difficulty=given["difficulty"],
        heroes=tuple(heroes) if isinstance(heroes, list) else tuple(f"h{n}" for n in range(heroes)),
    )
    prepared = prepare(form, rules(given).fewer_heroes)
    result: Result = {
        "track_length": prepared.track_length,
        "rounds": prepared.rounds,
        "contributions": prepared.contributions,
    }
    return {**result, "warning": prepared.warning} if prepared.warning else result


@adapter("feats", "montage-outcome")
def montage_outcome(given: Given) -> Result:
    at = standing(given["track_length"], given["progress"], given["rounds_completed"])
    return {"over": at.over, "filled": at.filled, "remaining": at.remaining, "outcome": at.outcome}


@adapter("feats", "montage-options")
def montage_options(given: Given) -> Result:
    who, others = given["hero"], [one["reserved_by"] for one in given["obstacles"]]
    pending = {
        one["reserved_by"]: Declaration(by="check", what="skill", obstacle=one["id"])
        for one in given["obstacles"]
        if one["reserved_by"] not in {None, who}
    }
    if given["pending"]:
        pending[who] = Declaration(by="check", what="skill", obstacle="another")
    here = montage(
        (who, *(other for other in others if other)),
        given["obstacles"],
        pending=Map(pending),
        used_skills=Map({who: tuple(given["used_skills"])}),
        solved=tuple(one["id"] for one in given["obstacles"] if one["solved"] and not one["ongoing"]),
        contributed=(who,) if given["contributed"] else (),
        ending="failure" if given["finished"] else "running",
    )
    effects = tuple(map(effect, given["effects"]))
    sheet = hero(skills=tuple(Skill(name=name, rank=1, value=0) for name in given["skills"]), items=effects)
    offered = contribution_options(here, who, sheet, rules(given).effect_gate)
    return {
        "skills": [skill.name for skill in offered.skills],
        "effects": [one.name for one in offered.effects],
        "obstacles": [one.id for one in offered.obstacles],
        "may_pass": offered.may_pass,
        "waiting_for": None if offered.waiting_for == "nothing" else offered.waiting_for,
    }


@adapter("feats", "montage-run")
def montage_run(given: Given) -> Result:
    heroes = tuple(given["heroes"])
    require_heroes(heroes)
    run = Run(given, heroes)
    log = [run.play(event) for event in given["events"]]
    here = run.montage
    state = {
        "round": here.round,
        "progress": here.progress,
        "remaining": here.remaining,
        "can_act": list(here.waiting()),
        "pending": list(here.pending),
        "solved": list(here.solved),
        "finished": here.finished,
        "outcome": here.outcome,
    }
    return {"log": log, "state": state}


class Run:
    """A montage and the heroes' effects, moved by events; a refused event changes neither."""

    def __init__(self, given: Given, heroes: tuple[str, ...]) -> None:
        self.rules = rules(given)
        self.montage = montage(heroes, given["obstacles"], track_length=given["track_length"])
        owned: dict[str, Json] = given.get("effects") or {}
        self.effects = {one: tuple(map(effect, owned.get(one, []))) for one in heroes}

    def play(self, event: Json) -> Result:
        try:
            move = self.move(event)
        except Rejected as refused:
            return {"error": refused.code}
        self.montage = move.montage
        entry: Result = {"gain": move.gain, "progress": move.montage.progress, "round": move.montage.round}
        if event["type"] in {"deadline", "leave"} or move.released_to == "over":
            entry["passed"] = list(move.passed)
        if move.released_to != "round":
            entry["grace"] = move.released_to
        return entry

    def move(self, event: Json) -> Move:
        here, kind, who = self.montage, event["type"], event.get("hero")
        require_move(here)
        if kind not in NEEDS:
            raise Rejected("bad-event")
        require_move(here, *("" if event.get(name) is None else str(event[name]) for name in NEEDS[kind]))
        match kind:
            case "check":
                return self.check(event)
            case "declare":
                return Move(montage_moves.declare(here, who, event["skill"], event["obstacle"]))
            case "propose":
                owned = self.effects.get(who, ())
                gate = self.rules.effect_gate
                return Move(montage_moves.propose(here, who, event["effect"], event["obstacle"], owned, gate))
            case "effect":
                return self.effect(event)
            case "release":
                return montage_clock.release(here, who)
            case "pass":
                return montage_moves.pass_by(here, who)
            case "leave":
                return montage_moves.leave(here, who)
            case "deadline" if "hero" in event:
                return montage_clock.grace_deadline(here, event["round"], who or "")
            case "deadline":
                return montage_clock.common_deadline(here, event["round"])
            case "add_obstacle":
                return Move(montage_moves.add_obstacle(here, obstacle(event)))
        return Move(montage_moves.cancel(here))

    def check(self, event: Json) -> Move:
        rolled = next((name for name in ROLLS if event.get(name) is not None), "")
        require_move(self.montage, rolled)
        who = event["hero"]
        declared = montage_moves.declare_or_match(self.montage, who, event["skill"], event["obstacle"])
        return montage_moves.resolve_check(declared, who, final_outcome(event, rolled, self.rules))

    def effect(self, event: Json) -> Move:
        who, owned = event["hero"], self.effects.get(event["hero"], ())
        judgement: Judgement = "solves" if event["solves_directly"] else "does_not_solve"
        gate = self.rules.effect_gate
        move, after = montage_moves.resolve_effect(
            self.montage, who, event["effect"], event["obstacle"], owned, judgement, gate
        )
        self.effects[who] = replaced(owned, after)
        return move


def final_outcome(event: Json, rolled: str, options: FeatsOptions) -> Outcome:
    if rolled == "outcome":
        return outcome_named(str(event["outcome"]))
    if rolled == "check":
        return finished_check(event["check"], options)[0].outcome
    montage_moves.require_contest_allowed(options)
    return montage_moves.contest_outcome(finished_contest(event["opposed"], options)[1].verdict)

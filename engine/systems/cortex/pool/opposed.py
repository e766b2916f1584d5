"""What stands against a roll beside the doom pool, and what hinders others (CX-POOL-04, CX-POOL-13, FL-OPP-07)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.systems.cortex.action.exchange import ACTION, Exchange
from engine.systems.cortex.at_table import CortexPosition, character
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.dice import LARGEST, Die
from engine.systems.cortex.effects.due import AidGoal, Goal, RestoreGoal, TreatGoal, WeakenGoal
from engine.systems.cortex.pool.check import condition_die
from engine.systems.cortex.pool.picks import ExtraPick, HindrancePick, RestorePick
from engine.systems.cortex.tracks import STRESS_TYPES


def hindrances(here: CortexPosition, me: Character, them: tuple[CharacterId, ...]) -> Iterator[HindrancePick]:
    """Stress, trauma and complications of the other side (CX-POOL-04); who is out counts as d12 (CX-OUT-03)."""
    for who in them:
        other = here.state.characters.get(who)
        if other is None or other.id == me.id:
            continue
        for type_ in STRESS_TYPES:
            track = other.track(type_)
            if track.stress:
                die = condition_die(track.stress, out=track.out is not None)
                yield HindrancePick(group="hindrance", kind="stress", name=type_, die=min(die, LARGEST), of=who)
            if track.trauma:
                yield HindrancePick(group="hindrance", kind="trauma", name=type_, die=track.trauma, of=who)
        for one in other.complications:
            yield HindrancePick(group="hindrance", kind="complication", name=one.name, die=one.die, of=who)


def conditions(here: CortexPosition, ex: Exchange) -> Iterator[ExtraPick]:
    """The die of what is treated, helped with or attacked opposes."""
    die = opposing_die(here, ex.actor, ex.goal)
    if die:
        yield ExtraPick(group="extra", die=die)
    actor = here.state.characters.get(ex.actor)
    if isinstance(ex.goal, RestoreGoal) and actor is not None and here.options.canon.shutdown_die_side == "opposition":
        yield ExtraPick(group="extra", die=restored_die(actor, ex.goal))


def opposing_die(here: CortexPosition, actor: CharacterId, goal: Goal) -> Die:
    """What the goal itself sets against the roll; 0 for nothing."""
    state = here.state
    match goal:
        case TreatGoal(what=what, type=type_):
            track = character(state, actor).track(type_)
            return track.stress if what == "stress" else track.trauma
        case AidGoal(target=target, type=type_):
            track = character(state, target).track(type_)
            return condition_die(track.stress, out=track.out is not None)
        case WeakenGoal():
            return thing_die(here, goal)
        case _:
            return 0


def thing_die(here: CortexPosition, goal: WeakenGoal) -> Die:
    """The die of an asset, a complication or a Scene Distinction; 0 when it is gone."""
    if goal.what == "scene_distinction":
        scene = here.state.scene
        held = scene.distinctions if scene is not None else ()
        return next((one.die for one in held if one.name == goal.name), 0)
    bearer = here.state.characters.get(goal.of)
    if bearer is None:
        return 0
    things = bearer.assets if goal.what == "asset" else bearer.complications
    return next((one.die for one in things if one.name == goal.name), 0)


def restored_die(me: Character, goal: RestoreGoal) -> Die:
    """The full rating of a shut-down trait; for a set its highest power (CX-SHUT-02)."""
    for held in me.power_sets:
        if held.name == goal.set:
            dice = [power.die for power in held.powers if goal.power in ("", power.name)]
            return max(dice, default=0)
    return next((power.die for power in me.powers if power.name == goal.power), 0)


def restored(me: Character, ex: Exchange, canon: Canon, key: str) -> Iterator[RestorePick]:
    if key == ACTION and isinstance(ex.goal, RestoreGoal) and canon.shutdown_die_side == "player":
        die = restored_die(me, ex.goal)
        if die:
            yield RestorePick(group="restore", name=ex.goal.power or ex.goal.set, die=die)

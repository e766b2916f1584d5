"""The checks and contests that an open scene holds: found, put back, taken out; and what a throw does to the others.

FT-SCENE-07, FT-SCENE-09. What has ended leaves the state; the log keeps it. Rolled contests stay, so that a repeat is
recognised (FT-OPP-12).
"""

from __future__ import annotations

from typing import TypeVar

from engine.core.base import GM, Rejected, Seat, evolve
from engine.systems.feats.at_table import FeatsPosition, open_scene, with_heroes
from engine.systems.feats.checks.life import Check
from engine.systems.feats.contests.life import Contest
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.kind import StartedBy
from engine.systems.feats.scenes.life import OpenThing, dice_fell, require_check_allowed
from engine.systems.feats.state import FeatsState, Scene

One = TypeVar("One", bound=Check | Contest)

ENDED = frozenset({"described", "withdrawn", "no_roll"})
"""The end states of checks and contests (section 2)."""


def asked_of(here: FeatsPosition, hero: Hero) -> frozenset[Seat]:
    """Who answers for a hero: the player, or the GM while the seat is not taken (undo brings no player back)."""
    return frozenset({hero.player if hero.player in here.seats else GM})


def may_start(scene: Scene | None, started_by: StartedBy) -> bool:
    """Whether a check may be started now (FT-SCENE-09); where it may not, nothing is offered."""
    try:
        require_check_allowed(scene, started_by)
    except Rejected:
        return False
    return True


def checks_in(state: FeatsState) -> tuple[Check, ...]:
    return state.scene.checks if state.scene is not None else ()


def contests_in(state: FeatsState) -> tuple[Contest, ...]:
    return state.scene.contests if state.scene is not None else ()


def check_called(state: FeatsState, check_id: str) -> Check:
    """Refusal: `unknown-check`."""
    return _called(checks_in(state), check_id)


def contest_called(state: FeatsState, contest_id: str) -> Contest:
    """Refusal: `unknown-check`."""
    return _called(contests_in(state), contest_id)


def with_check(state: FeatsState, check: Check) -> FeatsState:
    """The state with a check as it is now: at its place, at the end when it is new, gone when it has ended."""
    scene = open_scene(state)
    if check.stage.status in ENDED:
        return without_check(state, check.id)
    return evolve(state, scene=evolve(scene, checks=_put(scene.checks, check)))


def without_check(state: FeatsState, check_id: str) -> FeatsState:
    scene = open_scene(state)
    return evolve(state, scene=evolve(scene, checks=tuple(one for one in scene.checks if one.id != check_id)))


def with_contest(state: FeatsState, contest: Contest) -> FeatsState:
    """As `with_check`; a contest that was rolled stays."""
    scene = open_scene(state)
    if contest.stage.status == "withdrawn":
        kept = tuple(one for one in scene.contests if one.id != contest.id)
    else:
        kept = _put(scene.contests, contest)
    return evolve(state, scene=evolve(scene, contests=kept))


def things_in(scene: Scene) -> tuple[OpenThing, ...]:
    """Its checks and contests with their statuses."""
    checks = (OpenThing(one.id, one.stage.status) for one in scene.checks)
    contests = (OpenThing(one.id, one.stage.status) for one in scene.contests)
    return (*checks, *contests)


def others_in(scene: Scene, thrown: str) -> tuple[OpenThing, ...]:
    """Every other check and contest of the scene, with its status."""
    return tuple(one for one in things_in(scene) if one.id != thrown)


def overtaken_by(state: FeatsState, thrown: str) -> tuple[str, ...]:
    """What is withdrawn when the dice of `thrown` fall: in a quick scene all that is not rolled (FT-SCENE-07)."""
    scene = open_scene(state)
    return dice_fell(scene, others_in(scene, thrown)).withdrawn


def counted_throw(state: FeatsState, thrown: str) -> FeatsState:
    """The scene's counter after a throw (FT-SCENE-07)."""
    scene = open_scene(state)
    return evolve(state, scene=dice_fell(scene, others_in(scene, thrown)).scene)


def tokens_spent(state: FeatsState, hero: Hero, tokens: int) -> FeatsState:
    """A hero's tokens after a throw that used some (FT-OUT-02)."""
    if not tokens:
        return state
    return with_heroes(state, evolve(hero, linked_advantage=max(0, hero.linked_advantage - tokens)))


def _called(things: tuple[One, ...], thing_id: str) -> One:
    for one in things:
        if one.id == thing_id:
            return one
    raise Rejected("unknown-check")


def _put(things: tuple[One, ...], thing: One) -> tuple[One, ...]:
    if thing.id not in {one.id for one in things}:
        return (*things, thing)
    return tuple(thing if one.id == thing.id else one for one in things)

"""A player leaves the table: what the hero had open comes to its safe end, a running montage is passed.

FT-MONT-30, FT-SCENE-11. The hero stays in the state; nobody plays it any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.base import Seat
from engine.systems.feats.at_table import FeatsEvent, FeatsLedger, with_scene
from engine.systems.feats.checks.life import Withdrawn
from engine.systems.feats.contests.events import compared_now
from engine.systems.feats.contests.life import AwaitingSkill, Challenged, Contest, Sealed
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.heroes.desk import DESK
from engine.systems.feats.montage.moves import contest_outcome, leave
from engine.systems.feats.montage.turns import after_move, contribute_outcome, release_hero, running
from engine.systems.feats.scenes.life import NOT_ROLLED
from engine.systems.feats.scenes.open_checks import check_called, contest_called
from engine.systems.feats.scenes.open_things import ThingEnded, open_things
from engine.systems.feats.scenes.safe_ends import Ending, OpenAtClosing, safe_ends
from engine.systems.feats.state import FeatsState


class HeroLeft(FeatsEvent):
    """The hero passes in this round and in every later one; length and number of heroes stay (FT-MONT-30)."""

    kind: Literal["hero_left"] = "hero_left"
    hero: HeroId

    def apply(self, state: FeatsState) -> FeatsState:
        montage = state.scene.montage if state.scene is not None else None
        if montage is None or montage.finished or self.hero not in montage.heroes or self.hero in montage.left:
            return state
        return with_scene(state, montage=leave(montage, self.hero).montage)


def unseated(led: FeatsLedger, seat: Seat) -> None:
    """What a leaving player leaves behind."""
    DESK.give_up(led, seat)
    for hero in tuple(led.state.heroes.values()):
        if hero.player == seat:
            for ending in safe_ends(_open_of(led.state, hero)):
                _end(led, hero, ending)
            before = running(led.state)
            led.post(HeroLeft(hero=hero.id))
            if before is not None:
                after_move(led, before, hero.id)


def _end(led: FeatsLedger, hero: Hero, ending: Ending) -> None:
    """One thing in its safe end; a contest that was another hero's contribution counts, or gives that hero back."""
    if ending.thing != "opposed":
        led.post(ThingEnded.of(led.state, ending))
        return
    contest = contest_called(led.state, ending.id)
    theirs = contest.obstacle and contest.active.who != hero.id
    if isinstance(contest.stage, Sealed):
        compared = compared_now(led.state, contest, contest.stage)
        led.post(compared)
        if theirs:
            contribute_outcome(led, contest.active.who, contest_outcome(compared.decided.verdict))
    else:
        led.post(ThingEnded.of(led.state, ending))
        if theirs and contest.stage.status in NOT_ROLLED:
            release_hero(led, contest.active.who)


def _open_of(state: FeatsState, hero: Hero) -> Iterator[OpenAtClosing]:
    return (one for one in open_things(state) if hero.id in _heroes_of(state, one))


def _heroes_of(state: FeatsState, one: OpenAtClosing) -> tuple[HeroId, ...]:
    match one.thing:
        case "check":
            return (check_called(state, one.id).hero,)
        case "opposed":
            return _sides(contest_called(state, one.id))
        case "effect":
            return ()  # dropped by the montage itself
        case "obstacle":
            return tuple(found.hero for found in state.proposed_obstacles if found.id == one.id)
        case "condition_removal":
            return tuple(found.hero for found in state.removals if found.id == one.id)
        case "scene_detail":
            return tuple(found.hero for found in state.details if found.id == one.id)
        case _:
            return ()


def _sides(contest: Contest) -> tuple[str, ...]:
    match contest.stage:
        case AwaitingSkill(hero=hero):
            return (contest.active.who, hero)
        case Challenged(who=who):
            return (contest.active.who, who)
        case Withdrawn():
            return (contest.active.who,)
        case stage:
            return (contest.active.who, stage.passive.who)

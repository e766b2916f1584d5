"""What is open in a game, by name and status, and what becomes of it when it is put in its safe end (FT-SCENE-11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.systems.feats.at_table import FeatsEvent, hero_called, open_scene, with_heroes, with_scene
from engine.systems.feats.checks.life import Check, Rolled, keep, withdraw
from engine.systems.feats.contests.life import Contest, Sealed, Side, payable, settle, withdraw_contest
from engine.systems.feats.montage.clock import release
from engine.systems.feats.montage.moves import cancel
from engine.systems.feats.scenes.open_checks import (
    ENDED,
    check_called,
    checks_in,
    contest_called,
    with_check,
    with_contest,
)
from engine.systems.feats.scenes.safe_ends import Ending, OpenAtClosing, SafeEnd, Thing
from engine.systems.feats.state import FeatsState, Scene


class ThingEnded(FeatsEvent):
    """Something that was open came to its safe end: nothing was spent by it."""

    kind: Literal["thing_ended"] = "thing_ended"
    thing: Thing
    id: str
    end: SafeEnd
    what: Text

    @classmethod
    def of(cls, state: FeatsState, ending: Ending) -> ThingEnded:
        what = text_of_open(state, OpenAtClosing(ending.id, ending.thing, ""))
        return cls(thing=ending.thing, id=ending.id, end=ending.end, what=what)

    def apply(self, state: FeatsState) -> FeatsState:
        match self.thing:
            case "check":
                return _end_check(state, self.id)
            case "opposed":
                return _end_contest(state, self.id)
            case "effect":
                return _release_effect(state, self.id)
            case "obstacle":
                kept = tuple(one for one in state.proposed_obstacles if one.id != self.id)
                return evolve(state, proposed_obstacles=kept)
            case "condition_removal":
                return evolve(state, removals=tuple(one for one in state.removals if one.id != self.id))
            case "scene_detail":
                return evolve(state, details=tuple(one for one in state.details if one.id != self.id))
            case "montage":
                return _cancel_montage(state)
            case _:
                raise AssertionError(self.thing)  # scenes and sessions have events of their own

    def text(self) -> Text:
        return text("feats-thing-ended", what=self.what, end=text(f"feats-end-{self.end.replace('_', '-')}"))


def open_things(state: FeatsState) -> tuple[OpenAtClosing, ...]:
    """Everything that the closing of the session would end, with its status."""
    return tuple(_open_things(state))


def _open_things(state: FeatsState) -> Iterator[OpenAtClosing]:
    scene = state.scene
    if scene is not None:
        yield from (OpenAtClosing(one.id, "check", one.stage.status) for one in scene.checks if not _over(one))
        yield from (OpenAtClosing(one.id, "opposed", one.stage.status) for one in scene.contests if not _over(one))
        yield from _in_montage(scene)
    yield from (OpenAtClosing(one.id, "obstacle", "pending") for one in state.proposed_obstacles)
    yield from (OpenAtClosing(one.id, "condition_removal", "pending") for one in state.removals)
    yield from (OpenAtClosing(one.id, "scene_detail", one.status) for one in state.details)
    if scene is not None:
        yield OpenAtClosing(scene.id, "scene", "stalled" if scene.stalled else "open")
    if state.session.open:
        yield OpenAtClosing(f"s{state.session.number}", "session", "open")


def _over(one: Check | Contest) -> bool:
    return one.stage.status in ENDED


def _in_montage(scene: Scene) -> Iterator[OpenAtClosing]:
    montage = scene.montage
    if montage is None or montage.finished:
        return
    yield from (OpenAtClosing(hero, "effect", "pending") for hero, one in montage.pending.items() if one.by == "effect")
    yield OpenAtClosing(scene.id, "montage", "open")


# ---- names


def text_of_open(state: FeatsState, one: OpenAtClosing) -> Text:
    """How an open thing is called in lists."""
    match one.thing:
        case "check" | "opposed":
            return text_of_check(state, one.id)
        case "effect":
            return text("feats-thing-effect", hero=hero_called(state, one.id).name)
        case "obstacle":
            obstacle = next(o for o in state.proposed_obstacles if o.id == one.id)
            return text("feats-thing-obstacle", words=obstacle.words)
        case "condition_removal":
            removal = next(r for r in state.removals if r.id == one.id)
            return text("feats-thing-removal", hero=hero_called(state, removal.hero).name)
        case "scene_detail":
            detail = next(d for d in state.details if d.id == one.id)
            return text("feats-thing-detail", hero=hero_called(state, detail.hero).name)
        case "montage":
            return text("feats-thing-montage")
        case "scene":
            return text("feats-thing-scene", title=open_scene(state).title)
        case "session":
            return text("feats-thing-session", number=state.session.number)


def text_of_check(state: FeatsState, thing: str) -> Text:
    """A check or contest of the open scene, as it is called in lists."""
    check = next((one for one in checks_in(state) if one.id == thing), None)
    if check is not None:
        return text("feats-thing-check", hero=hero_called(state, check.hero).name, skill=check.skill)
    active = contest_called(state, thing).active
    return text("feats-thing-opposed", who=_name_of(state, active), skill=active.skill)


def _name_of(state: FeatsState, side: Side) -> str:
    return hero_called(state, side.who).name if side.kind == "hero" else side.who


# ---- ends


def _end_check(state: FeatsState, check_id: str) -> FeatsState:
    def ended(check: Check) -> Check:
        match check.stage:
            case Rolled() as rolled:
                return keep(check, rolled)
            case stage if stage.status in {"declared", "ranked"}:
                return withdraw(check)
            case _:
                return check

    return with_check(state, ended(check_called(state, check_id)))


def _end_contest(state: FeatsState, contest_id: str) -> FeatsState:
    """Before the dice it is withdrawn; after them, decisions that were made count and the others are *keep*."""
    contest = contest_called(state, contest_id)
    match contest.stage:
        case Sealed() as sealed:
            points = [_points(state, side) for side in (contest.active, sealed.passive)]
            settled = settle(contest, payable(sealed, points[0], points[1]), points[0], points[1])
            state = _with_points(state, contest.active, settled.active_points)
            state = _with_points(state, sealed.passive, settled.passive_points)
            contest = settled.contest
        case stage if stage.status in {"declared", "awaiting_skill", "ready"}:
            contest = withdraw_contest(contest)
    return with_contest(state, contest)


def _points(state: FeatsState, side: Side) -> int:
    return hero_called(state, side.who).feat_points if side.kind == "hero" else 0


def _with_points(state: FeatsState, side: Side, points: int) -> FeatsState:
    if side.kind != "hero":
        return state
    return with_heroes(state, evolve(hero_called(state, side.who), feat_points=points))


def _release_effect(state: FeatsState, hero: str) -> FeatsState:
    montage = open_scene(state).montage
    return state if montage is None else with_scene(state, montage=release(montage, hero).montage)


def _cancel_montage(state: FeatsState) -> FeatsState:
    montage = open_scene(state).montage
    return state if montage is None else with_scene(state, montage=cancel(montage))

"""An open scene: whether a check may start, what a roll does to it, and how the GM changes its level.

FT-SCENE-02, FT-SCENE-03, FT-SCENE-07, FT-SCENE-08, FT-SCENE-09, FT-SCENE-10, FT-OPP-12, FT-GM-01, FT-GM-09.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from engine.core.base import Rejected, evolve
from engine.core.sheet import tidy
from engine.systems.feats.contests.opposed import DecidedBy
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.kind import SceneKind, StartedBy
from engine.systems.feats.state import Scene

NOT_ROLLED = frozenset({"declared", "ranked", "awaiting_skill", "ready"})
"""Statuses of a check or contest of which nothing has been spent yet."""
IN_PROGRESS = frozenset({"rolled", "sealed", "final", "decided"})
"""Rolled, and not yet described."""

StalledChoice = Literal["close", "setup_changed"]


class OpenThing(NamedTuple):
    """A check or contest of the scene, by its id and its status."""

    id: str
    status: str


class KeyCheck(NamedTuple):
    """The scene after the dice have fallen, and the ids of the checks that are withdrawn by it."""

    scene: Scene
    withdrawn: tuple[str, ...]


class LevelChange(NamedTuple):
    scene: Scene
    withdrawn: tuple[str, ...]
    heroes: tuple[Hero, ...]


def require_check_allowed(scene: Scene | None, started_by: StartedBy) -> Scene:
    """The open scene in which a check may start (FT-SCENE-09).

    Refusals, in this order: `no-open-scene`; `not-in-montage` for a contribution elsewhere; `no-roll-in-scene`
    (FT-SCENE-02); `contributions-only` for anything else in a montage (A-39); `scene-already-decided` in a quick scene
    whose key check is made (FT-SCENE-03), also for a request of the GM; `scene-stalled`.
    """
    scene = require_open(scene)
    if started_by == "contribution" and scene.kind != "montage":
        raise Rejected("not-in-montage")
    if scene.kind == "no_risk":
        raise Rejected("no-roll-in-scene")
    if scene.kind == "montage" and started_by != "contribution":
        raise Rejected("contributions-only")
    if scene.kind == "quick" and scene.key_checks_made > 0:
        raise Rejected("scene-already-decided")
    if scene.stalled:
        raise Rejected("scene-stalled")
    return scene


def dice_fell(scene: Scene, others: Iterable[OpenThing]) -> KeyCheck:
    """The counter rises when the dice fall (A-35); in a quick scene every other check not rolled yet is withdrawn.

    FT-SCENE-07; it limits only quick scenes.
    """
    counted = evolve(scene, key_checks_made=scene.key_checks_made + 1)
    return KeyCheck(counted, withdrawable(others) if scene.kind == "quick" else ())


def contest_compared(scene: Scene, decided_by: DecidedBy) -> Scene:
    """A double failure does not decide a quick scene: the counter is 0 again, the scene waits (FT-SCENE-08, A-36)."""
    if scene.kind == "quick" and decided_by == "double_failure":
        return evolve(scene, key_checks_made=0, stalled=True)
    return scene


def stalled_choices(scene: Scene) -> tuple[StalledChoice, ...]:
    """With what the GM's form ends after a double failure in a quick scene (FT-SCENE-08, FT-TIME-17)."""
    return ("close", "setup_changed") if scene.stalled else ()


def change_setup(scene: Scene, words: str) -> Scene:
    """The GM says what has changed: the key gets a running number, so that the same words twice are a change too.

    FT-OPP-12, FT-GM-09. A stalled scene goes on (FT-SCENE-08). Refusal: `missing-field`.
    """
    if not words.strip():
        raise Rejected("missing-field", field="setup")
    number = scene.setups + 1
    return evolve(scene, setups=number, situation_key=f"{number}: {tidy(words)}", stalled=False)


def change_level(
    scene: Scene | None, to: SceneKind, things: Iterable[OpenThing], heroes: tuple[Hero, ...]
) -> LevelChange:
    """The same scene on another level: its marks and its set-up stay, the counter starts again (FT-SCENE-10, A-45).

    Leaving combat sets every Heat to 0. Checks not rolled yet are withdrawn where nothing is rolled any more. To
    `montage` only at its [Start]. Refusals: `no-open-scene`, `same-level`, `montage-running`, `check-in-progress`.
    """
    scene = require_open(scene)
    open_things = tuple(things)
    if scene.kind == to:
        raise Rejected("same-level")
    if scene.kind == "montage":
        raise Rejected("montage-running")
    if any(one.status in IN_PROGRESS for one in open_things):
        raise Rejected("check-in-progress")
    if scene.kind == "combat":
        heroes = tuple(evolve(hero, heat=0) for hero in heroes)
    changed = evolve(scene, kind=to, key_checks_made=0, stalled=False)
    return LevelChange(changed, withdrawable(open_things) if to in {"no_risk", "montage"} else (), heroes)


def withdrawable(things: Iterable[OpenThing]) -> tuple[str, ...]:
    """The ids of what has not been rolled yet, in order."""
    return tuple(one.id for one in things if one.status in NOT_ROLLED)


def require_open(scene: Scene | None) -> Scene:
    """Refusal: `no-open-scene`."""
    if scene is None:
        raise Rejected("no-open-scene")
    return scene

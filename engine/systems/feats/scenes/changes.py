"""The GM changes an open scene: its level, and the set-up that allows an opposed check once more.

FT-SCENE-10, FT-OPP-12, FT-SCENE-08, FT-GM-09, A-45.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    kind_text,
    open_scene,
    with_heroes,
)
from engine.systems.feats.checks.life import withdraw
from engine.systems.feats.contests.life import withdraw_contest
from engine.systems.feats.scenes.kind import SceneKind
from engine.systems.feats.scenes.life import change_level, change_setup, withdrawable
from engine.systems.feats.scenes.open_checks import checks_in, contests_in, things_in, with_check, with_contest
from engine.systems.feats.scenes.open_things import text_of_check
from engine.systems.feats.scenes.opening import LEVELS
from engine.systems.feats.state import FeatsState, Scene

SETUP_LIMIT = 200


class LevelChanged(FeatsEvent):
    """The same scene on another level; what is not rolled is withdrawn where nothing is rolled any more."""

    kind: Literal["level_changed"] = "level_changed"
    title: str
    level: SceneKind

    def apply(self, state: FeatsState) -> FeatsState:
        scene = open_scene(state)
        changed = change_level(scene, self.level, things_in(scene), tuple(state.heroes.values()))
        calm = evolve(with_heroes(state, *changed.heroes), scene=changed.scene)
        return without_unrolled(calm, changed.withdrawn)

    def text(self) -> Text:
        return text("feats-level-changed", title=self.title, kind=kind_text(self.level))


class SetupChanged(FeatsEvent):
    """What was tried in vain may be tried again (FT-OPP-12)."""

    kind: Literal["setup_changed"] = "setup_changed"
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        return evolve(state, scene=change_setup(open_scene(state), self.words))

    def text(self) -> Text:
        return text("feats-setup-changed", words=self.words)


def scene_changes(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Change level] and [Set-up changed] of an open scene; a montage is left only by its end (FT-SCENE-10)."""
    scene = here.state.scene
    if scene is None:
        return
    if scene.kind != "montage":
        yield _level(here, scene)
    if scene.kind != "no_risk":
        yield _setup(scene)


def without_unrolled(state: FeatsState, withdrawn: tuple[str, ...]) -> FeatsState:
    """The state without some checks and contests of its scene; nothing was spent by them."""
    for check in checks_in(state):
        if check.id in withdrawn:
            state = with_check(state, withdraw(check))
    for contest in contests_in(state):
        if contest.id in withdrawn:
            state = with_contest(state, withdraw_contest(contest))
    return state


def _level(here: FeatsPosition, scene: Scene) -> FeatsPending:
    def changed(led: FeatsLedger, answer: Answer) -> None:
        level = next(one for one in LEVELS if one == answer.pick)
        led.post(LevelChanged(title=scene.title, level=level))

    prompt = Prompt(
        id=f"scene.level.{scene.id}",
        to=TO_GM,
        title=text("feats-change-level"),
        body=tuple(_would_be_withdrawn(here, scene)),
        options=tuple(
            Option(id=one, label=kind_text(one), blocked=_why_not(scene, one)) for one in LEVELS if one != scene.kind
        ),
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=(scene.kind, *withdrawable(things_in(scene))),
    )
    return Pending(prompt, changed)


def _why_not(scene: Scene, level: SceneKind) -> Text | None:
    if level == "montage":
        return text("feats-montage-own-form")
    try:
        change_level(scene, level, things_in(scene), ())
    except Rejected as refused:
        return text(f"refuse-feats-{refused.code}")
    return None


def _would_be_withdrawn(here: FeatsPosition, scene: Scene) -> Iterator[Block]:
    yield Line(text=text("feats-change-level-says", kind=kind_text(scene.kind)))
    unrolled = withdrawable(things_in(scene))
    lines = tuple(text_of_check(here.state, one) for one in unrolled)
    if lines:
        yield Line(text=text("feats-change-level-withdraws"))
        yield Fold(lines=lines)


def _setup(scene: Scene) -> FeatsPending:
    def changed(led: FeatsLedger, answer: Answer) -> None:
        led.post(SetupChanged(words=answer.text.strip()))

    prompt = Prompt(
        id=f"scene.setup.{scene.id}",
        to=TO_GM,
        title=text("feats-change-setup"),
        body=(Line(text=text("feats-change-setup-says")),),
        least=0,
        ask=Ask(label=text("feats-change-setup-asks"), max_len=SETUP_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=(scene.setups,),
    )
    return Pending(prompt, changed)

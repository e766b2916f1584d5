"""The GM opens and closes a scene; what is open in it comes to its safe end, then the pools are asked about.

BB-SCENE-01, BB-POOL-04. Nothing else begins, ends or comes back by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending, SceneClosed, SceneOpened
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Fold, Line
from engine.systems.blackbird.actions.contests import answers_to
from engine.systems.blackbird.actions.events import Why, close_action
from engine.systems.blackbird.actions.owners import name_of
from engine.systems.blackbird.actions.values import Action, Settled
from engine.systems.blackbird.actions.view import stands_text
from engine.systems.blackbird.at_table import (
    MENU_GM,
    TO_GM,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    made_one_more,
    next_id,
)
from engine.systems.blackbird.hand.refills import ask_refills
from engine.systems.blackbird.pool.gather_prompt import throw_bare_dice
from engine.systems.blackbird.state import BlackbirdState, Scene
from engine.systems.blackbird.throw.events import ContestEnded
from engine.systems.blackbird.throw.falling import finish, go_on

TITLE_LIMIT = 100
"""Characters of a scene's title."""


class SceneBegan(BlackbirdEvent):
    kind: Literal["scene_began"] = "scene_began"
    scene: str
    title: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return evolve(made_one_more(state), scene=Scene(id=self.scene, title=self.title))

    def text(self) -> Text:
        return text("blackbird-scene-began", title=self.title)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True),)

    def announces(self) -> SceneOpened:
        return SceneOpened(scene=self.scene, title=self.title, kind=text("blackbird-scene"))


class SceneEnded(BlackbirdEvent):
    kind: Literal["scene_ended"] = "scene_ended"
    scene: str
    title: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return evolve(state, scene=None)

    def text(self) -> Text:
        return text("blackbird-scene-ended", title=self.title)

    def announces(self) -> SceneClosed:
        return SceneClosed(scene=self.scene)


def scenes(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[New scene], or [Close the scene]."""
    scene = here.state.scene
    yield _new() if scene is None else _close(here, scene)


def end_actions(led: BlackbirdLedger, why: Why, which: Callable[[Action], bool]) -> None:
    """Safe ends: what is not thrown is closed, a roll is finished and an answer given as silence does it."""
    while (action := _next(led.state, which)) is not None:
        _end(led, action, why)


def _next(state: BlackbirdState, which: Callable[[Action], bool]) -> Action | None:
    return next((one for one in state.actions if which(one) and not _waits(state, one)), None)


def _end(led: BlackbirdLedger, action: Action, why: Why) -> None:
    match action:
        case Action(thrown=False, answers=""):
            close_action(led, action, why)
        case Action(thrown=False):
            throw_bare_dice(led, action)
        case Action(stage=Settled()) if answers_to(led.state, action.id):
            go_on(led, action.id)
        case Action(stage=Settled()):
            led.post(ContestEnded(action=action.id))
        case _:
            finish(led, action.id)


def _waits(state: BlackbirdState, action: Action) -> bool:
    """Settled, while others of its contest are not."""
    if not isinstance(action.stage, Settled):
        return False
    others = answers_to(state, action.answers or action.id)
    return bool(action.answers) or any(not isinstance(one.stage, Settled) for one in others)


def _new() -> BlackbirdPending:
    def opened(led: BlackbirdLedger, answer: Answer) -> None:
        led.post(SceneBegan(scene=next_id(led.state, "s"), title=tidy(answer.text)))

    prompt = Prompt(
        id="scene.new",
        to=TO_GM,
        title=text("blackbird-new-scene"),
        least=0,
        ask=Ask(label=text("blackbird-scene-title"), max_len=TITLE_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    return Pending(prompt, opened)


def _close(here: BlackbirdPosition, scene: Scene) -> BlackbirdPending:
    def closed(led: BlackbirdLedger, answer: Answer) -> None:
        end_actions(led, "scene-over", lambda action: True)
        led.post(SceneEnded(scene=scene.id, title=scene.title))
        ask_refills(led, "scene")

    open_ones = here.state.actions
    prompt = Prompt(
        id=f"scene.close.{scene.id}",
        to=TO_GM,
        title=text("blackbird-close-scene"),
        body=tuple(_still_open(here)),
        options=(Option(id="close", label=text("blackbird-close-anyway" if open_ones else "blackbird-close")),),
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=tuple(f"{one.id}={one.asked}" for one in open_ones),
    )
    return Pending(prompt, closed)


def _still_open(here: BlackbirdPosition) -> Iterator[Block]:
    if here.state.actions:
        yield Line(text=text("blackbird-still-open"))
        yield Fold(lines=tuple(stands_text(one, name_of(here.state, one.who)) for one in here.state.actions))
    yield Line(text=text("blackbird-close-scene-says"))

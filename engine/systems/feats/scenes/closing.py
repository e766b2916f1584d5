"""The GM closes a scene or the session: what is open is shown with its safe end, and put into it.

FT-SCENE-06, FT-SCENE-11, FT-FP-04, FT-OUT-02, FT-GM-01. The prompt asks once more: its menu entry is the first press.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending, SceneClosed
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    with_heroes,
)
from engine.systems.feats.contests.events import compared_now
from engine.systems.feats.contests.life import Sealed
from engine.systems.feats.montage.open_montage import montage_in
from engine.systems.feats.montage.stages import MontageCancelled, MontageEnded
from engine.systems.feats.montage.view import obstacle_text
from engine.systems.feats.scenes.boundaries import at_scene_end, at_session_end
from engine.systems.feats.scenes.open_checks import contest_called
from engine.systems.feats.scenes.open_things import ThingEnded, open_things, text_of_open
from engine.systems.feats.scenes.safe_ends import Ending, OpenAtClosing, safe_ends
from engine.systems.feats.state import FeatsState, Scene


class SceneEnded(FeatsEvent):
    """Heat is gone; stress, conditions, points and tokens stay (FT-SCENE-06)."""

    kind: Literal["scene_ended"] = "scene_ended"
    scene: str
    title: str

    def apply(self, state: FeatsState) -> FeatsState:
        calm = tuple(at_scene_end(hero) for hero in state.heroes.values())
        return evolve(with_heroes(state, *calm), scene=None)

    def text(self) -> Text:
        return text("feats-scene-ended", title=self.title)

    def announces(self) -> SceneClosed:
        return SceneClosed(scene=self.scene)


class SessionClosed(FeatsEvent):
    """Points and tokens are lost (FT-FP-04, FT-OUT-02)."""

    kind: Literal["session_closed"] = "session_closed"
    number: int

    def apply(self, state: FeatsState) -> FeatsState:
        spent = tuple(at_session_end(hero) for hero in state.heroes.values())
        return evolve(with_heroes(state, *spent), session=evolve(state.session, open=False))

    def text(self) -> Text:
        return text("feats-session-closed", number=self.number)


def close_scene(led: FeatsLedger) -> None:
    """Everything of the open scene comes to its safe end, then the scene is closed; nothing happens without a scene."""
    scene = led.state.scene
    if scene is None:
        return
    _put_in_safe_ends(led)
    led.post(SceneEnded(scene=scene.id, title=scene.title))


def close_session(led: FeatsLedger) -> None:
    """The scene with all that is open in it, then the session (FT-SCENE-11)."""
    _put_in_safe_ends(led)
    close_scene(led)
    led.post(SessionClosed(number=led.state.session.number))


def _put_in_safe_ends(led: FeatsLedger) -> None:
    """Everything but the scene and the session themselves; what has an outcome shows it."""
    for ending in safe_ends(open_things(led.state)):
        match ending.thing:
            case "scene" | "session":
                pass
            case "opposed":
                _end_contest(led, ending)
            case "montage":
                _cancel_montage(led)
            case _:
                led.post(ThingEnded.of(led.state, ending))


def _end_contest(led: FeatsLedger, ending: Ending) -> None:
    """Decisions that were made count; before the dice it is withdrawn."""
    contest = contest_called(led.state, ending.id)
    if isinstance(contest.stage, Sealed):
        led.post(compared_now(led.state, contest, contest.stage))
    else:
        led.post(ThingEnded.of(led.state, ending))


def _cancel_montage(led: FeatsLedger) -> None:
    """No outcome; progress and solved obstacles are shown (FT-MONT-28)."""
    led.post(MontageCancelled())
    montage = montage_in(led.state)
    solved = tuple(obstacle_text(montage, one) for one in montage.solved)
    led.post(MontageEnded(ending="cancelled", done=montage.progress, length=montage.track_length, solved=solved))


def closing(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Close scene] and [Close session]."""
    if here.state.scene is not None:
        yield _close_scene(here.state, here.state.scene)
    if here.state.session.open:
        yield _close_session(here.state)


def _close_scene(state: FeatsState, scene: Scene) -> FeatsPending:
    def closed(led: FeatsLedger, answer: Answer) -> None:
        close_scene(led)

    things = tuple(one for one in open_things(state) if one.thing not in {"scene", "session"})
    return Pending(
        _prompt(f"scene.close.{scene.id}", "feats-close-scene", (*_listed(state, things), *_scene_end(scene)), things),
        closed,
    )


def _close_session(state: FeatsState) -> FeatsPending:
    def closed(led: FeatsLedger, answer: Answer) -> None:
        close_session(led)

    things = tuple(one for one in open_things(state) if one.thing != "session")
    body = (*_listed(state, things), Line(text=text("feats-close-session-loses")))
    return Pending(_prompt(f"session.close.s{state.session.number}", "feats-close-session", body, things), closed)


def _prompt(prompt_id: str, title: str, body: tuple[Block, ...], things: tuple[OpenAtClosing, ...]) -> Prompt:
    return Prompt(
        id=prompt_id,
        to=TO_GM,
        title=text(title),
        body=body,
        options=(Option(id="close", label=text("feats-close-anyway" if things else "feats-close")),),
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=tuple(f"{one.id}={one.status}" for one in things),
    )


def _listed(state: FeatsState, things: tuple[OpenAtClosing, ...]) -> Iterator[Block]:
    """What is open, each with its safe end."""
    if not things:
        yield Line(text=text("feats-nothing-open"))
        return
    yield Line(text=text("feats-still-open"))
    by_key = {(one.thing, one.id): one for one in things}
    yield Fold(
        lines=tuple(
            text(
                "feats-open-comes-to",
                what=text_of_open(state, by_key[ending.thing, ending.id]),
                end=text(f"feats-end-{ending.end.replace('_', '-')}"),
            )
            for ending in safe_ends(things)
        )
    )


def _scene_end(scene: Scene) -> Iterator[Block]:
    if scene.kind == "combat":
        yield Line(text=text("feats-close-scene-heat"))

"""The GM opens a scene: questions about what is at stake, a recommended level, a title.

FT-SCENE-05, FT-SCENE-06, FT-GM-01, A-20. A montage is opened by its own preparation (FT-MONT-03).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending, SceneOpened
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    kind_text,
    made_one_more,
    next_id,
    with_heroes,
)
from engine.systems.feats.scenes.boundaries import at_scene_start
from engine.systems.feats.scenes.kind import SceneKind, Stakes, recommended
from engine.systems.feats.state import FeatsState, Scene

TITLE_LIMIT = 100
"""Characters of a scene's title."""
STAKES = ("risk", "uncertain", "high", "pressure", "more")
"""The questions; `more`: one check is not enough."""
LEVELS: tuple[SceneKind, ...] = ("no_risk", "quick", "montage", "combat")


class SceneBegan(FeatsEvent):
    """The marks of the last scene are gone (FT-SCENE-06)."""

    kind: Literal["scene_began"] = "scene_began"
    scene: str
    title: str
    level: SceneKind

    def apply(self, state: FeatsState) -> FeatsState:
        fresh = tuple(at_scene_start(hero) for hero in state.heroes.values())
        opened = Scene(id=self.scene, title=self.title, kind=self.level)
        return evolve(made_one_more(with_heroes(state, *fresh)), scene=opened)

    def text(self) -> Text:
        return text("feats-scene-began", title=self.title, kind=kind_text(self.level))

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), Line(text=text(f"feats-kind-{_key(self.level)}-says")))

    def announces(self) -> SceneOpened:
        return SceneOpened(scene=self.scene, title=self.title, kind=kind_text(self.level))


def begin_scene(led: FeatsLedger, title: str, level: SceneKind) -> None:
    """Opens a scene, where none is open."""
    led.post(SceneBegan(scene=next_id(led.state, "s"), title=tidy(title), level=level))


def scene_opening(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[New scene], in an open session without a scene."""
    if here.state.session.open and here.state.scene is None:
        yield Pending(_new_scene(), _opened, _recommendation)


def _new_scene() -> Prompt:
    stakes = tuple(Option(id=one, label=text(f"feats-stakes-{one}"), group="stakes") for one in STAKES)
    return Prompt(
        id="scene.new",
        to=TO_GM,
        title=text("feats-new-scene"),
        options=(*stakes, *(_level(one) for one in LEVELS)),
        groups=(
            Group(id="stakes", label=text("feats-stakes")),
            Group(id="level", label=text("feats-level"), least=1, most=1),
        ),
        least=1,
        most=len(STAKES) + 1,
        ask=Ask(label=text("feats-scene-title"), max_len=TITLE_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )


def _level(level: SceneKind) -> Option:
    blocked = text("feats-montage-own-form") if level == "montage" else None
    return Option(id=level, label=kind_text(level), group="level", blocked=blocked)


def _recommendation(picks: tuple[str, ...]) -> Quote:
    """The simplest level that honestly shows the risk (FT-SCENE-05); the GM decides."""
    stakes = Stakes(
        risk="risk" in picks,
        uncertain="uncertain" in picks,
        high_stakes="high" in picks,
        pressure="pressure" in picks,
        one_check_enough="more" not in picks,
    )
    level = recommended(stakes)
    return Quote(lines=(text("feats-recommended", kind=kind_text(level)), text(f"feats-kind-{_key(level)}-says")))


def _opened(led: FeatsLedger, answer: Answer) -> None:
    level = next(one for one in LEVELS if one in answer.picks)
    begin_scene(led, answer.text, level)


def _key(level: SceneKind) -> str:
    return level.replace("_", "-")

"""A scene ends: its goal is reached or given up, or it is cut short for 2d12 (CX-GM-01, CX-DSP-11, flow I, FL-DOOM-13).

CX-TIME-02, FL-STRUCT-04. Open exchanges lapse; in Flowers what is to last is paid for first, which `keeping` asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending, SceneClosed
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexEvent,
    CortexLedger,
    CortexPending,
    CortexPosition,
    heroes_at,
    with_characters,
)
from engine.systems.cortex.boundaries import at_scene_end
from engine.systems.cortex.changes import SceneChanged, change, exchanges, with_xp, xp_lines
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LARGEST
from engine.systems.cortex.doom import END_OF_SCENE, Spend, spend_doom
from engine.systems.cortex.lasting import who_may_keep
from engine.systems.cortex.state import CortexState, Ending, Scene
from engine.systems.cortex.words import name_of

WORDS_LIMIT = 1000


class SceneEnded(CortexEvent):
    """What lasts a scene is gone; stress, trauma and points stay."""

    kind: Literal["scene_ended"] = "scene_ended"
    scene: str
    title: str
    words: str = ""
    characters: tuple[Character, ...] = ()
    dramatic_due: tuple[str, ...] = ()

    def apply(self, state: CortexState) -> CortexState:
        return evolve(with_characters(state, *self.characters), scene=None, dramatic_due=self.dramatic_due)

    def text(self) -> Text:
        return text("cortex-scene-ended", title=self.title)

    def show(self) -> tuple[Block, ...]:
        said = (Line(text=text("cortex-gm-words", words=self.words)),) if self.words else ()
        return (Line(text=self.text(), strong=True), *said)

    def announces(self) -> SceneClosed:
        return SceneClosed(scene=self.scene)


def scene_closing(here: CortexPosition) -> Iterable[CortexPending]:
    """[Close scene], and the early end while the pool holds 2d12."""
    scene = here.state.scene
    if scene is None or scene.ending is not None:
        return
    yield _close(here, scene)
    if scene.kind == "action":
        yield _cut(here, scene)


def _close(here: CortexPosition, scene: Scene) -> CortexPending:
    opened = [Line(text=text("cortex-still-open", who=name_of(here.state, ex.actor))) for ex in exchanges(here.state)]
    prompt = Prompt(
        id=f"scene.close.{scene.id}",
        to=TO_GM,
        title=text("cortex-close-scene"),
        body=(*opened, Line(text=text(f"cortex-close-{scene.kind}-says"))),
        options=(Option(id="close", label=text("cortex-close-anyway" if opened else "cortex-close")),),
        ask=Ask(label=text("cortex-close-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=(len(opened),),
    )

    def closed(led: CortexLedger, answer: Answer) -> None:
        close_scene(led, answer.text.strip())

    return Pending(prompt, closed)


def _cut(here: CortexPosition, scene: Scene) -> CortexPending:
    rich = sum(1 for die in here.state.doom if die == LARGEST) >= len(END_OF_SCENE)
    blocked = None if rich else text("refuse-cortex-needs-2d12")
    prompt = Prompt(
        id=f"scene.cut.{scene.id}",
        about="cutting",
        to=TO_GM,
        title=text("cortex-cut-scene"),
        body=(Line(text=text("cortex-cut-says")),),
        options=(Option(id="cut", label=text("cortex-cut"), blocked=blocked),),
        ask=Ask(label=text("cortex-close-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-menu-doom")),
        terms=(rich,),
    )

    def cut(led: CortexLedger, answer: Answer) -> None:
        heroes = tuple(hero.id for hero in heroes_at(led))
        spent = spend_doom(
            led.state.doom, Spend(purpose="end_scene", dice=END_OF_SCENE, affected=heroes), led.options.canon
        )
        change(led, text("cortex-cut-short"), *with_xp(led, spent.xp), doom=spent.doom, strong=True)
        for line in xp_lines(led.state, spent.xp):
            change(led, line)
        close_scene(led, answer.text.strip())

    return Pending(prompt, cut)


def close_scene(led: CortexLedger, words: str = "") -> None:
    """The boundary of a scene's end; where somebody may keep something for a price, they are asked first.

    Nothing happens without a scene, and to one that ends already.
    """
    scene = led.state.scene
    if scene is None or scene.ending is not None:
        return
    asked = who_may_keep(led)
    if asked:
        over = evolve(scene, exchange=None, recoveries=(), ending=Ending(words=words, asked=asked))
        led.post(SceneChanged(scene=over, line=text("cortex-scene-ending", title=scene.title)))
        return
    end_scene(led, scene, words)


def end_scene(led: CortexLedger, scene: Scene, words: str) -> None:
    """What lasts a scene is gone."""
    after = tuple(at_scene_end(one, scene.kind) for one in led.state.characters.values())
    due = (*led.state.dramatic_due, *scene.dramatic) if scene.kind == "action" else ()
    led.post(SceneEnded(scene=scene.id, title=scene.title, words=words, characters=after, dramatic_due=due))

"""The GM opens an Action Scene or a Transition Scene (CX-SCD-01, CX-TIME-02, CX-REC-01; FL-STRUCT-03, FL-STRUCT-05)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending, SceneOpened
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexEvent,
    CortexLedger,
    CortexPending,
    CortexPosition,
    with_characters,
)
from engine.systems.cortex.character import Character
from engine.systems.cortex.doom.priced_effects import effect_lines, read_effect
from engine.systems.cortex.recovery.dramatic import eased_after
from engine.systems.cortex.scenes.boundaries import at_scene_start, at_transition_start
from engine.systems.cortex.state import CortexState, Scene, SceneDistinction, SceneKind
from engine.systems.cortex.words import became, type_text

TITLE_LIMIT = 300
MOST_DISTINCTIONS = 3
KINDS: tuple[SceneKind, ...] = ("action", "transition")


class SceneBegan(CortexEvent):
    """A scene is open; in a Transition Scene everybody recovers by itself first."""

    kind: Literal["scene_began"] = "scene_began"
    scene: Scene
    characters: tuple[Character, ...]
    eased: tuple[Text, ...] = ()
    """What the rest has done, a line for each change."""

    def apply(self, state: CortexState) -> CortexState:
        counted = evolve(state, scenes_made=state.scenes_made + 1, scene=self.scene)
        return with_characters(counted, *self.characters)

    def text(self) -> Text:
        return text("cortex-scene-began", title=self.scene.title, kind=kind_text(self.scene.kind))

    def show(self) -> tuple[Block, ...]:
        lines = [Line(text=text("cortex-scene-distinction", name=one.name)) for one in self.scene.distinctions]
        lines += effect_lines(self.scene.effects)
        return (Line(text=self.text(), strong=True), *lines, *(Line(text=one) for one in self.eased))

    def announces(self) -> SceneOpened:
        return SceneOpened(scene=self.scene.id, title=self.scene.title, kind=kind_text(self.scene.kind))


def kind_text(kind: SceneKind) -> Text:
    return text(f"cortex-kind-{kind}")


def scene_opening(here: CortexPosition) -> Iterable[CortexPending]:
    """[New scene], in an Act without an open scene."""
    if here.state.scene is not None or not here.state.act.number:
        return
    prompt = Prompt(
        id=f"scene.new.{here.state.scenes_made + 1}",
        to=TO_GM,
        title=text("cortex-new-scene"),
        body=(Line(text=text("cortex-new-scene-says")),),
        options=tuple(Option(id=one, label=kind_text(one)) for one in KINDS),
        groups=(Group(id="kind", label=text("cortex-kind"), least=0, most=1),),
        ask=Ask(label=text("cortex-scene-asks"), max_len=TITLE_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    yield Pending(prompt, _opened)


def _opened(led: CortexLedger, answer: Answer) -> None:
    kind = next(one for one in KINDS if one == answer.pick)
    begin_scene(led, kind, answer.text)


def begin_scene(led: CortexLedger, kind: SceneKind, words: str) -> None:
    """The first line is the title, up to three more are Scene Distinctions (CX-SCD-01); dice first: an effect."""
    title, *more = [tidy(line).lstrip("*-• ").strip() for line in words.splitlines() if tidy(line)] or [""]
    effects = tuple(found for one in more if (found := read_effect(one)) is not None)
    names = list(dict.fromkeys(one for one in more if one and read_effect(one) is None))[:MOST_DISTINCTIONS]
    scene = Scene(
        id=f"s{led.state.scenes_made + 1}",
        title=title,
        kind=kind,
        distinctions=tuple(SceneDistinction(name=name) for name in names),
        effects=effects,
    )
    canon = led.options.canon
    before = tuple(led.state.characters.values())
    if kind == "transition":
        after = tuple(at_transition_start(one, canon) for one in before)
    else:
        after = tuple(at_scene_start(one, kind, canon) for one in before)
    eased = [line for old, new in zip(before, after, strict=True) for line in _eased(old, new)]
    if kind == "transition":
        healed = [eased_after(one, led.state.dramatic_due) for one in after]
        after = tuple(one for one, _ in healed)
        eased += [line for _, lines in healed for line in lines]
    led.post(SceneBegan(scene=scene, characters=after, eased=tuple(eased)))


def _eased(old: Character, new: Character) -> Iterable[Text]:
    for type_, track in old.tracks.items():
        left = new.track(type_).stress
        if left != track.stress:
            yield became("cortex-rested", old.name, type_text(type_), left)

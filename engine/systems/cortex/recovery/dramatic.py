"""An Action Scene that is made to heal a hero's trauma (CX-REC-15, flow F, FL-REC-12).

The GM says so in the scene; in the Transition Scene after it the trauma eases by itself, and is treated like stress.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
    open_scene,
)
from engine.systems.cortex.changes import SceneChanged
from engine.systems.cortex.character import Character
from engine.systems.cortex.effects.harm import with_track
from engine.systems.cortex.recovery.treating import ease_dramatically
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import became, short_type, type_text


def dramatic_healing(here: CortexPosition) -> Iterable[CortexPending]:
    """[Scene of healing] for each trauma of a hero in an open Action Scene; a second press takes it back."""
    scene = here.state.scene
    if scene is None or scene.kind != "action":
        return
    options = tuple(
        Option(id=f"{hero.id}/{type_}", label=_label(hero, type_, chosen=f"{hero.id}/{type_}" in scene.dramatic))
        for hero in heroes_at(here)
        for type_ in STRESS_TYPES
        if hero.track(type_).trauma and not hero.gone
    )
    if not options:
        return
    prompt = Prompt(
        id=f"dramatic.{scene.id}",
        about="dramatic-healing",
        to=TO_GM,
        title=text("cortex-dramatic-title"),
        body=(Line(text=text("cortex-dramatic-says")),),
        options=options,
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=scene.dramatic,
    )
    yield Pending(prompt, _named)


def _label(hero: Character, type_: str, *, chosen: bool) -> Text:
    key = "cortex-dramatic-not" if chosen else "cortex-dramatic-for"
    return text(key, type=short_type(type_), who=hero.name)


def _named(led: CortexLedger, answer: Answer) -> None:
    scene = open_scene(led.state)
    who, _, type_ = answer.pick.partition("/")
    hero = character(led.state, who)
    if answer.pick in scene.dramatic:
        left = tuple(one for one in scene.dramatic if one != answer.pick)
        line = text("cortex-dramatic-off", who=hero.name, type=type_text(type_))
    else:
        left = (*scene.dramatic, answer.pick)
        line = text("cortex-dramatic-on", who=hero.name, type=type_text(type_))
    led.post(SceneChanged(scene=evolve(scene, dramatic=left), line=line))


def eased_after(one: Character, due: tuple[str, ...]) -> tuple[Character, tuple[Text, ...]]:
    """The first half of the healing, at the start of the Transition Scene: each of these traumas a step down."""
    lines = []
    for type_ in STRESS_TYPES:
        track = one.track(type_)
        if f"{one.id}/{type_}" in due and track.trauma:
            left = ease_dramatically(track.trauma)
            one = with_track(one, type_, evolve(track, trauma=left))
            lines.append(became("cortex-treated-trauma", one.name, short_type(type_), left))
    return one, tuple(lines)

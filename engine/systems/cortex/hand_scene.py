"""The GM's hand on the open scene: its Distinctions, and who is apart from the others (CX-SCD-01, CX-DSP-09)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
    open_scene,
)
from engine.systems.cortex.changes import SceneChanged
from engine.systems.cortex.dice import LADDER
from engine.systems.cortex.hand_forms import (
    DIE_OR_NOT,
    WHAT,
    dice,
    hand_form,
    name_and_reason,
    naming,
    picked_die,
    require_free,
    say_why,
)
from engine.systems.cortex.state import Scene, SceneDistinction
from engine.systems.cortex.words import die_text


def hand_scene(here: CortexPosition) -> Iterable[CortexPending]:
    """Only while a scene is open."""
    scene = here.state.scene
    if scene is None:
        return
    sizes = (evolve(one, group="") for one in dice(LADDER))
    yield Pending(naming(hand_form("scene-add", sizes)), _added)
    if scene.distinctions:
        yield from _distinctions(scene)
    heroes = heroes_at(here)
    if len(heroes) > 1:
        options = [
            Option(
                id=one.id,
                label=text(f"cortex-hand-{'join' if one.id in scene.separated else 'part'}", who=one.name),
            )
            for one in heroes
        ]
        yield Pending(evolve(hand_form("apart", options), terms=scene.separated), _parted)


def _distinctions(scene: Scene) -> Iterator[CortexPending]:
    known = tuple(f"{one.name} {one.die}" for one in scene.distinctions)
    options = [Option(id=f"s.{at}", label=_label(one), group=WHAT.id) for at, one in enumerate(scene.distinctions)]
    changing = hand_form("scene-change", (*options, *dice(LADDER)), (WHAT, DIE_OR_NOT))
    body = (Line(text=text("cortex-hand-scene-change-says")),)
    yield Pending(evolve(changing, terms=known, body=body), _changed)
    removing = hand_form("scene-remove", (evolve(one, group="") for one in options))
    yield Pending(evolve(removing, terms=known), _removed)


def _label(one: SceneDistinction) -> Text:
    return text("cortex-opt", die=die_text(one.die), what=text("cortex-name", name=one.name))


def _added(led: CortexLedger, answer: Answer) -> None:
    """As many as the GM wants: three are the limit only of a scene's start (CX-SCD-01)."""
    scene = open_scene(led.state)
    name, why = name_and_reason(answer.text)
    require_free(name, (one.name for one in scene.distinctions))
    made = SceneDistinction(name=name, die=picked_die(answer.picks) or SceneDistinction(name=name).die)
    line = text("cortex-hand-scene-added", name=name, die=die_text(made.die))
    _stand(led, (*scene.distinctions, made), line, why)


def _changed(led: CortexLedger, answer: Answer) -> None:
    """Another name, another die, or both. Refusals: `changes-nothing`, `duplicate-name`, those of a name."""
    scene = open_scene(led.state)
    old = _found(scene, next(one for one in answer.picks if one.startswith("s.")))
    name, why = name_and_reason(answer.text) if answer.text.strip() else (old.name, "")
    new = SceneDistinction(name=name, die=picked_die(answer.picks) or old.die)
    if new == old:
        raise Rejected("changes-nothing")
    require_free(name, (one.name for one in scene.distinctions if one is not old))
    line = text("cortex-hand-scene-changed", old=old.name, name=name, die=die_text(new.die))
    _stand(led, tuple(new if one is old else one for one in scene.distinctions), line, why)


def _removed(led: CortexLedger, answer: Answer) -> None:
    scene = open_scene(led.state)
    old = _found(scene, answer.pick)
    kept = tuple(one for one in scene.distinctions if one is not old)
    _stand(led, kept, text("cortex-removed", name=old.name, die=text("cortex-none-left")), answer.text)


def _found(scene: Scene, pick: str) -> SceneDistinction:
    """Refusal: `out-of-date`."""
    at = int(pick.removeprefix("s."))
    if at >= len(scene.distinctions):
        raise Rejected("out-of-date")
    return scene.distinctions[at]


def _stand(led: CortexLedger, distinctions: tuple[SceneDistinction, ...], line: Text, why: str) -> None:
    led.post(SceneChanged(scene=evolve(open_scene(led.state), distinctions=distinctions), line=line))
    say_why(led, why)


def _parted(led: CortexLedger, answer: Answer) -> None:
    """Apart, or together with the others again."""
    scene, hero = open_scene(led.state), character(led.state, answer.pick)
    apart = hero.id in scene.separated
    separated = tuple(one for one in scene.separated if one != hero.id) if apart else (*scene.separated, hero.id)
    line = text(f"cortex-hand-{'joined' if apart else 'parted'}", who=hero.name)
    led.post(SceneChanged(scene=evolve(scene, separated=separated), line=line))
    say_why(led, answer.text)

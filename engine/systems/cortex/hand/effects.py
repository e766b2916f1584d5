"""The GM's hand on the effects of the open scene, each with its price in doom dice (CX-DSP-10, FL-DOOM-12).

CX-GM-01.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option
from engine.core.view import Line
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, open_scene
from engine.systems.cortex.changes import SceneChanged
from engine.systems.cortex.dice import LADDER, descending
from engine.systems.cortex.doom.effects import effect_text
from engine.systems.cortex.hand.forms import dice, hand_form, name_and_reason, naming, require_free, say_why
from engine.systems.cortex.state import EventEffect

EACH, MOST = 4, 6
"""Dice of one size, and of a price."""
PRICE = Group(id="die", label=text("cortex-hand-price"), most=MOST)


def hand_effects(here: CortexPosition) -> Iterable[CortexPending]:
    """Only while a scene is open."""
    scene = here.state.scene
    if scene is None:
        return
    sizes = (evolve(one, upto=EACH) for one in dice(LADDER))
    adding = hand_form("effect-add", sizes, (PRICE,))
    yield Pending(naming(evolve(adding, body=(Line(text=text("cortex-hand-effect-add-says")),), least=0)), _added)
    if scene.effects:
        options = (Option(id=f"s.{at}", label=effect_text(one)) for at, one in enumerate(scene.effects))
        known = tuple(one.name for one in scene.effects)
        yield Pending(evolve(hand_form("effect-remove", options), terms=known), _removed)


def _added(led: CortexLedger, answer: Answer) -> None:
    """Refusals: `duplicate-name`, those of a name."""
    scene = open_scene(led.state)
    name, why = name_and_reason(answer.text)
    require_free(name, (one.name for one in scene.effects))
    made = EventEffect(name=name, cost=descending(int(one.removeprefix("d")) for one in answer.picks))
    line = text("cortex-hand-effect-added", effect=effect_text(made))
    led.post(SceneChanged(scene=evolve(scene, effects=(*scene.effects, made)), line=line))
    say_why(led, why)


def _removed(led: CortexLedger, answer: Answer) -> None:
    """Refusal: `out-of-date`."""
    scene = open_scene(led.state)
    at = int(answer.pick.removeprefix("s."))
    if at >= len(scene.effects):
        raise Rejected("out-of-date")
    gone = scene.effects[at]
    kept = tuple(one for one in scene.effects if one is not gone)
    line = text("cortex-hand-effect-removed", effect=effect_text(gone))
    led.post(SceneChanged(scene=evolve(scene, effects=kept), line=line))
    say_why(led, answer.text)

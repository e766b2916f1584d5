"""The GM's doom menu in a scene: a new Scene Distinction, heroes forced apart, effects, a gain (CX-DSP-07 … -10).

CX-GM-02, CX-DOOM-04, CX-SCD-02; FL-DOOM-09, FL-GM-01. Effects and forcing apart stand in `doom.effects`, interrupting
and ending a scene in `turn_order` and `scenes.closing`.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.at_table import TO_GM, CortexLedger, CortexPending, CortexPosition, open_scene
from engine.systems.cortex.changes import SceneChanged, change
from engine.systems.cortex.dice import LARGEST
from engine.systems.cortex.doom.effects import apart, effect
from engine.systems.cortex.doom.paying import MENU_DOOM, die_of, paid, paying_dice
from engine.systems.cortex.doom.spending import Spend, gain, least_die
from engine.systems.cortex.state import Scene, SceneDistinction
from engine.systems.cortex.words import die_text, pool_text

NAME_LIMIT = 40


def doom_menu(here: CortexPosition) -> Iterable[CortexPending]:
    """What the GM may do with the pool now."""
    scene = here.state.scene
    if scene is None:
        return
    yield _distinction(here, scene)
    yield _gain(here, scene)
    if scene.kind == "action":
        yield from apart(here, scene)
        yield from effect(here, scene)


def _distinction(here: CortexPosition, scene: Scene) -> CortexPending:
    least = least_die(Spend(purpose="scene_distinction", dice=()), here.options.canon)
    prompt = Prompt(
        id=f"doom.distinction.{scene.id}",
        about="scene-distinction",
        to=TO_GM,
        title=text("cortex-doom-distinction"),
        body=(Line(text=text("cortex-doom-distinction-says")),),
        options=paying_dice(here, least),
        ask=Ask(label=text("cortex-doom-distinction-asks"), max_len=NAME_LIMIT, required=True),
        wait=Wait.NONE,
        menu=MENU_DOOM,
        terms=here.state.doom,
    )

    def made(led: CortexLedger, answer: Answer) -> None:
        now = open_scene(led.state)
        name = tidy(answer.text)
        if any(one.name == name for one in now.distinctions):
            raise Rejected("duplicate-name", name=name)
        spent = paid(led, Spend(purpose="scene_distinction", dice=(die_of(answer.picks),)))
        added = SceneDistinction(name=name, die=spent.creates)
        line = text("cortex-doom-distinction-made", name=name, die=die_text(spent.creates))
        scene_now = open_scene(led.state)
        led.post(SceneChanged(scene=evolve(scene_now, distinctions=(*scene_now.distinctions, added)), line=line))

    return Pending(prompt, made)


def _gain(here: CortexPosition, scene: Scene) -> CortexPending:
    """A gain that the rules give the GM, such as a villain's own Limit (CX-LIM-06, CX-DOOM-04)."""
    any_die = here.options.canon.gm_gain_target == "any"
    smallest = min(here.state.doom, default=LARGEST)
    blocked = text("refuse-cortex-step-above-d12") if smallest >= LARGEST else None
    stepping = (
        tuple(
            Option(id=f"step.{die}", label=text("cortex-doom-gain-step-die", die=die_text(die)))
            for die in sorted(set(here.state.doom))
            if die < LARGEST
        )
        if any_die
        else (Option(id="step", label=text("cortex-doom-gain-step"), blocked=blocked),)
    )
    prompt = Prompt(
        id=f"doom.gain.{scene.id}.{len(here.state.doom)}.{sum(here.state.doom)}",
        about="doom-growth",
        to=TO_GM,
        title=text("cortex-doom-gain"),
        body=(Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))),),
        options=(Option(id="add", label=text("cortex-doom-gain-add")), *stepping),
        wait=Wait.NONE,
        menu=MENU_DOOM,
    )

    def gained(led: CortexLedger, answer: Answer) -> None:
        kind, _, die = answer.pick.partition(".")
        doom = gain(led.state.doom, step_up=kind == "step", canon=led.options.canon, die=int(die) if die else None)
        change(led, text("cortex-doom-grows", dice=pool_text(doom)), doom=doom)

    return Pending(prompt, gained)

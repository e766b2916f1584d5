"""The GM's doom menu in a scene: a new Scene Distinction, heroes forced apart, effects, a gain (CX-DSP-07 … -10).

CX-GM-02, CX-DOOM-04, CX-SCD-02; FL-DOOM-09, FL-DOOM-11, FL-DOOM-12, FL-GM-01. Interrupting and ending a scene stand in
`turn_order` and `scene_closing`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    heroes_at,
    open_scene,
)
from engine.systems.cortex.changes import SceneChanged, change, with_xp, xp_lines
from engine.systems.cortex.dice import LARGEST, Die
from engine.systems.cortex.doom import Spend, Spent, gain, least_die, spend_doom
from engine.systems.cortex.settling import pool_text
from engine.systems.cortex.state import Scene, SceneDistinction
from engine.systems.cortex.words import called, die_text

NAME_LIMIT = 40
MENU_DOOM = (MENU_GM, text("cortex-menu-doom"))


def doom_menu(here: CortexPosition) -> Iterable[CortexPending]:
    """What the GM may do with the pool now."""
    scene = here.state.scene
    if scene is None:
        return
    yield _distinction(here, scene)
    yield _gain(here, scene)
    if scene.kind == "action":
        yield from _apart(here, scene)
        yield _effect(here, scene)


def paying_dice(here: CortexPosition, least: Die) -> tuple[Option, ...]:
    """One option for each size that is in the pool; too small ones blocked with the reason."""
    sizes = sorted(set(here.state.doom))
    return tuple(
        Option(
            id=f"d{die}",
            label=text("cortex-pay-die", die=die_text(die)),
            group="die",
            blocked=None if die >= least else text("refuse-cortex-doom-die-too-small", need=f"d{least}", has=f"d{die}"),
        )
        for die in sizes
    )


def paid(led: CortexLedger, spend: Spend) -> Spent:
    """Doom dice leave the pool; heroes gain XP for d12."""
    spent = spend_doom(led.state.doom, spend, led.options.canon)
    change(led, None, *with_xp(led, spent.xp), doom=spent.doom)
    for line in xp_lines(led.state, spent.xp):
        change(led, line)
    return spent


def die_of(answer: Answer) -> Die:
    return next((int(one[1:]) for one in answer.picks if one[0] == "d" and one[1:].isdecimal()), 0)


def _distinction(here: CortexPosition, scene: Scene) -> CortexPending:
    least = least_die(Spend(purpose="scene_distinction", dice=()), here.options.canon)
    prompt = Prompt(
        id=f"doom.distinction.{scene.id}",
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
        spent = paid(led, Spend(purpose="scene_distinction", dice=(die_of(answer),)))
        added = SceneDistinction(name=name, die=spent.creates)
        line = text("cortex-doom-distinction-made", name=name, die=die_text(spent.creates))
        scene_now = open_scene(led.state)
        led.post(SceneChanged(scene=evolve(scene_now, distinctions=(*scene_now.distinctions, added)), line=line))

    return Pending(prompt, made)


def _gain(here: CortexPosition, scene: Scene) -> CortexPending:
    """A gain that the rules give the GM, such as a villain's own Limit (CX-LIM-06, CX-DOOM-04)."""
    smallest = min(here.state.doom, default=LARGEST)
    blocked = text("refuse-cortex-step-above-d12") if smallest >= LARGEST else None
    prompt = Prompt(
        id=f"doom.gain.{scene.id}.{len(here.state.doom)}.{sum(here.state.doom)}",
        to=TO_GM,
        title=text("cortex-doom-gain"),
        body=(Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))),),
        options=(
            Option(id="add", label=text("cortex-doom-gain-add")),
            Option(id="step", label=text("cortex-doom-gain-step"), blocked=blocked),
        ),
        wait=Wait.NONE,
        menu=MENU_DOOM,
    )

    def gained(led: CortexLedger, answer: Answer) -> None:
        doom = gain(led.state.doom, step_up=answer.pick == "step", canon=led.options.canon)
        change(led, text("cortex-doom-grows", dice=pool_text(doom)), doom=doom)

    return Pending(prompt, gained)


def _apart(here: CortexPosition, scene: Scene) -> Iterator[CortexPending]:
    """Heroes are forced apart; where the rules allow it, together again (CX-DSP-09, FL-DOOM-11)."""
    heroes = heroes_at(here)
    if not heroes:
        return
    used = tuple(
        die for hero in heroes for die in hero.affiliation.get(scene.round.affiliation_used.get(hero.id, ""), ())
    )
    least = least_die(Spend(purpose="split_or_join", dice=(), in_use=used), here.options.canon)
    whom = tuple(Option(id=f"w.{hero.id}", label=called(hero), group="whom") for hero in heroes)
    prompt = Prompt(
        id=f"doom.apart.{scene.id}",
        to=TO_GM,
        title=text("cortex-doom-apart"),
        body=(Line(text=text("cortex-doom-apart-says")),),
        options=(*whom, *paying_dice(here, least)),
        groups=(
            Group(id="whom", label=text("cortex-hand-whom"), least=1),
            Group(id="die", label=text("cortex-hand-die"), least=1, most=1),
        ),
        most=len(whom) + 1,
        ask=Ask(label=text("cortex-doom-apart-asks"), max_len=300),
        wait=Wait.NONE,
        menu=MENU_DOOM,
        terms=here.state.doom,
    )

    def forced(led: CortexLedger, answer: Answer) -> None:
        heroes_now = tuple(one.removeprefix("w.") for one in answer.picks if one.startswith("w."))
        spend = Spend(purpose="split_or_join", dice=(die_of(answer),), in_use=used, affected=heroes_now)
        paid(led, spend)
        now = open_scene(led.state)
        together = set(heroes_now) <= set(now.separated)
        if together and led.options.canon.split_also_joins:
            apart = tuple(one for one in now.separated if one not in heroes_now)
            line = text("cortex-doom-joined", words=tidy(answer.text))
        else:
            apart = tuple(dict.fromkeys((*now.separated, *heroes_now)))
            line = text("cortex-doom-parted", words=tidy(answer.text))
        led.post(SceneChanged(scene=evolve(now, separated=apart), line=line))

    yield Pending(prompt, forced)


def _effect(here: CortexPosition, scene: Scene) -> CortexPending:
    """An effect of the scene or the Event: its price in dice, what happens in words (CX-DSP-10, FL-DOOM-12)."""
    options = tuple(
        Option(
            id=f"d{die}", label=text("cortex-pay-die", die=die_text(die)), group="die", upto=here.state.doom.count(die)
        )
        for die in sorted(set(here.state.doom))
    )
    prompt = Prompt(
        id=f"doom.effect.{scene.id}",
        to=TO_GM,
        title=text("cortex-doom-effect"),
        body=(Line(text=text("cortex-doom-effect-says")),),
        options=options,
        groups=(Group(id="die", label=text("cortex-doom-pool"), least=1),),
        most=max(2, len(here.state.doom)),
        ask=Ask(label=text("cortex-doom-effect-asks"), max_len=500, required=True),
        wait=Wait.NONE,
        menu=MENU_DOOM,
        terms=here.state.doom,
    )

    def happened(led: CortexLedger, answer: Answer) -> None:
        dice = tuple(int(one[1:]) for one in answer.picks)
        paid(led, Spend(purpose="scene_effect", dice=dice, cost=dice))
        change(led, text("cortex-doom-effect-happens", words=answer.text.strip()), strong=True)

    return Pending(prompt, happened)

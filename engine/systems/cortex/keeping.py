"""At the end of a scene everybody is asked at once what is to outlast it (FL-LONG-01, FL-TIME-16, Flowers flow E 2).

A player pays 1 PP for each, the GM a doom die of any size; silence keeps nothing. The GM need not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
)
from engine.systems.cortex.changes import SceneChanged, change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import NONE
from engine.systems.cortex.doom import Spend, dice_for
from engine.systems.cortex.doom_paying import PAY, choice_of_dice, named_dice, paid, pay_group
from engine.systems.cortex.effects import LASTING_PRICE, prolonged
from engine.systems.cortex.lasting import passing, passing_of_gm, until
from engine.systems.cortex.points import pay
from engine.systems.cortex.scene_closing import end_scene
from engine.systems.cortex.state import Scene
from engine.systems.cortex.words import PP, refusal

NO = "no"


def keeping(here: CortexPosition) -> Iterable[CortexPending]:
    """A question to each who has still to say; nobody left: the GM goes on."""
    scene = here.state.scene
    if scene is None or scene.ending is None:
        return
    for hero in heroes_at(here):
        if hero.id in scene.ending.asked:
            yield _of_hero(here, scene, hero)
    if GM in scene.ending.asked:
        yield _of_gm(here, scene)
    yield _end_now(here, scene)


def still_asked(here: CortexPosition, scene: Scene) -> tuple[str, ...]:
    """Who is at the table and has not said."""
    there = {GM, *(hero.id for hero in heroes_at(here))}
    return tuple(who for who in scene.ending.asked if who in there) if scene.ending is not None else ()


def _question(
    here: CortexPosition, scene: Scene, who: str, things: tuple[Option, ...], pay_with: tuple[Option, ...]
) -> Prompt:
    hero = here.state.characters.get(who)
    return Prompt(
        id=f"keep.{scene.id}.{who}",
        about="lasting",
        to=frozenset({hero.player}) if hero is not None else TO_GM,
        title=text("cortex-keep-title"),
        body=(Line(text=text("cortex-keep-says" if hero is not None else "cortex-keep-gm-says")),),
        options=(
            *(evolve(one, group="what") for one in things),
            Option(id=NO, label=text("cortex-keep-no"), group="what"),
            *pay_with,
        ),
        groups=(
            Group(id="what", label=text("cortex-keep-what"), least=1),
            *((pay_group(len(things)),) if pay_with else ()),
        ),
        most=max(1, len(things)) + sum(one.upto for one in pay_with),
        wait=Wait.WINDOW,
        default=Default(picks=(NO,)),
        clock=f"keep.{scene.id}",
        terms=tuple(str(one.label) for one in things),
    )


def _wanted(picks: Sequence[str]) -> tuple[str, ...]:
    return tuple(one for one in picks if one != NO and not one.startswith(PAY))


def _of_hero(here: CortexPosition, scene: Scene, hero: Character) -> CortexPending:
    poor = text("refuse-cortex-not-enough-pp", need=LASTING_PRICE, has=hero.pp) if hero.pp < LASTING_PRICE else None
    things = tuple(evolve(one, blocked=poor) for one in passing(here, hero))

    def quote(picks: tuple[str, ...]) -> Quote:
        wanted = _wanted(picks)
        try:
            pay(hero.pp, len(wanted) * LASTING_PRICE)
        except Rejected as refused:
            return Quote(problem=refusal(refused))
        cost = (Cost(what=PP, amount=len(wanted) * LASTING_PRICE),) if wanted else ()
        return Quote(cost=cost, problem=_problem(picks, wanted))

    def kept(led: CortexLedger, answer: Answer) -> None:
        payer = character(led.state, hero.id)
        wanted = _wanted(answer.picks)
        if wanted:
            change(led, None, evolve(payer, pp=pay(payer.pp, len(wanted) * LASTING_PRICE)))
        for one in wanted:
            _outlasts(led, one)
        said(led, hero.id)

    return Pending(_question(here, scene, hero.id, things, ()), kept, quote)


def _of_gm(here: CortexPosition, scene: Scene) -> CortexPending:
    things = tuple(passing_of_gm(here))

    def quote(picks: tuple[str, ...]) -> Quote:
        wanted = _wanted(picks)
        try:
            dice_for(here.state.doom, (NONE,) * len(wanted), named_dice(picks))
        except Rejected as refused:
            return Quote(problem=refusal(refused))
        return Quote(problem=_problem(picks, wanted))

    def kept(led: CortexLedger, answer: Answer) -> None:
        wanted = _wanted(answer.picks)
        dice = dice_for(led.state.doom, (NONE,) * len(wanted), named_dice(answer.picks))
        for one, die in zip(wanted, dice, strict=True):
            bearer = character(led.state, one.split(".")[1])
            touched = (bearer.id,) if bearer.is_hero else ()
            paid(led, Spend(purpose="extra_trait", dice=(die,), affected=touched))
            _outlasts(led, one)
        said(led, GM)

    pay_with = choice_of_dice(here, number=len(things))
    return Pending(_question(here, scene, GM, things, pay_with), kept, quote)


def _problem(picks: Sequence[str], wanted: Sequence[str]) -> Text | None:
    return text("refuse-cortex-no-alone") if NO in picks and wanted else None


def _outlasts(led: CortexLedger, option: str) -> None:
    """Refusal: `out-of-date`."""
    kind, bearer_id, at = option.split(".")
    bearer = character(led.state, bearer_id)
    held = bearer.assets if kind == "a" else bearer.complications
    if int(at) >= len(held):
        raise Rejected("out-of-date")
    name = held[int(at)].name
    change(led, text("cortex-lasts", name=name), prolonged(bearer, (name,), until(led)))


def said(led: CortexLedger, who: str) -> None:
    """One has said; the last one ends the scene."""
    scene = led.state.scene
    if scene is None or scene.ending is None:
        raise Rejected("out-of-date")
    left = evolve(scene.ending, asked=tuple(one for one in scene.ending.asked if one != who))
    led.post(SceneChanged(scene=evolve(scene, ending=left)))
    end_if_all_said(led)


def end_if_all_said(led: CortexLedger) -> None:
    scene = led.state.scene
    if scene is not None and scene.ending is not None and not still_asked(led, scene):
        end_scene(led, scene, scene.ending.words)


def _end_now(here: CortexPosition, scene: Scene) -> CortexPending:
    def ended(led: CortexLedger, answer: Answer) -> None:
        now = led.state.scene
        if now is None or now.ending is None:
            raise Rejected("out-of-date")
        end_scene(led, now, now.ending.words)

    prompt = Prompt(
        id=f"scene.end.{scene.id}",
        to=TO_GM,
        title=text("cortex-end-now"),
        body=(Line(text=text("cortex-end-now-says")),),
        options=(Option(id="end", label=text("cortex-end-now")),),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    return Pending(prompt, ended)


Procedure = Callable[[CortexPosition], Iterable[CortexPending]]


def while_played(procedure: Procedure) -> Procedure:
    """A procedure that rests while the scene is only waiting for what is kept of it."""

    def asked(here: CortexPosition) -> Iterator[CortexPending]:
        if here.state.scene is None or here.state.scene.ending is None:
            yield from procedure(here)

    return asked

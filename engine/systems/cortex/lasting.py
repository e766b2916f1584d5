"""Assets and complications that are to last, for 1 PP; and handing over.

CX-EFF-05, CX-DEC-15; FL-LONG-02, FL-ASSET-04 (hooks 7 and 14). At the end of a scene, in Flowers, `keeping` asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import GM, Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Group, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    MENU_POINTS,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
)
from engine.systems.cortex.changes import change, exchanges
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.doom_paying import pay_any, picked, with_choice
from engine.systems.cortex.effects import LASTING_PRICE, hand_over, prolonged
from engine.systems.cortex.held import ENDLESS, SCENE, Asset, Complication
from engine.systems.cortex.making import effect_lasts
from engine.systems.cortex.points import pay
from engine.systems.cortex.words import PP, called, die_text


def lasting(here: CortexPosition) -> Iterable[CortexPending]:
    """[Make it last], where that is not asked at the end of the scene; [Hand over], where it is free."""
    scene = here.state.scene
    if scene is None:
        return
    at_once = here.options.canon.prolonging == "when_made"
    for hero in heroes_at(here):
        if at_once and hero.pp >= LASTING_PRICE and (options := tuple(passing(here, hero))):
            yield _make_last(hero, options)
        if here.options.canon.free_hand_over and hero.assets and not exchanges(here.state):
            yield from _hand_over(here, hero)
    if at_once and here.state.doom and (options := tuple(passing_of_gm(here))):
        yield _gm_makes_last(here, options)


def passing(here: CortexPosition, hero: Character) -> Iterator[Option]:
    """What ends with the scene: assets that the hero holds, complications on GM characters."""
    price = (Cost(what=PP, amount=LASTING_PRICE),)
    for at, asset in enumerate(hero.assets):
        if asset.lasts == SCENE:
            label = text("cortex-opt", die=die_text(asset.die), what=text("cortex-name", name=asset.name))
            yield Option(id=f"a.{hero.id}.{at}", label=label, cost=price)
    for other in here.state.characters.values():
        if other.is_hero or not other.present:
            continue
        for at, one in enumerate(other.complications):
            if one.lasts == SCENE:
                label = text("cortex-opt", die=die_text(one.die), what=text("cortex-name", name=one.name))
                yield Option(id=f"c.{other.id}.{at}", label=label, cost=price)


def passing_of_gm(here: CortexPosition) -> Iterator[Option]:
    """Assets of GM characters, complications on heroes."""
    for one in here.state.characters.values():
        things: tuple[Asset | Complication, ...] = one.complications if one.is_hero else one.assets
        if not one.is_hero and not one.present:
            continue
        for at, held in enumerate(things):
            if held.lasts == SCENE:
                label = text("cortex-opt", die=die_text(held.die), what=text("cortex-name", name=held.name))
                yield Option(id=f"{'c' if one.is_hero else 'a'}.{one.id}.{at}", label=label)


def _gm_makes_last(here: CortexPosition, options: tuple[Option, ...]) -> CortexPending:
    """The GM pays with a doom die of any size (CX-EFF-05, FL-LONG-01, FL-DOOM-15)."""
    prompt = Prompt(
        id="last.gm",
        about="lasting",
        to=TO_GM,
        title=text("cortex-last-title"),
        body=(Line(text=text("cortex-counter-doom", die=die_text(min(here.state.doom)))),),
        options=options,
        wait=Wait.NONE,
        menu=(MENU_GM,),
        terms=tuple(str(one.label) for one in options),
    )

    def lasts(led: CortexLedger, answer: Answer) -> None:
        kind, bearer_id, at = picked(answer).split(".")
        bearer = character(led.state, bearer_id)
        held = bearer.assets if kind == "a" else bearer.complications
        if int(at) >= len(held):
            raise Rejected("out-of-date")
        name = held[int(at)].name
        pay_any(led, answer.picks, (bearer.id,) if bearer.is_hero else ())
        bearer = character(led.state, bearer_id)
        change(led, text("cortex-lasts", name=name), prolonged(bearer, (name,), until(led)))

    return Pending(with_choice(prompt, here), lasts)


def until(led: CortexLedger) -> int:
    """For ever in Flowers, else to the end of the next Action Scene (CX-EFF-05, FL-LONG-02)."""
    scene = led.state.scene
    in_action = scene is not None and scene.kind == "action"
    if led.options.canon.prolonging == "scene_end":
        return ENDLESS
    return effect_lasts(long_lasting=True, in_action=in_action)


def who_may_keep(here: CortexPosition) -> tuple[str, ...]:
    """Who is asked at the end of a scene what is to last: heroes by id, and the GM (FL-LONG-01, FL-TIME-16)."""
    if here.options.canon.prolonging != "scene_end":
        return ()
    heroes = [
        hero.id for hero in heroes_at(here) if hero.pp >= LASTING_PRICE and any(True for _ in passing(here, hero))
    ]
    of_gm = bool(here.state.doom) and any(True for _ in passing_of_gm(here))
    return (*heroes, *((GM,) if of_gm else ()))


def _make_last(hero: Character, options: tuple[Option, ...]) -> CortexPending:
    prompt = Prompt(
        id=f"last.{hero.id}",
        about="lasting",
        to=frozenset({hero.player}),
        title=text("cortex-last-title"),
        body=(Line(text=text("cortex-last-says")),),
        options=options,
        wait=Wait.NONE,
        menu=(MENU_POINTS,),
        terms=tuple(str(one.label) for one in options),
    )
    return Pending(prompt, _lasts(hero.id))


def _lasts(who: CharacterId) -> Callable[[CortexLedger, Answer], None]:
    def lasts(led: CortexLedger, answer: Answer) -> None:
        hero = character(led.state, who)
        kind, bearer_id, at = answer.pick.split(".")
        paid = evolve(hero, pp=pay(hero.pp, LASTING_PRICE))
        bearer = paid if bearer_id == who else character(led.state, bearer_id)
        held = bearer.assets if kind == "a" else bearer.complications
        if int(at) >= len(held):
            raise Rejected("out-of-date")
        name = held[int(at)].name
        after = prolonged(bearer, (name,), until(led))
        people = (after,) if bearer_id == who else (paid, after)
        change(led, text("cortex-lasts", name=name), *people)

    return lasts


def _hand_over(here: CortexPosition, hero: Character) -> Iterator[CortexPending]:
    others = [one for one in here.state.characters.values() if one.id != hero.id and not one.gone and one.is_hero]
    if not others:
        return
    options = [
        Option(
            id=f"a.{at}",
            label=text("cortex-opt", die=die_text(one.die), what=text("cortex-name", name=one.name)),
            group="what",
        )
        for at, one in enumerate(hero.assets)
    ]
    options += [Option(id=f"w.{one.id}", label=called(one), group="whom") for one in others]
    prompt = Prompt(
        id=f"handover.{hero.id}",
        about="asset",
        to=frozenset({hero.player}),
        title=text("cortex-handover-title"),
        options=tuple(options),
        groups=(
            Group(id="what", label=text("cortex-group-asset"), least=1, most=1),
            Group(id="whom", label=text("cortex-hand-whom"), least=1, most=1),
        ),
        most=2,
        wait=Wait.NONE,
        menu=(MENU_POINTS,),
        terms=tuple(one.name for one in hero.assets),
    )

    def handed(led: CortexLedger, answer: Answer) -> None:
        giver = character(led.state, hero.id)
        at = next(int(one[2:]) for one in answer.picks if one.startswith("a."))
        taker = character(led.state, next(one[2:] for one in answer.picks if one.startswith("w.")))
        if at >= len(giver.assets):
            raise Rejected("out-of-date")
        name = giver.assets[at].name
        giver, taker = hand_over(giver, taker, name)
        change(led, text("cortex-handed-over", name=name, who=taker.name), giver, taker)

    yield Pending(prompt, handed)

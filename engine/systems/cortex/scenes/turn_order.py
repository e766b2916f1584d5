"""Who acts next: whoever has acted names the next, or the GM does; the GM may break in with a doom die.

CX-TIME-03, CX-TIME-04, CX-DEC-19, CX-DEC-20, CX-DSP-08, CX-FLOW-05; FL-DOOM-10, FL-STRUCT-08.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import GM, Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.declaring import seat_of
from engine.systems.cortex.action.exchange import Gathering
from engine.systems.cortex.at_table import (
    MENU_ACT,
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
)
from engine.systems.cortex.changes import RoundMoved, change, with_xp, xp_lines
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import NONE, Die
from engine.systems.cortex.doom.paying import choice_quote, named_dice, picked, with_choice
from engine.systems.cortex.doom.spending import REFLEX_FREE, Spend, dice_for, interrupt_price, spend_doom
from engine.systems.cortex.pool.automatic import usable_die
from engine.systems.cortex.scenes.turns import give_turn, is_quiet, yet_to_act
from engine.systems.cortex.state import Scene
from engine.systems.cortex.words import called, die_text

REFLEXES = ("reflex", "рефлекс")
"""How the power is called by which the price of an interruption is measured (CX-DSP-08)."""


def turn_order(here: CortexPosition) -> Iterable[CortexPending]:
    """Naming who acts next, and the GM's interruption."""
    scene = here.state.scene
    if scene is None or scene.kind != "action":
        return
    if scene.exchange is None and scene.round.current is None and here.options.canon.initiative != "free":
        yield from _name_next(here, scene)
    yield from _interrupt(here, scene)


def _name_next(here: CortexPosition, scene: Scene) -> Iterator[CortexPending]:
    waiting = yet_to_act(here)
    if not waiting:
        return
    last = here.state.characters.get(scene.round.last or "")
    quiet = is_quiet(here)
    by_gm = here.options.canon.initiative == "gm" or last is None or quiet
    seat = GM if by_gm or last is None else seat_of(here, last)

    def named(led: CortexLedger, answer: Answer) -> None:
        who = character(led.state, answer.pick)
        give_turn(led, who.id, text("cortex-turn-goes-to", who=who.name))

    prompt = Prompt(
        id=f"next.{scene.id}.{scene.round.asked}",
        about="turn-order",
        to=frozenset({seat}),
        title=text("cortex-next-title", number=scene.round.number),
        body=(Line(text=text("cortex-next-quiet")),) if quiet else (),
        options=tuple(Option(id=one.id, label=called(one)) for one in waiting),
        wait=Wait.TURN,
        default=None if quiet else Default(picks=(waiting[0].id,)),
    )
    yield Pending(prompt, named)
    for one in waiting if quiet else ():
        if seat_of(here, one) != GM:
            yield _wakes(here, scene, one)


def _wakes(here: CortexPosition, scene: Scene, one: Character) -> CortexPending:
    """After a round of silence whoever comes back takes the turn, without waiting for the GM."""

    def woken(led: CortexLedger, answer: Answer) -> None:
        give_turn(led, one.id, text("cortex-turn-goes-to", who=one.name))

    prompt = Prompt(
        id=f"wake.{scene.id}.{scene.round.asked}.{one.id}",
        to=frozenset({seat_of(here, one)}),
        title=text("cortex-wake"),
        options=(Option(id="wake", label=text("cortex-wake-yes")),),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
    )
    return Pending(prompt, woken)


def _interrupt(here: CortexPosition, scene: Scene) -> Iterator[CortexPending]:
    """Before the dice of the hero whose turn it is (CX-DEC-20)."""
    hero = here.state.characters.get(scene.round.current or "")
    if hero is None or not hero.is_hero or scene.round.interrupted is not None:
        return
    if scene.exchange is not None and not isinstance(scene.exchange.stage, Gathering):
        return
    ready = [one for one in yet_to_act(here) if not one.is_hero]
    if not ready:
        return
    options = tuple(_breaks_in(here, hero, one) for one in ready)
    prompt = Prompt(
        id=f"interrupt.{scene.id}.{scene.round.asked}",
        about="interrupting",
        to=TO_GM,
        title=text("cortex-interrupt"),
        body=(Line(text=text("cortex-interrupt-says", who=hero.name)),),
        options=options,
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-menu-doom")),
        terms=here.state.doom,
    )

    def price(picks: tuple[str, ...]) -> tuple[Die, ...]:
        named = (here.state.characters.get(one) for one in picks)
        return tuple(interrupt_price((reflexes(hero),), reflexes(one)) for one in named if one is not None)

    asked = with_choice(prompt, here, REFLEX_FREE)
    yield Pending(asked, _broken_in(hero.id), choice_quote(here, price) if asked is not prompt else None)


def _breaks_in(here: CortexPosition, hero: Character, one: Character) -> Option:
    price = interrupt_price((reflexes(hero),), reflexes(one))
    payable = any(die >= price for die in here.state.doom)
    blocked = None if payable else text("refuse-cortex-doom-die-too-small", need=f"d{price}", has=_largest(here))
    label = text("cortex-interrupt-by", who=one.name, die=die_text(price))
    return Option(id=one.id, label=label, blocked=blocked)


def _largest(here: CortexPosition) -> str:
    return f"d{max(here.state.doom, default=0)}"


def _broken_in(hero_id: str) -> Callable[[CortexLedger, Answer], None]:
    def broken_in(led: CortexLedger, answer: Answer) -> None:
        scene = led.state.scene
        if scene is None:
            raise Rejected("no-open-scene")
        hero, one = character(led.state, hero_id), character(led.state, picked(answer))
        price = interrupt_price((reflexes(hero),), reflexes(one))
        (die,) = dice_for(led.state.doom, (price,), named_dice(answer.picks))
        spend = Spend(
            purpose="interrupt",
            dice=(die,),
            affected=(hero_id,),
            reflexes=(reflexes(hero),),
            own_reflexes=reflexes(one),
        )
        spent = spend_doom(led.state.doom, spend, led.options.canon)
        line = text("cortex-interrupted", who=one.name, hero=hero.name, die=die_text(die))
        change(led, line, *with_xp(led, spent.xp), doom=spent.doom, strong=True)
        for told in xp_lines(led.state, spent.xp):
            change(led, told)
        now = evolve(scene.round, current=one.id, interrupted=hero_id, asked=scene.round.asked + 1)
        led.post(RoundMoved(round=now, drop_exchange=True))

    return broken_in


def reflexes(one: Character) -> Die:
    """The die of the power by that name; none: 0."""
    powers = [*(power for held in one.power_sets for power in held.powers), *one.powers]
    found = [usable_die(power) for power in powers if any(word in power.name.casefold() for word in REFLEXES)]
    return max(found, default=NONE)

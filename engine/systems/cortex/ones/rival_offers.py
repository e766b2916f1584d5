"""Hero against hero: ones that the GM has left serve the rival, and the roller gets the point (CX-HITCH-06, AMB-30).

Flow J. Flowers has no such use (FL-HITCH-05).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import ACTION, Choosing, Exchange, Ones
from engine.systems.cortex.at_table import (
    MENU_POINTS,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    heroes_at,
)
from engine.systems.cortex.changes import change, exchange_called, exchanges, move
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.ones.opportunities import PRICE
from engine.systems.cortex.ones.opportunity_offers import gain, uses
from engine.systems.cortex.points import pay
from engine.systems.cortex.words import PP, name_of


def rival_offers(here: CortexPosition) -> Iterable[CortexPending]:
    """An offer to the player on the other side while such a one is left."""
    if not here.options.canon.rival_uses_hitches:
        return
    for ex in exchanges(here.state):
        for hero in heroes_at(here):
            if hero.pp >= PRICE and not hero.gone:
                for key in left_alone(here, ex, hero.id):
                    yield _offer(here, ex, hero, key)


def left_alone(here: CortexPosition, ex: Exchange, rival: CharacterId) -> Iterator[str]:
    """The rolls of heroes against `rival` with a one that the GM had the choice of and did not take."""
    against = ex.targets if rival == ex.actor else (ACTION,) if rival in ex.targets else ()
    for key in against:
        roll = ex.rolls.get(key)
        if roll is None or roll.reading is None or roll.ones <= roll.ones_used:
            continue
        if any(isinstance(stage, Ones | Choosing) and stage.roll == key for stage in ex.at_work):
            continue
        who = here.state.characters.get(roll.who)
        if who is not None and who.is_hero:
            yield key


def _offer(here: CortexPosition, ex: Exchange, hero: Character, key: str) -> CortexPending:
    roll = ex.rolls[key]
    price = (Cost(what=PP, amount=PRICE),)
    prompt = Prompt(
        id=f"rival.{ex.id}.{hero.id}.{key or 'action'}.{roll.ones_used}",
        about="hitch",
        to=frozenset({hero.player}),
        title=text("cortex-rival-title", who=name_of(here.state, roll.who)),
        body=(Line(text=text("cortex-rival-says")),),
        options=tuple(evolve(one, cost=price) for one in uses(here, ex, hero)),
        wait=Wait.NONE,
        menu=(MENU_POINTS,),
    )
    return Pending(prompt, _used(ex.id, hero.id, key))


def _used(exchange_id: str, who: CharacterId, key: str) -> Callable[[CortexLedger, Answer], None]:
    def used(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        if ex is None or key not in left_alone(led, ex, who):
            raise Rejected("out-of-date")
        roll = ex.rolls[key]
        roller = character(led.state, roll.who)
        change(led, text("cortex-rival-pays", who=roller.name), evolve(roller, pp=roller.pp + PRICE))
        hero = character(led.state, who)
        gain(led, evolve(hero, pp=pay(hero.pp, PRICE)), answer.pick)
        move(led, ex, rolls=ex.rolls.set(key, evolve(roll, ones_used=roll.ones_used + 1)))

    return used

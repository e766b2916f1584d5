"""Ones on the GM's dice: how many, who may use them, and whether anybody is still to be asked (CX-OPN-01, FL-OPEN-01).

An exchange lingers before it closes while a reaction of the GM shows an unused one: nobody has had a moment for it yet,
and an asset can be stepped up only after it has been made (CX-DEC-10, CX-EFF-04, FL-TIME-09).
"""

from __future__ import annotations

from engine.core.base import Rejected
from engine.systems.cortex.action.exchange import ACTION, Exchange
from engine.systems.cortex.at_table import CortexPosition, heroes_at
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.ones.opportunities import PRICE, require_opportunity


def by_gm(here: CortexPosition, who: CharacterId) -> bool:
    found = here.state.characters.get(who)
    return found is None or not found.is_hero


def gm_ones(here: CortexPosition, ex: Exchange) -> int:
    """Every one on a die of the GM (CX-OPN-01, FL-ROLL-06)."""
    return sum(roll.ones for roll in ex.rolls.values() if by_gm(here, roll.who))


def may_use(here: CortexPosition, ex: Exchange, hero: Character) -> bool:
    """Whether one of them may be this hero's, if there is one."""
    opposed = hero.id in (ex.actor, *ex.targets)
    try:
        require_opportunity(1, 0, hero.pp, here.options.canon, opposed=opposed)
    except Rejected:
        return False
    return not hero.gone


def late_ones(here: CortexPosition, ex: Exchange) -> int:
    """Unused ones of the GM's reactions."""
    late = sum(roll.ones for key, roll in ex.rolls.items() if key != ACTION and by_gm(here, roll.who))
    return min(late, gm_ones(here, ex) - ex.gm_ones_used)


def unasked(here: CortexPosition, ex: Exchange) -> tuple[Character, ...]:
    """The heroes for whom the exchange lingers: they can pay, and have not let it go."""
    if late_ones(here, ex) <= 0:
        return ()
    return tuple(
        hero for hero in heroes_at(here) if hero.pp >= PRICE and hero.id not in ex.let_go and may_use(here, ex, hero)
    )


def awaited(here: CortexPosition, ex: Exchange, asked: tuple[CharacterId, ...]) -> tuple[Character, ...]:
    """Those of `asked` who still have to say something; a question stays while its hero's points come and go."""
    if late_ones(here, ex) <= 0:
        return ()
    return tuple(hero for hero in heroes_at(here) if hero.id in asked and hero.id not in ex.let_go)

"""A player leaves the table: what was being made of the hero lapses; the hero stays in the state."""

from __future__ import annotations

from engine.core.base import Seat
from engine.systems.blackbird.at_table import BlackbirdLedger
from engine.systems.blackbird.growth.trait_events import TraitDropped
from engine.systems.blackbird.heroes.desk import DESK
from engine.systems.blackbird.scene_play import end_actions


def unseated(led: BlackbirdLedger, seat: Seat) -> None:
    """What a leaving player leaves behind. Rewards to choose, and perks that are owed, stay: the GM decides on them."""
    DESK.give_up(led, seat)
    theirs = {one.id: one.name for one in led.state.characters.values() if one.player == seat}
    for offer in led.state.offers:
        if offer.hero in theirs:
            led.post(TraitDropped(offer=offer, name=theirs[offer.hero], refused=False))
    end_actions(led, "left", lambda action: action.who in theirs)

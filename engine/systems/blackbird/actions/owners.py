"""Whoever acts: a hero, a GM character with a full sheet, or one in short (ruling A-31)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import GM, Rejected, Seat
from engine.systems.blackbird.at_table import BlackbirdPosition
from engine.systems.blackbird.character import Character, CharacterId, Extra
from engine.systems.blackbird.health import can_act
from engine.systems.blackbird.state import BlackbirdState

Owner = Character | Extra


def owner_called(state: BlackbirdState, who: CharacterId) -> Owner:
    """Refusal: `unknown-character`."""
    found = state.characters.get(who) or state.extras.get(who)
    if found is None:
        raise Rejected("unknown-character")
    return found


def name_of(state: BlackbirdState, who: CharacterId) -> str:
    """Of whoever acts; empty once the GM has dropped the character."""
    found = state.characters.get(who) or state.extras.get(who)
    return found.name if found is not None else ""


def seat_of(here: BlackbirdPosition, who: CharacterId) -> Seat:
    """Who decides for a character: its player, or the GM."""
    found = here.state.characters.get(who)
    return found.player if found is not None and found.player in here.seats else GM


def gm_characters(here: BlackbirdPosition) -> Iterator[Owner]:
    """Those that the GM plays; not heroes whose players are away."""
    yield from (one for one in here.state.characters.values() if one.player == GM)
    yield from here.state.extras.values()


def everybody(here: BlackbirdPosition) -> Iterator[Owner]:
    """Whoever may act or oppose: heroes whose players sit here, then GM characters."""
    yield from (one for one in here.state.characters.values() if one.player in here.seats)
    yield from gm_characters(here)


def able(here: BlackbirdPosition) -> Iterator[Owner]:
    """Whoever is neither unconscious nor dead (BB-HEALTH-04, BB-HEALTH-05)."""
    return (one for one in everybody(here) if can_act(one.health))

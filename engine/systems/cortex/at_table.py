"""The words that procedures and events of both systems share: whose hero, which scene, a new id."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.base import GM, Rejected, Seat, evolve, text
from engine.core.game import Event, Ledger, Pending, Position
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.options import TableRules
from engine.systems.cortex.state import CortexState, Scene

CortexPosition: TypeAlias = Position[CortexState, TableRules]
CortexLedger: TypeAlias = Ledger[CortexState, TableRules]
CortexPending: TypeAlias = Pending[CortexState, TableRules]


class CortexEvent(Event[CortexState]):
    """Something that happened in a game of Cortex or Flowers."""


TO_GM = frozenset({GM})

MENU_ACT = text("menu-act")
MENU_HERO = text("menu-hero")
MENU_POINTS = text("menu-points")
MENU_GM = text("menu-gm")


def heroes_at(here: CortexPosition) -> tuple[Character, ...]:
    """The heroes whose players sit at the table and who have not left the story, in the order in which they came."""
    return tuple(one for one in here.state.characters.values() if one.is_hero and one.player in here.seats)


def hero_of(here: CortexPosition, seat: Seat) -> Character | None:
    """The hero that a seat plays; None while there is none."""
    return next((hero for hero in heroes_at(here) if hero.player == seat), None)


def gm_characters(state: CortexState) -> tuple[Character, ...]:
    return tuple(one for one in state.characters.values() if not one.is_hero)


def character(state: CortexState, who: CharacterId) -> Character:
    """Refusal: `unknown-character`."""
    try:
        return state.characters[who]
    except KeyError:
        raise Rejected("unknown-character", who=who) from None


def with_characters(state: CortexState, *characters: Character) -> CortexState:
    """The state with some characters as they are now."""
    known = state.characters
    for one in characters:
        known = known.set(one.id, one)
    return evolve(state, characters=known)


def open_scene(state: CortexState) -> Scene:
    """Refusal: `no-open-scene`."""
    if state.scene is None:
        raise Rejected("no-open-scene")
    return state.scene


def with_scene(state: CortexState, **changes: object) -> CortexState:
    """The state with the open scene changed. Refusal: `no-open-scene`."""
    return evolve(state, scene=evolve(open_scene(state), **changes))


def next_id(state: CortexState, prefix: str) -> str:
    """The id that the next new thing gets; the event that makes it counts it by `made_one_more`."""
    return f"{prefix}{state.made + 1}"


def made_one_more(state: CortexState) -> CortexState:
    return evolve(state, made=state.made + 1)

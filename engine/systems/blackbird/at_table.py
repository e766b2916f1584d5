"""The words that procedures and events of Blackbird share: whose hero, a new id, who is asked."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Event, Ledger, Pending, Position
from engine.systems.blackbird.actions.values import actions_after
from engine.systems.blackbird.character import Character, CharacterId, Extra
from engine.systems.blackbird.health import DEAD_AT
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.state import BlackbirdState

BlackbirdPosition: TypeAlias = Position[BlackbirdState, BlackbirdOptions]
BlackbirdLedger: TypeAlias = Ledger[BlackbirdState, BlackbirdOptions]
BlackbirdPending: TypeAlias = Pending[BlackbirdState, BlackbirdOptions]


class BlackbirdEvent(Event[BlackbirdState]):
    """Something that happened in a game of Blackbird."""


TO_GM = frozenset({GM})
WORDS_LIMIT = 300

MENU_ACT = text("menu-act")
MENU_HERO = text("menu-hero")
MENU_GM = text("menu-gm")


def heroes_at(here: BlackbirdPosition) -> tuple[Character, ...]:
    """The heroes whose players sit at the table, in the order in which they came; they stay when a player leaves."""
    return tuple(one for one in here.state.characters.values() if one.player in here.seats)


def hero_of(here: BlackbirdPosition, seat: Seat) -> Character | None:
    """The hero that a seat plays: a living one, else the last who died; None while there is none."""
    own = [one for one in heroes_at(here) if one.player == seat]
    return next((one for one in own if one.health > DEAD_AT), own[-1] if own else None)


def living_at(here: BlackbirdPosition) -> tuple[Character, ...]:
    """The heroes at the table who are not dead: whoever plays a dead one may make another (BB-HEALTH-05)."""
    return tuple(one for one in heroes_at(here) if one.health > DEAD_AT)


def character_called(state: BlackbirdState, character: CharacterId) -> Character:
    """Refusal: `unknown-character`."""
    try:
        return state.characters[character]
    except KeyError:
        raise Rejected("unknown-character") from None


def with_character(state: BlackbirdState, character: Character) -> BlackbirdState:
    """The state with one character as they are now, and with what a change of health does to actions (BB-HEALTH-08)."""
    known = state.characters.get(character.id)
    after = evolve(state, characters=state.characters.set(character.id, character))
    return _health_felt(after, character.id, known.health if known is not None else character.health, character.health)


def without_actor(state: BlackbirdState, who: CharacterId) -> BlackbirdState:
    """The state without the actions of a GM character who is dropped, here and as an opponent."""
    gone = {one.id for one in state.actions if one.who == who}
    left = (one for one in state.actions if one.id not in gone and one.answers not in gone)
    kept = (evolve(one, against=tuple(by for by in one.against if by != who)) for one in left)
    return evolve(state, actions=tuple(kept))


def with_extra(state: BlackbirdState, extra: Extra) -> BlackbirdState:
    """The state with one GM character in short as it is now."""
    known = state.extras.get(extra.id)
    after = evolve(state, extras=state.extras.set(extra.id, extra))
    return _health_felt(after, extra.id, known.health if known is not None else extra.health, extra.health)


def asked_of(here: BlackbirdPosition, character: Character) -> frozenset[Seat]:
    """Who decides for a character: its player, or the GM while nobody sits there."""
    return frozenset({character.player if character.player in here.seats else GM})


def next_id(state: BlackbirdState, prefix: str) -> str:
    """The id that the next new thing gets; the event that makes it counts it by `made_one_more`."""
    return f"{prefix}{state.made + 1}"


def made_one_more(state: BlackbirdState) -> BlackbirdState:
    return evolve(state, made=state.made + 1)


def gm_menu_of(character: Character | Extra) -> tuple[Text, ...]:
    """Where the GM finds what concerns a character."""
    return (MENU_GM, text("blackbird-menu-heroes"), text("hero-name", hero=character.name))


def _health_felt(state: BlackbirdState, who: CharacterId, before: int, after: int) -> BlackbirdState:
    if before == after:
        return state
    return evolve(state, actions=actions_after(state.actions, who, before, after))

"""The words that procedures and events of Feats share: whose hero, which scene, a new id."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Event, Ledger, Pending, Position
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.scenes.kind import SceneKind
from engine.systems.feats.state import FeatsState, Scene

FeatsPosition: TypeAlias = Position[FeatsState, FeatsOptions]
FeatsLedger: TypeAlias = Ledger[FeatsState, FeatsOptions]
FeatsPending: TypeAlias = Pending[FeatsState, FeatsOptions]


class FeatsEvent(Event[FeatsState]):
    """Something that happened in a game of Feats."""


TO_GM = frozenset({GM})

MENU_ACT = text("menu-act")
MENU_HERO = text("menu-hero")
MENU_POINTS = text("menu-points")
MENU_GM = text("menu-gm")


def heroes_at(here: FeatsPosition) -> tuple[Hero, ...]:
    """The heroes whose players sit at the table, in the order in which they came.

    A hero stays in the state when the player leaves; undo restores the game, never the table.
    """
    return tuple(hero for hero in here.state.heroes.values() if hero.player in here.seats)


def hero_of(here: FeatsPosition, seat: Seat) -> Hero | None:
    """The hero that a seat plays; None while there is none."""
    return next((hero for hero in heroes_at(here) if hero.player == seat), None)


def hero_called(state: FeatsState, hero: HeroId) -> Hero:
    """Refusal: `unknown-hero`."""
    try:
        return state.heroes[hero]
    except KeyError:
        raise Rejected("unknown-hero", hero=hero) from None


def with_heroes(state: FeatsState, *heroes: Hero) -> FeatsState:
    """The state with some heroes as they are now."""
    known = state.heroes
    for hero in heroes:
        known = known.set(hero.id, hero)
    return evolve(state, heroes=known)


def next_id(state: FeatsState, prefix: str) -> str:
    """The id that the next new thing gets; the event that makes it counts it by `made_one_more`."""
    return f"{prefix}{state.made + 1}"


def made_one_more(state: FeatsState) -> FeatsState:
    return evolve(state, made=state.made + 1)


def kind_now(state: FeatsState) -> SceneKind:
    """The level of the open scene; without one nothing is rolled."""
    return state.scene.kind if state.scene is not None else "no_risk"


def with_scene(state: FeatsState, **changes: object) -> FeatsState:
    """The state with the open scene changed. Refusal: `no-open-scene`."""
    return evolve(state, scene=evolve(open_scene(state), **changes))


def open_scene(state: FeatsState) -> Scene:
    """Refusal: `no-open-scene`."""
    if state.scene is None:
        raise Rejected("no-open-scene")
    return state.scene


def kind_text(kind: SceneKind) -> Text:
    return text(f"feats-kind-{kind.replace('_', '-')}")

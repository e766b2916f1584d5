"""What everybody sees: the card of the scene, the sheet of a hero, what a hero is called."""

from __future__ import annotations

from engine.core.base import Seat, Text, text
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.owners import name_of
from engine.systems.blackbird.actions.view import stands_text
from engine.systems.blackbird.at_table import BlackbirdPosition, hero_of, heroes_at
from engine.systems.blackbird.character import Character
from engine.systems.blackbird.health import health_state
from engine.systems.blackbird.heroes.joining import sheet_of
from engine.systems.blackbird.sheet.view import sheet_blocks
from engine.systems.blackbird.sheet.write import write_sheet


def hero_name(here: BlackbirdPosition, seat: Seat) -> str:
    hero = hero_of(here, seat)
    return hero.name if hero is not None else ""


def sheet_card(here: BlackbirdPosition, seat: Seat) -> tuple[Block, ...]:
    """The sheet of a seat's hero; empty when there is none."""
    hero = hero_of(here, seat)
    return sheet_blocks(hero) if hero is not None else ()


def sheet_text(here: BlackbirdPosition, seat: Seat, language: str) -> str:
    """BB-SHEET-13."""
    hero = hero_of(here, seat)
    if hero is None or language not in here.lexicon.languages:
        return ""
    return write_sheet(sheet_of(hero), here.lexicon, language)


def scene_card(here: BlackbirdPosition) -> tuple[Block, ...]:
    """The title, the heroes in short, and what is going on; empty between scenes."""
    scene = here.state.scene
    if scene is None:
        return ()
    head = Line(text=text("blackbird-scene-card", title=scene.title), strong=True)
    heroes = (Line(text=in_short(hero)) for hero in heroes_at(here))
    actions = (Line(text=stands_text(one, name_of(here.state, one.who))) for one in here.state.actions)
    return (head, *heroes, *actions)


def in_short(hero: Character) -> Text:
    """A hero in one line: health, its state, the pool."""
    return text(
        "blackbird-hero-in-short",
        hero=hero.name,
        health=str(hero.health),
        most=str(hero.health_max),
        state=text(f"blackbird-health-{health_state(hero.health)}"),
        pool=str(hero.pool),
    )

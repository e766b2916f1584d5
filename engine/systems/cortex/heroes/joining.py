"""A hero comes into the game, or is changed in it: the GM approves the sheet (CX-CHAR-01, CX-CHAR-03, CX-TXT-10).

What a player changes later keeps all that play has done to the hero; new things of the state count only where the GM
pastes them, or approves a new hero.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.base import Map, Seat, Text, evolve, text
from engine.core.heroes.drafts import HeroDraft
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import (
    CortexEvent,
    CortexLedger,
    character,
    made_one_more,
    next_id,
    with_characters,
)
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Character, CharacterId, PowerSet, Sheet
from engine.systems.cortex.scenes.turns import people_changed
from engine.systems.cortex.sheet.blocks import sheet_blocks
from engine.systems.cortex.sheet.check import problems
from engine.systems.cortex.state import CortexState

WHO_ONE_IS = (
    "name",
    "kind",
    "about",
    "affiliation",
    "distinctions",
    "powers",
    "specialties",
    "reaction_defaults",
)
"""Fields that a revision changes; the others are what play has made of the hero."""


class HeroJoined(CortexEvent):
    """A new hero; in an open scene at once part of it."""

    kind: Literal["hero_joined"] = "hero_joined"
    hero: CharacterId
    player: Seat
    sheet: Sheet

    def apply(self, state: CortexState) -> CortexState:
        joined = made_one_more(with_characters(state, in_play(self.sheet, self.hero, self.player)))
        scene = joined.scene
        if scene is None or self.hero in scene.participants:
            return joined
        return evolve(joined, scene=evolve(scene, participants=(*scene.participants, self.hero)))

    def text(self) -> Text:
        return text("hero-joined", hero=self.sheet.name)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), *sheet_blocks(self.sheet))


class HeroRevised(CortexEvent):
    """A player's changes: who the hero is, not what has become of them in play."""

    kind: Literal["hero_revised"] = "hero_revised"
    hero: CharacterId
    sheet: Sheet

    def apply(self, state: CortexState) -> CortexState:
        return with_characters(state, revised(character(state, self.hero), self.sheet))

    def text(self) -> Text:
        return text("hero-revised", hero=self.sheet.name)


class HeroImported(CortexEvent):
    """The GM's sheet over a hero in play: every field of it counts."""

    kind: Literal["hero_imported"] = "hero_imported"
    hero: CharacterId
    sheet: Sheet

    def apply(self, state: CortexState) -> CortexState:
        return with_characters(state, over(character(state, self.hero), self.sheet))

    def text(self) -> Text:
        return text("hero-imported", hero=self.sheet.name)


def in_play(sheet: Sheet, id_: CharacterId, player: Seat) -> Character:
    """Somebody with a sheet, in the game."""
    told = {name: getattr(sheet, name) for name in Sheet.model_fields}
    return Character.model_construct(**told, id=id_, player=player)


def over(one: Character, sheet: Sheet) -> Character:
    """A sheet in the place of the old one; who plays, where, and what was unlocked stays."""
    told = {name: getattr(sheet, name) for name in Sheet.model_fields}
    return evolve(one, **{**told, "unlocked": one.unlocked})


def sheet_of(one: Character) -> Sheet:
    """A character's sheet without its place in the game."""
    return Sheet.model_construct(**{name: getattr(one, name) for name in Sheet.model_fields})


def revised(hero: Character, sheet: Sheet) -> Character:
    """Points, XP, tracks, things at hand and shut-down powers stay as they are in play; so do completed Milestones."""
    completed = {one.name for one in hero.milestones if one.completed}
    return evolve(
        hero,
        **{name: getattr(sheet, name) for name in WHO_ONE_IS},
        power_sets=tuple(_as_in_play(one, hero.power_sets) for one in sheet.power_sets),
        milestones=tuple(evolve(one, completed=one.name in completed) for one in sheet.milestones),
    )


def _as_in_play(new: PowerSet, known: tuple[PowerSet, ...]) -> PowerSet:
    old = next((one for one in known if one.name == new.name), PowerSet(name=new.name))
    powers = Map({one.name: one for one in old.powers})
    marked = (
        evolve(
            one,
            shutdown=one.name in powers and powers[one.name].shutdown,
            weakened=one.name in powers and powers[one.name].weakened,
        )
        for one in new.powers
    )
    return evolve(new, powers=tuple(marked), shutdown=old.shutdown, weakened=old.weakened)


def problem_blocks(sheet: Sheet, canon: Canon) -> Iterator[Block]:
    """What the rules of creation miss in a sheet (CX-CHAR-02)."""
    found = problems(sheet, canon)
    if found:
        yield Line(text=text("cortex-problems"))
        yield from (Line(text=text("hero-doubt", doubt=text(f"cortex-problem-{code}"))) for code in found)


def let_in(led: CortexLedger, draft: HeroDraft[Sheet]) -> None:
    """The GM has approved the sheet."""
    if draft.hero in led.state.characters:
        led.post(HeroRevised(hero=draft.hero, sheet=draft.sheet))
    else:
        led.post(HeroJoined(hero=next_id(led.state, "h"), player=draft.seat, sheet=draft.sheet))
        people_changed(led)

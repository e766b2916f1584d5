"""A hero comes into the game, or is changed in it: the GM approves the sheet.

FT-CHAR-19, FT-FP-19. What a player changes later keeps all that play has done to the hero.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Seat, Text, evolve, text
from engine.core.heroes.drafts import HeroDraft
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    FeatsEvent,
    FeatsLedger,
    hero_called,
    made_one_more,
    next_id,
    with_heroes,
)
from engine.systems.feats.hero import Effect, Hero, HeroId, HeroSheet, Stress
from engine.systems.feats.scenes.boundaries import at_joining, hero_from_sheet, hero_in_play
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import sheet_blocks


class HeroJoined(FeatsEvent):
    """A new hero; in an open session with the session's point (FT-FP-19)."""

    kind: Literal["hero_joined"] = "hero_joined"
    hero: HeroId
    player: Seat
    sheet: HeroSheet

    def apply(self, state: FeatsState) -> FeatsState:
        session = state.session.number if state.session.open else None
        joined = at_joining(hero_from_sheet(self.sheet, self.hero, self.player), session)
        return made_one_more(with_heroes(state, joined))

    def text(self) -> Text:
        return text("hero-joined", hero=self.sheet.name)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), *sheet_blocks(self.sheet))


class HeroRevised(FeatsEvent):
    """A player's changes: who the hero is, not what has become of them in play."""

    kind: Literal["hero_revised"] = "hero_revised"
    hero: HeroId
    sheet: HeroSheet

    def apply(self, state: FeatsState) -> FeatsState:
        return with_heroes(state, revised(hero_called(state, self.hero), self.sheet))

    def text(self) -> Text:
        return text("hero-revised", hero=self.sheet.name)


class HeroImported(FeatsEvent):
    """The GM's sheet over a hero in play: every field of it counts."""

    kind: Literal["hero_imported"] = "hero_imported"
    hero: HeroId
    sheet: HeroSheet

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        return with_heroes(state, hero_in_play(self.sheet, hero.id, hero.player, hero.session_point))

    def text(self) -> Text:
        return text("hero-imported", hero=self.sheet.name)


def revised(hero: Hero, sheet: HeroSheet) -> Hero:
    """Stress taken, conditions, points, Heat, tokens and the marks of used abilities stay as they are in play."""
    used = {one.id for one in hero.abilities if one.used_this_scene}
    return evolve(
        hero,
        name=sheet.name,
        character_rank=sheet.character_rank,
        motivation=sheet.motivation,
        complication=sheet.complication,
        skills=sheet.skills,
        abilities=tuple(_marked(one, one.id in used) for one in sheet.abilities),
        items=sheet.items,
        stress=Stress(max=sheet.stress.max, filled=min(hero.stress.filled, sheet.stress.max)),
    )


def _marked(ability: Effect, used: bool) -> Effect:
    return evolve(ability, used_this_scene=used)


def let_in(led: FeatsLedger, draft: HeroDraft[HeroSheet]) -> None:
    """The GM has approved the sheet."""
    if draft.hero in led.state.heroes:
        led.post(HeroRevised(hero=draft.hero, sheet=draft.sheet))
    else:
        led.post(HeroJoined(hero=next_id(led.state, "h"), player=draft.seat, sheet=draft.sheet))

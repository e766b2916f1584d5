"""A hero comes into the game, or is changed in it: the GM approves the sheet as a whole.

BB-CREATE-04, BB-HEALTH-01, BB-POOL-01, BB-ASPECT-03. What a player changes later keeps what play has done to the hero.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected, Seat, Text, evolve, text
from engine.core.heroes.drafts import HeroDraft
from engine.core.view import Block, Line
from engine.systems.blackbird.at_table import (
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPosition,
    character_called,
    made_one_more,
    next_id,
    with_character,
)
from engine.systems.blackbird.character import FULL_POOL, Character, CharacterId, Flag, Sheet
from engine.systems.blackbird.heroes.creation import require_whole
from engine.systems.blackbird.heroes.draft_events import without_drafts_of
from engine.systems.blackbird.sheet.changes import approved, require_legal_change
from engine.systems.blackbird.sheet.view import refusal_text, sheet_blocks
from engine.systems.blackbird.state import BlackbirdState


class HeroJoined(BlackbirdEvent):
    """A new hero, as fresh as creation makes them."""

    kind: Literal["hero_joined"] = "hero_joined"
    hero: CharacterId
    player: Seat
    sheet: Sheet

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return made_one_more(with_character(state, in_play(self.sheet, self.hero, self.player)))

    def text(self) -> Text:
        return text("hero-joined", hero=self.sheet.name)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), *sheet_blocks(self.sheet))


class HeroRevised(BlackbirdEvent):
    """A player's changes that the GM has approved: who the hero is, not what has become of them in play."""

    kind: Literal["hero_revised"] = "hero_revised"
    hero: CharacterId
    sheet: Sheet

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return with_character(state, revised(character_called(state, self.hero), self.sheet))

    def text(self) -> Text:
        return text("hero-revised", hero=self.sheet.name)


class HeroImported(BlackbirdEvent):
    """The GM's sheet over a hero in play: every field of it counts; what was offered for the old one is void."""

    kind: Literal["hero_imported"] = "hero_imported"
    hero: CharacterId
    sheet: Sheet

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = character_called(state, self.hero)
        imported = without_drafts_of(with_character(state, in_play(self.sheet, hero.id, hero.player)), hero.id)
        return evolve(imported, offers=tuple(one for one in state.offers if one.hero != hero.id))

    def text(self) -> Text:
        return text("hero-imported", hero=self.sheet.name)


def in_play(sheet: Sheet, character: CharacterId, player: Seat) -> Character:
    """A sheet as a character of the game, all its aspects and skills approved."""
    fields = {name: getattr(sheet, name) for name in Sheet.model_fields}
    return Character.model_validate({**fields, "careers": approved(sheet.careers), "id": character, "player": player})


def sheet_of(character: Character) -> Sheet:
    """What a text sheet says of a character in play."""
    return Sheet.model_validate({name: getattr(character, name) for name in Sheet.model_fields})


def fresh(sheet: Sheet) -> Sheet:
    """A new hero begins with everything full, and without experience (BB-HEALTH-01, BB-POOL-01, BB-PICK-04)."""
    bonus = sum(one.health for one in sheet.perks)
    begun = evolve(sheet, health_bonus=bonus, pool=FULL_POOL, pool_max=FULL_POOL, career_xp=0, general_xp=0)
    flags = tuple(Flag(name=one.name) for one in sheet.flags)
    return evolve(begun, health=begun.health_max, fate_points=begun.fate_max, flags=flags)


def revised(hero: Character, sheet: Sheet) -> Character:
    """Name, notes, things, and the aspects and skills that were added."""
    return evolve(
        hero,
        name=sheet.name,
        careers=approved(sheet.careers),
        talents=sheet.talents,
        inventory=sheet.inventory,
        notes=sheet.notes,
    )


def lacks(here: BlackbirdPosition, draft: HeroDraft[Sheet]) -> Text | None:
    """Why a sheet may not come into the game: it is not whole, or no legal change (BB-CREATE-02, BB-ASPECT-03)."""
    try:
        _require_ready(here, draft)
    except Rejected as refused:
        return refusal_text(refused)
    return None


def _require_ready(here: BlackbirdPosition, draft: HeroDraft[Sheet]) -> None:
    if draft.hero in here.state.characters:
        require_legal_change(character_called(here.state, draft.hero), draft.sheet)
    else:
        if any(one.xp for one in draft.sheet.careers):
            raise Rejected("xp-too-early")
        require_whole(draft.sheet, allow_unspent=here.options.allow_unspent)


def let_in(led: BlackbirdLedger, draft: HeroDraft[Sheet]) -> None:
    """The GM has approved the sheet."""
    if draft.hero in led.state.characters:
        led.post(HeroRevised(hero=draft.hero, sheet=draft.sheet))
    else:
        led.post(HeroJoined(hero=next_id(led.state, "h"), player=draft.seat, sheet=fresh(draft.sheet)))

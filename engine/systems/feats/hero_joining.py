"""A hero comes into the game, or is changed in it: the GM approves the sheet.

FT-CHAR-19, FT-FP-19. What a player changes later keeps all that play has done to the hero.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    MENU_HERO,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    made_one_more,
    next_id,
    with_heroes,
)
from engine.systems.feats.boundaries import at_joining, hero_from_sheet, hero_in_play
from engine.systems.feats.draft_events import drop, to_stage
from engine.systems.feats.drafts import HeroDraft, InSteps, WithGm
from engine.systems.feats.hero import Effect, Hero, HeroId, HeroSheet, Stress
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import sheet_blocks

WORDS_LIMIT = 1000
"""Characters of what somebody says beside a decision."""


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
        return text("feats-hero-joined", hero=self.sheet.name)

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
        return text("feats-hero-revised", hero=self.sheet.name)


class HeroImported(FeatsEvent):
    """The GM's sheet over a hero in play: every field of it counts."""

    kind: Literal["hero_imported"] = "hero_imported"
    hero: HeroId
    sheet: HeroSheet

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        return with_heroes(state, hero_in_play(self.sheet, hero.id, hero.player, hero.session_point))

    def text(self) -> Text:
        return text("feats-hero-imported", hero=self.sheet.name)


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


def approvals(here: FeatsPosition) -> Iterable[FeatsPending]:
    """Sheets that wait for the GM; their makers may take them back meanwhile."""
    for draft in here.state.drafts:
        if isinstance(draft, HeroDraft) and isinstance(draft.stage, WithGm) and draft.seat in here.seats:
            yield _approve(draft)
            yield _recall(draft)


def save(led: FeatsLedger, draft: HeroDraft) -> None:
    """The maker is content: the GM's own sheet counts at once, a player's goes to the GM."""
    if draft.seat == GM:
        led.post(HeroImported(hero=draft.hero, sheet=draft.sheet))
        drop(led, draft)
    else:
        to_stage(led, draft, WithGm(stage="with_gm"))


def _approve(draft: HeroDraft) -> FeatsPending:
    prompt = Prompt(
        id=f"hero.approve.{draft.id}.{draft.asked}",
        to=TO_GM,
        title=text("feats-approve-change" if draft.hero else "feats-approve-hero", hero=draft.sheet.name),
        body=sheet_blocks(draft.sheet),
        options=(
            Option(id="approve", label=text("feats-approve-yes")),
            Option(id="send_back", label=text("feats-approve-no")),
        ),
        ask=Ask(label=text("feats-approve-asks"), max_len=WORDS_LIMIT),
        wait=Wait.TURN,
    )

    def answered(led: FeatsLedger, answer: Answer) -> None:
        if answer.pick == "approve":
            _let_in(led, draft)
        elif answer.text.strip():
            to_stage(led, draft, InSteps(stage="in_steps", step="choose", sent_back=answer.text.strip()))
        else:
            raise Rejected("words-first")

    return Pending(prompt, answered)


def _let_in(led: FeatsLedger, draft: HeroDraft) -> None:
    if draft.hero in led.state.heroes:
        led.post(HeroRevised(hero=draft.hero, sheet=draft.sheet))
    else:
        led.post(HeroJoined(hero=next_id(led.state, "h"), player=draft.seat, sheet=draft.sheet))
    drop(led, draft)


def _recall(draft: HeroDraft) -> FeatsPending:
    prompt = Prompt(
        id=f"hero.recall.{draft.id}.{draft.asked}",
        to=frozenset({draft.seat}),
        title=text("feats-recall-hero", hero=draft.sheet.name),
        body=(Line(text=text("feats-recall-hero-says")),),
        options=(Option(id="recall", label=text("feats-recall-hero-yes")),),
        wait=Wait.NONE,
        menu=(MENU_HERO,),
    )

    def recalled(led: FeatsLedger, answer: Answer) -> None:
        to_stage(led, draft, InSteps(stage="in_steps", step="choose"))

    return Pending(prompt, recalled)

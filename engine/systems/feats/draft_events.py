"""What happens to sheets that are not in the game yet; quiet, but for one that lies with the GM."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.base import Seat, Text, evolve, text
from engine.systems.feats.at_table import FeatsEvent, FeatsLedger, FeatsPosition, made_one_more, next_id
from engine.systems.feats.drafts import Draft, HeroDraft, NpcDraft, Stage, WithGm
from engine.systems.feats.hero import HeroId, HeroSheet
from engine.systems.feats.state import FeatsState


class SheetDrafted(FeatsEvent):
    """A draft is new, or has changed; every change is another question about it."""

    kind: Literal["sheet_drafted"] = "sheet_drafted"
    draft: Draft

    def text(self) -> Text | None:
        """Only what everybody waits for: a hero's sheet that lies with the GM."""
        if isinstance(self.draft, HeroDraft) and isinstance(self.draft.stage, WithGm):
            return text("feats-sheet-with-gm", hero=self.draft.sheet.name)
        return None

    def apply(self, state: FeatsState) -> FeatsState:
        asked = evolve(self.draft, asked=self.draft.asked + 1)
        if any(one.id == asked.id for one in state.drafts):
            return evolve(state, drafts=tuple(asked if one.id == asked.id else one for one in state.drafts))
        return evolve(made_one_more(state), drafts=(*state.drafts, asked))


class DraftDropped(FeatsEvent):
    """It has come into the game, or was given up."""

    kind: Literal["draft_dropped"] = "draft_dropped"
    draft: str

    def apply(self, state: FeatsState) -> FeatsState:
        return evolve(state, drafts=tuple(one for one in state.drafts if one.id != self.draft))


def drafts_of(here: FeatsPosition, seat: Seat) -> Iterator[HeroDraft]:
    """The hero sheets that a seat works on, oldest first."""
    return (one for one in here.state.drafts if isinstance(one, HeroDraft) and one.seat == seat)


def begin_draft(led: FeatsLedger, seat: Seat, hero: HeroId, sheet: HeroSheet, stage: Stage) -> None:
    """A new sheet of a seat takes the place of the one that it was working on."""
    for old in tuple(drafts_of(led, seat)):
        led.post(DraftDropped(draft=old.id))
    draft = HeroDraft(kind="hero", id=next_id(led.state, "d"), seat=seat, hero=hero, sheet=sheet, stage=stage)
    led.post(SheetDrafted(draft=draft))


def to_stage(led: FeatsLedger, draft: HeroDraft, stage: Stage) -> None:
    led.post(SheetDrafted(draft=evolve(draft, stage=stage)))


def drop(led: FeatsLedger, draft: HeroDraft | NpcDraft) -> None:
    led.post(DraftDropped(draft=draft.id))

"""What happens to sheets that are not in the game yet; quiet, but for one that lies with the GM (CX-CHAR-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.base import Seat, Text, evolve, text
from engine.systems.cortex.at_table import CortexEvent, CortexLedger, CortexPosition, made_one_more, next_id
from engine.systems.cortex.character import CharacterId, Sheet
from engine.systems.cortex.drafts import Draft, HeroDraft, Stage, WithGm
from engine.systems.cortex.state import CortexState


class SheetDrafted(CortexEvent):
    """A draft is new, or has changed; every change is another question about it."""

    kind: Literal["sheet_drafted"] = "sheet_drafted"
    draft: Draft

    @property
    def audience(self) -> frozenset[Seat] | None:
        """A GM character's sheet is nobody's business; a hero's that lies with the GM is what everybody waits for."""
        return None if isinstance(self.draft, HeroDraft) else frozenset()

    def text(self) -> Text | None:
        if isinstance(self.draft, HeroDraft) and isinstance(self.draft.stage, WithGm):
            return text("cortex-sheet-with-gm", hero=self.draft.sheet.name)
        return None

    def apply(self, state: CortexState) -> CortexState:
        asked = evolve(self.draft, asked=self.draft.asked + 1)
        if any(one.id == asked.id for one in state.drafts):
            return evolve(state, drafts=tuple(asked if one.id == asked.id else one for one in state.drafts))
        return evolve(made_one_more(state), drafts=(*state.drafts, asked))


class DraftDropped(CortexEvent):
    """It has come into the game, or was given up."""

    kind: Literal["draft_dropped"] = "draft_dropped"
    draft: str

    def apply(self, state: CortexState) -> CortexState:
        return evolve(state, drafts=tuple(one for one in state.drafts if one.id != self.draft))


def drafts_of(here: CortexPosition, seat: Seat) -> Iterator[HeroDraft]:
    """The hero sheets that a seat works on, oldest first."""
    return (one for one in here.state.drafts if isinstance(one, HeroDraft) and one.seat == seat)


def begin_draft(led: CortexLedger, seat: Seat, hero: CharacterId, sheet: Sheet, stage: Stage) -> None:
    """A new sheet of a seat takes the place of the one that it was working on."""
    for old in tuple(drafts_of(led, seat)):
        led.post(DraftDropped(draft=old.id))
    draft = HeroDraft(kind="hero", id=next_id(led.state, "d"), seat=seat, hero=hero, sheet=sheet, stage=stage)
    led.post(SheetDrafted(draft=draft))


def to_stage(led: CortexLedger, draft: HeroDraft, stage: Stage) -> None:
    led.post(SheetDrafted(draft=evolve(draft, stage=stage)))


def drop(led: CortexLedger, draft: Draft) -> None:
    led.post(DraftDropped(draft=draft.id))

"""What happens to sheets that are not in the game yet; quiet, but for one that lies with the GM (CX-CHAR-01)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Seat, Text, evolve
from engine.core.heroes.drafts import with_gm_text
from engine.systems.cortex.at_table import CortexEvent, CortexLedger, made_one_more
from engine.systems.cortex.heroes.drafts import Draft
from engine.systems.cortex.state import CortexState


class SheetDrafted(CortexEvent):
    """A draft is new, or has changed; every change is another question about it."""

    kind: Literal["sheet_drafted"] = "sheet_drafted"
    draft: Draft

    @property
    def audience(self) -> frozenset[Seat] | None:
        """A GM character's sheet is nobody's business; a hero's that lies with the GM is what everybody waits for."""
        return None if self.draft.kind == "hero" else frozenset()

    def text(self) -> Text | None:
        return with_gm_text(self.draft) if self.draft.kind == "hero" else None

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


def drop(led: CortexLedger, draft: Draft) -> None:
    led.post(DraftDropped(draft=draft.id))

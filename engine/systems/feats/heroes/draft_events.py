"""What happens to sheets that are not in the game yet; quiet, but for one that lies with the GM."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve
from engine.core.heroes.drafts import with_gm_text
from engine.systems.feats.at_table import FeatsEvent, made_one_more
from engine.systems.feats.heroes.drafts import Draft
from engine.systems.feats.state import FeatsState


class SheetDrafted(FeatsEvent):
    """A draft is new, or has changed; every change is another question about it."""

    kind: Literal["sheet_drafted"] = "sheet_drafted"
    draft: Draft

    def text(self) -> Text | None:
        return with_gm_text(self.draft) if self.draft.kind == "hero" else None

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

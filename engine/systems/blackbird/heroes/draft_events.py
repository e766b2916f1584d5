"""What happens to sheets that are not in the game yet; quiet, but for one that lies with the GM (BB-CREATE-04)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve
from engine.core.heroes.drafts import with_gm_text
from engine.systems.blackbird.at_table import BlackbirdEvent, made_one_more
from engine.systems.blackbird.character import CharacterId
from engine.systems.blackbird.heroes.drafts import Draft
from engine.systems.blackbird.state import BlackbirdState


class SheetDrafted(BlackbirdEvent):
    """A draft is new, or has changed; every change is another question about it."""

    kind: Literal["sheet_drafted"] = "sheet_drafted"
    draft: Draft

    def text(self) -> Text | None:
        return with_gm_text(self.draft)

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        asked = evolve(self.draft, asked=self.draft.asked + 1)
        known = {one.id: one for one in state.drafts}
        counted = state if asked.id in known else made_one_more(state)
        return evolve(counted, drafts=tuple({**known, asked.id: asked}.values()))


class DraftDropped(BlackbirdEvent):
    """It has come into the game, or was given up."""

    kind: Literal["draft_dropped"] = "draft_dropped"
    draft: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return evolve(state, drafts=tuple(one for one in state.drafts if one.id != self.draft))


def without_drafts_of(state: BlackbirdState, hero: CharacterId) -> BlackbirdState:
    """A hero's sheet has changed in another way: what was drafted over the old one is void."""
    return evolve(state, drafts=tuple(one for one in state.drafts if one.hero != hero))

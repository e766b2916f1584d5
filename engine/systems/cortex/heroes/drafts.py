"""Sheets on their way into the game: of heroes, GM characters, bought Power Sets (CX-CHAR-01, CX-TXT-11)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen
from engine.core.heroes.drafts import Doubt, HeroDraft, InSteps
from engine.systems.cortex.character import CharacterId, Sheet
from engine.systems.cortex.growth.xp import AddLimit, AddSfx, ReplaceLimit


class NpcDraft(Frozen):
    """A GM character that was pasted; `npc` is the one that it replaces."""

    kind: Literal["npc"]
    id: str
    npc: CharacterId = ""
    sheet: Sheet
    doubts: tuple[Doubt, ...] = ()
    asked: int = 0


class PurchaseDraft(Frozen):
    """A Power Set that a hero asks to put in the place of an old one; the GM approves it (CX-DEC-27)."""

    kind: Literal["purchase"]
    id: str
    hero: CharacterId
    old: str
    sheet: Sheet
    """Nothing but the new Power Set."""
    asked: int = 0


class EntryDraft(Frozen):
    """An SFX or a Limit that a hero is about to buy: how it works is told by buttons, and then it is paid."""

    kind: Literal["entry"]
    id: str
    hero: CharacterId
    purchase: Annotated[AddSfx | AddLimit | ReplaceLimit, Field(discriminator="item")]
    stage: InSteps
    follows: str
    """The offer from which the question goes on."""
    asked: int = 0


Draft = Annotated[HeroDraft[Sheet] | NpcDraft | PurchaseDraft | EntryDraft, Field(discriminator="kind")]

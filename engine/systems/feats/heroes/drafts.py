"""Sheets on their way into the game: of heroes, and of GM characters read with warnings (FT-CHAR-16, FT-CHAR-19)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen
from engine.core.heroes.drafts import Doubt, HeroDraft
from engine.systems.feats.hero import HeroSheet, NpcSheet


class NpcDraft(Frozen):
    """A GM character read with warnings; `npc` is the one that it replaces."""

    kind: Literal["npc"]
    id: str
    npc: str = ""
    sheet: NpcSheet
    doubts: tuple[Doubt, ...]
    asked: int = 0


Draft = Annotated[HeroDraft[HeroSheet] | NpcDraft, Field(discriminator="kind")]

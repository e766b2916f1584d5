"""The house rules of a table: section 5 of the digest, "Table options in one place"; every default comes first."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.base import Frozen

Clamp = Literal["per_stage", "end_only"]
FewerHeroes = Literal["symmetric", "as_three"]
UnlistedSkill = Literal["minimum", "forbidden"]
SessionBoundary = Literal["gm_command", "every_n_days"]
OpposedFeatOrder = Literal["sealed", "active_first"]
EffectGate = Literal["both", "either"]
RefusedDetail = Literal["refund", "lost"]
ExhaustionRemoval = Literal["whole", "one_level", "forbidden"]
ArchetypeLimit = Literal["none", 0, 1, 2, 3, 4, 5, 6]


class FeatsOptions(Frozen):
    """House rules. No hours: those are the table's pace (3.13)."""

    clamp: Clamp = "per_stage"
    """A-01: the ends of the ladder hold after each stage, or once at the end."""
    fewer_heroes: FewerHeroes = "symmetric"
    """A-02: the track of one or two heroes is shorter, or as long as that of three."""
    unlisted_skill: UnlistedSkill = "minimum"
    """A-03: a skill that the sheet does not list is rolled at its minimum, or not at all."""
    session_boundary: SessionBoundary = "gm_command"
    """A-04: sessions end when the GM says so, or by the calendar (FT-SCENE-12)."""
    session_days: int = Field(default=7, ge=1, le=30)
    opposed_feat_order: OpposedFeatOrder = "sealed"
    """A-07: both sides decide on a Feat Point at once, or the active one first (FT-OPP-14)."""
    effect_gate: EffectGate = "both"
    """A-08: what replaces a check must be limited and solve directly, or one of both."""
    once_per_scene_in_combat: bool = False
    """A-09: the limit of abilities holds in combat too."""
    refused_detail: RefusedDetail = "refund"
    """A-15: a refused scene detail costs nothing, or the point."""
    exhaustion_removal: ExhaustionRemoval = "whole"
    """A-17: what a Feat Point takes of Exhaustion."""
    montage_opposed: bool = False
    """A-19: an opposed check may be a contribution (FT-MONT-31)."""
    archetype_limit: ArchetypeLimit = "none"
    """A-22: how many archetype skills a hero may have (FT-CHAR-17)."""

"""The house rules that both systems share, and those of Cortex (13.2); every default comes first."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen
from engine.core.house_rules import AskedAtCreation
from engine.systems.cortex.canon import (
    Canon,
    D12Xp,
    FailedAidOnSpared,
    Initiative,
    OpportunityScope,
    SessionTick,
    StressOutAt,
    TieWinner,
)


class TableRules(Frozen):
    """House rules of a game; no hours: those are the table's pace."""

    tie_winner: TieWinner = "reaction"
    """CX-OPP-04, FL-OPP-03."""
    same_effect_twice: bool = False
    """CX-ROLL-07, FL-AFTER-02."""
    boost_surcharge: bool = False
    """CX-POOL-15, FL-POOL-08."""
    opportunity_scope: OpportunityScope = "scene"
    """CX-OPN-01, FL-OPEN-01."""
    failed_aid_on_spared: FailedAidOnSpared = "none"
    """CX-TRA-02, FL-REC-08."""
    recovery_attempts_per_track: int = Field(default=1, ge=1, le=9)
    """CX-REC-07, FL-REC-11."""
    gm_gain_target: Literal["smallest", "any"] = "smallest"
    """CX-DOOM-04."""
    overflow_to_next_die: bool = True
    """CX-DIE-04."""
    two_dice_split: bool = False
    """CX-ROLL-04."""
    failed_revival_hits_trauma: bool = True
    """CX-REC-09."""
    shutdown_die_side: Literal["player", "opposition"] = "player"
    """CX-SHUT-02."""
    d12_xp: D12Xp = "affected"
    """CX-DOOM-09."""
    doom_carry_over: bool = False
    """CX-DOOM-02."""
    session_tick: SessionTick = "scene"
    """CX-PP-02."""
    initiative: Initiative = "handoff"
    """CX-TIME-03."""
    grandmaster: bool = False
    """CX-CHAR-02."""
    auto_opposition: bool = True
    """CX-DEC-08."""

    @property
    def canon(self) -> Canon:
        raise AssertionError(type(self).__name__)  # every system resolves its own

    def shared(self) -> dict[str, object]:
        """The fields of this class by name, as `Canon` takes them."""
        return {name: getattr(self, name) for name in TableRules.model_fields}


class CortexOptions(TableRules):
    """The house rules of Cortex; the seed leaves two of them to every table (AMB-03)."""

    margin_step_up: Annotated[bool, AskedAtCreation()] = False
    """CX-OPP-06."""
    opposed_effect_step_down: Annotated[bool, AskedAtCreation()] = False
    """CX-OPP-05."""
    stress_out_at: StressOutAt = "beyond_d12"
    """CX-OUT-01."""

    @property
    def canon(self) -> Canon:
        return _canon(self)


@lru_cache(maxsize=64)
def _canon(options: CortexOptions) -> Canon:
    own = {name: getattr(options, name) for name in ("margin_step_up", "opposed_effect_step_down", "stress_out_at")}
    return Canon.model_validate({**options.shared(), **own})

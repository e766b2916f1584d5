"""House rules of Blackbird; the first value of each is what the digest plays (digest, section 5.1)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen

LossScope = Literal["chain", "roll"]
ExtraCareers = Literal["each", "one"]
PoolCap = Literal["max", "none"]
FullTie = Literal["responder", "none", "reroll"]
TimeoutFlash = Literal["auto_cancel", "none"]


class BlackbirdOptions(Frozen):
    """Fields are listed and explained by the bot; their order is that of its list."""

    allow_unspent: bool = False
    lost_dice_keep_faces: bool = True
    banked_dice_keep_faces: bool = True
    explosion_loss_scope: LossScope = "chain"
    late_aspect_type: bool = False
    extra_careers: ExtraCareers = "each"
    pool_cap: PoolCap = "max"
    multi_action_step: Annotated[int, Field(ge=0, le=3)] = 1
    reroll_reopens_chain: bool = False
    full_reroll_restarts: bool = True
    opposed_full_tie: FullTie = "responder"
    timeout_flash: TimeoutFlash = "auto_cancel"

"""What costs a player a point costs the GM a doom die of any size: the smallest is taken (CX-NPC-08, FL-DOOM-15)."""

from __future__ import annotations

from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.changes import change, with_xp, xp_lines
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.doom import Spend, spend_doom


def pay_smallest(led: CortexLedger, affected: tuple[CharacterId, ...] = ()) -> None:
    """Heroes that it touches gain XP for a d12 (CX-DOOM-09). Refusal: `die-not-in-doom-pool` for an empty pool."""
    smallest = min(led.state.doom, default=0)
    spent = spend_doom(
        led.state.doom, Spend(purpose="extra_trait", dice=(smallest,), affected=affected), led.options.canon
    )
    change(led, None, *with_xp(led, spent.xp), doom=spent.doom)
    for line in xp_lines(led.state, spent.xp):
        change(led, line)

"""How the GM pays with doom dice: sizes to pick from, dice that leave the pool, XP for d12 (CX-DOOM-07, CX-DOOM-09).

What costs a player a point costs the GM a doom die of any size: the smallest is taken (CX-NPC-08, FL-DOOM-15).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import text
from engine.core.prompt import Option
from engine.systems.cortex.at_table import MENU_GM, CortexLedger, CortexPosition
from engine.systems.cortex.changes import change, with_xp, xp_lines
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import Die, written
from engine.systems.cortex.doom import Spend, Spent, spend_doom
from engine.systems.cortex.words import die_text

MENU_DOOM = (MENU_GM, text("cortex-menu-doom"))


def paying_dice(here: CortexPosition, least: Die) -> tuple[Option, ...]:
    """One option for each size that is in the pool; too small ones blocked with the reason."""
    sizes = sorted(set(here.state.doom))
    return tuple(
        Option(
            id=f"d{die}",
            label=text("cortex-pay-die", die=die_text(die)),
            group="die",
            blocked=None
            if die >= least
            else text("refuse-cortex-doom-die-too-small", need=written(least), has=written(die)),
        )
        for die in sizes
    )


def paid(led: CortexLedger, spend: Spend) -> Spent:
    """Doom dice leave the pool; heroes gain XP for d12."""
    spent = spend_doom(led.state.doom, spend, led.options.canon)
    change(led, None, *with_xp(led, spent.xp), doom=spent.doom)
    for line in xp_lines(led.state, spent.xp):
        change(led, line)
    return spent


def die_of(picks: Iterable[str]) -> Die:
    """The first doom die that is picked; 0 for none."""
    return next((int(one[1:]) for one in picks if one[0] == "d" and one[1:].isdecimal()), 0)


def pay_smallest(led: CortexLedger, affected: tuple[CharacterId, ...] = ()) -> None:
    """Heroes that it touches gain XP for a d12 (CX-DOOM-09). Refusal: `die-not-in-doom-pool` for an empty pool."""
    paid(led, Spend(purpose="extra_trait", dice=(min(led.state.doom, default=0),), affected=affected))

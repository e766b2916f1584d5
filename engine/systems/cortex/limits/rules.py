"""A Limit: by its owner for a point, by the GM for a doom die, on a villain by players (CX-LIM, CX-NPC-09).

FL-PP-03, FL-DOOM-15; what a Limit does is data (CX-LIM-01, CX-LIM-02).
After the owner has declined, the GM decides at once: CX-TIME-05.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Frozen, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.dice import Die
from engine.systems.cortex.doom.spending import Spend, gain, spend_doom
from engine.systems.cortex.points import pay
from engine.systems.cortex.sfx.data import Limit, ShutDown

VILLAIN_PRICE = 1
HERO = "hero"


class LimitActivated(Frozen):
    """PP of the player concerned, the doom pool, what is shut down now, XP of the hero for a d12 (CX-DOOM-09)."""

    pp: int
    doom: tuple[Die, ...]
    shutdown: tuple[str, ...]
    xp: int = 0


def activate_limit(
    limit: Limit,
    *,
    owner: Literal["hero", "npc"],
    by: Literal["player", "gm"],
    pp: int,
    doom: tuple[Die, ...],
    canon: Canon,
    declined: bool = False,
    spend: tuple[Die, ...] = (),
    step_up_gain: bool = False,
) -> LimitActivated:
    """CX-LIM-03 … CX-LIM-06. The owner's player is always asked first (AMB-37).

    Refusals: `player-first`, `not-enough-pp`, `wrong-number-of-dice`, `die-not-in-doom-pool`, those of `gain`.
    """
    shutdown = tuple(one.name for one in limit.consequence if isinstance(one, ShutDown))
    if owner == "npc":
        if by == "player":
            return LimitActivated(pp=pay(pp, VILLAIN_PRICE), doom=doom, shutdown=shutdown)
        return LimitActivated(pp=pp, doom=gain(doom, step_up=step_up_gain, canon=canon), shutdown=shutdown)
    if by == "player":
        return LimitActivated(pp=pp + limit.reward_pp, doom=doom, shutdown=shutdown)
    if not declined:
        raise Rejected("player-first")
    spent = spend_doom(doom, Spend(purpose="limit", dice=spend, affected=(HERO,)), canon)
    return LimitActivated(pp=pp, doom=spent.doom, shutdown=shutdown, xp=spent.xp.get(HERO, 0))

"""Ones of a GM's roll: what players may make of them, 1 PP each (CX-OPN-01 … CX-OPN-03, FL-OPEN-01 … FL-OPEN-06)."""

from __future__ import annotations

from engine.core.base import Rejected
from engine.systems.cortex.canon import Canon

PRICE = 1


def require_opportunity(
    ones: int, used: int, pp: int, canon: Canon, *, in_scene: bool = True, opposed: bool = True
) -> None:
    """Each one is used once, by any player with a hero in the scene; by house rule only by those who are opposed.

    CX-OPN-01, FL-OPEN-01. Refusals: `not-in-scene`, `not-opposed`, `no-opportunity`, `not-enough-pp`.
    """
    if not in_scene:
        raise Rejected("not-in-scene")
    if canon.opportunity_scope == "opposed" and not opposed:
        raise Rejected("not-opposed")
    if used >= ones:
        raise Rejected("no-opportunity")
    if pp < PRICE:
        raise Rejected("not-enough-pp", need=PRICE, has=pp)

"""What a Limit does to its owner: shuts traits down, gives stress or complications (CX-LIM-01, CX-LIM-02, FL-PP-03)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Map, Rejected, Text, evolve, text
from engine.systems.cortex.at_table import CortexLedger, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.effects.harm import Hit
from engine.systems.cortex.effects.landing import strike
from engine.systems.cortex.pool.asked import limit_picked
from engine.systems.cortex.pool.picks import Pick, PowerPick
from engine.systems.cortex.recovery.shutting import shut_down, with_shut_down
from engine.systems.cortex.sfx.data import (
    ComplicationConsequence,
    Custom,
    Limit,
    ShutDown,
    StepUpIncoming,
    StressConsequence,
)


def bring(led: CortexLedger, who: CharacterId, limit: Limit) -> None:
    """The consequences of a Limit come about, one after the other; the price and the points are the caller's."""
    change(led, text("cortex-limit-used", who=character(led.state, who).name, limit=limit.name), strong=True)
    for one in limit.consequence:
        me = character(led.state, who)
        match one:
            case ShutDown(name=name):
                change(led, text("cortex-shut-down", name=name), with_shut_down(me, (*shut_down(me), name)))
            case StressConsequence(type=type_, die=die):
                strike(led, who, Hit(track="stress", type=type_, die=die))
            case ComplicationConsequence(name=name, die=die):
                strike(led, who, Hit(track="complication", name=name, die=die))
            case StepUpIncoming(type=type_, steps=steps):
                change(led, None, evolve(me, incoming=Map({**me.incoming, type_: steps})))
            case Custom(text=words):
                change(led, _by_hand(me, words))


def require_not_used(me: Character, picks: Sequence[Pick]) -> None:
    """What a Limit shuts down for a point is not in the same pool (CX-SHUT-01). Refusal: `trait-shut-down`."""
    off = {
        one.name
        for pick in picks
        if (limit := limit_picked(me, pick)) is not None
        for one in limit.consequence
        if isinstance(one, ShutDown)
    }
    for pick in picks:
        if isinstance(pick, PowerPick) and off & {pick.name, pick.set}:
            raise Rejected("trait-shut-down", name=pick.name)


def _by_hand(me: Character, words: str) -> Text:
    return text("cortex-limit-by-hand", who=me.name, words=words)

"""An effect of an Event or a scene is written with its price in doom dice: `d8 d6 name` (CX-DSP-10, FL-DOOM-12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Rejected, text
from engine.core.view import Line
from engine.systems.cortex.dice import Die, descending, read_die
from engine.systems.cortex.state import EventEffect
from engine.systems.cortex.words import pool_text


def read_effect(line: str) -> EventEffect | None:
    """Dice, then a name; None for any other line."""
    cost: list[Die] = []
    words = line.split()
    for at, word in enumerate(words):
        try:
            die = read_die(word)
        except Rejected:
            return EventEffect(name=" ".join(words[at:]), cost=descending(cost)) if cost else None
        cost.append(die)
    return None


def effect_lines(effects: Iterable[EventEffect]) -> Iterator[Line]:
    for one in effects:
        yield Line(text=text("cortex-event-effect", name=one.name, dice=pool_text(one.cost)))

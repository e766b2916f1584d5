"""The Limits of a character as buttons and lines; a trait that is shut down is not shut down again (CX-LIM-02)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Rejected, Text, text
from engine.core.prompt import Cost, Option
from engine.core.view import Line
from engine.systems.cortex.at_table import CortexPosition, character
from engine.systems.cortex.character import Character
from engine.systems.cortex.recovery.shutting import shut_down
from engine.systems.cortex.sfx.data import Custom, Limit, ShutDown


def limits_of(me: Character) -> Iterator[tuple[str, str, Limit]]:
    for at, held in enumerate(me.power_sets, start=1):
        for number, limit in enumerate(held.limits, start=1):
            yield f"{me.id}.{at}.{number}", held.name, limit


def limit_at(here: CortexPosition, key: str) -> tuple[Character, str, Limit]:
    """The Limit that an option names. Refusal: `out-of-date`."""
    me = character(here.state, key.split(".", 1)[0])
    for place, set_, limit in limits_of(me):
        if place == key:
            return me, set_, limit
    raise Rejected("out-of-date")


def limit_blocked(me: Character, limit: Limit) -> Text | None:
    """A trait that is shut down is not shut down again."""
    off = set(shut_down(me))
    again = next((one.name for one in limit.consequence if isinstance(one, ShutDown) and one.name in off), None)
    return text("refuse-cortex-already-shut-down", name=again) if again is not None else None


def limit_options(me: Character, *, named: bool, cost: tuple[Cost, ...] = (), group: str = "") -> Iterator[Option]:
    for key, _, limit in limits_of(me):
        label = text("cortex-limit-of", name=limit.name, who=me.name) if named else text("cortex-name", name=limit.name)
        yield Option(id=key, label=label, cost=cost, group=group, blocked=limit_blocked(me, limit))


def limit_lines(*characters: Character) -> tuple[Line, ...]:
    return tuple(
        Line(text=text("cortex-sfx-text", name=limit.name, text=said_of_limit(limit)))
        for one in characters
        for _, _, limit in limits_of(one)
        if said_of_limit(limit)
    )


def said_of_limit(limit: Limit) -> str:
    """Its own text, when it comes about, or what it does in words."""
    return limit.text or limit.trigger or " ".join(one.text for one in limit.consequence if isinstance(one, Custom))

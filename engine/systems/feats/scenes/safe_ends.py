"""The safe end of everything that is open when its scene or its session closes (FT-SCENE-11, FT-GM-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from engine.core.base import Map
from engine.systems.feats.hero import Hero
from engine.systems.feats.scenes.boundaries import at_scene_end, at_session_end

Thing = Literal[
    "check", "opposed", "effect", "obstacle", "condition_removal", "scene_detail", "montage", "scene", "session"
]
SafeEnd = Literal["withdrawn", "final", "decided", "taken_back", "cancelled", "closed"]

SAFE_ENDS: Map[tuple[Thing, str], SafeEnd] = Map(
    {
        ("check", "declared"): "withdrawn",
        ("check", "ranked"): "withdrawn",
        ("check", "rolled"): "final",
        ("check", "final"): "final",
        ("opposed", "declared"): "withdrawn",
        ("opposed", "awaiting_skill"): "withdrawn",
        ("opposed", "ready"): "withdrawn",
        ("opposed", "rolled"): "decided",
        ("opposed", "sealed"): "decided",
        ("opposed", "decided"): "decided",
        ("effect", "pending"): "withdrawn",
        ("obstacle", "pending"): "withdrawn",
        ("condition_removal", "pending"): "withdrawn",
        ("scene_detail", "pending"): "taken_back",
        ("scene_detail", "offered"): "taken_back",
        ("montage", "open"): "cancelled",
        ("scene", "open"): "closed",
        ("scene", "stalled"): "closed",
        ("session", "open"): "closed",
    }
)
"""What a thing in a status comes to, in the order in which things are ended.

Nothing is spent by it: a rolled check stays without a Feat Point, decisions of a contest that were made count and the
others are *keep*, points and uses of proposals are kept. A form that is open closes with an empty consequence.
"""


class Ending(NamedTuple):
    """Something that is put in its safe end."""

    id: str
    thing: Thing
    end: SafeEnd


class OpenAtClosing(NamedTuple):
    id: str
    thing: Thing
    status: str


def safe_ends(things: Iterable[OpenAtClosing]) -> tuple[Ending, ...]:
    """The ends of what is open, in the order of the table; what has ended already is left out."""
    order = list(SAFE_ENDS)
    ended = [one for one in things if (one.thing, one.status) in SAFE_ENDS]
    ended.sort(key=lambda one: order.index((one.thing, one.status)))
    return tuple(Ending(one.id, one.thing, SAFE_ENDS[one.thing, one.status]) for one in ended)


def heroes_after_session(heroes: tuple[Hero, ...]) -> tuple[Hero, ...]:
    """The scene end, then the session end of 3.12 for every hero."""
    return tuple(at_session_end(at_scene_end(hero)) for hero in heroes)

"""GM characters that are made on the spot (CX-MOB-01, CX-NPC-03, CX-NPC-07, CX-BIG-01)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Map
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, DICE_OF_LEVEL, Level, Sheet
from engine.systems.cortex.dice import Die

MobSize = Literal["small", "dozen", "room", "crowd"]
MobQuality = Literal["chaotic", "ordinary", "trained"]
NUMBER_OF_SIZE: Map[str, int] = Map({"small": 2, "dozen": 3, "room": 4, "crowd": 5})
DIE_OF_QUALITY: Map[str, Die] = Map({"chaotic": 4, "ordinary": 6, "trained": 8})
LESSER: tuple[Die, ...] = (8, 6, 4)
"""CX-AFF-06: guards, helpers, animals."""


def mob_dice(size: MobSize, quality: MobQuality) -> tuple[Die, ...]:
    """How many Team dice, and how large (CX-MOB-01)."""
    return (DIE_OF_QUALITY[quality],) * NUMBER_OF_SIZE[size]


def group(name: str, kind: Literal["mob", "large_scale"], dice: tuple[Die, ...], canon: Canon) -> Sheet:
    """A mob has Team dice, a large-scale threat Solo dice; in Flowers they are Severity (FL-NPC-01)."""
    use = "" if canon.affiliation == "severity" else ("team" if kind == "mob" else "solo")
    return Sheet(name=name, kind=kind, affiliation=Map({use: dice}))


def specialist(name: str, specialty: str, level: Level, canon: Canon) -> Sheet:
    """One Specialty and d8, d6, d4 (CX-NPC-03)."""
    labels = COMPANY if canon.affiliation == "company" else tuple(f"d{die}" for die in LESSER)
    affiliation: Map[str, tuple[Die, ...]] = Map({label: (die,) for label, die in zip(labels, LESSER, strict=True)})
    return Sheet(name=name, kind="specialist", affiliation=affiliation, specialties=Map({specialty: level}))


def level_of_resource(die: Die) -> Level:
    """What a person brought in as a resource becomes when it ends (CX-NPC-07, AMB-60)."""
    levels: tuple[Level, ...] = ("novice", "expert", "master")
    return next(level for level in levels if DICE_OF_LEVEL[level][0][0] == die)

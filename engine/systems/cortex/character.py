"""Heroes and GM characters as values: traits, tracks, what hangs on them (CX section 2; Flowers section 2, 10.3).

One model serves both systems: `affiliation` holds Solo, Buddy, Team, or the facets of Severity under their labels.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from engine.core.base import GM, Frozen, Map, Seat
from engine.core.heroes.drafts import NamedSheet
from engine.systems.cortex.dice import LARGEST, Die
from engine.systems.cortex.held import Asset, Banked, Complication, Resource
from engine.systems.cortex.sfx.data import Limit, SpecialEffect
from engine.systems.cortex.tracks import CLEAR, StressType, Track

CharacterId: TypeAlias = str
Kind = Literal["hero", "major", "minor", "specialist", "mob", "large_scale"]
Level = Literal["novice", "expert", "master", "grandmaster"]
COMPANY: tuple[str, ...] = ("solo", "buddy", "team")
DICE_OF_LEVEL: Map[Level, tuple[tuple[Die, ...], ...]] = Map(
    {
        "novice": ((6,),),
        "expert": ((8,), (6, 6)),
        "master": ((10,), (8, 8), (6, 6, 6)),
        "grandmaster": ((12,), (10, 10), (8, 8, 8)),
    }
)
"""CX-SPEC-01, CX-SPEC-02: the splits of a Specialty; the first is the whole die."""


class Power(Frozen):
    """A trait of a Power Set, or loose on a GM character. `weakened`: one step lower until the next recovery check."""

    name: str
    die: Die
    shutdown: bool = False
    weakened: bool = False


class PowerSet(Frozen):
    """CX-PSET-01, CX-PSET-02: at least one power and one Limit, checked with the sheet."""

    name: str
    powers: tuple[Power, ...] = ()
    sfx: tuple[SpecialEffect, ...] = ()
    limits: tuple[Limit, ...] = ()
    shutdown: bool = False
    weakened: bool = False
    """Restored weakly as a whole: every power is one step lower (CX-SHUT-03)."""


class Milestone(Frozen):
    """CX-MIL-01. `conditions` by their XP: 1, 3, 10."""

    name: str
    about: str = ""
    conditions: Map[int, str] = Map()
    completed: bool = False


class Sheet(NamedSheet):
    """All that a text sheet says of a hero or a GM character (CX-TXT, FL-TXT)."""

    kind: Kind = "hero"
    about: str = ""
    affiliation: Map[str, tuple[Die, ...]] = Map()
    """Cortex: solo, buddy, team. Flowers: facets of Severity by label; one label `""` when it is a single die."""
    distinctions: tuple[str, ...] = ()
    power_sets: tuple[PowerSet, ...] = ()
    powers: tuple[Power, ...] = ()
    """Outside a set: GM characters only."""
    specialties: Map[str, Level] = Map()
    reaction_defaults: tuple[str, ...] = ()
    milestones: tuple[Milestone, ...] = ()
    pp: int = Field(default=1, ge=0)
    pp_floor: int = Field(default=1, ge=1, le=5)
    xp: int = Field(default=0, ge=0)
    tracks: Map[StressType, Track] = Map()
    """A type without stress, trauma or memory has no entry; read them by `track`."""
    complications: tuple[Complication, ...] = ()
    assets: tuple[Asset, ...] = ()
    resources: tuple[Resource, ...] = ()
    banked: tuple[Banked, ...] = ()
    gone: bool = False
    actions_done: int = Field(default=0, ge=0)
    unlocked: tuple[str, ...] = ()
    """What the Event offered and XP have bought (CX-XP-05)."""

    def track(self, type_: StressType) -> Track:
        return self.tracks.get(type_, CLEAR)

    @property
    def is_out(self) -> bool:
        """Stressed out in some type, helpless, or gone: cannot act, may react (CX-OUT-03, CX-COMP-05)."""
        out = any(track.out for track in self.tracks.values())
        return out or self.gone or any(one.helpless for one in self.complications)

    @property
    def level(self) -> Level | None:
        """The level of a specialist's one Specialty; None for everybody else (CX-NPC-03)."""
        return next(iter(self.specialties.values()), None) if self.kind == "specialist" else None

    @property
    def group_dice(self) -> tuple[Die, ...]:
        """The equal dice of a mob or a large-scale threat; empty for others (CX-MOB-01, CX-BIG-01)."""
        if self.kind not in {"mob", "large_scale"}:
            return ()
        return max(self.affiliation.values(), key=len, default=())


class Character(Sheet):
    """Somebody in play. GM characters have the player `gm`; `secret` hides the sheet from players."""

    id: CharacterId
    player: Seat = GM
    secret: bool = False
    last_facet: str = ""
    """The facet of Severity of the last roll (FL-TIME-08)."""
    incoming: Map[StressType, int] = Map()
    """Steps up on the next stress of a type, which a Limit brought (CX-LIM-02)."""
    undecided: bool = False
    """Trauma beyond its limit, not confirmed by the GM yet: out of action (CX-DEC-25, FL-TIME-19)."""
    present: bool = True
    """GM characters: whether it is in the scene."""

    @property
    def is_hero(self) -> bool:
        return self.kind == "hero"

    @property
    def can_act(self) -> bool:
        return not self.is_out and not self.undecided


def trauma_limit(level: Level | None) -> Die:
    """The largest trauma that one survives: d12, a specialist's level (CX-TRA-04, CX-NPC-05)."""
    return LARGEST if level is None else DICE_OF_LEVEL[level][0][0]

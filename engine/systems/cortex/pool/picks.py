"""What goes into a pool: one value for each die or group of dice that is picked (CX-POOL-02, FL-POOL-01)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen
from engine.systems.cortex.character import DICE_OF_LEVEL, CharacterId, Level
from engine.systems.cortex.dice import NONE, Die
from engine.systems.cortex.tracks import StressType


class AffiliationPick(Frozen):
    """Solo, Buddy, Team with one die, or all equal dice of a group; in Flowers a facet of Severity by its label."""

    group: Literal["affiliation"]
    use: str
    dice: tuple[Die, ...]


class DistinctionPick(Frozen):
    """`face`: its helpful die, or d4, which earns a point. `scene`: it belongs to the place (CX-SCD-03)."""

    group: Literal["distinction"]
    name: str
    face: Die
    scene: bool = False
    die: Die = 8
    """The helpful face: d8, lower for a weakened Scene Distinction (CX-REC-14)."""


class PowerPick(Frozen):
    group: Literal["power"]
    set: str = ""
    """Empty for a power outside a set; those count as one set."""
    name: str
    die: Die
    shutdown: bool = False


class SpecialtyPick(Frozen):
    """`dice` is the split that is rolled (CX-SPEC-01)."""

    group: Literal["specialty"]
    name: str
    level: Level
    dice: tuple[Die, ...]


class HindrancePick(Frozen):
    """Stress, trauma (by type) or a complication (by name) of somebody on the other side."""

    group: Literal["hindrance"]
    kind: Literal["stress", "trauma", "complication"]
    name: str
    die: Die
    of: CharacterId = ""


class AssetPick(Frozen):
    group: Literal["asset"]
    name: str
    die: Die
    held: bool = True


class PushPick(Frozen):
    """`die` 0: the die that the rule gives."""

    group: Literal["push"]
    opportunity: bool = False
    die: Die = NONE


class StuntPick(Frozen):
    """Tied to a Power Set or a Specialty of the roller (CX-STUNT-02)."""

    group: Literal["stunt"]
    source: str
    opportunity: bool = False
    die: Die = NONE


class ResourcePick(Frozen):
    group: Literal["resource"]
    name: str
    die: Die


class BankedPick(Frozen):
    """Paid when it was bought with an opportunity (CX-OPN-03, FL-OPEN-02)."""

    group: Literal["banked"]
    die: Die
    source: str = ""


class OwnStressPick(Frozen):
    """`out`: stressed out by this type (CX-POOL-08)."""

    group: Literal["own_stress"]
    name: StressType
    die: Die
    out: bool = False


class OwnTraumaPick(Frozen):
    group: Literal["own_trauma"]
    name: StressType
    die: Die


class OwnComplicationPick(Frozen):
    group: Literal["own_complication"]
    name: str
    die: Die


class HelperPick(Frozen):
    """A helper's trait in a recovery; its price goes to the helper (CX-REC-04, FL-REC-03)."""

    group: Literal["helper"]
    die: Die
    name: str = ""
    who: CharacterId = ""


class RestorePick(Frozen):
    """The trait that is being restored helps at its full rating (CX-SHUT-02)."""

    group: Literal["restore"]
    name: str
    die: Die


class DoomDiePick(Frozen):
    """Moved from the doom pool into a GM character's roll (CX-DSP-01, FL-DOOM-03)."""

    group: Literal["doom_die"]
    die: Die


class DoomPoolPick(Frozen):
    """The whole pool opposes (CX-POOL-13, FL-OPP-06)."""

    group: Literal["doom_pool"]


class ExtraPick(Frozen):
    """A die of the scene, or an SFX's: free, and never a doom die (FL-OPP-07, CX-SFX-05)."""

    group: Literal["extra"]
    name: str = ""
    die: Die


class SfxPick(Frozen):
    """An SFX that is activated with this pool; it adds no die by itself (CX-SFX-03, FL-POOL-14)."""

    group: Literal["sfx"]
    set: str
    name: str


class LimitPick(Frozen):
    """A Limit that its owner activates while gathering, for a point that may pay for the same pool (CX-LIM-03)."""

    group: Literal["limit"]
    set: str
    name: str


Pick = Annotated[
    AffiliationPick
    | DistinctionPick
    | PowerPick
    | SpecialtyPick
    | HindrancePick
    | AssetPick
    | PushPick
    | StuntPick
    | ResourcePick
    | BankedPick
    | OwnStressPick
    | OwnTraumaPick
    | OwnComplicationPick
    | HelperPick
    | RestorePick
    | DoomDiePick
    | DoomPoolPick
    | ExtraPick
    | SfxPick
    | LimitPick,
    Field(discriminator="group"),
]


def split_dice(level: Level, number: int) -> tuple[Die, ...]:
    """The dice of a Specialty split into so many; an impossible split gives none (CX-SPEC-01, CX-SPEC-02)."""
    return next((dice for dice in DICE_OF_LEVEL[level] if len(dice) == number), ())

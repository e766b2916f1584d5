"""What an effect die is to do, as it is declared or named when the die is bought (CX-EFF-01, CX-DEC-12, CX-ROLL-07)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import Die
from engine.systems.cortex.tracks import StressType


class StressGoal(Frozen):
    goal: Literal["stress"]
    target: CharacterId
    type: StressType


class ComplicationGoal(Frozen):
    goal: Literal["complication"]
    target: CharacterId
    name: str


class AssetGoal(Frozen):
    """For the maker, or for another hero: support (CX-EFF-03)."""

    goal: Literal["asset"]
    holder: CharacterId
    name: str


class AidGoal(Frozen):
    """An ally's help in an Action Scene; brings one who is out to (CX-REC-08, CX-REC-09)."""

    goal: Literal["aid"]
    target: CharacterId
    type: StressType


class TreatGoal(Frozen):
    """A recovery roll of one's own in a Transition Scene (CX-REC-02, CX-REC-10, CX-REC-15)."""

    goal: Literal["treat"]
    what: Literal["stress", "trauma"]
    type: StressType


class RestoreGoal(Frozen):
    """A shut-down power, or with an empty `power` a whole set (CX-SHUT-02)."""

    goal: Literal["restore"]
    set: str
    power: str = ""


class WeakenGoal(Frozen):
    """A roll against an asset, a complication or a Scene Distinction (CX-REC-13, CX-REC-14)."""

    goal: Literal["weaken"]
    what: Literal["asset", "complication", "scene_distinction"]
    of: CharacterId = ""
    name: str


class BankGoal(Frozen):
    """A GM character's effect die goes into the doom pool (CX-DOOM-05, FL-DOOM-14, FL-TIME-15)."""

    goal: Literal["bank"]


class OtherGoal(Frozen):
    """The story alone says what comes of it; no effect die is needed (FL-ROLL-03)."""

    goal: Literal["other"]


Goal = Annotated[
    StressGoal | ComplicationGoal | AssetGoal | AidGoal | TreatGoal | RestoreGoal | WeakenGoal | BankGoal | OtherGoal,
    Field(discriminator="goal"),
]


class EffectDue(Frozen):
    """A die that is to land: who made it, and what has been decided about it."""

    by: CharacterId
    goal: Goal
    die: Die
    retyped: bool = False
    """The victim has said whether to change the type."""
    pulled: bool | None = None
    """The attacker has said: no trauma, or trauma; None while it has not been asked."""

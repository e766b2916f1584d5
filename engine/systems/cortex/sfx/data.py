"""SFX and Limits as data: conditions, benefits, consequences (CX-SFX-04, CX-SFX-05, CX-LIM-02; CX-FMT-06)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen
from engine.systems.cortex.dice import Die
from engine.systems.cortex.tracks import StressType


class SpendPp(Frozen):
    op: Literal["spend_pp"]
    n: int = Field(default=1, ge=0)


class ShutDown(Frozen):
    """As a condition of an SFX, or the consequence of a Limit."""

    op: Literal["shutdown"]
    scope: Literal["power", "power_set"] = "power"
    name: str


class AddDoomDie(Frozen):
    op: Literal["add_doom_die"]
    die: Die = 6


class StepDownDie(Frozen):
    op: Literal["step_down_die"]
    which: Literal["largest", "smallest"] | int = "largest"


class TakeAction(Frozen):
    op: Literal["take_action"]
    kind: str


class NeedsOpportunity(Frozen):
    op: Literal["opportunity"]


class Custom(Frozen):
    """Free text that the GM confirms: a condition, a consequence."""

    op: Literal["custom"]
    text: str


Condition = Annotated[
    SpendPp | ShutDown | AddDoomDie | StepDownDie | TakeAction | NeedsOpportunity | Custom, Field(discriminator="op")
]
"""CX-SFX-04."""


class StepUp(Frozen):
    op: Literal["step_up"]
    target: Literal["pool", "effect", "stress", "asset", "complication"]
    which: Literal["largest", "smallest"] | int = "largest"
    type: StressType | None = None
    steps: int = Field(default=1, ge=1)


class DoubleDie(Frozen):
    op: Literal["double_die"]
    which: Literal["largest", "smallest"] | int = "largest"


class AddDie(Frozen):
    op: Literal["add_die"]
    die: Die = 6


class ExtraEffect(Frozen):
    op: Literal["extra_effect"]
    count: int = Field(default=1, ge=1)


class ReduceStress(Frozen):
    op: Literal["reduce_stress"]
    type: StressType
    steps: int = Field(default=1, ge=1)


class Reroll(Frozen):
    """The dice to throw again are named when it is used."""

    op: Literal["reroll"]
    which: tuple[int, ...] = ()


class BorrowDoom(Frozen):
    op: Literal["borrow_doom"]
    which: Literal["largest", "smallest"] = "largest"
    return_steps: int = -1


class UsePowerAsEffect(Frozen):
    op: Literal["use_power_as_effect"]
    power: str
    target_type: StressType = "physical"


class FreeTrait(Frozen):
    """Further dice of a group, or of a Power Set, without PP (FL-POOL-09)."""

    op: Literal["free_trait"]
    group: Literal["power", "specialty", "hindrance", "asset"] = "power"
    count: int = Field(default=1, ge=1)


class RestoreTrait(Frozen):
    op: Literal["restore"]
    name: str


Benefit = Annotated[
    StepUp
    | DoubleDie
    | AddDie
    | ExtraEffect
    | ReduceStress
    | Reroll
    | BorrowDoom
    | UsePowerAsEffect
    | FreeTrait
    | RestoreTrait,
    Field(discriminator="op"),
]
"""CX-SFX-05."""


class StressConsequence(Frozen):
    op: Literal["stress"]
    type: StressType
    die: Die


class ComplicationConsequence(Frozen):
    op: Literal["complication"]
    name: str
    die: Die


class StepUpIncoming(Frozen):
    op: Literal["step_up_incoming"]
    type: StressType
    steps: int = Field(default=1, ge=1)


Consequence = Annotated[
    ShutDown | StressConsequence | ComplicationConsequence | StepUpIncoming | Custom, Field(discriminator="op")
]
"""CX-LIM-02."""
Timing = Literal["before_roll", "after_roll", "on_effect", "anytime"]


class SpecialEffect(Frozen):
    """An SFX: "do A to get B" (CX-SFX-01). Without conditions and benefits it is applied by hand (CX-FMT-06)."""

    name: str
    text: str = ""
    timing: Timing = "before_roll"
    requires_trait: str | None = None
    conditions: tuple[Condition, ...] = ()
    benefits: tuple[Benefit, ...] = ()

    @property
    def by_hand(self) -> bool:
        return not self.conditions and not self.benefits


class Limit(Frozen):
    """A drawback that earns PP (CX-LIM-01, CX-LIM-02)."""

    name: str
    text: str = ""
    trigger: str = ""
    consequence: tuple[Consequence, ...] = ()
    reward_pp: int = Field(default=1, ge=0)
    recovery: Literal["transition", "opportunity", "action"] = "transition"

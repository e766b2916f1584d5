"""A pool as it is asked for and as it is built, as values (CX-POOL-02, CX-POOL-10)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Frozen, Map
from engine.systems.cortex.character import CharacterId, Kind, Level
from engine.systems.cortex.dice import Die
from engine.systems.cortex.pool.picks import (
    Pick,
)

TROUBLE: Die = 4
"""The face of a Distinction that earns a point (CX-DIST-02, FL-POOL-03)."""
GROUPS: tuple[Kind, ...] = ("mob", "large_scale")
LARGE: Die = 8
"""The least doom die for a second Distinction (CX-DIST-05, CX-DSP-12)."""


class Company(Frozen):
    """In whose company somebody acts (CX-AFF-02 … CX-AFF-04)."""

    partners: int = 0
    personal_goal: bool = False
    support: bool = False
    """Uses help of companions, or gives it (AMB-20)."""
    ally_used_solo_or_buddy: bool = False


class Gathering(Frozen):
    """A pool as it is asked for. `sfx_free`: further dice of a group that an SFX allows (FL-POOL-09)."""

    side: Literal["player", "gm"] = "player"
    role: Literal["action", "reaction"] = "action"
    kind: Kind = "hero"
    level: Level | None = None
    """A specialist's."""
    picks: tuple[Pick, ...] = ()
    company: Company = Company()
    faceless: bool = False
    """A sheet without any facet of Severity, let in as it was: nothing there could be picked (FL-POOL-02)."""
    pp: int = 0
    sfx_pp: int = 0
    sfx_free: Map[str, int] = Map()
    limits: int = 0
    """Own Limits activated now; each earns a point (CX-LIM-03)."""
    doom: tuple[Die, ...] = ()
    pay: tuple[Die, ...] = ()
    """Doom dice that a GM character pays."""
    step_up_gain: bool = False
    affected: tuple[CharacterId, ...] = ()


class PoolDie(Frozen):
    """A die to roll: its pick by index, and whether it is a doom die that can be spent (CX-POOL-10, FL-POOL-19)."""

    die: Die
    pick: int
    doom: bool = False


class StepAfter(Frozen):
    """What goes up when the action is over (CX-POOL-08, FL-STRESS-07, FL-COMP-03)."""

    kind: Literal["stress", "complication"]
    name: str
    steps: int = 1


class Pool(Frozen):
    """A legal pool: dice in the order of the picks, price and gain in PP, what stands afterwards."""

    dice: tuple[PoolDie, ...]
    cost: int
    gain: int
    pp: int
    doom: tuple[Die, ...]
    after: tuple[StepAfter, ...] = ()
    helper_pp: int = 0
    xp: Map[CharacterId, int] = Map()

"""What a character holds or bears for a time: assets, complications, resources, banked dice (CX section 2)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Frozen
from engine.systems.cortex.dice import Die

SCENE = 0
ENDLESS = -1
"""`lasts`: 0 ends with its scene; n is counted down at the end of each Action Scene; -1 stays until it is removed."""


class Asset(Frozen):
    """Kept by its holder; `creator` made it, with `others` when a second hero had a part in it (AMB-20)."""

    name: str
    die: Die
    lasts: int = SCENE
    creator: str = ""
    """The id of a character."""
    created_at: int = 0
    """The creator's `actions_done` when it was made (FL-OPEN-04)."""


class Complication(Frozen):
    """Kept by its bearer (CX-COMP-02). `helpless`: went beyond d12; any step down ends it (CX-COMP-05)."""

    name: str
    die: Die
    lasts: int = SCENE
    helpless: bool = False


class Resource(Frozen):
    """Tied to a Specialty, used once a roll while it lives (CX-STUNT-04, FL-RES-02)."""

    name: str
    die: Die
    specialty: str
    lasts: int = 1


class Banked(Frozen):
    """A die bought with an opportunity for the next roll (CX-OPN-03); `source` names the stunt's trait."""

    die: Die
    used_as: Literal["push", "stunt", ""] = ""
    source: str = ""

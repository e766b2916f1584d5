"""Sheets on their way into the game: pasted with warnings, made step by step, or waiting for the GM's approval.

CX-CHAR-01, CX-TXT-11. Tags have no default: a game is kept without its defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen, Seat
from engine.systems.cortex.character import CharacterId, Sheet

Step = Literal[
    "name",
    "about",
    "affiliation",
    "distinctions",
    "power_set",
    "powers",
    "sfx",
    "sfx_when",
    "sfx_conditions",
    "sfx_benefits",
    "limit",
    "limit_how",
    "specialty",
    "milestone",
    "reactions",
    "remove",
    "trim",
    "set",
    "choose",
]
"""`choose` is the crossroads, from which every other step is reached again; `set` the crossroads of one Power Set,
`trim` takes entries off it."""
FIRST_STEPS: tuple[Step, ...] = (
    "name",
    "about",
    "affiliation",
    "distinctions",
    "power_set",
    "specialty",
    "milestone",
    "reactions",
    "choose",
)
"""The order of a new hero (CX-CHAR-01); a Power Set that was begun is finished in between."""
SET_STEPS: tuple[Step, ...] = ("powers", "sfx", "limit")
"""The order of a new Power Set."""


class Doubt(Frozen):
    """What the reader of sheets did not expect."""

    line: int
    code: str
    name: str = ""


class Doubted(Frozen):
    """Pasted: seen once more before it is kept, with its warnings and problems; more of it may follow."""

    stage: Literal["doubted"]
    doubts: tuple[Doubt, ...] = ()
    pasted: str = ""
    """The text as it came: a long sheet comes in several messages."""


class InSteps(Frozen):
    """Being made by buttons. `first` while the steps follow each other, `resting` when it was set aside."""

    stage: Literal["in_steps"]
    step: Step
    first: bool = False
    resting: bool = False
    set: str = ""
    """The Power Set that is worked on."""
    entry: str = ""
    """The SFX or the Limit of it whose machine form is being told."""
    sent_back: str = ""
    """The GM's words, when it came back."""


class WithGm(Frozen):
    """The GM approves it or sends it back."""

    stage: Literal["with_gm"]


Stage = Annotated[Doubted | InSteps | WithGm, Field(discriminator="stage")]


class HeroDraft(Frozen):
    """A sheet that `seat` works on: of a new hero, or of `hero` in play. `asked` counts the questions about it."""

    kind: Literal["hero"]
    id: str
    seat: Seat
    hero: CharacterId = ""
    sheet: Sheet
    stage: Stage
    asked: int = 0


class NpcDraft(Frozen):
    """A GM character that was pasted; `npc` is the one that it replaces."""

    kind: Literal["npc"]
    id: str
    npc: CharacterId = ""
    sheet: Sheet
    doubts: tuple[Doubt, ...] = ()
    asked: int = 0


class PurchaseDraft(Frozen):
    """A Power Set that a hero asks to put in the place of an old one; the GM approves it (CX-DEC-27)."""

    kind: Literal["purchase"]
    id: str
    hero: CharacterId
    old: str
    sheet: Sheet
    """Nothing but the new Power Set."""
    asked: int = 0


Draft = Annotated[HeroDraft | NpcDraft | PurchaseDraft, Field(discriminator="kind")]

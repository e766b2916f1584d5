"""Sheets on their way into the game: pasted with warnings, made step by step, or waiting for the GM's approval.

FT-CHAR-16, FT-CHAR-19. Tags have no default: a game is kept without its defaults.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen, Seat
from engine.systems.feats.hero import HeroId, HeroSheet, NpcSheet

Step = Literal["name", "rank", "stress", "motivation", "complication", "skill", "ability", "item", "remove", "choose"]
"""`choose` is the crossroads, from which every other step is reached again."""
FIRST_STEPS: tuple[Step, ...] = ("name", "rank", "stress", "motivation", "complication", "skill")
"""The order of a new hero, up to the crossroads."""


class Doubt(Frozen):
    """What the reader of sheets did not expect; `line` is 0 for the sheet as a whole."""

    line: int
    code: str


class Doubted(Frozen):
    """Pasted, with warnings: saved as it is, or corrected."""

    stage: Literal["doubted"]
    doubts: tuple[Doubt, ...]


class InSteps(Frozen):
    """Being made by buttons. `first` while the steps follow each other, `resting` when it was set aside."""

    stage: Literal["in_steps"]
    step: Step
    first: bool = False
    resting: bool = False
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
    hero: HeroId = ""
    sheet: HeroSheet
    stage: Stage
    asked: int = 0


class NpcDraft(Frozen):
    """A GM character read with warnings; `npc` is the one that it replaces."""

    kind: Literal["npc"]
    id: str
    npc: str = ""
    sheet: NpcSheet
    doubts: tuple[Doubt, ...]
    asked: int = 0


Draft = Annotated[HeroDraft | NpcDraft, Field(discriminator="kind")]

"""Sheets on their way into a game: pasted with doubts, made step by step, or waiting for the GM's approval.

The same in every rule system; what stands on a sheet is the system's. Tags have no default: a game is kept without its
defaults.
"""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeVar

from pydantic import Field

from engine.core.base import Frozen, Seat, Text, text

CHOOSE = "choose"
"""The crossroads of the steps, from which every other step is reached again."""


class NamedSheet(Frozen):
    """What every sheet has."""

    name: str = ""


X = TypeVar("X", bound=NamedSheet)


class Doubt(Frozen):
    """What the reader of sheets did not expect; `line` is 0 for the sheet as a whole."""

    line: int
    code: str
    name: str = ""


class Doubted(Frozen):
    """Pasted: seen once more before it is kept; more of it may follow."""

    stage: Literal["doubted"]
    doubts: tuple[Doubt, ...] = ()
    pasted: str = ""
    """The text as it came: a long sheet comes in several messages."""


class InSteps(Frozen):
    """Being made by buttons. `first` while the steps follow each other, `resting` when it was set aside."""

    stage: Literal["in_steps"]
    step: str
    first: bool = False
    resting: bool = False
    set: str = ""
    """The set of entries that is worked on: a Power Set, a career."""
    entry: str = ""
    """The entry of it that is being told."""
    sent_back: str = ""
    """The GM's words, when it came back."""


class WithGm(Frozen):
    """The GM approves it or sends it back."""

    stage: Literal["with_gm"]


Stage = Annotated[Doubted | InSteps | WithGm, Field(discriminator="stage")]


class HeroDraft(Frozen, Generic[X]):
    """A sheet that `seat` works on: of a new hero, or of `hero` in play. `asked` counts the questions about it."""

    kind: Literal["hero"]
    id: str
    seat: Seat
    hero: str = ""
    sheet: X
    stage: Stage
    asked: int = 0


def at_step(name: str, *, first: bool = False, set: str = "", entry: str = "") -> InSteps:
    """The stage of a draft whose step `name` is asked."""
    return InSteps(stage="in_steps", step=name, first=first, set=set, entry=entry)


def crossroads() -> InSteps:
    return at_step(CHOOSE)


def with_gm() -> WithGm:
    return WithGm(stage="with_gm")


def with_gm_text(draft: HeroDraft[X]) -> Text | None:
    """What everybody waits for: a sheet that lies with the GM. Every other change of a draft is quiet."""
    return text("hero-with-gm", hero=draft.sheet.name) if isinstance(draft.stage, WithGm) else None

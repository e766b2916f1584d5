"""The closed set of blocks that a rule system shows itself with; the bot draws them, and knows nothing else."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Dice, Frozen, Text


class Line(Frozen):
    """One line of text; `strong` for who acts and what came out."""

    kind: Literal["line"] = "line"
    text: Text
    strong: bool = False


class Source(Frozen):
    """A die and where it comes from."""

    die: Dice
    label: Text | None = None
    aside: bool = False
    """Set apart: a one, a die that does not count."""


class DiceRow(Frozen):
    """Dice side by side, each with its source."""

    kind: Literal["dice"] = "dice"
    label: Text | None = None
    dice: tuple[Source, ...]


class Track(Frozen):
    """Progress as a bar of segments: 0 ≤ done ≤ length."""

    kind: Literal["track"] = "track"
    label: Text
    done: int
    length: int


class Fact(Frozen):
    label: Text
    value: Text


class Facts(Frozen):
    """Names and values, one pair a line."""

    kind: Literal["facts"] = "facts"
    rows: tuple[Fact, ...]


class Fold(Frozen):
    """Lines that most readers skip; shown folded."""

    kind: Literal["fold"] = "fold"
    lines: tuple[Text, ...]


Block = Annotated[Line | DiceRow | Track | Facts | Fold, Field(discriminator="kind")]

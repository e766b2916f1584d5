"""What an answer of a hero made by buttons has added to the sheet (CX-CHAR-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.heroes.drafts import InSteps
from engine.core.prompt import Answer
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Sheet


class Taken(NamedTuple):
    """The sheet afterwards; which set and which entry of it the next question is about."""

    sheet: Sheet
    set: str = ""
    entry: str = ""
    then: str | None = None
    """What is asked next, instead of what usually follows."""


Take = Callable[[Sheet, InSteps, Answer, Canon, Lexicon], Taken]

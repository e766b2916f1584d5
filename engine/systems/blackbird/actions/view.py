"""Actions in words: what is tried, how hard it is and why, who stands against it (BB-DIFF-05, BB-OPP-04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.base import Text, text
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.difficulty import STANDARD, Difficulty
from engine.systems.blackbird.actions.values import Action, ChoosingCareer, Framing, Gathering, Thrown
from engine.systems.blackbird.sheet.view import attribute_text

PARTS = ("shifts", "several", "wound")
"""What is added to the base."""


def quoted(words: str) -> Text:
    return text("blackbird-quoted", words=words)


def difficulty_text(difficulty: Difficulty, opposed: bool) -> Text:
    """The number with its parts; among opponents what is beyond the standard is a shift (BB-OPP-04)."""
    shift = difficulty.needed - STANDARD
    if opposed:
        number = text("blackbird-shift", shift=signed(shift)) if shift else text("blackbird-evenly")
    else:
        number = text("blackbird-difficulty", needed=str(difficulty.needed))
    parts = [text("blackbird-difficulty-base", base=str(difficulty.base))]
    for part in PARTS:
        amount: int = getattr(difficulty, part)
        if amount:
            parts.append(text(f"blackbird-difficulty-{part}", amount=signed(amount)))
    if len(parts) == 1:
        return number
    return text("blackbird-difficulty-parts", number=number, parts=in_a_row(parts))


def who_opposes(names: Sequence[str]) -> Text:
    return in_a_row([text("blackbird-name", name=one) for one in names])


def in_a_row(parts: Sequence[Text], between: str = "blackbird-listed") -> Text:
    """Texts behind each other; there is at least one."""
    row = parts[0]
    for part in parts[1:]:
        row = text(between, first=row, second=part)
    return row


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}" if amount else "0"


def declared_blocks(action: Action) -> Iterator[Block]:
    """What is tried, in its player's words."""
    if action.words:
        yield Line(text=quoted(action.words))
    if action.attribute:
        yield Line(text=text("blackbird-by-attribute", attribute=attribute_text(action.attribute)))


def stands_text(action: Action, name: str) -> Text:
    """An open action in one line of the scene card."""
    match action.stage:
        case _ if action.held:
            where = "held"
        case Framing():
            where = "framing"
        case ChoosingCareer() | Gathering():
            where = "gathering" if action.awaited else "lies"
        case Thrown():
            where = "thrown"
        case _:
            where = "settled"
    return text("blackbird-action-now", who=name, where=text(f"blackbird-at-{where}"))

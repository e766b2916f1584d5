"""A move as it was made."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Expire, Play
from tests.conformance.moves import Move, told
from tests.conformance.player import family


@dataclass(frozen=True)
class Done:
    """`thrown`: the sizes and faces of the dice that fell by it."""

    number: int
    move: Move
    thrown: tuple[tuple[int, int], ...] = ()
    accepted: bool = False

    def __str__(self) -> str:
        dice = f"  (dice: {', '.join(f'd{size}={face}' for size, face in self.thrown)})" if self.thrown else ""
        return f"{self.number:>4}  {'' if self.accepted else 'refused: '}{told(self.move)}{dice}"


def kind(move: Move) -> str:
    """The kind of prompt that a move answers, or what else it is."""
    match move:
        case Play(answer=answer):
            return family(answer.prompt)
        case Expire(prompt=prompt):
            return family(prompt)
        case _:
            return f"({type(move).__name__})"

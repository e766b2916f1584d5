"""What the owner of a roll may do after the throw, by name (digest, sections 3.4 and 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.systems.blackbird.throw.values import DieId, Roll, Step, die_called, thrown_dice

FATE = "fate"
"""What pays a reroll if no perk does; no item or perk has this name."""
Choice = Literal["extra_die", "bank_pair", "cancel_failure", "perk"]


@dataclass(frozen=True)
class Explode:
    """Throw one die for an original six, or one more in its open chain."""

    die: DieId


@dataclass(frozen=True)
class Modify:
    ability: str
    die: DieId


@dataclass(frozen=True)
class Reroll:
    """Of one die, or of the whole roll if none is named; `by` fate or a perk."""

    by: str
    die: DieId = ""


@dataclass(frozen=True)
class Bank:
    """Two sixes, or one die of an Effortlessly source."""

    dice: tuple[DieId, ...]


@dataclass(frozen=True)
class FlashChoice:
    choice: Choice
    dice: tuple[DieId, ...] = ()


@dataclass(frozen=True)
class Close:
    """`next` closes the current step, `done` all of them, `timeout` all with the safe defaults."""

    how: Literal["next", "done", "timeout"]


StepMove = Explode | Modify | Reroll | Bank | FlashChoice
Move = StepMove | Close


def step_of(move: StepMove) -> Step:
    match move:
        case Explode():
            return "explode"
        case Modify() | Reroll():
            return "modify"
        case Bank():
            return "bank"
        case FlashChoice():
            return "flash"


def faces_needed(roll: Roll, move: Move) -> int:
    """How many d6 fall with a move."""
    match move:
        case Reroll(die=""):
            return len(thrown_dice(roll))
        case Explode() | Reroll() | FlashChoice(choice="extra_die"):
            return 1
    return 0


def move_id(roll: Roll, move: Move) -> str:
    """A readable name, unique among the moves of a roll; dice of a pair stand in roll order."""
    match move:
        case Explode(die):
            return f"{'continue' if die_called(roll, die).chain == 'open' else 'explode'}:{die}"
        case Modify(ability, die):
            return f"modify:{ability}:{die}"
        case Reroll(by, die):
            return f"reroll:{by}:{die or 'all'}"
        case Bank(dice):
            return f"bank:{'+'.join(dice)}"
        case FlashChoice(choice, dice):
            return ":".join(("flash", choice, "+".join(dice))) if dice else f"flash:{choice}"
        case Close(how):
            return how

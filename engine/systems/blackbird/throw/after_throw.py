"""The machine after the throw: four steps in strict order, passed over, closed, ended (BB-AFTER, BB-TIME)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.throw.banking import bank, bankings, require_bankable
from engine.systems.blackbird.throw.exploding import explode, explosions, require_explosive
from engine.systems.blackbird.throw.flashing import choice_of_silence, choose_flash, flash_choices, require_flash
from engine.systems.blackbird.throw.modifying import modifications, modify, require_modifiable
from engine.systems.blackbird.throw.moves import (
    Bank,
    Close,
    Explode,
    FlashChoice,
    Modify,
    Move,
    Reroll,
    StepMove,
    faces_needed,
    step_of,
)
from engine.systems.blackbird.throw.rerolling import require_rerollable, reroll, rerolls
from engine.systems.blackbird.throw.values import STEPS, Means, Roll, Step, die_called


def play(roll: Roll, means: Means, move: Move, faces: Sequence[int] = ()) -> tuple[Roll, Means]:
    """What a move makes of the roll and of its owner's means; `faces` are those that `faces_needed` asks for.

    A move of a later step closes the earlier ones (BB-AFTER-01). Refuses in the order of the codes of section 8.
    """
    if isinstance(move, Close):
        return _closed(roll, means, move), means
    require_legal(roll, means, move, len(faces))
    closed = max(roll.closed, STEPS.index(step_of(move)))
    after, means = _done(evolve(roll, closed=closed), means, move, faces)
    return at_its_step(after, means), means


def require_legal(roll: Roll, means: Means, move: StepMove, fallen: int) -> None:
    """Asked before dice fall. A step passed over gives the move's own reason, a closed one `stage-closed`."""
    if roll.ended:
        raise Rejected("already-resolved")
    if STEPS.index(step_of(move)) < roll.closed:
        raise Rejected("stage-closed", step=step_of(move))
    _require_own_reasons(roll, means, move, fallen)
    if roll.stage == "resolved":
        raise Rejected("already-resolved")  # it resolved by itself, and its owner's means have changed since


def legal_moves(roll: Roll, means: Means) -> tuple[StepMove, ...]:
    """The buttons of the current step, beside *next* and *done*; none once the roll is resolved."""
    return () if roll.stage == "resolved" else tuple(_legal(roll, means, roll.stage))


def at_its_step(roll: Roll, means: Means) -> Roll:
    """The roll at its first step that is open and has a legal move, or resolved (BB-AFTER-02).

    To be asked again when the owner's means change from outside; a resolved roll stays resolved.
    """
    if roll.stage == "resolved":
        return roll
    if roll.ended:
        return evolve(roll, stage="resolved")
    step = next((step for step in STEPS[roll.closed :] if any(_legal(roll, means, step))), None)
    return evolve(roll, stage=step or "resolved")


def _closed(roll: Roll, means: Means, move: Close) -> Roll:
    """BB-AFTER-02: `next` in the last step is `done`; silence never spends, explodes or banks (BB-TIME-01, -02)."""
    if roll.stage == "resolved":
        if move.how == "timeout":
            return roll
        raise Rejected("already-resolved")
    if move.how == "next" and roll.stage != STEPS[-1]:
        return at_its_step(evolve(roll, closed=STEPS.index(roll.stage) + 1), means)
    chosen = choice_of_silence(roll) if move.how == "timeout" else None
    if chosen is not None:
        roll, _ = choose_flash(roll, means, chosen, ())
    return evolve(roll, ended=True, stage="resolved")


def _require_own_reasons(roll: Roll, means: Means, move: StepMove, fallen: int) -> None:
    match move:
        case Explode(die):
            six = die_called(roll, die)
            if fallen != faces_needed(roll, move):
                raise Rejected("wrong-number-of-dice", need=faces_needed(roll, move), has=fallen)
            require_explosive(six)
        case Modify():
            require_modifiable(roll, move)
        case Reroll():
            require_rerollable(roll, means, move, fallen)
        case Bank():
            require_bankable(roll, means, move)
        case FlashChoice():
            require_flash(roll, means, move, fallen)


def _done(roll: Roll, means: Means, move: StepMove, faces: Sequence[int]) -> tuple[Roll, Means]:
    match move:
        case Explode(die):
            return explode(roll, die, faces[0]), means
        case Modify():
            return modify(roll, move), means
        case Reroll():
            return reroll(roll, means, move, faces)
        case Bank(dice):
            return bank(roll, means, dice)
        case FlashChoice():
            return choose_flash(roll, means, move, faces)


def _legal(roll: Roll, means: Means, step: Step) -> Iterator[StepMove]:
    for move in _tried(roll, step):
        try:
            _require_own_reasons(roll, means, move, faces_needed(roll, move))
        except Rejected:
            continue
        yield move


def _tried(roll: Roll, step: Step) -> Iterator[StepMove]:
    match step:
        case "explode":
            yield from explosions(roll)
        case "modify":
            yield from modifications(roll)
            yield from rerolls(roll)
        case "bank":
            yield from bankings(roll)
        case "flash":
            yield from flash_choices(roll)

"""Step 4: a flash gives one of four things, and with it the roll ends (BB-FLASH)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.pool.labels import FLASH
from engine.systems.blackbird.throw.banking import PAIR, bank, require_each_bankable, require_room
from engine.systems.blackbird.throw.counting import MANY, counted
from engine.systems.blackbird.throw.moves import FlashChoice
from engine.systems.blackbird.throw.values import LOWEST_SUCCESS, Die, Means, Roll, die_called, with_dice


def flash_choices(roll: Roll) -> Iterator[FlashChoice]:
    """Choices that might be tried, in the order of the rules (BB-FLASH-02)."""
    yield FlashChoice("extra_die")
    bankable = [die for die in roll.dice if die.bankable]
    for one, other in combinations(bankable, PAIR):
        if one.pattern == other.pattern:
            yield FlashChoice("bank_pair", (one.id, other.id))
    yield FlashChoice("cancel_failure")
    yield FlashChoice("perk")


def require_flash(roll: Roll, means: Means, move: FlashChoice, fallen: int) -> None:
    """Whether the choice is there; `fallen`: how many dice fell with it."""
    now = counted(roll)
    if not now.flash:
        raise Rejected("no-flash")
    dice = [die_called(roll, die) for die in move.dice]
    need = PAIR if move.choice == "bank_pair" else 0
    if len(dice) != need or fallen != (move.choice == "extra_die"):
        raise Rejected("wrong-number-of-dice", need=need, has=len(dice))
    if move.choice == "bank_pair":
        _require_pair(dice)
        require_room(roll, means)
    if move.choice == "cancel_failure" and now.ones < MANY:
        raise Rejected("no-critical-failure")


def choose_flash(roll: Roll, means: Means, move: FlashChoice, faces: Sequence[int]) -> tuple[Roll, Means]:
    """One choice a roll (BB-FLASH-03); nothing follows it (BB-FLASH-05)."""
    roll = evolve(roll, ended=True)
    match move.choice:
        case "extra_die":
            extra = Die(id=FLASH, src=FLASH, rolled=faces[0], free=True)
            return with_dice(roll, {}, (extra,)), means
        case "bank_pair":
            return bank(roll, means, move.dice)
        case "cancel_failure":
            return evolve(roll, failure_cancelled=True), means
        case "perk":
            return evolve(roll, perk_due=True), means


def choice_of_silence(roll: Roll) -> FlashChoice | None:
    """BB-TIME-01: a critical failure in force is cancelled, which costs nothing; else nothing is chosen."""
    now = counted(roll)
    wanted = roll.rules.timeout_flash == "auto_cancel" and now.flash and now.critical == "failure"
    return FlashChoice("cancel_failure") if wanted else None


def _require_pair(dice: Sequence[Die]) -> None:
    """Two live, unlocked dice with the same successful face."""
    require_each_bankable(dice)
    for die in dice:
        if die.pattern < LOWEST_SUCCESS:
            raise Rejected("die-not-bankable", die=die.id)
    if dice[0].pattern != dice[1].pattern:
        raise Rejected("not-a-pair")

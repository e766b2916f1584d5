"""Decisions after the throw in words: on their buttons, and in the log once they are made (digest 4.2)."""

from __future__ import annotations

from engine.core.base import Text, text
from engine.systems.blackbird.throw.abilities import RICH
from engine.systems.blackbird.throw.counting import counted
from engine.systems.blackbird.throw.moves import FATE, Bank, Close, Explode, FlashChoice, Modify, Move, Reroll, StepMove
from engine.systems.blackbird.throw.rerolling import losses_stay
from engine.systems.blackbird.throw.values import Roll, die_called, explosion_dice
from engine.systems.blackbird.throw.view import dice_line, named_die, source_text


def move_label(roll: Roll, move: StepMove, *, opposed: bool) -> Text:
    """On a button; a sign warns of what is easily regretted (BB-FATE-03, BB-BANK-05)."""
    label = move_name(roll, move)
    return text("blackbird-move-warned", move=label) if regrettable(roll, move, opposed=opposed) else label


def regrettable(roll: Roll, move: StepMove, *, opposed: bool) -> bool:
    """A reroll that leaves the losses of its chain; banking below the difficulty, if there is one to meet."""
    match move:
        case Reroll():
            return losses_stay(roll, move)
        case Bank(dice) | FlashChoice(choice="bank_pair", dice=dice):
            now = counted(roll)
            return (
                not opposed
                and now.critical != "success"
                and now.successes >= roll.difficulty > now.successes - len(dice)
            )
    return False


def move_line(name: str, before: Roll, after: Roll, move: Move) -> Text | None:
    """What has happened, for everybody; closing a step is no news."""
    match move:
        case Explode(die):
            last = explosion_dice(after, die)[-1]
            ends = text(f"blackbird-chain-{die_called(after, die).chain.replace('_', '-')}")
            return text("blackbird-exploded", who=name, face=str(last.rolled), ends=ends)
        case Modify(ability, die):
            return text(
                "blackbird-modified",
                who=name,
                ability=ability_text(ability),
                die=named_die(die_called(before, die)),
                now=str(die_called(after, die).value),
            )
        case Reroll(by, ""):
            return text("blackbird-rerolled-all", who=name, by=by_text(by), dice=dice_line(after))
        case Reroll(by, die):
            now = str(die_called(after, die).rolled)
            return text("blackbird-rerolled", who=name, by=by_text(by), die=named_die(die_called(before, die)), now=now)
        case Bank(dice):
            return text("blackbird-banked", who=name, dice=_faces(before, dice))
        case FlashChoice(choice, dice):
            return _flashed(name, before, after, choice, dice)
        case Close(how="timeout") if after.failure_cancelled and not before.failure_cancelled:
            return text("blackbird-flash-cancelled", who=name)
        case Close():
            return None


def ability_text(ability: str) -> Text:
    """Rich experience by its skill; items and perks by their names."""
    if ability.startswith(RICH):
        return text("blackbird-rich", skill=ability.removeprefix(RICH))
    return text("blackbird-name", name=ability)


def by_text(by: str) -> Text:
    return text("blackbird-by-fate") if by == FATE else ability_text(by)


def move_name(roll: Roll, move: StepMove) -> Text:
    """Without a warning; so it is typed."""
    match move:
        case Explode(die):
            six = die_called(roll, die)
            key = "blackbird-move-continue" if six.chain == "open" else "blackbird-move-explode"
            return text(key, die=named_die(six))
        case Modify(ability, die):
            change = next(one.plus for one in roll.abilities if one.name == ability)
            return text("blackbird-move-modify", plus=f"{change:+d}", die=named_die(die_called(roll, die)))
        case Reroll(_, ""):
            return text("blackbird-move-reroll-all")
        case Reroll(_, die):
            return text("blackbird-move-reroll", die=named_die(die_called(roll, die)))
        case Bank((die,)):
            return text("blackbird-move-bank", die=named_die(die_called(roll, die)))
        case Bank(dice) | FlashChoice(choice="bank_pair", dice=dice):
            first, second = (die_called(roll, die) for die in dice)
            face, what = str(first.pattern), source_text(first.src)
            if first.src == second.src:
                return text("blackbird-move-pair", face=face, what=what)
            return text("blackbird-move-pair-of-two", face=face, first=what, second=source_text(second.src))
        case FlashChoice(choice=choice):
            return text(f"blackbird-move-{choice.replace('_', '-')}")


def _flashed(name: str, before: Roll, after: Roll, choice: str, dice: tuple[str, ...]) -> Text:
    match choice:
        case "extra_die":
            return text("blackbird-flash-extra", who=name, face=str(after.dice[-1].rolled))
        case "bank_pair":
            return text("blackbird-banked", who=name, dice=_faces(before, dice))
        case "cancel_failure":
            return text("blackbird-flash-cancelled", who=name)
        case _:
            return text("blackbird-flash-perk", who=name)


def _faces(roll: Roll, dice: tuple[str, ...]) -> Text:
    """One die, or a pair."""
    shown = [named_die(die_called(roll, die)) for die in dice]
    return text("blackbird-pair", first=shown[0], second=shown[1]) if len(shown) > 1 else shown[0]

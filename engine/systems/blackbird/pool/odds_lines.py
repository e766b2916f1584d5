"""What a roll that is being gathered comes to: dice, pool, difficulty, exact chances (BB-BUILD-15)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from engine.core.base import Text, text
from engine.systems.blackbird.actions.difficulty import STANDARD, Difficulty
from engine.systems.blackbird.actions.values import Action
from engine.systems.blackbird.actions.view import difficulty_text
from engine.systems.blackbird.character import FLAG_POOL, Character
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.build import Built
from engine.systems.blackbird.pool.odds import Exploding, chances

HALF_A_PERCENT = Fraction(1, 200)
HOW: tuple[Exploding, ...] = ("never", "while_short")


def built_lines(action: Action, hero: Character, built: Built, needed: Difficulty) -> Iterator[Text]:
    """Dice, price and difficulty, in short lines."""
    total = len(built.dice)
    yield text("blackbird-form-dice", total=str(total), free=str(built.base), paid=str(total - built.base))
    yield text("blackbird-form-pool", left=str(built.pool_after), most=str(hero.pool_max))
    for name, left in built.flags_after.items():
        yield text("blackbird-form-flag", flag=name, left=str(left), most=str(FLAG_POOL))
    if built.bonus_successes:
        yield text("blackbird-form-bonus", successes=str(built.bonus_successes))
    yield difficulty_text(needed, action.opposed)


def chance_lines(dice: int, needed: int, bonus: int, rules: BlackbirdOptions) -> Iterator[Text]:
    """Success, the same with sixes exploded while it falls short, and both criticals."""
    plain = chances(dice, needed, bonus, "never", rules)
    exploded = chances(dice, needed, bonus, "while_short", rules)
    yield text("blackbird-odds", percent=percent(plain.success), exploded=percent(exploded.success))
    yield critical_line(dice, rules)
    if dice + bonus < needed:
        yield text("blackbird-fewer-dice")


def beating_line(dice: int, successes: int, bonus: int, rules: BlackbirdOptions) -> Text:
    """More successes than another side has, with and without exploding; what is equal the sums decide (BB-OPP-02)."""
    plain, exploded = (chances(dice, successes + 1, bonus, how, rules) for how in HOW)
    return text("blackbird-odds-beating", percent=percent(plain.success), exploded=percent(exploded.success))


def critical_line(dice: int, rules: BlackbirdOptions) -> Text:
    """Of three sixes; three ones are as likely."""
    return text("blackbird-odds-critical", percent=percent(chances(dice, STANDARD, 0, "never", rules).critical_success))


def percent(chance: Fraction) -> str:
    """Whole percents; what is not nothing and not certain never looks so."""
    if 0 < chance < HALF_A_PERCENT:
        return "<1"
    return ">99" if 1 - HALF_A_PERCENT < chance < 1 else str(round(chance * 100))

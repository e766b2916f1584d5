"""Chances that are shown, against every roll of small pools, the game's own explosions and icepool."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from benchmarks.odds import MOST_MS_OF_BLACKBIRD, blackbird_by_icepool
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.labels import DieLabel
from engine.systems.blackbird.pool.odds import Chances, chances
from engine.systems.blackbird.throw.counting import counted, judged
from engine.systems.blackbird.throw.exploding import explode
from engine.systems.blackbird.throw.values import Roll, fresh_roll
from tests.systems.blackbird.rolls import BOLD

LABEL = DieLabel(BOLD, "base")
Shares = tuple[Fraction, Fraction, Fraction]


def by_every_throw(
    dice: int, difficulty: int, bonus: int, rules: BlackbirdOptions, after: Callable[[Roll], Shares]
) -> Chances:
    shares = []
    for faces in product(range(1, 7), repeat=dice):
        thrown = fresh_roll([LABEL] * dice, faces, difficulty, rules, bonus_successes=bonus)
        shares.append(after(thrown))
    return Chances(*(sum(column, Fraction(0)) / 6**dice for column in zip(*shares, strict=True)))


def as_it_lies(roll: Roll) -> Shares:
    result = judged(counted(roll), roll.difficulty)
    succeeds = result in ("success", "critical_success")
    return Fraction(succeeds), Fraction(result == "critical_success"), Fraction(result == "critical_failure")


def exploded_while_short(roll: Roll) -> Shares:
    """The policy, word for word, with the rules of the game."""
    now = as_it_lies(roll)
    six = next((die.id for die in roll.dice if die.rolled == 6 and _may_explode(roll, die.id)), None)
    if now[0] or six is None:
        return now
    outcomes = [exploded_while_short(explode(roll, six, face)) for face in range(1, 7)]
    success, critical, failure = (sum(column, Fraction(0)) / 6 for column in zip(*outcomes, strict=True))
    return success, critical, failure


def _may_explode(roll: Roll, die: str) -> bool:
    found = next(one for one in roll.dice if one.id == die)
    return not found.chain_of and found.chain == "unexploded" and not found.lost


@pytest.mark.parametrize("bonus", [0, 1])
@pytest.mark.parametrize("difficulty", [1, 3, 4])
@pytest.mark.parametrize("dice", [1, 2, 4])
def test_a_throw_against_every_throw(dice: int, difficulty: int, bonus: int) -> None:
    """BB-ROLL-03, BB-CRIT-01 … BB-CRIT-03; bonus successes only shift the comparison."""
    rules = BlackbirdOptions()
    assert chances(dice, difficulty, bonus) == by_every_throw(dice, difficulty, bonus, rules, as_it_lies)


@pytest.mark.parametrize("lost_dice_keep_faces", [True, False])
@pytest.mark.parametrize("scope", ["chain", "roll"])
@pytest.mark.parametrize("dice, difficulty", [(1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (3, 5), (4, 4)])
def test_exploded_sixes_against_every_explosion(
    dice: int, difficulty: int, scope: str, lost_dice_keep_faces: bool
) -> None:
    """BB-EXPLODE-02 with every house rule that changes it."""
    rules = BlackbirdOptions.model_validate(
        {"explosion_loss_scope": scope, "lost_dice_keep_faces": lost_dice_keep_faces}
    )
    expected = by_every_throw(dice, difficulty, 0, rules, exploded_while_short)
    assert chances(dice, difficulty, 0, "while_short", rules) == expected


@pytest.mark.parametrize("difficulty", [1, 3, 5, 9])
@pytest.mark.parametrize("dice", [5, 8, 12])
def test_a_large_throw_against_icepool(dice: int, difficulty: int) -> None:
    assert chances(dice, difficulty) == blackbird_by_icepool(dice, difficulty)


def test_exploding_while_short_never_lowers_the_chance() -> None:
    for dice, difficulty in product((3, 7, 12), (2, 4, 8)):
        assert chances(dice, difficulty, 0, "while_short").success > chances(dice, difficulty).success


def test_more_dice_than_the_difficulty_are_not_always_better() -> None:
    """The digest's table in percent: three ones become likely."""
    shown = [round(float(chances(dice, 3).success) * 100, 1) for dice in (3, 4, 5, 6, 7, 8, 9, 10, 12)]
    assert shown == [29.6, 59.3, 79.0, 87.3, 88.5, 86.5, 83.5, 80.4, 75.2]


def test_bonus_successes_do_not_throw_a_roll_without_dice() -> None:
    """BB-BUILD-15."""
    assert chances(0, 1, 2).success == 0


def test_twelve_dice_are_counted_at_once() -> None:
    """Measured in full by `python -m benchmarks.odds`; CPU time of the best of five."""

    def spent() -> float:
        start = time.process_time()
        chances(12, 12, 0, "while_short")
        return (time.process_time() - start) * 1000

    assert min(spent() for _ in range(5)) < MOST_MS_OF_BLACKBIRD

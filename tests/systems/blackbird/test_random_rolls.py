"""Rolls played at random under every mixture of house rules: the buttons are right, and every roll ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from engine.core.base import Rejected
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.throw.after_throw import legal_moves, play
from engine.systems.blackbird.throw.counting import counted, result
from engine.systems.blackbird.throw.moves import (
    FATE,
    Bank,
    Close,
    Explode,
    FlashChoice,
    Modify,
    Reroll,
    StepMove,
    faces_needed,
    move_id,
    step_of,
)
from engine.systems.blackbird.throw.values import STEPS, Ability, Means, Roll
from tests.systems.blackbird.rolls import BOLD, RICH, RIFLE, SHOT, Thrown

ABILITIES = (
    RICH,
    Ability(name="Scope", plus=1, on=(BOLD, "explosion")),
    Ability(name="Dust", plus=-1, patterns=True, uses=2),
    Ability(name="Charm", reroll="die"),
    Ability(name="Again", reroll="all"),
)
HOUSE_RULES = [
    BlackbirdOptions.model_validate(
        {
            "explosion_loss_scope": scope,
            "lost_dice_keep_faces": lost,
            "banked_dice_keep_faces": banked,
            "reroll_reopens_chain": reopens,
            "full_reroll_restarts": restarts,
            "pool_cap": cap,
        }
    )
    for scope, lost, banked, reopens, restarts, cap in product(
        ("chain", "roll"), (True, False), (True, False), (True, False), (True, False), ("max", "none")
    )
]


def thrown(random: Random, rules: BlackbirdOptions) -> Thrown:
    dice = [
        (random.choice((BOLD, RIFLE, SHOT)), random.choice((1, 2, 3, 4, 5, 6, 6)))
        for _ in range(random.choice((3, 6, 9)))
    ]
    return Thrown(
        *dice,
        means=Means(random.choice((8, 10)), 10, random.choice((0, 1, 2))),
        abilities=random.sample(ABILITIES, random.choice((0, 2, 5))),
        effortless=(SHOT,) if random.random() < 0.5 else (),
        rules=rules,
    )


def every_thinkable_move(roll: Roll) -> Iterator[StepMove]:
    """Of dice on the table and beside it, of abilities there and not."""
    ids = [*(die.id for die in roll.dice), "d99"]
    pairs = list(combinations(ids, 2))
    yield from map(Explode, ids)
    for name in (*(ability.name for ability in ABILITIES), FATE):
        yield from (Modify(name, die) for die in ids)
        yield from (Reroll(name, die) for die in ("", *ids))
    yield from (Bank((die,)) for die in ids)
    yield from map(Bank, pairs)
    yield FlashChoice("extra_die")
    yield FlashChoice("cancel_failure")
    yield FlashChoice("perk")
    yield from (FlashChoice("bank_pair", pair) for pair in pairs)


def accepted(roll: Roll, means: Means, move: StepMove) -> bool:
    try:
        play(roll, means, move, (4,) * faces_needed(roll, move))
    except Rejected:
        return False
    return True


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", HOUSE_RULES, ids=lambda rules: ",".join(rules.model_dump(exclude_defaults=True)))
def test_the_buttons_are_what_is_accepted_and_every_roll_ends(rules: BlackbirdOptions, seed: int) -> None:
    """BB-AFTER-01, BB-AFTER-02, BB-BANK-04."""
    random = Random(f"{seed} {rules}")
    t = thrown(random, rules)
    for _ in range(200):
        if t.roll.stage == "resolved":
            break
        legal = legal_moves(t.roll, t.means)
        of_step = [
            move
            for move in every_thinkable_move(t.roll)
            if step_of(move) == t.roll.stage and accepted(t.roll, t.means, move)
        ]
        assert set(legal) == set(of_step)
        assert len({move_id(t.roll, move) for move in legal}) == len(legal) > 0
        before, means = t.roll, t.means
        move = random.choice((*legal, Close("next"))) if random.random() < 0.9 else Close("next")
        t.does(move, *(random.randint(1, 6) for _ in range(faces_needed(t.roll, move))))
        assert t.roll.closed >= before.closed or move in (Reroll(FATE), Reroll("Again"))
        assert t.means.fate_points >= 0
        assert rules.pool_cap == "none" or means.pool <= t.means.pool <= 10
        assert Roll.model_validate_json(t.roll.model_dump_json()) == t.roll
    assert t.roll.stage == "resolved"
    assert result(t.roll) != "pending"
    assert not any(accepted(t.roll, t.means, move) for move in every_thinkable_move(t.roll))


@pytest.mark.parametrize("rules", HOUSE_RULES[::7], ids=lambda rules: ",".join(rules.model_dump(exclude_defaults=True)))
def test_silence_ends_every_roll_and_spends_nothing(rules: BlackbirdOptions) -> None:
    """BB-TIME-01, BB-TIME-02."""
    random = Random(str(rules))
    for _ in range(20):
        t = thrown(random, rules)
        dice, means, before = t.roll.dice, t.means, counted(t.roll)
        t.does(Close("timeout"))
        assert t.roll.stage == "resolved"
        assert (t.roll.dice, t.means) == (dice, means)
        assert t.roll.failure_cancelled is (before.flash and before.critical == "failure")
        assert t.does(Close("timeout")).roll.stage == "resolved"


def test_steps_keep_their_order_in_what_a_player_sees() -> None:
    """BB-AFTER-01: going on step by step never goes back."""
    random = Random(7)
    for _ in range(30):
        t = thrown(random, BlackbirdOptions())
        seen = []
        while t.roll.stage != "resolved":
            seen.append(STEPS.index(t.roll.stage))
            t.does(Close("next"))
        assert seen == sorted(set(seen))

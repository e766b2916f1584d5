"""Exact odds: against every roll of small pools, against icepool and against simple properties of larger ones."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from math import prod

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.odds import FORMS, worst_of_twelve
from engine.core.odds import at_least, beats, joint, kept_sizes, ones, totals

SIZES = (4, 6, 8, 10, 12)
POOLS = st.lists(st.sampled_from(SIZES), min_size=1, max_size=12)


def every_roll(dice: tuple[int, ...]) -> dict[tuple[int, int, int], int]:
    """The rule, word for word: of all pairs the greatest sum, then the one that leaves the largest die."""
    found: Counter[tuple[int, int, int]] = Counter()
    for faces in product(*(range(1, size + 1) for size in dice)):
        live = [at for at, face in enumerate(faces) if face > 1]
        if len(live) < 3:
            best = (sum(faces[at] for at in live), 0)
        else:
            best = max(
                (faces[one] + faces[two], max(dice[at] for at in live if at not in (one, two)))
                for one, two in combinations(live, 2)
            )
        found[best[0], best[1], len(dice) - len(live)] += 1
    return dict(found)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_small_pools_against_every_roll(number: int) -> None:
    for dice in combinations_with_replacement(SIZES, number):
        assert joint(dice) == every_roll(dice)


@pytest.mark.parametrize("dice", [(4, 4, 4, 4, 4), (4, 6, 6, 8, 8), (4, 4, 4, 10, 12)])
def test_larger_pools_against_every_roll(dice: tuple[int, ...]) -> None:
    assert joint(dice) == every_roll(dice)


@pytest.mark.parametrize("dice", [(4, 6, 8, 8, 10, 12), (8, 8, 8, 8, 8, 8, 8), (4, 4, 6, 8, 10, 10, 12, 12)])
def test_large_pools_against_icepool(dice: tuple[int, ...]) -> None:
    for form in FORMS:
        assert form(dice) == joint(dice)


@pytest.mark.parametrize("best", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("dice", [(), (6,), (4, 8), (4, 6, 6, 12), (4, 4, 6, 8, 10)])
def test_totals_of_the_best_against_every_roll(dice: tuple[int, ...], best: int) -> None:
    found: Counter[int] = Counter()
    for faces in product(*(range(1, size + 1) for size in dice)):
        found[sum(sorted((face for face in faces if face > 1), reverse=True)[:best])] += 1
    assert dict(enumerate(totals(dice, best))) == {total: found[total] for total in range(max(found) + 1)}


@settings(deadline=None, max_examples=60)
@given(POOLS)
def test_all_counts_come_to_all_rolls_in_any_order_of_the_dice(dice: list[int]) -> None:
    found = joint(dice)
    assert sum(found.values()) == prod(dice)
    assert found == joint(list(reversed(dice)))
    by_total: Counter[int] = Counter()
    by_kept: Counter[int] = Counter()
    by_ones: Counter[int] = Counter()
    for (total, kept, set_aside), ways in found.items():
        by_total[total] += ways
        by_kept[kept] += ways
        by_ones[set_aside] += ways
        assert (kept == 0) == (set_aside >= len(dice) - 2)
    assert dict(enumerate(totals(dice))) == {total: by_total[total] for total in range(len(totals(dice)))}
    assert kept_sizes(dice) == by_kept
    assert dict(enumerate(ones(dice))) == {number: by_ones[number] for number in range(len(dice) + 1)}


@settings(deadline=None, max_examples=40)
@given(POOLS, POOLS)
def test_one_of_two_pools_wins_or_they_tie(ours: list[int], theirs: list[int]) -> None:
    mine, other = totals(ours), totals(theirs)
    assert beats(mine, other) + beats(other, mine, ties=True) == 1
    assert at_least(mine, 0) == 1


def test_opposed_pools_against_icepool() -> None:
    ours, theirs = (8, 8, 10), (6, 6)
    mine, other = (icepool.Die(dict(enumerate(totals(dice)))) for dice in (ours, theirs))
    assert float((mine > other).mean()) == pytest.approx(float(beats(totals(ours), totals(theirs))))


def test_a_pool_with_more_outcomes_than_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="2\\^64"):
        joint([12] * 20)


def test_the_benchmark_looks_at_pools_of_twelve_dice() -> None:
    _, which = worst_of_twelve()
    assert len(which) == 12

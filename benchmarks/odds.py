"""How fast exact odds are, side by side with icepool in one run.

Of a pool of unlike dice: total, effect die and ones together. Of twelve d6 of Blackbird: success, criticals.

`python -m benchmarks.odds`; exits 1 where a target is missed. Ratios of the median of interleaved rounds, CPU time of
this process, every round with empty caches. icepool is asked in two forms, and the faster one counts.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement

import icepool

from engine.core import odds
from engine.systems.blackbird.pool.odds import Chances, Exploding, chances
from engine.systems.blackbird.throw.counting import MANY, critical

POOLS: tuple[tuple[tuple[int, ...], int], ...] = (
    ((6, 8, 10, 12), 30),
    ((4, 6, 8, 8, 10, 12), 100),
    ((4, 6, 6, 8, 8, 10, 10, 12), 200),
    ((4, 4, 6, 6, 8, 8, 10, 10, 12, 12), 350),
)
"""A pool, and how many times as fast as icepool it has to be."""
ROUNDS = 7
TWELVE = 12
MOST_MS = 2.0
SIX = 6
HOW: tuple[Exploding, ...] = ("never", "while_short")
DIFFICULTIES = (1, 3, 5, 8, 12)
MOST_MS_OF_BLACKBIRD = 5.0
STEP_OF_TWELVE = 61
"""Every so many pools of twelve dice one is timed; the worst counts."""


class Descending(icepool.MultisetEvaluator):  # type: ignore[misc]
    """Faces from the highest down: icepool keeps its states fewest that way."""

    START: tuple[int, ...] = (0, 0, 0, 0)

    def initial_state(self, order: object, outcomes: object, *sizes: object) -> tuple[int, ...]:
        if order != icepool.Order.Descending:
            raise icepool.UnsupportedOrder
        return self.START

    def final_outcome(self, final_state: tuple[int, ...], *args: object) -> tuple[int, ...]:
        return final_state[1:]


class Tagged(Descending):
    """One pool of all dice; an outcome carries its face and, the smaller first, the size of its die."""

    TAG = 16

    def next_state(self, state: tuple[int, ...], order: object, outcome: int, count: int) -> tuple[int, ...]:
        taken, total, kept, ones = state
        if outcome < self.TAG:
            return taken, total, kept, ones + count
        used = min(count, 2 - taken)
        if count > used:
            kept = max(kept, self.TAG - 1 - outcome % self.TAG)
        return taken + used, total + used * (outcome // self.TAG), kept, ones


class SmallAndBig(Descending):
    """Whether the kept die is at most some size: two pools, and the big dice must all be in the total."""

    START = (0, 0, 0)

    def next_state(self, state: tuple[int, ...], order: object, outcome: int, small: int, big: int) -> tuple[int, ...]:
        taken, total, ones = state
        if taken < 0:
            return state
        if outcome == 1:
            return taken, total, ones + small + big
        used = min(small, 2 - taken)
        if big > 2 - taken - used:
            return -1, -1, -1
        return taken + used + big, total + outcome * (used + big), ones


Joint = dict[tuple[int, int, int], int]


def by_tags(dice: tuple[int, ...]) -> Joint:
    tag = Tagged.TAG
    tagged = [icepool.Die([0 if x == 1 else x * tag + tag - 1 - size for x in range(1, size + 1)]) for size in dice]
    found = Tagged().evaluate(icepool.Pool(tagged))
    return {tuple(key): ways for key, ways in found.items()}


def by_sizes(dice: tuple[int, ...]) -> Joint:
    found: Joint = {}
    before: dict[tuple[int, int], int] = {}
    for size in sorted(set(dice)):
        small, big = ([icepool.d(die) for die in dice if (die > size) is larger] for larger in (False, True))
        nothing = icepool.Pool({icepool.d(4): 0})
        level = SmallAndBig().evaluate(icepool.Pool(small), icepool.Pool(big) if big else nothing)
        now = {tuple(key): ways for key, ways in level.items() if key[1] >= 0}
        for (total, ones), ways in now.items():
            spare = ones < len(dice) - 2
            exact = ways - before.get((total, ones), 0) if spare else ways
            if exact:
                found[total, size if spare else 0, ones] = exact
        before = now
    return found


class OnesSixesSuccesses(Descending):
    """A throw of d6 by what decides it; three of a kind are as many as more."""

    START = (0, 0, 0)

    def next_state(self, state: tuple[int, ...], order: object, outcome: int, count: int) -> tuple[int, ...]:
        ones, sixes, successes = state
        if outcome == 1:
            ones = min(count, MANY)
        if outcome == SIX:
            sixes = min(count, MANY)
        return ones, sixes, successes + (count if outcome > 2 else 0)

    def final_outcome(self, final_state: tuple[int, ...], *args: object) -> tuple[int, ...]:
        return final_state


def blackbird_by_icepool(dice: int, difficulty: int) -> Chances:
    thrown = OnesSixesSuccesses().evaluate(icepool.d6.pool(dice))
    ways = dict.fromkeys(("success", "critical", "failure"), 0)
    for (ones, sixes, successes), count in thrown.items():
        now = critical(ones, sixes)
        ways["success"] += count if now == "success" or (now == "none" and successes >= difficulty) else 0
        ways["critical"] += count if now == "success" else 0
        ways["failure"] += count if now == "failure" else 0
    return Chances(*(Fraction(one, thrown.denominator()) for one in ways.values()))


FORMS: tuple[Callable[[tuple[int, ...]], Joint], ...] = (by_tags, by_sizes)


def by_us(dice: tuple[int, ...]) -> Joint:
    odds._joint.cache_clear()
    return dict(odds.joint(dice))


def cpu_ms(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def compared(dice: tuple[int, ...]) -> tuple[float, float]:
    """Median CPU milliseconds of both, in interleaved rounds."""
    theirs: dict[str, list[float]] = {form.__name__: [] for form in FORMS}
    ours = []
    for _ in range(ROUNDS):
        for form in FORMS:
            theirs[form.__name__].append(cpu_ms(lambda form=form: form(dice)))  # type: ignore[misc]
        ours.append(statistics.median(cpu_ms(lambda: by_us(dice)) for _ in range(5)))
    return min(statistics.median(spent) for spent in theirs.values()), statistics.median(ours)


def worst_of_twelve() -> tuple[float, tuple[int, ...]]:
    """The slowest first call of a pool of twelve dice, of an even choice of all of them."""
    worst, which = 0.0, tuple[int, ...]()
    for dice in list(combinations_with_replacement((4, 6, 8, 10, 12), TWELVE))[::STEP_OF_TWELVE]:
        spent = min(cpu_ms(lambda dice=dice: by_us(dice)) for _ in range(3))  # type: ignore[misc]
        if spent > worst:
            worst, which = spent, dice
    return worst, which


def blackbird_of_twelve() -> bool:
    """Prints twelve dice of Blackbird, whose odds keep no cache; whether something was wrong or slow."""
    failed = False
    for difficulty in DIFFICULTIES:
        same = blackbird_by_icepool(TWELVE, difficulty) == chances(TWELVE, difficulty)
        theirs = _median_ms(lambda: blackbird_by_icepool(TWELVE, difficulty))  # noqa: B023 - called at once
        ours = {how: _median_ms(lambda: chances(TWELVE, difficulty, 0, how)) for how in HOW}  # noqa: B023 - the same
        ok = same and max(ours.values()) <= MOST_MS_OF_BLACKBIRD
        failed = failed or not ok
        print(
            f"blackbird, 12 d6 against {difficulty}: icepool {theirs:.2f} ms, ours {ours['never']:.2f} ms, "
            f"sixes exploded {ours['while_short']:.2f} ms (at most {MOST_MS_OF_BLACKBIRD:.0f}), "
            f"{'equal chances' if same else 'DIFFERENT CHANCES'}: {'ok' if ok else 'MISSED'}"
        )
    return failed


def _median_ms(work: Callable[[], object]) -> float:
    return statistics.median(cpu_ms(work) for _ in range(ROUNDS))


def main() -> int:
    failed = blackbird_of_twelve()
    for dice, target in POOLS:
        same = all(form(dice) == by_us(dice) for form in FORMS)
        theirs, ours = compared(dice)
        ratio = theirs / ours
        ok = same and ratio >= target
        failed = failed or not ok
        name = " ".join(f"d{size}" for size in dice)
        print(
            f"{len(dice):2} dice {name}: icepool {theirs:.2f} ms, ours {ours:.3f} ms, "
            f"{ratio:.0f} x (at least {target}), {'equal counts' if same else 'DIFFERENT COUNTS'}: "
            f"{'ok' if ok else 'MISSED'}"
        )
    worst, which = worst_of_twelve()
    ok = worst <= MOST_MS
    name = " ".join(f"d{size}" for size in which)
    print(f"12 dice, first call, slowest ({name}): {worst:.2f} ms (at most {MOST_MS:.0f}): {'ok' if ok else 'MISSED'}")
    return 1 if failed or not ok else 0


if __name__ == "__main__":
    sys.exit(main())

"""How fast the exact odds of a pool are, side by side with icepool in one run: total, effect die and ones together.

`python -m benchmarks.odds`; exits 1 where a target is missed. Ratios of the median of interleaved rounds, CPU time of
this process, every round with empty caches. icepool is asked in two forms, and the faster one counts.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from itertools import combinations_with_replacement

import icepool

from engine.core import odds

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


def main() -> int:
    failed = False
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

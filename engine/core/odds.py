"""Exact odds of a pool of unlike dice: the best two are added, one more is kept for its size, ones are set aside.

Among equal sums the pair is taken that leaves the largest die. Everything is counted, nothing is rounded: counts are
whole numbers of outcomes, and the number of all outcomes is the product of the sizes.

No state is walked. Let N(k) count the outcomes in which the kept die is at most the k-th size: in them every live die
(one that shows no 1) larger than that size is in the total, so at most two such dice are live. Exactly the k-th size
is N(k) - N(k-1); the tie rule needs no code. With t marking a live die, the dice split at the k-th size into small
and big ones, and x > y the two values of the total:

    a(v), c(v) = how many small dice, how many big dice have v faces or more
    G(v) = product over small dice of (1 + t (min(v, size) - 1))     every small die is a one or at most v
    R(v) = G(v) / (1 + t (v - 1))                                    the same for all but one die larger than v
    N[x,y]/t = a(x) (R(y) - R(y-1) + t c(y) R(y-1)) + c(x) (G(y) - G(y-1) + t (c(y) - 1) G(y-1))
    N[y,y]/t = (G(y) - G(y-1)) / t + (t c(y) - 1) a(y) R(y-1) + t C(c(y), 2) G(y-1)

A polynomial in t is one integer, its coefficients 64 bits apart; t = 1 leaves the ones out of the account.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from struct import unpack
from typing import TypeAlias

LIVE = 2
"""The smallest face that counts; a 1 is set aside."""
BITS = 64
MOST_OUTCOMES = 1 << BITS

Joint: TypeAlias = Mapping[tuple[int, int, int], int]
"""(total, size of the kept die or 0, ones) -> outcomes."""
Totals: TypeAlias = tuple[int, ...]
"""Outcomes with the total 0, 1, 2, …"""


def joint(dice: Sequence[int]) -> Joint:
    """Every (total, size kept, ones) with its outcomes; size 0 where no die is left to keep (ones ≥ dice - 2).

    Dice are sizes, 2 or more faces each, in any order. Raises `ValueError` beyond 2^64 outcomes.
    """
    return _joint(tuple(sorted(dice)))


def totals(dice: Sequence[int], best: int = 2) -> Totals:
    """The outcomes of each sum of the `best` highest live dice (1 or more); fewer live dice are all added."""
    ordered = tuple(sorted(dice))
    return _totals(ordered) if best == 2 or not ordered else _totals_of_best(ordered, best)


def kept_sizes(dice: Sequence[int]) -> Mapping[int, int]:
    """The outcomes of each size of the kept die; 0 where none is left."""
    found: Counter[int] = Counter()
    for (_, kept, _), ways in joint(dice).items():
        found[kept] += ways
    return found


def ones(dice: Sequence[int]) -> Totals:
    """The outcomes with 0, 1, 2, … ones."""
    ways = [1]
    for sides in dice:
        ways = [a * (sides - 1) + b for a, b in zip((*ways, 0), (0, *ways), strict=True)]
    return tuple(ways)


def at_least(counted: Totals, number: int) -> Fraction:
    """The chance of `number` or more."""
    return Fraction(sum(counted[max(0, number) :]), sum(counted))


def beats(ours: Totals, theirs: Totals, *, ties: bool = False) -> Fraction:
    """The chance that a total drawn from `ours` is higher than one drawn from `theirs`, or with `ties` as high."""
    ways, below = 0, 0
    for total, count in enumerate(ours):
        level = theirs[total] if total < len(theirs) else 0
        ways += count * (below + level if ties else below)
        below += level
    return Fraction(ways, sum(ours) * sum(theirs))


@lru_cache(maxsize=512)
def _joint(dice: tuple[int, ...]) -> Joint:
    if prod(dice) >= MOST_OUTCOMES:
        raise ValueError("more than 2^64 outcomes")
    every = len(dice)
    found = {(0, 0, every): 1}
    if not dice:
        return found
    with_faces = _with_faces(dice, dice[-1])
    found.update(((x, 0, every - 1), with_faces[x]) for x in range(LIVE, dice[-1] + 1))
    if every == 1:
        return found
    found.update(((total, 0, every - 2), ways) for total, ways in enumerate(_two_live(dice)) if ways)
    before = [0] * (2 * dice[-1] + 1)
    for size, level in _levels(dice, BITS):
        most = min(every, sum(1 for die in dice if die <= size) + 2)
        for total, (now, then) in enumerate(zip(level, before, strict=True)):
            if now == then:
                continue
            # the coefficient of t^i in N/t counts i + 1 live dice; with two live dice nothing is left to keep
            packed = (now - then >> 2 * BITS).to_bytes(8 * (most - 2), "little")
            for live, ways in enumerate(unpack(f"<{most - 2}Q", packed), 3):
                if ways:
                    found[total, size, every - live] = ways
        before = level
    return found


@lru_cache(maxsize=512)
def _totals(dice: tuple[int, ...]) -> Totals:
    if not dice:
        return (1,)
    found = [1, 0, *_with_faces(dice, dice[-1])[LIVE:], *([0] * dice[-1])]
    *_, (_, level) = _levels(dice, 0, last_only=True)
    return _trimmed([one + more for one, more in zip(found, level, strict=True)])


@lru_cache(maxsize=64)
def _totals_of_best(dice: tuple[int, ...], best: int) -> Totals:
    """By the lowest value that is added: some dice above it, enough dice on it, the rest below.

    A polynomial in the total is one integer; its coefficients lie so far apart that no count reaches the next.
    """
    gap = prod(dice).bit_length()
    packed = 0
    for lowest in range(1, max(dice, default=1) + 1):
        for (above, level), ways in _above_and_level(dice, lowest, best, gap).items():
            if lowest < LIVE:
                packed += ways
            elif above + level >= best:
                packed += ways << gap * lowest * (best - above)
    mask = (1 << gap) - 1
    return tuple(packed >> gap * total & mask for total in range(packed.bit_length() // gap + 1))


def _above_and_level(dice: tuple[int, ...], lowest: int, best: int, gap: int) -> dict[tuple[int, int], int]:
    """(dice above `lowest`, dice on it) -> polynomial in the sum of those above, fewer than `best` of them."""
    held = {(0, 0): 1}
    for sides in dice:
        higher = sum(1 << gap * face for face in range(lowest + 1, sides + 1))
        on = 1 if LIVE <= lowest <= sides else 0
        below = min(lowest - 1, sides) if lowest >= LIVE else 1
        grown: Counter[tuple[int, int]] = Counter()
        for (above, level), ways in held.items():
            grown[above, level] += ways * below
            if on:
                grown[above, level + 1] += ways
            if higher and above + 1 < best:
                grown[above + 1, level] += ways * higher
        held = dict(grown)
    return held


def _levels(dice: tuple[int, ...], bits: int, *, last_only: bool = False) -> Iterator[tuple[int, list[int]]]:
    """Each size with N(k) / t by total: the outcomes with two or more live dice whose kept die is at most that size."""
    top = dice[-1]
    t = 1 << bits
    for size, rest in _splits(dice):
        if last_only and rest:
            continue
        small = dice[: len(dice) - len(rest)]
        has, big = _with_faces(small, top), _with_faces(rest, top)
        held = [1, 1]  # G(0) is never looked at, G(1) = 1
        spare = [1, 1]
        for v in range(2, top + 1):
            grown = 1
            for sides, count in Counter(small).items():
                grown *= (1 + t * (min(v, sides) - 1)) ** count
            held.append(grown)
            spare.append(grown // (1 + t * (v - 1)) if v < size else 0)
        yield size, _sums(top, bits, has, big, held, spare)


def _sums(top: int, bits: int, has: list[int], big: list[int], held: list[int], spare: list[int]) -> list[int]:
    """The formulas of the module for one split, added up by total."""
    sums = [0] * (2 * top + 1)
    for y in range(LIVE, top + 1):
        grows = held[y] - held[y - 1]
        with_small = spare[y] - spare[y - 1] + (big[y] * spare[y - 1] << bits)
        with_big = grows + ((big[y] - 1) * held[y - 1] << bits)
        twice = (grows >> bits) + ((big[y] << bits) - 1) * has[y] * spare[y - 1]
        sums[2 * y] += twice + (comb(big[y], 2) * held[y - 1] << bits)
        for x in range(y + 1, top + 1):
            sums[x + y] += has[x] * with_small + big[x] * with_big
    return sums


def _splits(dice: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each size, smallest first, with the dice that are larger."""
    for size in sorted(set(dice)):
        yield size, tuple(die for die in dice if die > size)


def _with_faces(dice: tuple[int, ...], top: int) -> list[int]:
    """How many dice have v faces or more, for v = 0 … top."""
    return [sum(1 for die in dice if die >= v) for v in range(top + 1)]


def _two_live(dice: tuple[int, ...]) -> list[int]:
    """The outcomes of each total when exactly two dice are live."""
    top = dice[-1]
    with_faces = _with_faces(dice, top)
    found = [0] * (2 * top + 1)
    for y in range(LIVE, top + 1):
        found[2 * y] += comb(with_faces[y], 2)
        for x in range(y + 1, top + 1):
            found[x + y] += with_faces[x] * (with_faces[y] - 1)
    return found


def _trimmed(found: list[int]) -> Totals:
    while found and not found[-1]:
        found.pop()
    return tuple(found)

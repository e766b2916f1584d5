"""A rolled pool is read: total, effect dice, ones (CX-ROLL-01 … CX-ROLL-10, FL-ROLL-01 … FL-ROLL-06).

Further dice cost one each (FL-AFTER-01, FL-AFTER-02), chosen before the total is declared (FL-AFTER-03); a smaller
effect die may always be taken (CX-PULL-01, FL-SPARE-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.base import Dice, Frozen, Rejected
from engine.systems.cortex.dice import LADDER, Die, step

FREE_TOTAL = 2
"""Dice that make the total for nothing (CX-ROLL-02)."""
DEFAULT_EFFECT: Die = 4
"""CX-ROLL-05, FL-ROLL-04: where no die is left."""

Wish = Literal["best_total", "best_effect"]


class Picks(Frozen):
    """Which dice of a roll are used, by index from 0. `pull`: the one effect die is stepped down (CX-ROLL-08)."""

    total: tuple[int, ...] = ()
    effect: tuple[int, ...] = ()
    pull: bool = False


class Reading(Frozen):
    """CX-ROLL-09: total, effect dice as picked (none if pulled below d4), number of ones; further dice paid."""

    total: int
    effects: tuple[Die, ...]
    ones: int
    spent: int = 0


def require_possible(dice: Sequence[Dice]) -> None:
    """Refusal: `impossible-roll` for an unknown die or a face outside 1 … sides."""
    for die in dice:
        if die.sides not in LADDER or die.face is None or not 1 <= die.face <= die.sides:
            raise Rejected("impossible-roll", die=die)


def face(die: Dice) -> int:
    return die.face or 0


def live(dice: Sequence[Dice]) -> tuple[int, ...]:
    """The indices of the dice that show no 1 (CX-ROLL-01, FL-ROLL-01)."""
    return tuple(at for at, die in enumerate(dice) if face(die) > 1)


def ones(dice: Sequence[Dice]) -> int:
    """Each is a hitch of a player, an opportunity of the GM's roll (CX-ROLL-01, FL-ROLL-06)."""
    return len(dice) - len(live(dice))


def read_roll(
    dice: Sequence[Dice], picks: Picks, budget: int, *, effect_due: bool = True, two_dice_split: bool = False
) -> Reading:
    """The result of a roll with the dice that were picked; `budget` is how many further dice can be paid.

    `effect_due` False: a reaction whose effect die is bought later (FL-OPP-02), or nothing to make; then there is none.
    Refusals: `impossible-roll`, `hitch-chosen`, `die-used-twice`, `too-few-total-dice`, `effect-not-chosen`,
    `pull-not-smallest`, `not-enough-pp`.
    """
    require_possible(dice)
    usable = live(dice)
    _require_usable(dice, picks)
    least = min(FREE_TOTAL, len(usable))
    if two_dice_split and len(usable) == FREE_TOTAL and len(picks.effect) == 1:
        least = 1  # AMB-35: one of exactly two is kept as the effect die
    if len(picks.total) < least:
        raise Rejected("too-few-total-dice", least=least)
    left = [at for at in usable if at not in picks.total]
    effects = _effects(dice, picks, left) if effect_due else ()
    spent = max(0, len(picks.total) - FREE_TOTAL) + max(0, len(picks.effect) - 1)
    if spent > budget:
        raise Rejected("not-enough-pp", need=spent, has=budget)
    return Reading(total=sum(face(dice[at]) for at in picks.total), effects=effects, ones=ones(dice), spent=spent)


def suggest(dice: Sequence[Dice], wish: Wish = "best_total") -> Picks:
    """What is chosen for whom says nothing; nothing is paid (CX-ROLL-10, FL-TIME-07)."""
    usable = list(live(dice))
    kept: tuple[int, ...] = ()
    if wish == "best_effect" and len(usable) > FREE_TOTAL:
        kept = (min(usable, key=lambda at: (-dice[at].sides, face(dice[at]), at)),)
        usable.remove(kept[0])
    highest = sorted(usable, key=lambda at: (-face(dice[at]), dice[at].sides, at))[:FREE_TOTAL]
    left = [at for at in usable if at not in highest]
    if not kept and left:
        kept = (min(left, key=lambda at: (-dice[at].sides, at)),)
    return Picks(total=tuple(sorted(highest)), effect=kept)


def _require_usable(dice: Sequence[Dice], picks: Picks) -> None:
    used = (*picks.total, *picks.effect)
    for at in used:
        if not 0 <= at < len(dice):
            raise Rejected("unknown-die")
        if face(dice[at]) == 1:
            raise Rejected("hitch-chosen", die=dice[at])
    if len(set(used)) < len(used):
        raise Rejected("die-used-twice")


def _effects(dice: Sequence[Dice], picks: Picks, left: Sequence[int]) -> tuple[Die, ...]:
    if not picks.effect:
        if left:
            raise Rejected("effect-not-chosen")
        return (DEFAULT_EFFECT,)
    sizes = tuple(dice[at].sides for at in picks.effect)
    if not picks.pull:
        return sizes
    if len(sizes) > 1 or sizes[0] > min(dice[at].sides for at in left):
        raise Rejected("pull-not-smallest")
    lowered = step(sizes[0], -1)
    return (lowered,) if lowered else ()

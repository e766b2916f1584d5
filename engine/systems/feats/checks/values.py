"""One check: its ranges, and every stage from the dice to the rolled outcome.

FT-ROLL-01, FT-ROLL-03, FT-ROLL-05, FT-RANK-01, FT-RANK-02, FT-ADV-01, FT-ADV-02, FT-ADV-03, FT-ADV-04, FT-ADV-05.
The character rank (FT-CHAR-04) enters nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Dice, Frozen, Rejected
from engine.systems.feats.ladder import Outcome, at_rung, base_outcome, move, rung
from engine.systems.feats.options import Clamp
from engine.systems.feats.skills import Rating, require_rating

SIDES = 8
DICE = (SIDES, SIDES)
"""What a check throws (FT-ROLL-01)."""
HIGHEST_TASK_RANK = 4
SINGLE_ADVANTAGE = 2
"""What one advantage adds to the total, and one disadvantage takes (FT-ADV-03)."""


class Attempt(Frozen):
    """One side's own part of a check: the skill's numbers, and the counts before they cancel (FT-ADV-01)."""

    rating: Rating
    advantage: int = 0
    disadvantage: int = 0

    @property
    def net_advantage(self) -> int:
        """Cancelled one for one, never capped before (FT-ADV-02)."""
        return self.advantage - self.disadvantage


class RolledCheck(Frozen):
    """Every stage of a check (FT-ROLL-05), as it is shown."""

    dice: tuple[int, int]
    net_advantage: int
    modifier: int
    total: int
    base: Outcome
    rank_shift: int
    after_rank: Outcome | None
    """None under the house rule `end_only`, which knows no such stage."""
    extra_step: int
    outcome: Outcome
    """Before a Feat Point."""


def roll_check(attempt: Attempt, task_rank: int, dice: Sequence[Dice], clamp: Clamp) -> RolledCheck:
    """A check against a task rank 1–4.

    Refusals, in this order: `bad-dice`, `bad-skill-rank`, `bad-skill-value`, `bad-task-rank`, `bad-count`.
    """
    faces = require_dice(dice)
    require_rating(attempt.rating)
    require_task_rank(task_rank)
    require_counts(attempt)
    return stages(attempt, task_rank, faces, clamp)


def stages(attempt: Attempt, against_rank: int, faces: tuple[int, int], clamp: Clamp) -> RolledCheck:
    """The stages in the order of FT-ROLL-05; `against_rank` is the task's, or the opponent's skill rank."""
    net = attempt.net_advantage
    total = sum(faces) + attempt.rating.value + modifier(net)
    base = base_outcome(total)
    shift = attempt.rating.rank - against_rank
    return RolledCheck(
        dice=faces,
        net_advantage=net,
        modifier=modifier(net),
        total=total,
        base=base,
        rank_shift=shift,
        after_rank=move(base, shift) if clamp == "per_stage" else None,
        extra_step=extra_step(net),
        outcome=shifted(base, shift, net, clamp),
    )


def shifted(base: Outcome, rank_shift: int, net: int, clamp: Clamp) -> Outcome:
    """The base outcome after the rank shift (FT-ROLL-03, FT-RANK-02), then after the extra step (FT-ROLL-05).

    The ends of the ladder hold after each of both, or once for their sum (`end_only`).
    """
    if clamp == "end_only":
        return at_rung(rung(base) + rank_shift + extra_step(net))
    return move(move(base, rank_shift), extra_step(net))


def modifier(net: int) -> int:
    """What is added to the total: +2 or −2 when exactly one is left (FT-ADV-03), else 0 (FT-ADV-04, FT-ADV-05)."""
    return net * SINGLE_ADVANTAGE if abs(net) == 1 else 0


def extra_step(net: int) -> int:
    """One step up from two left (FT-ADV-04), one down from two against (FT-ADV-05), never more."""
    if abs(net) < 2:
        return 0
    return 1 if net > 0 else -1


def require_dice(dice: Sequence[Dice]) -> tuple[int, int]:
    """The two faces. Refusal: `bad-dice` unless exactly two d8 have fallen (FT-ROLL-01)."""
    match [die.face for die in dice if die.sides == SIDES and die.count == 1]:
        case [int(first), int(second)] if len(dice) == len(DICE) and {first, second} <= set(range(1, SIDES + 1)):
            return first, second
    raise Rejected("bad-dice", dice=len(DICE), sides=SIDES)


def fallen(faces: Sequence[int]) -> tuple[Dice, ...]:
    """The faces of a throw of `DICE` as dice."""
    return tuple(Dice(sides=SIDES, face=face) for face in faces)


def require_task_rank(task_rank: int) -> None:
    """Refusal: `bad-task-rank` outside 1–4 (FT-RANK-01)."""
    if not 1 <= task_rank <= HIGHEST_TASK_RANK:
        raise Rejected("bad-task-rank", rank=task_rank, most=HIGHEST_TASK_RANK)


def require_counts(attempt: Attempt) -> None:
    """Refusal: `bad-count` for a negative count (FT-ADV-01)."""
    if attempt.advantage < 0 or attempt.disadvantage < 0:
        raise Rejected("bad-count", count=min(attempt.advantage, attempt.disadvantage))

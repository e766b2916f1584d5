"""Opposed checks: both sides against each other's rank, the comparison, repeats, and the window for Feat Points.

FT-OPP-01 (when: another side resists knowingly and its skill matters), FT-OPP-02, FT-OPP-03, FT-OPP-04, FT-OPP-05,
FT-OPP-06, FT-OPP-07, FT-OPP-08, FT-OPP-09, FT-OPP-10, FT-OPP-11, FT-OPP-12, FT-OPP-13, FT-OPP-14, A-06, A-07, A-26.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from engine.core.base import Dice, Frozen, Rejected
from engine.systems.feats.checks.values import Attempt, RolledCheck, require_counts, require_dice, stages
from engine.systems.feats.feat_points import improve_offer
from engine.systems.feats.ladder import Outcome, rung
from engine.systems.feats.options import Clamp, OpposedFeatOrder
from engine.systems.feats.skills import Rating, require_rating, same_name

SideName = Literal["active", "passive"]
Winner = Literal["active", "passive", "none"]
DecidedBy = Literal["step", "rank", "value", "active", "double_failure"]
FeatDecision = Literal["open", "keep", "improve"]


class Participant(Frozen):
    """A side of a contest as a repeat is recognised: who, and with which skill."""

    who: str
    skill: str


class Pairing(Frozen):
    """Two participants under one set-up; `rolled` once the dice have fallen."""

    active: Participant
    passive: Participant
    situation_key: str
    rolled: bool = True


class Throw(NamedTuple):
    """One side's attempt and what it threw."""

    attempt: Attempt
    dice: Sequence[Dice]


class RolledPair(Frozen):
    active: RolledCheck
    passive: RolledCheck


class Contender(NamedTuple):
    """One side when the two are compared: its final outcome and the skill it used."""

    outcome: Outcome
    rating: Rating


class Verdict(Frozen):
    """Who wins, why, and how cleanly: the winner's own step (FT-OPP-06), None when nobody wins."""

    winner: Winner
    decided_by: DecidedBy
    quality: Outcome | None


class Decider(NamedTuple):
    """A side in the window: its pool (0 for an NPC), its rolled outcome, and what it has decided."""

    feat_points: int
    rolled: Outcome
    decision: FeatDecision

    @property
    def settled(self) -> bool:
        return self.decision != "open" or improve_offer(self.feat_points, self.rolled) is None


class FeatWindow(NamedTuple):
    """Who is asked now, whose decision the other side may see, and whether the comparison is made."""

    open: tuple[SideName, ...]
    visible: tuple[SideName, ...]
    decided: bool


def roll_both(active: Throw, passive: Throw, now: Pairing, earlier: Iterable[Pairing], clamp: Clamp) -> RolledPair:
    """Both sides at once; each has the other's skill rank for its task rank, so 5 can occur (FT-OPP-02).

    Advantage and disadvantage work on each side's own check (FT-OPP-03). Refusals, in the order of FT-OPP-13: the
    ranges of the active side, those of the passive one (`bad-dice`, `bad-skill-rank`, `bad-skill-value`, `bad-count`),
    `repeat-without-change`. Feat Points come after it, the active side's first.
    """
    faces = [_require_throw(throw) for throw in (active, passive)]
    require_new_setup(now, earlier)
    return RolledPair(
        active=stages(active.attempt, passive.attempt.rating.rank, faces[0], clamp),
        passive=stages(passive.attempt, active.attempt.rating.rank, faces[1], clamp),
    )


def compare(active: Contender, passive: Contender) -> Verdict:
    """The higher step wins (FT-OPP-04), and the loser gets nothing even with a success (FT-OPP-05).

    Two failures: nobody, without tie-breakers (FT-OPP-07). Equal steps: the higher skill rank (FT-OPP-08), then the
    higher skill value, without +2 or −2 (FT-OPP-09), then the side that began (FT-OPP-10).
    """
    if active.outcome is passive.outcome is Outcome.FAILURE:
        return Verdict(winner="none", decided_by="double_failure", quality=None)
    reasons: tuple[tuple[DecidedBy, int], ...] = (
        ("step", rung(active.outcome) - rung(passive.outcome)),
        ("rank", active.rating.rank - passive.rating.rank),
        ("value", active.rating.value - passive.rating.value),
        ("active", 1),
    )
    decided_by, lead = next((reason, lead) for reason, lead in reasons if lead)
    if lead > 0:
        return Verdict(winner="active", decided_by=decided_by, quality=active.outcome)
    return Verdict(winner="passive", decided_by=decided_by, quality=passive.outcome)


def require_new_setup(now: Pairing, earlier: Iterable[Pairing]) -> None:
    """Refusal: `repeat-without-change` (FT-OPP-11)."""
    if is_repeat(now, earlier):
        raise Rejected("repeat-without-change")


def is_repeat(now: Pairing, earlier: Iterable[Pairing]) -> bool:
    """The same two participants with the same skills under the same set-up, whoever was active (FT-OPP-12)."""
    return any(one.rolled and one.situation_key == now.situation_key and _same_sides(one, now) for one in earlier)


def feat_window(active: Decider, passive: Decider, order: OpposedFeatOrder) -> FeatWindow:
    """Sealed: nobody learns anything of the other's decision. `active_first`: the passive side sees it (FT-OPP-14)."""
    sides: tuple[tuple[SideName, Decider], ...] = (("active", active), ("passive", passive))
    waiting = tuple(name for name, side in sides if not side.settled)
    if not waiting:
        return FeatWindow(open=(), visible=("active", "passive"), decided=True)
    if order == "active_first" and active.settled:
        return FeatWindow(open=waiting, visible=("active",), decided=False)
    return FeatWindow(open=waiting[:1] if order == "active_first" else waiting, visible=(), decided=False)


def _require_throw(throw: Throw) -> tuple[int, int]:
    faces = require_dice(throw.dice)
    require_rating(throw.attempt.rating)
    require_counts(throw.attempt)
    return faces


def _same_sides(one: Pairing, other: Pairing) -> bool:
    swapped = (other.passive, other.active)
    return any(
        _same(one.active, active) and _same(one.passive, passive)
        for active, passive in ((other.active, other.passive), swapped)
    )


def _same(one: Participant, other: Participant) -> bool:
    return one.who == other.who and same_name(one.skill, other.skill)

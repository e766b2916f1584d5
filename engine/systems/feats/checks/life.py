"""The life of one check: declared, ranked, rolled, final, described; or withdrawn, or ended without a roll.

FT-GM-02, FT-GM-07, FT-OUT-02, FT-FP-10, FT-FP-11, FT-TIME-13, FT-NEED-01, A-30. Nothing is spent before the dice fall.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.core.base import Dice, Frozen, Rejected, evolve
from engine.systems.feats.checks.consequence import Consequence, Place, require_described
from engine.systems.feats.checks.values import Attempt, RolledCheck, require_counts, require_task_rank, roll_check
from engine.systems.feats.feat_points import improve, require_point
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome, move
from engine.systems.feats.options import Clamp
from engine.systems.feats.scenes.kind import StartedBy
from engine.systems.feats.skills import Rating

NoRollResult = Literal["succeeds", "impossible"]


class Terms(Frozen):
    """What the GM sets: task rank 1–4 (FT-RANK-01), the counts, and how many of the hero's tokens the check uses."""

    task_rank: int
    advantage: int = 0
    disadvantage: int = 0
    tokens: int = 0

    def attempt(self, rating: Rating) -> Attempt:
        """Each token is one advantage (FT-OUT-02)."""
        return Attempt(rating=rating, advantage=self.advantage + self.tokens, disadvantage=self.disadvantage)


class Request(Frozen):
    """The GM asked for this check (FT-GM-07): why, with which skill, and whether the player may take another."""

    words: str
    proposed: str
    skill: Literal["fixed", "open"]
    objection: str = ""
    """What the player held against it; it can be held once."""
    answered: bool = False
    """The GM has answered the objection."""
    asked: int = 1
    """How often the player was asked, so that every question has an id of its own."""

    @property
    def with_gm(self) -> bool:
        """An objection that the GM has not answered."""
        return bool(self.objection) and not self.answered


class Declared(Frozen):
    status: Literal["declared"]


class Ranked(Frozen):
    status: Literal["ranked"]
    terms: Terms


class Rolled(Frozen):
    """The window for a Feat Point is open."""

    status: Literal["rolled"]
    terms: Terms
    roll: RolledCheck


class Final(Frozen):
    """The window is closed; the consequence is still to be written (FT-TIME-13)."""

    status: Literal["final"]
    terms: Terms
    roll: RolledCheck
    improved: bool

    @property
    def outcome(self) -> Outcome:
        return move(self.roll.outcome, 1) if self.improved else self.roll.outcome


class Described(Frozen):
    status: Literal["described"]
    terms: Terms
    roll: RolledCheck
    improved: bool
    outcome: Outcome
    consequence: Consequence


class Withdrawn(Frozen):
    """An end: sent back, withdrawn or overtaken; nothing was spent."""

    status: Literal["withdrawn"]


class NoRoll(Frozen):
    """An end: the result is clear anyway (FT-NEED-01)."""

    status: Literal["no_roll"]
    result: NoRollResult


CheckStage = Annotated[
    Declared | Ranked | Rolled | Final | Described | Withdrawn | NoRoll, Field(discriminator="status")
]


class Check(Frozen):
    """One check of one hero. `obstacle` is named by a contribution to a montage, and empty elsewhere."""

    id: str
    hero: HeroId
    skill: str
    words: str = ""
    """Goal and way of acting."""
    obstacle: str = ""
    request: Request | None = None
    stage: CheckStage

    @property
    def started_by(self) -> StartedBy:
        if self.obstacle:
            return "contribution"
        return "gm" if self.request else "player"

    @property
    def place(self) -> Place:
        return "montage" if self.obstacle else "scene"


class ImprovedCheck(NamedTuple):
    check: Check
    feat_points: int


def set_terms(check: Check, terms: Terms, tokens_held: int) -> Check:
    """The GM's rank and counts. Refusals: `bad-task-rank`, `bad-count`, `no-token` beyond the hero's tokens."""
    require_task_rank(terms.task_rank)
    require_counts(Attempt(rating=Rating(rank=1, value=0), advantage=terms.advantage, disadvantage=terms.disadvantage))
    if not 0 <= terms.tokens <= tokens_held:
        raise Rejected("no-token", need=terms.tokens, has=tokens_held)
    return evolve(check, stage=Ranked(status="ranked", terms=terms))


def roll(check: Check, ranked: Ranked, rating: Rating, dice: Sequence[Dice], clamp: Clamp) -> Check:
    """The dice fall; the tokens of its terms are used by it (FT-OUT-02). Refusals: those of `roll_check`."""
    rolled = roll_check(ranked.terms.attempt(rating), ranked.terms.task_rank, dice, clamp)
    return evolve(check, stage=Rolled(status="rolled", terms=ranked.terms, roll=rolled))


def improve_check(check: Check, by: HeroId, feat_points: int) -> ImprovedCheck:
    """The use `improve_outcome` (FT-FP-10): after the roll of an own check (A-30), before its consequences.

    Refusals: `no-feat-points`, `not-own-check`, `not-rolled-yet`, `too-late`, `already-improved` (FT-FP-11),
    `already-critical`.
    """
    require_point(feat_points)
    if by != check.hero:
        raise Rejected("not-own-check")
    match check.stage:
        case Rolled(roll=rolled) as stage:
            points, _ = improve(feat_points, rolled.outcome)
            return ImprovedCheck(evolve(check, stage=_closed(stage, improved=True)), points)
        case Final(improved=True):
            raise Rejected("already-improved")
        case Final() | Described():
            raise Rejected("too-late")
        case _:
            raise Rejected("not-rolled-yet")


def keep(check: Check, rolled: Rolled) -> Check:
    """The window closes without a Feat Point."""
    return evolve(check, stage=_closed(rolled, improved=False))


def describe(check: Check, final: Final, words: Consequence) -> Check:
    """The GM's consequence (FT-OUT-08). Refusals: those of `require_described`."""
    require_described(final.outcome, check.place, words)
    stage = Described(
        status="described",
        terms=final.terms,
        roll=final.roll,
        improved=final.improved,
        outcome=final.outcome,
        consequence=words,
    )
    return evolve(check, stage=stage)


def withdraw(check: Check) -> Check:
    return evolve(check, stage=Withdrawn(status="withdrawn"))


def end_without_roll(check: Check, result: NoRollResult) -> Check:
    """The GM rules that nothing is rolled (FT-NEED-01, FT-GM-02); not offered in a montage (A-39)."""
    return evolve(check, stage=NoRoll(status="no_roll", result=result))


def _closed(rolled: Rolled, *, improved: bool) -> Final:
    return Final(status="final", terms=rolled.terms, roll=rolled.roll, improved=improved)

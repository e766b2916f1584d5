"""The life of one opposed check: a hero chooses a skill to resist, both are rolled, decide, are compared, described.

FT-OPP-03, FT-OPP-13, FT-OPP-14, FT-OPP-15, FT-GM-06, FT-GM-08, FT-TIME-07, A-43. A contest begins as a declared check
that the GM opposes, or as an NPC's action; it is withdrawn freely until the dice fall.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from engine.core.base import Dice, Frozen, evolve
from engine.systems.feats.checks.consequence import Consequence, require_contest_described
from engine.systems.feats.checks.life import Withdrawn
from engine.systems.feats.checks.values import Attempt
from engine.systems.feats.contests.opposed import (
    Contender,
    Decider,
    FeatDecision,
    FeatWindow,
    Pairing,
    Participant,
    RolledPair,
    SideName,
    Throw,
    Verdict,
    compare,
    feat_window,
    require_new_setup,
    roll_both,
)
from engine.systems.feats.feat_points import improve
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.options import Clamp, OpposedFeatOrder
from engine.systems.feats.skills import Rating


class Counts(Frozen):
    """What the GM sets for a side: the counts, and how many of a hero's tokens it uses (each is one advantage)."""

    advantage: int = 0
    disadvantage: int = 0
    tokens: int = 0


class Side(Frozen):
    """A side with its skill. `who` is a hero's id, or the name of an NPC, who has no Feat Points (FT-GM-06)."""

    who: str
    kind: Literal["hero", "npc"]
    skill: str
    rating: Rating
    counts: Counts = Counts()

    @property
    def attempt(self) -> Attempt:
        counts = self.counts
        return Attempt(rating=self.rating, advantage=counts.advantage + counts.tokens, disadvantage=counts.disadvantage)

    @property
    def participant(self) -> Participant:
        return Participant(who=self.who, skill=self.skill)


class Challenged(Frozen):
    """The active side has declared; the GM names the other side: an NPC by its id or by numbers, or a hero."""

    status: Literal["declared"]
    against: Literal["", "kept", "typed", "hero"] = ""
    who: str = ""
    """The id of the kept NPC or of the hero."""


class AwaitingSkill(Frozen):
    """The hero who resists chooses a skill; silence takes the proposed one (FT-TIME-07)."""

    status: Literal["awaiting_skill"]
    hero: HeroId
    proposed: str
    counts: Counts = Counts()


class Ready(Frozen):
    """The active player sees the odds of the own ladder; an NPC rolls at once (FT-GM-08)."""

    status: Literal["ready"]
    passive: Side


class Sealed(Frozen):
    """Both are rolled; the hero sides decide on a Feat Point."""

    status: Literal["sealed"]
    passive: Side
    rolls: RolledPair
    active_decision: FeatDecision
    passive_decision: FeatDecision


class Decided(Frozen):
    status: Literal["decided"]
    passive: Side
    rolls: RolledPair
    active_outcome: Outcome
    passive_outcome: Outcome
    verdict: Verdict


class ContestDescribed(Frozen):
    status: Literal["described"]
    passive: Side
    rolls: RolledPair
    active_outcome: Outcome
    passive_outcome: Outcome
    verdict: Verdict
    consequence: Consequence


ContestStage = Annotated[
    Challenged | AwaitingSkill | Ready | Sealed | Decided | ContestDescribed | Withdrawn, Field(discriminator="status")
]


class Contest(Frozen):
    """One opposed check. `obstacle` is named by a contribution to a montage; `situation_key` is the scene's."""

    id: str
    active: Side
    words: str = ""
    obstacle: str = ""
    situation_key: str = ""
    stage: ContestStage


class Settled(NamedTuple):
    """A compared contest, and the pools of both sides after it."""

    contest: Contest
    active_points: int
    passive_points: int


def pairing(contest: Contest) -> Pairing | None:
    """How a repeat of it is recognised (FT-OPP-12); None while its passive skill is unknown, or after a withdrawal."""
    match contest.stage:
        case Challenged() | AwaitingSkill() | Withdrawn():
            return None
        case stage:
            return Pairing(
                active=contest.active.participant,
                passive=stage.passive.participant,
                situation_key=contest.situation_key,
                rolled=stage.status != "ready",
            )


def pairings(contests: Iterable[Contest]) -> tuple[Pairing, ...]:
    """The earlier contests of a scene as far as they can be repeated."""
    return tuple(one for contest in contests if (one := pairing(contest)) is not None)


def oppose(contest: Contest, passive: Side, earlier: Iterable[Pairing]) -> Contest:
    """Both sides have a skill. Refusal: `repeat-without-change`, looked for again now (FT-OPP-11, FT-OPP-12)."""
    ready = evolve(contest, stage=Ready(status="ready", passive=passive))
    now = pairing(ready)
    if now is not None:
        require_new_setup(now, earlier)
    return ready


def roll_contest(
    contest: Contest,
    ready: Ready,
    dice: tuple[Sequence[Dice], Sequence[Dice]],
    earlier: Iterable[Pairing],
    clamp: Clamp,
) -> Contest:
    """The dice of both fall, the active side's first. Refusals: those of `roll_both`."""
    now = Pairing(
        active=contest.active.participant,
        passive=ready.passive.participant,
        situation_key=contest.situation_key,
        rolled=False,
    )
    active, passive = Throw(contest.active.attempt, dice[0]), Throw(ready.passive.attempt, dice[1])
    rolls = roll_both(active, passive, now, earlier, clamp)
    sealed = Sealed(
        status="sealed", passive=ready.passive, rolls=rolls, active_decision="open", passive_decision="open"
    )
    return evolve(contest, stage=sealed)


def window(sealed: Sealed, active_points: int, passive_points: int, order: OpposedFeatOrder) -> FeatWindow:
    """Who decides now and who sees what (FT-OPP-14); the pool of an NPC is 0."""
    return feat_window(
        Decider(active_points, sealed.rolls.active.outcome, sealed.active_decision),
        Decider(passive_points, sealed.rolls.passive.outcome, sealed.passive_decision),
        order,
    )


def decide(contest: Contest, sealed: Sealed, side: SideName, decision: FeatDecision) -> Contest:
    """One side's decision; it is kept to itself, and no point is taken before the comparison."""
    if side == "active":
        return evolve(contest, stage=evolve(sealed, active_decision=decision))
    return evolve(contest, stage=evolve(sealed, passive_decision=decision))


def payable(sealed: Sealed, active_points: int, passive_points: int) -> Sealed:
    """The decisions that can still be paid; a point that went elsewhere meanwhile leaves *keep*."""
    return evolve(
        sealed,
        active_decision=sealed.active_decision if active_points else "keep",
        passive_decision=sealed.passive_decision if passive_points else "keep",
    )


def settle(contest: Contest, sealed: Sealed, active_points: int, passive_points: int) -> Settled:
    """Decisions are revealed, points taken, outcomes compared; what is still open is *keep*.

    Refusals, the active side's first (FT-OPP-13): `no-feat-points`, `already-critical`.
    """
    left_active, active = _decided(active_points, sealed.rolls.active.outcome, sealed.active_decision)
    left_passive, passive = _decided(passive_points, sealed.rolls.passive.outcome, sealed.passive_decision)
    verdict = compare(Contender(active, contest.active.rating), Contender(passive, sealed.passive.rating))
    decided = Decided(
        status="decided",
        passive=sealed.passive,
        rolls=sealed.rolls,
        active_outcome=active,
        passive_outcome=passive,
        verdict=verdict,
    )
    return Settled(evolve(contest, stage=decided), left_active, left_passive)


def describe_contest(contest: Contest, decided: Decided, words: Consequence) -> Contest:
    """The GM's consequence. Refusals: those of `require_contest_described`."""
    require_contest_described(decided.verdict.quality, words)
    stage = ContestDescribed(
        status="described",
        passive=decided.passive,
        rolls=decided.rolls,
        active_outcome=decided.active_outcome,
        passive_outcome=decided.passive_outcome,
        verdict=decided.verdict,
        consequence=words,
    )
    return evolve(contest, stage=stage)


def withdraw_contest(contest: Contest) -> Contest:
    return evolve(contest, stage=Withdrawn(status="withdrawn"))


def _decided(points: int, rolled: Outcome, decision: FeatDecision) -> tuple[int, Outcome]:
    return improve(points, rolled) if decision == "improve" else (points, rolled)

"""What happens to an opposed check: begun, its other side found, rolled, decided on a Feat Point, compared, described.

FT-OPP-02 … FT-OPP-14, FT-SCENE-07, FT-SCENE-08, FT-OUT-02, FT-OUT-08.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected, Seat, Text, evolve, text
from engine.core.view import Block, Line
from engine.systems.feats.at_table import FeatsEvent, made_one_more, open_scene, with_heroes
from engine.systems.feats.checks.consequence import Consequence
from engine.systems.feats.checks.events import Why, told_by_gm
from engine.systems.feats.contests.life import (
    Contest,
    Decided,
    Sealed,
    Settled,
    Side,
    decide,
    describe_contest,
    payable,
    settle,
)
from engine.systems.feats.contests.opposed import FeatDecision, SideName, Verdict
from engine.systems.feats.contests.view import both_rolls, outcomes_text, side_name, verdict_text, versus
from engine.systems.feats.scenes.life import contest_compared
from engine.systems.feats.scenes.open_checks import (
    contest_called,
    counted_throw,
    tokens_spent,
    with_contest,
    without_check,
)
from engine.systems.feats.state import FeatsState


class CheckOpposed(FeatsEvent):
    """The GM makes a declared check an opposed one; whom it meets is asked next."""

    kind: Literal["check_opposed"] = "check_opposed"
    contest: Contest
    name: str
    note: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        return with_contest(without_check(state, self.contest.id), self.contest)

    def text(self) -> Text:
        return text("feats-check-opposed", hero=self.name, skill=self.contest.active.skill)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=text("feats-gm-words", words=self.note)),) if self.note else ()


class OpponentNamed(FeatsEvent):
    """The GM has named the other side; its numbers are asked next."""

    kind: Literal["opponent_named"] = "opponent_named"
    contest: Contest

    def apply(self, state: FeatsState) -> FeatsState:
        return with_contest(state, self.contest)


class NpcActed(FeatsEvent):
    """An NPC acts against a hero, who chooses a skill to resist with (FT-GM-08)."""

    kind: Literal["npc_acted"] = "npc_acted"
    contest: Contest
    name: str

    def apply(self, state: FeatsState) -> FeatsState:
        return made_one_more(with_contest(state, self.contest))

    def text(self) -> Text:
        active = self.contest.active
        return text("feats-npc-acted", npc=active.who, skill=active.skill, hero=self.name)

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text(), strong=True)
        words = self.contest.words
        return (said, Line(text=text("feats-gm-words", words=words))) if words else (said,)


class SkillAwaited(FeatsEvent):
    """A hero is asked for a skill to resist with; the question says it."""

    kind: Literal["skill_awaited"] = "skill_awaited"
    contest: Contest
    name: str

    def apply(self, state: FeatsState) -> FeatsState:
        return with_contest(state, self.contest)

    def text(self) -> Text:
        return text("feats-skill-awaited", hero=self.name)

    def show(self) -> tuple[Block, ...]:
        return ()


class SidesSet(FeatsEvent):
    """Both sides have a skill."""

    kind: Literal["sides_set"] = "sides_set"
    contest: Contest
    active: str
    passive: str
    side: Side

    def apply(self, state: FeatsState) -> FeatsState:
        return with_contest(state, self.contest)

    def text(self) -> Text:
        return versus(self.active, self.contest, self.passive, self.side)


class ContestDropped(FeatsEvent):
    """Sent back, withdrawn, overtaken; nothing was spent."""

    kind: Literal["contest_dropped"] = "contest_dropped"
    contest: str
    name: str
    skill: str
    why: Why
    note: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        scene = open_scene(state)
        return evolve(state, scene=evolve(scene, contests=tuple(c for c in scene.contests if c.id != self.contest)))

    def text(self) -> Text:
        return text(f"feats-check-{self.why.replace('_', '-')}", hero=self.name, skill=self.skill)

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text())
        return (said, Line(text=text("feats-gm-words", words=self.note))) if self.note else (said,)


class ContestRolled(FeatsEvent):
    """The dice of both have fallen: the scene counts it, tokens are used."""

    kind: Literal["contest_rolled"] = "contest_rolled"
    contest: Contest
    """Before the throw."""
    active: str
    passive: str
    sealed: Sealed

    def apply(self, state: FeatsState) -> FeatsState:
        rolled = evolve(self.contest, stage=self.sealed)
        state = with_contest(state, rolled)
        for side in (self.contest.active, self.sealed.passive):
            hero = state.heroes.get(side.who) if side.kind == "hero" else None
            state = tokens_spent(state, hero, side.counts.tokens) if hero is not None else state
        return counted_throw(state, self.contest.id)

    def text(self) -> Text:
        rolls = self.sealed.rolls
        outcomes = outcomes_text(self.active, rolls.active.outcome, self.passive, rolls.passive.outcome)
        return text("feats-contest-rolled", outcomes=outcomes)

    def show(self) -> tuple[Block, ...]:
        return both_rolls(self.active, self.contest, self.passive, self.sealed.passive, self.sealed.rolls)


class FeatDecided(FeatsEvent):
    """A side has decided on a Feat Point. Sealed: only its own seat may learn of it (FT-OPP-14)."""

    kind: Literal["feat_decided"] = "feat_decided"
    contest: str
    side: SideName
    decision: FeatDecision
    name: str
    seats: frozenset[Seat] | None = None

    @property
    def audience(self) -> frozenset[Seat] | None:
        return self.seats

    def apply(self, state: FeatsState) -> FeatsState:
        contest = contest_called(state, self.contest)
        if not isinstance(contest.stage, Sealed):
            return state
        return with_contest(state, decide(contest, contest.stage, self.side, self.decision))

    def text(self) -> Text:
        return text(f"feats-decision-{self.decision}", hero=self.name)


class ContestCompared(FeatsEvent):
    """Decisions are revealed, points are taken, the outcomes compared; a double failure stalls a quick scene."""

    kind: Literal["contest_compared"] = "contest_compared"
    contest: str
    active: str
    passive: str
    decided: Decided
    improved: tuple[str, ...] = ()
    """Names of the heroes who spent a point."""

    def apply(self, state: FeatsState) -> FeatsState:
        contest = contest_called(state, self.contest)
        if not isinstance(contest.stage, Sealed):
            return state
        settled = settled_now(state, contest, contest.stage)
        state = with_contest(state, settled.contest)
        points = ((contest.active, settled.active_points), (contest.stage.passive, settled.passive_points))
        for side, left in points:
            hero = state.heroes.get(side.who) if side.kind == "hero" else None
            state = with_heroes(state, evolve(hero, feat_points=left)) if hero is not None else state
        return evolve(state, scene=contest_compared(open_scene(state), self.decided.verdict.decided_by))

    def text(self) -> Text:
        return verdict_text(self.decided.verdict, self.active, self.passive)

    def show(self) -> tuple[Block, ...]:
        decided = self.decided
        outcomes = outcomes_text(self.active, decided.active_outcome, self.passive, decided.passive_outcome)
        spent = (Line(text=text("feats-decision-improve", hero=name)) for name in self.improved)
        return (*spent, Line(text=outcomes), Line(text=self.text(), strong=True))


class ContestTold(FeatsEvent):
    """What came of it, in the GM's words (FT-OUT-08)."""

    kind: Literal["contest_told"] = "contest_told"
    contest: str
    active: str
    passive: str
    verdict: Verdict
    words: Consequence
    ideas: tuple[Text, ...] = ()
    said: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        contest = contest_called(state, self.contest)
        if not isinstance(contest.stage, Decided):
            raise Rejected("not-rolled-yet")
        return with_contest(state, describe_contest(contest, contest.stage, self.words))

    def text(self) -> Text:
        return verdict_text(self.verdict, self.active, self.passive)

    def show(self) -> tuple[Block, ...]:
        return told_by_gm(self.text(), self.ideas, self.said)


def points_of(state: FeatsState, side: Side) -> int:
    """The pool of a side; an NPC has none (FT-GM-06)."""
    hero = state.heroes.get(side.who) if side.kind == "hero" else None
    return hero.feat_points if hero is not None else 0


def settled_now(state: FeatsState, contest: Contest, sealed: Sealed) -> Settled:
    """The comparison as it would be made now."""
    active, passive = points_of(state, contest.active), points_of(state, sealed.passive)
    return settle(contest, payable(sealed, active, passive), active, passive)


def compared_now(state: FeatsState, contest: Contest, sealed: Sealed) -> ContestCompared:
    """The comparison with the decisions made so far; what is still open is *keep* (FT-SCENE-11)."""
    decided = settled_now(state, contest, sealed).contest.stage
    if not isinstance(decided, Decided):
        raise Rejected("not-rolled-yet")
    active, passive = side_name(state, contest.active), side_name(state, sealed.passive)
    sides = ((active, sealed.active_decision), (passive, sealed.passive_decision))
    improved = tuple(name for name, decision in sides if decision == "improve")
    return ContestCompared(contest=contest.id, active=active, passive=passive, decided=decided, improved=improved)

"""A montage as a value: the shared track, the obstacles, and who has acted in which of at most two rounds.

FT-MONT-04: there is one track and no counter of failures. FT-MONT-09, FT-MONT-16, FT-MONT-21, FT-MONT-22, FT-MONT-23,
FT-MONT-24.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pydantic import Field

from engine.core.base import Frozen, Map
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.skills import same_name

ROUNDS = 2
"""FT-MONT-09."""
SEGMENTS: Map[Outcome, int] = Map(
    {Outcome.FAILURE: 0, Outcome.SUCCESS_AT_COST: 1, Outcome.SUCCESS: 2, Outcome.CRITICAL: 3}
)
"""What a final outcome fills (FT-MONT-12); the third segment of a critical is its whole benefit (A-23)."""
SEGMENTS_OF_EFFECT = SEGMENTS[Outcome.SUCCESS]
"""An effect counts as a success (FT-MONT-18)."""
MOST_LEFT_FOR_PARTIAL = 2
"""Segments that may be missing for a partial success (FT-MONT-22)."""

Difficulty = Literal["simple", "normal", "hard"]
MontageOutcome = Literal["full_success", "partial_success", "failure"]
Ending = Literal["running", "full_success", "partial_success", "failure", "cancelled"]
Grace = Literal["running", "over"]


class Obstacle(Frozen):
    """One problem on the way; an `ongoing` hazard stays choosable after it was solved."""

    id: str
    text: str
    ongoing: bool = False


class Declaration(Frozen):
    """What a hero has open: a check with a skill, or an effect that the GM has not judged yet, against an obstacle."""

    by: Literal["check", "effect"]
    what: str
    """The name of the skill, or the id of the effect."""
    obstacle: str
    words: str = ""
    """How an effect is used; the words of a check stand with the check."""

    def same_as(self, other: Declaration) -> bool:
        """Whether both declare the same; names are compared as by FT-NEED-03."""
        return self.by == other.by and self.obstacle == other.obstacle and same_name(self.what, other.what)


class Montage(Frozen):
    """Heroes, difficulty and track length are frozen at the start (A-12); `progress` never decreases (FT-MONT-14)."""

    goal: str
    pressure: str
    difficulty: Difficulty
    obstacles: tuple[Obstacle, ...]
    heroes: tuple[HeroId, ...]
    track_length: int = Field(ge=3)
    progress: int = Field(default=0, ge=0)
    round: int = Field(default=1, ge=1, le=ROUNDS)
    contributed: tuple[HeroId, ...] = ()
    """In this round."""
    pending: Map[HeroId, Declaration] = Map()
    used_skills: Map[HeroId, tuple[str, ...]] = Map()
    """In the whole montage, as they were named."""
    solved: tuple[str, ...] = ()
    """Obstacles in the order in which they were solved; an ongoing hazard is never closed and never listed."""
    overdue: bool = False
    """The common deadline of this round has passed."""
    grace: Map[HeroId, Grace] = Map()
    left: tuple[HeroId, ...] = ()
    returns: Map[HeroId, int] = Map()
    """How often each hero came back to choose again, so that every question has an id of its own."""
    ending: Ending = "running"

    @property
    def finished(self) -> bool:
        return self.ending != "running"

    @property
    def outcome(self) -> MontageOutcome | None:
        """None while it runs, and after it was cancelled (FT-MONT-28)."""
        match self.ending:
            case "running" | "cancelled":
                return None
            case outcome:
                return outcome

    @property
    def remaining(self) -> int:
        return self.track_length - self.progress

    def waiting(self) -> tuple[HeroId, ...]:
        """Heroes who may start a contribution now, in the order of the list."""
        if self.finished:
            return ()
        return tuple(one for one in self.heroes if one not in self.contributed and one not in self.pending)

    def obstacle(self, obstacle_id: str) -> Obstacle | None:
        return next((one for one in self.obstacles if one.id == obstacle_id), None)

    def reserved_by(self, obstacle: Obstacle) -> HeroId | None:
        """The hero whose open declaration names it; an ongoing hazard is never reserved (FT-MONT-24)."""
        if obstacle.ongoing:
            return None
        return next((hero for hero, one in self.pending.items() if one.obstacle == obstacle.id), None)

    def has_used(self, hero: HeroId, skill: str) -> bool:
        """Whether a hero has spent this skill in this montage, whatever came of it (FT-MONT-15)."""
        return any(same_name(skill, one) for one in self.used_skills.get(hero, ()))

    def choosable(self, hero: HeroId) -> tuple[Obstacle, ...]:
        """Obstacles that a hero may take on: neither closed (FT-MONT-16) nor reserved by another (FT-MONT-24)."""
        return tuple(
            one for one in self.obstacles if one.id not in self.solved and self.reserved_by(one) in {None, hero}
        )


class Standing(NamedTuple):
    """Where a track stands; `outcome` is None while the montage goes on."""

    filled: int
    remaining: int
    outcome: MontageOutcome | None

    @property
    def over(self) -> bool:
        return self.outcome is not None


def standing(track_length: int, progress: int, rounds_completed: int) -> Standing:
    """It is over when the track is full or two rounds are; surplus segments are lost (FT-MONT-21).

    None left: full success; 1–2: partial success; 3 or more: failure (FT-MONT-22). Filled segments keep their worth
    even then: the group's progress and what it solved stay in sight (FT-MONT-23).
    """
    filled = min(track_length, progress)
    remaining = track_length - filled
    if remaining == 0:
        return Standing(filled, remaining, "full_success")
    if rounds_completed < ROUNDS:
        return Standing(filled, remaining, None)
    return Standing(filled, remaining, "partial_success" if remaining <= MOST_LEFT_FOR_PARTIAL else "failure")

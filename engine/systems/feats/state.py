"""The whole game of Feats as a value: heroes, GM characters, the session, and the scene that is open.

FT-SCENE-06, FT-GM-09. A session has a number and may be open; a scene needs an open session.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Frozen, Map
from engine.systems.feats.checks.life import Check
from engine.systems.feats.contests.life import Contest
from engine.systems.feats.hero import Hero, HeroId, NpcSheet
from engine.systems.feats.heroes.drafts import Draft
from engine.systems.feats.montage.values import Montage
from engine.systems.feats.scenes.detail import Verdict
from engine.systems.feats.scenes.kind import SceneKind


class Session(Frozen):
    """Sessions are counted from 1; 0 is before the first."""

    number: int = Field(default=0, ge=0)
    open: bool = False


class Scene(Frozen):
    """An open scene; a closed one is gone from the state. Marks of abilities and Heat are the heroes'."""

    id: str
    title: str
    kind: SceneKind
    key_checks_made: int = Field(default=0, ge=0)
    """Rises when dice fall (FT-SCENE-07)."""
    situation_key: str = ""
    """Written only by the GM's [Set-up changed] (FT-OPP-12)."""
    setups: int = Field(default=0, ge=0)
    """How often the set-up has changed."""
    stalled: bool = False
    """A double failure in a quick scene waits for the GM (FT-SCENE-08)."""
    montage: Montage | None = None
    """While `kind` is `montage`."""
    checks: tuple[Check, ...] = ()
    contests: tuple[Contest, ...] = ()


class PendingDetail(Frozen):
    """A scene detail that the GM has not answered (FT-FP-13)."""

    status: Literal["pending"]
    id: str
    hero: HeroId
    words: str


class OfferedDetail(Frozen):
    """A detail that the GM has adjusted, or wants a check for; the player takes it or takes it back (FT-FP-14)."""

    status: Literal["offered"]
    id: str
    hero: HeroId
    words: str
    verdict: Verdict
    answer: str


SceneDetail = Annotated[PendingDetail | OfferedDetail, Field(discriminator="status")]


class ConditionRemoval(Frozen):
    """A hero wants to shake a condition off (FT-FP-15); the GM says whether it can be described."""

    id: str
    hero: HeroId
    condition: str
    words: str = ""


class ProposedObstacle(Frozen):
    """A hero's idea for an obstacle of the montage; the GM adds it or not (FT-MONT-17)."""

    id: str
    hero: HeroId
    words: str


class MontagePlan(Frozen):
    """What the GM has written for a montage that has not started (FT-MONT-03)."""

    id: str
    goal: str
    pressure: str
    obstacles: tuple[str, ...]


class FeatsState(Frozen):
    """Heroes and GM characters by their ids, in the order in which they came; at most one scene is open."""

    heroes: Map[HeroId, Hero] = Map()
    npcs: Map[str, NpcSheet] = Map()
    session: Session = Session()
    scene: Scene | None = None
    details: tuple[SceneDetail, ...] = ()
    removals: tuple[ConditionRemoval, ...] = ()
    proposed_obstacles: tuple[ProposedObstacle, ...] = ()
    drafts: tuple[Draft, ...] = ()
    """Sheets that are not in the game yet."""
    montage_plan: MontagePlan | None = None
    made: int = Field(default=0, ge=0)
    """How many ids have been given out."""

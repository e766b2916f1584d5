"""The whole game as a value: characters, the doom pool, Event, Act, scene (CX section 2, CX-TIME-01)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core.base import Frozen, Map
from engine.systems.cortex.character import Character, CharacterId, Milestone
from engine.systems.cortex.dice import Die
from engine.systems.cortex.drafts import Draft
from engine.systems.cortex.exchange import Exchange
from engine.systems.cortex.sfx_asked import LimitCalled, SfxAsked

Nature = Literal["standard", "heroic", "catastrophic"]
Scale = Literal["ordinary", "global", "cosmic"]
SceneKind = Literal["action", "transition"]


class SceneDistinction(Frozen):
    """Worth its die, normally d8, or d4 (CX-SCD-01); lower when it was weakened (CX-REC-14)."""

    name: str
    die: Die = 8


class EventUnlock(Frozen):
    """Something to buy with XP: minor 5, major 10 (CX-XP-05)."""

    name: str
    tier: Literal["minor", "major"]


class EventEffect(Frozen):
    """A scene or Event effect with its price in doom dice (CX-DSP-10)."""

    name: str
    cost: tuple[Die, ...] = ()
    text: str = ""


class StoryEvent(Frozen):
    """The whole adventure (CX-TIME-01, CX-MIL-07)."""

    name: str = ""
    milestones: tuple[Milestone, ...] = ()
    unlocks: tuple[EventUnlock, ...] = ()
    effects: tuple[EventEffect, ...] = ()
    number: int = 0


class Act(Frozen):
    number: int = 0
    """0 is before the first."""
    nature: Nature = "standard"
    scale: Scale = "ordinary"
    ten_xp_used: tuple[str, ...] = ()
    """`hero/milestone` that completed in this Act (CX-MIL-05)."""


class Round(Frozen):
    """Nobody acts twice in a round (CX-TIME-03)."""

    number: int = 1
    acted: tuple[CharacterId, ...] = ()
    current: CharacterId | None = None
    """Whose turn it is; None while it is open who acts next."""
    last: CharacterId | None = None
    """Who has just acted and names the next."""
    interrupted: CharacterId | None = None
    """The hero whose turn the GM broke into; acts later in the round (CX-TIME-04)."""
    affiliation_used: Map[CharacterId, str] = Map()
    """CX-AFF-04."""
    asked: int = 0
    """How often a turn was asked for, so that every question has an id of its own."""
    idle: int = 0
    """How many turns in a row have passed in silence, over the rounds."""


class Attempts(Frozen):
    """Recovery rolls in this Transition Scene: `hero/track` -> how many (CX-REC-07)."""

    used: Map[str, int] = Map()


class Ending(Frozen):
    """The scene is over, but for what somebody may still keep of it (FL-LONG-01, FL-TIME-16)."""

    words: str = ""
    """The GM's closing words."""
    asked: tuple[str, ...] = ()
    """Heroes by id, and the GM, who have still to say."""


class Scene(Frozen):
    """An open scene; a closed one is gone from the state."""

    id: str
    title: str
    kind: SceneKind
    distinctions: tuple[SceneDistinction, ...] = ()
    effects: tuple[EventEffect, ...] = ()
    participants: tuple[CharacterId, ...] = ()
    round: Round = Round()
    """Action Scenes only."""
    exchange: Exchange | None = None
    """The one open exchange of an Action Scene (CX-FLOW-05)."""
    recoveries: tuple[Exchange, ...] = ()
    """Open rolls of a Transition Scene, one a hero (CX-FLOW-05)."""
    done: tuple[CharacterId, ...] = ()
    """Who is ready in a Transition Scene."""
    attempts: Attempts = Attempts()
    three_xp_used: tuple[str, ...] = ()
    """`hero/milestone` (CX-MIL-04)."""
    separated: tuple[CharacterId, ...] = ()
    """Heroes forced apart by a doom die (CX-DSP-09)."""
    dramatic: tuple[str, ...] = ()
    """`hero/type` of traumas that this Action Scene is made to heal (CX-REC-15)."""
    ending: Ending | None = None


class Claim(Frozen):
    """A player says that a Milestone's condition is fulfilled; the GM may contest it (CX-MIL-06, CX-DEC-23)."""

    id: str
    hero: CharacterId
    milestone: str
    worth: int
    words: str = ""


class CortexState(Frozen):
    """Characters by id in the order in which they came, heroes and GM characters alike; at most one scene is open."""

    characters: Map[CharacterId, Character] = Map()
    doom: tuple[Die, ...] = ()
    """From largest to smallest."""
    doom_base: tuple[Die, ...] = (6, 6)
    """What an Act starts with where the GM names the dice (FL-DOOM-01)."""
    event: StoryEvent = StoryEvent()
    act: Act = Act()
    scene: Scene | None = None
    drafts: tuple[Draft, ...] = ()
    claims: tuple[Claim, ...] = ()
    sfx_asked: tuple[SfxAsked, ...] = ()
    limits_called: tuple[LimitCalled, ...] = ()
    dramatic_due: tuple[str, ...] = ()
    """`hero/type` that may be treated like stress in the coming Transition Scene (CX-REC-15)."""
    scenes_made: int = Field(default=0, ge=0)
    made: int = Field(default=0, ge=0)
    """How many ids have been given out."""

"""Heroes and GM characters as values: traits, tracks, what hangs on them (CX section 2; Flowers section 2, 10.3).

One model serves both systems: `affiliation` holds Solo, Buddy, Team, or the facets of Severity under their labels.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core.base import GM, Frozen, Map, Seat
from engine.core.heroes.drafts import NamedSheet
from engine.systems.cortex.dice import LARGEST, NONE, Die

CharacterId: TypeAlias = str
Kind = Literal["hero", "major", "minor", "specialist", "mob", "large_scale"]
Level = Literal["novice", "expert", "master", "grandmaster"]
StressType = Literal["physical", "mental", "emotional"]
How = Literal["trauma", "pulled"]
"""How a stressing out ended: with trauma, or with a pulled blow."""

STRESS_TYPES: tuple[StressType, ...] = ("physical", "mental", "emotional")
COMPANY: tuple[str, ...] = ("solo", "buddy", "team")
DICE_OF_LEVEL: Map[Level, tuple[tuple[Die, ...], ...]] = Map(
    {
        "novice": ((6,),),
        "expert": ((8,), (6, 6)),
        "master": ((10,), (8, 8), (6, 6, 6)),
        "grandmaster": ((12,), (10, 10), (8, 8, 8)),
    }
)
"""CX-SPEC-01, CX-SPEC-02: the splits of a Specialty; the first is the whole die."""


class Power(Frozen):
    """A trait of a Power Set, or loose on a GM character. `weakened`: one step lower until the next recovery check."""

    name: str
    die: Die
    shutdown: bool = False
    weakened: bool = False


class SpendPp(Frozen):
    op: Literal["spend_pp"]
    n: int = Field(default=1, ge=0)


class ShutDown(Frozen):
    """As a condition of an SFX, or the consequence of a Limit."""

    op: Literal["shutdown"]
    scope: Literal["power", "power_set"] = "power"
    name: str


class AddDoomDie(Frozen):
    op: Literal["add_doom_die"]
    die: Die = 6


class StepDownDie(Frozen):
    op: Literal["step_down_die"]
    which: Literal["largest", "smallest"] | int = "largest"


class TakeAction(Frozen):
    op: Literal["take_action"]
    kind: str


class NeedsOpportunity(Frozen):
    op: Literal["opportunity"]


class Custom(Frozen):
    """Free text that the GM confirms: a condition, a consequence."""

    op: Literal["custom"]
    text: str


Condition = Annotated[
    SpendPp | ShutDown | AddDoomDie | StepDownDie | TakeAction | NeedsOpportunity | Custom, Field(discriminator="op")
]
"""CX-SFX-04."""


class StepUp(Frozen):
    op: Literal["step_up"]
    target: Literal["pool", "effect", "stress", "asset", "complication"]
    which: Literal["largest", "smallest"] | int = "largest"
    type: StressType | None = None
    steps: int = Field(default=1, ge=1)


class DoubleDie(Frozen):
    op: Literal["double_die"]
    which: Literal["largest", "smallest"] | int = "largest"


class AddDie(Frozen):
    op: Literal["add_die"]
    die: Die = 6


class ExtraEffect(Frozen):
    op: Literal["extra_effect"]
    count: int = Field(default=1, ge=1)


class ReduceStress(Frozen):
    op: Literal["reduce_stress"]
    type: StressType
    steps: int = Field(default=1, ge=1)


class Reroll(Frozen):
    """The dice to throw again are named when it is used."""

    op: Literal["reroll"]
    which: tuple[int, ...] = ()


class BorrowDoom(Frozen):
    op: Literal["borrow_doom"]
    which: Literal["largest", "smallest"] = "largest"
    return_steps: int = -1


class UsePowerAsEffect(Frozen):
    op: Literal["use_power_as_effect"]
    power: str
    target_type: StressType = "physical"


class RestoreTrait(Frozen):
    op: Literal["restore"]
    name: str


Benefit = Annotated[
    StepUp | DoubleDie | AddDie | ExtraEffect | ReduceStress | Reroll | BorrowDoom | UsePowerAsEffect | RestoreTrait,
    Field(discriminator="op"),
]
"""CX-SFX-05."""


class StressConsequence(Frozen):
    op: Literal["stress"]
    type: StressType
    die: Die


class ComplicationConsequence(Frozen):
    op: Literal["complication"]
    name: str
    die: Die


class StepUpIncoming(Frozen):
    op: Literal["step_up_incoming"]
    type: StressType
    steps: int = Field(default=1, ge=1)


Consequence = Annotated[
    ShutDown | StressConsequence | ComplicationConsequence | StepUpIncoming | Custom, Field(discriminator="op")
]
"""CX-LIM-02."""

Timing = Literal["before_roll", "after_roll", "on_effect", "anytime"]


class SpecialEffect(Frozen):
    """An SFX: "do A to get B" (CX-SFX-01). Without conditions and benefits it is applied by hand (CX-FMT-06)."""

    name: str
    text: str = ""
    timing: Timing = "before_roll"
    requires_trait: str | None = None
    conditions: tuple[Condition, ...] = ()
    benefits: tuple[Benefit, ...] = ()

    @property
    def by_hand(self) -> bool:
        return not self.conditions and not self.benefits


class Limit(Frozen):
    """A drawback that earns PP (CX-LIM-01, CX-LIM-02)."""

    name: str
    text: str = ""
    trigger: str = ""
    consequence: tuple[Consequence, ...] = ()
    reward_pp: int = Field(default=1, ge=0)
    recovery: Literal["transition", "opportunity", "action"] = "transition"


class PowerSet(Frozen):
    """CX-PSET-01, CX-PSET-02: at least one power and one Limit, checked with the sheet."""

    name: str
    powers: tuple[Power, ...] = ()
    sfx: tuple[SpecialEffect, ...] = ()
    limits: tuple[Limit, ...] = ()
    shutdown: bool = False
    weakened: bool = False
    """Restored weakly as a whole: every power is one step lower (CX-SHUT-03)."""


class Milestone(Frozen):
    """CX-MIL-01. `conditions` by their XP: 1, 3, 10."""

    name: str
    about: str = ""
    conditions: Map[int, str] = Map()
    completed: bool = False


class Track(Frozen):
    """Stress and trauma of one type. Invariant: `out` is set only with the stress at which its bearer falls."""

    stress: Die = NONE
    trauma: Die = NONE
    out: How | None = None
    was_out: How | None = None
    """How the latest stressing out since the last Transition Scene ended; stays when revived (CX-REC-01)."""
    trauma_this_scene: bool = False
    """A trauma was gained or raised by stress in this scene (Flowers hook 9)."""


SCENE = 0
ENDLESS = -1
"""`lasts`: 0 ends with its scene; n is counted down at the end of each Action Scene; -1 stays until it is removed."""


class Asset(Frozen):
    """Kept by its holder; `creator` made it, with `others` when a second hero had a part in it (AMB-20)."""

    name: str
    die: Die
    lasts: int = SCENE
    creator: CharacterId = ""
    created_at: int = 0
    """The creator's `actions_done` when it was made (FL-OPEN-04)."""


class Complication(Frozen):
    """Kept by its bearer (CX-COMP-02). `helpless`: went beyond d12; any step down ends it (CX-COMP-05)."""

    name: str
    die: Die
    lasts: int = SCENE
    helpless: bool = False


class Resource(Frozen):
    """Tied to a Specialty, used once a roll while it lives (CX-STUNT-04, FL-RES-02)."""

    name: str
    die: Die
    specialty: str
    lasts: int = 1


class Banked(Frozen):
    """A die bought with an opportunity for the next roll (CX-OPN-03); `source` names the stunt's trait."""

    die: Die
    used_as: Literal["push", "stunt", ""] = ""
    source: str = ""


class Sheet(NamedSheet):
    """All that a text sheet says of a hero or a GM character (CX-TXT, FL-TXT)."""

    kind: Kind = "hero"
    about: str = ""
    affiliation: Map[str, tuple[Die, ...]] = Map()
    """Cortex: solo, buddy, team. Flowers: facets of Severity by label; one label `""` when it is a single die."""
    distinctions: tuple[str, ...] = ()
    power_sets: tuple[PowerSet, ...] = ()
    powers: tuple[Power, ...] = ()
    """Outside a set: GM characters only."""
    specialties: Map[str, Level] = Map()
    reaction_defaults: tuple[str, ...] = ()
    milestones: tuple[Milestone, ...] = ()
    pp: int = Field(default=1, ge=0)
    pp_floor: int = Field(default=1, ge=1, le=5)
    xp: int = Field(default=0, ge=0)
    tracks: Map[StressType, Track] = Map()
    """A type without stress, trauma or memory has no entry; read them by `track`."""
    complications: tuple[Complication, ...] = ()
    assets: tuple[Asset, ...] = ()
    resources: tuple[Resource, ...] = ()
    banked: tuple[Banked, ...] = ()
    gone: bool = False
    actions_done: int = Field(default=0, ge=0)
    unlocked: tuple[str, ...] = ()
    """What the Event offered and XP have bought (CX-XP-05)."""

    def track(self, type_: StressType) -> Track:
        return self.tracks.get(type_, CLEAR)

    @property
    def is_out(self) -> bool:
        """Stressed out in some type, helpless, or gone: cannot act, may react (CX-OUT-03, CX-COMP-05)."""
        out = any(track.out for track in self.tracks.values())
        return out or self.gone or any(one.helpless for one in self.complications)

    @property
    def level(self) -> Level | None:
        """The level of a specialist's one Specialty; None for everybody else (CX-NPC-03)."""
        return next(iter(self.specialties.values()), None) if self.kind == "specialist" else None

    @property
    def group_dice(self) -> tuple[Die, ...]:
        """The equal dice of a mob or a large-scale threat; empty for others (CX-MOB-01, CX-BIG-01)."""
        if self.kind not in {"mob", "large_scale"}:
            return ()
        return max(self.affiliation.values(), key=len, default=())


CLEAR = Track()


class Character(Sheet):
    """Somebody in play. GM characters have the player `gm`; `secret` hides the sheet from players."""

    id: CharacterId
    player: Seat = GM
    secret: bool = False
    last_facet: str = ""
    """The facet of Severity of the last roll (FL-TIME-08)."""
    incoming: Map[StressType, int] = Map()
    """Steps up on the next stress of a type, which a Limit brought (CX-LIM-02)."""
    undecided: bool = False
    """Trauma beyond its limit, not confirmed by the GM yet: out of action (CX-DEC-25, FL-TIME-19)."""
    present: bool = True
    """GM characters: whether it is in the scene."""

    @property
    def is_hero(self) -> bool:
        return self.kind == "hero"

    @property
    def can_act(self) -> bool:
        return not self.is_out and not self.undecided


def trauma_limit(level: Level | None) -> Die:
    """The largest trauma that one survives: d12, a specialist's level (CX-TRA-04, CX-NPC-05)."""
    return LARGEST if level is None else DICE_OF_LEVEL[level][0][0]

"""One action with what opposes it, as a value: two rolls or more, their ones, comparison, effects (CX section 2).

Flows A, B, C, E, J of the digest; Flowers section 4. Nothing is spent before the dice fall (CX-FLOW-03).
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Dice, Frozen, Map
from engine.systems.cortex.action.reading import Reading
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import Die
from engine.systems.cortex.effects.due import EffectDue, Goal
from engine.systems.cortex.pool.model import PoolDie, StepAfter
from engine.systems.cortex.pool.picks import HelperPick, Pick
from engine.systems.cortex.sfx.activating import Gains

DOOM = "doom"
"""Who opposes where no character does (CX-OPP-02)."""
ACTION = ""
"""The key of the action's own roll; a reaction's key is who reacts."""


class Roll(Frozen):
    """A pool that has been thrown: faces in the order of its dice; `reading` once its dice are chosen."""

    who: CharacterId
    picks: tuple[Pick, ...]
    pool: tuple[PoolDie, ...]
    faces: tuple[int, ...]
    after: tuple[StepAfter, ...] = ()
    reading: Reading | None = None
    total: tuple[int, ...] = ()
    """The dice of the total, by their place."""
    ones_used: int = 0
    gains: Gains = Gains()
    """What SFX gave it."""
    added: tuple[Die, ...] = ()
    """Doom dice moved into it, which may be taken back (CX-DSP-01)."""

    @property
    def dice(self) -> tuple[Dice, ...]:
        return tuple(Dice(sides=one.die, face=face) for one, face in zip(self.pool, self.faces, strict=True))

    @property
    def ones(self) -> int:
        return sum(1 for face in self.faces if face == 1)


class Gathering(Frozen):
    """The acting side builds its pool; the GM may strike traits meanwhile."""

    stage: Literal["gathering"]


class Choosing(Frozen):
    """Dice have fallen; whose roll (its key) is being read."""

    stage: Literal["choosing"]
    roll: str


class Ones(Frozen):
    """The GM may buy the ones of a player's roll."""

    stage: Literal["ones"]
    roll: str


class Opposing(Frozen):
    """Somebody builds the pool of a reaction; `target` is a character or the doom pool."""

    stage: Literal["opposing"]
    target: str


class Reacting(Frozen):
    """Several targets answer one total, each in their own time (CX-OPP-10, FL-OPP-13)."""

    stage: Literal["reacting"]
    through: tuple[str, ...] = ()
    """Whose reaction is fixed, with its ones offered."""
    asked: Map[str, int] = Map()
    """How often each of them was asked, so that an answer leaves the questions to the others alone."""


class Landing(Frozen):
    """Effect dice take effect one after the other."""

    stage: Literal["landing"]


class Countering(Frozen):
    """A won reaction may use its effect die, if that is paid."""

    stage: Literal["countering"]
    target: str


class Lingering(Frozen):
    """Players may still use ones of the GM's reactions (CX-DEC-10, FL-TIME-09)."""

    stage: Literal["lingering"]
    asked: tuple[CharacterId, ...] = ()


class TakingBack(Frozen):
    """The GM may take doom dice back that were added to a roll (CX-DEC-18)."""

    stage: Literal["taking_back"]


Stage = Annotated[
    Gathering | Choosing | Ones | Opposing | Reacting | Landing | Countering | Lingering | TakingBack,
    Field(discriminator="stage"),
]


class Exchange(Frozen):
    """`targets` in the order in which they were named; none: the doom pool opposes. `asked` counts the questions."""

    id: str
    actor: CharacterId
    words: str = ""
    goal: Goal
    targets: tuple[CharacterId, ...] = ()
    in_transition: bool = False
    stage: Stage
    rolls: Map[str, Roll] = Map()
    more: tuple[Goal, ...] = ()
    """What further effect dice are to do (CX-ROLL-07)."""
    due: tuple[EffectDue, ...] = ()
    won: bool = False
    countered: tuple[str, ...] = ()
    """Reactions whose counter-effect is decided."""
    lent: tuple[HelperPick, ...] = ()
    """Traits that others offer for a recovery; each costs a point, which goes to the helper (CX-REC-04, FL-REC-03)."""
    struck: tuple[str, ...] = ()
    """Options of the pool form that the GM has struck (CX-POOL-12)."""
    gm_ones_used: int = 0
    let_go: tuple[CharacterId, ...] = ()
    """Heroes who have let the GM's ones go."""
    asked: int = 0

    @property
    def opposed_by(self) -> tuple[str, ...]:
        return self.targets or (DOOM,)

    @property
    def at_work(self) -> tuple[Stage, ...]:
        """What is open now; while several react, one stage for each who is not through."""
        if not isinstance(self.stage, Reacting):
            return (self.stage,)
        return tuple(self._reaction_of(who) for who in self.opposed_by if who not in self.stage.through)

    def _reaction_of(self, who: str) -> Stage:
        roll = self.rolls.get(who)
        if roll is None:
            return Opposing(stage="opposing", target=who)
        if roll.reading is None and roll.pool:
            return Choosing(stage="choosing", roll=who)
        return Ones(stage="ones", roll=who)

    def question(self, key: str) -> str:
        """What tells this question apart from those asked before and beside it; `key` is that of the roll."""
        beside = f".{key}.{self.stage.asked.get(key, 0)}" if isinstance(self.stage, Reacting) else ""
        return f"{self.id}.{self.asked}{beside}"

    @property
    def waiting_for(self) -> str | None:
        """The first opponent that has not rolled."""
        return next((one for one in self.opposed_by if one not in self.rolls), None)

"""Actions from their words to their result, as values; an answer to an opposed action is one too (digest 4.1, 4.3).

BB-BUILD-17, BB-HEALTH-08. An action leaves the state when it is closed: thrown and compared, withdrawn, or its
character died.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core.base import Frozen, evolve
from engine.systems.blackbird.actions.difficulty import STANDARD
from engine.systems.blackbird.character import Attribute, CharacterId
from engine.systems.blackbird.health import Unthrown, unthrown_after
from engine.systems.blackbird.pool.labels import SourceLabel
from engine.systems.blackbird.throw.values import Roll

ActionId: TypeAlias = str
MOST_IN_TURN = 4
"""Actions of one turn that a button offers, and open actions of one character."""


class Framing(Frozen):
    """Declared; the GM may set attribute, difficulty and opposition."""

    stage: Literal["framing"]


class ChoosingCareer(Frozen):
    """Its player picks the main career, or none (BB-BUILD-04)."""

    stage: Literal["career"]


class Gathering(Frozen):
    """The dice are being gathered. `main`: the main career by name, empty if none fits (BB-BUILD-16)."""

    stage: Literal["gathering"]
    main: str = ""


class Thrown(Frozen):
    """The dice lie; the steps after the throw are open. `throws`: how often they have fallen (ruling A-28)."""

    stage: Literal["thrown"]
    roll: Roll
    throws: int = 1


class Settled(Frozen):
    """Resolved, and waits for the other sides; without dice there was no throw (BB-OPP-06)."""

    stage: Literal["settled"]
    roll: Roll | None
    throws: int = 1


Stage = Annotated[Framing | ChoosingCareer | Gathering | Thrown | Settled, Field(discriminator="stage")]
UNTHROWN = (Framing, ChoosingCareer, Gathering)


class Action(Frozen):
    """One action of a character, or its answer to another's (`answers`)."""

    id: ActionId
    who: CharacterId
    words: str = ""
    attribute: Attribute | Literal[""] = ""
    """None for GM characters in short."""
    base: int = STANDARD
    """The difficulty that the GM set, before items, further actions and the wound (BB-DIFF-05)."""
    in_turn: int = 1
    """So many actions are tried in this turn (BB-DIFF-02)."""
    against: tuple[CharacterId, ...] = ()
    """Who opposes it, in the order of joining (BB-OPP-07)."""
    answer_with: Attribute | Literal[""] = ""
    """The attribute that the GM proposes to them; else that of the action."""
    answers: ActionId = ""
    struck: tuple[SourceLabel, ...] = ()
    """What does not fit, as the GM has said (ruling A-34)."""
    held: bool = False
    """On hold, because its character is unconscious (BB-HEALTH-08)."""
    awaited: bool = True
    """Its player has not let the time run out."""
    asked: int = 0
    """How often its questions were asked anew."""
    stage: Stage

    @property
    def thrown(self) -> bool:
        return not isinstance(self.stage, UNTHROWN)

    @property
    def opposed(self) -> bool:
        """It has no target of its own (BB-OPP-04)."""
        return bool(self.against or self.answers)


def asked_anew(action: Action, stage: Stage) -> Action:
    """The action at another point: its questions are new ones, and its player is awaited again."""
    return evolve(action, stage=stage, asked=action.asked + 1, awaited=True)


def actions_after(actions: Iterable[Action], who: CharacterId, before: int, after: int) -> tuple[Action, ...]:
    """What becomes of a character's actions when its health changes (BB-HEALTH-08).

    Who dies before answering stands there without dice.
    """
    return tuple(
        kept
        for one in actions
        if (kept := one if one.who != who or one.thrown else _after(one, before, after)) is not None
    )


def lifted(action: Action) -> Action:
    """The GM lets it be thrown (BB-HEALTH-08)."""
    return evolve(asked_anew(action, action.stage), held=False)


def _after(action: Action, before: int, after: int) -> Action | None:
    was: Unthrown = "on_hold" if action.held else "open"
    match unthrown_after(was, before, after):
        case "closed":
            return evolve(action, held=False, stage=Settled(stage="settled", roll=None)) if action.answers else None
        case "on_hold":
            return evolve(action, held=True)
        case "open":
            return lifted(action) if action.held else action

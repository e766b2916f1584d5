"""What happens from the throw to the result, and between the sides of a contest (BB-AFTER, BB-OPP)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Map, Text, evolve, text
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.events import action_called, with_action, without_action
from engine.systems.blackbird.actions.opposing import Reason, Standing, Winner
from engine.systems.blackbird.actions.values import Action, ActionId, Settled, Thrown
from engine.systems.blackbird.actions.view import quoted
from engine.systems.blackbird.at_table import BlackbirdEvent, character_called, with_character
from engine.systems.blackbird.hand.refills import without_refill_of
from engine.systems.blackbird.pool.build import paid
from engine.systems.blackbird.state import BlackbirdState
from engine.systems.blackbird.throw.values import Roll, untouched
from engine.systems.blackbird.throw.view import count_lines, dice_line, dice_row, result_text, worth_text


class DiceThrown(BlackbirdEvent):
    """The dice have fallen, and are paid (BB-BUILD-13). `pool` and `flags`: what is left; None of who has no pool."""

    kind: Literal["dice_thrown"] = "dice_thrown"
    action: ActionId
    name: str
    roll: Roll
    opposed: bool
    pool: int | None = None
    flags: Map[str, int] = Map()
    words: str = ""
    notes: tuple[Text, ...] = ()
    """What things say about the result; the GM applies it (BB-ITEM-01)."""
    again: bool = False
    """After a full tie: nothing is paid (ruling A-28)."""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        action = action_called(state, self.action)
        throws = action.stage.throws + 1 if isinstance(action.stage, Settled) else 1
        stage = Thrown(stage="thrown", roll=self.roll, throws=throws)
        after = with_action(state, evolve(action, stage=stage, asked=action.asked + 1))
        if self.pool is None:
            return after
        after = without_refill_of(after, action.who)
        return with_character(after, paid(character_called(after, action.who), self.pool, self.flags))

    def text(self) -> Text:
        key = "blackbird-throws-again" if self.again else "blackbird-throws"
        return text(key, who=self.name, dice=len(self.roll.dice))

    def show(self) -> tuple[Block, ...]:
        words = (Line(text=quoted(self.words)),) if self.words else ()
        counts = (Line(text=one) for one in count_lines(self.roll, opposed=self.opposed))
        notes = (Line(text=one) for one in self.notes)
        return (Line(text=self.text(), strong=True), *words, dice_row(self.roll), *counts, *notes)


class RollMoved(BlackbirdEvent):
    """A decision after the throw: the roll as it is now, and what its owner has left (BB-AFTER-01)."""

    kind: Literal["roll_moved"] = "roll_moved"
    action: ActionId
    roll: Roll
    pool: int | None = None
    fate_points: int = 0
    line: Text | None = None

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        action = action_called(state, self.action)
        throws = action.stage.throws if isinstance(action.stage, Thrown) else 1
        stage = Thrown(stage="thrown", roll=self.roll, throws=throws)
        after = with_action(state, evolve(action, stage=stage, asked=action.asked + 1))
        if self.pool is None:
            return after
        hero = character_called(after, action.who)
        return with_character(after, evolve(hero, pool=self.pool, fate_points=self.fate_points))

    def text(self) -> Text | None:
        return self.line


class RollResolved(BlackbirdEvent):
    """All steps are over (BB-AFTER-02). An opposed roll waits for the others, any other action is closed."""

    kind: Literal["roll_resolved"] = "roll_resolved"
    action: Action
    name: str
    roll: Roll
    pool: int | None = None
    pool_max: int = 0

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        if not self.action.opposed:
            return without_action(state, self.action.id)
        throws = self.action.stage.throws if isinstance(self.action.stage, Thrown) else 1
        settled = Settled(stage="settled", roll=self.roll, throws=throws)
        return with_action(state, evolve(self.action, stage=settled))

    def text(self) -> Text:
        return result_text(self.roll, self.name, opposed=self.action.opposed)

    def show(self) -> tuple[Block, ...]:
        """The message of the throw holds the dice that nobody decided about, and what they are worth in a contest."""
        fell = untouched(self.roll)
        said = () if fell and self.action.opposed else (Line(text=self.text(), strong=True),)
        dice = () if fell else (Line(text=dice_line(self.roll)),)
        left = text("blackbird-pool-left", left=str(self.pool), most=str(self.pool_max))
        pool = (Line(text=left),) if self.pool is not None else ()
        return (*said, *dice, *pool)


class NothingThrown(BlackbirdEvent):
    """Who answers without a die stands there all the same (BB-OPP-06)."""

    kind: Literal["nothing_thrown"] = "nothing_thrown"
    action: ActionId
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        action = action_called(state, self.action)
        return with_action(state, evolve(action, held=False, stage=Settled(stage="settled", roll=None)))

    def text(self) -> Text:
        return text("blackbird-throws-nothing", who=self.name)


class Compared(BlackbirdEvent):
    """Two sides were compared (BB-OPP-02)."""

    kind: Literal["compared"] = "compared"
    initiator: str
    responder: str
    first: Standing
    second: Standing
    winner: Winner
    by: Reason

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return state

    def text(self) -> Text:
        reason = text(f"blackbird-by-{self.by.replace('_', '-')}")
        if self.winner in ("none", "reroll"):
            return text(f"blackbird-wins-{self.winner}", one=self.initiator, other=self.responder, reason=reason)
        winner = self.initiator if self.winner == "initiator" else self.responder
        return text("blackbird-wins", one=self.initiator, other=self.responder, winner=winner, reason=reason)

    def show(self) -> tuple[Block, ...]:
        sides = ((self.initiator, self.first), (self.responder, self.second))
        lines = (worth_text(one, name) for name, one in sides)
        return (Line(text=self.text(), strong=True), *(Line(text=one) for one in lines))


class ContestEnded(BlackbirdEvent):
    """All sides are compared: the action and its answers are closed."""

    kind: Literal["contest_ended"] = "contest_ended"
    action: ActionId

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        kept = (one for one in state.actions if self.action not in (one.id, one.answers))
        return evolve(state, actions=tuple(kept))

"""What happens to actions before their dice: declared, framed, let lie, held, lifted, closed (digest 4.1).

BB-BUILD-01, BB-BUILD-17, BB-HEALTH-08, BB-ROLL-01.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.difficulty import Difficulty
from engine.systems.blackbird.actions.owners import name_of
from engine.systems.blackbird.actions.values import Action, ActionId
from engine.systems.blackbird.actions.view import difficulty_text, quoted, who_opposes
from engine.systems.blackbird.at_table import BlackbirdEvent, BlackbirdLedger, made_one_more
from engine.systems.blackbird.sheet.view import attribute_text
from engine.systems.blackbird.state import BlackbirdState

Why = Literal["withdrawn", "scene-over", "left", "succeeds", "nothing", "impossible", "dropped"]
"""Taken back; ended with the scene or with its player; ruled by the GM without a roll; its GM character is gone."""


class ActionDeclared(BlackbirdEvent):
    """Somebody says what they do; nothing is paid (BB-BUILD-17)."""

    kind: Literal["action_declared"] = "action_declared"
    action: Action
    name: str

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return made_one_more(evolve(state, actions=(*state.actions, self.action)))

    def text(self) -> Text:
        key = "blackbird-answers" if self.action.answers else "blackbird-declares"
        if not self.action.attribute:
            return text(f"{key}-in-short", who=self.name)
        return text(key, who=self.name, attribute=attribute_text(self.action.attribute))

    def show(self) -> tuple[Block, ...]:
        said = (Line(text=quoted(self.action.words)),) if self.action.words else ()
        return (Line(text=self.text(), strong=True), *said)


class ActionFramed(BlackbirdEvent):
    """The GM has set attribute, difficulty and opposition, or nobody has objected (BB-GM-01)."""

    kind: Literal["action_framed"] = "action_framed"
    action: Action
    name: str
    needed: Difficulty
    opponents: tuple[str, ...] = ()
    words: str = ""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return with_action(state, self.action)

    def text(self) -> Text:
        said = text("blackbird-framed", who=self.name, difficulty=difficulty_text(self.needed, self.action.opposed))
        if self.action.attribute:
            said = text("blackbird-with-attribute", said=said, attribute=attribute_text(self.action.attribute))
        if self.opponents:
            said = text("blackbird-against", said=said, who=who_opposes(self.opponents))
        return text("blackbird-with-words", said=said, words=self.words) if self.words else said


class ActionMoved(BlackbirdEvent):
    """An action has gone on. `line` says how, if it is worth saying."""

    kind: Literal["action_moved"] = "action_moved"
    action: Action
    line: Text | None = None

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return with_action(state, self.action)

    def text(self) -> Text | None:
        return self.line


class ActionClosed(BlackbirdEvent):
    """Closed without a throw; nothing was paid."""

    kind: Literal["action_closed"] = "action_closed"
    action: ActionId
    name: str
    why: Why
    words: str = ""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return without_action(state, self.action)

    def text(self) -> Text:
        said = text(f"blackbird-closed-{self.why}", who=self.name)
        return text("blackbird-with-words", said=said, words=self.words) if self.words else said


def action_called(state: BlackbirdState, action: ActionId) -> Action:
    """Refusal: `out-of-date`; the action is closed meanwhile."""
    found = next((one for one in state.actions if one.id == action), None)
    if found is None:
        raise Rejected("out-of-date")
    return found


def with_action(state: BlackbirdState, action: Action) -> BlackbirdState:
    return evolve(state, actions=tuple(action if one.id == action.id else one for one in state.actions))


def without_action(state: BlackbirdState, action: ActionId) -> BlackbirdState:
    return evolve(state, actions=tuple(one for one in state.actions if one.id != action))


def close_action(led: BlackbirdLedger, action: Action, why: Why, words: str = "") -> None:
    led.post(ActionClosed(action=action.id, name=name_of(led.state, action.who), why=why, words=words))

"""What happens to a roll that the GM asks for: requested, another skill taken, objected to, answered (FT-GM-07)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, text
from engine.core.view import Block, Line
from engine.systems.feats.at_table import FeatsEvent, made_one_more
from engine.systems.feats.checks.life import Check
from engine.systems.feats.checks.skill_choice import skill_text
from engine.systems.feats.scenes.open_checks import with_check
from engine.systems.feats.skills import Rating
from engine.systems.feats.state import FeatsState


class RollRequested(FeatsEvent):
    """A check that is ranked at once; the risk is the scene's, not one that the hero took."""

    kind: Literal["roll_requested"] = "roll_requested"
    check: Check
    name: str
    rating: Rating

    def apply(self, state: FeatsState) -> FeatsState:
        return made_one_more(with_check(state, self.check))

    def text(self) -> Text:
        return text("feats-requested", hero=self.name, skill=skill_text(self.check.skill, self.rating))

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), Line(text=text("feats-gm-words", words=self.check.words)))


class SkillTaken(FeatsEvent):
    """The player takes another skill where the GM left it open; the next question shows its odds."""

    kind: Literal["skill_taken"] = "skill_taken"
    check: Check
    name: str

    def apply(self, state: FeatsState) -> FeatsState:
        return with_check(state, self.check)

    def text(self) -> Text:
        return text("feats-skill-taken", hero=self.name, skill=self.check.skill)

    def show(self) -> tuple[Block, ...]:
        return ()


class RequestObjected(FeatsEvent):
    """The player holds something against the request, once."""

    kind: Literal["request_objected"] = "request_objected"
    check: Check
    name: str
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        return with_check(state, self.check)

    def text(self) -> Text:
        return text("feats-objected", hero=self.name)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), Line(text=text("feats-words", words=self.words)))


class ObjectionAnswered(FeatsEvent):
    """The GM keeps or changes the request; the player is asked again, without [Object]."""

    kind: Literal["objection_answered"] = "objection_answered"
    check: Check
    name: str
    rank: int
    note: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        return with_check(state, self.check)

    def text(self) -> Text:
        return text("feats-objection-answered", hero=self.name, skill=self.check.skill, rank=str(self.rank))

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text())
        return (said, Line(text=text("feats-gm-words", words=self.note))) if self.note else (said,)

"""What happens to a check: declared, ranked, sent back, rolled, improved or kept, described; or ended without a roll.

FT-FP-10, FT-GM-02, FT-NEED-01, FT-OUT-02, FT-OUT-08, FT-SCENE-07.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Rejected, Text, evolve, text
from engine.core.view import Block, Line
from engine.systems.feats.at_table import FeatsEvent, FeatsLedger, hero_called, made_one_more, with_heroes
from engine.systems.feats.checks.consequence import Consequence
from engine.systems.feats.checks.life import Check, NoRollResult, Rolled, Terms, describe, improve_check, keep
from engine.systems.feats.checks.life import Final as Closed
from engine.systems.feats.checks.skill_choice import skill_text
from engine.systems.feats.checks.view import outcome_line, outcome_text, roll_blocks
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage.turns import release_hero
from engine.systems.feats.scenes.open_checks import (
    check_called,
    counted_throw,
    tokens_spent,
    with_check,
    without_check,
)
from engine.systems.feats.skills import Rating
from engine.systems.feats.state import FeatsState

Why = Literal["withdrawn", "sent_back", "overtaken", "request_withdrawn", "repeated"]


class CheckDeclared(FeatsEvent):
    """Goal and way of acting, with a skill; nothing is spent yet."""

    kind: Literal["check_declared"] = "check_declared"
    check: Check
    name: str
    rating: Rating

    def apply(self, state: FeatsState) -> FeatsState:
        return made_one_more(with_check(state, self.check))

    def text(self) -> Text:
        return text("feats-check-declared", hero=self.name, skill=skill_text(self.check.skill, self.rating))

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), Line(text=text("feats-words", words=self.check.words)))


class CheckRanked(FeatsEvent):
    """The GM has set rank and counts; the player's question says them, so that only a note is posted."""

    kind: Literal["check_ranked"] = "check_ranked"
    check: Check
    name: str
    terms: Terms
    note: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        return with_check(state, self.check)

    def text(self) -> Text:
        terms = self.terms
        return text(
            "feats-check-ranked",
            hero=self.name,
            skill=self.check.skill,
            rank=str(terms.task_rank),
            advantage=str(terms.advantage + terms.tokens),
            disadvantage=str(terms.disadvantage),
        )

    def show(self) -> tuple[Block, ...]:
        return (Line(text=text("feats-gm-words", words=self.note)),) if self.note else ()


class CheckDropped(FeatsEvent):
    """Sent back, withdrawn, or overtaken by another roll; nothing was spent."""

    kind: Literal["check_dropped"] = "check_dropped"
    check: str
    name: str
    skill: str
    why: Why
    note: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        return without_check(state, self.check)

    def text(self) -> Text:
        return text(f"feats-check-{self.why.replace('_', '-')}", hero=self.name, skill=self.skill)

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text())
        return (said, Line(text=text("feats-gm-words", words=self.note))) if self.note else (said,)


def drop_check(led: FeatsLedger, check: Check, why: Why, note: str = "") -> None:
    """Ends a check before its dice; in a montage its hero waits again (FT-MONT-26)."""
    name = hero_called(led.state, check.hero).name
    led.post(CheckDropped(check=check.id, name=name, skill=check.skill, why=why, note=note))
    if check.obstacle:
        release_hero(led, check.hero)


class CheckNeedless(FeatsEvent):
    """The result is clear anyway (FT-NEED-01): nothing is rolled, spent or counted."""

    kind: Literal["check_needless"] = "check_needless"
    check: str
    name: str
    skill: str
    result: NoRollResult
    note: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        return without_check(state, self.check)

    def text(self) -> Text:
        return text(f"feats-no-roll-{self.result}", hero=self.name, skill=self.skill)

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text(), strong=True)
        return (said, Line(text=text("feats-gm-words", words=self.note))) if self.note else (said,)


class CheckRolled(FeatsEvent):
    """The dice have fallen: the scene counts it, tokens are used (FT-SCENE-07, FT-OUT-02)."""

    kind: Literal["check_rolled"] = "check_rolled"
    check: str
    hero: str
    name: str
    skill: str
    rating: Rating
    rolled: Rolled

    def apply(self, state: FeatsState) -> FeatsState:
        check = evolve(check_called(state, self.check), stage=self.rolled)
        hero = hero_called(state, self.hero)
        return counted_throw(tokens_spent(with_check(state, check), hero, self.rolled.terms.tokens), self.check)

    def text(self) -> Text:
        roll = self.rolled.roll
        first, second = roll.dice
        return text(
            "feats-check-rolled",
            hero=self.name,
            skill=self.skill,
            first=str(first),
            second=str(second),
            total=str(roll.total),
            outcome=outcome_text(roll.outcome),
        )

    def show(self) -> tuple[Block, ...]:
        head = text(
            "feats-roll-head",
            hero=self.name,
            skill=skill_text(self.skill, self.rating),
            rank=str(self.rolled.terms.task_rank),
        )
        return (Line(text=head, strong=True), *roll_blocks(self.rolled.roll, self.rating, self.rolled.terms.task_rank))


class OutcomeImproved(FeatsEvent):
    """A Feat Point, a step up (FT-FP-10)."""

    kind: Literal["outcome_improved"] = "outcome_improved"
    check: str
    hero: str
    name: str
    outcome: Outcome

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        better = improve_check(check_called(state, self.check), self.hero, hero.feat_points)
        return with_check(with_heroes(state, evolve(hero, feat_points=better.feat_points)), better.check)

    def text(self) -> Text:
        return text("feats-outcome-improved", hero=self.name, outcome=outcome_text(self.outcome))

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text()), Line(text=outcome_line(self.outcome), strong=True))


class OutcomeKept(FeatsEvent):
    """The window is closed without a Feat Point; the roll has been shown, so nothing is posted."""

    kind: Literal["outcome_kept"] = "outcome_kept"
    check: str

    def apply(self, state: FeatsState) -> FeatsState:
        check = check_called(state, self.check)
        return with_check(state, keep(check, check.stage)) if isinstance(check.stage, Rolled) else state


class CheckDescribed(FeatsEvent):
    """What came of it, in the GM's words (FT-OUT-08); one of the benefits is a token (FT-OUT-02)."""

    kind: Literal["check_described"] = "check_described"
    check: str
    hero: str
    name: str
    skill: str
    outcome: Outcome
    words: Consequence
    token: bool = False
    ideas: tuple[Text, ...] = ()
    """The entries of the menu that were ticked, each with what it is: price, complication, benefit."""
    said: str = ""

    def apply(self, state: FeatsState) -> FeatsState:
        check = check_called(state, self.check)
        if not isinstance(check.stage, Closed):
            raise Rejected("not-rolled-yet")
        described = with_check(state, describe(check, check.stage, self.words))
        if not self.token:
            return described
        hero = hero_called(state, self.hero)
        return with_heroes(described, evolve(hero, linked_advantage=hero.linked_advantage + 1))

    def text(self) -> Text:
        return text("feats-check-described", hero=self.name, skill=self.skill, outcome=outcome_text(self.outcome))

    def show(self) -> tuple[Block, ...]:
        return told_by_gm(self.text(), self.ideas, self.said)


def told_by_gm(head: Text, ideas: tuple[Text, ...], said: str) -> tuple[Block, ...]:
    """A consequence as it is posted: of what, what was ticked, the GM's words."""
    lines = [Line(text=head, strong=True), *(Line(text=idea) for idea in ideas)]
    return (*lines, Line(text=text("feats-gm-words", words=said))) if said else tuple(lines)

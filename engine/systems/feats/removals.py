"""A hero shakes a condition off for a Feat Point, if the GM says that it can be described.

FT-FP-15, FT-FP-16, FT-TIME-14, A-17. The point goes when the condition ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    made_one_more,
    next_id,
    with_heroes,
)
from engine.systems.feats.conditions import EXHAUSTION, found, require_removable, shake_off
from engine.systems.feats.feat_points import require_point, spend
from engine.systems.feats.hero import Condition, Hero, HeroId
from engine.systems.feats.options import ExhaustionRemoval
from engine.systems.feats.state import ConditionRemoval, FeatsState
from engine.systems.feats.view import condition_name
from engine.systems.feats.waits import WAITS, Decision

WORDS_LIMIT = 500


class RemovalAsked(FeatsEvent):
    kind: Literal["removal_asked"] = "removal_asked"
    removal: str
    hero: HeroId
    name: str
    condition: Condition
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        asked = ConditionRemoval(id=self.removal, hero=self.hero, condition=self.condition.id, words=self.words)
        return evolve(made_one_more(state), removals=(*state.removals, asked))

    def text(self) -> Text:
        said = text("feats-removal-asked", hero=self.name, condition=condition_name(self.condition))
        return text("feats-detail-words", line=said, words=self.words) if self.words else said


class ConditionShakenOff(FeatsEvent):
    """The point is taken. No stress is healed, no long-term consequence ends (FT-FP-16)."""

    kind: Literal["condition_shaken_off"] = "condition_shaken_off"
    removal: str
    hero: HeroId
    name: str
    condition: Condition
    rule: ExhaustionRemoval
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        left = shake_off(hero.conditions, self.condition.id, "can_be_described", self.rule)
        freed = evolve(hero, conditions=left, feat_points=spend(hero.feat_points))
        return without_removal(with_heroes(state, freed), self.removal)

    def text(self) -> Text:
        said = text("feats-condition-shaken-off", hero=self.name, condition=condition_name(self.condition))
        return text("feats-detail-words", line=said, words=self.words) if self.words else said


class RemovalRefused(FeatsEvent):
    """It cannot be described now (or the point or the condition is gone); nothing is spent."""

    kind: Literal["removal_refused"] = "removal_refused"
    removal: str
    name: str
    condition: str
    why: Literal["not-describable", "lapsed"]
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        return without_removal(state, self.removal)

    def text(self) -> Text:
        said = text(f"feats-removal-{self.why}", hero=self.name)
        return text("feats-detail-words", line=said, words=self.words) if self.words else said


def without_removal(state: FeatsState, removal: str) -> FeatsState:
    return evolve(state, removals=tuple(one for one in state.removals if one.id != removal))


def ask_to_remove(led: FeatsLedger, hero: Hero, condition: str, words: str) -> None:
    """Refusals: `no-feat-points`, `no-such-condition`, `exhaustion-not-removable`."""
    require_point(hero.feat_points)
    wanted = require_removable(hero.conditions, condition, led.options.exhaustion_removal)
    asked = RemovalAsked(
        removal=next_id(led.state, "removal"),
        hero=hero.id,
        name=hero.name,
        condition=wanted,
        words=words.strip(),
    )
    led.post(asked)


def removals(here: FeatsPosition) -> Iterable[FeatsPending]:
    """What the GM judges."""
    for removal in here.state.removals:
        hero = here.state.heroes.get(removal.hero)
        if hero is not None:
            yield _judge(removal, hero, here.options.exhaustion_removal)


def _judge(removal: ConditionRemoval, hero: Hero, rule: ExhaustionRemoval) -> FeatsPending:
    """A house rule that has come since may forbid the end of Exhaustion (A-17); then only a refusal is left."""
    condition = found(hero.conditions, removal.condition)
    forbidden = condition is not None and condition.id == EXHAUSTION and rule == "forbidden"
    why = text("refuse-feats-exhaustion-not-removable") if forbidden else None
    prompt = Prompt(
        id=f"removal.judge.{removal.id}",
        to=TO_GM,
        title=text("feats-judge-removal", hero=hero.name),
        body=tuple(_asked(removal, condition)),
        options=(
            Option(id="describable", label=text("feats-describable"), blocked=why),
            Option(id="not_describable", label=text("feats-not-describable")),
        ),
        ask=Ask(label=text("feats-judge-removal-asks"), max_len=WORDS_LIMIT),
        wait=WAITS[Decision.JUDGE].wait,
    )

    def judged(led: FeatsLedger, answer: Answer) -> None:
        words = answer.text.strip()
        if answer.pick == "describable" and condition is not None and hero.feat_points:
            led.post(
                ConditionShakenOff(
                    removal=removal.id,
                    hero=hero.id,
                    name=hero.name,
                    condition=condition,
                    rule=led.options.exhaustion_removal,
                    words=words,
                )
            )
            return
        why: Literal["not-describable", "lapsed"] = "not-describable" if answer.pick == "not_describable" else "lapsed"
        led.post(RemovalRefused(removal=removal.id, name=hero.name, condition=removal.condition, why=why, words=words))

    return Pending(prompt, judged)


def _asked(removal: ConditionRemoval, condition: Condition | None) -> Iterable[Block]:
    if condition is not None:
        yield Line(text=text("feats-judge-removal-says", condition=condition_name(condition)), strong=True)
        if condition.source_active:
            yield Line(text=text("feats-source-still-active"))
    if removal.words:
        yield Line(text=text("feats-quoted", words=removal.words))

"""What heroes do in a montage: declare, propose an effect, pass, come back; and what fills the track.

FT-MONT-09, FT-MONT-10, FT-MONT-12, FT-MONT-18, FT-MONT-20, FT-MONT-24 … FT-MONT-27.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.view import Block, Line
from engine.systems.feats.at_table import FeatsEvent, hero_called, made_one_more, with_heroes
from engine.systems.feats.checks.life import Check
from engine.systems.feats.checks.skill_choice import skill_text
from engine.systems.feats.checks.view import outcome_text
from engine.systems.feats.effects import Judgement, effect_named, replaced
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage.clock import grace_deadline, release
from engine.systems.feats.montage.moves import (
    declare,
    pass_by,
    propose,
    resolve_check,
    resolve_effect,
)
from engine.systems.feats.montage.open_montage import montage_in, with_montage
from engine.systems.feats.montage.values import Declaration
from engine.systems.feats.montage.view import track_block
from engine.systems.feats.options import EffectGate
from engine.systems.feats.scenes.open_checks import with_check
from engine.systems.feats.skills import Rating
from engine.systems.feats.state import FeatsState

PassedBy = Literal["choice", "deadline", "grace"]


class ContributionDeclared(FeatsEvent):
    """A check against an obstacle, which is reserved (FT-MONT-24)."""

    kind: Literal["contribution_declared"] = "contribution_declared"
    check: Check
    name: str
    rating: Rating
    obstacle: str

    def apply(self, state: FeatsState) -> FeatsState:
        montage = declare(montage_in(state), self.check.hero, self.check.skill, self.check.obstacle)
        return made_one_more(with_check(with_montage(state, montage), self.check))

    def text(self) -> Text:
        skill = skill_text(self.check.skill, self.rating)
        return text("feats-contribution", hero=self.name, skill=skill, obstacle=self.obstacle)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), Line(text=text("feats-words", words=self.check.words)))


class EffectProposed(FeatsEvent):
    """An ability or item is to solve an obstacle; the GM judges it (FT-MONT-18)."""

    kind: Literal["effect_proposed"] = "effect_proposed"
    hero: HeroId
    name: str
    effect: str
    called: str
    obstacle: str
    facing: str
    words: str
    gate: EffectGate

    def apply(self, state: FeatsState) -> FeatsState:
        owned = hero_called(state, self.hero).effects
        montage = propose(montage_in(state), self.hero, self.effect, self.obstacle, owned, self.gate)
        declared = Declaration(by="effect", what=self.effect, obstacle=self.obstacle, words=self.words)
        return with_montage(state, evolve(montage, pending=montage.pending.set(self.hero, declared)))

    def text(self) -> Text:
        return text("feats-effect-proposed", hero=self.name, effect=self.called, obstacle=self.facing)

    def show(self) -> tuple[Block, ...]:
        said = Line(text=self.text(), strong=True)
        return (said, Line(text=text("feats-words", words=self.words))) if self.words else (said,)


class EffectCounted(FeatsEvent):
    """It fills two segments; the ability is marked, the item loses a use (FT-MONT-18, FT-MONT-20)."""

    kind: Literal["effect_counted"] = "effect_counted"
    hero: HeroId
    name: str
    effect: str
    called: str
    obstacle: str
    facing: str
    judgement: Judgement
    gate: EffectGate
    gain: int

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        move, after = resolve_effect(
            montage_in(state), self.hero, self.effect, self.obstacle, hero.effects, self.judgement, self.gate
        )
        owned = {"abilities": replaced(hero.abilities, after), "items": replaced(hero.items, after)}
        if effect_named(hero.effects, self.effect).kind == "ability":
            owned.pop("items")
        else:
            owned.pop("abilities")
        return with_montage(with_heroes(state, evolve(hero, **owned)), move.montage)

    def text(self) -> Text:
        return text("feats-effect-solves", hero=self.name, effect=self.called, obstacle=self.facing, gain=self.gain)


class TrackFilled(FeatsEvent):
    """The final outcome of a contribution (FT-MONT-12); a failure fills nothing and takes nothing back."""

    kind: Literal["track_filled"] = "track_filled"
    hero: HeroId
    name: str
    outcome: Outcome
    gain: int
    done: int
    length: int

    def apply(self, state: FeatsState) -> FeatsState:
        return with_montage(state, resolve_check(montage_in(state), self.hero, self.outcome).montage)

    def text(self) -> Text:
        return text("feats-track-filled", hero=self.name, outcome=outcome_text(self.outcome), gain=self.gain)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text()), track_block(self.done, self.length))


class HeroPassed(FeatsEvent):
    """No risk, no segments; it is the contribution of this round (FT-MONT-10, FT-MONT-25, FT-MONT-27)."""

    kind: Literal["hero_passed"] = "hero_passed"
    hero: HeroId
    name: str
    by: PassedBy

    def apply(self, state: FeatsState) -> FeatsState:
        montage = montage_in(state)
        if self.by == "grace":
            return with_montage(state, grace_deadline(montage, montage.round, self.hero).montage)
        overdue = montage.overdue or self.by == "deadline"
        return with_montage(state, pass_by(evolve(montage, overdue=overdue), self.hero).montage)

    def text(self) -> Text:
        return text("feats-hero-passed" if self.by == "choice" else "feats-hero-passed-silent", hero=self.name)


class HeroReleased(FeatsEvent):
    """A declaration is sent back, refused or withdrawn: the hero chooses again, or passes when the grace is over."""

    kind: Literal["hero_released"] = "hero_released"
    hero: HeroId
    name: str
    to: Literal["round", "started", "running", "over"]

    def apply(self, state: FeatsState) -> FeatsState:
        return with_montage(state, release(montage_in(state), self.hero).montage)

    def text(self) -> Text:
        return text(f"feats-released-{self.to}", hero=self.name)

    def show(self) -> tuple[Block, ...]:
        return () if self.to == "round" else (Line(text=self.text()),)

"""The GM awards a Feat Point for a motivation, a complication or a plot twist that has a price.

FT-FP-03, FT-FP-05, FT-FP-06, FT-FP-07, FT-FP-08, FT-GM-05, A-16.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.feats.at_table import (
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    heroes_at,
    with_heroes,
)
from engine.systems.feats.feat_points import NO_SOURCES, FeatSource, award
from engine.systems.feats.gm_hand import WORDS_LIMIT, hero_menu
from engine.systems.feats.hero import Hero, HeroId
from engine.systems.feats.state import FeatsState

SOURCES = tuple(source for source in FeatSource if source not in NO_SOURCES)


class PointAwarded(FeatsEvent):
    """A point for a noticeable price; `gained` is 0 when it would have been the fourth (FT-FP-03)."""

    kind: Literal["point_awarded"] = "point_awarded"
    hero: HeroId
    name: str
    source: FeatSource
    price: str
    gained: int

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        return with_heroes(state, evolve(hero, feat_points=award(hero.feat_points, self.source, self.price).points))

    def text(self) -> Text:
        key = "feats-point-awarded" if self.gained else "feats-point-lost"
        return text(key, hero=self.name, source=source_text(self.source), price=self.price)


def source_text(source: FeatSource) -> Text:
    return text(f"feats-source-{source.value.replace('_', '-')}")


def feat_awards(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Award a Feat Point] for every hero, in an open session; outside one it would be lost at once (FT-FP-04)."""
    if here.state.session.open:
        for hero in heroes_at(here):
            yield _award(hero)


def _award(hero: Hero) -> FeatsPending:
    prompt = Prompt(
        id=f"hand.award.{hero.id}",
        about="motivation",
        to=TO_GM,
        title=text("feats-award", hero=hero.name),
        body=tuple(_traits(hero)),
        options=tuple(Option(id=source.value, label=source_text(source)) for source in SOURCES),
        ask=Ask(label=text("feats-award-asks"), max_len=WORDS_LIMIT, required=True),
        wait=Wait.NONE,
        menu=hero_menu(hero),
    )

    def awarded(led: FeatsLedger, answer: Answer) -> None:
        source, price = FeatSource(answer.pick), answer.text.strip()
        gained = award(hero_called(led.state, hero.id).feat_points, source, price).gained
        led.post(PointAwarded(hero=hero.id, name=hero.name, source=source, price=price, gained=gained))

    return Pending(prompt, awarded)


def _traits(hero: Hero) -> Iterable[Block]:
    yield Line(text=text("feats-award-says", points=hero.feat_points))
    if hero.motivation:
        yield Line(text=text("feats-sheet-motivation", words=hero.motivation))
    if hero.complication:
        yield Line(text=text("feats-sheet-complication", words=hero.complication))

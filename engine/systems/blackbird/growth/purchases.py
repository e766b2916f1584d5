"""What players buy with experience beside aspects and skills: careers, talents, late types.

BB-ADV-04, BB-ADV-06, BB-CAREER-01; the house rule `late_aspect_type` (ruling A-06).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Literal

from pydantic import Field

from engine.core.base import Rejected, Text, evolve, text
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    MENU_HERO,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    character_called,
    living_at,
    made_one_more,
    next_id,
    with_character,
)
from engine.systems.blackbird.character import ASPECT_TYPES, NAME_LIMIT, Character, CharacterId, Sheet
from engine.systems.blackbird.growth.advance import (
    TALENT_PRICE,
    BuyCareer,
    BuyTalent,
    BuyType,
    ImproveTalent,
    InCareer,
    WithGeneral,
    advance,
)
from engine.systems.blackbird.growth.trait_events import xp_needed
from engine.systems.blackbird.heroes.costs import ASPECT_TYPE_PRICE
from engine.systems.blackbird.heroes.creation import LEAST_IN_CAREER, MOST_CAREERS, MOST_IN_CAREER
from engine.systems.blackbird.heroes.draft_events import without_drafts_of
from engine.systems.blackbird.heroes.drafts import PerkDue
from engine.systems.blackbird.heroes.joining import sheet_of
from engine.systems.blackbird.heroes.questions import LINE_LIMIT
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.sheet.entries import read_talent
from engine.systems.blackbird.sheet.view import type_text
from engine.systems.blackbird.sheet.words import trait_name
from engine.systems.blackbird.sheet.write import require_readable
from engine.systems.blackbird.state import BlackbirdState

Buying = Annotated[InCareer | WithGeneral, Field(discriminator="what")]
LATE = BlackbirdOptions(late_aspect_type=True)
"""What an event knows when a late type was bought: the house rule was in force then."""


class Bought(BlackbirdEvent):
    """Experience has become something on the sheet; a better talent makes the GM owe a perk (ruling A-27)."""

    kind: Literal["bought"] = "bought"
    hero: CharacterId
    name: str
    buy: Buying

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = character_called(state, self.hero)
        after = advance(sheet_of(hero), self.buy, LATE)
        changed = {name: getattr(after, name) for name in ("careers", "talents", "career_xp", "general_xp")}
        bought = without_drafts_of(with_character(state, evolve(hero, **changed)), hero.id)
        if not isinstance(self.buy, ImproveTalent):
            return bought
        due = PerkDue(id=next_id(state, "k"), hero=hero.id, why="talent", about=self.buy.name)
        return made_one_more(evolve(bought, perks_due=(*bought.perks_due, due)))

    def text(self) -> Text:
        return text("blackbird-bought", hero=self.name, what=_bought_text(self.buy))


def _bought_text(buy: InCareer | WithGeneral) -> Text:
    match buy:
        case BuyCareer(name=name, points=points):
            return text("blackbird-bought-career", name=name, points=points)
        case BuyTalent(name=name):
            return text("blackbird-bought-talent", name=name)
        case ImproveTalent(name=name):
            return text("blackbird-bought-better", name=name)
        case BuyType(aspect=name, type=kind):
            return text("blackbird-bought-type", name=name, type=type_text(kind))
        case _:
            return text("blackbird-trait", name=buy.name)


def purchases(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """For every hero with experience: [New career], [Talents], and with the house rule [Type for an aspect]."""
    for hero in living_at(here):
        if hero.general_xp >= LEAST_IN_CAREER and len(hero.careers) < MOST_CAREERS:
            yield _career(hero)
        if hero.general_xp >= TALENT_PRICE:
            yield _talents(hero)
        late = tuple(_untyped(hero)) if here.options.late_aspect_type else ()
        if late:
            yield _late_type(hero, late)


def _buy(led: BlackbirdLedger, hero: Character, buy: InCareer | WithGeneral) -> None:
    """Refusals: those of `advance`; `not-readable` for what no sheet could hold."""
    now = sheet_of(character_called(led.state, hero.id))
    after: Sheet = advance(now, buy, led.options)
    require_readable(after, led.lexicon)
    led.post(Bought(hero=hero.id, name=hero.name, buy=buy))


def _menu(
    hero: Character, what: str, then: Callable[[BlackbirdLedger, Answer], None], **others: object
) -> BlackbirdPending:
    """A standing offer in the hero's menu."""
    prompt = Prompt.model_validate(
        {
            "id": f"buy.{what}.{hero.id}",
            "to": frozenset({hero.player}),
            "title": text(f"blackbird-buy-{what}", hero=hero.name),
            "body": (
                Line(text=text(f"blackbird-buy-{what}-says")),
                Line(text=text("blackbird-general-held", xp=str(hero.general_xp))),
            ),
            "wait": Wait.NONE,
            "menu": (MENU_HERO,),
            "about": "experience",
            **others,
        }
    )
    return BlackbirdPending(prompt, then)


def _career(hero: Character) -> BlackbirdPending:
    most = min(MOST_IN_CAREER, hero.general_xp)
    sizes = range(LEAST_IN_CAREER, most + 1)

    def bought(led: BlackbirdLedger, answer: Answer) -> None:
        name = trait_name(answer.text, led.lexicon)
        _buy(led, hero, BuyCareer(what="career", name=name, points=int(answer.pick.removeprefix("p"))))

    return _menu(
        hero,
        "career",
        bought,
        options=tuple(Option(id=f"p{n}", label=text("blackbird-points", points=n)) for n in sizes),
        ask=Ask(label=text("blackbird-step-career-asks"), max_len=NAME_LIMIT, required=True),
    )


def _talents(hero: Character) -> BlackbirdPending:
    """One that is ticked gets better, one that is written is new."""

    def bought(led: BlackbirdLedger, answer: Answer) -> None:
        if answer.pick:
            talent = hero.talents[int(answer.pick.removeprefix("t"))]
            _buy(led, hero, ImproveTalent(what="talent_improvement", name=talent.name))
        elif answer.text.strip():
            new = read_talent(tidy(answer.text), led.lexicon)
            _buy(led, hero, BuyTalent(what="talent", name=new.name, note=new.note))
        else:
            raise Rejected("words-missing")

    better = (
        Option(id=f"t{at}", label=text("blackbird-better", talent=one.name)) for at, one in enumerate(hero.talents)
    )
    return _menu(
        hero,
        "talent",
        bought,
        options=tuple(better),
        least=0,
        ask=Ask(label=text("blackbird-talent-asks"), max_len=LINE_LIMIT),
    )


def _untyped(hero: Character) -> Iterator[tuple[str, str, str]]:
    """Aspects without a type that the hero can pay one for: button, career, aspect."""
    for at, career in enumerate(hero.careers):
        affordable = xp_needed(hero, career.name, ASPECT_TYPE_PRICE) <= hero.career_xp
        for number, aspect in enumerate(career.aspects):
            if affordable and not aspect.types:
                yield f"c{at}a{number}", career.name, aspect.name


def _late_type(hero: Character, untyped: tuple[tuple[str, str, str], ...]) -> BlackbirdPending:
    def bought(led: BlackbirdLedger, answer: Answer) -> None:
        place, _, chosen = answer.pick.partition(".")
        career, aspect = next((career, aspect) for option, career, aspect in untyped if option == place)
        kind = next(one for one in ASPECT_TYPES if one == chosen)
        xp = xp_needed(hero, career, ASPECT_TYPE_PRICE)
        _buy(led, hero, BuyType(what="aspect_type", career=career, aspect=aspect, type=kind, xp=xp))

    options = (
        Option(id=f"{place}.{kind}", label=text("blackbird-typed", aspect=aspect, type=type_text(kind)))
        for place, _, aspect in untyped
        for kind in ASPECT_TYPES
    )
    return _menu(hero, "type", bought, options=tuple(options))

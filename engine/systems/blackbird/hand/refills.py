"""Pools are filled by the GM alone: after a scene, at rest (BB-POOL-04, BB-SCENE-01, BB-FLAG-01, BB-GM-02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import GM, Text, evolve, text
from engine.core.prompt import Answer, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    MENU_GM,
    TO_GM,
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
from engine.systems.blackbird.character import FLAG_POOL, FULL_POOL, Character, CharacterId, Flag
from engine.systems.blackbird.heroes.drafts import RefillDue, RefillReason
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.resources import refill_flag, refill_pool
from engine.systems.blackbird.sheet.view import flag_text
from engine.systems.blackbird.state import BlackbirdState

FULL: Literal["full"] = "full"


class RefillAsked(BlackbirdEvent):
    """The GM is asked for a hero; a question that is open already gives way. Quiet."""

    kind: Literal["refill_asked"] = "refill_asked"
    due: RefillDue

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        asked = without_refill_of(state, self.due.hero)
        return made_one_more(evolve(asked, refills=(*asked.refills, self.due)))


class Refilled(BlackbirdEvent):
    """What the pools hold now; with nothing filled only the question is over."""

    kind: Literal["refilled"] = "refilled"
    hero: CharacterId
    name: str
    pool: int
    flags: tuple[Flag, ...]
    nothing: bool

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        hero = evolve(character_called(state, self.hero), pool=self.pool, flags=self.flags)
        return without_refill_of(with_character(state, hero), self.hero)

    def text(self) -> Text | None:
        return None if self.nothing else pools_text(self.name, self.pool, self.flags)


def pools_text(name: str, pool: int, flags: Iterable[Flag]) -> Text:
    """A hero's pool and those of the flags, in one line."""
    said = text("blackbird-pool-now", hero=name, pool=str(pool))
    for one in flags:
        said = text("blackbird-and", said=said, more=flag_text(one))
    return said


def ask_refills(led: BlackbirdLedger, why: RefillReason, heroes: Iterable[Character] | None = None) -> None:
    """Asks the GM for every hero whose pools are not full; of all at the table, if none are named."""
    for hero in living_at(led) if heroes is None else heroes:
        if _missing(hero):
            led.post(RefillAsked(due=RefillDue(id=next_id(led.state, "r"), hero=hero.id, why=why)))


def without_refill_of(state: BlackbirdState, hero: CharacterId) -> BlackbirdState:
    """A refill is legal until the next roll of its character (digest 3.11)."""
    return evolve(state, refills=tuple(one for one in state.refills if one.hero != hero))


def refills(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """The open questions, and [Rest] in the GM's menu."""
    for due in here.state.refills:
        yield _refill(here.state.characters[due.hero], due, here.options)
    tired = tuple(hero for hero in living_at(here) if _missing(hero))
    if tired:
        yield _rest(tired)


# ---- one hero


def _refill(hero: Character, due: RefillDue, rules: BlackbirdOptions) -> BlackbirdPending:
    counters = tuple(_counters(hero, rules))
    prompt = Prompt(
        id=f"refill.{due.id}",
        to=TO_GM,
        title=text("blackbird-refill", hero=hero.name),
        body=(
            Line(text=text(f"blackbird-refill-after-{due.why}")),
            Line(text=pools_text(hero.name, hero.pool, hero.flags)),
        ),
        options=(Option(id=FULL, label=text("blackbird-fill-all"), group="all"), *counters),
        groups=(
            Group(id="all", label=text("blackbird-group-all"), most=1),
            Group(id="some", label=text("blackbird-group-some")),
        ),
        least=0,
        most=1 + sum(one.upto for one in counters),
        wait=Wait.WINDOW,
        default=Default(),
        about="pool",
    )

    def filled(picks: tuple[str, ...], now: Character, rules: BlackbirdOptions) -> Character:
        amounts = {one.id: picks.count(one.id) for one in counters}
        now = refill_pool(now, FULL if FULL in picks else amounts.get("pool", 0), GM, rules.pool_cap)
        for at, flag in enumerate(hero.flags):
            if flag.active:
                now = refill_flag(now, flag.name, FULL if FULL in picks else amounts.get(f"f{at}", 0), GM)
        return now

    def quote(picks: tuple[str, ...]) -> Quote:
        then = filled(picks, hero, rules)
        return Quote(lines=(pools_text(hero.name, then.pool, then.flags),))

    def answered(led: BlackbirdLedger, answer: Answer) -> None:
        now = character_called(led.state, hero.id)
        then = filled(answer.picks, now, led.options)
        led.post(Refilled(hero=hero.id, name=hero.name, pool=then.pool, flags=then.flags, nothing=then == now))

    return BlackbirdPending(prompt, answered, quote)


def _counters(hero: Character, rules: BlackbirdOptions) -> Iterator[Option]:
    """What may be poured in: the pool up to its maximum (without one, another ten), each flag up to three."""
    room = FULL_POOL if rules.pool_cap == "none" else hero.pool_max - hero.pool
    if room > 0:
        yield Option(id="pool", label=text("blackbird-pool"), group="some", upto=room)
    for at, flag in enumerate(hero.flags):
        if flag.active and flag.pool < FLAG_POOL:
            label = text("blackbird-flag-name", flag=flag.name)
            yield Option(id=f"f{at}", label=label, group="some", upto=FLAG_POOL - flag.pool)


def _missing(hero: Character) -> bool:
    return hero.pool < hero.pool_max or any(one.active and one.pool < FLAG_POOL for one in hero.flags)


# ---- rest


def _rest(tired: tuple[Character, ...]) -> BlackbirdPending:
    prompt = Prompt(
        id="hand.rest",
        to=TO_GM,
        title=text("blackbird-rest"),
        body=(Line(text=text("blackbird-rest-says")),),
        options=tuple(Option(id=one.id, label=text("hero-name", hero=one.name)) for one in tired),
        most=len(tired),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )

    def rested(led: BlackbirdLedger, answer: Answer) -> None:
        ask_refills(led, "rest", (character_called(led.state, one) for one in dict.fromkeys(answer.picks)))

    return BlackbirdPending(prompt, rested)

"""The GM's hand on a hero: stress, Exhaustion, conditions, Heat, tokens; every change is an event with the GM's words.

FT-STR-02, FT-STR-05, FT-HEAT-05, FT-OUT-02, FT-GM-09, A-44.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_called,
    heroes_at,
    kind_now,
    with_heroes,
)
from engine.systems.feats.by_hand import (
    AddCondition,
    Changed,
    ChangeHeat,
    ChangeTokens,
    ClearStress,
    HandChange,
    MarkStress,
    RemoveCondition,
    SetExhaustion,
    change_by_hand,
)
from engine.systems.feats.conditions import EXHAUSTION, add, exhaustion_of, found
from engine.systems.feats.hero import NAME_LIMIT, Hero, HeroId, HeroSheet, Stress
from engine.systems.feats.heroes.sheet_write import require_readable
from engine.systems.feats.state import FeatsState
from engine.systems.feats.view import condition_name, sheet_blocks

MOST_AT_ONCE = 12
"""How far a counter goes in one answer."""
WORDS_LIMIT = 300


class HandMoved(FeatsEvent):
    """One change by hand. `overflow` is stress that found no free box; what it does is for the GM (FT-STR-02)."""

    kind: Literal["hand_moved"] = "hand_moved"
    hero: HeroId
    name: str
    by: Seat
    change: HandChange
    overflow: int
    words: str

    def apply(self, state: FeatsState) -> FeatsState:
        return with_heroes(state, _changed(state, self.hero, self.change, self.by).hero)

    def text(self) -> Text:
        said = text("feats-hand-line", hero=self.name, change=change_text(self.change))
        if self.overflow:
            said = text("feats-hand-overflow", line=said, overflow=self.overflow)
        return text("feats-hand-words", line=said, words=self.words) if self.words else said


class SourceNoted(FeatsEvent):
    """Whether the source of a condition still acts; a note for the GM (FT-FP-16)."""

    kind: Literal["source_noted"] = "source_noted"
    hero: HeroId
    condition: str

    def apply(self, state: FeatsState) -> FeatsState:
        hero = hero_called(state, self.hero)
        noted = found(hero.conditions, self.condition)
        marked = tuple(evolve(one, source_active=True) if one == noted else one for one in hero.conditions)
        return with_heroes(state, evolve(hero, conditions=marked))


def move_by_hand(led: FeatsLedger, hero: Hero, change: HandChange, by: Seat, words: str = "") -> None:
    """One change. Refusals: those of `change_by_hand`."""
    overflow = _changed(led.state, hero.id, change, by).overflow
    led.post(HandMoved(hero=hero.id, name=hero.name, by=by, change=change, overflow=overflow, words=words.strip()))


def _changed(state: FeatsState, hero: HeroId, change: HandChange, by: Seat) -> Changed:
    return change_by_hand(hero_called(state, hero), change, by, kind_now(state))


def change_text(change: HandChange) -> Text:
    match change:
        case MarkStress(amount=amount):
            return text("feats-did-mark-stress", amount=amount)
        case ClearStress(amount=amount):
            return text("feats-did-clear-stress", amount=amount)
        case SetExhaustion(level=level):
            return text("feats-did-exhaustion", level=str(level)) if level else text("feats-did-end-exhaustion")
        case AddCondition(name=name):
            return text("feats-did-add-condition", condition=name)
        case RemoveCondition(name=name):
            return text("feats-did-remove-condition", condition=name)
        case ChangeHeat(amount=amount):
            return text("feats-did-heat", amount=signed(amount))
        case ChangeTokens(amount=amount):
            return text("feats-did-tokens", amount=signed(amount))


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"\u2212{-amount}"


def gm_hand(here: FeatsPosition) -> Iterable[FeatsPending]:
    """For every hero: [Stress, Heat, tokens], [Condition +], [Token to …]."""
    heroes = heroes_at(here)
    for hero in heroes:
        yield _numbers(hero, in_combat=kind_now(here.state) == "combat")
        yield _condition(hero)
        others = tuple(one for one in heroes if one.id != hero.id)
        if hero.linked_advantage and others:
            yield _hand_token(hero, others)


def hero_menu(hero: Hero) -> tuple[Text, ...]:
    """Where the GM finds what concerns a hero."""
    return (MENU_GM, text("feats-menu-heroes"), text("feats-hero", hero=hero.name))


# ---- numbers


def _numbers(hero: Hero, *, in_combat: bool) -> FeatsPending:
    counters = tuple(_counters(hero, in_combat=in_combat))
    ends = tuple(_ends(hero))
    prompt = Prompt(
        id=f"hand.numbers.{hero.id}",
        to=TO_GM,
        title=text("feats-hand-numbers", hero=hero.name),
        body=sheet_blocks(hero),
        options=(*counters, *ends),
        groups=(
            Group(id="numbers", label=text("feats-group-numbers")),
            *((Group(id="ends", label=text("feats-group-ends")),) if ends else ()),
        ),
        most=sum(one.upto for one in (*counters, *ends)),
        ask=Ask(label=text("feats-hand-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=hero_menu(hero),
    )

    def moved(led: FeatsLedger, answer: Answer) -> None:
        for change in _changes(hero, answer):
            move_by_hand(led, hero, change, GM, answer.text)

    return Pending(prompt, moved)


def _counters(hero: Hero, *, in_combat: bool) -> Iterator[Option]:
    heat = (("heat", hero.heat),) if in_combat else ()
    for what, held in (
        ("stress", hero.stress.filled),
        ("exhaustion", exhaustion_of(hero.conditions)),
        *heat,
        ("token", hero.linked_advantage),
    ):
        yield _counter(f"{what}+", text(f"feats-count-{what}-more"), MOST_AT_ONCE)
        if held:
            yield _counter(f"{what}-", text(f"feats-count-{what}-less"), held)


def _counter(what: str, label: Text, upto: int) -> Option:
    return Option(id=what, label=label, group="numbers", upto=upto)


def _ends(hero: Hero) -> Iterator[Option]:
    """Ticks that end a condition; Exhaustion has its own counter."""
    for number, one in enumerate(hero.conditions):
        if one.id != EXHAUSTION:
            label = text("feats-end-condition", condition=condition_name(one))
            yield Option(id=f"end{number}", label=label, group="ends")


def _changes(hero: Hero, answer: Answer) -> Iterator[HandChange]:
    def count(what: str) -> int:
        return answer.count(what)

    if count("stress+"):
        yield MarkStress(change="mark_stress", amount=count("stress+"))
    if count("stress-"):
        yield ClearStress(change="clear_stress", amount=count("stress-"))
    if moved := count("exhaustion+") - count("exhaustion-"):
        yield SetExhaustion(change="exhaustion", level=exhaustion_of(hero.conditions) + moved)
    if moved := count("heat+") - count("heat-"):
        yield ChangeHeat(change="heat", amount=moved)
    if moved := count("token+") - count("token-"):
        yield ChangeTokens(change="tokens", amount=moved)
    for number, one in enumerate(hero.conditions):
        if count(f"end{number}"):
            yield RemoveCondition(change="remove_condition", name=one.id)


# ---- a new condition, a token handed over


def _condition(hero: Hero) -> FeatsPending:
    prompt = Prompt(
        id=f"hand.condition.{hero.id}",
        to=TO_GM,
        title=text("feats-hand-condition", hero=hero.name),
        options=(
            Option(id="plain", label=text("feats-condition-plain")),
            Option(id="active", label=text("feats-condition-active")),
        ),
        ask=Ask(label=text("feats-hand-condition-asks"), max_len=NAME_LIMIT, required=True),
        wait=Wait.NONE,
        menu=hero_menu(hero),
    )

    def added(led: FeatsLedger, answer: Answer) -> None:
        bare = HeroSheet(name=hero.name, stress=Stress(max=1), conditions=add((), answer.text))
        require_readable(bare, led.lexicon)  # a name that no sheet can hold would lock the hero's sheet (FT-CHAR-18)
        move_by_hand(led, hero, AddCondition(change="add_condition", name=answer.text), GM)
        if answer.pick == "active":
            led.post(SourceNoted(hero=hero.id, condition=answer.text))

    return Pending(prompt, added)


def _hand_token(hero: Hero, others: tuple[Hero, ...]) -> FeatsPending:
    prompt = Prompt(
        id=f"hand.token.{hero.id}",
        to=TO_GM,
        title=text("feats-hand-token", hero=hero.name),
        options=tuple(Option(id=one.id, label=text("feats-hero", hero=one.name)) for one in others),
        wait=Wait.NONE,
        menu=hero_menu(hero),
    )

    def handed(led: FeatsLedger, answer: Answer) -> None:
        other = next((one for one in others if one.id == answer.pick), None)
        if other is None:
            raise Rejected("unknown-hero", hero=answer.pick)
        move_by_hand(led, hero, ChangeTokens(change="tokens", amount=-1), GM)
        move_by_hand(led, other, ChangeTokens(change="tokens", amount=1), GM)

    return Pending(prompt, handed)

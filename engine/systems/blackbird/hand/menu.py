"""The GM's hand on a hero: every number may be set right, flags struck out or given back (BB-GM-01, BB-GM-02).

What a hand sets stays possible: nothing below zero, nothing above its maximum, no career below what is made of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from engine.core.base import Rejected, Text, evolve, remembered, text
from engine.core.prompt import Answer, Ask, Option, Prompt, Quote, Wait
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    TO_GM,
    WORDS_LIMIT,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    character_called,
    gm_menu_of,
    with_character,
)
from engine.systems.blackbird.character import ATTRIBUTES, FLAG_POOL, Character, Flag
from engine.systems.blackbird.growth.trait_events import without_lost_offers
from engine.systems.blackbird.health import DEAD_AT
from engine.systems.blackbird.heroes.costs import spent_in
from engine.systems.blackbird.heroes.creation import HIGHEST_ATTRIBUTE
from engine.systems.blackbird.heroes.draft_events import without_drafts_of
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.sheet.view import attribute_text, flag_text, refusal_text
from engine.systems.blackbird.state import BlackbirdState

AT_ONCE = 9
HIGHEST = 99
"""No number of a sheet is set above it."""


class HeroSet(BlackbirdEvent):
    """A character as the GM's hand has left them; `lines` say what is otherwise now."""

    kind: Literal["hero_set"] = "hero_set"
    character: Character
    lines: tuple[Text, ...]
    words: str = ""

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        return without_lost_offers(without_drafts_of(with_character(state, self.character), self.character.id))

    def text(self) -> Text:
        said = text("blackbird-hand", hero=self.character.name)
        for one in self.lines:
            said = text("blackbird-and", said=said, more=one)
        return text("blackbird-with-words", said=said, words=self.words) if self.words else said


class Number(NamedTuple):
    """A number of a sheet: its button, what it is called, its bounds."""

    id: str
    label: Text
    now: int
    least: int
    most: int


def gm_hand(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Numbers], [Attributes and careers] and [Flags] of every character with a sheet."""
    for one in here.state.characters.values():
        yield _numbers(one, here.options)
        yield _invested(one)
        if one.flags:
            yield _flags(one)


# ---- numbers


@remembered
def _numbers(one: Character, rules: BlackbirdOptions) -> BlackbirdPending:
    """What play spends and wins; the health of the dead too, for nobody is healed of death (BB-HEALTH-05)."""
    pool = HIGHEST if rules.pool_cap == "none" else one.pool_max
    dead = one.health <= DEAD_AT
    counts = (
        *((Number("health", text("blackbird-sheet-health"), one.health, 0, one.health_max),) if dead else ()),
        Number("pool", text("blackbird-pool"), one.pool, 0, max(pool, one.pool)),
        Number("pool_max", text("blackbird-pool-max"), one.pool_max, 0, HIGHEST),
        Number("health_bonus", text("blackbird-health-bonus"), one.health_bonus, -_endured(one), HIGHEST),
        Number("fate_points", text("blackbird-fate-points"), one.fate_points, 0, max(one.fate_max, one.fate_points)),
        Number("fate_max", text("blackbird-fate-max"), one.fate_max, 0, HIGHEST),
        Number("career_xp", text("blackbird-count-career-xp"), one.career_xp, 0, HIGHEST),
        Number("general_xp", text("blackbird-count-general-xp"), one.general_xp, 0, HIGHEST),
        *(
            Number(f"f{at}", text("blackbird-flag-name", flag=flag.name), flag.pool, 0, FLAG_POOL)
            for at, flag in enumerate(one.flags)
        ),
    )
    return _counted(one, "numbers", counts)


def _endured(one: Character) -> int:
    """The maximum of health without any bonus: what a bonus may take away of it, but for one."""
    return one.health_max - one.health_bonus - 1


@remembered
def _invested(one: Character) -> BlackbirdPending:
    """What creation and experience have built."""
    counts = (
        *(Number(name, attribute_text(name), one.attributes.get(name, 0), 0, HIGHEST_ATTRIBUTE) for name in ATTRIBUTES),
        *(
            Number(
                f"c{at}",
                text("blackbird-trait", name=career.name),
                career.points,
                max(0, spent_in(career.aspects) - career.xp),
                HIGHEST,
            )
            for at, career in enumerate(one.careers)
        ),
    )
    return _counted(one, "built", counts)


def _counted(one: Character, what: str, numbers: tuple[Number, ...]) -> BlackbirdPending:
    """Plus and minus for each number."""
    options = tuple(_plus_and_minus(numbers))
    prompt = Prompt(
        id=f"hand.{what}.{one.id}",
        to=TO_GM,
        title=text(f"blackbird-hand-{what}", hero=one.name),
        body=(Line(text=text("blackbird-hand-says")),),
        options=options,
        most=sum(option.upto for option in options),
        ask=Ask(label=text("blackbird-why-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=gm_menu_of(one),
    )

    def quote(picks: tuple[str, ...]) -> Quote:
        changed = tuple(_changed(numbers, picks))
        problem = refusal_text(Rejected("nothing-changes")) if picks and not changed else None
        return Quote(lines=tuple(_number_text(number, now) for number, now in changed), problem=problem)

    def set_right(led: BlackbirdLedger, answer: Answer) -> None:
        changed = tuple(_changed(numbers, answer.picks))
        after = _with_numbers(character_called(led.state, one.id), {number.id: now for number, now in changed})
        lines = tuple(_number_text(number, now) for number, now in changed)
        led.post(HeroSet(character=after, lines=lines, words=answer.text.strip()))

    return BlackbirdPending(prompt, set_right, quote)


def _plus_and_minus(numbers: Iterable[Number]) -> Iterator[Option]:
    for one in numbers:
        if one.now < one.most:
            label = text("blackbird-plus", what=one.label)
            yield Option(id=f"{one.id}.more", label=label, upto=min(AT_ONCE, one.most - one.now))
        if one.now > one.least:
            label = text("blackbird-minus", what=one.label)
            yield Option(id=f"{one.id}.less", label=label, upto=min(AT_ONCE, one.now - one.least))


def _changed(numbers: Iterable[Number], picks: tuple[str, ...]) -> Iterator[tuple[Number, int]]:
    for one in numbers:
        moved = picks.count(f"{one.id}.more") - picks.count(f"{one.id}.less")
        if moved:
            yield one, one.now + moved


def _number_text(number: Number, now: int) -> Text:
    return text("blackbird-number-now", what=number.label, value=str(now))


def _with_numbers(one: Character, now: dict[str, int]) -> Character:
    """The character with some numbers; what is above a lowered maximum comes down to it."""
    fields = {name: value for name, value in now.items() if name in Character.model_fields}
    attributes = {name: now.get(name, one.attributes.get(name, 0)) for name in ATTRIBUTES}
    after = evolve(
        one,
        **fields,
        attributes=type(one.attributes)(attributes),
        careers=tuple(evolve(each, points=now.get(f"c{at}", each.points)) for at, each in enumerate(one.careers)),
        flags=tuple(evolve(each, pool=now.get(f"f{at}", each.pool)) for at, each in enumerate(one.flags)),
    )
    return within_bounds(one, after)


def within_bounds(before: Character, after: Character) -> Character:
    """A maximum that has come down takes what was above it along."""
    return evolve(
        after,
        pool=min(after.pool, after.pool_max) if after.pool_max < before.pool_max else after.pool,
        health=min(after.health, after.health_max) if after.health_max < before.health_max else after.health,
        fate_points=min(after.fate_points, after.fate_max) if after.fate_max < before.fate_max else after.fate_points,
    )


# ---- flags


@remembered
def _flags(one: Character) -> BlackbirdPending:
    """A flag is struck out, or given back (BB-FLAG-02)."""
    prompt = Prompt(
        id=f"hand.flags.{one.id}",
        to=TO_GM,
        title=text("blackbird-hand-flags", hero=one.name),
        body=tuple(Line(text=flag_text(flag)) for flag in one.flags),
        options=tuple(Option(id=f"f{at}", label=_switch(flag)) for at, flag in enumerate(one.flags)),
        wait=Wait.NONE,
        menu=gm_menu_of(one),
        terms=tuple(int(flag.active) for flag in one.flags),
        about="flag",
    )

    def switched(led: BlackbirdLedger, answer: Answer) -> None:
        now = character_called(led.state, one.id)
        at = int(answer.pick.removeprefix("f"))
        flag = evolve(now.flags[at], active=not now.flags[at].active)
        flags = tuple(flag if number == at else each for number, each in enumerate(now.flags))
        led.post(HeroSet(character=evolve(now, flags=flags), lines=(flag_text(flag),)))

    return BlackbirdPending(prompt, switched)


def _switch(flag: Flag) -> Text:
    return text("blackbird-strike-out" if flag.active else "blackbird-give-back", flag=flag.name)

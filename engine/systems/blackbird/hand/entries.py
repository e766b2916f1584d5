"""The GM's hand on what a sheet names: given, written anew, taken off (BB-GM-01, BB-ITEM-01, BB-ASPECT-03).

What is once made its player never changes; the GM may change anything (ruling A-06).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Text, evolve, remembered, text
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Line
from engine.systems.blackbird.at_table import (
    TO_GM,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    character_called,
    gm_menu_of,
)
from engine.systems.blackbird.character import Character, Sheet
from engine.systems.blackbird.hand.menu import HeroSet, within_bounds
from engine.systems.blackbird.heroes.joining import sheet_of
from engine.systems.blackbird.heroes.questions import LINE_LIMIT
from engine.systems.blackbird.sheet.entries import Listed, Sort, given, listed, rewritten, without
from engine.systems.blackbird.sheet.write import require_readable

GIFTS: tuple[Sort, ...] = ("item", "talent", "flag", "career")
"""Perks are rewards, aspects and skills are made in careers."""
LINE = Ask(label=text("blackbird-line-asks"), max_len=LINE_LIMIT, required=True)


def hand_entries(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Give], [Write anew] and [Take off] for every character with a sheet."""
    for one in here.state.characters.values():
        yield from _of(one)


@remembered
def _of(one: Character) -> tuple[BlackbirdPending, ...]:
    entries = listed(one)
    return (_give(one), *((_write(one, entries), _take(one, entries)) if entries else ()))


def _give(one: Character) -> BlackbirdPending:
    gifts = tuple(Option(id=sort, label=text(f"blackbird-give-{sort}")) for sort in GIFTS)
    prompt = evolve(_form("give", one, gifts), ask=LINE, about="item")

    def gave(led: BlackbirdLedger, answer: Answer) -> None:
        now = character_called(led.state, one.id)
        sort = next(each for each in GIFTS if each == answer.pick)
        line = text("blackbird-given", line=tidy(answer.text))
        _set(led, now, given(sheet_of(now), sort, answer.text, led.lexicon), line)

    return BlackbirdPending(prompt, gave)


def _write(one: Character, entries: tuple[Listed, ...]) -> BlackbirdPending:
    prompt = evolve(_form("write", one, _buttons(entries)), ask=LINE)

    def wrote(led: BlackbirdLedger, answer: Answer) -> None:
        now = character_called(led.state, one.id)
        entry = next(each for each in entries if each.id == answer.pick)
        line = text("blackbird-rewritten", name=entry.name, line=tidy(answer.text))
        _set(led, now, rewritten(sheet_of(now), entry, answer.text, led.lexicon), line)

    return BlackbirdPending(prompt, wrote)


def _take(one: Character, entries: tuple[Listed, ...]) -> BlackbirdPending:
    prompt = evolve(_form("take", one, _buttons(entries)), most=len(entries))

    def took(led: BlackbirdLedger, answer: Answer) -> None:
        now = character_called(led.state, one.id)
        gone = [each for each in entries if each.id in answer.picks]
        lines = (text("blackbird-taken", name=each.name) for each in gone)
        _set(led, now, without(sheet_of(now), frozenset((each.sort, each.name) for each in gone)), *lines)

    return BlackbirdPending(prompt, took)


def _form(what: str, one: Character, options: tuple[Option, ...]) -> Prompt:
    return Prompt(
        id=f"hand.{what}.{one.id}",
        to=TO_GM,
        title=text(f"blackbird-hand-{what}", hero=one.name),
        body=(Line(text=text(f"blackbird-hand-{what}-says")),),
        options=options,
        wait=Wait.NONE,
        menu=gm_menu_of(one),
        terms=tuple(each.name for each in listed(one)),
    )


def _buttons(entries: tuple[Listed, ...]) -> tuple[Option, ...]:
    return tuple(Option(id=each.id, label=text("blackbird-trait", name=each.name)) for each in entries)


def _set(led: BlackbirdLedger, now: Character, sheet: Sheet, *lines: Text) -> None:
    """The character with another sheet; what perks gave comes and goes with them (BB-HEALTH-07, ruling A-24).

    Refusal: `not-readable` for what no sheet could hold.
    """
    health, fate_max = (_given_by(sheet, what) - _given_by(now, what) for what in ("health", "fate_max"))
    fields = {name: getattr(sheet, name) for name in Sheet.model_fields}
    fields |= {"health_bonus": now.health_bonus + health, "fate_max": max(0, now.fate_max + fate_max)}
    after = within_bounds(now, evolve(now, **fields))
    require_readable(sheet_of(after), led.lexicon)
    led.post(HeroSet(character=after, lines=lines))


def _given_by(sheet: Sheet, what: str) -> int:
    """What the perks of a sheet add to a maximum."""
    return sum(getattr(one, what) for one in sheet.perks)

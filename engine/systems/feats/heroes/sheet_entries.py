"""One entry of a text sheet: a skill, an ability, an item, a condition, a row of stress boxes.

FT-CHAR-10, FT-CHAR-11, FT-CHAR-12, FT-CHAR-13, FT-CHAR-14. The words come from the lexicon; a line at fault is refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import SEPARATOR, Lexicon, before_separator, tidy
from engine.systems.feats.conditions import EXHAUSTION, condition_id
from engine.systems.feats.hero import NAME_LIMIT, Condition, Effect, Stress
from engine.systems.feats.skills import Skill

LineWarning = Literal["heat-missing", "count-missing", "level-missing"]

LONGEST_NUMBER = 6
"""Digits of a number; a longer one is none."""
NUMBER = rf"[0-9]{{1,{LONGEST_NUMBER}}}(?![0-9])"
COST = rf"({NUMBER})(?:\s*/\s*({NUMBER}))?"
GROUP = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
ONLY_COST = re.compile(rf"^\s*{COST}\s*$")
FILLED_BOXES = "\u25a0\u2612\u2611\u2b1b"
EMPTY_BOXES = "\u25a1\u2610\u2b1c"
EMOJI_STYLE = "\ufe0f"


class ReadEffect(NamedTuple):
    effect: Effect
    warning: LineWarning | None = None


class ReadCondition(NamedTuple):
    condition: Condition
    warning: LineWarning | None = None


class Found(NamedTuple):
    """An entry parted at its number: the name before it, the number's groups, the text after it."""

    name: str
    numbers: tuple[str | None, ...]
    rest: str


@dataclass(frozen=True)
class EntryForms:
    """The expressions of all entries with the words of a lexicon."""

    skill: re.Pattern[str]
    mark: re.Pattern[str]
    heat_word: re.Pattern[str]
    heat: re.Pattern[str]
    used_first: re.Pattern[str]
    used_last: re.Pattern[str]
    count: re.Pattern[str]
    source_active: re.Pattern[str]
    exhaustion: re.Pattern[str]
    stress: re.Pattern[str]


def read_stress(value: str, forms: EntryForms) -> Stress:
    """`6`, `1/6`, `6 (filled 1)` or drawn boxes; the maximum before Exhaustion (FT-CHAR-10). Refusal: `bad-stress`."""
    filled, most = _boxes(value) or _stress_numbers(value, forms)
    if most < 1 or filled > most:
        raise Rejected("bad-stress")
    return Stress(max=most, filled=filled)


def read_skill(entry: str, forms: EntryForms) -> Skill:
    """`name rank/value`, with a mark for an archetype skill; the last pair of the line counts. Ranges are not checked.

    Refusal: `bad-skill-line` (FT-CHAR-11).
    """
    found = forms.skill.match(entry)
    name, marked = _without(forms.mark, _before_number(found["name"])) if found else ("", False)
    if found is None or not name:
        raise Rejected("bad-skill-line")
    rank = found["rank"] or found["rank_word"]
    value = found["value"] or found["rolled"] or found["value_word"] or found["rolled_word"] or "0"
    return Skill(name=_named(name), rank=int(rank), value=int(value), archetype=marked or found["mark"] is not None)


def read_ability(entry: str, forms: EntryForms) -> ReadEffect:
    """`name (Heat N/M) [used]: text`; without a cost 0 and a warning. Refusal: `bad-ability-line` (FT-CHAR-12)."""
    found = _heat_cost(entry, forms)
    if found is None:
        name, text = before_separator(entry)
        name, used = _without(forms.used_last, name)
        base = current = 0
    else:
        name, (base, current) = found.name, _costs(found.numbers)
        text, used = _without(forms.used_first, found.rest)
        text = _text(text)
    if not name:
        raise Rejected("bad-ability-line")
    effect = Effect(
        kind="ability",
        name=_named(name),
        base_heat_cost=base,
        current_heat_cost=current,
        used_this_scene=used,
        text=text,
    )
    return ReadEffect(effect, None if found else "heat-missing")


def read_item(entry: str, kind: Literal["item", "effect"], forms: EntryForms) -> ReadEffect:
    """`name ×N: text`; without a count 1 and a warning. Refusal: `bad-item-line` (FT-CHAR-13)."""
    found = _part(entry, forms.count)
    if found is None:
        name, text = before_separator(entry)
        count = 1
    else:
        name, text = found.name, _text(found.rest)
        count = int(next(number for number in found.numbers if number))
    if not name:
        raise Rejected("bad-item-line")
    effect = Effect(kind=kind, name=_named(name), uses_left=count, text=text)
    return ReadEffect(effect, None if found else "count-missing")


def read_gear(entry: str) -> Effect:
    """The whole line is its name (FT-CHAR-13)."""
    return Effect(kind="gear", name=_named(entry))


def read_condition(entry: str, forms: EntryForms) -> ReadCondition:
    """A name, then `[source active]`; Exhaustion has a level. Refusal: `bad-condition-level` for 0 (FT-CHAR-14)."""
    name, active = _without(forms.source_active, entry)
    if not name:
        raise Rejected("empty-value")
    leveled = forms.exhaustion.match(name)
    if leveled is None:
        return ReadCondition(Condition(id=condition_id(_named(name)), source_active=active))
    level = leveled["level"]
    if level is not None and int(level) < 1:
        raise Rejected("bad-condition-level")
    condition = Condition(id=EXHAUSTION, level=int(level or 1), source_active=active)
    return ReadCondition(condition, None if level else "level-missing")


@lru_cache(maxsize=16)
def entry_forms(lexicon: Lexicon) -> EntryForms:
    def form(pattern: str) -> re.Pattern[str]:
        return re.compile(pattern, re.IGNORECASE)

    word = lexicon.pattern
    mark = rf"(?:\[\*\]|\(\*\)|\*|\u2605|\(\s*(?:{word('archetype')})\s*\))"
    die = rf"2\s*(?:{word('die')})\s*8"
    used = rf"\[\s*(?:{word('used')})\s*\]"
    heat = rf"(?<!\w)(?:{word('heat-cost')})(?!\w)"
    return EntryForms(
        skill=form(rf"^(?P<name>.*?)(?:{_pair(die)}|{_worded_pair(lexicon, die)})\s*(?P<mark>{mark})?$"),
        mark=form(rf"\s*{mark}$"),
        heat_word=form(heat),
        heat=form(rf"{heat}\s*[:=]?\s*{COST}|(?<![\w/]){COST}\s+{heat}"),
        used_first=form(rf"^\s*{used}"),
        used_last=form(rf"\s*{used}$"),
        count=form(
            rf"(?<=\s)(?:(?:{word('times')})\s?({NUMBER})(?!\w)"
            rf"|({NUMBER})\s*(?:{word('pieces')})(?!\w)\.?|\(\s*({NUMBER})\s*\))"
        ),
        source_active=form(rf"\s*\[\s*(?:{word('source-active')})\s*\]$"),
        exhaustion=form(rf"^(?:{word('exhaustion')})(?:(?:{SEPARATOR}|\s+)(?P<level>{NUMBER}))?$"),
        stress=form(
            rf"^(?:({NUMBER})\s*/\s*({NUMBER})"
            rf"|({NUMBER})(?:\s*\(\s*(?:{word('filled')})\s*:?\s*({NUMBER})\s*\))?)$"
        ),
    )


def _pair(die: str) -> str:
    value = rf"(?:{die}(?:\s*\+\s*(?P<rolled>{NUMBER}))?|\+?\s*(?P<value>{NUMBER}))"
    return rf"(?<![0-9])(?P<rank>{NUMBER})\s*/\s*{value}"


def _worded_pair(lexicon: Lexicon, die: str) -> str:
    value = rf"(?:{die}(?:\s*\+\s*(?P<rolled_word>{NUMBER}))?|\+?\s*(?P<value_word>{NUMBER}))"
    rank_word, value_word = lexicon.pattern("character-rank"), lexicon.pattern("value")
    return rf"(?<!\w)(?:{rank_word})\s*(?P<rank_word>{NUMBER})\s*,?\s*(?:{value_word})\s*{value}"


def _boxes(value: str) -> tuple[int, int] | None:
    drawn = value.replace(" ", "").replace(EMOJI_STYLE, "")
    if not drawn or not set(drawn) <= set(FILLED_BOXES + EMPTY_BOXES):
        return None
    return sum(box in FILLED_BOXES for box in drawn), len(drawn)


def _stress_numbers(value: str, forms: EntryForms) -> tuple[int, int]:
    found = forms.stress.match(value)
    if found is None:
        raise Rejected("bad-stress")
    filled, of, most, remark = found.groups()
    return (int(filled), int(of)) if filled else (int(remark or 0), int(most))


def _heat_cost(entry: str, forms: EntryForms) -> Found | None:
    """The first group with word and number, else both in the open line, else the first group of a number alone."""
    groups = list(GROUP.finditer(entry))
    for group in groups:
        cost = re.search(COST, group[1])
        if cost is not None and forms.heat_word.search(group[1]):
            return Found(_before_number(entry[: group.start()]), cost.groups(), entry[group.end() :])
    open_line = GROUP.sub(lambda group: "\0" * len(group[0]), entry)
    found = _part(open_line, forms.heat)
    if found is not None:
        end = len(entry) - len(found.rest)
        name = entry[: len(found.name)]
        return Found(name, found.numbers, entry[end:])
    for group in groups:
        cost = ONLY_COST.match(group[1])
        if cost is not None:
            return Found(_before_number(entry[: group.start()]), cost.groups(), entry[group.end() :])
    return None


def _part(entry: str, form: re.Pattern[str]) -> Found | None:
    found = form.search(entry)
    if found is None:
        return None
    return Found(_before_number(entry[: found.start()]), found.groups(), entry[found.end() :])


def _costs(numbers: tuple[str | None, ...]) -> tuple[int, int]:
    given = [int(number) for number in numbers if number]
    return given[0], given[-1]


def _before_number(text: str) -> str:
    """A name without the separator that stands between it and its number."""
    return re.sub(rf"{SEPARATOR}$", "", f"{text.rstrip()} ").strip()


def _text(rest: str) -> str:
    """What follows a number, without the one separator before it."""
    return re.sub(rf"^(?:\s*[.,;]|{SEPARATOR})?\s*", "", f" {rest}", count=1).strip()


def _without(form: re.Pattern[str], text: str) -> tuple[str, bool]:
    """A text without a mark in it, and whether it was there."""
    found = form.search(text)
    return (text, False) if found is None else (tidy(text[: found.start()] + text[found.end() :]), True)


def _named(name: str) -> str:
    if len(name) > NAME_LIMIT:
        raise Rejected("bad-name", most=NAME_LIMIT)
    return name

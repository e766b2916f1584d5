"""What a line of a text sheet says: a name, a number, attributes, a heading, an aspect or a skill (BB-SHEET-02)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import DASH, SEPARATOR, Lexicon, folded, tidy
from engine.systems.blackbird.character import ATTRIBUTES, NAME_LIMIT, Attribute
from engine.systems.blackbird.sheet.lines import begins_like_bullet

LISTS = ("careers", "talents", "flags", "perks", "inventory")
NUMBERS = ("fate-points", "pool", "health", "career-xp", "general-xp", "dice")
KEYWORDS = ("name", "npc", "attributes", *ATTRIBUTES, "aspect", "skill", *LISTS, *NUMBERS, "notes")
Sort = Literal["name", "number", "attributes", "heading", "trait", ""]

SIGN = rf"(?:\s*[:=]\s*|\s+{DASH}\s*|{DASH}(?=[0-9]))"
BRACKETED = r"(?:\s*(?:\([^()]*\)|\[[^\[\]]*\]))*"
COUNT = r"[0-9]{1,6}(?![0-9])"
FORBIDDEN = re.compile(r"[()\[\]:;/=]|\*\*|__|~~")
QUOTED = re.compile("^(?:\u00ab(.*)\u00bb|\u201c(.*)\u201d|\u201e(.*)[\u201c\u201d]|\"(.*)\"|'(.*)')$")


class Said(NamedTuple):
    """How a line was read: its keyword's word in the lexicon, and what follows it."""

    sort: Sort = ""
    word: str = ""
    value: str = ""


def read_said(line: str, lexicon: Lexicon) -> Said:
    """The keyword that a line begins with; without one it is an ordinary line."""
    for sort, word, form in _forms(lexicon):
        if found := form.match(line):
            return Said(sort, word, tidy(found["value"] or ""))
    return Said()


class Number(NamedTuple):
    """`n`, or `n/m`."""

    value: int
    most: int | None = None


def read_number(value: str, lexicon: Lexicon) -> Number:
    """Refusal: `number-expected`."""
    found = _number_form(lexicon).match(value)
    if found is None:
        raise Rejected("number-expected")
    return Number(int(found[1]), int(found[2]) if found[2] else None)


def attribute_of(typed: str, lexicon: Lexicon) -> Attribute | None:
    """The attribute that a word means, also shortened."""
    return next((one for one in ATTRIBUTES if lexicon.means(one, typed.strip().removesuffix("."))), None)


def trait_name(typed: str, lexicon: Lexicon) -> str:
    """BB-SHEET-11: a name of a trait, perk or item, without quotation marks around it. Refusal: `bad-name`."""
    name = unquoted(typed)
    wrong = FORBIDDEN.search(name) or begins_like_bullet(name) or folded(name) in _all_keywords(lexicon)
    if wrong or not 1 <= len(name) <= NAME_LIMIT:
        raise Rejected("bad-name", most=NAME_LIMIT)
    return name


def unquoted(typed: str) -> str:
    name = tidy(typed)
    found = QUOTED.match(name)
    return tidy(next(one for one in found.groups() if one is not None)) if found else name


def split_outside(value: str, signs: str) -> tuple[str, ...]:
    """The parts of a text between some signs that stand in no brackets; empty ones left out."""
    parts, depth = [""], 0
    for letter in value:
        depth = max(0, depth + (letter in "([") - (letter in ")]"))
        if letter in signs and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return tuple(part for one in parts if (part := tidy(one)))


@lru_cache(maxsize=16)
def _all_keywords(lexicon: Lexicon) -> frozenset[str]:
    return frozenset(folded(spelling) for word in KEYWORDS for spelling in lexicon.spellings(word))


@lru_cache(maxsize=16)
def _number_form(lexicon: Lexicon) -> re.Pattern[str]:
    of = lexicon.pattern("of")
    return re.compile(rf"^({COUNT})(?:\s*(?:/|{of})\s*({COUNT}))?{BRACKETED}\.?$", re.IGNORECASE)


@lru_cache(maxsize=16)
def _forms(lexicon: Lexicon) -> tuple[tuple[Sort, str, re.Pattern[str]], ...]:
    return tuple((sort, word, re.compile(form, re.IGNORECASE)) for sort, word, form in _written_forms(lexicon))


def _written_forms(lexicon: Lexicon) -> Iterator[tuple[Sort, str, str]]:
    points, of = lexicon.pattern("points"), lexicon.pattern("of")
    total = rf"[0-9]+(?:\s*(?:{points}))?\.?"
    for word in ("npc", "name"):
        yield "name", word, rf"^(?:{lexicon.pattern(word)}){SEPARATOR}(?P<value>.*)$"
    any_attribute = rf"(?:{lexicon.pattern(*ATTRIBUTES)})\.?"
    yield "attributes", "", rf"^(?P<value>{any_attribute}(?:{SIGN}.*|\s+[0-9].*))$"
    for word in NUMBERS:
        keyword = f"(?:{lexicon.pattern(word)})"
        yield "number", word, rf"^{keyword}{SIGN}(?P<value>.*)$"
        dice = r"(?:\s*[\u043a\u0434kd]\s*[0-9]+)?" if word == "dice" else ""
        yield "number", word, rf"^{keyword}\s+(?P<value>{COUNT}{dice}(?:\s*(?:/|{of})\s*{COUNT})?{BRACKETED})$"
    for word in ("aspect", "skill"):
        yield "trait", word, rf"^(?:{lexicon.pattern(word)})\s*:\s*(?P<value>.*)$"
    for word in ("attributes", *LISTS, "notes"):
        head = rf"^(?:{lexicon.pattern(word)})(?:\s*[(\[]\s*[0-9][^()\[\]]*[)\]])?"
        rest = r"(?P<value>.*)" if word == "notes" else rf"(?:{total}$)?(?P<value>.*)"
        yield "heading", word, rf"{head}\s*(?::\s*{rest})?$"

"""Text sheets: how a line is cleaned, where a keyword ends, and the words of all languages, which come from outside.

FT-CHAR-08, FT-CHAR-09. What a line means is the business of each rule system.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.core.base import Map

DOTTED_E = "\u0451"
PLAIN_E = "\u0435"
"""Cyrillic e with and without its dots: the same letter to every reader (FT-NEED-03)."""

NO_BREAK_SPACES = str.maketrans(dict.fromkeys("\u00a0\u202f\u2007", " "))
DASH = "[-\u2013\u2014]"
SEPARATOR = rf"(?:\s*[:=]\s*|\s+{DASH}(?:\s+|$))"
"""`:`, `=`, or a dash between spaces."""

BBCODE = re.compile(r"\[/?(?:b|i|u|s|size|color|quote|list)(?:=[^\]]*)?\]", re.IGNORECASE)
BULLET = re.compile(rf"^(?:(?:{DASH}|[\u2022\u00b7*]|[0-9]+[.)])\s+|\[\*\]\s*)")
LINE_BREAK = re.compile(r"\r\n|\n|\r")

Words = Map[str, tuple[str, ...]]


@dataclass(frozen=True)
class Lexicon:
    """The words of text sheets: language -> word id -> its spellings, of which the first is written on export."""

    languages: Map[str, Words]

    def first(self, language: str, word: str) -> str:
        """The spelling to write. Raises `KeyError` for a language or a word that the lexicon does not have."""
        return self.languages[language][word][0]

    def spellings(self, word: str) -> tuple[str, ...]:
        """All spellings in all languages, the longest first; all are understood, whatever the game's language."""
        every = {spelling for words in self.languages.values() for spelling in words.get(word, ())}
        return tuple(sorted(every, key=lambda spelling: (-len(spelling), spelling)))

    def pattern(self, *words: str) -> str:
        """A regular expression (to be compiled without case) for any spelling of some words."""
        return "|".join(loose(spelling) for word in words for spelling in self.spellings(word)) or r"(?!)"

    def means(self, word: str, typed: str) -> bool:
        return folded(typed) in {folded(spelling) for spelling in self.spellings(word)}


NO_WORDS = Lexicon(Map())
"""For games whose sheets nobody reads or writes."""


@dataclass(frozen=True)
class Keyword:
    """A keyword of a sheet. `id` is its word in the lexicon.

    A `number` also stands without a separator before its digit; a `ranked` one moreover after its number, and with a
    remark in parentheses at the end. A `section` collects the lines below it.
    """

    id: str
    form: Literal["text", "number", "ranked", "section"] = "text"


@dataclass(frozen=True)
class SheetLine:
    """A line that is not empty: its number in the pasted text (from 1, empty lines counted), and how it was read."""

    number: int
    text: str
    keyword: Keyword | None = None
    value: str = ""


def read_lines(pasted: str, keywords: Iterable[Keyword], lexicon: Lexicon) -> Iterator[SheetLine]:
    """The lines of a pasted sheet, cleaned (FT-CHAR-08). A keyword wins over every other reading (FT-CHAR-09)."""
    forms = keyword_forms(tuple(keywords), lexicon)
    for number, raw in enumerate(LINE_BREAK.split(pasted), start=1):
        line = clean_line(raw)
        if line:
            yield _read(number, line, forms)


def clean_line(raw: str) -> str:
    """A line without no-break spaces, bold marks, BBCode tags, heading signs and one bullet, in that order."""
    line = raw.translate(NO_BREAK_SPACES).replace("**", "").replace("__", "")
    line = BBCODE.sub("", line)
    return tidy(BULLET.sub("", _without_heading(line.strip())))


def tidy(typed: str) -> str:
    """Outer spaces off, inner ones collapsed."""
    return " ".join(typed.split())


def folded(typed: str) -> str:
    """What two names are compared by: tidy, without case, without the dots of the Cyrillic e."""
    return tidy(typed).casefold().replace(DOTTED_E, PLAIN_E)


def loose(spelling: str) -> str:
    """A regular expression for a spelling as `folded` compares it."""
    return "".join(_loose_letter(letter) for letter in folded(spelling))


def entries(value: str) -> tuple[str, ...]:
    """What stands behind a section's separator, split at `;` and `,` outside parentheses and brackets."""
    parts, depth = [""], 0
    for letter in value:
        depth = max(0, depth + (letter in "([") - (letter in ")]"))
        if letter in ";," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return tuple(entry for part in parts if (entry := tidy(part)))


def before_separator(text: str) -> tuple[str, str]:
    """A text up to its first separator, and what follows it."""
    found = re.search(SEPARATOR, text)
    return (text, "") if found is None else (text[: found.start()].strip(), text[found.end() :].strip())


def capitalised(spelling: str) -> str:
    """A keyword as it begins a line: its first letter is a capital, the others stay."""
    return spelling[:1].upper() + spelling[1:]


@lru_cache(maxsize=16)
def keyword_forms(keywords: tuple[Keyword, ...], lexicon: Lexicon) -> tuple[tuple[Keyword, re.Pattern[str]], ...]:
    """Each keyword with the expressions of its lines; the group `value` holds what is said of it."""
    return tuple(
        (keyword, re.compile(form, re.IGNORECASE))
        for keyword in keywords
        for form in _forms(keyword, f"(?:{lexicon.pattern(keyword.id)})")
    )


def _without_heading(line: str) -> str:
    if not line.startswith(("#", "=")):
        return line
    return line.lstrip(line[0]).strip().rstrip("=").rstrip()


def _forms(keyword: Keyword, word: str) -> Iterator[str]:
    remark = r"(?:\s*\([^()]*\))?" if keyword.form in {"section", "ranked"} else ""
    if keyword.form == "section":
        yield rf"^{word}{remark}(?:{SEPARATOR}(?P<value>.*))?$"
    elif keyword.form == "ranked":
        yield rf"^{word}{SEPARATOR}(?P<value>.*?){remark}$"
        yield rf"^{word}\s+(?P<value>[0-9].*?){remark}$"
        yield rf"^(?P<value>[0-9]+)\s*{word}{remark}$"
    else:
        yield rf"^{word}{SEPARATOR}(?P<value>.*)$"
        if keyword.form == "number":
            yield rf"^{word}\s+(?P<value>[0-9].*)$"


def _read(number: int, line: str, forms: tuple[tuple[Keyword, re.Pattern[str]], ...]) -> SheetLine:
    for keyword, form in forms:
        found = form.match(line)
        if found is not None:
            return SheetLine(number, line, keyword, tidy(found["value"] or ""))
    return SheetLine(number, line)


def _loose_letter(letter: str) -> str:
    if letter == " ":
        return r"\s+"
    return f"[{PLAIN_E}{DOTTED_E}]" if letter == PLAIN_E else re.escape(letter)

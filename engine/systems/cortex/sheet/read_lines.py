"""Lines of a text sheet: how one is cleaned, and what makes it a keyword line (CX-TXT-02, CX-TXT-03, FL-TXT-01)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.core.base import Map
from engine.core.sheet import LINE_BREAK, NO_BREAK_SPACES, Lexicon, tidy
from engine.systems.cortex.canon import Canon

DASH = r"[-\u2013\u2014]"
SEPARATOR = rf"(?:\s*[:=]\s*|\s+{DASH}(?:\s+|$))"
"""What parts a keyword from its value."""
DIE = r"[dDдДкК]\d+"
DICE = rf"\d{{0,2}}{DIE}(?:[\s,;+]+\d{{0,2}}{DIE})*"
BULLET = re.compile(r"^[\u2022*\u2013-] +")
BBCODE = re.compile(r"\[/?[biu]\]", re.IGNORECASE)
PLAIN_MARK = ">"

Shape = Literal["text", "open", "die", "number"]
"""`text` needs its separator; an `open` one may stand alone and is a heading, then; a `die` and a `number` may follow
their keyword after a dash or a space."""

_COMMON: tuple[tuple[str, tuple[Shape, ...]], ...] = (
    ("name", ("text",)),
    ("kind", ("text",)),
    ("about", ("open",)),
    ("distinctions", ("open",)),
    ("power-set", ("open",)),
    ("power-sets", ("open",)),
    ("powers", ("open",)),
    ("specialties", ("open",)),
    ("reactions", ("open",)),
    ("milestone", ("open",)),
    ("milestones", ("open",)),
    ("pp", ("number",)),
    ("pp-floor", ("number",)),
    ("xp", ("number",)),
    ("stress", ("open",)),
    ("trauma", ("open",)),
    ("out", ("open",)),
    ("was-out", ("open",)),
    ("resources", ("open",)),
    ("banked", ("open", "die")),
    ("gone", ("text",)),
)
KEYWORDS: Map[str, tuple[tuple[str, tuple[Shape, ...]], ...]] = Map(
    {
        "company": (
            *_COMMON,
            ("affiliation", ("open",)),
            ("solo", ("die",)),
            ("buddy", ("die",)),
            ("team", ("die",)),
            ("complications", ("open",)),
            ("assets", ("open",)),
        ),
        "severity": (
            *_COMMON,
            ("severity", ("open", "die")),
            ("scene-trauma", ("open",)),
            ("actions-done", ("number",)),
        ),
    }
)
"""The keywords of a sheet by the pool slot of its system: the words of one slot are none in the other (FL-TXT-02,
FL-TXT-04)."""


class Keyed(NamedTuple):
    """A keyword line: the keyword's word in the lexicon, and its value (empty for a heading)."""

    keyword: str
    value: str


class TextLine(NamedTuple):
    """A line that is not blank. A `plain` one began with `>`: it is taken as it stands."""

    number: int
    text: str
    plain: bool = False
    bulleted: bool = False
    after_blank: bool = False


@dataclass(frozen=True)
class LineForms:
    """The expressions of all lines with the words of a lexicon."""

    keywords: tuple[tuple[str, re.Pattern[str]], ...]

    def keyed(self, line: str) -> Keyed | None:
        """The keyword line that a line is; the longest fitting keyword counts."""
        fitting = [
            (len(match["word"]), Keyed(word, tidy(match.groupdict().get("value") or "")))
            for word, form in self.keywords
            if (match := form.match(line)) is not None
        ]
        return max(fitting, key=lambda one: one[0])[1] if fitting else None


def cleaned(raw: str) -> TextLine:
    """A line without no-break spaces, bold marks, tags, one bullet, and the mark of a plain line (CX-TXT-02)."""
    line = BBCODE.sub("", raw.translate(NO_BREAK_SPACES).replace("**", "").replace("__", ""))
    line = tidy(line)
    bare = BULLET.sub("", line)
    plain = bare.startswith(PLAIN_MARK)
    return TextLine(0, tidy(bare[1:]) if plain else bare, plain, bare != line)


def text_lines(pasted: str) -> Iterator[TextLine]:
    """The lines that are not blank, with their numbers from 1; blank ones are counted."""
    after_blank = True
    for number, raw in enumerate(LINE_BREAK.split(pasted), start=1):
        line = cleaned(raw)
        if line.text:
            yield line._replace(number=number, after_blank=after_blank)
        after_blank = not line.text


def line_forms(lexicon: Lexicon, canon: Canon) -> LineForms:
    return _line_forms(lexicon, canon.affiliation)


@lru_cache(maxsize=8)
def _line_forms(lexicon: Lexicon, slot: str) -> LineForms:
    return LineForms(
        keywords=tuple(
            (keyword, re.compile(form, re.IGNORECASE))
            for keyword, shapes in KEYWORDS[slot]
            for form in _forms(rf"(?P<word>{lexicon.pattern(keyword)})", shapes)
        )
    )


def _forms(word: str, shapes: tuple[Shape, ...]) -> Iterator[str]:
    yield rf"^{word}{SEPARATOR}(?P<value>.*)$"
    for shape in shapes:
        match shape:
            case "open":
                yield rf"^{word}$"
            case "die":
                yield rf"^{word}(?:\s*{DASH}\s*|\s+)(?P<value>{DICE})$"
            case "number":
                yield rf"^{word}(?:\s*{DASH}\s*|\s+)(?P<value>\d+)$"
            case "text":
                pass

"""The lines of a text sheet without their decoration: bullets, indents, what is struck out (BB-SHEET-01)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

from engine.core.sheet import DASH, LINE_BREAK, NO_BREAK_SPACES, tidy

TAGS = re.compile(r"\[/?(?:b|i|u|size|color|list|spoiler|quote)(?:=[^\]]*)?\]|\*\*|__", re.IGNORECASE)
STRIKE = re.compile(r"\[/?s\]|~~", re.IGNORECASE)
ONLY_DECORATION = re.compile(rf"^(?:{DASH}|[=_*\s])*$")
SECOND_BULLET = re.compile(rf"^(?:\+|{DASH}\s?{DASH})\s*")
FIRST_BULLET = re.compile(rf"^(?:{DASH}|\[\*\]|[*\u2022\u00b7])\s*")
NUMBER_BULLET = re.compile(r"^[0-9]+[.)](?![0-9])\s*")
TAB = 4
"""Spaces that a tab is worth."""


class Written(NamedTuple):
    """A line that says something. `level` is 0 without a bullet (a number is none), 1 or 2 with one."""

    number: int
    raw: str
    text: str
    level: Literal[0, 1, 2] = 0
    indent: int = 0
    struck: bool = False


def split_lines(pasted: str) -> tuple[str, ...]:
    return tuple(LINE_BREAK.split(pasted))


def written_lines(lines: tuple[str, ...]) -> Iterator[Written]:
    """Lines counted from 1, blank ones too; these are left out."""
    for number, raw in enumerate(lines, start=1):
        line = read_line(number, raw)
        if line.text:
            yield line


def read_line(number: int, raw: str) -> Written:
    """One line without tags, bold marks, heading signs and bullet."""
    bare = TAGS.sub("", raw.translate(NO_BREAK_SPACES).expandtabs(TAB))
    struck = STRIKE.search(bare) is not None
    bare = STRIKE.sub("", bare)
    text = bare.strip().lstrip("#").strip()
    if ONLY_DECORATION.match(text):
        return Written(number, raw, "")
    level, text = _without_bullet(text)
    return Written(number, raw, tidy(text), level, len(bare) - len(bare.lstrip()), struck)


def begins_like_bullet(name: str) -> bool:
    """Whether a line that begins with this name would lose its beginning."""
    return any(one.match(name) for one in (SECOND_BULLET, FIRST_BULLET, NUMBER_BULLET)) or name.startswith("#")


def _without_bullet(text: str) -> tuple[Literal[0, 1, 2], str]:
    if found := SECOND_BULLET.match(text):
        return 2, text[found.end() :]
    if found := FIRST_BULLET.match(text):
        return 1, text[found.end() :]
    return 0, NUMBER_BULLET.sub("", text)

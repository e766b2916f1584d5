"""Careers, aspects and skills as lines of a text sheet (BB-SHEET-04, BB-SHEET-05)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from engine.core.base import Map, Rejected
from engine.core.sheet import DASH, Lexicon, folded, tidy
from engine.systems.blackbird.character import ASPECT_TYPES, NAME_LIMIT, SKILL_TYPES, Aspect, Career, Skill
from engine.systems.blackbird.heroes.costs import require_comment
from engine.systems.blackbird.sheet.words import COUNT, trait_name

BRACKET = re.compile(r"\s*(?:\[([^\[\]]*)\]|\(([^()]*)\))")
WORD_OF_TYPE: Map[str, str] = Map({one: one.replace("_", "-") for one in (*ASPECT_TYPES, *SKILL_TYPES)})


class Entry(NamedTuple):
    """`Name [square] (round): tail`; what is not there is None."""

    name: str
    square: str | None = None
    round: tuple[str, ...] = ()
    tail: str | None = None


def read_entry(line: str) -> Entry:
    """Refusal: `bad-name` for brackets that do not close, or stand twice."""
    start = re.match(r"[^\[\]():]*", line)
    name, rest = (start[0], line[start.end() :]) if start else ("", line)
    square: str | None = None
    rounds: list[str] = []
    while found := BRACKET.match(rest):
        if found[1] is not None and square is not None:
            raise Rejected("bad-name", most=NAME_LIMIT)
        square = tidy(found[1]) if found[1] is not None else square
        if found[2] is not None:
            rounds.append(tidy(found[2]))
        rest = rest[found.end() :]
    if rest.strip() and not rest.lstrip().startswith(":"):
        raise Rejected("bad-name", most=NAME_LIMIT)
    return Entry(tidy(name), square, tuple(rounds), tidy(rest.lstrip()[1:]) if rest.strip() else None)


# ---- careers


def read_career(line: str, lexicon: Lexicon, *, bulleted: bool) -> Career | None:
    """A career with its points; None for a line with a bullet whose only bracket does not hold just points.

    Refusals: `career-without-points` without a bullet, `bad-name`.
    """
    in_brackets, plain = _career_forms(lexicon)
    found = in_brackets.match(line) or (None if bulleted else plain.match(line))
    if found is None:
        if bulleted:
            return None
        raise Rejected("career-without-points")
    name, points, xp = found["name"], found["points"], found["xp"]
    return Career(name=trait_name(name, lexicon), points=int(points), xp=int(xp or 0))


@lru_cache(maxsize=16)
def _career_forms(lexicon: Lexicon) -> tuple[re.Pattern[str], re.Pattern[str]]:
    points = rf"(?P<points>{COUNT})(?:\s*\+\s*(?P<xp>{COUNT}))?(?:\s*(?:{lexicon.pattern('points')}))?\.?"
    return (
        re.compile(rf"^(?P<name>[^()\[\]]+?)\s*[(\[]\s*{points}\s*[)\]]\s*[:;,.]?$", re.IGNORECASE),
        re.compile(rf"^(?P<name>[^()\[\]]+?)(?:\s*[:=,]\s*|\s+{DASH}\s*|\s+){points}\s*[:;,.]?$", re.IGNORECASE),
    )


# ---- aspects and skills


class Types(NamedTuple):
    types: tuple[str, ...] = ()
    approved: bool = True


def read_aspect(line: str, lexicon: Lexicon) -> Aspect:
    """Refusals: `bad-name`, `unknown-type`, `aspect-type-limit`, `duplicate-type`, `comment-too-long`."""
    name, said, comment = _read_trait(line, lexicon)
    if not set(said.types) <= set(ASPECT_TYPES):
        raise Rejected("unknown-type")
    if len(said.types) > 1:
        raise Rejected("aspect-type-limit")
    types = tuple(one for one in ASPECT_TYPES if one in said.types)
    return Aspect(name=name, types=types, comment=comment, approved=said.approved)


def read_skill(line: str, lexicon: Lexicon) -> Skill:
    """Refusals: those of an aspect but its limit."""
    name, said, comment = _read_trait(line, lexicon)
    if not set(said.types) <= set(SKILL_TYPES):
        raise Rejected("unknown-type")
    types = tuple(one for one in SKILL_TYPES if one in said.types)
    return Skill(name=name, types=types, comment=comment, approved=said.approved)


def _read_trait(line: str, lexicon: Lexicon) -> tuple[str, Types, str]:
    entry = read_entry(line)
    said = entry.square if entry.square is not None else entry.tail
    comments = list(entry.round)
    if entry.square is not None and entry.tail:
        raise Rejected("bad-name", most=NAME_LIMIT)
    if said is None and comments and read_types(comments[0], lexicon) is not None:
        said = comments.pop(0)
    if len(comments) > 1:
        raise Rejected("bad-name", most=NAME_LIMIT)
    types = read_types(said or "", lexicon) if said else Types()
    if types is None:
        raise Rejected("unknown-type")
    if len(set(types.types)) < len(types.types):
        raise Rejected("duplicate-type")
    comment = comments[0] if comments else ""
    require_comment(comment)
    return trait_name(entry.name, lexicon), types, comment


def read_types(said: str, lexicon: Lexicon) -> Types | None:
    """Types by name or short, parted by signs or a word; None if anything else is among them."""
    words = [tidy(one) for one in _parting(lexicon).split(said) if one.strip()]
    types = tuple(one for word in words if (one := _type_of(word, lexicon)))
    approved = not any(lexicon.means("unapproved", word) for word in words)
    known = len(types) + sum(lexicon.means("unapproved", word) for word in words)
    return Types(types, approved) if words and known == len(words) else None


def _type_of(word: str, lexicon: Lexicon) -> str:
    return next((one for one, spelled in WORD_OF_TYPE.items() if lexicon.means(spelled, folded(word))), "")


@lru_cache(maxsize=16)
def _parting(lexicon: Lexicon) -> re.Pattern[str]:
    return re.compile(rf"[,;+/&]|\s+(?:{lexicon.pattern('and')})\s+", re.IGNORECASE)

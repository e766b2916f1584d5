"""What the aspects and skills of a career cost (BB-ASPECT-01, BB-ASPECT-02, BB-SKILL-01, BB-SKILL-02, BB-SKILL-06)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import folded
from engine.systems.blackbird.character import ASPECT_TYPES, COMMENT_WORDS, SKILL_TYPES, Aspect, Career, Skill

ASPECT_PRICE, ASPECT_TYPE_PRICE = 1, 1
SKILL_PRICE, BOTH_TYPES_PRICE = 2, 1


class Spent(NamedTuple):
    """Points of a career: used, and left for later (BB-CREATE-03)."""

    spent: int
    left: int


def aspect_price(types: Sequence[str]) -> int:
    """1, and 1 more for a type."""
    return ASPECT_PRICE + (ASPECT_TYPE_PRICE if types else 0)


def skill_price(types: Sequence[str]) -> int:
    """2; a type is free, both together cost 1."""
    return SKILL_PRICE + (BOTH_TYPES_PRICE if len(types) > 1 else 0)


def spent_in(aspects: Iterable[Aspect]) -> int:
    return sum(aspect_price(one.types) + sum(skill_price(skill.types) for skill in one.skills) for one in aspects)


def left_in(career: Career) -> int:
    """Points that are not spent yet; negative in a career that nobody has checked."""
    return career.invested - spent_in(career.aspects)


def career_cost(career: Career, loose_skills: Sequence[str] = (), *, names_checked: bool = False) -> Spent:
    """The price of all that a career holds, against the points put into it.

    Refusals, in this order: `aspect-type-limit`, `unknown-type`, `duplicate-type`, `duplicate-name`,
    `comment-too-long`, `skill-without-aspect`, `career-budget-exceeded`.
    """
    _require_types(career.aspects)
    if not names_checked:
        require_different(trait_names((career,)))
    for one in traits_of((career,)):
        require_comment(one.comment)
    if loose_skills:
        raise Rejected("skill-without-aspect")
    spent = spent_in(career.aspects)
    if spent > career.invested:
        raise Rejected("career-budget-exceeded", career=career.name, has=career.invested, needs=spent)
    return Spent(spent, career.invested - spent)


def require_comment(comment: str) -> None:
    """Refusal: `comment-too-long` beyond five words (BB-ASPECT-05, BB-SKILL-05)."""
    if len(comment.split()) > COMMENT_WORDS:
        raise Rejected("comment-too-long", most=COMMENT_WORDS)


def traits_of(careers: Iterable[Career]) -> Iterator[Aspect | Skill]:
    """All aspects, each followed by its skills."""
    for career in careers:
        for aspect in career.aspects:
            yield aspect
            yield from aspect.skills


def trait_names(careers: Iterable[Career]) -> Iterator[str]:
    return (one.name for one in traits_of(careers))


def require_different(names: Iterable[str]) -> None:
    """Refusal: `duplicate-name`; case and outer spaces do not count (BB-ASPECT-04, BB-SKILL-04, BB-PICK-05)."""
    seen: set[str] = set()
    for name in names:
        if folded(name) in seen:
            raise Rejected("duplicate-name", name=name)
        seen.add(folded(name))


def _require_types(aspects: Iterable[Aspect]) -> None:
    of_aspects = [(one.types, ASPECT_TYPES) for one in aspects]
    of_skills = [(skill.types, SKILL_TYPES) for one in aspects for skill in one.skills]
    if any(len(set(types)) > 1 for types, _ in of_aspects):
        raise Rejected("aspect-type-limit")
    if any(not set(types) <= set(known) for types, known in (*of_aspects, *of_skills)):
        raise Rejected("unknown-type")
    if any(len(set(types)) < len(types) for types, _ in (*of_aspects, *of_skills)):
        raise Rejected("duplicate-type")

"""Skills: their ranges, how their names are compared, and what an unlisted one is rolled with.

FT-CHAR-01: nothing but a skill is ever checked. FT-CHAR-02, FT-CHAR-03, FT-CHAR-07, FT-CHAR-17, FT-NEED-03.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Frozen, Rejected
from engine.core.sheet import folded
from engine.systems.feats.options import ArchetypeLimit, UnlistedSkill

LOWEST_RANK = 1
HIGHEST_RANK = 4
HIGHEST_ARCHETYPE_RANK = 5
HIGHEST_VALUE = 4


class Rating(Frozen):
    """The two numbers a skill is rolled with. Its ranges are those of `require_rating`, not of the type."""

    rank: int
    value: int
    archetype: bool = False


MINIMUM = Rating(rank=LOWEST_RANK, value=0)
"""What a skill is rolled with that the sheet does not list (FT-CHAR-07)."""


class Skill(Frozen):
    """A skill on a sheet: rank 1–4 (5 for an archetype skill), value 0–4."""

    name: str
    rank: int
    value: int
    archetype: bool = False

    @property
    def rating(self) -> Rating:
        return Rating(rank=self.rank, value=self.value, archetype=self.archetype)


class NpcSkill(Frozen):
    """A skill of a GM character: rank 1–5 without any mark, value 0–4 (FT-CHAR-15)."""

    name: str
    rank: int
    value: int

    @property
    def rating(self) -> Rating:
        return Rating(rank=self.rank, value=self.value, archetype=True)


def require_rating(rating: Rating) -> None:
    """Refusals, in this order: `bad-skill-rank` (FT-CHAR-02), `bad-skill-value` (FT-CHAR-03)."""
    most = HIGHEST_ARCHETYPE_RANK if rating.archetype else HIGHEST_RANK
    if not LOWEST_RANK <= rating.rank <= most:
        raise Rejected("bad-skill-rank", rank=rating.rank, least=LOWEST_RANK, most=most)
    if not 0 <= rating.value <= HIGHEST_VALUE:
        raise Rejected("bad-skill-value", value=rating.value, most=HIGHEST_VALUE)


def require_skills(skills: Iterable[Skill], limit: ArchetypeLimit | int) -> None:
    """What every list of skills keeps, by its first breach: the ranges, `duplicate-skill`, `too-many-archetypes`."""
    known: tuple[Skill, ...] = ()
    for skill in skills:
        known = add_skill(known, skill, limit)


def add_skill(known: tuple[Skill, ...], skill: Skill, limit: ArchetypeLimit | int) -> tuple[Skill, ...]:
    """The list with one skill more, at the end.

    Refusals: those of `require_rating`, `duplicate-skill` (names compared as by FT-NEED-03), `too-many-archetypes`
    (FT-CHAR-17).
    """
    require_rating(skill.rating)
    if listed(known, skill.name) is not None:
        raise Rejected("duplicate-skill", skill=skill.name)
    if skill.archetype and limit != "none" and sum(one.archetype for one in known) >= limit:
        raise Rejected("too-many-archetypes", most=limit)
    return (*known, skill)


def listed(skills: Iterable[Skill], name: str) -> Skill | None:
    """The skill of the sheet that `name` means (FT-NEED-03)."""
    return next((skill for skill in skills if same_name(skill.name, name)), None)


def rating_of(skills: Iterable[Skill], name: str, unlisted: UnlistedSkill) -> Rating:
    """The numbers that a named skill is rolled with; a skill that is not listed is rolled at its minimum (FT-CHAR-07).

    Refusals: `skill-missing` for a blank name, `skill-not-listed` under the house rule `forbidden` (FT-NEED-03).
    """
    if not name.strip():
        raise Rejected("skill-missing")
    skill = listed(skills, name)
    if skill is not None:
        return skill.rating
    if unlisted == "forbidden":
        raise Rejected("skill-not-listed", skill=name)
    return MINIMUM


def same_name(one: str, other: str) -> bool:
    """Names compared without case, spaces and the two dots (FT-NEED-03)."""
    return folded(one) == folded(other)

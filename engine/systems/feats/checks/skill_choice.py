"""A list of skills to pick from, with [Another skill…] at its end (FT-NEED-03, FT-CHAR-07, A-03)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.base import Rejected, Text, text
from engine.core.prompt import Option
from engine.core.sheet import folded, tidy
from engine.systems.feats.hero import NAME_LIMIT, HeroSheet
from engine.systems.feats.options import UnlistedSkill
from engine.systems.feats.skills import NpcSkill, Rating, Skill, listed, rating_of

ANOTHER = "another"


class NamedSkill(NamedTuple):
    """A skill by its name as the sheet writes it, and the words that were typed beside it."""

    skill: str
    words: str


def skill_id(name: str) -> str:
    """The option of a skill."""
    return f"skill:{folded(name)}"


def skill_options(skills: Iterable[Skill | NpcSkill], group: str = "") -> tuple[Option, ...]:
    """The skills with rank and value, in the order of the sheet."""
    return tuple(Option(id=skill_id(one.name), label=skill_text(one.name, one.rating), group=group) for one in skills)


def another_skill(unlisted: UnlistedSkill, group: str = "") -> tuple[Option, ...]:
    """[Another skill…], missing under the house rule `forbidden` (A-03)."""
    if unlisted == "forbidden":
        return ()
    return (Option(id=ANOTHER, label=text("feats-another-skill"), group=group),)


def skill_text(name: str, rating: Rating) -> Text:
    return text("feats-skill-numbers", skill=name, rank=str(rating.rank), value=str(rating.value))


def picked_skill(skills: Iterable[Skill | NpcSkill], picks: Iterable[str], typed: str) -> NamedSkill | None:
    """The skill that was picked; None when no pick names one.

    For [Another skill…] the name stands before a colon, `climbing: over the wall`; without a colon the whole text is
    name and words. A name that is on the sheet means that skill. Refusals: `skill-missing`, `bad-name`.
    """
    known = tuple(skills)
    for pick in picks:
        if pick == ANOTHER:
            return _another(known, typed)
        for one in known:
            if skill_id(one.name) == pick:
                return NamedSkill(one.name, typed.strip())
    return None


def rating_in_play(hero: HeroSheet, skill: str) -> Rating:
    """The numbers of a skill that was declared, whatever the house rule says since then."""
    return rating_of(hero.skills, skill, "minimum")


def _another(known: tuple[Skill | NpcSkill, ...], typed: str) -> NamedSkill:
    name, _, words = typed.partition(":")
    name = tidy(name)
    if not name:
        raise Rejected("skill-missing")
    if len(name) > NAME_LIMIT:
        raise Rejected("bad-name", most=NAME_LIMIT)
    on_sheet = listed([one for one in known if isinstance(one, Skill)], name)
    return NamedSkill(on_sheet.name if on_sheet else name, words.strip() or typed.strip())

"""What a player may change on the sheet of a hero in play: new aspects and skills, never what is made already.

BB-ASPECT-03, BB-SKILL-03, BB-SKILL-06, BB-CREATE-03.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Rejected, evolve
from engine.core.sheet import folded
from engine.systems.blackbird.character import Aspect, Career, Character, Flag, Sheet, Skill, Talent, names
from engine.systems.blackbird.heroes.costs import career_cost, require_different, trait_names


def require_legal_change(hero: Character, sheet: Sheet) -> None:
    """Refusals: `attributes-fixed`, `careers-fixed`, `picks-fixed`, `trait-immutable`, `duplicate-name`, of cost."""
    if any(sheet.attributes.get(one, 0) != value for one, value in hero.attributes.items()):
        raise Rejected("attributes-fixed")
    if _stated(sheet.careers) != _stated(hero.careers):
        raise Rejected("careers-fixed")
    if _named(sheet.talents) != _named(hero.talents) or _named(sheet.flags) != _named(hero.flags):
        raise Rejected("picks-fixed")
    require_different(trait_names(sheet.careers))
    require_different(names(hero.perks, sheet.inventory))
    for career in hero.careers:
        now = next(one for one in sheet.careers if folded(one.name) == folded(career.name))
        _require_kept(career.aspects, now.aspects)
        career_cost(now)


def approved(careers: Iterable[Career]) -> tuple[Career, ...]:
    """With the sheet every aspect and skill on it is approved (BB-CREATE-04)."""
    return tuple(evolve(career, aspects=tuple(map(_approved, career.aspects))) for career in careers)


def _approved(aspect: Aspect) -> Aspect:
    return evolve(aspect, approved=True, skills=tuple(evolve(one, approved=True) for one in aspect.skills))


def _stated(careers: Iterable[Career]) -> set[tuple[str, int, int]]:
    return {(folded(one.name), one.points, one.xp) for one in careers}


def _named(picks: Iterable[Talent | Flag]) -> set[str]:
    return {folded(one.name) for one in picks}


def _require_kept(before: tuple[Aspect, ...], now: tuple[Aspect, ...]) -> None:
    later = {folded(one.name): one for one in now}
    for aspect in before:
        same = later.get(folded(aspect.name))
        if same is None or not _same(aspect, same):
            raise Rejected("trait-immutable", name=aspect.name)
        skills = {folded(one.name): one for one in same.skills}
        for skill in aspect.skills:
            kept = skills.get(folded(skill.name))
            if kept is None or not _same(skill, kept):
                raise Rejected("trait-immutable", name=skill.name)


def _same(one: Aspect | Skill, other: Aspect | Skill) -> bool:
    """A comment may come later: the GM may ask for it (BB-ASPECT-05)."""
    return one.types == other.types and one.comment in ("", other.comment)

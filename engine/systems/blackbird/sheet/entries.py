"""The entries of a sheet, from careers to items: given, written anew, taken off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeVar

from engine.core.base import Map, Rejected, evolve
from engine.core.sheet import Lexicon, folded, tidy
from engine.systems.blackbird.character import Aspect, Career, Flag, Named, Sheet, Talent, names
from engine.systems.blackbird.heroes.costs import career_cost, require_different, trait_names
from engine.systems.blackbird.heroes.creation import MOST_CAREERS
from engine.systems.blackbird.sheet.effects import read_item, read_perk
from engine.systems.blackbird.sheet.traits import read_aspect, read_career, read_entry, read_skill
from engine.systems.blackbird.sheet.words import trait_name

Sort = Literal["career", "aspect", "skill", "talent", "flag", "perk", "item"]
N = TypeVar("N", bound=Named)


class Listed(NamedTuple):
    """An entry: its button, its sort, its name."""

    id: str
    sort: Sort
    name: str


def listed(sheet: Sheet) -> tuple[Listed, ...]:
    """All entries of a sheet, in its order."""
    return tuple(Listed(f"e{number}", sort, name) for number, (sort, name) in enumerate(_entries(sheet)))


def _entries(sheet: Sheet) -> Iterator[tuple[Sort, str]]:
    aspects = [one for career in sheet.careers for one in career.aspects]
    yield from (("career", one.name) for one in sheet.careers)
    yield from (("aspect", one.name) for one in aspects)
    yield from (("skill", one.name) for aspect in aspects for one in aspect.skills)
    yield from (("talent", one.name) for one in sheet.talents)
    yield from (("flag", one.name) for one in sheet.flags)
    yield from (("perk", one.name) for one in sheet.perks)
    yield from (("item", one.name) for one in sheet.inventory)


# ---- given


def given(sheet: Sheet, sort: Sort, line: str, lexicon: Lexicon) -> Sheet:
    """The sheet with one more entry, from its line. Refusals: those of the line, of `checked`."""
    return checked(GIVEN[sort](sheet, tidy(line), lexicon))


def _career(sheet: Sheet, line: str, lexicon: Lexicon) -> Sheet:
    career = read_career(line, lexicon, bulleted=False)
    if career is None or len(sheet.careers) >= MOST_CAREERS:
        raise Rejected("too-many-careers", most=MOST_CAREERS)
    return evolve(sheet, careers=(*sheet.careers, career))


def _talent(sheet: Sheet, line: str, lexicon: Lexicon) -> Sheet:
    return evolve(sheet, talents=(*sheet.talents, read_talent(line, lexicon)))


def _flag(sheet: Sheet, line: str, lexicon: Lexicon) -> Sheet:
    return evolve(sheet, flags=(*sheet.flags, Flag(name=trait_name(line, lexicon))))


def _item(sheet: Sheet, line: str, lexicon: Lexicon) -> Sheet:
    return evolve(sheet, inventory=(*sheet.inventory, read_item(line, lexicon)[0]))


GIVEN: Map[Sort, Callable[[Sheet, str, Lexicon], Sheet]] = Map(
    {"career": _career, "talent": _talent, "flag": _flag, "item": _item}
)


def read_talent(line: str, lexicon: Lexicon) -> Talent:
    """`Name (note)`. Refusal: `bad-name`."""
    entry = read_entry(line)
    return Talent(name=trait_name(entry.name, lexicon), note=entry.round[0] if entry.round else "")


def checked(sheet: Sheet) -> Sheet:
    """A sheet whose names differ and whose careers hold what is made of them.

    Refusals: `duplicate-name`, those of `career_cost` (BB-ASPECT-04, BB-PICK-05, BB-SKILL-06).
    """
    require_different(one.name for one in sheet.careers)
    require_different(trait_names(sheet.careers))
    require_different(names(sheet.talents, sheet.flags))
    require_different(names(sheet.perks, sheet.inventory))
    for career in sheet.careers:
        career_cost(career)
    return sheet


# ---- taken


def without(sheet: Sheet, gone: frozenset[tuple[Sort, str]]) -> Sheet:
    """The sheet without some entries, named by sort and name; with a career or an aspect goes what lies inside."""

    def kept(sort: Sort, entries: tuple[N, ...]) -> tuple[N, ...]:
        return tuple(one for one in entries if (sort, one.name) not in gone)

    def inside(career: Career) -> Career:
        aspects = kept("aspect", career.aspects)
        return evolve(career, aspects=tuple(evolve(one, skills=kept("skill", one.skills)) for one in aspects))

    return evolve(
        sheet,
        careers=tuple(map(inside, kept("career", sheet.careers))),
        talents=kept("talent", sheet.talents),
        flags=kept("flag", sheet.flags),
        perks=kept("perk", sheet.perks),
        inventory=kept("item", sheet.inventory),
    )


# ---- written anew


def rewritten(sheet: Sheet, entry: Listed, line: str, lexicon: Lexicon) -> Sheet:
    """The sheet with one entry as a new line has it; a career and a flag only get another name.

    Refusals: those of the line, of `checked`.
    """
    line = tidy(line)

    def anew(one: N, sort: Sort, read: Callable[[N], N]) -> N:
        return read(one) if sort == entry.sort and folded(one.name) == folded(entry.name) else one

    def aspect(one: Aspect) -> Aspect:
        skills = tuple(anew(skill, "skill", lambda _: read_skill(line, lexicon)) for skill in one.skills)
        return evolve(anew(one, "aspect", lambda _: read_aspect(line, lexicon)), skills=skills)

    def career(one: Career) -> Career:
        named = anew(one, "career", lambda each: evolve(each, name=trait_name(line, lexicon)))
        return evolve(named, aspects=tuple(map(aspect, one.aspects)))

    return checked(
        evolve(
            sheet,
            careers=tuple(map(career, sheet.careers)),
            talents=tuple(anew(one, "talent", lambda _: read_talent(line, lexicon)) for one in sheet.talents),
            flags=tuple(
                anew(one, "flag", lambda each: evolve(each, name=trait_name(line, lexicon))) for one in sheet.flags
            ),
            perks=tuple(anew(one, "perk", lambda _: read_perk(line, lexicon)[0]) for one in sheet.perks),
            inventory=tuple(anew(one, "item", lambda _: read_item(line, lexicon)[0]) for one in sheet.inventory),
        )
    )

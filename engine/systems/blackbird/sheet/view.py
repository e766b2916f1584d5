"""A sheet as people see it, and the points that a new hero has left (BB-CREATE-01)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Map, Rejected, Text, text
from engine.core.view import Block, Fold, Line, Track
from engine.systems.blackbird.character import ATTRIBUTES, Aspect, Career, Flag, Sheet, Skill, Talent
from engine.systems.blackbird.heroes.costs import left_in
from engine.systems.blackbird.heroes.creation import ATTRIBUTE_POINTS, CAREER_POINTS, PICKS, picks_of
from engine.systems.blackbird.sheet.effect_view import thing_text


def sheet_blocks(sheet: Sheet) -> tuple[Block, ...]:
    """All that a sheet says, short."""
    blocks: list[Block] = [
        Line(text=text("blackbird-sheet-head", hero=sheet.name), strong=True),
        Line(text=attributes_text(sheet)),
        Track(label=text("blackbird-sheet-health"), done=min(sheet.health, sheet.health_max), length=sheet.health_max),
        Line(text=text("blackbird-sheet-pool", pool=str(sheet.pool), most=str(sheet.pool_max))),
        Line(text=text("blackbird-sheet-fate", points=str(sheet.fate_points), most=str(sheet.fate_max))),
    ]
    for career in sheet.careers:
        blocks.append(Line(text=career_text(career)))
        if career.aspects:
            blocks.append(Fold(lines=tuple(_traits(career))))
    blocks += _section("blackbird-sheet-talents", map(_talent, sheet.talents))
    blocks += _section("blackbird-sheet-flags", map(flag_text, sheet.flags))
    blocks += _section("blackbird-sheet-perks", map(thing_text, sheet.perks))
    blocks += _section("blackbird-sheet-things", map(thing_text, sheet.inventory))
    if sheet.career_xp or sheet.general_xp:
        xp = text("blackbird-sheet-xp", career=str(sheet.career_xp), general=str(sheet.general_xp))
        blocks.append(Line(text=xp))
    return tuple(blocks)


def points_left(sheet: Sheet) -> tuple[int, int, int]:
    """Attribute points, career points and picks that are left; negative for too many."""
    return (
        ATTRIBUTE_POINTS - sum(sheet.attributes.values()),
        CAREER_POINTS - sum(one.points for one in sheet.careers),
        PICKS - sum(picks_of(sheet).counts),
    )


def left_text(sheet: Sheet) -> Text:
    """The points left, as they stand above every step of a new hero."""
    attributes, careers, picks = map(str, points_left(sheet))
    return text("blackbird-points-left", attributes=attributes, careers=careers, picks=picks)


def refusal_text(refused: Rejected) -> Text:
    """What a refusal says, for places that show it beforehand."""
    return Text(key=f"refuse-blackbird-{refused.code}", args=Map(refused.args_of_text))


def attributes_text(sheet: Sheet) -> Text:
    """All five in one line."""
    said, *others = (attribute_value(one, sheet.attributes.get(one, 0)) for one in ATTRIBUTES)
    for more in others:
        said = text("blackbird-and", said=said, more=more)
    return said


def attribute_value(attribute: str, value: int) -> Text:
    return text("blackbird-attribute-value", attribute=attribute_text(attribute), value=str(value))


def attribute_text(attribute: str) -> Text:
    return text(f"blackbird-attribute-{attribute}")


def career_text(career: Career) -> Text:
    return text("blackbird-career", career=career.name, points=str(career.invested), left=str(left_in(career)))


def trait_text(trait: Aspect | Skill) -> Text:
    """An aspect or a skill with its types and its comment."""
    said = text("blackbird-trait", name=trait.name)
    for one in trait.types:
        said = text("blackbird-trait-typed", trait=said, type=type_text(one))
    return text("blackbird-trait-comment", trait=said, comment=trait.comment) if trait.comment else said


def type_text(named: str) -> Text:
    return text(f"blackbird-type-{named.replace('_', '-')}")


def flag_text(flag: Flag) -> Text:
    key = "blackbird-flag" if flag.active else "blackbird-flag-struck"
    return text(key, flag=flag.name, pool=str(flag.pool))


def _section(head: str, lines: Iterable[Text]) -> Iterator[Block]:
    said = tuple(lines)
    if said:
        yield Line(text=text("blackbird-section", head=text(head)))
        yield Fold(lines=said)


def _traits(career: Career) -> Iterator[Text]:
    for aspect in career.aspects:
        yield trait_text(aspect)
        yield from (text("blackbird-skill-inside", skill=trait_text(one)) for one in aspect.skills)


def _talent(one: Talent) -> Text:
    return text("blackbird-trait-comment", trait=_thing(one.name), comment=one.note) if one.note else _thing(one.name)


def _thing(name: str) -> Text:
    return text("blackbird-trait", name=name)

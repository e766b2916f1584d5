"""The questions of a hero made by buttons: one prompt for each step, the points left always above it.

BB-CREATE-01, BB-ATTR-02, BB-CAREER-02, BB-ASPECT-02, BB-SKILL-02, BB-PICK-01, BB-PICK-02.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.base import Map, Rejected, Text, text
from engine.core.heroes.asked import DONE, Asked, back, leaves, onward, skip
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps
from engine.core.prompt import Ask, Group, Option, Quote
from engine.core.view import Block, Line
from engine.systems.blackbird.at_table import WORDS_LIMIT
from engine.systems.blackbird.character import (
    ASPECT_TYPES,
    ATTRIBUTES,
    NAME_LIMIT,
    SKILL_TYPES,
    Career,
    Sheet,
)
from engine.systems.blackbird.growth.advance import career_named
from engine.systems.blackbird.heroes.costs import ASPECT_PRICE, SKILL_PRICE, aspect_price, left_in, skill_price
from engine.systems.blackbird.heroes.creation import (
    ATTRIBUTE_POINTS,
    HIGHEST_ATTRIBUTE,
    LEAST_IN_CAREER,
    MOST_IN_CAREER,
    PICKS,
    faults,
    picks_of,
)
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.sheet.entries import Listed, listed
from engine.systems.blackbird.sheet.view import (
    attribute_text,
    career_text,
    left_text,
    points_left,
    refusal_text,
    sheet_blocks,
    trait_text,
    type_text,
)

PICK_KINDS = ("talent", "flag", "fate")
LINE_LIMIT = 200
"""Characters of a name with its comment."""
NOTES_LIMIT = 2000


def ask(draft: HeroDraft[Sheet], stage: InSteps, rules: BlackbirdOptions) -> Asked:
    """What is asked at a step."""
    return QUESTIONS[stage.step](_Step(draft, stage, rules))


def title(stage: InSteps) -> Text:
    return text(f"blackbird-step-{stage.step}")


class _Step:
    """What a question is made from."""

    def __init__(self, draft: HeroDraft[Sheet], stage: InSteps, rules: BlackbirdOptions) -> None:
        self.sheet, self.hero, self.stage, self.rules = draft.sheet, draft.hero, stage, rules

    def says(self, *blocks: Block) -> tuple[Block, ...]:
        """The step in a sentence; for a new hero the points left above it."""
        left = () if self.hero else (Line(text=left_text(self.sheet), strong=True),)
        return (*left, Line(text=text(f"blackbird-step-{self.stage.step}-says")), *blocks)

    @property
    def career(self) -> Career:
        return career_named(self.sheet, self.stage.set)


def _words(key: str, limit: int) -> Ask:
    return Ask(label=text(key), max_len=limit)


# ---- who the hero is


def _name(step: _Step) -> Asked:
    return Asked(least=0, body=step.says(), ask=_words("blackbird-step-name-asks", NAME_LIMIT))


def _attributes(step: _Step) -> Asked:
    counters = (Option(id=one, label=attribute_text(one), upto=HIGHEST_ATTRIBUTE) for one in ATTRIBUTES)
    leave = () if step.stage.first else (back(),)
    most = HIGHEST_ATTRIBUTE * len(ATTRIBUTES) + 1
    return Asked((*counters, *leave), body=step.says(), least=0, most=most, quote=_attribute_points)


def _attribute_points(picks: tuple[str, ...]) -> Quote:
    spent = sum(one in ATTRIBUTES for one in picks)
    if leaves(picks) or spent <= ATTRIBUTE_POINTS:
        return Quote(lines=(text("blackbird-left-of", left=str(ATTRIBUTE_POINTS - spent), of=str(ATTRIBUTE_POINTS)),))
    apart = spent - ATTRIBUTE_POINTS
    return Quote(problem=refusal_text(Rejected("attribute-points-overspent", points=ATTRIBUTE_POINTS, apart=apart)))


def _career(step: _Step) -> Asked:
    sizes = range(LEAST_IN_CAREER, MOST_IN_CAREER + 1)
    points = (Option(id=f"p{n}", label=text("blackbird-points", points=n), group="points") for n in sizes)
    left = points_left(step.sheet)[1]

    def quote(picks: tuple[str, ...]) -> Quote:
        chosen = [int(one[1:]) for one in picks if one[:1] == "p" and one[1:].isdigit()]
        if leaves(picks):
            return Quote()
        if not chosen:
            return Quote(problem=text("refuse-blackbird-points-missing"))
        return Quote(lines=(text("blackbird-career-left", left=str(left - chosen[0])),))

    return Asked(
        (*points, *onward(step.stage, "leave")),
        body=step.says(*(Line(text=career_text(one)) for one in step.sheet.careers)),
        groups=(Group(id="points", label=text("blackbird-group-points"), most=1),),
        most=2,
        ask=_words("blackbird-step-career-asks", NAME_LIMIT),
        quote=quote,
    )


def _pick(step: _Step) -> Asked:
    kinds = (
        Option(id=kind, label=text(f"blackbird-pick-{kind}"), group="kind", blocked=_pick_blocked(step.sheet, at))
        for at, kind in enumerate(PICK_KINDS)
    )
    return Asked(
        (*kinds, *onward(step.stage, "leave")),
        body=step.says(*sheet_blocks(step.sheet)),
        groups=(Group(id="kind", label=text("blackbird-group-pick"), most=1),),
        most=2,  # a form: the kind is ticked, then the name is written
        ask=_words("blackbird-step-pick-asks", LINE_LIMIT),
    )


def _pick_blocked(sheet: Sheet, kind: int) -> Text | None:
    """Why no further point may go to a kind (BB-PICK-02)."""
    counts = picks_of(sheet).counts
    if sum(counts) >= PICKS:
        return text("refuse-blackbird-picks-overspent", points=PICKS, apart=1)
    return text("refuse-blackbird-picks-all-same") if counts[kind] == PICKS - 1 else None


# ---- inside a career


def _inside(step: _Step) -> Asked:
    """Which trait is made: an aspect, or a skill inside one."""
    career = step.career
    left = left_in(career)
    aspect = Option(id="aspect", label=text("blackbird-new-aspect"), blocked=_too_dear(left, ASPECT_PRICE))
    skills = (
        Option(id=f"a{at}", label=text("blackbird-new-skill", aspect=one.name), blocked=_too_dear(left, SKILL_PRICE))
        for at, one in enumerate(career.aspects)
    )
    return Asked((aspect, *skills, back()), body=step.says(*_of_career(career)))


def _aspect(step: _Step) -> Asked:
    types = (Option(id=one, label=type_text(one), group="types") for one in ASPECT_TYPES)
    return _trait(step, tuple(types), 1, aspect_price)


def _skill(step: _Step) -> Asked:
    types = (Option(id=one, label=type_text(one), group="types") for one in SKILL_TYPES)
    return _trait(step, tuple(types), len(SKILL_TYPES), skill_price)


def _trait(step: _Step, types: tuple[Option, ...], most: int, price: Callable[[tuple[str, ...]], int]) -> Asked:
    left = left_in(step.career)

    def quote(picks: tuple[str, ...]) -> Quote:
        if leaves(picks):
            return Quote()
        costs = price(tuple(one for one in picks if one in (*ASPECT_TYPES, *SKILL_TYPES)))
        return Quote(
            lines=(text("blackbird-trait-price", price=str(costs), left=str(left)),), problem=_too_dear(left, costs)
        )

    return Asked(
        (*types, back()),
        body=step.says(*_of_career(step.career)),
        groups=(Group(id="types", label=text("blackbird-group-types"), most=most),),
        least=0,
        most=most + 1,
        ask=_words("blackbird-step-trait-asks", LINE_LIMIT),
        quote=quote,
    )


def _too_dear(left: int, price: int) -> Text | None:
    return text("refuse-blackbird-points-short", left=left, price=price) if price > left else None


def _of_career(career: Career) -> Iterator[Block]:
    yield Line(text=career_text(career), strong=True)
    for aspect in career.aspects:
        yield Line(text=trait_text(aspect))
        yield from (Line(text=text("blackbird-skill-inside", skill=trait_text(one))) for one in aspect.skills)


# ---- the rest


def _item(step: _Step) -> Asked:
    return Asked((back(),), body=step.says(), least=0, ask=_words("blackbird-step-item-asks", WORDS_LIMIT))


def _notes(step: _Step) -> Asked:
    return Asked(skip(), body=step.says(), least=0, ask=_words("blackbird-step-notes-asks", NOTES_LIMIT))


def _remove(step: _Step) -> Asked:
    entries = tuple(Option(id=one.id, label=text("blackbird-trait", name=one.name)) for one in removable(step.sheet))
    return Asked((*entries, back()), least=0, most=len(entries) + 1)


def removable(sheet: Sheet) -> tuple[Listed, ...]:
    """What a player may take off a sheet: perks are the GM's."""
    return tuple(one for one in listed(sheet) if one.sort != "perk")


def _choose(step: _Step) -> Asked:
    new = () if step.hero else ("attributes", "career", "pick")
    inside = (
        Option(id=f"inside{at}", label=text("blackbird-choose-inside", career=one.name))
        for at, one in enumerate(step.sheet.careers)
    )
    fewer = ("fewer_fate",) if step.sheet.fate_max and not step.hero else ()
    more = (
        Option(id=one, label=text(f"blackbird-choose-{one.replace('_', '-')}"))
        for one in (*new, *fewer, "item", "notes", "name")
    )
    remove = (Option(id="remove", label=text("blackbird-choose-remove")),) if removable(step.sheet) else ()
    done = Option(id=DONE, label=text("blackbird-choose-done"))
    return Asked((done, *inside, *more, *remove), body=step.says(*sheet_blocks(step.sheet), *_missing(step)))


def _missing(step: _Step) -> Iterator[Block]:
    """What a new hero lacks or has too much of, in words."""
    if not step.hero:
        for fault in faults(step.sheet, allow_unspent=step.rules.allow_unspent):
            yield Line(text=text("blackbird-fault", fault=refusal_text(fault)))


QUESTIONS: Map[str, Callable[[_Step], Asked]] = Map(
    {
        "name": _name,
        "attributes": _attributes,
        "career": _career,
        "pick": _pick,
        "inside": _inside,
        "aspect": _aspect,
        "skill": _skill,
        "item": _item,
        "notes": _notes,
        "remove": _remove,
        CHOOSE: _choose,
    }
)

"""A hero made by buttons: which step is asked, and what its answer does to the draft.

BB-CREATE-02, BB-CREATE-03, BB-CAREER-01, BB-ASPECT-04, BB-PICK-05. Silence sets the draft aside; nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.base import Map, Rejected, evolve
from engine.core.heroes.asked import BACK, NEXT
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps, at_step, crossroads
from engine.core.prompt import Answer
from engine.core.sheet import Lexicon, folded, tidy
from engine.systems.blackbird.at_table import BlackbirdLedger
from engine.systems.blackbird.character import ATTRIBUTES, Career, Flag, Sheet, names
from engine.systems.blackbird.growth.advance import aspect_named, career_named, with_aspect, with_career
from engine.systems.blackbird.growth.trait_typed import typed_aspect, typed_skill
from engine.systems.blackbird.heroes.costs import career_cost, require_different, trait_names
from engine.systems.blackbird.heroes.creation import MOST_CAREERS, PICKS, picks_of
from engine.systems.blackbird.heroes.draft_events import SheetDrafted
from engine.systems.blackbird.heroes.joining import fresh
from engine.systems.blackbird.heroes.questions import removable
from engine.systems.blackbird.sheet.entries import given, read_talent, without
from engine.systems.blackbird.sheet.lines import split_lines
from engine.systems.blackbird.sheet.read import require_name
from engine.systems.blackbird.sheet.words import trait_name
from engine.systems.blackbird.sheet.write import require_readable

FIRST_STEPS = ("name", "attributes", "career", "pick")
"""The order of a new hero, up to the crossroads."""
STAYS = frozenset({"career", "pick", "item"})
"""Steps that are asked again, for the next entry."""


def take(led: BlackbirdLedger, draft: HeroDraft[Sheet], stage: InSteps, answer: Answer) -> None:
    """The sheet with what was answered, if it would be read back equal (BB-SHEET-13), and the next question."""
    if stage.step == CHOOSE:
        _chosen(led, draft, answer.pick)
    elif BACK in answer.picks:
        _put(led, draft, draft.sheet, crossroads())
    elif NEXT in answer.picks:
        _put(led, draft, draft.sheet, _following(stage))
    elif stage.step == "inside":
        _put(led, draft, draft.sheet, _trait_step(draft.sheet, stage, answer.pick))
    else:
        sheet = TAKES[stage.step](_Taken(draft.sheet, stage, answer, led.lexicon))
        sheet = sheet if draft.hero else fresh(sheet)
        if sheet.name:
            require_readable(sheet, led.lexicon)
        _put(led, draft, sheet, _next(stage))


def _put(led: BlackbirdLedger, draft: HeroDraft[Sheet], sheet: Sheet, stage: InSteps) -> None:
    led.post(SheetDrafted(draft=evolve(draft, sheet=sheet, stage=stage)))


def _chosen(led: BlackbirdLedger, draft: HeroDraft[Sheet], pick: str) -> None:
    if pick == "fewer_fate":
        sheet = evolve(draft.sheet, fate_max=draft.sheet.fate_max - 1)
        _put(led, draft, fresh(sheet), crossroads())
    elif pick.startswith("inside"):
        career = draft.sheet.careers[int(pick.removeprefix("inside"))]
        _put(led, draft, draft.sheet, at_step("inside", set=career.name))
    else:
        _put(led, draft, draft.sheet, at_step(next(one for one in TAKES if one == pick)))


def _trait_step(sheet: Sheet, stage: InSteps, pick: str) -> InSteps:
    if pick == "aspect":
        return at_step("aspect", set=stage.set)
    aspect = career_named(sheet, stage.set).aspects[int(pick.removeprefix("a"))]
    return at_step("skill", set=stage.set, entry=aspect.name)


def _next(stage: InSteps) -> InSteps:
    if stage.step in STAYS:
        return at_step(stage.step, first=stage.first)
    if stage.step in ("aspect", "skill"):
        return at_step("inside", set=stage.set)
    return _following(stage)


def _following(stage: InSteps) -> InSteps:
    if not stage.first or stage.step == FIRST_STEPS[-1]:
        return crossroads()
    return at_step(FIRST_STEPS[FIRST_STEPS.index(stage.step) + 1], first=True)


# ---- what an answer adds to the sheet


class _Taken:
    """An answer, and what it is about."""

    def __init__(self, sheet: Sheet, stage: InSteps, answer: Answer, lexicon: Lexicon) -> None:
        self.sheet, self.stage, self.answer, self.lexicon = sheet, stage, answer, lexicon

    @property
    def typed(self) -> str:
        """Refusal: `words-missing`."""
        if not self.answer.text.strip():
            raise Rejected("words-missing")
        return tidy(self.answer.text)

    @property
    def career(self) -> Career:
        return career_named(self.sheet, self.stage.set)


def _name(taken: _Taken) -> Sheet:
    return evolve(taken.sheet, name=require_name(tidy(taken.answer.text)))


def _attributes(taken: _Taken) -> Sheet:
    return evolve(taken.sheet, attributes=Map({one: taken.answer.count(one) for one in ATTRIBUTES}))


def _career(taken: _Taken) -> Sheet:
    """A new career, or other points for one that is there."""
    sheet, name = taken.sheet, trait_name(taken.typed, taken.lexicon)
    points = next(int(one[1:]) for one in taken.answer.picks if one.startswith("p"))
    known = next((one for one in sheet.careers if folded(one.name) == folded(name)), None)
    if known is not None:
        changed = evolve(known, points=points)
        career_cost(changed)
        return with_career(sheet, changed)
    if len(sheet.careers) >= MOST_CAREERS:
        raise Rejected("too-many-careers", most=MOST_CAREERS)
    return evolve(sheet, careers=(*sheet.careers, Career(name=name, points=points)))


def _pick(taken: _Taken) -> Sheet:
    """BB-PICK-01: a talent, a flag, or a fate point. Refusals: `picks-overspent`, `picks-all-same`."""
    after = _picked(taken)
    counts = picks_of(after).counts
    if sum(counts) > PICKS:
        raise Rejected("picks-overspent", points=PICKS, apart=sum(counts) - PICKS)
    if PICKS in counts:
        raise Rejected("picks-all-same")
    require_different(names(after.talents, after.flags))
    return after


def _picked(taken: _Taken) -> Sheet:
    sheet = taken.sheet
    if taken.answer.pick == "fate":
        return evolve(sheet, fate_max=sheet.fate_max + 1, fate_points=sheet.fate_points + 1)
    if taken.answer.pick == "flag":
        return evolve(sheet, flags=(*sheet.flags, Flag(name=trait_name(taken.typed, taken.lexicon))))
    return evolve(sheet, talents=(*sheet.talents, read_talent(taken.typed, taken.lexicon)))


def _aspect(taken: _Taken) -> Sheet:
    aspect = typed_aspect(taken.typed, taken.answer.picks, taken.lexicon)
    career = taken.career
    return _checked(taken, evolve(career, aspects=(*career.aspects, aspect)))


def _skill(taken: _Taken) -> Sheet:
    skill = typed_skill(taken.typed, taken.answer.picks, taken.lexicon)
    aspect = aspect_named(taken.career, taken.stage.entry)
    return _checked(taken, with_aspect(taken.career, evolve(aspect, skills=(*aspect.skills, skill))))


def _checked(taken: _Taken, career: Career) -> Sheet:
    after = with_career(taken.sheet, career)
    require_different(trait_names(after.careers))
    career_cost(career)
    return after


def _item(taken: _Taken) -> Sheet:
    return given(taken.sheet, "item", taken.typed, taken.lexicon)


def _notes(taken: _Taken) -> Sheet:
    """The notes as they are written; skipped, none at all."""
    written = taken.answer.text.strip()
    return evolve(taken.sheet, notes=tuple(one.rstrip() for one in split_lines(written)) if written else ())


def _remove(taken: _Taken) -> Sheet:
    gone = frozenset((one.sort, one.name) for one in removable(taken.sheet) if one.id in taken.answer.picks)
    return without(taken.sheet, gone)


TAKES: Map[str, Callable[[_Taken], Sheet]] = Map(
    {
        "name": _name,
        "attributes": _attributes,
        "career": _career,
        "pick": _pick,
        "aspect": _aspect,
        "skill": _skill,
        "item": _item,
        "notes": _notes,
        "remove": _remove,
    }
)

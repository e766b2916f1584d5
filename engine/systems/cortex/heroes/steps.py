"""A hero made by buttons: what an answer does to the draft, and which step follows (CX-CHAR-01, CX-TXT-10)."""

from __future__ import annotations

from engine.core.base import Map, evolve
from engine.core.heroes.asked import BACK, NEXT, SKIP
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps, at_step, crossroads
from engine.core.prompt import Answer
from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.character import Sheet
from engine.systems.cortex.heroes.draft_events import SheetDrafted
from engine.systems.cortex.heroes.taken import Take
from engine.systems.cortex.heroes.takes import TAKES
from engine.systems.cortex.sheet.write import require_readable

FIRST_STEPS = (
    "name",
    "about",
    "affiliation",
    "distinctions",
    "power_set",
    "specialty",
    "milestone",
    "reactions",
    CHOOSE,
)
"""The order of a new hero (CX-CHAR-01); a Power Set that was begun is finished in between."""
SET = "set"
"""The crossroads of one Power Set."""
SET_STEPS = ("powers", "sfx", "limit")
"""The order of a new Power Set."""
STAYS = frozenset({"distinctions", "specialty", "milestone", "powers"})
"""Steps that are asked again, for the next entry."""
FOLLOWS: Map[str, str] = Map(
    {
        "sfx": "sfx_when",
        "sfx_when": "sfx_conditions",
        "sfx_conditions": "sfx_benefits",
        "sfx_benefits": "sfx",
        "limit": "limit_how",
        "limit_how": "limit",
        "power_set": "powers",
    }
)
"""Steps of one entry, which follow each other."""
MOST_DISTINCTIONS = 3


def take(led: CortexLedger, draft: HeroDraft[Sheet], stage: InSteps, answer: Answer) -> None:
    """What an answer does. Refusals: those of what is written, `not-readable`."""
    if stage.step == CHOOSE:
        _put(led, draft, draft.sheet, _chosen(draft.sheet, answer.pick))
    elif stage.step == SET:
        _of_set(led, draft, stage, answer.pick)
    elif any(one in (BACK, NEXT, SKIP) for one in answer.picks):
        _put(led, draft, draft.sheet, _onward(stage))
    else:
        _taken(led, draft, stage, answer)


def _put(led: CortexLedger, draft: HeroDraft[Sheet], sheet: Sheet, stage: InSteps) -> None:
    led.post(SheetDrafted(draft=evolve(draft, sheet=sheet, stage=stage)))


def _chosen(sheet: Sheet, pick: str) -> InSteps:
    if pick.startswith(SET):
        return at_step(SET, set=sheet.power_sets[int(pick.removeprefix(SET))].name)
    return at_step(next(one for one in (*FIRST_STEPS, "remove") if one == pick))


def _of_set(led: CortexLedger, draft: HeroDraft[Sheet], stage: InSteps, pick: str) -> None:
    if pick == BACK:
        _put(led, draft, draft.sheet, crossroads())
    elif pick == "drop":
        left = tuple(one for one in draft.sheet.power_sets if one.name != stage.set)
        _put(led, draft, evolve(draft.sheet, power_sets=left), crossroads())
    else:
        step = next(one for one in (*SET_STEPS, "retell", "trim") if one == pick)
        _put(led, draft, draft.sheet, at_step(step, set=stage.set))


def _taken(led: CortexLedger, draft: HeroDraft[Sheet], stage: InSteps, answer: Answer) -> None:
    """The sheet with what was answered, if it would be read back equal (CX-TXT-10), and the next question."""
    take: Take = TAKES[stage.step]
    taken = take(draft.sheet, stage, answer, led.options.canon, led.lexicon)
    if taken.sheet.name and led.lexicon.languages:
        require_readable(taken.sheet, led.lexicon, led.options.canon)
    asked_next = _next(stage, len(taken.sheet.distinctions))
    if taken.then is not None:
        asked_next = at_step(taken.then, first=stage.first, set=taken.set, entry=taken.entry)
    elif asked_next.step != CHOOSE:
        asked_next = evolve(asked_next, set=taken.set, entry=taken.entry)
    _put(led, draft, taken.sheet, asked_next)


def _next(stage: InSteps, distinctions: int) -> InSteps:
    step = stage.step
    if step in FOLLOWS:
        return at_step(FOLLOWS[step], first=stage.first, set=stage.set)
    if step in STAYS and not (step == "distinctions" and distinctions >= MOST_DISTINCTIONS):
        return at_step(step, first=stage.first, set=stage.set)
    return _onward(stage)


def _onward(stage: InSteps) -> InSteps:
    """What follows a step that is done with: in a new hero the next, otherwise a crossroads."""
    step = stage.step
    if step in SET_STEPS:
        return _after_set_step(stage)
    if not stage.first or step not in FIRST_STEPS:
        return at_step(SET if stage.set else CHOOSE, set=stage.set)
    following = FIRST_STEPS[FIRST_STEPS.index(step) + 1]
    return at_step(following, first=following != FIRST_STEPS[-1])


def _after_set_step(stage: InSteps) -> InSteps:
    if not stage.first:
        return at_step(SET, set=stage.set)
    if stage.step == SET_STEPS[-1]:
        return at_step("specialty", first=True)
    following = SET_STEPS[SET_STEPS.index(stage.step) + 1]
    return at_step(following, first=True, set=stage.set)

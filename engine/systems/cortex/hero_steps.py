"""A hero made by buttons: which step is asked, and what its answer does to the draft (CX-CHAR-01, CX-TXT-10).

Silence sets the draft aside; nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Map, Rejected, evolve
from engine.core.game import Pending
from engine.core.prompt import Answer
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.draft_events import SheetDrafted, to_stage
from engine.systems.cortex.drafts import FIRST_STEPS, SET_STEPS, HeroDraft, InSteps, Step, WithGm
from engine.systems.cortex.hero_asked import BACK, LATER, NEXT, SKIP
from engine.systems.cortex.hero_questions import question
from engine.systems.cortex.hero_taken import Take
from engine.systems.cortex.hero_takes import TAKES
from engine.systems.cortex.sheet_write import require_readable

STAYS = frozenset({"distinctions", "specialty", "milestone", "powers"})
"""Steps that are asked again, for the next entry."""
FOLLOWS: Map[Step, Step] = Map(
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


def hero_steps(here: CortexPosition) -> Iterable[CortexPending]:
    """The one question of every draft that is at work."""
    for draft in here.state.drafts:
        if draft.kind == "hero" and isinstance(draft.stage, InSteps) and not draft.stage.resting:
            if draft.seat in here.seats:
                yield _asked(here, draft, draft.stage)


def _asked(here: CortexPosition, draft: HeroDraft, stage: InSteps) -> CortexPending:
    def answered(led: CortexLedger, answer: Answer) -> None:
        if LATER in answer.picks:
            to_stage(led, draft, evolve(stage, resting=True))
        elif stage.step == "choose":
            _chosen(led, draft, answer.pick)
        elif stage.step == "set":
            _of_set(led, draft, stage, answer.pick)
        elif any(one in (BACK, NEXT, SKIP) for one in answer.picks):
            to_stage(led, draft, _onward(stage))
        else:
            _taken(led, draft, stage, answer)

    prompt, asked = question(draft, stage, here.options.canon)
    return Pending(prompt, answered, asked.quote)


def _chosen(led: CortexLedger, draft: HeroDraft, pick: str) -> None:
    if pick == "done":
        if not draft.sheet.name:
            raise Rejected("name-missing")
        to_stage(led, draft, WithGm(stage="with_gm"))
    elif pick.startswith("set"):
        name = draft.sheet.power_sets[int(pick.removeprefix("set"))].name
        to_stage(led, draft, InSteps(stage="in_steps", step="set", set=name))
    else:
        step = next(one for one in (*FIRST_STEPS, "remove") if one == pick)
        to_stage(led, draft, InSteps(stage="in_steps", step=step))


def _of_set(led: CortexLedger, draft: HeroDraft, stage: InSteps, pick: str) -> None:
    if pick == BACK:
        to_stage(led, draft, InSteps(stage="in_steps", step="choose"))
    elif pick == "drop":
        left = tuple(one for one in draft.sheet.power_sets if one.name != stage.set)
        sheet = evolve(draft.sheet, power_sets=left)
        led.post(SheetDrafted(draft=evolve(draft, sheet=sheet, stage=InSteps(stage="in_steps", step="choose"))))
    else:
        step = next(one for one in (*SET_STEPS, "trim") if one == pick)
        to_stage(led, draft, InSteps(stage="in_steps", step=step, set=stage.set))


def _taken(led: CortexLedger, draft: HeroDraft, stage: InSteps, answer: Answer) -> None:
    """The sheet with what was answered, if it would be read back equal (CX-TXT-10), and the next question."""
    take: Take = TAKES[stage.step]
    taken = take(draft.sheet, stage, answer, led.options.canon, led.lexicon)
    if taken.sheet.name and led.lexicon.languages:
        require_readable(taken.sheet, led.lexicon, led.options.canon)
    asked_next = _next(stage, len(taken.sheet.distinctions))
    if taken.then is not None:
        asked_next = InSteps(stage="in_steps", step=taken.then, first=stage.first, set=taken.set)
    elif asked_next.step != "choose":
        asked_next = evolve(asked_next, set=taken.set, entry=taken.entry)
    led.post(SheetDrafted(draft=evolve(draft, sheet=taken.sheet, stage=asked_next)))


def _next(stage: InSteps, distinctions: int) -> InSteps:
    step = stage.step
    if step in FOLLOWS:
        return InSteps(stage="in_steps", step=FOLLOWS[step], first=stage.first, set=stage.set)
    if step in STAYS and not (step == "distinctions" and distinctions >= MOST_DISTINCTIONS):
        return InSteps(stage="in_steps", step=step, first=stage.first, set=stage.set)
    return _onward(stage)


def _onward(stage: InSteps) -> InSteps:
    """What follows a step that is done with: in a new hero the next, otherwise a crossroads."""
    step = stage.step
    if step in SET_STEPS:
        return _after_set_step(stage)
    if not stage.first or step not in FIRST_STEPS:
        return InSteps(stage="in_steps", step="set" if stage.set else "choose", set=stage.set)
    following = FIRST_STEPS[FIRST_STEPS.index(step) + 1]
    return InSteps(stage="in_steps", step=following, first=following != FIRST_STEPS[-1])


def _after_set_step(stage: InSteps) -> InSteps:
    if not stage.first:
        return InSteps(stage="in_steps", step="set", set=stage.set)
    if stage.step == SET_STEPS[-1]:
        return InSteps(stage="in_steps", step="specialty", first=True)
    following = SET_STEPS[SET_STEPS.index(stage.step) + 1]
    return InSteps(stage="in_steps", step=following, first=True, set=stage.set)

"""What the questions of a hero made by buttons are put together from (CX-CHAR-01, CX-PSET-07)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.base import text
from engine.core.prompt import Ask, Group, Option, Quote
from engine.core.view import Block, Line
from engine.systems.cortex.character import PowerSet, Sheet
from engine.systems.cortex.drafts import InSteps, Step
from engine.systems.cortex.sheet_blocks import set_blocks

LATER, BACK, NEXT, SKIP = "later", "back", "next", "skip"
LEAVING = frozenset({LATER, BACK, NEXT, SKIP})
NAME_LIMIT = 80
WORDS_LIMIT = 1000
"""Characters of an entry with its words."""
SET_LIMIT = 3500
"""Characters of a Power Set that is pasted whole."""
TIMINGS = ("before_roll", "after_roll", "on_effect", "anytime")
RECOVERIES = ("transition", "opportunity", "action")

Options = tuple[Option, ...]


class Asked:
    """The parts of a question that differ from step to step."""

    def __init__(
        self,
        options: Options = (),
        *,
        body: tuple[Block, ...] = (),
        groups: tuple[Group, ...] = (),
        least: int = 1,
        most: int = 1,
        ask: Ask | None = None,
        quote: Callable[[tuple[str, ...]], Quote] | None = None,
    ) -> None:
        self.options, self.body, self.groups = options, body, groups
        self.least, self.most, self.ask, self.quote = least, most, ask, quote


def set_named(sheet: Sheet, name: str) -> PowerSet:
    """The Power Set that is worked on; an empty one when it is gone."""
    return next((one for one in sheet.power_sets if one.name == name), PowerSet(name=name))


def removable(sheet: Sheet) -> tuple[tuple[str, tuple[str, str]], ...]:
    """The entries that may be taken off a sheet: option id, then sort and name."""
    named = (
        *(("distinction", one) for one in sheet.distinctions),
        *(("specialty", one) for one in sheet.specialties),
        *(("milestone", one.name) for one in sheet.milestones),
    )
    return tuple((f"e{number}", entry) for number, entry in enumerate(named))


def trimmable(sheet: Sheet, stage: InSteps) -> tuple[tuple[str, tuple[str, str]], ...]:
    """The entries that may be taken off a Power Set: option id, then sort and name."""
    one = set_named(sheet, stage.set)
    named = (
        *(("power", power.name) for power in one.powers),
        *(("sfx", sfx.name) for sfx in one.sfx),
        *(("limit", limit.name) for limit in one.limits),
    )
    return tuple((f"e{number}", entry) for number, entry in enumerate(named))


def reaction_traits(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """What an automatic reaction may be told to use: option id and name (AMB-70)."""
    powers = (power.name for one in sheet.power_sets for power in one.powers)
    loose = (power.name for power in sheet.powers)
    return tuple((f"r{number}", name) for number, name in enumerate((*powers, *loose, *sheet.specialties)))


def set_so_far(sheet: Sheet, stage: InSteps) -> tuple[Block, ...]:
    return tuple(set_blocks(set_named(sheet, stage.set)))


def says(step: Step) -> tuple[Block, ...]:
    return (Line(text=text(f"cortex-step-{step}-says")),)


def words_asked(step: Step, limit: int) -> Ask:
    return Ask(label=text(f"cortex-step-{step}-asks"), max_len=limit)


def group_of(group: str) -> Group:
    return Group(id=group, label=text(f"cortex-group-{group}"), most=1 if group != "traits" else 99)


def skip() -> Options:
    return (Option(id=SKIP, label=text("cortex-step-skip")),)


def onward(stage: InSteps, group: str = "") -> Options:
    """On to the next step, or back to the crossroads."""
    key = "cortex-step-next" if stage.first else "cortex-step-back"
    return (Option(id=NEXT, label=text(key), group=group),)


def needs(ticks: tuple[str, ...], problem: str) -> Callable[[tuple[str, ...]], Quote]:
    def quoted(picks: tuple[str, ...]) -> Quote:
        if any(one in LEAVING or one in ticks for one in picks):
            return Quote()
        return Quote(problem=text(f"refuse-cortex-{problem}"))

    return quoted

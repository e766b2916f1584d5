"""What the questions of a hero made by buttons are put together from (CX-CHAR-01, CX-PSET-07)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.base import text
from engine.core.heroes.asked import leaves
from engine.core.heroes.drafts import InSteps
from engine.core.prompt import Ask, Group, Quote
from engine.core.view import Block, Line
from engine.systems.cortex.character import PowerSet, Sheet
from engine.systems.cortex.sheet.blocks import set_blocks

NAME_LIMIT = 80
WORDS_LIMIT = 1000
"""Characters of an entry with its words."""
SET_LIMIT = 3500
"""Characters of a Power Set that is pasted whole."""
TIMINGS = ("before_roll", "after_roll", "on_effect", "anytime")
RECOVERIES = ("transition", "opportunity", "action")


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


def retellable(sheet: Sheet, stage: InSteps) -> tuple[tuple[str, tuple[str, str]], ...]:
    """The entries of a Power Set of which it can be told anew how they work."""
    return tuple((option, entry) for option, entry in trimmable(sheet, stage) if entry[0] != "power")


def reaction_traits(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """What an automatic reaction may be told to use: option id and name (AMB-70)."""
    powers = (power.name for one in sheet.power_sets for power in one.powers)
    loose = (power.name for power in sheet.powers)
    return tuple((f"r{number}", name) for number, name in enumerate((*powers, *loose, *sheet.specialties)))


def set_so_far(sheet: Sheet, stage: InSteps) -> tuple[Block, ...]:
    return tuple(set_blocks(set_named(sheet, stage.set)))


def says(step: str) -> tuple[Block, ...]:
    return (Line(text=text(f"cortex-step-{step}-says")),)


def words_asked(step: str, limit: int) -> Ask:
    return Ask(label=text(f"cortex-step-{step}-asks"), max_len=limit)


def group_of(group: str) -> Group:
    return Group(id=group, label=text(f"cortex-group-{group}"), most=1 if group != "traits" else 99)


def needs(ticks: tuple[str, ...], problem: str) -> Callable[[tuple[str, ...]], Quote]:
    def quoted(picks: tuple[str, ...]) -> Quote:
        if leaves(picks) or any(one in ticks for one in picks):
            return Quote()
        return Quote(problem=text(f"refuse-cortex-{problem}"))

    return quoted

"""The GM's hand on Plot Points, their floor and XP (CX-GEN-02, CX-GM-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.hand_forms import WHOM, hand_form, people, picked_whom, say_why, whom

NUMBERS: tuple[Literal["pp", "pp_floor", "xp"], ...] = ("pp", "pp_floor", "xp")
BOUNDS = {"pp": (0, 99), "pp_floor": (1, 5), "xp": (0, 999)}
MOST_STEPS = 9


def hand_numbers(here: CortexPosition) -> Iterable[CortexPending]:
    """More or fewer, as often as it is pressed."""
    heroes = [one for one in people(here) if one.is_hero]
    if not heroes:
        return
    options = list(whom(heroes))
    for what in NUMBERS:
        for sign in ("more", "less"):
            label = text(f"cortex-hand-{what.replace('_', '-')}-{sign}")
            options.append(Option(id=f"{what}.{sign}", label=label, group="what", upto=MOST_STEPS))
    groups = (WHOM, Group(id="what", label=text("cortex-hand-what"), least=1, most=MOST_STEPS))
    yield Pending(hand_form("numbers", options, groups), _changed)


def _changed(led: CortexLedger, answer: Answer) -> None:
    one = picked_whom(led, answer)
    values: dict[str, int] = {}
    for what in NUMBERS:
        least, most = BOUNDS[what]
        moved = answer.count(f"{what}.more") - answer.count(f"{what}.less")
        values[what] = min(most, max(least, getattr(one, what) + moved))
    after = evolve(one, **values)
    if after == one:
        raise Rejected("changes-nothing")
    line = text("cortex-hand-numbers-now", who=one.name, pp=str(after.pp), floor=str(after.pp_floor), xp=str(after.xp))
    change(led, line, after)
    say_why(led, answer.text)

"""The GM's hand on Plot Points, their floor and XP (CX-GEN-02, CX-GM-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.hand_forms import WHOM, complete, hand_form, people, picked_whom, say_why, troubled, whom

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
    form = hand_form("numbers", options, groups)

    def trouble(picks: tuple[str, ...]) -> str:
        idle = complete(form, picks) and _with_numbers(here, picks) == picked_whom(here, picks)
        return "changes-nothing" if idle else ""

    yield Pending(form, _changed, troubled(trouble))


def _with_numbers(here: CortexPosition, picks: tuple[str, ...]) -> Character:
    one = picked_whom(here, picks)
    values: dict[str, int] = {}
    for what in NUMBERS:
        least, most = BOUNDS[what]
        moved = picks.count(f"{what}.more") - picks.count(f"{what}.less")
        values[what] = min(most, max(least, getattr(one, what) + moved))
    return evolve(one, **values)


def _changed(led: CortexLedger, answer: Answer) -> None:
    after = _with_numbers(led, answer.picks)
    line = text(
        "cortex-hand-numbers-now", who=after.name, pp=str(after.pp), floor=str(after.pp_floor), xp=str(after.xp)
    )
    change(led, line, after)
    say_why(led, answer.text)

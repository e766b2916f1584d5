"""The GM's hand on the doom pool (CX-GEN-02, CX-GM-01, CX-DOOM-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option, Quote
from engine.core.view import Line
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.dice import LADDER, Die, descending
from engine.systems.cortex.hand_forms import hand_form, say_why
from engine.systems.cortex.words import die_text, pool_text

MOST_CHANGES = 18


def hand_doom(here: CortexPosition) -> Iterable[CortexPending]:
    """Dice in and out, of every size."""
    options = [
        Option(id=f"d{die}.{sign}", label=text(f"cortex-hand-doom-{sign}", die=die_text(die)), group="dice", upto=9)
        for die in LADDER
        for sign in ("more", "less")
    ]
    group = Group(id="dice", label=text("cortex-doom-pool"), least=1, most=MOST_CHANGES)
    body = (Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))),)
    yield Pending(evolve(hand_form("doom", options, (group,)), body=body), _changed, _priced(here))


def _priced(here: CortexPosition) -> Callable[[tuple[str, ...]], Quote]:
    """What there is not cannot be taken away."""

    def quote(picks: tuple[str, ...]) -> Quote:
        for die in LADDER:
            if _left(here, picks, die) < 0:
                return Quote(problem=text("refuse-cortex-die-not-in-doom-pool", die=f"d{die}"))
        idle = picks and _pool(here, picks) == here.state.doom
        return Quote(problem=text("refuse-cortex-changes-nothing") if idle else None)

    return quote


def _left(here: CortexPosition, picks: tuple[str, ...], die: Die) -> int:
    return here.state.doom.count(die) + picks.count(f"d{die}.more") - picks.count(f"d{die}.less")


def _pool(here: CortexPosition, picks: tuple[str, ...]) -> tuple[Die, ...]:
    return descending([die for die in LADDER for _ in range(_left(here, picks, die))])


def _changed(led: CortexLedger, answer: Answer) -> None:
    doom = _pool(led, answer.picks)
    change(led, text("cortex-hand-doom-now", dice=pool_text(doom)), doom=doom)
    say_why(led, answer.text)

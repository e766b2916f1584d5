"""The GM's hand on the doom pool (CX-GEN-02, CX-GM-01, CX-DOOM-01)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option
from engine.core.view import Line
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.dice import LADDER, descending
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
    yield Pending(evolve(hand_form("doom", options, (group,)), body=body), _changed)


def _changed(led: CortexLedger, answer: Answer) -> None:
    """Refusals: `die-not-in-doom-pool`, `changes-nothing`."""
    pool = list(led.state.doom)
    for die in LADDER:
        pool += [die] * answer.count(f"d{die}.more")
        for _ in range(answer.count(f"d{die}.less")):
            if die not in pool:
                raise Rejected("die-not-in-doom-pool", die=f"d{die}")
            pool.remove(die)
    doom = descending(pool)
    if doom == led.state.doom:
        raise Rejected("changes-nothing")
    change(led, text("cortex-hand-doom-now", dice=pool_text(doom)), doom=doom)
    say_why(led, answer.text)

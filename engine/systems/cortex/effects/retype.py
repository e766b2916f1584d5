"""A GM character about to fall takes the blow as another type, for a doom die (CX-STR-05, CX-NPC-08, FL-DOOM-15).

It stands beside the attacker's question about trauma and keeps nobody waiting: in every other case one type is as good
as another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.action.flow import land_all
from engine.systems.cortex.at_table import MENU_GM, TO_GM, CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change, exchange_called, move
from engine.systems.cortex.doom.paying import pay_any, picked, with_choice
from engine.systems.cortex.effects.due import EffectDue, StressGoal
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import die_text, name_of, type_text


def gm_retypes(here: CortexPosition, ex: Exchange, due: EffectDue) -> Iterable[CortexPending]:
    goal = due.goal
    if not isinstance(goal, StressGoal) or due.retyped or not here.state.doom:
        return
    victim = here.state.characters.get(goal.target)
    if victim is None or victim.is_hero:
        return
    prompt = Prompt(
        id=f"gmtype.{ex.id}.{ex.asked}",
        about="changing-kind",
        to=TO_GM,
        title=text("cortex-retype-title", who=victim.name, type=type_text(goal.type), die=die_text(due.die)),
        body=(Line(text=text("cortex-counter-doom", die=die_text(min(here.state.doom)))),),
        options=tuple(
            Option(id=one, label=text("cortex-retype", type=type_text(one))) for one in STRESS_TYPES if one != goal.type
        ),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    yield Pending(with_choice(prompt, here), _retyped(ex.id, due))


def _retyped(exchange_id: str, due: EffectDue) -> Callable[[CortexLedger, Answer], None]:
    def retyped(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        goal = due.goal
        if ex is None or not ex.due or not isinstance(goal, StressGoal):
            raise Rejected("out-of-date")
        pay_any(led, answer.picks, (due.by,))
        type_ = next(one for one in STRESS_TYPES if one == picked(answer))
        victim = character(led.state, goal.target)
        change(led, text("cortex-retyped", who=name_of(led.state, victim.id), type=type_text(type_)))
        first = evolve(due, goal=evolve(goal, type=type_), retyped=True)
        land_all(led, move(led, ex, due=(first, *ex.due[1:])))

    return retyped

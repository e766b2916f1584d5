"""A blow is about to land: another type for a point, and trauma or none.

CX-DEC-13, CX-DEC-14; FL-SPARE-02, FL-TIME-12, FL-TIME-13.
"""

from __future__ import annotations

from engine.core.base import GM, Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.declaring import seat_of
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.action.flow import land_all
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change, exchange_called, move
from engine.systems.cortex.effects.due import EffectDue, Goal, StressGoal
from engine.systems.cortex.effects.landing import REDIRECT_PRICE, may_retype
from engine.systems.cortex.points import pay
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import PP, die_text, name_of, type_text

NO = "no"


def blow_landing(here: CortexPosition, ex: Exchange, due: EffectDue) -> CortexPending:
    if not due.retyped and may_retype(here, due):
        return _retype(here, ex, due)
    return _spare(here, ex, due)


def _retype(here: CortexPosition, ex: Exchange, due: EffectDue) -> CortexPending:
    """The victim's player names another type for 1 PP, or leaves it (CX-DEC-14)."""
    goal = due.goal
    victim = character(here.state, goal.target) if isinstance(goal, StressGoal) else None
    types = [type_ for type_ in STRESS_TYPES if not isinstance(goal, StressGoal) or type_ != goal.type]
    price = (Cost(what=PP, amount=REDIRECT_PRICE),)
    options = [Option(id=type_, label=text("cortex-retype", type=type_text(type_)), cost=price) for type_ in types]
    prompt = Prompt(
        id=f"retype.{ex.id}.{ex.asked}",
        about="changing-kind",
        to=frozenset({seat_of(here, victim) if victim is not None else GM}),
        title=text(
            "cortex-retype-title",
            who=victim.name if victim is not None else "",
            type=type_text(goal.type) if isinstance(goal, StressGoal) else text("cortex-none-left"),
            die=die_text(due.die),
        ),
        options=(*options, Option(id=NO, label=text("cortex-retype-no"))),
        wait=Wait.WINDOW,
        default=Default(picks=(NO,)),
    )

    def decided(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None or not isinstance(goal, StressGoal):
            raise Rejected("out-of-date")
        changed: Goal = goal
        if answer.pick != NO:
            hero = character(led.state, goal.target)
            type_ = next(one for one in STRESS_TYPES if one == answer.pick)
            line = text("cortex-retyped", who=hero.name, type=type_text(type_))
            change(led, line, evolve(hero, pp=pay(hero.pp, REDIRECT_PRICE)))
            changed = evolve(goal, type=type_)
        first = evolve(due, goal=changed, retyped=True)
        land_all(led, move(led, now, due=(first, *now.due[1:])))

    return Pending(prompt, decided)


def _spare(here: CortexPosition, ex: Exchange, due: EffectDue) -> CortexPending:
    """The attacker says trauma or none, at the moment of stressing out (CX-DEC-13, FL-SPARE-02)."""
    attacker = here.state.characters.get(due.by)
    target = due.goal.target if isinstance(due.goal, StressGoal) else ""
    silent = "spare" if here.options.canon.spare_on_timeout == "spare" else "trauma"
    prompt = Prompt(
        id=f"spare.{ex.id}.{ex.asked}",
        about="mercy",
        to=frozenset({seat_of(here, attacker) if attacker is not None else GM}),
        title=text("cortex-spare-title", who=name_of(here.state, target)),
        body=(Line(text=text("cortex-spare-says")),),
        options=(
            Option(id="trauma", label=text("cortex-spare-trauma")),
            Option(id="spare", label=text("cortex-spare-none")),
        ),
        wait=Wait.WINDOW,
        default=Default(picks=(silent,)),
    )

    def decided(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        first = evolve(due, pulled=answer.pick == "spare", retyped=True)
        land_all(led, move(led, now, due=(first, *now.due[1:])))

    return Pending(prompt, decided)

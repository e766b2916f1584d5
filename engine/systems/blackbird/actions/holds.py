"""Actions that are not thrown: taken back, on hold, let be thrown by the GM; answers that the GM closes.

BB-BUILD-17, BB-HEALTH-04, BB-HEALTH-08, BB-OPP-06.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.blackbird.actions.contests import answers_to
from engine.systems.blackbird.actions.events import ActionMoved, action_called, close_action
from engine.systems.blackbird.actions.framing import GM_ACTIONS
from engine.systems.blackbird.actions.owners import name_of, seat_of
from engine.systems.blackbird.actions.values import Action, Settled, lifted
from engine.systems.blackbird.actions.view import declared_blocks
from engine.systems.blackbird.at_table import (
    MENU_ACT,
    TO_GM,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
)
from engine.systems.blackbird.pool.gather_prompt import throw_bare_dice
from engine.systems.blackbird.throw.events import ContestEnded
from engine.systems.blackbird.throw.falling import go_on


def holds(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Take it back] for its player, [Let it be thrown] and [Close the answer] for the GM."""
    for action in here.state.actions:
        if action.thrown:
            if not action.answers and _is_stuck(here, action):
                yield _compare(here, action)
            continue
        if action.answers:
            yield _close_answer(here, action)
        else:
            yield _take_back(here, action)
        if action.held:
            yield _lift(here, action)


def _take_back(here: BlackbirdPosition, action: Action) -> BlackbirdPending:
    seat = seat_of(here, action.who)
    by_gm = frozenset({seat}) == TO_GM

    def taken_back(led: BlackbirdLedger, answer: Answer) -> None:
        close_action(led, action_called(led.state, action.id), "withdrawn")

    prompt = Prompt(
        id=f"back.{action.id}",
        to=frozenset({seat}),
        title=text("blackbird-take-back-title", who=name_of(here.state, action.who)),
        body=(*declared_blocks(action), Line(text=text("blackbird-take-back-says"))),
        options=(Option(id="back", label=text("blackbird-take-back")),),
        wait=Wait.NONE,
        menu=GM_ACTIONS if by_gm else (MENU_ACT,),
    )
    return Pending(prompt, taken_back)


def _lift(here: BlackbirdPosition, action: Action) -> BlackbirdPending:
    """The GM's call of a roll for somebody who is unconscious; it lasts until they wake."""

    def let(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        line = text("blackbird-lifted", who=name_of(led.state, now.who))
        led.post(ActionMoved(action=lifted(now), line=line))

    prompt = Prompt(
        id=f"lift.{action.id}",
        to=TO_GM,
        title=text("blackbird-lift-title", who=name_of(here.state, action.who)),
        body=(*declared_blocks(action), Line(text=text("blackbird-lift-says"))),
        options=(Option(id="lift", label=text("blackbird-lift")),),
        wait=Wait.NONE,
        menu=GM_ACTIONS,
    )
    return Pending(prompt, let)


def _close_answer(here: BlackbirdPosition, action: Action) -> BlackbirdPending:
    """The GM need not wait for the deadline (digest 3.11)."""

    def closed(led: BlackbirdLedger, answer: Answer) -> None:
        throw_bare_dice(led, action_called(led.state, action.id))

    prompt = Prompt(
        id=f"answer.{action.id}",
        to=TO_GM,
        title=text("blackbird-close-answer-title", who=name_of(here.state, action.who)),
        body=(Line(text=text("blackbird-close-answer-says")),),
        options=(Option(id="bare", label=text("blackbird-close-answer")),),
        wait=Wait.NONE,
        menu=GM_ACTIONS,
    )
    return Pending(prompt, closed)


def _is_stuck(here: BlackbirdPosition, action: Action) -> bool:
    """Everybody is settled, and nobody's answer brought the comparison: the last one died, or was dropped."""
    sides = (action, *answers_to(here.state, action.id))
    return all(isinstance(one.stage, Settled) for one in sides)


def _compare(here: BlackbirdPosition, action: Action) -> BlackbirdPending:
    def compared(led: BlackbirdLedger, answer: Answer) -> None:
        if answers_to(led.state, action.id):
            go_on(led, action.id)
        else:
            led.post(ContestEnded(action=action.id))

    prompt = Prompt(
        id=f"compare.{action.id}.{action.asked}",
        to=TO_GM,
        title=text("blackbird-compare-title", who=name_of(here.state, action.who)),
        options=(Option(id="compare", label=text("blackbird-compare")),),
        wait=Wait.WINDOW,
        default=Default(picks=("compare",)),
    )
    return Pending(prompt, compared)

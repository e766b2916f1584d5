"""The winner of a reaction may use its effect die for 1 PP, or for a doom die (CX-DEC-11, FL-OPP-04, FL-TIME-10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change, exchange_called, move, with_xp, xp_lines
from engine.systems.cortex.declaring import NAME_LIMIT, seat_of
from engine.systems.cortex.dice import Die
from engine.systems.cortex.doom import Spend, counter_effect_free, spend_doom
from engine.systems.cortex.effect_due import AssetGoal, ComplicationGoal, EffectDue, Goal, StressGoal
from engine.systems.cortex.exchange import DOOM, Exchange, Landing
from engine.systems.cortex.flow import can_counter, land_all, next_counter, outcomes, side_of, unused_effect
from engine.systems.cortex.points import pay
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import PP, die_text, name_of, who_text

NO = "no"


def counter_effect(here: CortexPosition, ex: Exchange, target: str) -> CortexPending:
    """The winner of a reaction may use its effect die for 1 PP, or for a doom die of d6 or larger."""
    outcome = outcomes(here, ex)[target]
    die = unused_effect(here, ex.rolls[target], outcome)
    winner = here.state.characters.get(target)
    seat = seat_of(here, winner) if winner is not None else GM
    hero = side_of(here, target) == "player"
    goals = [
        Option(id=f"stress.{type_}", label=text(f"cortex-goal-stress-{type_}"), group="goal") for type_ in STRESS_TYPES
    ]
    goals.append(Option(id="complication", label=text("cortex-goal-complication"), group="goal"))
    if winner is not None:
        goals.append(Option(id="asset", label=text("cortex-goal-asset"), group="goal"))
    price = (Cost(what=PP, amount=1),) if hero else ()
    options = (
        Option(id=NO, label=text("cortex-counter-no"), group="goal"),
        *(evolve(one, cost=price, blocked=_too_dear(here, target)) for one in goals),
    )
    prompt = Prompt(
        id=f"counter.{ex.id}.{ex.asked}",
        to=frozenset({seat}),
        title=text("cortex-counter-title", who=who_text(here.state, target), die=die_text(die)),
        body=tuple(_counter_says(here, ex, target, hero=hero)),
        options=options,
        groups=(Group(id="goal", label=text("cortex-goal"), most=1),),
        ask=Ask(label=text("cortex-counter-asks"), max_len=NAME_LIMIT),
        wait=Wait.WINDOW,
        default=Default(picks=(NO,)),
    )

    def decided(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        if answer.pick != NO:
            goal = _counter_goal(ex, answer, target)
            _pay_counter(led, ex, target)
            change(led, text("cortex-counters", who=who_text(led.state, target)))
            now = move(led, now, countered=(*now.countered, target))
            due = EffectDue(by=target, goal=goal, die=die)
            land_all(led, move(led, now, stage=Landing(stage="landing"), due=(due,)))
            return
        next_counter(led, move(led, now, countered=(*now.countered, target)))

    return Pending(prompt, decided)


def _counter_says(here: CortexPosition, ex: Exchange, target: str, *, hero: bool) -> Iterator[Block]:
    yield Line(text=text("cortex-counter-says", who=name_of(here.state, ex.actor)))
    if not hero and not counter_effect_free(here.options.canon, doom_roll=target == DOOM):
        yield Line(text=text("cortex-counter-doom", die=die_text(_cheapest(here.state.doom))))


def _counter_goal(ex: Exchange, answer: Answer, winner: str) -> Goal:
    """Stress, a complication, or an asset of the winner's own (CX-EFF-01, FL-OPP-04)."""
    kind, _, rest = answer.pick.partition(".")
    if kind == "stress":
        type_ = next(one for one in STRESS_TYPES if one == rest)
        return StressGoal(goal="stress", target=ex.actor, type=type_)
    name = tidy(answer.text)
    if not name:
        raise Rejected("effect-name-missing")
    if kind == "asset":
        return AssetGoal(goal="asset", holder=winner, name=name)
    return ComplicationGoal(goal="complication", target=ex.actor, name=name)


def _too_dear(here: CortexPosition, target: str) -> Text | None:
    """Points and doom dice may be spent elsewhere while the question stands."""
    if can_counter(here, target):
        return None
    if side_of(here, target) == "player":
        return text("refuse-cortex-not-enough-pp", need=1, has=character(here.state, target).pp)
    return text("refuse-cortex-not-enough-doom", need=1, has=0)


def _cheapest(doom: tuple[Die, ...]) -> Die:
    return min((die for die in doom if die >= 6), default=6)


def _pay_counter(led: CortexLedger, ex: Exchange, target: str) -> None:
    if side_of(led, target) == "player":
        winner = character(led.state, target)
        change(led, None, evolve(winner, pp=pay(winner.pp, 1)))
        return
    if counter_effect_free(led.options.canon, doom_roll=target == DOOM):
        return
    spend = Spend(purpose="counter_effect", dice=(_cheapest(led.state.doom),), affected=(ex.actor,))
    spent = spend_doom(led.state.doom, spend, led.options.canon)
    change(led, None, *with_xp(led, spent.xp), doom=spent.doom)
    for line in xp_lines(led.state, spent.xp):
        change(led, line)

"""A won reaction buys its effect die, and further ones, once it has won.

CX-DEC-11, CX-OPP-08, CX-ROLL-07, CX-DSP-04, CX-DSP-05; FL-OPP-04, FL-OPP-05, FL-OPP-10, FL-AFTER-02, FL-TIME-10.
A hero pays a point for each; the GM a doom die of d6 or larger for the first. A further one the GM gets only in a roll
of the doom pool, for a doom die as large: a character of the GM has one target here, whoever acted (CX-DSP-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.base import GM, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Quote, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Line
from engine.systems.cortex.action.declaring import NAME_LIMIT, seat_of
from engine.systems.cortex.action.exchange import DOOM, Exchange, Landing, Roll
from engine.systems.cortex.action.flow import (
    LEAST_COUNTER,
    can_counter,
    land_all,
    next_counter,
    outcomes,
    side_of,
    unused_effect,
)
from engine.systems.cortex.action.same_effect import may_repeat, require_different
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change, exchange_called, move
from engine.systems.cortex.dice import NONE, Die, descending, step
from engine.systems.cortex.doom.paying import choice_of_dice, named_dice, paid, pay_group
from engine.systems.cortex.doom.spending import Spend, counter_effect_free, dice_for
from engine.systems.cortex.effects.due import AssetGoal, ComplicationGoal, EffectDue, Goal, StressGoal
from engine.systems.cortex.points import pay
from engine.systems.cortex.sfx.use import worked
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import PP, die_text, name_of, refusal, who_text

NO = "no"
NAMED = ("complication", "asset")


def counter_effect(here: CortexPosition, ex: Exchange, target: str) -> CortexPending:
    """What the winner of a reaction makes of its dice; silence: nothing."""
    dice = counter_dice(here, ex, target)
    goals = tuple(_goals(here, ex, target, len(dice)))
    pay_with = () if side_of(here, target) == "player" else choice_of_dice(here, _first_price(here, target), len(dice))
    winner = here.state.characters.get(target)
    prompt = Prompt(
        id=f"counter.{ex.id}.{ex.asked}",
        about="counter-effect",
        to=frozenset({seat_of(here, winner) if winner is not None else GM}),
        title=text("cortex-counter-title", who=who_text(here.state, target), die=die_text(dice[0])),
        body=tuple(_says(here, ex, target, dice)),
        options=(Option(id=NO, label=text("cortex-counter-no"), group="goal"), *goals, *pay_with),
        groups=(
            Group(id="goal", label=text("cortex-goal"), least=1, most=len(dice)),
            *((pay_group(len(dice)),) if pay_with else ()),
        ),
        most=len(dice) + (len(dice) if pay_with else 0),
        ask=Ask(label=text("cortex-counter-asks"), max_len=len(dice) * NAME_LIMIT),
        wait=Wait.WINDOW,
        default=Default(picks=(NO,)),
    )
    return Pending(prompt, _decided(ex.id, target), lambda picks: _quote(here, ex, target, picks))


def counter_dice(here: CortexPosition, ex: Exchange, target: str) -> tuple[Die, ...]:
    """The effect die of a won reaction, then what else is left of it and may be bought, from the largest down."""
    roll = ex.rolls[target]
    first = unused_effect(here, roll, outcomes(here, ex)[target])
    if side_of(here, target) == "gm" and target != DOOM:
        return (first,)
    left = list(_left(roll))
    used = next((die for die in (first, step(first, 1)) if die in left), None)  # a pulled die counts one step less
    if used is not None:
        left.remove(used)
    return (first, *descending(left)) if used is not None else (first,)


def _left(roll: Roll) -> Iterator[Die]:
    for at, (one, face) in enumerate(zip(roll.pool, roll.faces, strict=True)):
        if face > 1 and at not in roll.total:
            yield one.die


def _goals(here: CortexPosition, ex: Exchange, target: str, most: int) -> Iterator[Option]:
    price = (Cost(what=PP, amount=1),) if side_of(here, target) == "player" else ()
    blocked = _too_dear(here, target)
    stress_upto = most if may_repeat(here, ex.actor) else 1
    for type_ in STRESS_TYPES:
        label = text(f"cortex-goal-stress-{type_}")
        yield Option(id=f"stress.{type_}", label=label, group="goal", cost=price, upto=stress_upto, blocked=blocked)
    for kind in NAMED if target != DOOM else NAMED[:1]:
        label = text(f"cortex-goal-{kind}")
        yield Option(id=kind, label=label, group="goal", cost=price, upto=most, blocked=blocked)


def _too_dear(here: CortexPosition, target: str) -> Text | None:
    """Points and doom dice may be spent elsewhere while the question stands."""
    if can_counter(here, target):
        return None
    if side_of(here, target) == "player":
        return text("refuse-cortex-not-enough-pp", need=1, has=character(here.state, target).pp)
    return text("refuse-cortex-not-enough-doom", need=1, has=0)


def _says(here: CortexPosition, ex: Exchange, target: str, dice: Sequence[Die]) -> Iterator[Block]:
    yield Line(text=text("cortex-counter-says", who=name_of(here.state, ex.actor)))
    if len(dice) > 1:
        yield Line(text=text("cortex-counter-further", dice=_beside(dice[1:])))
    least = _first_price(here, target)
    if side_of(here, target) == "gm" and least:
        cheapest = min((die for die in here.state.doom if die >= least), default=least)
        yield Line(text=text("cortex-counter-doom", die=die_text(cheapest)))


def _beside(dice: Sequence[Die]) -> Text:
    shown: Text = die_text(dice[0])
    for die in dice[1:]:
        shown = text("cortex-beside", first=shown, second=die_text(die))
    return shown


def _first_price(here: CortexPosition, target: str) -> Die:
    """The least doom die for the first effect die; 0 where it is free (CX-DSP-05, FL-OPP-10)."""
    return NONE if counter_effect_free(here.options.canon, doom_roll=target == DOOM) else LEAST_COUNTER


# ---- the answer


def _goals_of(here: CortexPosition, ex: Exchange, target: str, picks: Sequence[str], words: str) -> tuple[Goal, ...]:
    """What was ticked, in that order; several names stand apart by semicolons (CX-EFF-01, FL-OPP-04).

    Refusals: `effect-name-missing`, `same-effect-twice`.
    """
    wanted = [one for one in picks if one in NAMED or one.startswith("stress.")]
    number = sum(1 for one in wanted if one in NAMED)
    names = iter([words] if number == 1 else words.split(";"))
    goals = tuple(_goal(ex, target, one, tidy(next(names, "")) if one in NAMED else "") for one in wanted)
    require_different(here, goals)
    return goals


def _goal(ex: Exchange, winner: str, pick: str, name: str) -> Goal:
    if pick.startswith("stress."):
        type_ = next(one for one in STRESS_TYPES if pick == f"stress.{one}")
        return StressGoal(goal="stress", target=ex.actor, type=type_)
    if not name:
        raise Rejected("effect-name-missing")
    if pick == "asset":
        return AssetGoal(goal="asset", holder=winner, name=name)
    return ComplicationGoal(goal="complication", target=ex.actor, name=name)


def _quote(here: CortexPosition, ex: Exchange, target: str, picks: tuple[str, ...]) -> Quote:
    """Which dice go, and what is paid for them."""
    number = sum(1 for one in picks if one in NAMED or one.startswith("stress."))
    if not number:
        return Quote()
    if NO in picks:
        return Quote(problem=text("refuse-cortex-no-alone"))
    dice = counter_dice(here, ex, target)[:number]
    lines = [text("cortex-counter-dice", dice=_beside(dice))]
    try:
        if side_of(here, target) == "gm":
            given = [die for die, _ in _doom_paid(here, ex, target, dice, picks)]
            return Quote(lines=(*lines, text("cortex-counter-doom", die=_beside(given))) if given else tuple(lines))
        pay(character(here.state, target).pp, _points(ex, target, number))
    except Rejected as refused:
        return Quote(problem=refusal(refused))
    return Quote(cost=(Cost(what=PP, amount=_points(ex, target, number)),), lines=tuple(lines))


def _points(ex: Exchange, target: str, number: int) -> int:
    """A point for each die, less what an SFX lets keep for nothing (CX-SFX-05)."""
    return max(1, number - ex.rolls[target].gains.effect_dice)


def _doom_paid(
    here: CortexPosition, ex: Exchange, target: str, dice: Sequence[Die], picks: Sequence[str]
) -> list[tuple[Die, Spend]]:
    """A doom die for each effect die, with what it is spent on. Refusals: those of `dice_for`."""
    first = _first_price(here, target)
    prices = ([first] if first else []) + list(dice[1:])
    given = dice_for(here.state.doom, prices, named_dice(picks))
    spends = []
    for at, die in enumerate(given):
        spend = Spend(purpose="counter_effect", dice=(die,), affected=(ex.actor,))
        if at or not first:
            spend = evolve(spend, purpose="extra_effect", die_added=prices[at], targets=(ex.actor,), doom_roll=True)
        spends.append((die, spend))
    return spends


def _decided(exchange_id: str, target: str) -> Callable[[CortexLedger, Answer], None]:
    def decided(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        if ex is None:
            raise Rejected("out-of-date")
        goals = _goals_of(led, ex, target, answer.picks, answer.text)
        if NO in answer.picks:
            if goals:
                raise Rejected("no-alone")
            next_counter(led, move(led, ex, countered=(*ex.countered, target)))
            return
        dice = counter_dice(led, ex, target)[: len(goals)]
        _pay(led, ex, target, dice, answer.picks)
        change(led, text("cortex-counters", who=who_text(led.state, target)))
        gains = ex.rolls[target].gains
        due = tuple(
            EffectDue(by=target, goal=goal, die=worked(die, goal, gains)) for die, goal in zip(dice, goals, strict=True)
        )
        ex = move(led, ex, countered=(*ex.countered, target), stage=Landing(stage="landing"), due=due)
        land_all(led, ex)

    return decided


def _pay(led: CortexLedger, ex: Exchange, target: str, dice: Sequence[Die], picks: Sequence[str]) -> None:
    if side_of(led, target) == "player":
        winner = character(led.state, target)
        change(led, None, evolve(winner, pp=pay(winner.pp, _points(ex, target, len(dice)))))
        return
    for _, spend in _doom_paid(led, ex, target, dice, picks):
        paid(led, spend)

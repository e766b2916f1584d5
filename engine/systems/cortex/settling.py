"""What is decided between the rolls and the end: ones, type of stress, trauma or none, counter-effects, doom dice.

CX-DEC-07, CX-DEC-11, CX-DEC-13, CX-DEC-14, CX-DEC-18; FL-TIME-06, FL-TIME-10, FL-TIME-12, FL-TIME-13, FL-TIME-14.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import GM, Dice, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Wait
from engine.core.sheet import tidy
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import (
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    gm_characters,
)
from engine.systems.cortex.changes import change, exchange_called, exchanges, move, with_xp, xp_lines
from engine.systems.cortex.character import STRESS_TYPES, Character
from engine.systems.cortex.declaring import NAME_LIMIT, seat_of
from engine.systems.cortex.dice import Die, descending
from engine.systems.cortex.doom import Spend, counter_effect_free, spend_doom
from engine.systems.cortex.effect_due import AssetGoal, ComplicationGoal, EffectDue, Goal, StressGoal
from engine.systems.cortex.effect_retype import gm_retypes
from engine.systems.cortex.exchange import DOOM, Countering, Exchange, Landing, Ones, TakingBack
from engine.systems.cortex.flow import (
    can_counter,
    close,
    go_on,
    land_all,
    next_counter,
    outcomes,
    side_of,
    unused_effect,
)
from engine.systems.cortex.hitches import Group as OnesGroup
from engine.systems.cortex.hitches import Offer, buy_hitches, hitch_offers
from engine.systems.cortex.landing import REDIRECT_PRICE, may_retype
from engine.systems.cortex.points import pay
from engine.systems.cortex.shutting import restorable, works_again
from engine.systems.cortex.words import PP, die_text, name_of, type_text, who_text

MISHAP_LIMIT = 500
NO = "no"


def settling(here: CortexPosition) -> Iterable[CortexPending]:
    """Every decision that an exchange waits for."""
    for ex in exchanges(here.state):
        match ex.stage:
            case Ones(roll=key) if key in ex.rolls:
                yield _ones(here, ex, key)
            case Landing() if ex.due:
                yield _landing(here, ex, ex.due[0])
                yield from gm_retypes(here, ex, ex.due[0])
            case Countering(target=target) if target in ex.rolls:
                yield _counter(here, ex, target)
            case TakingBack():
                yield _take_back(here, ex)
            case _:
                pass


# ---- ones of a player's roll


def _ones(here: CortexPosition, ex: Exchange, key: str) -> CortexPending:
    roll = ex.rolls[key]
    left = roll.ones - roll.ones_used
    any_die = here.options.canon.doom_step_target == "any"
    found = hitch_offers(left, here.state.doom, partial=True, any_die=any_die)
    offers = {f"o{at}": one for at, one in enumerate(found)}
    prompt = Prompt(
        id=f"ones.{ex.id}.{ex.asked}",
        to=TO_GM,
        title=text("cortex-ones-title", count=str(roll.ones), who=name_of(here.state, roll.who)),
        body=(
            Line(text=text("cortex-ones-says")),
            Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))),
        ),
        options=(
            *(Option(id=one, label=_offer(offer)) for one, offer in offers.items()),
            *(Option(id=key, label=text("cortex-goal-restore", name=name)) for key, (_, name) in _broken(here).items()),
        ),
        ask=Ask(label=text("cortex-mishap-asks"), max_len=MISHAP_LIMIT),
        wait=Wait.WINDOW,
        default=Default(picks=(next(reversed(offers)),)),
    )

    def bought(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        if answer.pick not in offers:
            _restore_by_one(led, now, key, *_broken(led)[answer.pick])
            return
        offer = offers[answer.pick]
        if offer.pp:
            _buy(led, roll.who, left, offer, answer.text.strip())
        taken = sum((die - 4) // 2 for die in offer.add) + offer.step_up
        used = evolve(now.rolls[key], ones_used=roll.ones_used + taken)
        now = move(led, now, rolls=now.rolls.set(key, used))
        if not offer.step_up or taken >= left:  # steps come before new dice: after them the rest is still for sale
            go_on(led, now)

    return Pending(prompt, bought)


def _broken(here: CortexPosition) -> dict[str, tuple[Character, str]]:
    """Traits of GM characters that one of a hero's ones brings back (CX-SHUT-04, CX-DEC-07)."""
    return {
        f"restore.{one.id}.{place}": (one, name)
        for one in gm_characters(here.state)
        if one.present and not one.gone
        for place, name in restorable(one)
    }


def _restore_by_one(led: CortexLedger, ex: Exchange, key: str, owner: Character, name: str) -> None:
    """The roller gets a point, the trait works, no doom die comes of this one; further ones are asked about."""
    roll = ex.rolls[key]
    roller = character(led.state, roll.who)
    found = buy_hitches(roll.ones - roll.ones_used, led.state.doom, [OnesGroup(ones=1, use="restore")])
    paid = evolve(roller, pp=roller.pp + found.pp)
    change(led, text("cortex-restored", name=name), paid, works_again(owner, name), strong=True)
    ex = move(led, ex, rolls=ex.rolls.set(key, evolve(roll, ones_used=roll.ones_used + 1)))
    if not found.left:
        go_on(led, ex)


def _buy(led: CortexLedger, who: str, ones: int, offer: Offer, mishap: str) -> None:
    """The GM describes what comes with the rising threat (CX-HITCH-05, FL-HITCH-02)."""
    groups = [OnesGroup(ones=(die - 4) // 2, use="add") for die in offer.add]
    if offer.step_up:
        groups = [OnesGroup(ones=offer.step_up, use="step_up", die=offer.die)]
    found = buy_hitches(ones, led.state.doom, groups)
    roller = character(led.state, who)
    line = text("cortex-ones-bought", who=roller.name, pp=found.pp, dice=pool_text(found.doom))
    blocks = (Line(text=text("cortex-gm-words", words=mishap)),) if mishap else ()
    change(led, line, evolve(roller, pp=roller.pp + found.pp), doom=found.doom, blocks=blocks)


def _offer(offer: Offer) -> Text:
    if offer.step_up and offer.die is not None:
        return text("cortex-ones-step-die", steps=offer.step_up, die=die_text(offer.die))
    if offer.step_up:
        return text("cortex-ones-step", steps=offer.step_up)
    if not offer.add:
        return text("cortex-ones-nothing")
    shown: Text = die_text(offer.add[0])
    for die in offer.add[1:]:
        shown = text("cortex-beside", first=shown, second=die_text(die))
    return text("cortex-ones-add", dice=shown, pp=offer.pp)


def pool_text(doom: tuple[Die, ...]) -> Text:
    """Doom dice side by side."""
    if not doom:
        return text("cortex-doom-empty")
    shown: Text = text("cortex-die", die=Dice(sides=doom[0]))
    for die in doom[1:]:
        shown = text("cortex-beside", first=shown, second=text("cortex-die", die=Dice(sides=die)))
    return shown


# ---- an effect die is about to land


def _landing(here: CortexPosition, ex: Exchange, due: EffectDue) -> CortexPending:
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


# ---- a won reaction


def _counter(here: CortexPosition, ex: Exchange, target: str) -> CortexPending:
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


# ---- doom dice that were added to a roll


def _take_back(here: CortexPosition, ex: Exchange) -> CortexPending:
    """1 PP to each player who was acted against, or the dice are lost (CX-DSP-01, FL-PP-05)."""
    dice = tuple(die for roll in ex.rolls.values() for die in roll.added)
    players = tuple(who for who in (*ex.targets, ex.actor) if side_of(here, who) == "player")
    prompt = Prompt(
        id=f"takeback.{ex.id}.{ex.asked}",
        to=TO_GM,
        title=text("cortex-take-doom-title", dice=pool_text(descending(dice))),
        body=(Line(text=text("cortex-take-doom-says", count=str(len(players)))),),
        options=(
            Option(id="back", label=text("cortex-take-doom-yes")),
            Option(id=NO, label=text("cortex-take-doom-no")),
        ),
        wait=Wait.WINDOW,
        default=Default(picks=(NO,)),
    )

    def decided(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        if answer.pick != NO:
            paid = tuple(
                evolve(character(led.state, who), pp=character(led.state, who).pp + len(dice)) for who in players
            )
            line = text("cortex-doom-taken-back", dice=pool_text(descending(dice)))
            change(led, line, *paid, doom=descending((*led.state.doom, *dice)))
        close(led, now)

    return Pending(prompt, decided)

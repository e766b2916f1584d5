"""A roll is read: the dice of the total, the effect die, what is bought (CX-DEC-06, CX-DEC-09, FL-TIME-07).

Done with nothing ticked takes the suggestion. Each die goes round: unused, total, effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.base import GM, Dice, Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Cost, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Block, Line
from engine.systems.cortex.action.declaring import NAME_LIMIT, seat_of
from engine.systems.cortex.action.exchange import ACTION, DOOM, Choosing, Exchange, Roll
from engine.systems.cortex.action.flow import after_choice, total_text
from engine.systems.cortex.action.further_effects import further_goals, further_options, require_aims
from engine.systems.cortex.action.reading import FREE_TOTAL, Picks, Reading, live, read_roll, suggest
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change, exchange_called, exchanges, move, with_xp, xp_lines
from engine.systems.cortex.dice import Die, descending
from engine.systems.cortex.doom.paying import choice_of_dice, named_dice, pay_group
from engine.systems.cortex.doom.spending import Purpose, Spend, dice_for, spend_doom
from engine.systems.cortex.effects.due import BankGoal, OtherGoal
from engine.systems.cortex.pool.asked import affected_by
from engine.systems.cortex.pool.throwing import dice_row
from engine.systems.cortex.words import PP, pick_text, refusal, who_text

BEST_TOTAL = "sum"
BEST_EFFECT = "best"
BANK = "bank"
"""A GM character's effect die is to feed the doom pool, if it wins (CX-DOOM-05, FL-TIME-15)."""
PULL = "pull"
USES = 2
"""A die picked once is in the total, picked twice it is the effect die."""


def choosing(here: CortexPosition) -> Iterable[CortexPending]:
    """Every roll whose dice are still to be chosen."""
    for ex in exchanges(here.state):
        for stage in ex.at_work:
            if isinstance(stage, Choosing) and stage.roll in ex.rolls:
                yield _choose(here, ex, stage.roll)


def effect_due(here: CortexPosition, ex: Exchange, key: str) -> bool:
    """Whether an effect die is picked with this total (FL-OPP-02, FL-ROLL-03)."""
    if key == ACTION:
        return not isinstance(ex.goal, OtherGoal)
    return here.options.canon.reaction_effect == "chosen"


def _choose(here: CortexPosition, ex: Exchange, key: str) -> CortexPending:
    roll = ex.rolls[key]
    me = here.state.characters.get(roll.who)
    seat = seat_of(here, me) if me is not None else GM
    pay_with = _pay_with(here, roll)
    options = (*_wishes(here, ex, key), *_dice(here, ex, key), *_further(here, ex, key), *pay_with)
    prompt = Prompt(
        id=f"choose.{ex.question(key)}",
        about="effect-die",
        to=frozenset({seat}),
        title=text("cortex-choose-title", who=who_text(here.state, roll.who)),
        body=tuple(_body(here, ex, key)),
        options=options,
        groups=(
            *(
                Group(id=group, label=text(f"cortex-group-{group}"), most=1 if group == "wish" else 99)
                for group in ("wish", "dice", "further")
                if any(one.group == group for one in options)
            ),
            *((pay_group(len(here.state.doom)),) if pay_with else ()),
        ),
        least=0,
        most=max(2, sum(one.upto for one in options)),
        ask=_names_asked(roll) if key == ACTION else None,
        wait=Wait.WINDOW if key != ACTION else Wait.TURN,
        default=Default(picks=(BEST_TOTAL,)),
    )
    return Pending(prompt, _chosen(ex.id, key), lambda ids: _quote(here, ex, key, ids))


def _body(here: CortexPosition, ex: Exchange, key: str) -> Iterator[Block]:
    roll = ex.rolls[key]
    yield dice_row(roll)
    if roll.ones:
        yield Line(text=text("cortex-ones-aside", count=str(roll.ones)))
    if key != ACTION:
        total = ex.rolls[ACTION].reading
        if total is not None:
            yield Line(text=text("cortex-to-beat", total=str(total.total)))
    yield Line(text=text("cortex-choose-says" if effect_due(here, ex, key) else "cortex-choose-says-total"))
    me = here.state.characters.get(roll.who)
    yield Line(text=text("cortex-choose-costs" if me is not None and me.is_hero else "cortex-choose-costs-gm"))


def _wishes(here: CortexPosition, ex: Exchange, key: str) -> Iterator[Option]:
    yield Option(id=BEST_TOTAL, label=text("cortex-best-total"), group="wish")
    if effect_due(here, ex, key):
        yield Option(id=BEST_EFFECT, label=text("cortex-best-effect"), group="wish")
        actor = here.state.characters.get(ex.actor)
        if key == ACTION and actor is not None and not actor.is_hero:
            yield Option(id=BANK, label=text("cortex-bank-effect"), group="wish")


def _dice(here: CortexPosition, ex: Exchange, key: str) -> Iterator[Option]:
    roll = ex.rolls[key]
    due = effect_due(here, ex, key)
    states = tuple(text(f"cortex-die-{state}") for state in ("unused", "total", "effect")[: 3 if due else 2])
    for at, (one, face) in enumerate(zip(roll.pool, roll.faces, strict=True)):
        die = Dice(sides=one.die, face=face)
        label = text("cortex-opt-rolled", die=die, what=pick_text(roll.picks[one.pick]))
        blocked = text("refuse-cortex-hitch-chosen", die=die) if face == 1 else None
        yield Option(id=f"d{at}", label=label, group="dice", upto=USES if due else 1, states=states, blocked=blocked)
    if due:
        yield Option(id=PULL, label=text("cortex-pull"), group="dice")


def _names_asked(roll: Roll) -> Ask:
    return Ask(label=text("cortex-further-asks"), max_len=len(roll.pool) * NAME_LIMIT, beside=True)


def _further(here: CortexPosition, ex: Exchange, key: str) -> tuple[Option, ...]:
    if key != ACTION or not effect_due(here, ex, key):
        return ()
    return tuple(further_options(here, ex, len(ex.rolls[key].pool)))


def _pay_with(here: CortexPosition, roll: Roll) -> tuple[Option, ...]:
    """Doom dice for the GM to pay with, where a further die can be bought at all."""
    me = here.state.characters.get(roll.who)
    if (me is not None and me.is_hero) or len(live(roll.dice)) <= FREE_TOTAL:
        return ()
    return choice_of_dice(here, number=len(here.state.doom))


def picks_of(roll: Roll, ids: tuple[str, ...]) -> Picks:
    """Which dice are meant, effect dice in the order in which they were ticked; no die: the suggestion."""
    counts = {at: ids.count(f"d{at}") for at in range(len(roll.pool))}
    if not any(counts.values()):
        found = suggest(roll.dice, "best_effect" if BEST_EFFECT in ids else "best_total")
        return evolve(found, pull=PULL in ids)
    return Picks(
        total=tuple(at for at, count in counts.items() if count == 1),
        effect=tuple(sorted((at for at, count in counts.items() if count == USES), key=lambda at: ids.index(f"d{at}"))),
        pull=PULL in ids,
    )


def _budget(here: CortexPosition, roll: Roll) -> int:
    me = here.state.characters.get(roll.who)
    return me.pp if me is not None and me.is_hero else len(here.state.doom)


def read(here: CortexPosition, ex: Exchange, key: str, ids: tuple[str, ...]) -> Reading:
    """Refusals: those of `read_roll`; those of `require_aims`; `effects-after-win` for a further effect die of a
    reaction, which is bought when it has won (CX-OPP-08)."""
    roll = ex.rolls[key]
    picks = picks_of(roll, ids)
    due = effect_due(here, ex, key)
    if BANK in ids:
        ex = evolve(ex, goal=BankGoal(goal="bank"))
    if not due:
        picks = evolve(picks, effect=(), pull=False)
    canon = here.options.canon
    free = roll.gains.effect_dice
    budget = _budget(here, roll)
    reading = read_roll(roll.dice, picks, budget + free, effect_due=due, two_dice_split=canon.two_dice_split)
    spent = reading.spent - min(free, max(0, len(reading.effects) - 1))
    if spent > budget:
        raise Rejected("not-enough-pp", need=spent, has=budget)
    reading = evolve(reading, spent=spent)
    if key != ACTION and len(reading.effects) > 1:
        raise Rejected("effects-after-win")
    if key == ACTION:
        require_aims(here, ex, ids, reading.effects)
    return reading


def doom_paid(here: CortexPosition, ex: Exchange, key: str, ids: tuple[str, ...]) -> tuple[Spend, ...]:
    """What further dice of a GM's roll cost: each a doom die as large as the added one (CX-DSP-03, CX-DSP-04).

    Refusals: those of `dice_for`.
    """
    roll = ex.rolls[key]
    me = here.state.characters.get(roll.who)
    if me is not None and me.is_hero:
        return ()
    picks = picks_of(roll, ids)
    by_size = sorted(picks.total, key=lambda at: -roll.pool[at].die)
    added: list[tuple[Purpose, Die]] = [("extra_total", roll.pool[at].die) for at in by_size[FREE_TOTAL:]]
    if effect_due(here, ex, key):
        added += [("extra_effect", roll.pool[at].die) for at in picks.effect[1:]]
    given = dice_for(here.state.doom, [die for _, die in added], named_dice(ids))
    return tuple(
        Spend(
            purpose=purpose,
            dice=(die,),
            die_added=size,
            targets=ex.targets,
            affected=affected_by(here, ex, key),
            doom_roll=roll.who == DOOM,
        )
        for (purpose, size), die in zip(added, given, strict=True)
    )


def _quote(here: CortexPosition, ex: Exchange, key: str, ids: tuple[str, ...]) -> Quote:
    try:
        reading = read(here, ex, key, ids)
        spends = doom_paid(here, ex, key, ids)
        _require_spends(here, spends)
    except Rejected as refused:
        return Quote(problem=refusal(refused))
    me = here.state.characters.get(ex.rolls[key].who)
    lines: list[Text] = [total_text(here, ex.rolls[key], reading)]
    if spends:
        lines.append(text("cortex-pool-doom-paid", count=str(len(spends))))
    hero = me is not None and me.is_hero
    cost = (Cost(what=PP, amount=reading.spent),) if hero and reading.spent else ()
    return Quote(cost=cost, lines=tuple(lines))


def _require_spends(here: CortexPosition, spends: tuple[Spend, ...]) -> tuple[Die, ...]:
    doom = here.state.doom
    for spend in spends:
        doom = spend_doom(doom, spend, here.options.canon).doom
    return descending(doom)


def _chosen(exchange_id: str, key: str) -> Callable[[CortexLedger, Answer], None]:
    def chosen(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        if ex is None or key not in ex.rolls:
            raise Rejected("out-of-date")
        reading = read(led, ex, key, answer.picks)
        spends = doom_paid(led, ex, key, answer.picks)
        doom = _require_spends(led, spends)
        if BANK in answer.picks:
            ex = evolve(ex, goal=BankGoal(goal="bank"))
        more = further_goals(led, ex, answer.picks, answer.text, len(reading.effects) - 1)
        total_picks = picks_of(ex.rolls[key], answer.picks).total
        roll = evolve(ex.rolls[key], reading=reading, total=total_picks)
        characters = []
        if roll.who != DOOM and reading.spent:
            me = character(led.state, roll.who)
            if me.is_hero:
                characters.append(evolve(me, pp=me.pp - reading.spent))
        for spend in spends:
            gained = spend_doom(led.state.doom, spend, led.options.canon).xp
            characters += with_xp(led, gained)
            for line in xp_lines(led.state, gained):
                change(led, line)
        total = total_text(led, roll, reading)
        change(led, total, *characters, doom=doom if spends else None, strong=key == ACTION)
        ex = move(led, ex, rolls=ex.rolls.set(key, roll), more=more if key == ACTION else ex.more)
        after_choice(led, ex, key)

    return chosen

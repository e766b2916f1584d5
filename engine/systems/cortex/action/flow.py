"""How an exchange goes on by itself: who rolls next, what the comparison gives, what lands, when it is over.

Flows A and B, CX-OPP-01, CX-OPP-09, CX-OPP-10, CX-DEC-12; FL-OPP-03, FL-OPP-13. What somebody must decide stops it.
The first effect die does what was declared: FL-TIME-11.
"""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve, text
from engine.systems.cortex.action.compare import Outcome, compare
from engine.systems.cortex.action.exchange import (
    ACTION,
    DOOM,
    Countering,
    Exchange,
    Landing,
    Lingering,
    Ones,
    Opposing,
    Reacting,
    Roll,
    TakingBack,
)
from engine.systems.cortex.action.reading import DEFAULT_EFFECT, Reading
from engine.systems.cortex.at_table import CortexLedger, CortexPosition, character
from engine.systems.cortex.changes import ExchangeEnded, change, move
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import NONE, Die, descending
from engine.systems.cortex.doom.spending import counter_effect_free
from engine.systems.cortex.effects.due import (
    AidGoal,
    BankGoal,
    ComplicationGoal,
    EffectDue,
    Goal,
    RestoreGoal,
    StressGoal,
    TreatGoal,
)
from engine.systems.cortex.effects.harm import Hit
from engine.systems.cortex.effects.landing import land, may_retype, strike, would_fall
from engine.systems.cortex.ones.of_gm import unasked
from engine.systems.cortex.pool.build import stress_type
from engine.systems.cortex.recovery.attempts import attempted
from engine.systems.cortex.scenes.turns import turn_over
from engine.systems.cortex.sfx.use import worked
from engine.systems.cortex.tracks import Track
from engine.systems.cortex.words import die_text, who_text

NOTHING = Reading(total=0, effects=(4,), ones=0)
"""A reaction without dice (CX-POOL-14, FL-OPP-12)."""
LEAST_COUNTER: Die = 6
Side = Literal["player", "gm"]


def side_of(here: CortexPosition, who: CharacterId) -> Side:
    found = here.state.characters.get(who)
    return "player" if found is not None and found.is_hero else "gm"


def after_choice(led: CortexLedger, ex: Exchange, key: str) -> None:
    """A roll's result is fixed: its ones are offered to the GM, then the others roll (CX-HITCH-01, FL-HITCH-05)."""
    roll = ex.rolls[key]
    if side_of(led, roll.who) != "player" or not roll.ones:
        go_on(led, ex, key)
    elif not isinstance(ex.stage, Reacting):
        move(led, ex, stage=Ones(stage="ones", roll=key))


def go_on(led: CortexLedger, ex: Exchange, key: str) -> None:
    """After a roll, of which nothing is open any more: the reactions, of several targets at once; the comparison."""
    if isinstance(ex.stage, Reacting):
        ex = move(led, ex, stage=evolve(ex.stage, through=(*ex.stage.through, key)))
        if not ex.at_work:
            _compare_all(led, ex)
    elif ex.waiting_for is None:
        _compare_all(led, ex)
    elif len(ex.opposed_by) == 1:
        move(led, ex, stage=Opposing(stage="opposing", target=ex.opposed_by[0]))
    else:
        through = tuple(who for who in ex.opposed_by if who in ex.rolls)
        move(led, ex, stage=Reacting(stage="reacting", through=through))


def outcomes(here: CortexPosition, ex: Exchange) -> dict[str, Outcome]:
    """Each pair on its own, in the order in which the targets were named."""
    action = reading_of(ex.rolls[ACTION])
    return {
        who: compare(action, reading_of(ex.rolls[who]), here.options.canon) for who in ex.opposed_by if who in ex.rolls
    }


def reading_of(roll: Roll) -> Reading:
    return roll.reading or NOTHING


def unused_effect(here: CortexPosition, roll: Roll, outcome: Outcome) -> Die:
    """The effect die that a won reaction may use: picked with the total, or the largest that is left (FL-OPP-04)."""
    if outcome.counter:
        return outcome.counter
    if here.options.canon.reaction_effect != "bought" or roll.reading is None:
        return NONE
    dice = enumerate(zip(roll.pool, roll.faces, strict=True))
    return max((one.die for at, (one, face) in dice if face > 1 and at not in roll.total), default=DEFAULT_EFFECT)


def _compare_all(led: CortexLedger, ex: Exchange) -> None:
    found = outcomes(led, ex)
    first = ex.opposed_by[0]
    for who, outcome in found.items():
        change(led, _result(led, ex, who, outcome), strong=True)
    effects = reading_of(ex.rolls[ACTION]).effects
    due: list[EffectDue] = []
    for at, (die, goal) in enumerate(zip(effects, (ex.goal, *ex.more), strict=False)):
        beaten = found[_against(goal, found, first)].winner == "action"
        worth = found[first].effect if at == 0 and beaten and not _as_rolled(led, goal) else die
        if beaten and worth:
            gains = ex.rolls[ACTION].gains
            due.append(EffectDue(by=ex.actor, goal=goal, die=worked(worth, goal, gains)))
    won = found[first].winner == "action"
    if not won and isinstance(ex.goal, AidGoal | TreatGoal | RestoreGoal):
        land(led, EffectDue(by=ex.actor, goal=ex.goal, die=NONE), won=False)
    land_all(led, move(led, ex, stage=Landing(stage="landing"), due=tuple(due), won=won))


def _as_rolled(here: CortexPosition, goal: Goal) -> bool:
    """A die for the doom pool keeps its own size in Flowers (FL-DOOM-14)."""
    return isinstance(goal, BankGoal) and here.options.canon.doom_banking == "success"


def _against(goal: Goal, found: dict[str, Outcome], first: str) -> str:
    """Whose reaction an effect die had to beat: its target's, or the first one's (CX-OPP-10)."""
    if isinstance(goal, StressGoal | ComplicationGoal) and goal.target in found:
        return goal.target
    return first


def _result(here: CortexPosition, ex: Exchange, who: str, outcome: Outcome) -> Text:
    action, reaction = reading_of(ex.rolls[ACTION]), reading_of(ex.rolls[who])
    key = "cortex-action-wins" if outcome.winner == "action" else "cortex-reaction-wins"
    if outcome.winner == "reaction" and not outcome.reaction_won:
        key = "cortex-tie"
    return text(
        key,
        actor=who_text(here.state, ex.actor),
        against=who_text(here.state, who),
        total=str(action.total),
        other=str(reaction.total),
        die=die_text(outcome.effect) if outcome.effect else text("cortex-none-left"),
    )


def land_all(led: CortexLedger, ex: Exchange) -> None:
    """Lands what is due, up to the first die about which somebody must be asked."""
    while ex.due:
        due, *rest = ex.due
        if not due.retyped and may_retype(led, due):
            return
        if due.pulled is None and would_fall(led, due):
            return
        ex = move(led, ex, due=tuple(rest))
        land(led, due)
    next_counter(led, ex)


def next_counter(led: CortexLedger, ex: Exchange) -> None:
    """The next won reaction whose effect die may be bought; none left: the exchange closes (CX-DEC-11, FL-TIME-10)."""
    for who, outcome in outcomes(led, ex).items():
        if who in ex.countered or not outcome.reaction_won:
            continue
        if not unused_effect(led, ex.rolls[who], outcome) or not can_counter(led, who):
            continue
        if ex.in_transition:
            continue
        move(led, ex, stage=Countering(stage="countering", target=who))
        return
    if asked := unasked(led, ex):
        move(led, ex, stage=Lingering(stage="lingering", asked=tuple(one.id for one in asked)))
    else:
        finish(led, ex)


def finish(led: CortexLedger, ex: Exchange) -> None:
    """Everything is decided but doom dice that may be taken back (flow step 12, CX-DEC-18)."""
    taken_back = [die for roll in ex.rolls.values() for die in roll.added]
    if taken_back and any(side_of(led, who) == "player" for who in (*ex.targets, ex.actor)):
        move(led, ex, stage=TakingBack(stage="taking_back"))
    else:
        close(led, ex)


def can_counter(here: CortexPosition, who: str) -> bool:
    """1 PP, or a doom die of d6 or larger (CX-OPP-08, CX-DSP-05, FL-OPP-05)."""
    if side_of(here, who) == "player":
        return character(here.state, who).pp > 0
    if counter_effect_free(here.options.canon, doom_roll=who == DOOM):
        return True
    return any(die >= LEAST_COUNTER for die in here.state.doom)


def close(led: CortexLedger, ex: Exchange) -> None:
    """The aftermath: own stress and complications in use step up, the turn passes (flow step 12, CX-TIME-02)."""
    attempted(led, ex)
    led.post(ExchangeEnded(exchange=ex.id))
    back = tuple(die for roll in ex.rolls.values() for die in roll.gains.returns)
    if back:
        change(led, text("cortex-doom-comes-back"), doom=descending((*led.state.doom, *back)))
    for roll in ex.rolls.values():
        for step in roll.after:
            if roll.who not in led.state.characters:
                continue
            if step.kind == "stress":
                type_ = stress_type(step.name)
                if led.state.characters[roll.who].track(type_) != Track():
                    strike(led, roll.who, Hit(track="stress", type=type_, steps=step.steps))
            elif any(one.name == step.name for one in led.state.characters[roll.who].complications):
                strike(led, roll.who, Hit(track="complication", name=step.name, steps=step.steps))
    actor = led.state.characters.get(ex.actor)
    if actor is not None:
        change(led, None, evolve(actor, actions_done=actor.actions_done + 1))
    if not ex.in_transition:
        turn_over(led, ex.actor)


def lapse(led: CortexLedger, ex: Exchange, line: Text) -> None:
    """A draft ends without a roll and without cost; the turn passes on (CX-DEC-02, FL-TIME-05)."""
    led.post(ExchangeEnded(exchange=ex.id, line=line))
    if not ex.in_transition:
        turn_over(led, ex.actor)


def total_text(here: CortexPosition, roll: Roll, reading: Reading) -> Text:
    """What somebody's roll comes to."""
    effects = [die_text(die) for die in reading.effects]
    args: dict[str, Text | str] = {"who": who_text(here.state, roll.who), "total": str(reading.total)}
    if not effects:
        return text("cortex-total", **args)
    shown = effects[0]
    for one in effects[1:]:
        shown = text("cortex-and", first=shown, second=one)
    return text("cortex-total-effect", **args, die=shown)

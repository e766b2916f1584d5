"""An opposed action: who opposes answers once it is resolved, then all sides are compared in pairs (BB-OPP)."""

from __future__ import annotations

from engine.core.base import evolve
from engine.systems.blackbird.actions.events import ActionDeclared
from engine.systems.blackbird.actions.framing import first_stage
from engine.systems.blackbird.actions.opposing import Standing, Verdict, compare, pairs, standing_of
from engine.systems.blackbird.actions.owners import name_of, owner_called
from engine.systems.blackbird.actions.values import Action, ActionId, Settled
from engine.systems.blackbird.at_table import BlackbirdLedger, next_id
from engine.systems.blackbird.character import ATTRIBUTES, Character
from engine.systems.blackbird.health import DEAD_AT, held_at
from engine.systems.blackbird.options import FullTie
from engine.systems.blackbird.state import BlackbirdState
from engine.systems.blackbird.throw.after_throw import at_its_step
from engine.systems.blackbird.throw.events import Compared, ContestEnded, DiceThrown
from engine.systems.blackbird.throw.rerolling import thrown_again
from engine.systems.blackbird.throw.throwing import means_of
from engine.systems.blackbird.throw.values import SIDES, Roll, thrown_dice

WITHOUT_A_WORD = ATTRIBUTES[0]
"""What a hero answers a GM character in short with, unless the GM has said it: Boldness."""


def answers_to(state: BlackbirdState, action: ActionId) -> tuple[Action, ...]:
    return tuple(one for one in state.actions if one.answers == action)


def is_whole(state: BlackbirdState, action: Action) -> bool:
    """Whether all sides of an opposed action are settled and only the comparison is missing."""
    sides = (action, *answers_to(state, action.id))
    return len(sides) > 1 and all(isinstance(one.stage, Settled) for one in sides)


def call_answers(led: BlackbirdLedger, action: Action) -> None:
    """Whoever opposes is asked, in the order of joining."""
    for who in action.against:
        owner = owner_called(led.state, who)
        needs = isinstance(owner, Character)
        answer = Action(
            id=next_id(led.state, "a"),
            who=who,
            attribute=(action.answer_with or action.attribute or WITHOUT_A_WORD) if needs else "",
            answers=action.id,
            held=held_at(owner.health) == "on_hold",
            stage=Settled(stage="settled", roll=None),
        )
        if owner.health > DEAD_AT:
            answer = evolve(answer, stage=first_stage(answer, led))
        led.post(ActionDeclared(action=answer, name=owner.name))


def compare_sides(led: BlackbirdLedger, action: Action) -> tuple[tuple[Action, Roll], ...]:
    """Every pair is compared, and the contest closed; or those sides are given that throw again (BB-OPP-06, BB-OPP-07).

    Two sides without dice are no full tie that another throw could break.
    """
    sides = (action, *answers_to(led.state, action.id))
    tied: dict[ActionId, tuple[Action, Roll]] = {}
    for one, other in pairs(sides):
        verdict = _verdict(one, other, led.options.opposed_full_tie)
        led.post(
            Compared(
                initiator=name_of(led.state, one.who),
                responder=name_of(led.state, other.who),
                first=_standing(one),
                second=_standing(other),
                winner=verdict.winner,
                by=verdict.by,
            )
        )
        if verdict.winner == "reroll":
            tied |= {side.id: (side, roll) for side in (one, other) if (roll := _roll(side)) is not None}
    if not tied:
        led.post(ContestEnded(action=action.id))
    return tuple(tied.values())


def throw_tied(led: BlackbirdLedger, side: Action, roll: Roll) -> None:
    """The same dice anew, all steps start again, nothing is paid (ruling A-28)."""
    owner = owner_called(led.state, side.who)
    faces = led.roll(f"{side.id}.again", (SIDES,) * len(thrown_dice(roll)))
    anew = evolve(thrown_again(roll, faces), perk_due=False)  # it is owed already
    anew = at_its_step(anew, means_of(owner))
    led.post(DiceThrown(action=side.id, name=owner.name, roll=anew, opposed=True, again=True))


def _verdict(one: Action, other: Action, full_tie: FullTie) -> Verdict:
    found = compare(_standing(one), _standing(other), full_tie)
    nobody = _roll(one) is None and _roll(other) is None
    return found._replace(winner="responder") if found.winner == "reroll" and nobody else found


def _standing(side: Action) -> Standing:
    return standing_of(_roll(side))


def _roll(side: Action) -> Roll | None:
    return side.stage.roll if isinstance(side.stage, Settled) else None

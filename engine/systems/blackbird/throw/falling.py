"""A roll falls, is settled when no step is left, and with it the contest that it belongs to (BB-ROLL-02, BB-AFTER-02).

BB-OPP-01, BB-OPP-07, BB-POOL-02, BB-FLASH-05, BB-NPC-01.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Rejected, Text
from engine.systems.blackbird.actions.contests import answers_to, call_answers, compare_sides, is_whole, throw_tied
from engine.systems.blackbird.actions.events import action_called
from engine.systems.blackbird.actions.framing import difficulty_of
from engine.systems.blackbird.actions.owners import owner_called
from engine.systems.blackbird.actions.values import Action, ActionId, Settled, Thrown
from engine.systems.blackbird.at_table import BlackbirdLedger, character_called
from engine.systems.blackbird.character import Character
from engine.systems.blackbird.growth.perks_due import owe_perk
from engine.systems.blackbird.pool.build import Built, paid
from engine.systems.blackbird.pool.labels import DieLabel
from engine.systems.blackbird.throw.after_throw import play
from engine.systems.blackbird.throw.events import DiceThrown, NothingThrown, RollMoved, RollResolved
from engine.systems.blackbird.throw.move_text import move_line
from engine.systems.blackbird.throw.moves import Close, Move, faces_needed
from engine.systems.blackbird.throw.throwing import means_of, throw, throw_bare
from engine.systems.blackbird.throw.values import SIDES

ABOUT_LIMIT = 100
"""Characters of an action by which the GM remembers what a perk is for."""


def throw_built(
    led: BlackbirdLedger, action: Action, built: Built, needed: int, words: str, notes: tuple[Text, ...]
) -> None:
    """The dice that somebody has gathered; they are paid now."""
    hero = character_called(led.state, action.who)
    means = means_of(paid(hero, built.pool_after, built.flags_after))
    faces = _fallen(led, action, len(built.dice))
    led.post(
        DiceThrown(
            action=action.id,
            name=hero.name,
            roll=throw(built, faces, needed, means, led.options),
            opposed=action.opposed,
            pool=built.pool_after,
            flags=built.flags_after,
            words=words,
            notes=notes,
        )
    )
    settle(led, action.id)


def throw_plain(led: BlackbirdLedger, action: Action, dice: Sequence[DieLabel], *, decides: bool) -> None:
    """Dice that nobody has gathered; without a die only who answers may stand there. Refusal: `no-dice`."""
    owner = owner_called(led.state, action.who)
    if not dice:
        if not action.answers:
            raise Rejected("no-dice")
        led.post(NothingThrown(action=action.id, name=owner.name))
        go_on(led, action.answers)
        return
    needed = difficulty_of(led, action).needed
    roll = throw_bare(dice, _fallen(led, action, len(dice)), needed, means_of(owner), led.options)
    led.post(DiceThrown(action=action.id, name=owner.name, roll=roll, opposed=action.opposed))
    if decides:
        settle(led, action.id)
    else:
        finish(led, action.id)


def make_move(led: BlackbirdLedger, action: Action, stage: Thrown, move: Move) -> None:
    """A decision after the throw. Refusals: those of `play`."""
    owner = owner_called(led.state, action.who)
    sides = (SIDES,) * faces_needed(stage.roll, move)
    faces = led.roll(f"{action.id}.{stage.throws}.more", sides) if sides else ()
    roll, means = play(stage.roll, means_of(owner), move, faces)
    line = move_line(owner.name, stage.roll, roll, move)
    spent = isinstance(owner, Character)
    led.post(
        RollMoved(
            action=action.id,
            roll=roll,
            pool=means.pool if spent else None,
            fate_points=means.fate_points if spent else 0,
            line=line,
        )
    )


def finish(led: BlackbirdLedger, action_id: ActionId) -> None:
    """Silence closes all steps of a roll (BB-TIME-01)."""
    action = action_called(led.state, action_id)
    if isinstance(action.stage, Thrown) and action.stage.roll.stage != "resolved":
        make_move(led, action, action.stage, Close("timeout"))
    settle(led, action_id)


def settle(led: BlackbirdLedger, action_id: ActionId) -> None:
    """A roll without a step that is left is resolved: a perk is owed, the contest goes on. Else nothing happens."""
    action = action_called(led.state, action_id)
    if not isinstance(action.stage, Thrown) or action.stage.roll.stage != "resolved":
        return
    owner = owner_called(led.state, action.who)
    roll = action.stage.roll
    hero = owner if isinstance(owner, Character) else None
    led.post(
        RollResolved(
            action=action,
            name=owner.name,
            roll=roll,
            pool=hero.pool if hero is not None else None,
            pool_max=hero.pool_max if hero is not None else 0,
        )
    )
    if roll.perk_due and hero is not None:
        owe_perk(led, hero, "flash", action.words[:ABOUT_LIMIT])
    if action.opposed:
        go_on(led, action.answers or action.id)


def go_on(led: BlackbirdLedger, action_id: ActionId) -> None:
    """The others answer a resolved action; when all are settled they are compared, and who is tied throws again."""
    action = action_called(led.state, action_id)
    if isinstance(action.stage, Settled) and not answers_to(led.state, action.id):
        call_answers(led, action)
    if not is_whole(led.state, action):
        return
    again = compare_sides(led, action)
    for side, roll in again:
        throw_tied(led, side, roll)
    for side, _ in again:
        settle(led, side.id)


def _fallen(led: BlackbirdLedger, action: Action, dice: int) -> tuple[int, ...]:
    return led.roll(f"{action.id}.throw", (SIDES,) * dice)

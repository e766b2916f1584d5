"""A GM character in short throws its dice (BB-NPC-01, ruling A-31)."""

from __future__ import annotations

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option
from engine.core.view import Line
from engine.systems.blackbird.actions.events import action_called
from engine.systems.blackbird.actions.framing import difficulty_of
from engine.systems.blackbird.actions.values import Action
from engine.systems.blackbird.at_table import BlackbirdLedger, BlackbirdPending, BlackbirdPosition
from engine.systems.blackbird.character import Extra
from engine.systems.blackbird.pool.gather_prompt import (
    ENDS,
    gather_prompt,
    leave_gathering,
    lines_of_chances,
    throw_bare_dice,
    ways_out,
)
from engine.systems.blackbird.throw.falling import throw_plain
from engine.systems.blackbird.throw.throwing import dice_in_short


def ask_throw(here: BlackbirdPosition, action: Action, extra: Extra) -> BlackbirdPending:
    """Its dice fall when the GM says so; it explodes none unless the GM presses the button."""
    nothing = None if extra.dice or action.answers else text("refuse-blackbird-no-dice")
    throws = Option(id="throw", label=text("blackbird-throw-dice", dice=str(extra.dice)), blocked=nothing)
    options = (throws, *(() if action.answers else ways_out(action, extra)))
    odds = lines_of_chances(here, action, extra.dice, difficulty_of(here, action).needed) if extra.dice else ()
    body = (Line(text=one) for one in odds)
    prompt = gather_prompt(here, action, "extra", body, options)

    def thrown(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        if answer.pick in ENDS:
            leave_gathering(led, now, answer.pick)
        elif led.by is None:
            throw_bare_dice(led, now)
        else:
            throw_plain(led, now, dice_in_short(extra), decides=True)

    default = Default(picks=("throw",)) if action.answers else prompt.default
    return Pending(evolve(prompt, default=default if action.awaited else None), thrown)

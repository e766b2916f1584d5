"""Doom dice that were added to a roll come back for points, or are lost (CX-DSP-01, CX-DEC-18; FL-PP-05)."""

from __future__ import annotations

from engine.core.base import Rejected, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.action.flow import close, side_of
from engine.systems.cortex.at_table import TO_GM, CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change, exchange_called
from engine.systems.cortex.dice import descending
from engine.systems.cortex.words import pool_text

NO = "no"


def take_doom_back(here: CortexPosition, ex: Exchange) -> CortexPending:
    """1 PP to each player who was acted against, or the dice are lost (CX-DSP-01, FL-PP-05)."""
    dice = tuple(die for roll in ex.rolls.values() for die in roll.added)
    players = tuple(who for who in (*ex.targets, ex.actor) if side_of(here, who) == "player")
    prompt = Prompt(
        id=f"takeback.{ex.id}.{ex.asked}",
        about="doom-before",
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

"""What is decided between the rolls and the end: ones, type of stress, trauma or none, counter-effects, doom dice.

CX-DEC-07, CX-DEC-11, CX-DEC-13, CX-DEC-14, CX-DEC-18; FL-TIME-06, FL-TIME-10, FL-TIME-12, FL-TIME-13, FL-TIME-14.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.systems.cortex.action.counter_effects import counter_effect
from engine.systems.cortex.action.exchange import Countering, Landing, Ones, TakingBack
from engine.systems.cortex.at_table import CortexPending, CortexPosition
from engine.systems.cortex.changes import exchanges
from engine.systems.cortex.doom.taken_back import take_doom_back
from engine.systems.cortex.effects.blow_landing import blow_landing
from engine.systems.cortex.effects.retype import gm_retypes
from engine.systems.cortex.ones.of_players import ones_of_player


def settling(here: CortexPosition) -> Iterable[CortexPending]:
    """Every decision that an exchange waits for."""
    for ex in exchanges(here.state):
        for stage in ex.at_work:
            if isinstance(stage, Ones) and stage.roll in ex.rolls:
                yield ones_of_player(here, ex, stage.roll)
        match ex.stage:
            case Landing() if ex.due:
                yield blow_landing(here, ex, ex.due[0])
                yield from gm_retypes(here, ex, ex.due[0])
            case Countering(target=target) if target in ex.rolls:
                yield counter_effect(here, ex, target)
            case TakingBack():
                yield take_doom_back(here, ex)
            case _:
                pass

"""A further effect die heals its maker: another type in a recovery, or beside another action by a healing power.

CX-REC-06, CX-REC-12, AMB-50, FL-REC-06.
"""

from __future__ import annotations

from engine.core.base import Map
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.at_table import CortexPosition
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LARGEST, Die
from engine.systems.cortex.effects.due import TreatGoal
from engine.systems.cortex.recovery.treating import heal_beside
from engine.systems.cortex.sfx.data import UsePowerAsEffect
from engine.systems.cortex.sfx.use import powers_of
from engine.systems.cortex.tracks import STRESS_TYPES, StressType


def healable(here: CortexPosition, ex: Exchange) -> Map[StressType, Die]:
    """Types of the actor's own stress that a further die may ease, with the largest die that works on it."""
    me = here.state.characters.get(ex.actor)
    if me is None:
        return Map()
    hurt = [type_ for type_ in STRESS_TYPES if me.track(type_).stress and me.track(type_).out is None]
    if isinstance(ex.goal, TreatGoal):
        return Map({type_: LARGEST for type_ in hurt if ex.goal.what == "stress" and type_ != ex.goal.type})
    stamina = _healing_powers(me)
    return Map({type_: stamina[type_] for type_ in hurt if type_ in stamina})


def require_healable(here: CortexPosition, ex: Exchange, type_: str, die: Die) -> None:
    """Refusal: `effect-above-stamina`."""
    for known, most in healable(here, ex).items():
        if known == type_:
            heal_beside(die, (die,), most, won=True)


def _healing_powers(me: Character) -> dict[StressType, Die]:
    """The power that an SFX lets stand for an effect die, by the type that it heals."""
    dice = {power.name: power.die for power in powers_of(me) if not power.shutdown}
    found: dict[StressType, Die] = {}
    for held in me.power_sets:
        for sfx in held.sfx:
            for one in sfx.benefits:
                if isinstance(one, UsePowerAsEffect) and not held.shutdown and one.power in dice:
                    found[one.target_type] = max(found.get(one.target_type, 0), dice[one.power])
    return found

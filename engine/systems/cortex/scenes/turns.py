"""Whose turn it is: handed on by who has acted, by the GM, or free; rounds; who is out is passed over.

CX-TIME-03, CX-TIME-04, CX-DEC-19, FL-STRUCT-08; CX-OUT-03, CX-COMP-05.
"""

from __future__ import annotations

from engine.core.base import Text, evolve, text
from engine.systems.cortex.at_table import CortexLedger, CortexPosition
from engine.systems.cortex.changes import RoundMoved
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.state import Round


def able(here: CortexPosition) -> tuple[Character, ...]:
    """Who may act in this scene, heroes whose players sit here first, in the order in which they came."""
    every = [one for one in here.state.characters.values() if one.can_act and _defeated(one) is False]
    heroes = [one for one in every if one.is_hero and one.player in here.seats]
    return (*heroes, *(one for one in every if not one.is_hero and one.present))


def yet_to_act(here: CortexPosition) -> tuple[Character, ...]:
    scene = here.state.scene
    acted = scene.round.acted if scene is not None else ()
    return tuple(one for one in able(here) if one.id not in acted)


def give_turn(led: CortexLedger, who: CharacterId, line: Text | None = None) -> None:
    """It is somebody's turn."""
    scene = led.state.scene
    if scene is not None:
        idle = scene.round.idle if led.by is None else 0
        now = evolve(scene.round, current=who, asked=scene.round.asked + 1, idle=idle)
        led.post(RoundMoved(round=now, line=line))


def ask_again(led: CortexLedger) -> None:
    """The turn is still there: it is asked for by a question of its own."""
    scene = led.state.scene
    if scene is not None and scene.kind == "action":
        led.post(RoundMoved(round=evolve(scene.round, asked=scene.round.asked + 1)))


def people_changed(led: CortexLedger) -> None:
    """Somebody came or went while it was open who acts next: that is asked by a question of its own."""
    scene = led.state.scene
    if scene is not None and scene.round.current is None and scene.exchange is None:
        ask_again(led)


def turn_over(led: CortexLedger, who: CharacterId) -> None:
    """Somebody has acted or passed: an interrupted hero goes on, or the next one is named; a round may be over."""
    scene = led.state.scene
    if scene is None or scene.kind != "action":
        return
    now = scene.round
    acted = now.acted if who in now.acted else (*now.acted, who)
    back = now.interrupted
    idle = now.idle + 1 if led.by is None else 0
    over = evolve(now, acted=acted, current=None, last=who, interrupted=None, asked=now.asked + 1, idle=idle)
    led.post(RoundMoved(round=over))
    if back is not None and any(one.id == back for one in yet_to_act(led)):
        give_turn(led, back)
        return
    pass_over(led)


def pass_over(led: CortexLedger) -> None:
    """Starts a new round when nobody is left in this one."""
    scene = led.state.scene
    if scene is None or yet_to_act(led) or not able(led):
        return
    now = scene.round
    fresh = Round(number=now.number + 1, last=now.last, asked=now.asked + 1, idle=now.idle)
    led.post(RoundMoved(round=fresh, line=text("cortex-new-round", number=fresh.number)))


def is_quiet(here: CortexPosition) -> bool:
    """A whole round has passed in silence: the story waits for somebody instead of the clock."""
    scene = here.state.scene
    return scene is not None and scene.round.idle > 0 and scene.round.idle >= len(able(here))


def _defeated(one: Character) -> bool:
    return one.kind in {"mob", "large_scale"} and not one.group_dice

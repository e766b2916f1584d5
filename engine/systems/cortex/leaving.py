"""A player leaves: what the hero had open lapses without cost, the turn passes; the hero stays in the story."""

from __future__ import annotations

from engine.core.base import Seat, evolve, text
from engine.systems.cortex.at_table import CortexLedger, heroes_at
from engine.systems.cortex.changes import ExchangeEnded, RoundMoved, exchanges
from engine.systems.cortex.hero_desk import DESK
from engine.systems.cortex.keeping import end_if_all_said
from engine.systems.cortex.scene_closing import close_scene
from engine.systems.cortex.turns import ask_again, pass_over, people_changed, turn_over
from engine.systems.cortex.words import name_of


def unseated(led: CortexLedger, seat: Seat) -> None:
    """What a leaving player leaves behind."""
    DESK.give_up(led, seat)
    gone = [one.id for one in led.state.characters.values() if one.is_hero and one.player == seat]
    for ex in exchanges(led.state):
        if ex.actor in gone or any(who in gone for who in ex.targets):
            led.post(ExchangeEnded(exchange=ex.id, line=text("cortex-lapsed", who=name_of(led.state, ex.actor))))
            if ex.actor not in gone:
                ask_again(led)
    scene = led.state.scene
    if scene is None:
        return
    if scene.ending is not None:
        end_if_all_said(led)
        return
    if scene.kind == "action":
        if scene.round.current in gone:
            turn_over(led, str(scene.round.current))
        elif scene.round.interrupted in gone:
            led.post(RoundMoved(round=evolve(scene.round, interrupted=None)))
        pass_over(led)
        people_changed(led)
    elif heroes_at(led) and not scene.recoveries and all(one.gone or one.id in scene.done for one in heroes_at(led)):
        close_scene(led)

"""One roll per hero and track in a Transition Scene, counted when its dice fall (CX-REC-07, FL-REC-11).

A draft that lapses, or is taken back, costs no attempt (CX-DEC-02, CX-FLOW-03). A shut-down trait is restored like
stress, so it is tried once as well (CX-SHUT-02).
"""

from __future__ import annotations

from engine.core.base import evolve
from engine.systems.cortex.action.exchange import ACTION, Exchange
from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.changes import SceneChanged
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.effects.due import Goal, RestoreGoal, TreatGoal
from engine.systems.cortex.state import Attempts, Scene

ASKED = "asked"
"""How often a hero has begun something, so that every question has an id of its own."""


def attempt_key(who: CharacterId, goal: Goal) -> str:
    """`hero/stress.mental`, `hero/trauma.physical`, `hero/restore.set.power`; empty for what may be tried for ever."""
    match goal:
        case TreatGoal(what=what, type=type_):
            return f"{who}/{what}.{type_}"
        case RestoreGoal(set=held, power=power):
            return f"{who}/restore.{held}.{power}"
        case _:
            return ""


def attempts_of(scene: Scene, who: CharacterId, goal: Goal) -> int:
    return scene.attempts.used.get(attempt_key(who, goal), 0)


def count(led: CortexLedger, key: str) -> None:
    """One more of this in the open scene."""
    scene = led.state.scene
    if scene is not None and key:
        used = scene.attempts.used.set(key, scene.attempts.used.get(key, 0) + 1)
        led.post(SceneChanged(scene=evolve(scene, attempts=Attempts(used=used))))


def attempted(led: CortexLedger, ex: Exchange) -> None:
    """The dice of a recovery have fallen."""
    if ex.in_transition and ACTION in ex.rolls:
        count(led, attempt_key(ex.actor, ex.goal))

"""What the ways to make GM characters share: where they are found in the menu, and how one enters the scene."""

from __future__ import annotations

from engine.core.base import text
from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.npcs.events import NpcMoved
from engine.systems.cortex.scenes.turns import people_changed

MENU_NPCS = text("cortex-menu-npcs")


def move_npc(led: CortexLedger, npc: CharacterId, name: str, *, present: bool) -> None:
    """A GM character enters the scene, or leaves it."""
    led.post(NpcMoved(npc=npc, name=name, present=present))
    people_changed(led)

"""The play of Blackbird: scenes, actions from their words to their result, contests."""

from __future__ import annotations

from engine.systems.blackbird.actions.declaring import declaring
from engine.systems.blackbird.actions.framing import framing
from engine.systems.blackbird.actions.holds import holds
from engine.systems.blackbird.actions.objecting import objecting
from engine.systems.blackbird.pool.gathering import gathering
from engine.systems.blackbird.scene_play import scenes
from engine.systems.blackbird.throw.steps import steps

PLAY_PROCEDURES = (steps, gathering, framing, declaring, objecting, holds, scenes)
"""What waits for somebody first."""

"""An evening of Flowers: the night train of Cortex, with Severity for company."""

from __future__ import annotations

from tests.e2e.evenings import cortex
from tests.e2e.evenings.manners import Manner
from tests.e2e.stage import Stage


async def play(stage: Stage, manner: Manner) -> None:
    """The whole evening."""
    await cortex.play(stage, manner, "flowers")

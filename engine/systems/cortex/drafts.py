"""Sheets that are not in the game yet."""

from __future__ import annotations

from engine.core.base import Frozen


class Draft(Frozen):
    """A sheet that its maker, or the GM, has not let into the game."""

    id: str

"""Where the GM's characters are found in the menu."""

from __future__ import annotations

from engine.core.base import text

MENU_NPCS = text("cortex-menu-npcs")

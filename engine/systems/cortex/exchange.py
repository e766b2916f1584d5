"""One action with what opposes it (CX section 2 "Exchange", flows A and B)."""

from __future__ import annotations

from engine.core.base import Frozen


class Exchange(Frozen):
    """An action roll, a reaction, both sets of ones, comparison, effects."""

    id: str

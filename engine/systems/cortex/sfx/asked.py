"""An SFX that the GM is asked about: a condition in words, or one that is applied by hand (CX-DEC-26, CX-FMT-06)."""

from __future__ import annotations

from engine.core.base import Frozen
from engine.systems.cortex.character import CharacterId


class SfxAsked(Frozen):
    """`granted`: the GM agreed; it is used with the next fitting roll."""

    id: str
    who: CharacterId
    set: str
    name: str
    words: str = ""
    granted: bool = False


class LimitCalled(Frozen):
    """The GM has announced a hero's Limit; `declined`: its owner does not take the point (CX-DEC-16, CX-DEC-17)."""

    id: str
    who: CharacterId
    set: str
    name: str
    words: str = ""
    declined: bool = False

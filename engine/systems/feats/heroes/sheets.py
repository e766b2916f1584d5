"""Reading text sheets of heroes and GM characters as they are pasted (FT-CHAR-08, FT-CHAR-16)."""

from __future__ import annotations

from engine.core.base import Rejected, Text, text
from engine.core.heroes.desk import Read, line_refused
from engine.core.heroes.drafts import Doubt
from engine.systems.feats.at_table import FeatsLedger
from engine.systems.feats.hero import HeroSheet
from engine.systems.feats.heroes.sheet import ReadHero, ReadNpc, Warned, read_sheet


def read_hero(led: FeatsLedger, pasted: str) -> Read[HeroSheet]:
    """Refusals: `npc-sheet`, those of `read_pasted`."""
    read = read_pasted(led, pasted)
    if isinstance(read, ReadNpc):
        raise Rejected("npc-sheet")
    return Read(read.hero, doubts_of(read.warnings))


def read_pasted(led: FeatsLedger, pasted: str) -> ReadHero | ReadNpc:
    """Reads a sheet. Refusals: `sheet-line` with the number, the line and why; else those of a whole sheet."""
    try:
        return read_sheet(pasted, led.lexicon, led.options.archetype_limit)
    except Rejected as refused:
        raise line_refused(refused, "feats") from None


def doubts_of(warnings: tuple[Warned, ...]) -> tuple[Doubt, ...]:
    return tuple(Doubt(line=one.line or 0, code=one.code) for one in warnings)


def doubt_text(doubt: Doubt) -> Text:
    return text(f"feats-doubt-{doubt.code}")

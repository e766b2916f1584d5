"""Reading text sheets of heroes as they are pasted (BB-SHEET-12)."""

from __future__ import annotations

from engine.core.base import Rejected, Text, text
from engine.core.heroes.desk import Read, line_refused
from engine.core.heroes.drafts import Doubt
from engine.systems.blackbird.at_table import BlackbirdLedger
from engine.systems.blackbird.character import ExtraSheet, Sheet
from engine.systems.blackbird.sheet.read import ReadSheet, read_sheet


def read_hero(led: BlackbirdLedger, pasted: str) -> Read[Sheet]:
    """Refusals: `npc-sheet`, those of `read_pasted`."""
    read = read_pasted(led, pasted)
    if read.npc or isinstance(read.sheet, ExtraSheet):
        raise Rejected("npc-sheet")
    return Read(read.sheet, tuple(Doubt(line=one.line, code=one.code) for one in read.warnings))


def read_pasted(led: BlackbirdLedger, pasted: str) -> ReadSheet:
    """Reads a sheet. Refusals: `sheet-line` with the number, the line and why; else those of a whole sheet."""
    try:
        return read_sheet(pasted, led.lexicon)
    except Rejected as refused:
        if refused.args_of_text.get("line") == 0:
            raise Rejected(refused.code) from None
        raise line_refused(refused, "blackbird") from None


def doubt_text(doubt: Doubt) -> Text:
    return text(f"blackbird-doubt-{doubt.code}")

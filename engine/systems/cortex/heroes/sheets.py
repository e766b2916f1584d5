"""Reading text sheets of heroes and GM characters as they are pasted (CX-TXT-08, CX-TXT-11)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Rejected, Text, text
from engine.core.heroes.desk import Read, line_refused
from engine.core.heroes.drafts import Doubt
from engine.systems.cortex.at_table import CortexLedger
from engine.systems.cortex.character import Sheet
from engine.systems.cortex.sheet.read import ReadSheet, read_sheet


def read_hero(led: CortexLedger, pasted: str) -> Read[Sheet]:
    """Refusals: `npc-sheet`, those of `read_pasted`."""
    read = read_pasted(led, pasted)
    if read.sheet.kind != "hero":
        raise Rejected("npc-sheet")
    return read


def read_pasted(led: CortexLedger, pasted: str) -> Read[Sheet]:
    """Reads a sheet. Refusals: `sheet-line` with the number, the line and why; `name-missing`, `sheet-too-long`."""
    try:
        read = read_sheet(pasted, led.lexicon, led.options.canon)
    except Rejected as refused:
        raise line_refused(refused, "cortex") from None
    if not read.sheet.name:
        raise Rejected("name-missing")
    noticed = (Doubt(line=one.line, code=one.code, name=one.name) for one in read.warnings)
    return Read(read.sheet, tuple(sorted((*noticed, *_without_limit(read)), key=lambda one: one.line)))


def _without_limit(read: ReadSheet) -> Iterator[Doubt]:
    """Each Power Set without a Limit, where it begins (CX-PSET-02)."""
    for line, one in zip(read.set_lines, read.sheet.power_sets, strict=True):
        if not one.limits:
            yield Doubt(line=line, code="set-without-limit", name=one.name)


def doubt_text(doubt: Doubt) -> Text:
    return text(f"cortex-doubt-{doubt.code}", name=doubt.name)

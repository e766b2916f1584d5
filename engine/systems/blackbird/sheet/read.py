"""A pasted text sheet becomes a hero or a GM character (BB-SHEET-01 to BB-SHEET-12).

The first line at fault stops the reading; what is only odd is named in warnings and lets the sheet pass.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import Lexicon
from engine.systems.blackbird.character import NAME_LIMIT, ExtraSheet, Sheet
from engine.systems.blackbird.sheet.build import Building, Warned
from engine.systems.blackbird.sheet.lines import Written, split_lines, written_lines
from engine.systems.blackbird.sheet.words import Said, read_said, split_outside

SHOWN = 80
"""Characters of a faulty line that are shown again."""
OF_EXTRA = frozenset({"npc", "dice", "health", "notes"})
"""The keywords of a GM character in short (BB-SHEET-10)."""


class ReadSheet(NamedTuple):
    """`npc` is true for a GM character; one in short is an `ExtraSheet`."""

    sheet: Sheet | ExtraSheet
    npc: bool
    warnings: tuple[Warned, ...] = ()


class _Line(NamedTuple):
    line: Written
    said: Said


def read_sheet(pasted: str, lexicon: Lexicon) -> ReadSheet:
    """Reads a sheet. Refusals: those of BB-SHEET-12, each with `line` (0: the sheet as a whole) and `shown`."""
    lines = split_lines(pasted)
    every = [_Line(one, read_said(one.text, lexicon)) for one in written_lines(lines)]
    notes_at = next((at for at, one in enumerate(every) if one.said.word == "notes"), len(every))
    before = every[:notes_at]
    words = [one.said.word for one in before if one.said.sort in {"name", "number"}]
    building = Building(lexicon, npc="npc" in words, short="npc" in words and "dice" in words)
    unnamed = not {"name", "npc"} & set(words)
    for at, one in enumerate(before):
        _read_line(building, one, names=at == 0 and unnamed and not one.said.sort)
    if notes_at < len(every):
        head = every[notes_at]
        building.take_notes(head.said.value, lines[head.line.number :])
    if not building.name:
        raise Rejected("name-missing", line=0, shown="")
    sheet, warnings = building.finished()
    return ReadSheet(sheet, building.npc, warnings)


def _read_line(building: Building, one: _Line, *, names: bool) -> None:
    try:
        if names:
            building.take_name(one.line.text)
        else:
            _take(building, one.line, one.said)
    except Rejected as refused:
        shown = one.line.text[:SHOWN]
        raise Rejected(refused.code, **{**refused.args_of_text, "line": one.line.number, "shown": shown}) from None


def _take(building: Building, line: Written, said: Said) -> None:
    if building.short and said.sort and said.word not in OF_EXTRA:
        raise Rejected("field-not-allowed")
    match said.sort:
        case "name":
            building.section = ""
            building.take_name(said.value)
        case "number":
            building.section = ""
            building.take_number(said.word, said.value, line.number)
        case "attributes":
            building.section = ""
            building.take_attributes(said.value)
        case "trait":
            building.take_trait(said.word, said.value, line.indent)
        case "heading":
            _take_heading(building, line, said)
        case _:
            building.take_entry(line)


def _take_heading(building: Building, line: Written, said: Said) -> None:
    building.section = said.word
    if said.word == "attributes":
        if said.value:
            building.take_attributes(said.value)
        return
    for entry in _entries(said):
        building.take_entry(line._replace(text=entry, level=0))


def _entries(said: Said) -> tuple[str, ...]:
    """The first entries of a list, behind its heading."""
    if ";" in said.value and not (said.word in {"perks", "inventory"} and ":" in said.value):
        return split_outside(said.value, ";")
    if said.word in {"perks", "inventory"} and ":" in said.value:
        return (said.value,)
    return split_outside(said.value, ",")


def require_name(typed: str) -> str:
    """The name of a hero: any text of one line. Refusal: `bad-name`."""
    if not 1 <= len(typed) <= NAME_LIMIT:
        raise Rejected("bad-name", most=NAME_LIMIT)
    return typed

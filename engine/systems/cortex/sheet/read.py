"""A pasted text sheet becomes a hero, or a GM character (CX-TXT-01 … CX-TXT-08, CX-TXT-11; FL-TXT-01 … FL-TXT-04).

The first line at fault stops the reading. What the rules of creation demand is not checked here but by `sheet.check`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.base import Map, Rejected
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Kind, Sheet
from engine.systems.cortex.sheet.power_set_text import SetReader, read_power, set_forms, without_marks
from engine.systems.cortex.sheet.read_items import ALL_DICE, MOST_FLOOR, is_nothing, items, read_number, require_new
from engine.systems.cortex.sheet.read_lines import Keyed, LineForms, TextLine, line_forms, text_lines
from engine.systems.cortex.sheet.read_lists import BARE_NAMES, Lists
from engine.systems.cortex.sheet.read_milestones import MilestonesReader, is_condition

KINDS: tuple[Kind, ...] = ("hero", "major", "minor", "specialist", "mob", "large_scale")
PARTS = frozenset({"solo", "buddy", "team"})
NUMBERS = frozenset({"pp", "pp-floor", "xp", "actions-done"})
WORD_AND_TEXT = re.compile(r"^\S+(?:\s+\S+){0,2}?\s*:\s*(?P<said>\S.*)$")
"""What an unknown field looks like: up to three words, a colon, and what is said."""
SHOWN = 80
"""Characters of a faulty line that are shown again."""
LONGEST = 16_000
"""Characters of a sheet."""


class Warned(NamedTuple):
    """Something that was not as expected, in a line; `name` is whom it is about, if anybody."""

    line: int
    code: str
    name: str = ""


class ReadSheet(NamedTuple):
    sheet: Sheet
    warnings: tuple[Warned, ...]
    set_lines: tuple[int, ...] = ()
    """Where each Power Set begins."""


def read_sheet(pasted: str, lexicon: Lexicon, canon: Canon) -> ReadSheet:
    """Reads a sheet; missing fields have their defaults.

    Refusals (CX-TXT-08), each with `line` (from 1, blank lines counted) and `shown`: `empty-sheet`, `bad-die`,
    `bad-level`, `bad-number`, `bad-type`, `bad-value`, `duplicate-field`, `duplicate-name`, `bad-machine-form`,
    `unrecognised-line`. Without a line: `sheet-too-long`.
    """
    if len(pasted) > LONGEST:
        raise Rejected("sheet-too-long", most=LONGEST, has=len(pasted))
    lines = tuple(text_lines(pasted))
    forms = line_forms(lexicon, canon)
    if not any(_keyed(line, forms) for line in lines):
        raise Rejected("empty-sheet", line=1, shown=lines[0].text[:SHOWN] if lines else "")
    reader = _Reader(lexicon, forms, Lists(lexicon, canon), MilestonesReader(lexicon))
    for line in lines:
        try:
            reader.read(line, is_first=line is lines[0])
        except Rejected as refused:
            at = {**refused.args_of_text, "line": line.number, "shown": line.text[:SHOWN]}
            raise Rejected(refused.code, **at) from None
    return reader.done()


def _keyed(line: TextLine, forms: LineForms) -> Keyed | None:
    return None if line.plain else forms.keyed(line.text)


@dataclass
class _Reader:
    """A sheet half read. `open` is the keyword that the next lines belong to."""

    lexicon: Lexicon
    forms: LineForms
    lists: Lists
    milestones: MilestonesReader
    open: str = ""
    name: str = ""
    kind: Kind = "hero"
    about: list[str] = field(default_factory=list)
    below_unknown: bool = False
    """The line before was an unknown field, or went on with one."""
    sets: list[SetReader] = field(default_factory=list)
    set_lines: list[int] = field(default_factory=list)
    set_names_allowed: bool = False
    """Under the heading of the Power Sets: a bare line may name the next one."""
    numbers: dict[str, int] = field(default_factory=dict)
    gone: bool = False
    given: set[str] = field(default_factory=set)
    warnings: list[Warned] = field(default_factory=list)

    def read(self, line: TextLine, *, is_first: bool) -> None:
        keyed = _keyed(line, self.forms)
        below_unknown = self.below_unknown and not line.after_blank
        self.below_unknown = False
        if keyed is not None:
            self._keyword(line, keyed)
        elif (self.open == "set" and self.sets[-1].read(line)) or (
            self.open == "milestones" and self.milestones.condition(line)
        ):
            return
        elif self.open == "about" or below_unknown:
            self.about.append(line.text)
            self.below_unknown = below_unknown
        else:
            self._free(line, is_first=is_first)

    def done(self) -> ReadSheet:
        lists = self.lists
        read_sets = [one.done() for one in self.sets]
        noticed = [Warned(*one) for read in read_sets for one in read.warnings]
        sheet = Sheet(
            name=self.name,
            kind=self.kind,
            about="\n".join(self.about),
            affiliation=lists.slot(),
            distinctions=tuple(lists.distinctions),
            power_sets=tuple(read.set for read in read_sets),
            powers=tuple(lists.powers),
            specialties=Map(lists.specialties),
            reaction_defaults=tuple(lists.reactions),
            milestones=tuple(self.milestones.found),
            pp=self.numbers.get("pp", 1),
            pp_floor=self.numbers.get("pp-floor", 1),
            xp=self.numbers.get("xp", 0),
            actions_done=self.numbers.get("actions-done", 0),
            tracks=lists.tracks(),
            complications=tuple(lists.complications),
            assets=tuple(lists.assets),
            resources=tuple(lists.resources),
            banked=tuple(lists.banked),
            gone=self.gone,
        )
        warnings = sorted((*self.warnings, *noticed), key=lambda one: one.line)
        return ReadSheet(sheet, tuple(warnings), tuple(self.set_lines))

    # ---- keyword lines

    def _keyword(self, line: TextLine, keyed: Keyed) -> None:
        word, value = keyed
        self.open = ""
        match word:
            case "name":
                self._name(value)
            case "kind":
                self._once("kind")
                self.kind = self._kind(value)
            case "about":
                self.open = "about"
                if value:
                    self.about.append(value)
            case "power-set" | "power-sets":
                self.open, self.set_names_allowed = "sets", not value or word == "power-sets"
                for name in items(value) if word == "power-sets" else ((value,) if value else ()):
                    self._open_set(name, line.number)
            case "milestone" | "milestones":
                self.open = "milestones"
                named = word == "milestone" and bool(value)
                self.milestones.begin(named=named)
                for name in (value,) if named else items(value):
                    self._milestone(name)
            case "gone":
                self._once("gone")
                self.gone = self._flag(value)
            case _ if word in PARTS:
                self.lists.part(word, value)
            case _ if word in NUMBERS:
                self._once(word)
                least, most = (1, MOST_FLOOR) if word == "pp-floor" else (0, 999_999)
                self.numbers[word] = read_number(value, least, most)
            case _:
                self.open = word
                for item in (value,) if word == "affiliation" and value else items(value):
                    self._put(line, item)

    def _once(self, word: str) -> None:
        if word in self.given:
            raise Rejected("duplicate-field")
        self.given.add(word)

    def _name(self, value: str) -> None:
        self._once("name")
        if not value:
            raise Rejected("bad-value")
        self.name = value

    def _kind(self, value: str) -> Kind:
        found = next((kind for kind in KINDS if self.lexicon.means(f"kind-{kind}", value)), None)
        if found is None:
            raise Rejected("bad-value")
        return found

    def _flag(self, value: str) -> bool:
        if not (self.lexicon.means("yes", value) or self.lexicon.means("no", value)):
            raise Rejected("bad-value")
        return self.lexicon.means("yes", value)

    def _open_set(self, typed: str, line: int) -> None:
        name, shutdown, weakened = without_marks(typed, set_forms(self.lexicon))
        if not name:
            raise Rejected("bad-value")
        require_new(name, (one.name for one in self.sets))
        reader = SetReader(name, set_forms(self.lexicon), in_sheet=True, shutdown=shutdown, weakened=weakened)
        self.sets.append(reader)
        self.set_lines.append(line)
        self.open = "set"

    def _milestone(self, name: str) -> None:
        if not is_nothing(name, self.lexicon):
            self.milestones.add(name)

    # ---- other lines

    def _free(self, line: TextLine, *, is_first: bool) -> None:
        """A line that no keyword, no open set, Milestone or description takes (CX-TXT-07)."""
        if self._is_misplaced(line):
            raise Rejected("unrecognised-line")
        refused = Rejected("unrecognised-line")
        literal = line.plain or line.bulleted
        if self.open == "milestones":
            if self.milestones.about(line):
                return
            if literal or WORD_AND_TEXT.match(line.text) is None:
                self._milestone(line.text)
                return
        elif self.open in ("set", "sets"):
            if self.set_names_allowed and (line.after_blank or self.open == "sets"):
                named = read_power(line.text, set_forms(self.lexicon)) is None
                if named and (literal or WORD_AND_TEXT.match(line.text) is None):
                    self._open_set(line.text, line.number)
                    return
        elif self.open and (literal or self.open not in BARE_NAMES or WORD_AND_TEXT.match(line.text) is None):
            try:
                self._put(line, line.text)
            except _NoItem as no_item:
                refused = no_item.refused
                if literal:
                    raise refused from None
            else:
                return
        if not line.plain and _is_unknown_field(line.text):
            self.warnings.append(Warned(line.number, "unknown-field"))
            self.about.append(line.text)
            self.below_unknown = True
        elif is_first:
            self._name(line.text)
        else:
            raise refused

    def _is_misplaced(self, line: TextLine) -> bool:
        """An SFX or a Limit outside a set, a condition outside a Milestone; in a list a bullet makes it an item."""
        forms = set_forms(self.lexicon)
        entry = forms.sfx.match(line.text) or forms.limit.match(line.text)
        item = line.bulleted and self.open not in {"", "set", "sets", "milestones"}
        return not line.plain and (entry is not None or (not item and is_condition(line, self.lexicon)))

    def _put(self, line: TextLine, item: str) -> None:
        """Refusals: `_NoItem` for what cannot be read, those of the list for what has no place in it."""
        if is_nothing(item, self.lexicon):
            return
        try:
            put = self.lists.item(self.open, item)
        except Rejected as refused:
            raise _NoItem(refused) from None
        warning = put()
        if warning is not None:
            self.warnings.append(Warned(line.number, warning))


class _NoItem(Rejected):
    """What stands in a list and cannot be read as its item."""

    def __init__(self, refused: Rejected) -> None:
        super().__init__(refused.code, **refused.args_of_text)
        self.refused = refused


def _is_unknown_field(text: str) -> bool:
    found = WORD_AND_TEXT.match(text)
    return found is not None and ALL_DICE.match(found["said"]) is None

"""What is typed about a hero: names, SFX and Limits with their titles, a Milestone, a whole Power Set.

CX-TXT-02, CX-FMT-03, CX-FMT-06, CX-TXT-06, CX-MIL-08.
"""

from __future__ import annotations

from engine.core.base import Rejected, evolve
from engine.core.heroes.desk import line_refused
from engine.core.sheet import Lexicon
from engine.systems.cortex.character import Milestone, PowerSet
from engine.systems.cortex.sfx.data import Limit, SpecialEffect
from engine.systems.cortex.sheet.power_set_text import parse_power_set, titled
from engine.systems.cortex.sheet.read_lines import cleaned, text_lines
from engine.systems.cortex.sheet.read_milestones import MilestonesReader


def typed_name(typed: str) -> str:
    """A name, cleaned. Refusal: `words-missing`."""
    name = cleaned(typed.replace("\n", " ")).text
    if not name:
        raise Rejected("words-missing")
    return name


def typed_sfx(typed: str) -> SpecialEffect:
    """A title and its words, as they stand behind `СЭФ:`. Refusals: `words-missing`, `title-missing`."""
    read = _titled(typed)
    return SpecialEffect(name=read[0], text=read[1])


def typed_limit(typed: str) -> Limit:
    """A title and its words. Refusals: `words-missing`, `title-missing`."""
    read = _titled(typed)
    return Limit(name=read[0], text=read[1])


def _titled(typed: str) -> tuple[str, str]:
    try:
        read = titled(typed_name(typed))
    except Rejected as refused:
        raise Rejected("title-missing" if refused.code == "unrecognised-line" else refused.code) from None
    return read.title, read.body


def pasted_power_set(typed: str, lexicon: Lexicon) -> PowerSet:
    """A whole Power Set. Refusals: `sheet-line`, `no-name`, `no-powers`, `no-limit`."""
    try:
        return parse_power_set(typed, lexicon).set
    except Rejected as refused:
        raise line_refused(refused, "cortex") from None


def read_milestone(typed: str, lexicon: Lexicon) -> Milestone:
    """The name on the first line, then what it is about, then conditions (CX-TXT-06, CX-MIL-08).

    Refusals: `words-missing`, `sheet-line`.
    """
    lines = tuple(text_lines(typed))
    if not lines:
        raise Rejected("words-missing")
    reader = MilestonesReader(lexicon)
    reader.begin(named=True)
    for line in lines:
        try:
            if line is lines[0]:
                reader.add(line.text)
            elif not reader.condition(line) and not reader.about(line):
                raise Rejected("unrecognised-line")
        except Rejected as refused:
            told = Rejected(refused.code, **refused.args_of_text, line=line.number, shown=line.text)
            raise line_refused(told, "cortex") from None
    return evolve(reader.found[0], completed=False)

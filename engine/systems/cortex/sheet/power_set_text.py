"""The text form of a Power Set: powers, SFX, Limits, one a line (CX-FMT-01 … CX-FMT-07, CX-TXT-04, FL-CHAR-03).

It stands alone, or inside a sheet. What an SFX does is never guessed from its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from engine.core.base import Rejected, evolve
from engine.core.sheet import Lexicon, tidy
from engine.systems.cortex.character import Power, PowerSet
from engine.systems.cortex.dice import Die, read_die
from engine.systems.cortex.sfx.data import Limit, SpecialEffect
from engine.systems.cortex.sheet.machine import machine_limit, machine_sfx
from engine.systems.cortex.sheet.read_items import require_new
from engine.systems.cortex.sheet.read_lines import TextLine, text_lines

POWER_DICE = (6, 8, 10, 12)
"""Utility, enhanced, superhuman, godlike (CX-PSET-03)."""
MACHINE_MARK = "@"
TERMINATORS = ".!?"
END_OF_TITLE = re.compile(r"[.!?](?=\s|$)")


class Titled(NamedTuple):
    """What stands behind `СЭФ:` or `Предел:`."""

    title: str
    body: str


class PowerRead(NamedTuple):
    power: Power
    mismatch: bool
    """The adjective of its name speaks of another die; the die wins (CX-FMT-04)."""


class Noticed(NamedTuple):
    """A warning: its line, its code, and whom it is about."""

    line: int
    code: str
    name: str


class ReadPowerSet(NamedTuple):
    set: PowerSet
    warnings: tuple[Noticed, ...]


@dataclass(frozen=True)
class SetForms:
    """The expressions of a Power Set's lines with the words of a lexicon."""

    sfx: re.Pattern[str]
    limit: re.Pattern[str]
    prefix: re.Pattern[str]
    power: re.Pattern[str]
    power_in_sheet: re.Pattern[str]
    shutdown: re.Pattern[str]
    weakened: re.Pattern[str]
    tiers: tuple[tuple[Die, re.Pattern[str]], ...]


@dataclass
class SetReader:
    """A Power Set half read. `in_sheet`: names of powers hold no colon."""

    name: str
    forms: SetForms
    in_sheet: bool
    shutdown: bool = False
    weakened: bool = False
    powers: list[Power] = field(default_factory=list)
    sfx: list[SpecialEffect] = field(default_factory=list)
    limits: list[Limit] = field(default_factory=list)
    lines: dict[tuple[str, str], int] = field(default_factory=dict)
    mismatches: list[Noticed] = field(default_factory=list)
    below: str = ""
    """The list whose last text a line directly below goes on with: `sfx`, `limits`, or none."""
    machine_due: bool = False

    def read(self, line: TextLine) -> bool:
        """Takes an entry, or says that it is none. Refusals: `unrecognised-line`, `bad-die`, `bad-machine-form`,
        `duplicate-name`."""
        below, machine_due = ("", False) if line.after_blank else (self.below, self.machine_due)
        self.below, self.machine_due = "", False
        if line.plain and below:
            self._go_on(below, line.text)
        elif not line.plain and (found := self.forms.sfx.match(line.text)):
            self._open("sfx", line.number, titled(found["said"]))
        elif not line.plain and (found := self.forms.limit.match(line.text)):
            self._open("limits", line.number, titled(found["said"]))
        elif not line.plain and self.in_sheet and line.text.startswith(MACHINE_MARK):
            self._machine(below if machine_due else "", line.text[1:])
        elif (read := read_power(line.text, self.forms, in_sheet=self.in_sheet)) is not None:
            self._require_new(read.power.name, (one.name for one in self.powers))
            self.powers.append(read.power)
            if read.mismatch:
                self.mismatches.append(Noticed(line.number, "tier-mismatch", read.power.name))
        elif below:
            self._go_on(below, line.text)
        else:
            return False
        return True

    def done(self) -> ReadPowerSet:
        power_set = PowerSet(
            name=self.name,
            powers=tuple(self.powers),
            sfx=tuple(self.sfx),
            limits=tuple(self.limits),
            shutdown=self.shutdown,
            weakened=self.weakened,
        )
        empty = (
            Noticed(self.lines[kind, one.name], "empty-text", one.name)
            for kind, texts in (("sfx", self.sfx), ("limits", self.limits))
            for one in texts
            if not one.text
        )
        return ReadPowerSet(power_set, (*self.mismatches, *empty))

    def _open(self, kind: str, number: int, read: Titled) -> None:
        if kind == "sfx":
            self._require_new(read.title, (one.name for one in self.sfx))
            self.sfx.append(SpecialEffect(name=read.title, text=read.body))
        else:
            self._require_new(read.title, (one.name for one in self.limits))
            self.limits.append(Limit(name=read.title, text=read.body))
        self.lines[kind, read.title] = number
        self.below, self.machine_due = kind, True

    def _require_new(self, name: str, known: Iterable[str]) -> None:
        if self.in_sheet:
            require_new(name, known)

    def _go_on(self, kind: str, words: str) -> None:
        if kind == "sfx":
            self.sfx[-1] = evolve(self.sfx[-1], text=tidy(f"{self.sfx[-1].text} {words}"))
        else:
            self.limits[-1] = evolve(self.limits[-1], text=tidy(f"{self.limits[-1].text} {words}"))
        self.below, self.machine_due = kind, True

    def _machine(self, kind: str, typed: str) -> None:
        if kind == "sfx":
            self.sfx[-1] = machine_sfx(self.sfx[-1], typed)
        elif kind == "limits":
            self.limits[-1] = machine_limit(self.limits[-1], typed)
        else:
            raise Rejected("unrecognised-line")


def parse_power_set(pasted: str, lexicon: Lexicon) -> ReadPowerSet:
    """One Power Set as the rules write it.

    Refusals (CX-FMT-05): `no-name`; of a line, with `line` and `shown`, `unrecognised-line` or `bad-die`; `no-powers`;
    `no-limit`.
    """
    forms = set_forms(lexicon)
    lines = tuple(text_lines(pasted))
    if not lines or _is_entry(lines[0], forms):
        raise Rejected("no-name")
    reader = SetReader(tidy(forms.prefix.sub("", lines[0].text)), forms, in_sheet=False)
    if not reader.name:
        raise Rejected("no-name")
    for line in lines[1:]:
        try:
            if not reader.read(line):
                raise Rejected("unrecognised-line")
        except Rejected as refused:
            at = {**refused.args_of_text, "line": line.number, "shown": line.text}
            raise Rejected(refused.code, **at) from None
    if not reader.powers:
        raise Rejected("no-powers")
    if not reader.limits:
        raise Rejected("no-limit")
    return reader.done()


def read_power(text: str, forms: SetForms, *, in_sheet: bool = True) -> PowerRead | None:
    """A power with its die and marks; None for what is no power. Refusal: `bad-die` (CX-FMT-04)."""
    bare, shutdown, weakened = without_marks(text, forms)
    found = (forms.power_in_sheet if in_sheet else forms.power).match(bare)
    if found is None:
        return None
    name, die = tidy(f"{found['name']} {found.groupdict().get('rest') or ''}"), read_die(found["die"])
    if die not in POWER_DICE:
        raise Rejected("bad-die", die=found["die"])
    tier = next((size for size, word in forms.tiers if word.search(name)), die)
    return PowerRead(Power(name=name, die=die, shutdown=shutdown, weakened=weakened), tier != die)


def without_marks(text: str, forms: SetForms) -> tuple[str, bool, bool]:
    """A line without the marks at its end: shut down, weakened."""
    shutdown = weakened = False
    while True:
        if found := forms.shutdown.search(text):
            shutdown = True
        elif found := forms.weakened.search(text):
            weakened = True
        else:
            return text, shutdown, weakened
        text = text[: found.start()]


def titled(said: str) -> Titled:
    """Title and body: the title keeps a final `!` or `?`, and drops a full stop. Refusal: `unrecognised-line`."""
    found = END_OF_TITLE.search(said)
    title = said if found is None else said[: found.end()]
    bare = title.removesuffix(".")
    if not bare.strip(TERMINATORS + " "):
        raise Rejected("unrecognised-line")
    return Titled(bare, "" if found is None else said[found.end() :].strip())


@lru_cache(maxsize=8)
def set_forms(lexicon: Lexicon) -> SetForms:
    def form(pattern: str) -> re.Pattern[str]:
        return re.compile(pattern, re.IGNORECASE)

    word = lexicon.pattern
    gap, die = r"(?:\s*[-\u2013\u2014:]\s*|\s+)", r"(?P<die>[dDдДкК]\d+)\.?"
    return SetForms(
        sfx=form(rf"^(?:{word('sfx')})\s*:\s*(?P<said>.*)$"),
        limit=form(rf"^(?:{word('limit')})\s*:\s*(?P<said>.*)$"),
        prefix=form(rf"^(?:{word('power-set')})\s*:\s*"),
        power=form(rf"^(?P<name>.+?){gap}{die}$"),
        power_in_sheet=form(rf"^(?P<name>[^:]+?){gap}{die}(?:\s*(?P<rest>\(.*\)))?$"),
        shutdown=form(rf"\s*\((?:{word('shutdown')})\)$"),
        weakened=form(rf"\s*\((?:{word('weakened')})\)$"),
        tiers=tuple((size, form(word(f"tier-{size}"))) for size in (8, 10, 12)),
    )


def _is_entry(line: TextLine, forms: SetForms) -> bool:
    marked = forms.sfx.match(line.text) or forms.limit.match(line.text)
    return bool(marked) or forms.power.match(line.text) is not None

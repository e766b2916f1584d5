"""A text sheet half read: what its lines have said so far, and what it becomes (BB-SHEET-03, -06, -08, -09, -10)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.base import Map, Rejected, evolve
from engine.core.sheet import DASH, Lexicon, folded
from engine.systems.blackbird.character import (
    ATTRIBUTES,
    FLAG_POOL,
    FULL_POOL,
    HEALTH_A_POINT,
    LEAST_HEALTH,
    MOST_DICE,
    NAME_LIMIT,
    Attribute,
    Career,
    ExtraSheet,
    Flag,
    Item,
    Perk,
    Sheet,
    Talent,
)
from engine.systems.blackbird.heroes.creation import HIGHEST_ATTRIBUTE
from engine.systems.blackbird.sheet.effects import read_item, read_perk
from engine.systems.blackbird.sheet.lines import Written
from engine.systems.blackbird.sheet.traits import read_aspect, read_career, read_entry, read_skill
from engine.systems.blackbird.sheet.words import (
    BRACKETED,
    Number,
    attribute_of,
    read_number,
    split_outside,
    trait_name,
    unquoted,
)

DICE_OF_EXTRA = re.compile(rf"^([0-9]{{1,4}})(?:\s*[\u043a\u0434kd]\s*([0-9]+))?{BRACKETED}$", re.IGNORECASE)
ATTRIBUTE_VALUE = re.compile(rf"^(.*?)(?:\s*[:=]\s*|\s*{DASH}\s*|\s+)([0-9]+){BRACKETED}\.?$")
FLAG_POOL_BEHIND = re.compile(r"^(.*?)(?:\s*:\s*([0-9]+(?:\s*/\s*[0-9]+)?)|\s+([0-9]+\s*/\s*[0-9]+))$")
WITH_MAXIMUM = frozenset({"fate-points", "health"})
"""Fields whose number may not lie above the maximum that is written beside it."""


class Warned(NamedTuple):
    """Something that was not as expected; line 0 for the sheet as a whole."""

    line: int
    code: str


@dataclass
class Building:
    """What has been read."""

    lexicon: Lexicon
    npc: bool
    short: bool
    section: str = ""
    name: str = ""
    attributes: dict[Attribute, int] = field(default_factory=dict)
    numbers: dict[str, Number] = field(default_factory=dict)
    health_line: int = 0
    careers: list[Career] = field(default_factory=list)
    aspect_indent: int = 0
    talents: list[Talent] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    perks: list[Perk] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    warnings: list[Warned] = field(default_factory=list)
    names: set[tuple[str, str]] = field(default_factory=set)

    # ---- fields

    def take_name(self, typed: str) -> None:
        if self.name:
            raise Rejected("duplicate-field")
        name = unquoted(typed)
        if not 1 <= len(name) <= NAME_LIMIT:
            raise Rejected("bad-name", most=NAME_LIMIT)
        self.name = name

    def take_number(self, word: str, value: str, line: int) -> None:
        if word in self.numbers:
            raise Rejected("duplicate-field")
        number = self._dice(value) if word == "dice" else read_number(value, self.lexicon)
        if word in WITH_MAXIMUM and number.most is not None and number.value > number.most:
            raise Rejected("number-out-of-range", most=number.most)
        if word == "pool" and number.value > (FULL_POOL if number.most is None else number.most):
            self.warnings.append(Warned(line, "pool-over-maximum"))
        if word == "health":
            self.health_line = line
        self.numbers[word] = number

    def _dice(self, value: str) -> Number:
        if not self.npc:
            raise Rejected("field-not-allowed")
        found = DICE_OF_EXTRA.match(value)
        if found is None:
            raise Rejected("number-expected")
        if found[2] not in (None, "6"):
            raise Rejected("not-a-d6")
        if int(found[1]) > MOST_DICE:
            raise Rejected("number-out-of-range", most=MOST_DICE)
        return Number(int(found[1]))

    def take_attributes(self, value: str) -> None:
        for part in split_outside(value, ",;/|"):
            found = ATTRIBUTE_VALUE.match(part)
            attribute = attribute_of(found[1], self.lexicon) if found else None
            if found is None or attribute is None:
                raise Rejected("number-expected")
            if attribute in self.attributes:
                raise Rejected("duplicate-field")
            if int(found[2]) > HIGHEST_ATTRIBUTE:
                raise Rejected("attribute-out-of-range", most=HIGHEST_ATTRIBUTE)
            self.attributes[attribute] = int(found[2])

    # ---- entries of lists

    def take_entry(self, line: Written) -> None:
        match self.section:
            case "careers":
                self._career_line(line)
            case "talents":
                self._talent(line.text)
            case "flags":
                self._flag(line)
            case "perks":
                perk, understood = read_perk(line.text, self.lexicon)
                self._only("thing", perk.name)
                self.perks.append(perk)
                self._understood(line, understood=understood)
            case "inventory":
                item, understood = read_item(line.text, self.lexicon)
                self._only("thing", item.name)
                self.items.append(item)
                self._understood(line, understood=understood)
            case _:
                self.notes.append(line.raw.strip())
                self.warnings.append(Warned(line.number, "unknown-line"))

    def take_trait(self, word: str, value: str, indent: int) -> None:
        """*Aspect:* or *Skill:* says what a bullet says."""
        outside = self.section != "careers"
        if outside:
            raise Rejected("aspect-without-career" if word == "aspect" else "skill-without-aspect")
        if word == "aspect":
            self._aspect(value, indent)
        else:
            self._skill(value)

    def _career_line(self, line: Written) -> None:
        career = None
        if line.level < 2:
            career = read_career(line.text, self.lexicon, bulleted=line.level == 1)
        if career is not None:
            self._only("career", career.name)
            self.careers.append(career)
        elif line.level == 2 or (self._has_aspect() and line.indent > self.aspect_indent):
            self._skill(line.text)
        else:
            self._aspect(line.text, line.indent)

    def _has_aspect(self) -> bool:
        return bool(self.careers and self.careers[-1].aspects)

    def _aspect(self, text: str, indent: int) -> None:
        if not self.careers:
            raise Rejected("aspect-without-career")
        aspect = read_aspect(text, self.lexicon)
        self._only("trait", aspect.name)
        self.aspect_indent = indent
        career = self.careers[-1]
        self.careers[-1] = evolve(career, aspects=(*career.aspects, aspect))

    def _skill(self, text: str) -> None:
        if not self._has_aspect():
            raise Rejected("skill-without-aspect")
        skill = read_skill(text, self.lexicon)
        self._only("trait", skill.name)
        career = self.careers[-1]
        *others, last = career.aspects
        grown = evolve(last, skills=(*last.skills, skill))
        self.careers[-1] = evolve(career, aspects=(*others, grown))

    def _talent(self, text: str) -> None:
        entry = read_entry(text)
        if entry.square is not None or entry.tail is not None or len(entry.round) > 1:
            raise Rejected("bad-name", most=NAME_LIMIT)
        name = trait_name(entry.name, self.lexicon)
        self._only("motive", name)
        self.talents.append(Talent(name=name, note=entry.round[0] if entry.round else ""))

    def _flag(self, line: Written) -> None:
        text, active, pool = line.text, not line.struck, FLAG_POOL
        if found := FLAG_POOL_BEHIND.match(text):
            text, pool = found[1], self._flag_pool(found[2] or found[3])
        entry = read_entry(text)
        if entry.square is not None or entry.tail is not None:
            raise Rejected("bad-name", most=NAME_LIMIT)
        for said in (one for each in entry.round for one in split_outside(each, ",;")):
            if self.lexicon.means("struck", said):
                active = False
            else:
                pool = self._flag_pool(said)
        name = trait_name(entry.name, self.lexicon)
        self._only("motive", name)
        self.flags.append(Flag(name=name, pool=pool, active=active))

    def _flag_pool(self, said: str) -> int:
        number = read_number(said, self.lexicon)
        most = FLAG_POOL if number.most is None else min(FLAG_POOL, number.most)
        if number.value > most or (number.most or 0) > FLAG_POOL:
            raise Rejected("number-out-of-range", most=FLAG_POOL)
        return number.value

    def _only(self, sort: str, name: str) -> None:
        """Refusal: `duplicate-name`."""
        if (sort, folded(name)) in self.names:
            raise Rejected("duplicate-name", name=name)
        self.names.add((sort, folded(name)))

    def _understood(self, line: Written, *, understood: bool) -> None:
        if not understood:
            self.warnings.append(Warned(line.number, "effect-not-understood"))

    def take_notes(self, first: str, lines: tuple[str, ...]) -> None:
        """All that follows, as it is; without blank lines at the end."""
        every = [*([first] if first else []), *(one.rstrip() for one in lines)]
        while every and not every[-1]:
            every.pop()
        self.notes.extend(every)

    # ---- the whole

    def finished(self) -> tuple[Sheet | ExtraSheet, tuple[Warned, ...]]:
        if self.short:
            return self._extra(), tuple(self.warnings)
        sheet = self._sheet()
        late = [Warned(0, "missing-attribute")] if len(self.attributes) < len(ATTRIBUTES) else []
        return sheet, (*sorted(self.warnings, key=lambda one: one.line), *late)

    def _extra(self) -> ExtraSheet:
        health = self.numbers.get("health", Number(LEAST_HEALTH))
        most = health.value if health.most is None else health.most
        dice = self.numbers["dice"].value
        return ExtraSheet(name=self.name, dice=dice, health=health.value, health_max=most, notes=tuple(self.notes))

    def _sheet(self) -> Sheet:
        fate = self.numbers.get("fate-points", Number(0))
        pool = self.numbers.get("pool", Number(FULL_POOL))
        health, bonus = self._health()
        return Sheet(
            name=self.name,
            attributes=Map({one: self.attributes.get(one, 0) for one in ATTRIBUTES}),
            careers=tuple(self.careers),
            talents=tuple(self.talents),
            flags=tuple(self.flags),
            fate_points=fate.value,
            fate_max=fate.value if fate.most is None else fate.most,
            pool=pool.value,
            pool_max=FULL_POOL if pool.most is None else pool.most,
            health=health,
            health_bonus=bonus,
            career_xp=self.numbers.get("career-xp", Number(0)).value,
            general_xp=self.numbers.get("general-xp", Number(0)).value,
            perks=tuple(self.perks),
            inventory=tuple(self.items),
            notes=tuple(self.notes),
        )

    def _health(self) -> tuple[int, int]:
        """Health, and what the maximum has beyond Endurance."""
        of_perks = sum(one.health for one in self.perks)
        base = LEAST_HEALTH + HEALTH_A_POINT * self.attributes.get("endurance", 0)
        said = self.numbers.get("health", Number(base + of_perks))
        most = base + of_perks if said.most is None else said.most
        if most != base + of_perks or said.value > most:
            self.warnings.append(Warned(self.health_line, "health-max-differs"))
        return said.value, most - base

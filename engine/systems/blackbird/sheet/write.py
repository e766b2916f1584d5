"""The text sheet of a hero or a GM character, and whether it would be read back equal (BB-SHEET-13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.base import Rejected
from engine.core.sheet import Lexicon, capitalised
from engine.systems.blackbird.character import (
    ATTRIBUTES,
    FLAG_POOL,
    Aspect,
    Career,
    ExtraSheet,
    Flag,
    Item,
    Perk,
    Sheet,
    Skill,
    Talent,
)
from engine.systems.blackbird.sheet.effects import BEHIND, TEXTS, source_word, word_of
from engine.systems.blackbird.sheet.read import ReadSheet, read_sheet
from engine.systems.blackbird.sheet.traits import WORD_OF_TYPE


def write_sheet(sheet: Sheet | ExtraSheet, lexicon: Lexicon, language: str, *, npc: bool = False) -> str:
    """A sheet in a language; `npc` for a full sheet of a GM character."""
    writer = _Writer(lexicon, language)
    return "\n".join(writer.in_short(sheet) if isinstance(sheet, ExtraSheet) else writer.sheet(sheet, npc=npc))


def require_readable(sheet: Sheet | ExtraSheet, lexicon: Lexicon) -> None:
    """Refusal: `not-readable` when an export, in any language, would not read back as an equal sheet."""
    for language in lexicon.languages:
        read = _read_back(write_sheet(sheet, lexicon, language), lexicon)
        if read is None or read.sheet != sheet:
            raise Rejected("not-readable")


def _read_back(written: str, lexicon: Lexicon) -> ReadSheet | None:
    try:
        return read_sheet(written, lexicon)
    except Rejected:
        return None


@dataclass(frozen=True)
class _Writer:
    lexicon: Lexicon
    language: str

    def sheet(self, sheet: Sheet, *, npc: bool) -> Iterator[str]:
        yield self.line("npc" if npc else "name", sheet.name)
        values = (f"{self.capital(one)} {sheet.attributes.get(one, 0)}" for one in ATTRIBUTES)
        yield self.line("attributes", ", ".join(values))
        yield from self.section("careers", (line for one in sheet.careers for line in self.career(one)))
        yield from self.section("talents", map(_talent, sheet.talents))
        yield from self.section("flags", map(self.flag, sheet.flags))
        if sheet.fate_points or sheet.fate_max:
            yield self.line("fate-points", f"{sheet.fate_points}/{sheet.fate_max}")
        yield self.line("pool", f"{sheet.pool}/{sheet.pool_max}")
        yield self.line("health", _health(sheet))
        for word, count in (("career-xp", sheet.career_xp), ("general-xp", sheet.general_xp)):
            if count:
                yield self.line(word, str(count))
        yield from self.section("perks", map(self.perk, sheet.perks))
        yield from self.section("inventory", map(self.item, sheet.inventory))
        yield from self.section("notes", sheet.notes, bullet="")

    def in_short(self, extra: ExtraSheet) -> Iterator[str]:
        yield self.line("npc", extra.name)
        yield self.line("dice", str(extra.dice))
        most = extra.health_max
        yield self.line("health", f"{extra.health}/{most}" if extra.health <= most else str(extra.health))
        yield from self.section("notes", extra.notes, bullet="")

    def section(self, word: str, entries: Iterable[str], bullet: str = "- ") -> Iterator[str]:
        lines = tuple(entries)
        if lines:
            yield ""
            yield f"{self.capital(word)}:"
            yield from (one if word == "careers" else bullet + one for one in lines)

    def line(self, word: str, value: str) -> str:
        return f"{self.capital(word)}: {value}"

    def capital(self, word: str) -> str:
        return capitalised(self.word(word))

    def word(self, word: str) -> str:
        return self.lexicon.first(self.language, word)

    def career(self, career: Career) -> Iterator[str]:
        xp = f"+{career.xp}" if career.xp else ""
        yield f"{career.name} ({career.points}{xp})"
        for aspect in career.aspects:
            yield f"- {self.trait(aspect)}"
            yield from (f"+ {self.trait(skill)}" for skill in aspect.skills)

    def trait(self, trait: Aspect | Skill) -> str:
        words = [self.capital(WORD_OF_TYPE[one]) for one in trait.types]
        words += [] if trait.approved else [self.word("unapproved")]
        types = f" [{', '.join(words)}]" if words or trait.comment else ""
        return f"{trait.name}{types}" + (f" ({trait.comment})" if trait.comment else "")

    def flag(self, flag: Flag) -> str:
        said = [] if flag.pool == FLAG_POOL else [f"{flag.pool}/{FLAG_POOL}"]
        said += [] if flag.active else [self.word("struck")]
        return flag.name + (f" ({', '.join(said)})" if said else "")

    def perk(self, perk: Perk) -> str:
        effects = [*self.numbers(perk), *self.plus(perk)]
        if perk.reroll:
            effects.append(self.word(f"effect-reroll-{perk.reroll}"))
        effects += self.uses(perk)
        effects += [f"{self.word(word_of(one))} {getattr(perk, one):+}" for one in BEHIND if getattr(perk, one)]
        return _entry(perk.name, perk.when, effects)

    def item(self, item: Item) -> str:
        effects = [*self.numbers(item)]
        if item.difficulty:
            effects.append(f"{self.word('effect-difficulty')} {item.difficulty:+}")
        effects += [*self.plus(item), *self.uses(item)]
        effects += [f"{self.word(word_of(one))}: {getattr(item, one)}" for one in TEXTS if getattr(item, one)]
        return _entry(item.name, item.note, effects)

    def numbers(self, thing: Perk | Item) -> Iterator[str]:
        for field in ("successes", "dice"):
            count = getattr(thing, field)
            if count:
                yield f"{count:+} {self.counted(word_of(field), count)}"

    def counted(self, word: str, count: int) -> str:
        """A noun beside its number: the first three spellings are those of 1, of 2 to 4, and of 5 and more."""
        forms = self.lexicon.languages[self.language][word]
        if self.language != "ru":
            return forms[0 if abs(count) == 1 else 1]
        tens, ones = abs(count) % 100, abs(count) % 10
        few = 2 <= ones <= 4 and not 12 <= tens <= 14
        return forms[0 if ones == 1 and tens != 11 else 1 if few else 2]

    def plus(self, thing: Perk | Item) -> Iterator[str]:
        if thing.plus:
            on = " / ".join(map(self.source, thing.on))
            yield f"{thing.plus:+} {self.word('effect-plus')}" + (f" {self.word('effect-on')} {on}" if on else "")
        if thing.patterns:
            yield self.word("effect-patterns")

    def uses(self, thing: Perk | Item) -> Iterator[str]:
        if thing.uses != 1:
            yield f"{thing.uses} {self.counted('effect-uses', thing.uses)}"

    def source(self, label: str) -> str:
        source, _, name = label.partition(":")
        said = self.capital(name) if source == "attribute" else name
        return f"{self.word(source_word(source))} {said}".strip()


def _talent(talent: Talent) -> str:
    return f"{talent.name} ({talent.note})" if talent.note else talent.name


def _entry(name: str, said: str, effects: list[str]) -> str:
    head = f"{name} ({said})" if said else name
    return f"{head}: {'; '.join(effects)}" if effects else head


def _health(sheet: Sheet) -> str:
    """A maximum below health is not written beside it: it could not be read (BB-SHEET-12)."""
    return f"{sheet.health}/{sheet.health_max}" if sheet.health <= sheet.health_max else str(sheet.health)

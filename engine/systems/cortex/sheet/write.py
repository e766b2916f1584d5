"""The text sheet of a hero or a GM character, and whether it would be read back equal.

CX-TXT-09, CX-TXT-10, FL-TXT-05.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.base import Map, Rejected, evolve
from engine.core.sheet import Lexicon, capitalised, tidy
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Milestone, Power, PowerSet, Sheet
from engine.systems.cortex.dice import Die, written
from engine.systems.cortex.held import Asset, Banked, Complication, Resource
from engine.systems.cortex.sheet.machine import limit_machine_form, sfx_machine_form
from engine.systems.cortex.sheet.power_set_text import MACHINE_MARK, set_forms
from engine.systems.cortex.sheet.read import read_sheet
from engine.systems.cortex.sheet.read_lines import PLAIN_MARK, line_forms
from engine.systems.cortex.tracks import STRESS_TYPES, How, Track

WORTHS = (1, 3, 10)
AS_WRITTEN = frozenset({"!", "?"})
PLAIN_SHEET = Sheet()


def write_sheet(sheet: Sheet, lexicon: Lexicon, language: str, canon: Canon) -> str:
    """The sheet in a language; every field only where it differs from its default.

    Never two blank lines together, none at the end.
    """
    lines: list[str] = []
    for line in _Writer(lexicon, language, canon).sheet(sheet):
        if line or (lines and lines[-1]):
            lines.append(line)
    while lines and not lines[-1]:
        lines.pop()
    return "\n".join(lines)


def require_readable(sheet: Sheet, lexicon: Lexicon, canon: Canon) -> None:
    """Refusal: `not-readable` when who somebody is, in any language, would not read back equal (CX-TXT-10).

    What play has done to a character is not looked at: it is named in play, and never the fault of a sheet.
    """
    meant = evolve(of_sheet(sheet, canon), tracks=Map(), complications=(), assets=(), resources=(), banked=())
    for language in lexicon.languages:
        try:
            read = read_sheet(write_sheet(meant, lexicon, language, canon), lexicon, canon).sheet
        except Rejected:
            raise Rejected("not-readable") from None
        if read != meant:
            raise Rejected("not-readable")


def of_sheet(sheet: Sheet, canon: Canon) -> Sheet:
    """The part of a sheet that its text holds: things of a scene are none of it in Flowers (FL-TXT-04)."""
    told = Sheet.model_validate({name: getattr(sheet, name) for name in Sheet.model_fields if name != "unlocked"})
    if canon.affiliation == "severity":
        return evolve(told, assets=(), complications=())
    bare = tuple(Banked(die=one.die) for one in told.banked)
    assets = tuple(Asset(name=one.name, die=one.die, lasts=one.lasts) for one in told.assets)
    return evolve(told, banked=bare, assets=assets, actions_done=0)


@dataclass(frozen=True)
class _Writer:
    lexicon: Lexicon
    language: str
    canon: Canon

    def sheet(self, sheet: Sheet) -> Iterator[str]:
        yield from self.person(sheet)
        for one in sheet.power_sets:
            yield ""
            yield from self.power_set(one)
        if sheet.power_sets:
            yield ""
        yield from self.names("powers", (self.power(one) for one in sheet.powers))
        yield from self.names(
            "specialties", (f"{name}: {self.word(level)}" for name, level in sheet.specialties.items())
        )
        yield from self.names("reactions", sheet.reaction_defaults)
        for milestone in sheet.milestones:
            yield ""
            yield from self.milestone(milestone)
        yield ""
        yield from self.state(sheet)

    def person(self, sheet: Sheet) -> Iterator[str]:
        if sheet.name:
            yield self.line("name", sheet.name)
        if sheet.kind != PLAIN_SHEET.kind:
            yield self.line("kind", self.word(f"kind-{sheet.kind}"))
        if sheet.about:
            yield f"{self.heading('about')}:"
            yield from (f"{PLAIN_MARK} {line}" for line in sheet.about.split("\n"))
        if self.canon.affiliation == "company":
            parts = (
                f"{self.heading(part)} {_dice(sheet.affiliation[part])}"
                for part in COMPANY
                if part in sheet.affiliation
            )
            yield from self.joined("affiliation", parts)
        else:
            yield from self.severity(sheet)
        yield from self.names("distinctions", sheet.distinctions)

    def severity(self, sheet: Sheet) -> Iterator[str]:
        """One die on the keyword's line, facets as a list; a label that is its die is left out."""
        facets = sheet.affiliation
        if len(facets) == 1 and "" in facets:
            yield self.line("severity", _dice(facets[""]))
        else:
            yield from self.names(
                "severity",
                (
                    _dice(dice) if label == written(dice[0]) else f"{label} {_dice(dice)}"
                    for label, dice in facets.items()
                ),
            )

    def power_set(self, one: PowerSet) -> Iterator[str]:
        yield self.line("power-set", self.marked(one.name, one))
        for power in one.powers:
            yield self.free(self.power(power))
        for sfx in one.sfx:
            yield f"{self.word('sfx')}: {_titled(sfx.name, sfx.text)}"
            if form := sfx_machine_form(sfx):
                yield f"{MACHINE_MARK} {form}"
        for limit in one.limits:
            yield f"{self.word('limit')}: {_titled(limit.name, limit.text)}"
            if form := limit_machine_form(limit):
                yield f"{MACHINE_MARK} {form}"

    def power(self, power: Power) -> str:
        return self.marked(f"{power.name} {written(power.die)}", power)

    def marked(self, said: str, what: Power | PowerSet) -> str:
        shutdown = f" ({self.word('shutdown')})" if what.shutdown else ""
        return said + shutdown + (f" ({self.word('weakened')})" if what.weakened else "")

    def milestone(self, one: Milestone) -> Iterator[str]:
        yield self.line("milestone", one.name + (f" ({self.word('completed')})" if one.completed else ""))
        if one.about:
            yield f"{PLAIN_MARK} {one.about}"
        for worth in WORTHS:
            if worth in one.conditions:
                yield f"{worth} {self.word('xp')}: {one.conditions[worth]}".rstrip()

    def state(self, sheet: Sheet) -> Iterator[str]:
        numbers = (("pp", sheet.pp, 1), ("pp-floor", sheet.pp_floor, 1), ("xp", sheet.xp, 0))
        yield from (self.line(word, str(number)) for word, number, default in numbers if number != default)
        if self.canon.affiliation == "severity" and sheet.actions_done:
            yield self.line("actions-done", str(sheet.actions_done))
        tracks = {type_: track for type_ in STRESS_TYPES if (track := sheet.track(type_)) != Track()}
        for word, dice in (
            ("stress", {type_: track.stress for type_, track in tracks.items()}),
            ("trauma", {type_: track.trauma for type_, track in tracks.items()}),
        ):
            yield from self.joined(word, (f"{self.word(type_)} {written(die)}" for type_, die in dice.items() if die))
        yield from self.joined("out", (self.out(type_, track.out) for type_, track in tracks.items() if track.out))
        was_out = (self.out(type_, one.was_out) for type_, one in tracks.items() if one.was_out and not one.out)
        yield from self.joined("was-out", was_out)
        if self.canon.affiliation == "severity":
            fresh = (self.word(type_) for type_, track in tracks.items() if track.trauma_this_scene)
            yield from self.joined("scene-trauma", fresh)
        else:
            yield from self.names("complications", map(self.lasting, sheet.complications))
            yield from self.names("assets", map(self.lasting, sheet.assets))
        yield from self.names("resources", map(_resource, sheet.resources))
        yield from self.joined("banked", map(self.banked, sheet.banked))
        if sheet.gone:
            yield self.line("gone", self.word("yes"))

    def out(self, type_: str, how: How | None) -> str:
        return self.word(type_) + (f" {self.word('pulled')}" if how == "pulled" else "")

    def lasting(self, one: Asset | Complication) -> str:
        marks = [self.scenes(one.lasts)] if one.lasts > 0 else []
        if isinstance(one, Complication) and one.helpless:
            marks.append(self.word("helpless"))
        return f"{one.name} {written(one.die)}" + (f" ({', '.join(marks)})" if marks else "")

    def scenes(self, number: int) -> str:
        """In a language with two plurals only 1 is one; in one with three it goes by the last digits."""
        many = self.word("scenes-few") != self.word("scenes-many")
        last, tens = (number % 10, number % 100 // 10) if many else (number, 0)
        form = "one" if last == 1 and tens != 1 else "few" if 2 <= last <= 4 and tens != 1 else "many"
        return self.word(f"scenes-{form}").replace("#", str(number))

    def banked(self, one: Banked) -> str:
        if self.canon.affiliation == "company" or not one.used_as:
            return written(one.die)
        source = f" ({one.source})" if one.used_as == "stunt" and one.source else ""
        return f"{written(one.die)} {self.word(one.used_as)}{source}"

    # ---- how lines are made

    def names(self, keyword: str, written_items: Iterable[str]) -> Iterator[str]:
        lines = tuple(written_items)
        if lines:
            yield f"{self.heading(keyword)}:"
            yield from (f"- {self.free(tidy(line))}" for line in lines)

    def joined(self, keyword: str, written_items: Iterable[str]) -> Iterator[str]:
        value = ", ".join(written_items)
        if value:
            yield self.line(keyword, value)

    def free(self, line: str) -> str:
        """A line that would begin with a keyword is written plain."""
        forms = set_forms(self.lexicon)
        taken = line.startswith((MACHINE_MARK, PLAIN_MARK)) or forms.sfx.match(line) or forms.limit.match(line)
        plain = taken or line_forms(self.lexicon, self.canon).keyed(line) is not None
        return f"{PLAIN_MARK} {line}" if plain else line

    def line(self, keyword: str, value: str) -> str:
        return f"{self.heading(keyword)}: {value}"

    def heading(self, keyword: str) -> str:
        return capitalised(self.word(keyword))

    def word(self, word: str) -> str:
        return self.lexicon.first(self.language, word)


def _dice(dice: tuple[Die, ...]) -> str:
    """`d8`; equal dice of a mob as `3d8`."""
    if len(dice) > 1 and len(set(dice)) == 1:
        return f"{len(dice)}{written(dice[0])}"
    return " ".join(map(written, dice))


def _titled(title: str, body: str) -> str:
    closed = title if title[-1:] in AS_WRITTEN else f"{title}."
    return f"{closed} {body}".rstrip()


def _resource(one: Resource) -> str:
    return f"{one.name} {written(one.die)}" + (f" ({one.specialty})" if one.specialty else "")

"""A pasted text sheet becomes a hero, or a GM character (FT-CHAR-08, FT-CHAR-09, FT-CHAR-15, FT-CHAR-16, FT-CHAR-17).

The first line at fault stops the import; what was not understood is named in warnings and changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import Keyword, Lexicon, SheetLine, entries, read_lines
from engine.systems.feats.conditions import found as present
from engine.systems.feats.hero import (
    HIGHEST_CHARACTER_RANK,
    KINDS_OF_ITEMS,
    MOST_FEAT_POINTS,
    NAME_LIMIT,
    Condition,
    Effect,
    HeroSheet,
    NpcSheet,
    Stress,
)
from engine.systems.feats.heroes.sheet_entries import (
    LONGEST_NUMBER,
    EntryForms,
    entry_forms,
    read_ability,
    read_condition,
    read_gear,
    read_item,
    read_skill,
    read_stress,
)
from engine.systems.feats.options import ArchetypeLimit
from engine.systems.feats.skills import NpcSkill, Skill, add_skill

SHOWN = 80
"""Characters of a faulty line that are shown again."""

NPC = Keyword("npc")
NAME = Keyword("name")
NOTE = Keyword("note")
KEYWORDS = (
    NPC,
    NAME,
    Keyword("character-rank", "ranked"),
    Keyword("stress", "number"),
    Keyword("motivation"),
    Keyword("complication"),
    Keyword("skills", "section"),
    Keyword("abilities", "section"),
    Keyword("items", "section"),
    Keyword("effects", "section"),
    Keyword("gear", "section"),
    Keyword("conditions", "section"),
    Keyword("feat-points", "number"),
    Keyword("heat", "number"),
    Keyword("ignited"),
    Keyword("linked-advantage", "number"),
    NOTE,
)
"""The keywords of a sheet, by their words in the lexicon (FT-CHAR-09)."""
OF_NPC = frozenset({"npc", "name", "character-rank", "skills", "note"})
"""What an NPC sheet reads (FT-CHAR-15)."""


class Warned(NamedTuple):
    """Something that was not as expected; `line` is None for the sheet as a whole."""

    line: int | None
    code: str


class ReadHero(NamedTuple):
    hero: HeroSheet
    warnings: tuple[Warned, ...]


class ReadNpc(NamedTuple):
    npc: NpcSheet
    warnings: tuple[Warned, ...]


def read_sheet(pasted: str, lexicon: Lexicon, archetype_limit: ArchetypeLimit | int) -> ReadHero | ReadNpc:
    """Reads a sheet; a line with the NPC keyword, anywhere, makes it a GM character's.

    Refusals: of a line with `line` (from 1, empty lines counted) and `shown`, of the whole sheet without; the first one
    (FT-CHAR-16). `duplicate-field`, `empty-value`, `bad-name`, `bad-character-rank`, `bad-stress`, `bad-skill-line`,
    `bad-skill-rank`, `bad-skill-value`, `duplicate-skill`, `too-many-archetypes`, `bad-ability-line`,
    `duplicate-ability`, `bad-item-line`, `duplicate-item`, `bad-condition-level`, `duplicate-condition`,
    `bad-feat-points`, `bad-number`, `bad-flag`; then `name-missing`, `stress-missing`.
    """
    lines = tuple(read_lines(pasted, KEYWORDS, lexicon))
    is_npc = any(line.keyword == NPC for line in lines)
    draft = _Draft(lexicon, entry_forms(lexicon), "none" if is_npc else archetype_limit, is_npc)
    has_name = is_npc or any(line.keyword == NAME for line in lines)
    for line in lines:
        try:
            draft.read(line, is_first=line is lines[0] and not has_name)
        except Rejected as refused:
            raise Rejected(
                refused.code, **{**refused.args_of_text, "line": line.number, "shown": line.text[:SHOWN]}
            ) from None
    return draft.npc() if is_npc else draft.hero()


@dataclass
class _Draft:
    """A sheet half read."""

    lexicon: Lexicon
    forms: EntryForms
    archetype_limit: ArchetypeLimit | int
    is_npc: bool
    section: str = ""
    texts: dict[str, str] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    stress: Stress | None = None
    ignited: bool = False
    skills: tuple[Skill, ...] = ()
    npc_skills: tuple[NpcSkill, ...] = ()
    abilities: list[Effect] = field(default_factory=list)
    items: list[Effect] = field(default_factory=list)
    conditions: list[Condition] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    warnings: list[Warned] = field(default_factory=list)

    def read(self, line: SheetLine, *, is_first: bool) -> None:
        keyword = line.keyword
        if keyword is None:
            if is_first:
                self._text("name", line.text)
            else:
                self._entry(line.number, line.text)
        elif keyword.form == "section":
            self._open_section(line, keyword)
        else:
            self.section = ""
            self._field(line, keyword)

    def hero(self) -> ReadHero:
        if "name" not in self.texts:
            raise Rejected("name-missing")
        if self.stress is None:
            raise Rejected("stress-missing")
        missing = {
            "rank-missing": "character-rank" not in self.numbers,
            "motivation-missing": "motivation" not in self.texts,
            "complication-missing": "complication" not in self.texts,
            "skills-missing": not self.skills,
        }
        sheet = HeroSheet(
            name=self.texts["name"],
            character_rank=self.numbers.get("character-rank", 1),
            stress=self.stress,
            motivation=self.texts.get("motivation", ""),
            complication=self.texts.get("complication", ""),
            skills=self.skills,
            abilities=tuple(self.abilities),
            items=tuple(sorted(self.items, key=lambda one: KINDS_OF_ITEMS.index(one.kind))),
            conditions=tuple(self.conditions),
            feat_points=self.numbers.get("feat-points", 0),
            heat=self.numbers.get("heat", 0),
            ignited_this_scene=self.ignited,
            linked_advantage=self.numbers.get("linked-advantage", 0),
        )
        return ReadHero(sheet, (*self.warnings, *(Warned(None, code) for code, true in missing.items() if true)))

    def npc(self) -> ReadNpc:
        sheet = NpcSheet(
            name=self.texts["name"],
            character_rank=self.numbers.get("character-rank", 0),
            skills=self.npc_skills,
            note=self.texts.get("note", ""),
        )
        return ReadNpc(sheet, tuple(self.warnings))

    def _open_section(self, line: SheetLine, keyword: Keyword) -> None:
        if self.is_npc and keyword.id not in OF_NPC:
            self.warnings.append(Warned(line.number, "not-for-npc"))
            self.section = "" if line.value else "skipped"
            return
        self.section = keyword.id
        for entry in entries(line.value):
            self._entry(line.number, entry)
        if line.value:
            self.section = ""

    def _field(self, line: SheetLine, keyword: Keyword) -> None:
        if self.is_npc and keyword.id not in OF_NPC:
            self.warnings.append(Warned(line.number, "not-for-npc"))
            return
        if keyword == NOTE and not self.is_npc:
            self.warnings.append(Warned(line.number, "unread-line"))
            return
        word = NAME.id if keyword == NPC else keyword.id
        if word in self.seen:
            raise Rejected("duplicate-field")
        self.seen.add(word)
        if not line.value:
            raise Rejected("empty-value")
        match word:
            case "name" | "motivation" | "complication" | "note":
                self._text(word, line.value)
            case "stress":
                self.stress = read_stress(line.value, self.forms)
            case "ignited":
                self.ignited = _flag(line.value, self.lexicon)
            case _:
                self.numbers[word] = _number(word, line.value)

    def _text(self, word: str, value: str) -> None:
        if word == "name" and len(value) > NAME_LIMIT:
            raise Rejected("bad-name", most=NAME_LIMIT)
        self.texts[word] = value

    def _entry(self, number: int, entry: str) -> None:
        warning: str | None = None
        match self.section:
            case "":
                warning = "unread-line"
            case "skipped":
                pass
            case "skills":
                self._skill(entry)
            case "abilities":
                ability, warning = read_ability(entry, self.forms)
                _require_new(self.abilities, ability, "duplicate-ability")
                self.abilities.append(ability)
            case "conditions":
                condition, warning = read_condition(entry, self.forms)
                if present(tuple(self.conditions), condition.id) is not None:
                    raise Rejected("duplicate-condition")
                self.conditions.append(condition)
            case _:
                warning = self._item(entry)
        if warning is not None:
            self.warnings.append(Warned(number, warning))

    def _skill(self, entry: str) -> None:
        skill = read_skill(entry, self.forms)
        if not self.is_npc:
            self.skills = add_skill(self.skills, skill, self.archetype_limit)
            return
        # An NPC's skills have the ranges of archetype skills, whatever mark they carry (FT-CHAR-15).
        known = tuple(Skill(name=one.name, rank=one.rank, value=one.value, archetype=True) for one in self.npc_skills)
        marked = Skill(name=skill.name, rank=skill.rank, value=skill.value, archetype=True)
        add_skill(known, marked, "none")
        self.npc_skills = (*self.npc_skills, NpcSkill(name=skill.name, rank=skill.rank, value=skill.value))

    def _item(self, entry: str) -> str | None:
        warning: str | None = None
        if self.section == "gear":
            item = read_gear(entry)
        else:
            item, warning = read_item(entry, "item" if self.section == "items" else "effect", self.forms)
        _require_new(self.items, item, "duplicate-item")
        self.items.append(item)
        return warning


def _require_new(known: list[Effect], effect: Effect, code: str) -> None:
    if any(one.id == effect.id for one in known):
        raise Rejected(code)


def _flag(value: str, lexicon: Lexicon) -> bool:
    if lexicon.means("yes", value):
        return True
    if lexicon.means("no", value):
        return False
    raise Rejected("bad-flag")


def _number(word: str, value: str) -> int:
    """The number of a field: rank 1–4, Feat Points 0–3, Heat and tokens from 0."""
    number = int(value) if value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER else -1
    match word:
        case "character-rank" if not 1 <= number <= HIGHEST_CHARACTER_RANK:
            raise Rejected("bad-character-rank", most=HIGHEST_CHARACTER_RANK)
        case "feat-points" if not 0 <= number <= MOST_FEAT_POINTS:
            raise Rejected("bad-feat-points", most=MOST_FEAT_POINTS)
        case _ if number < 0:
            raise Rejected("bad-number")
    return number

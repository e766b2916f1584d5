"""The text sheet of a hero or a GM character, and whether it would be read back equal (FT-CHAR-18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.base import Rejected
from engine.core.sheet import Lexicon, capitalised
from engine.systems.feats.conditions import EXHAUSTION
from engine.systems.feats.hero import Condition, Effect, HeroSheet, NpcSheet
from engine.systems.feats.heroes.sheet import ReadHero, ReadNpc, read_sheet
from engine.systems.feats.skills import NpcSkill, Skill

ARCHETYPE_MARK = "[*]"
SECTION_OF_KIND = (("items", "item"), ("effects", "effect"), ("gear", "gear"))


def write_hero(hero: HeroSheet, lexicon: Lexicon, language: str) -> str:
    """The sheet in a language; sections only where they hold something, currencies only off their default."""
    return "\n".join(_Writer(lexicon, language).hero(hero))


def write_npc(npc: NpcSheet, lexicon: Lexicon, language: str) -> str:
    """Name, rank (if noted), skills, note."""
    return "\n".join(_Writer(lexicon, language).npc(npc))


def require_readable(hero: HeroSheet, lexicon: Lexicon) -> None:
    """Refusal: `not-readable` when an export, in any language, would not read back as an equal hero."""
    for language in lexicon.languages:
        read = _read_back(write_hero(hero, lexicon, language), lexicon)
        if not isinstance(read, ReadHero) or read.hero != hero:
            raise Rejected("not-readable")


def require_npc_readable(npc: NpcSheet, lexicon: Lexicon) -> None:
    """Refusal: `not-readable`."""
    for language in lexicon.languages:
        read = _read_back(write_npc(npc, lexicon, language), lexicon)
        if not isinstance(read, ReadNpc) or read.npc != npc:
            raise Rejected("not-readable")


@dataclass(frozen=True)
class _Writer:
    lexicon: Lexicon
    language: str

    def hero(self, hero: HeroSheet) -> Iterator[str]:
        yield self.line("name", hero.name)
        yield self.line("character-rank", hero.character_rank)
        yield self.line("stress", f"{hero.stress.filled}/{hero.stress.max}")
        if hero.motivation:
            yield self.line("motivation", hero.motivation)
        if hero.complication:
            yield self.line("complication", hero.complication)
        yield from self.section("skills", map(_skill, hero.skills))
        yield from self.section("abilities", map(self.ability, hero.abilities))
        for section, kind in SECTION_OF_KIND:
            yield from self.section(section, (self.item(one) for one in hero.items if one.kind == kind))
        yield from self.section("conditions", map(self.condition, hero.conditions))
        yield from self.currencies(hero)

    def npc(self, npc: NpcSheet) -> Iterator[str]:
        yield self.line("npc", npc.name)
        if npc.character_rank:
            yield self.line("character-rank", npc.character_rank)
        yield from self.section("skills", map(_skill, npc.skills))
        if npc.note:
            yield self.line("note", npc.note)

    def currencies(self, hero: HeroSheet) -> Iterator[str]:
        if hero.feat_points:
            yield self.line("feat-points", hero.feat_points)
        if hero.heat:
            yield self.line("heat", hero.heat)
        if hero.ignited_this_scene:
            yield self.line("ignited", self.word("yes"))
        if hero.linked_advantage:
            yield self.line("linked-advantage", hero.linked_advantage)

    def section(self, keyword: str, written: Iterable[str]) -> Iterator[str]:
        lines = tuple(written)
        if lines:
            yield f"{capitalised(self.word(keyword))}:"
            yield from lines

    def line(self, keyword: str, value: str | int) -> str:
        return f"{capitalised(self.word(keyword))}: {value}"

    def ability(self, ability: Effect) -> str:
        cost = str(ability.base_heat_cost)
        if ability.current_heat_cost != ability.base_heat_cost:
            cost += f"/{ability.current_heat_cost}"
        used = f" [{self.word('used')}]" if ability.used_this_scene else ""
        return f"{ability.name} ({self.word('heat-cost')} {cost}){used}{_behind(ability.text)}"

    def item(self, item: Effect) -> str:
        if item.kind == "gear":
            return item.name
        return f"{item.name} {self.word('times')}{item.uses_left}{_behind(item.text)}"

    def condition(self, condition: Condition) -> str:
        active = f" [{self.word('source-active')}]" if condition.source_active else ""
        if condition.id == EXHAUSTION:
            return f"{capitalised(self.word('exhaustion'))} {condition.level}{active}"
        return condition.id + active

    def word(self, word: str) -> str:
        return self.lexicon.first(self.language, word)


def _skill(skill: Skill | NpcSkill) -> str:
    mark = f" {ARCHETYPE_MARK}" if isinstance(skill, Skill) and skill.archetype else ""
    return f"{skill.name} {skill.rank}/{skill.value}{mark}"


def _behind(text: str) -> str:
    return f": {text}" if text else ""


def _read_back(written: str, lexicon: Lexicon) -> ReadHero | ReadNpc | None:
    try:
        return read_sheet(written, lexicon, "none")
    except Rejected:
        return None

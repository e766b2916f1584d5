"""Perks and items as lines of a text sheet: a name, a text, and effects (BB-SHEET-07)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import NO_WORDS, Lexicon, tidy
from engine.systems.blackbird.character import Item, Perk
from engine.systems.blackbird.sheet.traits import read_entry
from engine.systems.blackbird.sheet.words import attribute_of, trait_name, unquoted

SIGNED = r"(?P<n>[-+\u2212\u2013]?\s*[0-9]{1,4})"
TEXTS = ("result_note", "ability", "restriction")
BEHIND = ("health", "restore_pool", "career_xp", "general_xp", "fate_max")
"""Effects whose number stands behind their word; of perks."""
OF_PERK = frozenset({*BEHIND, "successes", "dice", "plus", "on", "patterns", "uses", "reroll"})
OF_ITEM = frozenset({*TEXTS, "successes", "dice", "difficulty", "plus", "on", "patterns", "uses"})
NEVER_BELOW: dict[str, int] = {"dice": 0, "uses": 1, "restore_pool": 0, "career_xp": 0, "general_xp": 0, "fate_max": 0}
SOURCES = (
    "attribute",
    "main_career",
    "extra_career",
    "aspect",
    "extra_aspect",
    "skill",
    "talent",
    "flag",
    "item",
    "perk",
)
ANYTHING = "any"
EXPLOSION = "explosion"
DIE_SIZE = "6"
RESERVED = "fate"
"""No perk and no item is called so: fate points are a source of rerolls (ruling A-46)."""

Effects = dict[str, object]


class ReadEffects(NamedTuple):
    effects: Effects
    text: str
    """What was not understood."""


def word_of(field: str) -> str:
    """The lexicon's word of an effect."""
    return f"effect-{field.replace('_', '-')}"


def source_word(source: str) -> str:
    return f"source-{source.replace('_', '-')}"


def read_perk(line: str, lexicon: Lexicon = NO_WORDS) -> tuple[Perk, bool]:
    """A perk, and whether all of it was understood. Refusals: those of BB-SHEET-12."""
    name, said, read = _read(line, OF_PERK, lexicon)
    if read.effects.get("reroll") and "plus" in read.effects:
        raise Rejected("field-not-allowed")
    return Perk.model_validate({"name": name, "when": _joined(said, read.text), **read.effects}), not read.text


def read_item(line: str, lexicon: Lexicon = NO_WORDS) -> tuple[Item, bool]:
    """An item, likewise."""
    name, said, read = _read(line, OF_ITEM, lexicon)
    return Item.model_validate({"name": name, "note": _joined(said, read.text), **read.effects}), not read.text


def _read(line: str, allowed: frozenset[str], lexicon: Lexicon) -> tuple[str, str, ReadEffects]:
    head, colon, tail = _before_colon(line)
    entry = read_entry(head)
    name = trait_name(entry.name, lexicon)
    if name.casefold() == RESERVED or entry.square is not None or len(entry.round) > 1:
        raise Rejected("bad-name", most=60)
    return name, entry.round[0] if entry.round else "", read_effects(tail if colon else "", allowed, lexicon)


def _before_colon(line: str) -> tuple[str, str, str]:
    """Up to the first colon that stands in no brackets."""
    depth = 0
    for at, letter in enumerate(line):
        depth = max(0, depth + (letter in "([") - (letter in ")]"))
        if letter == ":" and depth == 0:
            return line[:at], ":", line[at + 1 :]
    return line, "", ""


def _joined(said: str, more: str) -> str:
    return "; ".join(one for one in (said, more) if one)


def read_effects(tail: str, allowed: frozenset[str], lexicon: Lexicon) -> ReadEffects:
    """Effects parted by `;`, or by commas where each part is an effect."""
    effects: Effects = {}
    texts: list[str] = []
    for part in (tidy(one) for one in tail.split(";") if one.strip()):
        found = _each_effect(part, allowed, lexicon)
        if found is None:
            texts.append(part)
            continue
        for one in found:
            if effects.keys() & one.keys():
                raise Rejected("duplicate-field")
            effects |= one
    return ReadEffects(effects, "; ".join(texts))


def _each_effect(part: str, allowed: frozenset[str], lexicon: Lexicon) -> list[Effects] | None:
    whole = _effect(part, allowed, lexicon)
    if whole is not None:
        return [whole]
    pieces = [_effect(tidy(one), allowed, lexicon) for one in part.split(",")]
    known = [one for one in pieces if one is not None]
    return known if len(known) == len(pieces) else None


def _effect(part: str, allowed: frozenset[str], lexicon: Lexicon) -> Effects | None:
    for field, form in effect_forms(lexicon):
        found = form.match(part) if field in allowed else None
        effect = _effect_of(field, found, lexicon) if found is not None else None
        if effect is not None:
            return effect
    return None


def _effect_of(field: str, found: re.Match[str], lexicon: Lexicon) -> Effects | None:
    said = found.groupdict()
    if field in TEXTS:
        return {field: tidy(said["text"])} if said["text"].strip() else None
    if field == "patterns":
        return {field: True}
    if field == "reroll":
        return {field: "die" if said["die"] else "all"}
    if (said.get("size") or DIE_SIZE) != DIE_SIZE:
        raise Rejected("not-a-d6")
    number = int(re.sub(r"\s", "", said["n"]).replace("\u2212", "-").replace("\u2013", "-"))
    if number < NEVER_BELOW.get(field, number):
        return None
    if field != "plus" or not said["on"]:
        return {field: number}
    sources = _sources(said["on"], lexicon)
    return {field: number, "on": sources} if sources is not None else None


def _sources(typed: str, lexicon: Lexicon) -> tuple[str, ...] | None:
    """Source labels; none at all for any die, None where something is not understood."""
    labels = [_source(tidy(one), lexicon) for one in typed.split("/")]
    if None in labels:
        return None
    return tuple(one for one in labels if one and one != ANYTHING)


def _source(typed: str, lexicon: Lexicon) -> str | None:
    for bare in (ANYTHING, EXPLOSION):
        if lexicon.means(source_word(bare), typed):
            return bare
    for source, form in _source_forms(lexicon):
        if found := form.match(typed):
            name = attribute_of(found[1], lexicon) if source == "attribute" else unquoted(found[1])
            return f"{source}:{name}" if name else None
    return None


@lru_cache(maxsize=16)
def _source_forms(lexicon: Lexicon) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (one, re.compile(rf"^(?:{lexicon.pattern(source_word(one))})\s+(.+)$", re.IGNORECASE)) for one in SOURCES
    )


@lru_cache(maxsize=16)
def effect_forms(lexicon: Lexicon) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((field, re.compile(form, re.IGNORECASE)) for field, form in _forms(lexicon))


def _forms(lexicon: Lexicon) -> Iterator[tuple[str, str]]:
    def word(field: str) -> str:
        return f"(?:{lexicon.pattern(word_of(field))})"

    for field in TEXTS:
        yield field, rf"^{word(field)}\s*:\s*(?P<text>.*)$"
    yield "plus", rf"^{SIGNED}\s+{word('plus')}(?:\s+{word('on')}\s+(?P<on>.+))?$"
    yield "patterns", rf"^{word('patterns')}$"
    yield "uses", rf"^{SIGNED}\s+{word('uses')}$"
    yield "reroll", rf"^(?:(?P<die>{lexicon.pattern('effect-reroll-die')})|{lexicon.pattern('effect-reroll-all')})$"
    yield "dice", rf"^{SIGNED}\s*[\u043a\u0434kd]\s*(?P<size>[0-9]+)$"
    yield "dice", rf"^{SIGNED}\s+{word('dice')}$"
    yield "successes", rf"^{SIGNED}\s+{word('successes')}$"
    for field in (*BEHIND, "difficulty"):
        yield field, rf"^{word(field)}\s*:?\s*{SIGNED}$"

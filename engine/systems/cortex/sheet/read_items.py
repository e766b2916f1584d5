"""One item of a list of a text sheet: dice, a Specialty, a stress, an asset with its marks (CX-TXT-03, CX-TXT-05)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.core.base import Rejected
from engine.core.sheet import DASH, Lexicon, folded, tidy
from engine.systems.cortex.character import DICE_OF_LEVEL, Level
from engine.systems.cortex.dice import Die, read_die
from engine.systems.cortex.held import SCENE, Banked, Resource
from engine.systems.cortex.sheet.read_lines import DICE, DIE
from engine.systems.cortex.tracks import STRESS_TYPES, How, StressType

RESOURCE_DICE = (6, 8, 10)
MOST_OF_A_DIE = 20
MOST_FLOOR = 5
GAP = rf"(?:\s*[:=]\s*|\s*{DASH}\s*|\s+)"
"""Between a name and its die, or its level."""
LEVELS: tuple[Level, ...] = ("grandmaster", "novice", "expert", "master")
"""The longest stems first: a Grandmaster is no Master."""
FULL_STOP = re.compile(r"\.$")
ALL_DICE = re.compile(rf"^{DICE}$")
ONE_DIE = re.compile(rf"(\d{{0,2}})({DIE})")
MARKS = re.compile(r"\s*\(([^()]*)\)$")


class ReadSpecialty(NamedTuple):
    name: str
    level: Level
    mismatch: bool = False
    """Level and die were given and differ; the die wins."""


class Marked(NamedTuple):
    """An item without the marks at its end."""

    text: str
    lasts: int = SCENE
    helpless: bool = False


@dataclass(frozen=True)
class ItemForms:
    """The expressions of all items with the words of a lexicon."""

    named_die: re.Pattern[str]
    typed_die: re.Pattern[str]
    specialty: re.Pattern[str]
    level: tuple[tuple[Level, re.Pattern[str]], ...]
    types: tuple[tuple[StressType, re.Pattern[str]], ...]
    pulled: re.Pattern[str]
    scenes: re.Pattern[str]
    banked: re.Pattern[str]
    parts: re.Pattern[str]
    facet: re.Pattern[str]


def items(value: str) -> tuple[str, ...]:
    """What stands on a keyword's own line: parted by `;`, or, if there is none, by commas; outside parentheses."""
    return _parted(value, ";") or _parted(value, ",") or ((value,) if value else ())


def is_nothing(item: str, lexicon: Lexicon) -> bool:
    """An empty item: a word for it, or a dash."""
    return lexicon.means("nothing", item) or re.fullmatch(DASH, item) is not None


def read_dice(value: str) -> tuple[Die, ...]:
    """`d8`, `3d8`, `d8 d8 d8`. Refusal: `bad-die`."""
    if ALL_DICE.match(value) is None:
        raise Rejected("bad-die", die=value)
    found = tuple((int(count or 1), read_die(die)) for count, die in ONE_DIE.findall(value))
    if not all(1 <= count <= MOST_OF_A_DIE for count, _ in found):
        raise Rejected("bad-die", die=value)
    return tuple(die for count, die in found for _ in range(count))


def read_number(value: str, least: int = 0, most: int = 999_999) -> int:
    """Refusal: `bad-number`."""
    number = int(value) if value.isascii() and value.isdecimal() and len(value) < 10 else -1
    if not least <= number <= most:
        raise Rejected("bad-number", least=least, most=most)
    return number


def read_specialty(item: str, forms: ItemForms) -> ReadSpecialty:
    """`Бой: эксперт`, `Бой (мастер)`, `Бой d8`, `Бой 2d6`, or both. Refusal: `bad-level`."""
    name, level, by_die = item, None, None
    while (found := forms.specialty.match(name)) is not None and found["name"]:
        said = found["enclosed"] or found["said"]
        if ALL_DICE.match(said) is not None and by_die is None:
            by_die = _level_of_dice(said)
        elif (named := _level_named(said, forms)) is not None and level is None:
            level = named
        else:
            break
        name = found["name"]
    decided = by_die or level
    if decided is None:
        raise Rejected("bad-level")
    return ReadSpecialty(tidy(name), decided, mismatch=level is not None and level != decided)


def read_type(word: str, forms: ItemForms) -> StressType:
    """Refusal: `bad-type`."""
    for type_, stem in forms.types:
        if stem.match(word):
            return type_
    raise Rejected("bad-type")


def read_typed_die(item: str, forms: ItemForms) -> tuple[StressType, Die]:
    """`физ d6`. Refusals: `bad-type`, `bad-die`."""
    found = forms.typed_die.match(item)
    if found is None or not found["die"]:
        read_type(re.split(r"[\s:=]", item)[0], forms)
        raise Rejected("bad-die", die=item)
    return read_type(found["type"], forms), read_die(found["die"])


def read_out(item: str, forms: ItemForms) -> tuple[StressType, How]:
    """A type, with or without the words for a pulled blow. Refusals: `bad-type`, `bad-value`."""
    word, _, rest = item.partition(" ")
    type_ = read_type(word, forms)
    if not rest:
        return type_, "trauma"
    if forms.pulled.match(rest) is None:
        raise Rejected("bad-value")
    return type_, "pulled"


def read_marked(item: str, forms: ItemForms, lexicon: Lexicon) -> Marked:
    """An asset or a complication without its marks; a parenthesis not made of marks alone stays in the name."""
    found = MARKS.search(item)
    if found is None:
        return Marked(item)
    marked = Marked(item[: found.start()])
    for mark in (tidy(one) for one in found[1].split(",")):
        scenes = forms.scenes.match(mark)
        if scenes is not None:
            marked = marked._replace(lasts=int(next(one for one in scenes.groups() if one)))
        elif lexicon.means("helpless", mark):
            marked = marked._replace(helpless=True)
        else:
            return Marked(item)
    return marked


def read_named_die(item: str, forms: ItemForms) -> tuple[str, Die]:
    """A name and its die; parentheses behind the die belong to the name. Refusal: `bad-die`."""
    found = forms.named_die.match(item)
    if found is None:
        raise Rejected("bad-die", die=item)
    return tidy(f"{found['name']} {found['rest'] or ''}"), read_die(found["die"])


def read_resource(item: str, forms: ItemForms) -> Resource:
    """A name, d6, d8 or d10, the Specialty in parentheses. Refusal: `bad-die`."""
    found = forms.named_die.match(item)
    if found is None or read_die(found["die"]) not in RESOURCE_DICE:
        raise Rejected("bad-die", die=item)
    rest = found["rest"] or ""
    return Resource(name=tidy(found["name"]), die=read_die(found["die"]), specialty=tidy(rest[1:-1]))


def read_banked(item: str, forms: ItemForms) -> Banked:
    """`d8`, `d8 воля`, `d10 трюк (Лозы)`. Refusal: `bad-die`."""
    found = forms.banked.match(item)
    if found is None:
        raise Rejected("bad-die", die=item)
    used = "push" if found["push"] else "stunt" if found["stunt"] else ""
    return Banked.model_validate(
        {"die": read_die(found["die"]), "used_as": used, "source": tidy(found["source"] or "")}
    )


@lru_cache(maxsize=8)
def item_forms(lexicon: Lexicon) -> ItemForms:
    def form(pattern: str) -> re.Pattern[str]:
        return re.compile(pattern, re.IGNORECASE)

    word = lexicon.pattern
    levels = "|".join(rf"(?:{word(f'stem-{level}')})\w*" for level in LEVELS)
    parts = "|".join(rf"(?P<{part}>{word(part)})" for part in ("solo", "buddy", "team"))
    scenes = lexicon.pattern("scenes-one", "scenes-few", "scenes-many").replace(r"\#", r"([0-9]{1,3})")
    return ItemForms(
        named_die=form(rf"^(?P<name>.+?){GAP}(?P<die>{DIE})\.?(?:\s*(?P<rest>\(.*\)))?$"),
        typed_die=form(rf"^(?P<type>.+?){GAP}(?P<die>{DIE})?$"),
        specialty=form(
            rf"^(?P<name>.*?){GAP}?(?:\(\s*(?P<enclosed>{DICE}|{levels})\s*\)|(?<!\w)(?P<said>{DICE}|{levels}))$"
        ),
        level=tuple((level, form(rf"^(?:{word(f'stem-{level}')})\w*$")) for level in LEVELS),
        types=tuple((type_, form(rf"^(?:{word(f'stem-{type_}')})[\w]*$")) for type_ in STRESS_TYPES),
        pulled=form(rf"^\(?\s*(?:{word('pulled')})\s*\)?$"),
        scenes=form(rf"^(?:{scenes})$"),
        banked=form(
            rf"^(?P<die>{DIE})(?:\s+(?:(?P<push>{word('push')})|(?P<stunt>{word('stunt')})(?:\s*\((?P<source>.*)\))?))?$"
        ),
        parts=form(rf"^(?:{parts})(?:{GAP}|$)(?P<dice>{DICE})?"),
        facet=form(rf"^(?P<label>.+?){GAP}(?P<dice>{DICE})$"),
    )


def _level_of_dice(said: str) -> Level | None:
    dice = read_dice_or_none(said)
    return next((level for level, splits in DICE_OF_LEVEL.items() if dice in splits), None)


def read_dice_or_none(said: str) -> tuple[Die, ...] | None:
    try:
        return read_dice(said)
    except Rejected:
        return None


def _level_named(said: str, forms: ItemForms) -> Level | None:
    return next((level for level, stem in forms.level if stem.match(said)), None)


def _parted(value: str, separator: str) -> tuple[str, ...]:
    parts, depth = [""], 0
    for letter in value:
        depth = max(0, depth + (letter == "(") - (letter == ")"))
        if letter == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return tuple(part for one in parts if (part := tidy(one))) if len(parts) > 1 else ()


def require_new(name: str, known: Iterable[str]) -> None:
    """Refusal: `duplicate-name`."""
    if folded(name) in {folded(one) for one in known}:
        raise Rejected("duplicate-name", name=name)

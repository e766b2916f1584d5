"""What an answer of a hero made by buttons adds to the sheet (CX-CHAR-02, CX-TXT-02, CX-FMT-06, CX-AFF-01, FL-CHAR-01).

Whatever is typed is cleaned as a line of a text sheet; a whole Power Set may be pasted in its own form.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

from engine.core.base import Map, Rejected, evolve
from engine.core.prompt import Answer
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Level, Limit, Milestone, Power, PowerSet, Sheet, SpecialEffect
from engine.systems.cortex.drafts import InSteps, Step
from engine.systems.cortex.hero_ops import ticked_benefits, ticked_conditions, ticked_consequences
from engine.systems.cortex.hero_questions import RECOVERIES, TIMINGS, reaction_traits, removable, set_named, trimmable
from engine.systems.cortex.hero_sheets import line_refused
from engine.systems.cortex.power_set_text import parse_power_set, titled
from engine.systems.cortex.sheet_check import DICE_OF_KIND
from engine.systems.cortex.sheet_read_items import items, require_new
from engine.systems.cortex.sheet_read_lines import cleaned, text_lines
from engine.systems.cortex.sheet_read_milestones import MilestonesReader

LEVELS: tuple[Level, ...] = ("expert", "master", "grandmaster")


class Taken(NamedTuple):
    """The sheet afterwards; which set and which entry of it the next question is about."""

    sheet: Sheet
    set: str = ""
    entry: str = ""
    then: Step | None = None
    """What is asked next, instead of what usually follows."""


Take = Callable[[Sheet, InSteps, Answer, Canon, Lexicon], Taken]


# ---- who the hero is


def _name(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    return Taken(evolve(sheet, name=typed_name(answer.text)))


def _about(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    return Taken(evolve(sheet, about="\n".join(line.text for line in text_lines(answer.text))))


def _affiliation(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    dice = DICE_OF_KIND["hero"]
    slot: dict[str, tuple[int, ...]]
    if canon.affiliation == "company":
        order = tuple(permutations(dice))[int(answer.pick.removeprefix("p"))]
        slot = {use: (die,) for use, die in zip(COMPANY, order, strict=True)}
    elif canon.severity_mode == "single":
        slot = {"": (int(answer.pick.removeprefix("d")),)}
    else:
        labels = _labels(answer.text) if not answer.pick else tuple(f"d{die}" for die in dice)
        slot = {label: (die,) for label, die in zip(labels, dice, strict=True)}
    return Taken(evolve(sheet, affiliation=Map(slot)))


def _labels(typed: str) -> tuple[str, ...]:
    """Three names, for d10, d8, d6. Refusals: `three-facets`, `duplicate-name`."""
    names = tuple(name for line in text_lines(typed) for name in items(line.text))
    if len(names) != len(DICE_OF_KIND["hero"]):
        raise Rejected("three-facets")
    for number, name in enumerate(names):
        require_new(name, names[:number])
    return names


def _distinctions(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    """One or several, each on its line or parted by `;`."""
    known = list(sheet.distinctions)
    for line in text_lines(answer.text):
        for name in items(line.text) if ";" in line.text else (line.text,):
            require_new(name, known)
            known.append(name)
    if len(known) == len(sheet.distinctions):
        raise Rejected("words-missing")
    return Taken(evolve(sheet, distinctions=tuple(known)))


def _specialty(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    level = next((one for one in LEVELS if one in answer.picks), None)
    if level is None:
        raise Rejected("level-missing")
    name = typed_name(answer.text)
    require_new(name, sheet.specialties)
    return Taken(evolve(sheet, specialties=sheet.specialties.set(name, level)))


def _milestone(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    new = read_milestone(answer.text, lexicon)
    require_new(new.name, (one.name for one in sheet.milestones))
    return Taken(evolve(sheet, milestones=(*sheet.milestones, new)))


def _reactions(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    named = tuple(name for option, name in reaction_traits(sheet) if option in answer.picks)
    return Taken(evolve(sheet, reaction_defaults=named))


def _remove(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    gone = {entry for option, entry in removable(sheet) if option in answer.picks}
    left = {name: level for name, level in sheet.specialties.items() if ("specialty", name) not in gone}
    return Taken(
        evolve(
            sheet,
            distinctions=tuple(one for one in sheet.distinctions if ("distinction", one) not in gone),
            specialties=Map(left),
            milestones=tuple(one for one in sheet.milestones if ("milestone", one.name) not in gone),
            reaction_defaults=tuple(one for one in sheet.reaction_defaults if ("specialty", one) not in gone),
        )
    )


# ---- a Power Set


def _power_set(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    """The name of a new one, or a whole one as text."""
    known = tuple(one.name for one in sheet.power_sets)
    if len(tuple(text_lines(answer.text))) > 1:
        new = pasted_power_set(answer.text, lexicon)
        require_new(new.name, known)
        return Taken(
            evolve(sheet, power_sets=(*sheet.power_sets, new)), new.name, then="limit" if stage.first else "set"
        )
    name = typed_name(answer.text)
    require_new(name, known)
    return Taken(evolve(sheet, power_sets=(*sheet.power_sets, PowerSet(name=name))), name)


def _powers(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    die = next((int(one.removeprefix("d")) for one in answer.picks if one.startswith("d")), 0)
    if not die:
        raise Rejected("die-missing")
    one, name = set_named(sheet, stage.set), typed_name(answer.text)
    require_new(name, (power.name for power in one.powers))
    return _with_set(sheet, evolve(one, powers=(*one.powers, Power(name=name, die=die))))


def _sfx(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one, new = set_named(sheet, stage.set), typed_sfx(answer.text)
    require_new(new.name, (sfx.name for sfx in one.sfx))
    return _with_set(sheet, evolve(one, sfx=(*one.sfx, new)), new.name)


def _sfx_when(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one = set_named(sheet, stage.set)
    timing = next((picked for picked in TIMINGS if picked in answer.picks), "before_roll")
    trait = next((one.powers[int(picked[1:])].name for picked in answer.picks if picked[1:].isdecimal()), None)
    changed = _with_sfx(sheet, stage, timing=timing, requires_trait=trait)
    return changed._replace(entry="", then="sfx") if "by-hand" in answer.picks else changed


def _sfx_conditions(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    told = ticked_conditions(set_named(sheet, stage.set), answer.picks, cleaned(answer.text).text)
    return _with_sfx(sheet, stage, conditions=told)


def _sfx_benefits(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    changed = _with_sfx(sheet, stage, benefits=ticked_benefits(set_named(sheet, stage.set), answer.picks))
    return changed._replace(entry="")


def _limit(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one, new = set_named(sheet, stage.set), typed_limit(answer.text)
    require_new(new.name, (limit.name for limit in one.limits))
    return _with_set(sheet, evolve(one, limits=(*one.limits, new)), new.name)


def _limit_how(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one = set_named(sheet, stage.set)
    told = ticked_consequences(one, answer.picks, cleaned(answer.text).text)
    recovery = next((picked for picked in RECOVERIES if picked in answer.picks), "transition")
    limits = tuple(
        evolve(limit, consequence=told, recovery=recovery) if limit.name == stage.entry else limit
        for limit in one.limits
    )
    return _with_set(sheet, evolve(one, limits=limits))


def _trim(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    gone = {entry for option, entry in trimmable(sheet, stage) if option in answer.picks}
    one = set_named(sheet, stage.set)
    left = evolve(
        one,
        powers=tuple(power for power in one.powers if ("power", power.name) not in gone),
        sfx=tuple(sfx for sfx in one.sfx if ("sfx", sfx.name) not in gone),
        limits=tuple(limit for limit in one.limits if ("limit", limit.name) not in gone),
    )
    return _with_set(sheet, left)._replace(then="set")


TAKES: Map[Step, Take] = Map(
    {
        "name": _name,
        "about": _about,
        "affiliation": _affiliation,
        "distinctions": _distinctions,
        "power_set": _power_set,
        "powers": _powers,
        "sfx": _sfx,
        "sfx_when": _sfx_when,
        "sfx_conditions": _sfx_conditions,
        "sfx_benefits": _sfx_benefits,
        "limit": _limit,
        "limit_how": _limit_how,
        "specialty": _specialty,
        "milestone": _milestone,
        "reactions": _reactions,
        "remove": _remove,
        "trim": _trim,
    }
)


def _with_set(sheet: Sheet, changed: PowerSet, entry: str = "") -> Taken:
    sets = tuple(changed if one.name == changed.name else one for one in sheet.power_sets)
    return Taken(evolve(sheet, power_sets=sets), changed.name, entry)


def _with_sfx(sheet: Sheet, stage: InSteps, **changes: object) -> Taken:
    one = set_named(sheet, stage.set)
    sfx = tuple(evolve(known, **changes) if known.name == stage.entry else known for known in one.sfx)
    return _with_set(sheet, evolve(one, sfx=sfx), stage.entry)


# ---- what is typed


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
        raise line_refused(refused) from None


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
            raise line_refused(
                Rejected(refused.code, **refused.args_of_text, line=line.number, shown=line.text)
            ) from None
    return evolve(reader.found[0], completed=False)

"""What an answer of a hero made by buttons adds to the sheet (CX-CHAR-02, CX-TXT-02, CX-FMT-06, CX-AFF-01, FL-CHAR-01).

Whatever is typed is cleaned as a line of a text sheet; a whole Power Set may be pasted in its own form.
"""

from __future__ import annotations

from itertools import permutations

from engine.core.base import Map, Rejected, evolve
from engine.core.heroes.drafts import InSteps
from engine.core.prompt import Answer
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Level, Sheet
from engine.systems.cortex.heroes.asked import reaction_traits, removable
from engine.systems.cortex.heroes.set_takes import (
    take_limit,
    take_limit_how,
    take_power_set,
    take_powers,
    take_retell,
    take_sfx,
    take_sfx_benefits,
    take_sfx_conditions,
    take_sfx_when,
    take_trim,
)
from engine.systems.cortex.heroes.taken import Take, Taken
from engine.systems.cortex.heroes.typed import read_milestone, typed_name
from engine.systems.cortex.sheet.check import DICE_OF_KIND
from engine.systems.cortex.sheet.read_items import items, require_new
from engine.systems.cortex.sheet.read_lines import text_lines

LEVELS: tuple[Level, ...] = ("expert", "master", "grandmaster")


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


TAKES: Map[str, Take] = Map(
    {
        "name": _name,
        "about": _about,
        "affiliation": _affiliation,
        "distinctions": _distinctions,
        "power_set": take_power_set,
        "powers": take_powers,
        "sfx": take_sfx,
        "sfx_when": take_sfx_when,
        "sfx_conditions": take_sfx_conditions,
        "sfx_benefits": take_sfx_benefits,
        "limit": take_limit,
        "limit_how": take_limit_how,
        "specialty": _specialty,
        "milestone": _milestone,
        "reactions": _reactions,
        "remove": _remove,
        "retell": take_retell,
        "trim": take_trim,
    }
)

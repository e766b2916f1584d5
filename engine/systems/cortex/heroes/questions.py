"""The questions of a hero made by buttons: one prompt for each step (CX-CHAR-01, CX-CHAR-02, CX-PSET-07, CX-DIST-01).

Dice are ticked, names are written; a step that is not needed can be left out. What the hero has already stands below.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from engine.core.base import Map, Text, text
from engine.core.heroes.asked import DONE, Asked, back, onward, skip
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps
from engine.core.prompt import Ask, Option
from engine.core.view import Fold, Line
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Sheet
from engine.systems.cortex.heroes.asked import (
    NAME_LIMIT,
    WORDS_LIMIT,
    group_of,
    needs,
    reaction_traits,
    removable,
    says,
    words_asked,
)
from engine.systems.cortex.heroes.joining import problem_blocks
from engine.systems.cortex.heroes.set_questions import (
    ask_limit,
    ask_limit_how,
    ask_power_set,
    ask_powers,
    ask_retell,
    ask_set,
    ask_sfx,
    ask_sfx_benefits,
    ask_sfx_conditions,
    ask_sfx_when,
    ask_trim,
)
from engine.systems.cortex.options import TableRules
from engine.systems.cortex.sheet.blocks import sheet_blocks
from engine.systems.cortex.sheet.check import DICE_OF_KIND
from engine.systems.cortex.words import die_text


def ask(draft: HeroDraft[Sheet], stage: InSteps, rules: TableRules) -> Asked:
    """What is asked at a step. What the hero has already stands below."""
    return QUESTIONS[stage.step](draft.sheet, stage, rules.canon)


def title(stage: InSteps) -> Text:
    said = text(f"cortex-step-{stage.step}")
    named = stage.entry or stage.set
    return text("cortex-step-of", step=said, name=named) if named else said


# ---- who the hero is


def _name(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(least=0, ask=Ask(label=text("cortex-step-name-asks"), max_len=NAME_LIMIT))


def _about(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(skip(), body=says("about"), least=0, ask=words_asked("about", WORDS_LIMIT))


def _affiliation(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    dice = DICE_OF_KIND["hero"]
    if canon.affiliation == "company":
        each = tuple(
            Option(id=f"p{number}", label=text("cortex-step-company", **_dice_args(order)))
            for number, order in enumerate(permutations(dice))
        )
        return Asked(each, body=(Line(text=text("cortex-step-company-says")),))
    if canon.severity_mode == "single":
        each = tuple(Option(id=f"d{die}", label=die_text(die)) for die in dice)
        return Asked(each, body=(Line(text=text("cortex-step-single-says")),))
    plain = (Option(id="plain", label=text("cortex-step-facets-plain")),)
    body = (Line(text=text("cortex-step-facets-says")),)
    return Asked(plain, body=body, least=0, ask=Ask(label=text("cortex-step-facets-asks"), max_len=3 * NAME_LIMIT))


def _dice_args(order: tuple[int, ...]) -> dict[str, Text]:
    return {use: die_text(die) for use, die in zip(COMPANY, order, strict=True)}


def _distinctions(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    has = (
        (Fold(lines=tuple(text("cortex-name", name=one) for one in sheet.distinctions)),) if sheet.distinctions else ()
    )
    ask = words_asked("distinctions", 3 * NAME_LIMIT)
    return Asked(onward(stage), body=(*says("distinctions"), *has), least=0, ask=ask)


def _specialty(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    levels = ("expert", "master", *(("grandmaster",) if canon.grandmaster else ()))
    each = (Option(id=level, label=text(f"cortex-level-{level}"), group="level") for level in levels)
    known = tuple(text("cortex-name", name=name) for name in sheet.specialties)
    return Asked(
        (*each, *onward(stage, group="leave")),
        body=(*says("specialty"), *((Fold(lines=known),) if known else ())),
        groups=(group_of("level"),),
        most=2,
        ask=words_asked("specialty", NAME_LIMIT),
        quote=needs(levels, "level-missing"),
    )


def _milestone(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(onward(stage), body=says("milestone"), least=0, ask=words_asked("milestone", WORDS_LIMIT))


def _reactions(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(
        Option(id=option, label=text("cortex-name", name=name), group="traits")
        for option, name in reaction_traits(sheet)
    )
    return Asked(
        (*each, *onward(stage, group="leave")),
        body=says("reactions"),
        groups=(group_of("traits"),),
        least=0,
        most=max(2, len(each)),
    )


# ---- crossroads


def _remove(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(Option(id=option, label=text("cortex-name", name=name)) for option, (_, name) in removable(sheet))
    return Asked((*each, back()), least=0, most=len(each) + 2)


def _choose(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    more = ("power_set", "specialty", "milestone", "reactions")
    again = ("name", "about", "affiliation", "distinctions")
    sets = (
        Option(id=f"set{number}", label=text("cortex-choose-set", name=one.name))
        for number, one in enumerate(sheet.power_sets)
    )
    remove = ("remove",) if removable(sheet) else ()
    return Asked(
        (
            Option(id=DONE, label=text("cortex-choose-done")),
            *(Option(id=one, label=text(f"cortex-choose-{one}")) for one in more),
            *sets,
            *(Option(id=one, label=text(f"cortex-choose-{one}")) for one in (*remove, *again)),
        ),
        body=(*sheet_blocks(sheet), *problem_blocks(sheet, canon)),
    )


QUESTIONS: Map[str, Callable[[Sheet, InSteps, Canon], Asked]] = Map(
    {
        "name": _name,
        "about": _about,
        "affiliation": _affiliation,
        "distinctions": _distinctions,
        "power_set": ask_power_set,
        "powers": ask_powers,
        "sfx": ask_sfx,
        "sfx_when": ask_sfx_when,
        "sfx_conditions": ask_sfx_conditions,
        "sfx_benefits": ask_sfx_benefits,
        "limit": ask_limit,
        "limit_how": ask_limit_how,
        "specialty": _specialty,
        "milestone": _milestone,
        "reactions": _reactions,
        "remove": _remove,
        "set": ask_set,
        "retell": ask_retell,
        "trim": ask_trim,
        CHOOSE: _choose,
    }
)

"""The questions of a hero made by buttons: one prompt for each step (CX-CHAR-01, CX-CHAR-02, CX-PSET-07, CX-DIST-01).

Dice are ticked, names are written; a step that is not needed can be left out. What the hero has already stands below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations

from engine.core.base import Map, Text, text
from engine.core.prompt import Ask, Default, Group, Option, Prompt, Quote, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, PowerSet, Sheet
from engine.systems.cortex.drafts import HeroDraft, InSteps, Step
from engine.systems.cortex.hero_joining import problem_blocks
from engine.systems.cortex.hero_ops import benefits, conditions, consequences, options
from engine.systems.cortex.power_set_text import POWER_DICE
from engine.systems.cortex.sheet_blocks import set_blocks, sheet_blocks
from engine.systems.cortex.sheet_check import DICE_OF_KIND
from engine.systems.cortex.words import die_text

LATER, BACK, NEXT, SKIP = "later", "back", "next", "skip"
LEAVING = frozenset({LATER, BACK, NEXT, SKIP})
NAME_LIMIT = 80
WORDS_LIMIT = 1000
"""Characters of an entry with its words."""
SET_LIMIT = 3500
"""Characters of a Power Set that is pasted whole."""
TIMINGS = ("before_roll", "after_roll", "on_effect", "anytime")
RECOVERIES = ("transition", "opportunity", "action")

Options = tuple[Option, ...]


class Asked:
    """The parts of a question that differ from step to step."""

    def __init__(
        self,
        options: Options = (),
        *,
        body: tuple[Block, ...] = (),
        groups: tuple[Group, ...] = (),
        least: int = 1,
        most: int = 1,
        ask: Ask | None = None,
        quote: Callable[[tuple[str, ...]], Quote] | None = None,
    ) -> None:
        self.options, self.body, self.groups = options, body, groups
        self.least, self.most, self.ask, self.quote = least, most, ask, quote


def question(draft: HeroDraft, stage: InSteps, canon: Canon) -> tuple[Prompt, Asked]:
    """What is asked at a step. Silence sets the draft aside."""
    asked = QUESTIONS[stage.step](draft.sheet, stage, canon)
    prompt = Prompt(
        id=f"hero.make.{draft.id}.{draft.asked}.{stage.step}",
        to=frozenset({draft.seat}),
        title=_title(stage),
        body=(*_sent_back(stage), *asked.body),
        options=(*asked.options, Option(id=LATER, label=text("cortex-step-later"), group="leave")),
        groups=(*asked.groups, Group(id="leave", label=text("cortex-group-leave"), most=1)),
        least=asked.least,
        most=asked.most,
        ask=asked.ask,
        wait=Wait.TURN,
        default=Default(picks=(LATER,)),
        secret=True,
    )
    return prompt, asked


def _title(stage: InSteps) -> Text:
    said = text(f"cortex-step-{stage.step}")
    named = stage.entry or stage.set
    return text("cortex-step-of", step=said, name=named) if named else said


def _sent_back(stage: InSteps) -> Iterator[Block]:
    if stage.sent_back:
        yield Line(text=text("cortex-sent-back", words=stage.sent_back))


# ---- who the hero is


def _name(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(least=0, ask=Ask(label=text("cortex-step-name-asks"), max_len=NAME_LIMIT))


def _about(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(_skip(), body=_says("about"), least=0, ask=_words("about", WORDS_LIMIT))


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
    ask = _words("distinctions", 3 * NAME_LIMIT)
    return Asked(_onward(stage), body=(*_says("distinctions"), *has), least=0, ask=ask)


def _specialty(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    levels = ("expert", "master", *(("grandmaster",) if canon.grandmaster else ()))
    each = (Option(id=level, label=text(f"cortex-level-{level}"), group="level") for level in levels)
    known = tuple(text("cortex-name", name=name) for name in sheet.specialties)
    return Asked(
        (*each, *_onward(stage, group="leave")),
        body=(*_says("specialty"), *((Fold(lines=known),) if known else ())),
        groups=(_group("level"),),
        most=2,
        ask=_words("specialty", NAME_LIMIT),
        quote=_needs(levels, "level-missing"),
    )


def _milestone(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(_onward(stage), body=_says("milestone"), least=0, ask=_words("milestone", WORDS_LIMIT))


def _reactions(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(
        Option(id=option, label=text("cortex-name", name=name), group="traits")
        for option, name in reaction_traits(sheet)
    )
    return Asked(
        (*each, *_onward(stage, group="leave")),
        body=_says("reactions"),
        groups=(_group("traits"),),
        least=0,
        most=max(2, len(each)),
    )


# ---- a Power Set


def _power_set(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(_onward(stage), body=_says("power_set"), least=0, ask=_words("power_set", SET_LIMIT))


def _powers(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    sizes = tuple(Option(id=f"d{die}", label=text(f"cortex-tier-d{die}"), group="die") for die in POWER_DICE)
    return Asked(
        (*sizes, *_onward(stage, group="leave")),
        body=(*_says("powers"), *_set_so_far(sheet, stage)),
        groups=(_group("die"),),
        most=2,
        ask=_words("powers", NAME_LIMIT),
        quote=_needs(tuple(one.id for one in sizes), "die-missing"),
    )


def _sfx(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    body = (*_says("sfx"), *_set_so_far(sheet, stage))
    return Asked(_onward(stage), body=body, least=0, ask=_words("sfx", WORDS_LIMIT))


def _sfx_when(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    timings = (Option(id=one, label=text(f"cortex-timing-{one}"), group="timing") for one in TIMINGS)
    traits = tuple(
        Option(id=f"t{number}", label=text("cortex-op-needs", name=power.name), group="trait")
        for number, power in enumerate(set_named(sheet, stage.set).powers)
    )
    by_hand = Option(id="by-hand", label=text("cortex-op-by-hand"), group="timing")
    return Asked(
        (*timings, by_hand, *traits),
        body=_says("sfx_when"),
        groups=(_group("timing"), Group(id="trait", label=text("cortex-group-trait"), most=1)),
        least=0,
        most=2,
    )


def _sfx_conditions(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    ticks = conditions(set_named(sheet, stage.set))
    return Asked(
        options(ticks, "condition"),
        body=_says("sfx_conditions"),
        groups=(Group(id="condition", label=text("cortex-group-condition")),),
        least=0,
        most=len(ticks),
        ask=_words("sfx_conditions", WORDS_LIMIT),
    )


def _sfx_benefits(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    ticks = benefits(set_named(sheet, stage.set))
    return Asked(
        options(ticks, "benefit"),
        body=_says("sfx_benefits"),
        groups=(Group(id="benefit", label=text("cortex-group-benefit")),),
        least=0,
        most=len(ticks),
    )


def _limit(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    body = (*_says("limit"), *_set_so_far(sheet, stage))
    return Asked(_onward(stage), body=body, least=0, ask=_words("limit", WORDS_LIMIT))


def _limit_how(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    ticks = consequences(set_named(sheet, stage.set))
    recoveries = (Option(id=one, label=text(f"cortex-recovery-{one}"), group="recovery") for one in RECOVERIES)
    return Asked(
        (*options(ticks, "consequence"), *recoveries),
        body=_says("limit_how"),
        groups=(Group(id="consequence", label=text("cortex-group-consequence")), _group("recovery")),
        least=0,
        most=len(ticks) + 1,
        ask=_words("limit_how", WORDS_LIMIT),
    )


def _set(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    more = (Option(id=one, label=text(f"cortex-choose-{one}")) for one in ("powers", "sfx", "limit"))
    trim = (Option(id="trim", label=text("cortex-choose-remove")),) if trimmable(sheet, stage) else ()
    drop = Option(id="drop", label=text("cortex-choose-drop-set"))
    return Asked((*more, *trim, drop, Option(id=BACK, label=text("cortex-step-back"))), body=_set_so_far(sheet, stage))


def _trim(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(
        Option(id=option, label=text("cortex-name", name=name)) for option, (_, name) in trimmable(sheet, stage)
    )
    return Asked((*each, *_onward(stage, group="leave")), least=0, most=len(each) + 1)


# ---- crossroads


def _remove(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(Option(id=option, label=text("cortex-name", name=name)) for option, (_, name) in removable(sheet))
    back = Option(id=BACK, label=text("cortex-step-back"), group="leave")
    return Asked((*each, back), least=0, most=len(each) + 2)


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
            Option(id="done", label=text("cortex-choose-done")),
            *(Option(id=one, label=text(f"cortex-choose-{one}")) for one in more),
            *sets,
            *(Option(id=one, label=text(f"cortex-choose-{one}")) for one in (*remove, *again)),
        ),
        body=(*sheet_blocks(sheet), *problem_blocks(sheet, canon)),
    )


QUESTIONS: Map[Step, Callable[[Sheet, InSteps, Canon], Asked]] = Map(
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
        "set": _set,
        "trim": _trim,
        "choose": _choose,
    }
)


def set_named(sheet: Sheet, name: str) -> PowerSet:
    """The Power Set that is worked on; an empty one when it is gone."""
    return next((one for one in sheet.power_sets if one.name == name), PowerSet(name=name))


def removable(sheet: Sheet) -> tuple[tuple[str, tuple[str, str]], ...]:
    """The entries that may be taken off a sheet: option id, then sort and name."""
    named = (
        *(("distinction", one) for one in sheet.distinctions),
        *(("specialty", one) for one in sheet.specialties),
        *(("milestone", one.name) for one in sheet.milestones),
    )
    return tuple((f"e{number}", entry) for number, entry in enumerate(named))


def trimmable(sheet: Sheet, stage: InSteps) -> tuple[tuple[str, tuple[str, str]], ...]:
    """The entries that may be taken off a Power Set: option id, then sort and name."""
    one = set_named(sheet, stage.set)
    named = (
        *(("power", power.name) for power in one.powers),
        *(("sfx", sfx.name) for sfx in one.sfx),
        *(("limit", limit.name) for limit in one.limits),
    )
    return tuple((f"e{number}", entry) for number, entry in enumerate(named))


def reaction_traits(sheet: Sheet) -> tuple[tuple[str, str], ...]:
    """What an automatic reaction may be told to use: option id and name (AMB-70)."""
    powers = (power.name for one in sheet.power_sets for power in one.powers)
    loose = (power.name for power in sheet.powers)
    return tuple((f"r{number}", name) for number, name in enumerate((*powers, *loose, *sheet.specialties)))


def _set_so_far(sheet: Sheet, stage: InSteps) -> tuple[Block, ...]:
    return tuple(set_blocks(set_named(sheet, stage.set)))


def _says(step: Step) -> tuple[Block, ...]:
    return (Line(text=text(f"cortex-step-{step}-says")),)


def _words(step: Step, limit: int) -> Ask:
    return Ask(label=text(f"cortex-step-{step}-asks"), max_len=limit)


def _group(group: str) -> Group:
    return Group(id=group, label=text(f"cortex-group-{group}"), most=1 if group != "traits" else 99)


def _skip() -> Options:
    return (Option(id=SKIP, label=text("cortex-step-skip")),)


def _onward(stage: InSteps, group: str = "") -> Options:
    """On to the next step, or back to the crossroads."""
    key = "cortex-step-next" if stage.first else "cortex-step-back"
    return (Option(id=NEXT, label=text(key), group=group),)


def _needs(ticks: tuple[str, ...], problem: str) -> Callable[[tuple[str, ...]], Quote]:
    def quoted(picks: tuple[str, ...]) -> Quote:
        if any(one in LEAVING or one in ticks for one in picks):
            return Quote()
        return Quote(problem=text(f"refuse-cortex-{problem}"))

    return quoted

"""The questions of a Power Set made by buttons: powers, SFX, Limits (CX-PSET-01, CX-PSET-07, CX-SFX-01, CX-LIM-01)."""

from __future__ import annotations

from engine.core.base import text
from engine.core.heroes.asked import BACK, Asked, onward
from engine.core.heroes.drafts import InSteps
from engine.core.prompt import Group, Option
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Sheet
from engine.systems.cortex.heroes.asked import (
    NAME_LIMIT,
    RECOVERIES,
    SET_LIMIT,
    TIMINGS,
    WORDS_LIMIT,
    group_of,
    needs,
    retellable,
    says,
    set_named,
    set_so_far,
    trimmable,
    words_asked,
)
from engine.systems.cortex.heroes.ops import benefits, conditions, consequences, options
from engine.systems.cortex.sheet.power_set_text import POWER_DICE


def ask_power_set(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    return Asked(onward(stage), body=says("power_set"), least=0, ask=words_asked("power_set", SET_LIMIT))


def ask_powers(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    sizes = tuple(Option(id=f"d{die}", label=text(f"cortex-tier-d{die}"), group="die") for die in POWER_DICE)
    return Asked(
        (*sizes, *onward(stage, group="leave")),
        body=(*says("powers"), *set_so_far(sheet, stage)),
        groups=(group_of("die"),),
        most=2,
        ask=words_asked("powers", NAME_LIMIT),
        quote=needs(tuple(one.id for one in sizes), "die-missing"),
    )


def ask_sfx(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    body = (*says("sfx"), *set_so_far(sheet, stage))
    return Asked(onward(stage), body=body, least=0, ask=words_asked("sfx", WORDS_LIMIT))


def ask_sfx_when(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    timings = (Option(id=one, label=text(f"cortex-timing-{one}"), group="timing") for one in TIMINGS)
    traits = tuple(
        Option(id=f"t{number}", label=text("cortex-op-needs", name=power.name), group="trait")
        for number, power in enumerate(set_named(sheet, stage.set).powers)
    )
    by_hand = Option(id="by-hand", label=text("cortex-op-by-hand"), group="timing")
    return Asked(
        (*timings, by_hand, *traits),
        body=says("sfx_when"),
        groups=(group_of("timing"), Group(id="trait", label=text("cortex-group-trait"), most=1)),
        least=0,
        most=2,
    )


def ask_sfx_conditions(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    ticks = conditions(set_named(sheet, stage.set))
    return Asked(
        options(ticks, "condition"),
        body=says("sfx_conditions"),
        groups=(Group(id="condition", label=text("cortex-group-condition")),),
        least=0,
        most=len(ticks),
        ask=words_asked("sfx_conditions", WORDS_LIMIT),
    )


def ask_sfx_benefits(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    ticks = benefits(set_named(sheet, stage.set))
    return Asked(
        options(ticks, "benefit"),
        body=says("sfx_benefits"),
        groups=(Group(id="benefit", label=text("cortex-group-benefit")),),
        least=0,
        most=len(ticks),
    )


def ask_limit(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    body = (*says("limit"), *set_so_far(sheet, stage))
    return Asked(onward(stage), body=body, least=0, ask=words_asked("limit", WORDS_LIMIT))


def ask_limit_how(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    ticks = consequences(set_named(sheet, stage.set))
    recoveries = (Option(id=one, label=text(f"cortex-recovery-{one}"), group="recovery") for one in RECOVERIES)
    return Asked(
        (*options(ticks, "consequence"), *recoveries),
        body=says("limit_how"),
        groups=(Group(id="consequence", label=text("cortex-group-consequence")), group_of("recovery")),
        least=0,
        most=len(ticks) + 1,
        ask=words_asked("limit_how", WORDS_LIMIT),
    )


def ask_set(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    more = (Option(id=one, label=text(f"cortex-choose-{one}")) for one in ("powers", "sfx", "limit"))
    retell = (Option(id="retell", label=text("cortex-choose-retell")),) if retellable(sheet, stage) else ()
    trim = (Option(id="trim", label=text("cortex-choose-remove")),) if trimmable(sheet, stage) else ()
    drop = Option(id="drop", label=text("cortex-choose-drop-set"))
    return Asked((*more, *retell, *trim, drop, Option(id=BACK, label=text("hero-back"))), body=set_so_far(sheet, stage))


def ask_retell(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(
        Option(id=option, label=text("cortex-name", name=name)) for option, (_, name) in retellable(sheet, stage)
    )
    return Asked((*each, *onward(stage)), body=set_so_far(sheet, stage))


def ask_trim(sheet: Sheet, stage: InSteps, canon: Canon) -> Asked:
    each = tuple(
        Option(id=option, label=text("cortex-name", name=name)) for option, (_, name) in trimmable(sheet, stage)
    )
    return Asked((*each, *onward(stage, group="leave")), least=0, most=len(each) + 1)

"""What the answers about a Power Set add to it (CX-PSET-01, CX-FMT-06, CX-SFX-04, CX-SFX-05, CX-LIM-02)."""

from __future__ import annotations

from engine.core.base import Rejected, evolve
from engine.core.heroes.drafts import InSteps
from engine.core.prompt import Answer
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Power, PowerSet, Sheet
from engine.systems.cortex.heroes.asked import RECOVERIES, TIMINGS, retellable, set_named, trimmable
from engine.systems.cortex.heroes.ops import ticked_benefits, ticked_conditions, ticked_consequences
from engine.systems.cortex.heroes.taken import Taken
from engine.systems.cortex.heroes.typed import pasted_power_set, typed_limit, typed_name, typed_sfx
from engine.systems.cortex.sheet.read_items import require_new
from engine.systems.cortex.sheet.read_lines import cleaned, text_lines


def take_power_set(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
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


def take_powers(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    die = next((int(one.removeprefix("d")) for one in answer.picks if one.startswith("d")), 0)
    if not die:
        raise Rejected("die-missing")
    one, name = set_named(sheet, stage.set), typed_name(answer.text)
    require_new(name, (power.name for power in one.powers))
    return _with_set(sheet, evolve(one, powers=(*one.powers, Power(name=name, die=die))))


def take_sfx(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one, new = set_named(sheet, stage.set), typed_sfx(answer.text)
    require_new(new.name, (sfx.name for sfx in one.sfx))
    return _with_set(sheet, evolve(one, sfx=(*one.sfx, new)), new.name)


def take_sfx_when(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one = set_named(sheet, stage.set)
    timing = next((picked for picked in TIMINGS if picked in answer.picks), "before_roll")
    trait = next((one.powers[int(picked[1:])].name for picked in answer.picks if picked[1:].isdecimal()), None)
    if "by-hand" in answer.picks:
        by_hand = _with_sfx(sheet, stage, timing=timing, requires_trait=trait, conditions=(), benefits=())
        return by_hand._replace(entry="", then="sfx")
    return _with_sfx(sheet, stage, timing=timing, requires_trait=trait)


def take_sfx_conditions(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    told = ticked_conditions(set_named(sheet, stage.set), answer.picks, cleaned(answer.text).text)
    return _with_sfx(sheet, stage, conditions=told)


def take_sfx_benefits(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    changed = _with_sfx(sheet, stage, benefits=ticked_benefits(set_named(sheet, stage.set), answer.picks))
    return changed._replace(entry="")


def take_limit(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one, new = set_named(sheet, stage.set), typed_limit(answer.text)
    require_new(new.name, (limit.name for limit in one.limits))
    return _with_set(sheet, evolve(one, limits=(*one.limits, new)), new.name)


def take_limit_how(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    one = set_named(sheet, stage.set)
    told = ticked_consequences(one, answer.picks, cleaned(answer.text).text)
    recovery = next((picked for picked in RECOVERIES if picked in answer.picks), "transition")
    limits = tuple(
        evolve(limit, consequence=told, recovery=recovery) if limit.name == stage.entry else limit
        for limit in one.limits
    )
    return _with_set(sheet, evolve(one, limits=limits))


def take_retell(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    """Which entry is told anew; its name and words stay."""
    sort, name = next(entry for option, entry in retellable(sheet, stage) if option == answer.pick)
    return Taken(sheet, stage.set, name, then="sfx_when" if sort == "sfx" else "limit_how")


def take_trim(sheet: Sheet, stage: InSteps, answer: Answer, canon: Canon, lexicon: Lexicon) -> Taken:
    gone = {entry for option, entry in trimmable(sheet, stage) if option in answer.picks}
    one = set_named(sheet, stage.set)
    left = evolve(
        one,
        powers=tuple(power for power in one.powers if ("power", power.name) not in gone),
        sfx=tuple(sfx for sfx in one.sfx if ("sfx", sfx.name) not in gone),
        limits=tuple(limit for limit in one.limits if ("limit", limit.name) not in gone),
    )
    return _with_set(sheet, left)._replace(then="set")


def _with_set(sheet: Sheet, changed: PowerSet, entry: str = "") -> Taken:
    sets = tuple(changed if one.name == changed.name else one for one in sheet.power_sets)
    return Taken(evolve(sheet, power_sets=sets), changed.name, entry)


def _with_sfx(sheet: Sheet, stage: InSteps, **changes: object) -> Taken:
    one = set_named(sheet, stage.set)
    sfx = tuple(evolve(known, **changes) if known.name == stage.entry else known for known in one.sfx)
    return _with_set(sheet, evolve(one, sfx=sfx), stage.entry)

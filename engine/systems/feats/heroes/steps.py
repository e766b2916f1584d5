"""A hero made by buttons: which step is asked, and what its answer does to the draft.

FT-CHAR-02, FT-CHAR-03, FT-CHAR-06, FT-CHAR-17, FT-CHAR-18. Silence sets the draft aside; nothing of it is lost.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.base import Map, Rejected, evolve
from engine.core.heroes.asked import BACK
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps, at_step, crossroads
from engine.core.prompt import Answer
from engine.core.sheet import before_separator, tidy
from engine.systems.feats.at_table import FeatsLedger
from engine.systems.feats.hero import KINDS_OF_ITEMS, NAME_LIMIT, Effect, HeroSheet, Stress
from engine.systems.feats.heroes.draft_events import SheetDrafted
from engine.systems.feats.heroes.questions import rating_of_picks, removable
from engine.systems.feats.heroes.sheet_write import require_readable
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.skills import Skill, add_skill

Take = Callable[[HeroSheet, Answer, FeatsOptions], HeroSheet]
FIRST_STEPS = ("name", "rank", "stress", "motivation", "complication", "skill")
"""The order of a new hero, up to the crossroads."""
STAYS = frozenset({"skill", "ability", "item"})
"""Steps that are asked again, for the next entry."""


def take(led: FeatsLedger, draft: HeroDraft[HeroSheet], stage: InSteps, answer: Answer) -> None:
    """The sheet with what was answered, if it would be read back equal (FT-CHAR-18), and the next question."""
    if stage.step == CHOOSE:
        _put(led, draft, draft.sheet, at_step(next(one for one in TAKES if one == answer.pick)))
    elif BACK in answer.picks:
        _put(led, draft, draft.sheet, crossroads())
    else:
        sheet = TAKES[stage.step](draft.sheet, answer, led.options)
        if sheet.name:
            require_readable(sheet, led.lexicon)
        _put(led, draft, sheet, _next(stage))


def _put(led: FeatsLedger, draft: HeroDraft[HeroSheet], sheet: HeroSheet, stage: InSteps) -> None:
    led.post(SheetDrafted(draft=evolve(draft, sheet=sheet, stage=stage)))


def _next(stage: InSteps) -> InSteps:
    if stage.step in STAYS:
        return at_step(stage.step)
    if not stage.first:
        return crossroads()
    following = FIRST_STEPS[FIRST_STEPS.index(stage.step) + 1]
    return at_step(following, first=following != FIRST_STEPS[-1])


# ---- what an answer adds to the sheet


def _name(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    return evolve(sheet, name=_named(answer.text))


def _rank(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    return evolve(sheet, character_rank=int(answer.pick.removeprefix("r")))


def _stress(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    most = int(answer.pick.removeprefix("s"))
    return evolve(sheet, stress=Stress(max=most, filled=min(sheet.stress.filled, most)))


def _motivation(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    return evolve(sheet, motivation=tidy(answer.text))


def _complication(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    return evolve(sheet, complication=tidy(answer.text))


def _skill(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    rating = rating_of_picks(answer.picks)
    if not answer.text.strip():
        raise Rejected("skill-missing")
    skill = Skill(name=_named(answer.text), rank=rating.rank, value=rating.value, archetype=rating.archetype)
    return evolve(sheet, skills=add_skill(sheet.skills, skill, rules.archetype_limit))


def _ability(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    name, words = before_separator(tidy(answer.text))
    cost = next(int(one.removeprefix("c")) for one in answer.picks if one.startswith("c"))
    if not name:
        raise Rejected("bad-ability-line")
    ability = Effect(kind="ability", name=_named(name), base_heat_cost=cost, current_heat_cost=cost, text=words)
    _require_new(sheet.abilities, ability, "duplicate-ability")
    return evolve(sheet, abilities=(*sheet.abilities, ability))


def _item(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    kind = next(one for one in KINDS_OF_ITEMS if one in answer.picks)
    count = next((int(one.removeprefix("n")) for one in answer.picks if one.startswith("n")), 1)
    name, words = (tidy(answer.text), "") if kind == "gear" else before_separator(tidy(answer.text))
    if not name:
        raise Rejected("bad-item-line")
    item = Effect(kind=kind, name=_named(name), uses_left=0 if kind == "gear" else count, text=words)
    _require_new(sheet.items, item, "duplicate-item")
    items = (*sheet.items, item)
    return evolve(sheet, items=tuple(sorted(items, key=lambda one: KINDS_OF_ITEMS.index(one.kind))))


def _remove(sheet: HeroSheet, answer: Answer, rules: FeatsOptions) -> HeroSheet:
    gone = {name for option, name in removable(sheet) if option in answer.picks}
    return evolve(
        sheet,
        skills=tuple(one for one in sheet.skills if ("skill", one.name) not in gone),
        abilities=tuple(one for one in sheet.abilities if ("ability", one.name) not in gone),
        items=tuple(one for one in sheet.items if ("item", one.name) not in gone),
    )


TAKES: Map[str, Take] = Map(
    {
        "name": _name,
        "rank": _rank,
        "stress": _stress,
        "motivation": _motivation,
        "complication": _complication,
        "skill": _skill,
        "ability": _ability,
        "item": _item,
        "remove": _remove,
    }
)


def _named(typed: str) -> str:
    name = tidy(typed)
    if not 1 <= len(name) <= NAME_LIMIT:
        raise Rejected("bad-name", most=NAME_LIMIT)
    return name


def _require_new(known: tuple[Effect, ...], effect: Effect, code: str) -> None:
    if any(one.id == effect.id for one in known):
        raise Rejected(code)

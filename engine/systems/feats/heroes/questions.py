"""The questions of a hero made by buttons: one prompt for each step.

FT-CHAR-02, FT-CHAR-03, FT-CHAR-04, FT-CHAR-17, FT-HEAT-02. Numbers are ticked, names are written;
a step that is not needed can be left out.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.base import Map, Rejected, Text, text
from engine.core.heroes.asked import DONE, Asked, back, leaves, skip
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps
from engine.core.prompt import Ask, Group, Option, Quote
from engine.core.view import Block, Line
from engine.systems.feats.hero import KINDS_OF_ITEMS, NAME_LIMIT, HeroSheet
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.skills import HIGHEST_ARCHETYPE_RANK, HIGHEST_VALUE, LOWEST_RANK, Rating, require_rating
from engine.systems.feats.view import sheet_blocks

MOST_STRESS = 12
MOST_HEAT_COST = 6
MOST_USES = 5
WORDS_LIMIT = 300
"""Characters of a motivation, a complication, an entry with its words."""


def ask(draft: HeroDraft[HeroSheet], stage: InSteps, rules: FeatsOptions) -> Asked:
    """What is asked at a step."""
    return QUESTIONS[stage.step](draft.sheet, rules)


def title(stage: InSteps) -> Text:
    return text(f"feats-step-{stage.step}")


def _words(key: str, limit: int) -> Ask:
    return Ask(label=text(key), max_len=limit)


def _says(step: str) -> tuple[Block, ...]:
    return (Line(text=text(f"feats-step-{step}-says")),)


# ---- the steps


def _name(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    return Asked(least=0, ask=_words("feats-step-name-asks", NAME_LIMIT))


def _rank(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    return Asked(tuple(Option(id=f"r{n}", label=text(f"feats-character-rank-{n}")) for n in range(1, 5)))


def _stress(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    boxes = (Option(id=f"s{n}", label=text("feats-number", value=str(n))) for n in range(1, MOST_STRESS + 1))
    return Asked(tuple(boxes), body=_says("stress"))


def _motivation(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    return Asked(skip(), body=_says("motivation"), least=0, ask=_words("feats-step-motivation-asks", WORDS_LIMIT))


def _complication(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    return Asked(skip(), body=_says("complication"), least=0, ask=_words("feats-step-complication-asks", WORDS_LIMIT))


def _skill(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    ranks = (_number("rank", f"r{n}", n) for n in range(LOWEST_RANK, HIGHEST_ARCHETYPE_RANK + 1))
    values = (_number("value", f"v{n}", n) for n in range(HIGHEST_VALUE + 1))
    limit = rules.archetype_limit
    full = limit != "none" and sum(one.archetype for one in sheet.skills) >= limit
    blocked = text("refuse-feats-too-many-archetypes", most=limit) if full and limit != "none" else None
    mark = Option(id="archetype", label=text("feats-archetype"), group="mark", blocked=blocked)
    return Asked(
        (*ranks, *values, mark, back()),
        body=(*_says("skill"), *sheet_blocks(sheet)),
        groups=(_one("rank"), _one("value"), Group(id="mark", label=text("feats-group-mark"), most=1)),
        most=4,
        ask=_words("feats-step-skill-asks", NAME_LIMIT),
        quote=_skill_ticks,
    )


def _ability(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    costs = (_number("cost", f"c{n}", n) for n in range(MOST_HEAT_COST + 1))
    return Asked(
        (*costs, back()),
        body=(*_says("ability"), *sheet_blocks(sheet)),
        groups=(_one("cost"),),
        most=2,
        ask=_words("feats-step-ability-asks", WORDS_LIMIT),
        quote=_ability_ticks,
    )


def _item(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    kinds = (Option(id=one, label=text(f"feats-item-{one}"), group="kind") for one in KINDS_OF_ITEMS)
    counts = (_number("uses", f"n{n}", n) for n in range(1, MOST_USES + 1))
    return Asked(
        (*kinds, *counts, back()),
        body=(*_says("item"), *sheet_blocks(sheet)),
        groups=(_one("kind"), _one("uses")),
        most=3,
        ask=_words("feats-step-item-asks", WORDS_LIMIT),
        quote=_item_ticks,
    )


def _remove(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    entries = tuple(Option(id=option, label=text("feats-entry", name=name)) for option, (_, name) in removable(sheet))
    return Asked((*entries, back()), least=0, most=len(entries) + 1)


def _choose(sheet: HeroSheet, rules: FeatsOptions) -> Asked:
    more = (Option(id=one, label=text(f"feats-choose-{one}")) for one in ("skill", "ability", "item"))
    remove = (Option(id="remove", label=text("feats-choose-remove")),) if removable(sheet) else ()
    again = (
        Option(id=one, label=text(f"feats-choose-{one}"))
        for one in ("name", "rank", "stress", "motivation", "complication")
    )
    done = Option(id=DONE, label=text("feats-choose-done"))
    return Asked((done, *more, *remove, *again), body=sheet_blocks(sheet))


QUESTIONS: Map[str, Callable[[HeroSheet, FeatsOptions], Asked]] = Map(
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
        CHOOSE: _choose,
    }
)


def _number(group: str, option: str, number: int) -> Option:
    return Option(id=option, label=text(f"feats-tick-{group}", number=str(number)), group=group)


def _one(group: str) -> Group:
    return Group(id=group, label=text(f"feats-group-{group}"), most=1)


def removable(sheet: HeroSheet) -> tuple[tuple[str, tuple[str, str]], ...]:
    """The entries that may be taken off a sheet: option id, then sort and name."""
    named = (
        *(("skill", one.name) for one in sheet.skills),
        *(("ability", one.name) for one in sheet.abilities),
        *(("item", one.name) for one in sheet.items),
    )
    return tuple((f"e{number}", entry) for number, entry in enumerate(named))


# ---- what is said while ticking


def rating_of_picks(picks: tuple[str, ...]) -> Rating:
    """The numbers ticked for a skill. Refusals: `skill-numbers-missing`, those of `require_rating`."""
    ranks = [int(one[1:]) for one in picks if one in {f"r{n}" for n in range(1, HIGHEST_ARCHETYPE_RANK + 1)}]
    values = [int(one[1:]) for one in picks if one in {f"v{n}" for n in range(HIGHEST_VALUE + 1)}]
    if not ranks or not values:
        raise Rejected("skill-numbers-missing")
    rating = Rating(rank=ranks[0], value=values[0], archetype="archetype" in picks)
    require_rating(rating)
    return rating


def _skill_ticks(picks: tuple[str, ...]) -> Quote:
    if leaves(picks):
        return Quote()
    try:
        rating_of_picks(picks)
    except Rejected as refused:
        return Quote(problem=Text(key=f"refuse-feats-{refused.code}", args=Map(refused.args_of_text)))
    return Quote()


def _ability_ticks(picks: tuple[str, ...]) -> Quote:
    if leaves(picks) or any(one.startswith("c") for one in picks):
        return Quote()
    return Quote(problem=text("refuse-feats-cost-missing"))


def _item_ticks(picks: tuple[str, ...]) -> Quote:
    if leaves(picks) or any(one in KINDS_OF_ITEMS for one in picks):
        return Quote()
    return Quote(problem=text("refuse-feats-kind-missing"))

"""The pool form: everything that may go into a roll, with its dice, its price, and why it is blocked (digest 4.1).

BB-BUILD-02, BB-BUILD-04 … BB-BUILD-12. Base dice of the attribute and the main career are in the roll anyway.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.core.base import Dice, Text, text
from engine.core.prompt import Cost, Group, Option
from engine.core.sheet import folded
from engine.systems.blackbird.character import Attribute, Career, Character, Flag, Item, Perk
from engine.systems.blackbird.pool.labels import Source, SourceLabel, source_label
from engine.systems.blackbird.pool.uses import Use, dice_of
from engine.systems.blackbird.sheet.view import attribute_text
from engine.systems.blackbird.throw.values import SIDES

POOL_DICE, FLAG_DICE = "blackbird-pool-dice", "blackbird-flag-dice"
"""What dice are called in prices."""
GROUPS = ("own", "aspect", "skill", "career", "elsewhere", "talent", "flag", "thing")
"""The headings of the form, in its order."""
ONE_CAREER = "career"


@dataclass
class PoolForm:
    """Options by id with the use that each declares; `aspects`: of a skill's option, the aspect that holds it."""

    hero: Character
    attribute: Attribute
    main: str
    struck: tuple[SourceLabel, ...] = ()
    options: list[Option] = field(default_factory=list)
    uses: dict[str, Use] = field(default_factory=dict)
    aspects: dict[str, str] = field(default_factory=dict)

    @property
    def groups(self) -> tuple[Group, ...]:
        held = {option.group for option in self.options}
        return tuple(Group(id=one, label=text(f"blackbird-pool-group-{one}")) for one in GROUPS if one in held)

    def things(self, picks: Sequence[str]) -> tuple[Item | Perk, ...]:
        """The items and perks that are ticked."""
        named = {(use.source, use.name) for pick in picks if (use := self.uses.get(pick)) is not None}
        items = (one for one in self.hero.inventory if ("item", one.name) in named)
        return (*items, *(one for one in self.hero.perks if ("perk", one.name) in named))

    def declared(self, picks: Sequence[str], acted_out: str = "") -> tuple[Use, ...]:
        """What these picks declare. A skill brings its aspect with it (BB-BUILD-08)."""
        picked = [(pick, self.uses[pick]) for pick in picks if pick in self.uses]
        own: Counter[Source] = Counter()
        for _, use in picked:
            if use.source in ("attribute", "main_career"):
                own[use.source] += use.pool
        named = {folded(use.name) for _, use in picked if use.source == "aspect"}
        implied = dict.fromkeys(self.aspects[pick] for pick, _ in picked if pick in self.aspects)
        return (
            Use(source="attribute", name=self.attribute, pool=own["attribute"]),
            *((Use(source="main_career", name=self.main, pool=own["main_career"]),) if self.main else ()),
            *(Use(source="aspect", name=one) for one in implied if folded(one) not in named),
            *(
                use.model_copy(update={"acted_out": bool(acted_out)}) if use.source == "flag" else use
                for _, use in picked
                if use.source not in ("attribute", "main_career")
            ),
        )


def pool_form(hero: Character, attribute: Attribute, main: str, struck: tuple[SourceLabel, ...] = ()) -> PoolForm:
    """Everything on the sheet that may be declared beside this attribute and this main career.

    `struck` does not fit, as the GM says.
    """
    form = PoolForm(hero, attribute, main, struck)
    _own(form)
    for at, career in enumerate(hero.careers, start=1):
        if main and folded(career.name) == folded(main):
            _aspects(form, at, career)
    for at, career in enumerate(hero.careers, start=1):
        if main and folded(career.name) != folded(main):
            _add(form, f"c{at}", "career", "extra_career", career.name)
            for number, aspect in enumerate(career.aspects, start=1):
                blocked = None if aspect.approved else NOT_APPROVED
                _add(form, f"e{at}.{number}", "elsewhere", "extra_aspect", aspect.name, blocked)
    for at, talent in enumerate(hero.talents, start=1):
        _add(form, f"t{at}", "talent", "talent", talent.name)
    for at, flag in enumerate(hero.flags, start=1):
        _add(form, f"f{at}", "flag", "flag", flag.name, _flag_blocked(flag))
    things: tuple[Item | Perk, ...] = (*hero.inventory, *hero.perks)
    for at, thing in enumerate(things, start=1):
        _thing(form, f"i{at}", thing)
    return form


NOT_APPROVED = text("blackbird-not-approved")
DOES_NOT_FIT = text("blackbird-struck-by-gm")


def _own(form: PoolForm) -> None:
    """The pool dice of the attribute and of the main career."""
    _ways(form, "attr", "own", Use(source="attribute", name=form.attribute), least=1)
    if form.main:
        _ways(form, "main", "own", Use(source="main_career", name=form.main), least=1)


def _aspects(form: PoolForm, at: int, career: Career) -> None:
    """Aspects of the main career and the skills inside them (BB-BUILD-06, BB-BUILD-08)."""
    for number, aspect in enumerate(career.aspects, start=1):
        blocked = None if aspect.approved else NOT_APPROVED
        _ways(form, f"a{at}.{number}", "aspect", Use(source="aspect", name=aspect.name), blocked)
    for number, aspect in enumerate(career.aspects, start=1):
        for place, skill in enumerate(aspect.skills, start=1):
            key = f"s{at}.{number}.{place}"
            blocked = None if aspect.approved and skill.approved else NOT_APPROVED
            if source_label("aspect", aspect.name) in form.struck:
                blocked = DOES_NOT_FIT
            for way in _ways(form, key, "skill", Use(source="skill", name=skill.name), blocked):
                form.aspects[way] = aspect.name


def _thing(form: PoolForm, key: str, thing: Item | Perk) -> None:
    """Free, and only what does something to a roll; perks that were given for good do nothing here."""
    own: tuple[object, ...] = (
        (thing.difficulty, thing.ability, thing.restriction, thing.result_note)
        if isinstance(thing, Item)
        else (thing.reroll,)
    )
    if any((thing.dice, thing.successes, thing.plus, *own)):
        source: Source = "item" if isinstance(thing, Item) else "perk"
        _put(form, key, "thing", Use(source=source, name=thing.name), thing.dice)


def _add(form: PoolForm, key: str, group: str, source: Source, name: str, blocked: Text | None = None) -> None:
    """A source that gives one pool die, or nothing (BB-BUILD-12)."""
    _put(form, key, group, Use(source=source, name=name, pool=1), 1, blocked)


def _ways(
    form: PoolForm, key: str, group: str, use: Use, blocked: Text | None = None, *, least: int = 0
) -> tuple[str, ...]:
    """A source with so many pool dice: one button goes round them. Gives their ids."""
    dice = dice_of(form.hero, use)
    base, most = (dice.base, dice.pool_max) if dice is not None else (1, 0)
    made = []
    for pool in range(least, most + 1):
        way = use.model_copy(update={"pool": pool})
        shown = pool if least else base + pool
        _put(form, f"{key}.{pool}", group, way, shown, blocked, way_of=key if most > least else "")
        made.append(f"{key}.{pool}")
    return tuple(made)


def _put(
    form: PoolForm, key: str, group: str, use: Use, dice: int, blocked: Text | None = None, *, way_of: str = ""
) -> None:
    what = attribute_text(use.name) if use.source == "attribute" else text("blackbird-name", name=use.name)
    label = text("blackbird-pool-option", dice=Dice(sides=SIDES, count=dice), what=what) if dice else what
    form.uses[key] = use
    if source_label(use.source, use.name) in form.struck:
        blocked = DOES_NOT_FIT
    form.options.append(
        Option(
            id=key,
            label=label,
            group=group,
            cost=_cost(use),
            way_of=way_of,
            blocked=blocked or _too_dear(form.hero, use),
            words=_spoken(what, use.pool, only=use.source in ("attribute", "main_career")),
        )
    )


def _cost(use: Use) -> tuple[Cost, ...]:
    what = FLAG_DICE if use.source == "flag" else POOL_DICE
    return (Cost(what=what, amount=use.pool),) if use.pool else ()


def _too_dear(hero: Character, use: Use) -> Text | None:
    if use.source != "flag" and use.pool > hero.pool:
        return text("refuse-blackbird-pool-empty", need=str(use.pool), has=str(hero.pool))
    return None


def _flag_blocked(flag: Flag) -> Text | None:
    if not flag.active:
        return text("blackbird-struck-out")
    return None if flag.pool else text("refuse-blackbird-flag-pool-empty", flag=flag.name)


def _spoken(what: Text, pool: int, *, only: bool) -> tuple[Text, ...]:
    """Typed: the name for the least that there is, the name with a number for so many pool dice."""
    numbered = (text("blackbird-typed-pool", what=what, number=str(pool)),) if pool else ()
    return (*numbered, what) if only and pool == 1 else numbered

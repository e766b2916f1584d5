"""GM characters made on the spot: mobs, specialists, large-scale threats, the bare bones of a minor or major one.

CX-MOB-01, CX-BIG-01, CX-NPC-01 … CX-NPC-03, CX-NPC-07, CX-AFF-06, CX-SPEC-02; FL-NPC-01.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import get_args

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Group, Option, Prompt, Wait
from engine.core.sheet import before_separator
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    heroes_at,
    next_id,
)
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, DICE_OF_LEVEL, Level, Sheet
from engine.systems.cortex.dice import LADDER, Die, written
from engine.systems.cortex.heroes.typed import typed_name
from engine.systems.cortex.npcs.events import NpcKept, ResourceTookShape
from engine.systems.cortex.npcs.making import MobQuality, MobSize, group, level_of_resource, mob_dice, specialist
from engine.systems.cortex.npcs.menu import MENU_NPCS, move_npc
from engine.systems.cortex.sheet.check import DICE_OF_KIND
from engine.systems.cortex.sheet.write import require_readable
from engine.systems.cortex.words import die_text

NAME_LIMIT = 80
SIZES: tuple[MobSize, ...] = get_args(MobSize)
QUALITIES: tuple[MobQuality, ...] = get_args(MobQuality)
LEVELS: tuple[Level, ...] = ("novice", "expert", "master")
COUNTS = (2, 3, 4, 5)
SIMPLE = ("minor", "major")

Make = Callable[[Canon, tuple[str, ...], str], Sheet]


def npc_buttons(here: CortexPosition) -> Iterable[CortexPending]:
    """One offer for each kind, and for persons who were a hero's resource."""
    yield from _standing()
    resources = [
        (hero.id, one) for hero in heroes_at(here) for one in hero.resources if one.die in (6, 8, 10) and one.specialty
    ]
    if resources:
        yield _from_resource(here)


@lru_cache(maxsize=1)
def _standing() -> tuple[CortexPending, ...]:
    """Offers that hang on nothing in the game are made once."""
    dice = tuple(Option(id=f"d{die}", label=die_text(die), group="die") for die in LADDER)
    counts = tuple(Option(id=f"n{n}", label=text("cortex-npc-count", count=str(n)), group="count") for n in COUNTS)
    return (
        _offer("mob", (*_ticks("size", SIZES), *_ticks("quality", QUALITIES)), ("size", "quality"), _mob),
        _offer("specialist", _ticks("level", LEVELS), ("level",), _specialist),
        _offer("big", (*dice, *counts), ("die", "count"), _large_scale),
        _offer("simple", _ticks("kind", SIMPLE), ("kind",), _simple),
    )


def _ticks(group_: str, each: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(id=one, label=text(f"cortex-npc-{group_}-{one}"), group=group_) for one in each)


def _offer(kind: str, options: tuple[Option, ...], groups: tuple[str, ...], make: Make) -> CortexPending:
    prompt = Prompt(
        id=f"npc.make.{kind}",
        to=TO_GM,
        title=text(f"cortex-npc-make-{kind}"),
        body=(Line(text=text(f"cortex-npc-make-{kind}-says")),),
        options=(*options, Option(id="here", label=text("cortex-npc-make-here"), group="place")),
        groups=(
            *(Group(id=one, label=text(f"cortex-npc-group-{one}"), least=1, most=1) for one in groups),
            Group(id="place", label=text("cortex-npc-group-place"), most=1),
        ),
        most=len(groups) + 1,
        ask=Ask(label=text(f"cortex-npc-make-{kind}-asks"), max_len=NAME_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM, MENU_NPCS),
    )

    def made(led: CortexLedger, answer: Answer) -> None:
        canon = led.options.canon
        sheet = make(canon, answer.picks, answer.text)
        if led.lexicon.languages:
            require_readable(sheet, led.lexicon, canon)
        npc = next_id(led.state, "n")
        led.post(NpcKept(npc=npc, sheet=sheet))
        if "here" in answer.picks:
            move_npc(led, npc, sheet.name, present=True)

    return Pending(prompt, made)


def _mob(canon: Canon, picks: tuple[str, ...], typed: str) -> Sheet:
    size = next(one for one in SIZES if one in picks)
    quality = next(one for one in QUALITIES if one in picks)
    return group(typed_name(typed), "mob", mob_dice(size, quality), canon)


def _specialist(canon: Canon, picks: tuple[str, ...], typed: str) -> Sheet:
    """A name and the Specialty behind a colon; the name alone serves for both."""
    level = next(one for one in LEVELS if one in picks)
    name, specialty = before_separator(typed_name(typed))
    if not name:
        raise Rejected("words-missing")
    return specialist(name, specialty or name, level, canon)


def _large_scale(canon: Canon, picks: tuple[str, ...], typed: str) -> Sheet:
    die = next(one for one in LADDER if f"d{one}" in picks)
    count = next(n for n in COUNTS if f"n{n}" in picks)
    return group(typed_name(typed), "large_scale", (die,) * count, canon)


def _simple(canon: Canon, picks: tuple[str, ...], typed: str) -> Sheet:
    """Three dice of its kind; Distinctions and the rest may follow as text."""
    kind = "major" if "major" in picks else "minor"
    dice = DICE_OF_KIND["major" if kind == "major" else "minor"]
    if canon.affiliation == "severity" and canon.severity_mode == "single":
        slot: dict[str, tuple[Die, ...]] = {"": dice[1:2]}
    else:
        labels = COMPANY if canon.affiliation == "company" else tuple(map(written, dice))
        slot = {label: (die,) for label, die in zip(labels, dice, strict=True)}
    return Sheet.model_validate({"name": typed_name(typed), "kind": kind, "affiliation": slot})


def _from_resource(here: CortexPosition) -> CortexPending:
    """CX-NPC-07."""
    people = {
        f"{hero.id}.{number}": (hero, one)
        for hero in heroes_at(here)
        for number, one in enumerate(hero.resources)
        if one.specialty and any(DICE_OF_LEVEL[level][0][0] == one.die for level in LEVELS)
    }
    prompt = Prompt(
        id="npc.resource",
        to=TO_GM,
        title=text("cortex-npc-make-resource"),
        body=(Line(text=text("cortex-npc-make-resource-says")),),
        options=tuple(
            Option(id=option, label=text("cortex-npc-resource", name=one.name, die=die_text(one.die)))
            for option, (_, one) in people.items()
        ),
        wait=Wait.NONE,
        menu=(MENU_GM, MENU_NPCS),
        terms=tuple(one.name for _, one in people.values()),
    )

    def made(led: CortexLedger, answer: Answer) -> None:
        hero, one = people[answer.pick]
        sheet = specialist(one.name, one.specialty, level_of_resource(one.die), led.options.canon)
        npc = next_id(led.state, "n")
        led.post(ResourceTookShape(hero=hero.id, resource=one.name, npc=npc, sheet=sheet))
        move_npc(led, npc, sheet.name, present=True)

    return Pending(prompt, made)

"""A sheet as everybody may see it: traits with their dice, tracks, what hangs on a character (CX-FLOW-04, CX-MOB-02,
CX-SPEC-04)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Dice, Text, text
from engine.core.view import Block, DiceRow, Fact, Facts, Fold, Line, Source
from engine.systems.cortex.character import COMPANY, DICE_OF_LEVEL, Milestone, Power, PowerSet, Sheet
from engine.systems.cortex.dice import Die
from engine.systems.cortex.held import ENDLESS, Asset, Complication
from engine.systems.cortex.sheet.ops import limit_text, sfx_text
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import die_text, facet_text, type_text

SHOWN_ABOUT = 600
"""Characters of a description that are shown."""
LATEST = 512
_LATEST: dict[int, tuple[Sheet | None, tuple[Block, ...]]] = {}
"""The last sheets that were shown, by identity."""


def sheet_blocks(sheet: Sheet) -> tuple[Block, ...]:
    """All that a sheet says: who it is, traits, Milestones, and what play has done to it.

    Sheets are values and stay as they are over many steps: who asks again of the same one gets the same blocks.
    """
    known, blocks = _LATEST.get(id(sheet), (None, ()))
    if known is sheet:
        return blocks
    blocks = (*trait_blocks(sheet), *state_blocks(sheet))
    _LATEST[id(sheet)] = (sheet, blocks)
    if len(_LATEST) > LATEST:
        del _LATEST[next(iter(_LATEST))]
    return blocks


def trait_blocks(sheet: Sheet) -> tuple[Block, ...]:
    """Who somebody is."""
    return tuple(_traits(sheet))


def state_blocks(sheet: Sheet) -> tuple[Block, ...]:
    """What has become of somebody in play; empty for a fresh sheet."""
    return tuple(_state(sheet))


def _traits(sheet: Sheet) -> Iterator[Block]:
    yield Line(text=text("cortex-sheet-head", hero=sheet.name, kind=text(f"cortex-kind-{sheet.kind}")), strong=True)
    if sheet.about:
        yield Fold(lines=(text("cortex-sheet-about", words=sheet.about[:SHOWN_ABOUT]),))
    slot = tuple(slot_sources(sheet))
    if slot:
        company = set(sheet.affiliation) <= set(COMPANY)
        yield DiceRow(label=text("cortex-sheet-company" if company else "cortex-sheet-severity"), dice=slot)
    if sheet.distinctions:
        yield Line(text=text("cortex-sheet-distinctions"))
        yield Fold(lines=tuple(text("cortex-name", name=name) for name in sheet.distinctions))
    for one in sheet.power_sets:
        yield from set_blocks(one)
    if sheet.powers:
        yield DiceRow(label=text("cortex-sheet-powers"), dice=tuple(map(_power, sheet.powers)))
    if sheet.specialties:
        dice = tuple(
            _source(DICE_OF_LEVEL[level][0][0], text("cortex-name", name=name))
            for name, level in sheet.specialties.items()
        )
        yield DiceRow(label=text("cortex-sheet-specialties"), dice=dice)
    if sheet.reaction_defaults:
        yield Line(text=text("cortex-sheet-reactions", names=", ".join(sheet.reaction_defaults)))
    for milestone in sheet.milestones:
        yield from milestone_blocks(milestone)


def slot_sources(sheet: Sheet) -> Iterator[Source]:
    """The dice of the pool slot, each under its name; a fixed die has none."""
    for label, dice in sheet.affiliation.items():
        for die in dice:
            yield _source(die, facet_text(label) if label else None)


def set_blocks(one: PowerSet) -> Iterator[Block]:
    head = "cortex-sheet-set-off" if one.shutdown else "cortex-sheet-set-weak" if one.weakened else "cortex-sheet-set"
    if one.powers:
        yield DiceRow(label=text(head, set=one.name), dice=tuple(map(_power, one.powers)))
    else:
        yield Line(text=text(head, set=one.name))
    lines: list[Text | None] = []
    for sfx in one.sfx:
        lines += [text("cortex-sheet-sfx", name=sfx.name, words=sfx.text), sfx_text(sfx)]
    for limit in one.limits:
        lines += [text("cortex-sheet-limit", name=limit.name, words=limit.text), limit_text(limit)]
    if lines:
        yield Fold(lines=tuple(line for line in lines if line is not None))


def milestone_blocks(one: Milestone) -> Iterator[Block]:
    key = "cortex-sheet-milestone-done" if one.completed else "cortex-sheet-milestone"
    yield Line(text=text(key, name=one.name))
    conditions = tuple(
        text("cortex-sheet-condition", worth=str(worth), words=said) for worth, said in sorted(one.conditions.items())
    )
    about = (text("cortex-sheet-about", words=one.about),) if one.about else ()
    if about or conditions:
        yield Fold(lines=(*about, *conditions))


def _state(sheet: Sheet) -> Iterator[Block]:
    if sheet.kind == "hero":
        yield Facts(rows=tuple(points_facts(sheet)))
    for type_ in STRESS_TYPES:
        track = sheet.track(type_)
        if track.stress or track.trauma or track.out:
            yield Line(
                text=text(
                    "cortex-sheet-track-out" if track.out else "cortex-sheet-track",
                    type=type_text(type_),
                    stress=die_text(track.stress) if track.stress else text("cortex-no-die"),
                    trauma=die_text(track.trauma) if track.trauma else text("cortex-no-die"),
                )
            )
    yield from _things("cortex-sheet-complications", sheet.complications)
    yield from _things("cortex-sheet-assets", sheet.assets)
    if sheet.resources:
        dice = tuple(
            _source(one.die, text("cortex-thing-of", name=one.name, specialty=one.specialty or "–"))
            for one in sheet.resources
        )
        yield DiceRow(label=text("cortex-sheet-resources"), dice=dice)
    if sheet.banked:
        yield DiceRow(label=text("cortex-sheet-banked"), dice=tuple(_source(one.die, None) for one in sheet.banked))
    if sheet.gone:
        yield Line(text=text("cortex-sheet-gone"))


def points_facts(sheet: Sheet) -> Iterator[Fact]:
    """PP with their floor, and XP."""
    pp = text("cortex-pp-with-floor", value=str(sheet.pp), floor=str(sheet.pp_floor))
    yield Fact(label=text("cortex-fact-pp"), value=pp)
    yield Fact(label=text("cortex-fact-xp"), value=text("cortex-number", value=str(sheet.xp)))


def _things(key: str, things: Iterable[Asset | Complication]) -> Iterator[Block]:
    dice = tuple(_source(one.die, _thing(one)) for one in things)
    if dice:
        yield DiceRow(label=text(key), dice=dice)


def _thing(one: Asset | Complication) -> Text:
    """A name, and how long it lasts when that is longer than the scene."""
    if isinstance(one, Complication) and one.helpless:
        return text("cortex-thing-helpless", name=one.name)
    if one.lasts == ENDLESS:
        return text("cortex-thing-endless", name=one.name)
    return (
        text("cortex-thing-lasting", name=one.name, count=one.lasts)
        if one.lasts
        else text("cortex-name", name=one.name)
    )


def _power(power: Power) -> Source:
    key = "cortex-power-off" if power.shutdown else "cortex-power-weak" if power.weakened else "cortex-name"
    return _source(power.die, text(key, name=power.name))


def _source(die: Die, label: Text | None) -> Source:
    return Source(die=Dice(sides=min(die, 12)), label=label)

"""What everybody sees: the scene's card with the doom pool, the sheet of a hero (CX-FLOW-04, CX-STR-03, CX-EFF-05)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Seat, Text, text
from engine.core.view import Block, Line
from engine.systems.cortex.at_table import CortexPosition, hero_of, heroes_at
from engine.systems.cortex.character import Character
from engine.systems.cortex.scenes.opening import kind_text
from engine.systems.cortex.sheet.blocks import sheet_blocks
from engine.systems.cortex.sheet.write import write_sheet
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import die_text, name_of, pool_text, short_type, type_text


def hero_name(here: CortexPosition, seat: Seat) -> str:
    hero = hero_of(here, seat)
    return hero.name if hero is not None else ""


def sheet_text(here: CortexPosition, seat: Seat, language: str) -> str:
    """The hero as a text sheet (CX-TXT-09)."""
    hero = hero_of(here, seat)
    if hero is None or language not in here.lexicon.languages:
        return ""
    return write_sheet(hero, here.lexicon, language, here.options.canon)


def scene_card(here: CortexPosition) -> tuple[Block, ...]:
    """Title and kind, whose turn it is, the doom pool, Scene Distinctions, everybody in short; empty between scenes."""
    scene = here.state.scene
    if scene is None:
        return ()
    head = text("cortex-scene-card", title=scene.title, kind=kind_text(scene.kind))
    blocks: list[Block] = [Line(text=head, strong=True)]
    if scene.kind == "action":
        blocks.append(Line(text=text("cortex-round", number=scene.round.number)))
        if scene.round.current:
            blocks.append(Line(text=text("cortex-turn-of", who=name_of(here.state, scene.round.current))))
    blocks.append(Line(text=text("cortex-doom-now", dice=pool_text(here.state.doom))))
    blocks += [
        Line(text=text("cortex-scene-distinction-die", name=one.name, die=die_text(one.die)))
        for one in scene.distinctions
    ]
    for one in (*heroes_at(here), *(npc for npc in here.state.characters.values() if not npc.is_hero and npc.present)):
        blocks += [Line(text=line) for line in in_short(one)]
    return tuple(blocks)


def in_short(one: Character) -> Iterator[Text]:
    """Name and points; then what hinders and helps, a line each."""
    if one.is_hero:
        yield text("cortex-hero-in-short", who=one.name, pp=str(one.pp))
    else:
        yield text("cortex-npc-in-short", who=one.name)
    for type_ in STRESS_TYPES:
        track = one.track(type_)
        if track.out:
            yield text("cortex-is-out", type=type_text(type_))
        elif track.stress:
            yield text("cortex-has-stress", type=type_text(type_), die=die_text(track.stress))
        if track.trauma:
            yield text("cortex-has-trauma", type=short_type(type_), die=die_text(track.trauma))
    for held in one.complications:
        key = "cortex-is-helpless" if held.helpless else "cortex-has-complication"
        yield text(key, name=held.name, die=die_text(held.die))
    for asset in one.assets:
        yield text("cortex-has-asset", name=asset.name, die=die_text(asset.die))
    if one.group_dice:
        yield text("cortex-has-group", count=str(len(one.group_dice)), die=die_text(one.group_dice[0]))


def sheet_card(here: CortexPosition, seat: Seat) -> tuple[Block, ...]:
    """The sheet of a seat's hero; empty when there is none."""
    hero = hero_of(here, seat)
    if hero is None:
        return ()
    return sheet_blocks(hero)

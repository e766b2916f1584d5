"""What everybody sees: the card of the scene, the sheet of a hero."""

from __future__ import annotations

from engine.core.base import Seat, Text, text
from engine.core.view import Block, Fact, Facts, Fold, Line, Track
from engine.systems.feats.at_table import FeatsPosition, hero_of, heroes_at, kind_text
from engine.systems.feats.conditions import EXHAUSTION, exhaustion_of
from engine.systems.feats.hero import Condition, Effect, Hero, HeroSheet
from engine.systems.feats.heroes.sheet_write import write_hero
from engine.systems.feats.montage.view import montage_blocks
from engine.systems.feats.scenes.boundaries import sheet_of
from engine.systems.feats.skills import Skill
from engine.systems.feats.stress import current_max


def hero_name(here: FeatsPosition, seat: Seat) -> str:
    hero = hero_of(here, seat)
    return hero.name if hero is not None else ""


def sheet_text(here: FeatsPosition, seat: Seat, language: str) -> str:
    """FT-CHAR-18."""
    hero = hero_of(here, seat)
    if hero is None or language not in here.lexicon.languages:
        return ""
    return write_hero(sheet_of(hero), here.lexicon, language)


def scene_card(here: FeatsPosition) -> tuple[Block, ...]:
    """Title and level, the montage or what stands in the way of a check, the heroes in short; empty between scenes."""
    scene = here.state.scene
    if scene is None:
        return ()
    head = text("feats-scene-card", title=scene.title, kind=kind_text(scene.kind))
    blocks: list[Block] = [Line(text=head, strong=True)]
    if scene.situation_key:
        blocks.append(Line(text=text("feats-scene-setup", setup=scene.situation_key)))
    if scene.stalled:
        blocks.append(Line(text=text("feats-scene-stalled")))
    blocks += montage_blocks(here.state)
    blocks += [Line(text=_in_short(hero, in_combat=scene.kind == "combat")) for hero in heroes_at(here)]
    return tuple(blocks)


def _in_short(hero: Hero, *, in_combat: bool) -> Text:
    most = current_max(hero.stress, exhaustion_of(hero.conditions))
    key = "feats-hero-in-combat" if in_combat else "feats-hero-in-short"
    args: dict[str, str | int] = {
        "hero": hero.name,
        "points": str(hero.feat_points),
        "filled": str(hero.stress.filled),
        "most": str(most),
    }
    if in_combat:
        args["heat"] = str(hero.heat)
    return text(key, **args)


def sheet_card(here: FeatsPosition, seat: Seat) -> tuple[Block, ...]:
    """The sheet of a seat's hero; empty when there is none."""
    hero = hero_of(here, seat)
    if hero is None:
        return ()
    counters = [_fact("feat-points", hero.feat_points)]
    if here.state.scene is not None and here.state.scene.kind == "combat":
        counters.append(_fact("heat", hero.heat))
    if hero.linked_advantage:
        counters.append(_fact("tokens", hero.linked_advantage))
    return (*sheet_blocks(hero), Facts(rows=tuple(counters)))


def sheet_blocks(sheet: HeroSheet) -> tuple[Block, ...]:
    """All that a sheet says but its currencies."""
    most = current_max(sheet.stress, exhaustion_of(sheet.conditions))
    blocks: list[Block] = [
        Line(text=text("feats-sheet-head", hero=sheet.name, rank=str(sheet.character_rank)), strong=True),
        Track(label=text("feats-sheet-stress"), done=min(sheet.stress.filled, most), length=max(1, most)),
    ]
    blocks += [Line(text=_condition(one)) for one in sheet.conditions]
    for key, words in (("motivation", sheet.motivation), ("complication", sheet.complication)):
        if words:
            blocks.append(Line(text=text(f"feats-sheet-{key}", words=words)))
    if sheet.skills:
        blocks.append(Line(text=text("feats-sheet-skills")))
        blocks.append(Fold(lines=tuple(_skill(one) for one in sheet.skills)))
    if sheet.effects:
        blocks.append(Line(text=text("feats-sheet-effects")))
        blocks.append(Fold(lines=tuple(_effect(one) for one in sheet.effects)))
    return tuple(blocks)


def _fact(what: str, value: int) -> Fact:
    return Fact(label=text(f"feats-sheet-{what}"), value=text("feats-number", value=str(value)))


def _condition(one: Condition) -> Text:
    name = condition_name(one)
    return text("feats-sheet-condition-active" if one.source_active else "feats-sheet-condition", condition=name)


def condition_name(one: Condition) -> Text:
    """A condition as it is called; Exhaustion with its level."""
    if one.id == EXHAUSTION:
        return text("feats-exhaustion", level=str(one.level))
    return text("feats-condition", condition=one.id)


def _skill(one: Skill) -> Text:
    key = "feats-skill-archetype" if one.archetype else "feats-skill"
    return text(key, skill=one.name, rank=str(one.rank), value=str(one.value))


def _effect(one: Effect) -> Text:
    said = _effect_named(one)
    if one.used_this_scene:
        said = text("feats-effect-used", effect=said)
    return text("feats-effect-with-words", effect=said, words=one.text) if one.text else said


def _effect_named(one: Effect) -> Text:
    """An ability with its cost, an item with its uses, a thing by its name alone."""
    base, current = str(one.base_heat_cost), str(one.current_heat_cost)
    match one.kind:
        case "ability" if base != current:
            return text("feats-effect-ability-now", name=one.name, base=base, current=current)
        case "ability":
            return text("feats-effect-ability", name=one.name, base=base)
        case "gear":
            return text("feats-entry", name=one.name)
        case _:
            return text("feats-effect-counted", name=one.name, uses=str(one.uses_left))

"""Vectors of `cortex` and `flowers`: text forms of Power Sets and sheets, read and written."""

from __future__ import annotations

from functools import lru_cache

from engine.core.base import Rejected
from engine.core.sheet import Lexicon
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Milestone, Power, PowerSet, Sheet
from engine.systems.cortex.dice import written
from engine.systems.cortex.held import Asset, Complication
from engine.systems.cortex.sfx.data import Limit, SpecialEffect
from engine.systems.cortex.sheet.machine import op_said
from engine.systems.cortex.sheet.power_set_text import parse_power_set
from engine.systems.cortex.sheet.read import read_sheet
from engine.systems.cortex.sheet.write import write_sheet
from tests.paths import LOCALES
from tests.vectors.cortex_words import all_said, cortex_canon, cortex_maps, flowers_canon, flowers_track_said
from tests.vectors.registry import Given, Json, Result, adapter
from tgbot.texts import Texts, raise_fault

TIERS = {6: "utility", 8: "enhanced", 10: "superhuman", 12: "godlike"}


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    return Lexicon(Texts(LOCALES, raise_fault).lexicon("cortex"))


@adapter("cortex", "parse_power_set")
def _parse_power_set(given: Given) -> Result:
    read = parse_power_set(given["text"], lexicon())
    return {**set_said(read.set), "warnings": [f"{one.code}:{one.name}" for one in read.warnings]}


@adapter("cortex", "parse_sheet", only_named=True, partial=("sheet",))
def _parse_cortex_sheet(given: Given) -> Result:
    return parsed(given, cortex_canon(given))


@adapter("flowers", "parse_sheet", only_named=True, partial=("sheet",))
def _parse_flowers_sheet(given: Given) -> Result:
    return parsed(given, flowers_canon(given))


def parsed(given: Given, canon: Canon) -> Result:
    try:
        read = read_sheet(given["text"], lexicon(), canon)
    except Rejected as refused:
        return {"error": refused.code, "line": refused.args_of_text.get("line")}
    said = sheet_said(read.sheet)
    return {
        "sheet": {**said, **(flowers_said(read.sheet) if canon.affiliation == "severity" else {})},
        "warnings": [{"line": one.line, "code": one.code} for one in read.warnings],
        "export": write_sheet(read.sheet, lexicon(), given.get("language", "ru"), canon),
    }


def sheet_said(sheet: Sheet) -> Result:
    return {
        "name": sheet.name,
        "kind": sheet.kind,
        "about": sheet.about,
        "affiliation": {use: dice_said(dice) for use, dice in sheet.affiliation.items()},
        "distinctions": list(sheet.distinctions),
        "power_sets": [set_said(one) for one in sheet.power_sets],
        "powers": [power_said(one) for one in sheet.powers],
        "specialties": dict(sheet.specialties),
        "reaction_defaults": list(sheet.reaction_defaults),
        "milestones": [milestone_said(one) for one in sheet.milestones],
        "pp": sheet.pp,
        "pp_floor": sheet.pp_floor,
        "xp": sheet.xp,
        **cortex_maps(sheet.tracks),
        "complications": [lasting_said(one) for one in sheet.complications],
        "assets": [lasting_said(one) for one in sheet.assets],
        "resources": [
            {"name": one.name, "die": written(one.die), "specialty": one.specialty or None} for one in sheet.resources
        ],
        "banked": all_said(one.die for one in sheet.banked),
        "gone": sheet.gone,
    }


def flowers_said(sheet: Sheet) -> Result:
    facets = {label: dice_said(dice) for label, dice in sheet.affiliation.items()}
    return {
        "severity": facets[""] if "" in facets else facets,
        "actions_done": sheet.actions_done,
        "tracks": {type_: flowers_track_said(track) for type_, track in sheet.tracks.items()},
        "banked": [
            {"die": written(one.die), "as": one.used_as or None, "source": one.source or None} for one in sheet.banked
        ],
    }


def dice_said(dice: tuple[int, ...]) -> Json:
    return written(dice[0]) if len(dice) == 1 else all_said(dice)


def set_said(one: PowerSet) -> Result:
    return {
        "name": one.name,
        "powers": [power_said(power) for power in one.powers],
        "sfx": [sfx_said(sfx) for sfx in one.sfx],
        "limits": [limit_said(limit) for limit in one.limits],
        **({"shutdown": True} if one.shutdown else {}),
        **({"weakened": 1} if one.weakened else {}),
    }


def power_said(power: Power) -> Result:
    said: Result = {"name": power.name, "die": written(power.die), "tier": TIERS[power.die]}
    if power.shutdown:
        said["shutdown"] = True
    if power.weakened:
        said["weakened"] = 1
    return said


def sfx_said(sfx: SpecialEffect) -> Result:
    said: Result = {"name": sfx.name, "text": sfx.text}
    if sfx.by_hand:
        return said
    return {
        **said,
        "timing": sfx.timing,
        "requires_trait": sfx.requires_trait,
        "conditions": [op_said(one) for one in sfx.conditions],
        "benefits": [op_said(one) for one in sfx.benefits],
    }


def limit_said(limit: Limit) -> Result:
    said: Result = {"name": limit.name, "text": limit.text}
    if limit == Limit(name=limit.name, text=limit.text):
        return said
    return {
        **said,
        "trigger": limit.trigger,
        "consequence": [op_said(one) for one in limit.consequence],
        "reward_pp": limit.reward_pp,
        "recovery": limit.recovery,
    }


def milestone_said(one: Milestone) -> Result:
    said: Result = {"name": one.name, "conditions": dict(one.conditions)}
    if one.about:
        said["about"] = one.about
    if one.completed:
        said["completed"] = True
    return said


def lasting_said(one: Asset | Complication) -> Result:
    lasts = f"action_scenes:{one.lasts}" if one.lasts else "scene"
    helpless = {"helpless": True} if isinstance(one, Complication) and one.helpless else {}
    return {"name": one.name, "die": written(one.die), "lasts": lasts, **helpless}

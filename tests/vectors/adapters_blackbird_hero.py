"""Vectors of `blackbird` about heroes: creation, prices, purchases, text sheets. No rule is computed here."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter

from engine.core.base import Map, Rejected
from engine.core.sheet import Lexicon
from engine.systems.blackbird.character import Aspect, Career, ExtraSheet, Flag, Sheet, Skill, Talent
from engine.systems.blackbird.growth.advance import Purchase, advance, career_named
from engine.systems.blackbird.heroes.costs import career_cost, left_in, spent_in
from engine.systems.blackbird.heroes.creation import Picks, check_attributes, check_careers, check_picks
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.sheet.read import ReadSheet, read_sheet
from engine.systems.blackbird.sheet.write import write_sheet
from tests.paths import LOCALES
from tests.vectors.registry import Given, Json, Result, adapter
from tgbot.texts import Texts, raise_fault

PURCHASE: TypeAdapter[Purchase] = TypeAdapter(Purchase)


def rules(given: Given) -> BlackbirdOptions:
    return BlackbirdOptions.model_validate(given.get("options") or {})


def aspect(one: Json) -> Aspect:
    """As it is written: whether its types exist is asked of the rules, not of the model."""
    skills = tuple(Skill.model_construct(**_loosely(each)) for each in one.get("skills") or ())
    return Aspect.model_construct(**{**_loosely(one), "skills": skills})


def _loosely(one: Json) -> dict[str, Any]:
    return {**one, "types": tuple(one.get("types") or ())}


def career(one: Json) -> Career:
    aspects = tuple(aspect(each) for each in one.get("aspects") or ())
    return Career(name=one.get("name", "career"), points=one["points"], xp=one.get("xp") or 0, aspects=aspects)


@adapter("blackbird", "creation-check", only_named=True)
def creation(given: Given) -> Result:
    allow = rules(given).allow_unspent
    result: Result = {}
    if "attributes" in given:
        attributes = check_attributes(given["attributes"], allow_unspent=allow)
        result |= {"attribute_points": attributes.points, "health_max": attributes.health_max}
    if "careers" in given:
        careers = tuple(career(one) for one in given["careers"])
        left = check_careers(careers, allow_unspent=allow)
        result |= {"career_points": sum(one.points for one in careers), "career_left": left}
    if "picks" in given:
        picks = given["picks"]
        chosen = Picks(tuple(picks["talents"]), tuple(picks["flags"]), picks["fate_points"])
        result |= {"picks": check_picks(chosen, allow_unspent=allow)}
    return result


@adapter("blackbird", "career-cost", only_named=True)
def cost(given: Given) -> Result:
    return career_cost(career(given), given.get("loose_skills") or ())._asdict()


@adapter("blackbird", "advance", only_named=True)
def purchase(given: Given) -> Result:
    sheet = Sheet(
        attributes=Map(),
        careers=tuple(career(one) for one in given["careers"]),
        talents=tuple(Talent(name=one) for one in given.get("talents") or ()),
        flags=tuple(Flag(name=one) for one in given.get("flags") or ()),
        career_xp=given.get("career_xp") or 0,
        general_xp=given.get("general_xp") or 0,
    )
    buy = PURCHASE.validate_python(given["buy"])
    after = advance(sheet, buy, rules(given), by_gm=given.get("by") == "gm")
    result: Result = {"career_xp": after.career_xp, "general_xp": after.general_xp, "careers": len(after.careers)}
    result |= {"talents": [one.name for one in after.talents], "renamed": buy.what == "change"}
    named = getattr(buy, "career", buy.name if buy.what == "career" else "")
    return {**result, "career": _career_out(career_named(after, named))} if named else result


def _career_out(one: Career) -> Json:
    return {"name": one.name, "invested": one.invested, "spent": spent_in(one.aspects), "left": left_in(one)}


# ---- text sheets


@lru_cache
def lexicon() -> Lexicon:
    return Lexicon(Texts(LOCALES, raise_fault).lexicon("blackbird"))


@adapter("blackbird", "parse_sheet")
def parse_sheet(given: Given) -> Result:
    """Also written in both languages and read again: equal but for the warnings."""
    try:
        read = read_sheet(given["text"], lexicon())
    except Rejected as refused:
        return {"error": refused.code, "line": refused.args_of_text["line"]}
    for language in ("ru", "en"):
        again = read_sheet(write_sheet(read.sheet, lexicon(), language, npc=read.npc), lexicon())
        assert again[:2] == read[:2], (language, again, read)
    warnings = [{"line": one.line, "warning": one.code} for one in read.warnings]
    return {"kind": "npc" if read.npc else "hero", **_sheet_out(read), "warnings": warnings}


def _sheet_out(read: ReadSheet) -> Json:
    if isinstance(read.sheet, ExtraSheet):
        return {**read.sheet.model_dump(mode="json")}
    sheet = read.sheet
    counts = ("fate_points", "fate_max", "pool", "pool_max", "health", "health_max", "career_xp", "general_xp")
    lists = ("careers", "talents", "flags", "perks", "inventory")
    return {
        "name": sheet.name,
        "attributes": dict(sheet.attributes),
        **{one: getattr(sheet, one) for one in counts},
        **{one: [each.model_dump(mode="json", exclude_defaults=True) for each in getattr(sheet, one)] for one in lists},
        "notes": list(sheet.notes),
    }

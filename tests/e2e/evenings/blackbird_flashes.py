"""A flash with each of its four choices, and what it does for a silent player (BB-FLASH-02, BB-TIME-01)."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.blackbird_actions import choose_career, decide, declare, frame, throw
from tests.e2e.evenings.blackbird_rolls import die, exploded, pool
from tests.e2e.evenings.blackbird_table import Table, attribute
from tests.e2e.evenings.manners import Used
from tests.e2e.hands import Place

FLASH = text("blackbird-flash-there")


async def a_die_more(table: Table, scene: Place) -> None:
    first, words = table.first, table.words
    hero, agility = words.first_hero, attribute("agility")
    table.stage.tally.heading("Flash: a die more")
    await gather_for(table, scene, "first", "agility", words.rope, words.run)
    uses = (Used(agility, 1, 1), Used(words.rope, 1, 1), Used(words.new_aspect_name))
    await throw(table, scene, first, hero, *uses, dice=(1, 2, 3, 4, 5))
    await first.finds(scene, text("blackbird-throws", who=hero, dice=5), FLASH)
    await first.pictures(scene, "flash")
    await decide(table, scene, first, hero, "flash", text("blackbird-move-extra-die"), 6)
    await first.sees(scene, text("blackbird-flash-extra", who=hero, face="6"))
    await succeeds(table, scene, hero, successes=4, left=7)
    table.stage.tally.count("flash: die")


async def a_pair_for_the_pool(table: Table, scene: Place) -> None:
    """It is paid with success: the sign on the button says so."""
    second, words = table.second, table.words
    hero, boldness = words.second_hero, attribute("boldness")
    table.stage.tally.heading("Flash: a pair for the pool")
    await gather_for(table, scene, "second", "boldness", words.careers[0], words.jump)
    uses = (Used(boldness, 1, 1), Used(words.careers[0], 2, 2), Used(words.heights))
    await throw(table, scene, second, hero, *uses, dice=(5, 5, 1, 2, 3, 4))
    warning = text("blackbird-bank-warning", successes=4, needed="3")
    await second.finds(scene, text("blackbird-step-flash-title", who=hero), warning)
    await decide(table, scene, second, hero, "flash", "5+5")
    both = text("blackbird-pair", first=die("5", boldness), second=die("5", boldness))
    await second.sees(scene, text("blackbird-banked", who=hero, dice=both))
    failure = text("blackbird-result-failure", who=hero, successes=2, needed="3")
    await second.finds(scene, failure, pool(6))
    table.stage.tally.count("flash: pair")


async def a_critical_failure_is_cancelled(table: Table, scene: Place) -> None:
    first, words = table.first, table.words
    hero, agility = words.first_hero, attribute("agility")
    table.stage.tally.heading("Flash: a critical failure is cancelled")
    await gather_for(table, scene, "first", "agility", words.deep, words.dive)
    uses = (Used(agility, 1, 1), Used(words.deep, 2, 2), Used(words.deep_aspect, 2, 1))
    await throw(table, scene, first, hero, *uses, dice=(1, 1, 1, 2, 3, 4, 5))
    failure = text("blackbird-critical-now", critical=text("blackbird-critical-failure"))
    await first.finds(scene, text("blackbird-throws", who=hero, dice=7), failure)
    await decide(table, scene, first, hero, "flash", text("blackbird-move-cancel-failure"))
    await first.sees(scene, text("blackbird-flash-cancelled", who=hero))
    await first.finds(scene, text("blackbird-result-success", who=hero, successes=3, needed="3"), pool(3))
    table.stage.tally.count("flash: cancelled")


async def a_perk_from_the_gm(table: Table, scene: Place) -> None:
    gm, second, words = table.gm, table.second, table.words
    hero, sweep = words.second_hero, table.words.careers[0]
    table.stage.tally.heading("Flash: a perk")
    await gather_for(table, scene, "second", "boldness", sweep, words.light)
    await throw(table, scene, second, hero, Used(sweep, 2, 2), Used(words.heights), dice=(1, 2, 3, 5, 4))
    await decide(table, scene, second, hero, "flash", text("blackbird-move-perk"))
    await second.sees(scene, text("blackbird-flash-perk", who=hero))
    await succeeds(table, scene, hero, successes=3, left=4)
    asked = text("blackbird-perk-due", hero=hero)
    await gm.finds(table.desk, asked, words.light)
    await table.by.writes(gm, table.desk, words.perk, under=asked)
    await gm.sees(scene, text("blackbird-perk-given", hero=hero, perk=words.perk_name))
    table.stage.tally.count("flash: perk")


async def silence_in_the_middle(table: Table, scene: Place) -> None:
    """One six is exploded, then nothing is said: nothing is risked or banked, the critical failure is cancelled."""
    second, words = table.second, table.words
    hero, boldness, sweep = words.second_hero, attribute("boldness"), table.words.careers[0]
    table.stage.tally.heading("Silence between the steps")
    await gather_for(table, scene, "second", "boldness", sweep, words.watch)
    uses = (Used(boldness, 1, 1), Used(sweep, 2, 2), Used(words.heights), Used(words.chimney))
    await throw(table, scene, second, hero, *uses, dice=(1, 1, 1, 2, 3, 4, 6))
    await decide(table, scene, second, hero, "explode", text("blackbird-move-explode", die="6"), 5)
    await second.sees(scene, exploded(hero, "5", "open"))
    await second.finds(scene, text("blackbird-step-explode-title", who=hero), text("blackbird-silence-cancels"))
    await table.stage.wait(days=4)
    await second.finds(scene, text("blackbird-flash-cancelled", who=hero))
    await succeeds(table, scene, hero, successes=4, left=1)
    table.stage.tally.count("silent")


async def gather_for(table: Table, scene: Place, which: str, by: str, career: str, words: str) -> None:
    """An action that the GM lets stand, up to its form."""
    who, hero = (table.first, table.words.first_hero) if which == "first" else (table.second, table.words.second_hero)
    await declare(table, scene, who, hero, by, words)
    await frame(table, scene, hero)
    await choose_career(table, scene, who, hero, career)


async def succeeds(table: Table, scene: Place, hero: str, *, successes: int, left: int) -> None:
    """Against the usual difficulty; what is beyond it is said."""
    said = text("blackbird-result-success", who=hero, successes=successes, needed="3")
    if successes > 3:
        said = text("blackbird-with-margin", said=said, margin=str(successes - 3))
    await table.gm.finds(scene, said, pool(left))

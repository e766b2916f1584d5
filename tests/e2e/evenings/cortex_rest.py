"""A Transition Scene of Cortex or Flowers: a recovery, a resource, a purchase; the clock closes it for the silent."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.cortex_scenes import best, doom_opposes, throw
from tests.e2e.evenings.cortex_table import REST, Table, die
from tests.e2e.hands import Place

XP_OF_A_STEP = "10"


async def rest_with_one_silent(table: Table, fight: Place) -> None:
    gm, first, words, by = table.gm, table.first, table.words, table.by
    hero = words.first_hero
    table.stage.tally.heading("A rest; one player is silent")
    await by.offered(gm, "/gm", (text("cortex-close-scene"),), text("cortex-close"))
    if table.flowers:
        await keep_what_is_dear(table, fight)
    await by.offered(gm, "/gm", (text("cortex-new-scene"),), REST, words=words.camp)
    scene = table.stage.topic(table.home, words.camp)
    asked = text("cortex-rest-title", who=hero)
    await first.finds(first.private, asked, text("cortex-rest-done"))
    await first.pictures(first.private, "rest")
    await first.pictures(scene, "rest-card")
    await recover(table, scene)
    await by.picks(first, scene, text("cortex-rest-resource", specialty=words.first_specialty), under=asked)
    await first.sees(scene, text("cortex-resource-made", who=hero, name=words.first_specialty, die=""))
    await buy_with_experience(table, scene)
    await by.picks(first, scene, text("cortex-rest-done"), under=asked)
    await first.sees(scene, text("cortex-rest-ready", who=hero))
    await table.stage.wait(days=4)
    await gm.finds(scene, text("cortex-scene-ended", title=words.camp))
    table.stage.tally.count("rested")


async def keep_what_is_dear(table: Table, fight: Place) -> None:
    """Who can pay is asked, when the fight is over, what outlasts it."""
    first, words = table.first, table.words
    cover = text("cortex-opt", die=die(6), what=text("cortex-name", name=words.cover_name))
    await table.by.picks(first, fight, cover, under=text("cortex-keep-title"))
    await first.sees(fight, text("cortex-lasts", name=words.cover_name))


async def recover(table: Table, scene: Place) -> None:
    """The stress of the fight, a step smaller already, is treated by a roll."""
    first, words = table.first, table.words
    hero = words.first_hero
    asked = text("cortex-rest-title", who=hero)
    await table.by.picks(
        first, scene, text("cortex-rest-stress", type=text("cortex-short-mental"), die=""), under=asked
    )
    traits = (table.slot(first), words.first_distinction, words.first_power)
    await throw(table, scene, first, hero, *traits, dice=(7, 5, 6))
    await best(table, scene, first, hero)
    await doom_opposes(table, scene, 2, 2, 2)
    await first.sees(scene, text("cortex-treated-stress-free", who=hero, type=text("cortex-type-mental")))


async def buy_with_experience(table: Table, scene: Place) -> None:
    """A power grows, for the experience of a hero who had some."""
    first, words = table.first, table.words
    shelf = (text("cortex-menu-xp"), text("cortex-shelf-step"))
    await table.by.offered(first, "/hero", shelf, words.first_growth)
    grown = text("cortex-bought-step", name=words.first_growth)
    await first.sees(scene, text("cortex-bought", hero=words.first_hero, what=grown, xp=XP_OF_A_STEP))
    table.stage.tally.count("bought")

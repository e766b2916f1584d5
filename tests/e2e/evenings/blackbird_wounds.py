"""A contest that is tied and goes to the sum, wounds until a hero is unconscious, pools filled after the scene."""

from __future__ import annotations

from engine import Text, text
from tests.e2e.evenings.blackbird_actions import choose_career, declare, frame, throw
from tests.e2e.evenings.blackbird_table import Table
from tests.e2e.evenings.manners import Used
from tests.e2e.hands import Place


async def tied_and_decided_by_the_sum(table: Table, scene: Place) -> None:
    """Three successes on both sides: 11 against 16 (BB-OPP-02)."""
    gm, first, words = table.gm, table.first, table.words
    hero, enemy = words.first_hero, words.enemy
    table.stage.tally.heading("A contest is tied")
    await declare(table, scene, first, hero, "boldness", words.wrestle)
    await frame(table, scene, hero, enemy)
    await choose_career(table, scene, first, hero, words.deep)
    await first.finds(first.private, text("blackbird-gather", who=hero), text("blackbird-opposed-by", who=enemy))
    await throw(table, scene, first, hero, Used(words.deep_aspect), dice=(4, 4, 3))
    await first.finds(scene, text("blackbird-worth", who=hero, net="3", sum="11"))
    await table.stage.dice(table.home, 5, 5, 5, 1)
    asked = text("blackbird-gather-answer", who=enemy)
    await table.by.picks(gm, scene, text("blackbird-throw-dice", dice="4"), under=asked)
    by_sum = text("blackbird-by-sum")
    won = text("blackbird-wins", one=hero, other=enemy, winner=enemy, reason=by_sum)
    await first.sees(scene, won, text("blackbird-worth", who=enemy, net="3", sum="16"))
    await first.pictures(scene, "tie")
    table.stage.tally.count("tied")


async def wounded_and_unconscious(table: Table, scene: Place) -> None:
    """15 falls to 5: difficulty 4; 5 falls to 3: what was about to be thrown is put on hold (BB-HEALTH-08)."""
    gm, first, words = table.gm, table.first, table.words
    hero = words.first_hero
    table.stage.tally.heading("Wounds")
    await harm(table, hero, "d5", "d5")
    await gm.sees(
        scene, text("blackbird-health-changed", who=hero, before="15", after="5", most="15"), now(hero, "wounded")
    )
    await declare(table, scene, first, hero, "endurance", words.crawl)
    base, wound = text("blackbird-difficulty-base", base="3"), text("blackbird-difficulty-wound", amount="+1")
    parts = text("blackbird-listed", first=base, second=wound)
    harder = text("blackbird-difficulty-parts", number=text("blackbird-difficulty", needed="4"), parts=parts)
    await gm.finds(table.desk, text("blackbird-frame", who=hero), harder)
    await frame(table, scene, hero)
    await gm.sees(scene, harder)
    await harm(table, hero, "d1", "d1")
    await gm.sees(scene, now(hero, "unconscious"))
    held = text("blackbird-action-now", who=hero, where=text("blackbird-at-held"))
    lies = text(
        "blackbird-hero-in-short",
        hero=hero,
        health="3",
        most="15",
        state=text("blackbird-health-unconscious"),
        pool="3",
    )
    await first.finds(scene, text("blackbird-scene-card", title=words.scene), lies, held)
    table.stage.tally.count("unconscious")


async def pools_are_filled(table: Table, scene: Place) -> None:
    """The GM says how much: all for one, two dice for the other (BB-POOL-04)."""
    gm, words = table.gm, table.words
    table.stage.tally.heading("The scene is over")
    path = (text("blackbird-close-scene"),)
    await table.by.offered(gm, "/gm", path, text("blackbird-close-anyway"))
    await gm.sees(scene, text("blackbird-scene-ended", title=words.scene))
    await gm.finds(table.desk, text("blackbird-refill", hero=words.first_hero), text("blackbird-refill-after-scene"))
    await table.by.fills(
        gm, table.desk, text("blackbird-fill-all"), under=text("blackbird-refill", hero=words.first_hero)
    )
    await gm.sees(table.home, text("blackbird-pool-now", hero=words.first_hero, pool="10"))
    dice = (text("blackbird-pool"),) * 2
    await table.by.fills(gm, table.desk, *dice, under=text("blackbird-refill", hero=words.second_hero))
    await gm.sees(table.home, text("blackbird-pool-now", hero=words.second_hero, pool="3"))
    table.stage.tally.count("filled")


async def harm(table: Table, hero: str, *steps: str) -> None:
    path = (text("blackbird-menu-heroes"), text("hero-name", hero=hero), text("blackbird-hand-health", who=hero))
    await table.by.offered(table.gm, "/gm", path, *(text(f"blackbird-health-{one}") for one in steps))


def now(hero: str, state: str) -> Text:
    return text(f"blackbird-now-{state}", who=hero)

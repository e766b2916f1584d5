"""Throws of Blackbird: an aspect made on the spot, a chain that breaks on a 2, rerolls for fate, a banked pair."""

from __future__ import annotations

from engine import Text, text
from tests.e2e.evenings.blackbird_actions import choose_career, decide, declare, frame, throw
from tests.e2e.evenings.blackbird_table import Table, attribute
from tests.e2e.evenings.manners import Used
from tests.e2e.hands import Place
from tests.e2e.wording import Line

DONE = text("blackbird-done")


def die(face: str, source: Line) -> Text:
    return text("blackbird-die-of", die=text("blackbird-face", face=face), source=source)


async def open_the_scene(table: Table) -> Place:
    gm, words = table.gm, table.words
    table.stage.tally.heading("A scene")
    await table.by.offered(gm, "/gm", (text("blackbird-new-scene"),), words=words.scene)
    scene = table.stage.topic(table.home, words.scene)
    await gm.sees(scene, text("blackbird-scene-began", title=words.scene))
    return scene


async def an_aspect_on_the_spot(table: Table, scene: Place) -> None:
    """It is with the GM while the form stands open; then it gives a die."""
    gm, first, words, room = table.gm, table.first, table.words, table.first.private
    hero, form = words.first_hero, text("blackbird-gather", who=words.first_hero)
    table.stage.tally.heading("An aspect is made on the spot")
    await declare(table, scene, first, hero, "agility", words.tie)
    await frame(table, scene, hero)
    await choose_career(table, scene, first, hero, words.rope)
    await first.finds(room, form, text("blackbird-form-dice", total="2", free="2", paid="0"))
    place = text("blackbird-place-aspect", career=words.rope)
    new = (text("menu-hero"), text("blackbird-trait-new", hero=hero))
    await table.by.offered(first, "/menu", new, place, words=words.new_aspect)
    await first.finds(room, form, text("blackbird-with-gm", trait=words.new_aspect_name))
    asked = text("blackbird-trait-approve", hero=hero)
    await gm.finds(table.desk, asked, words.new_aspect)
    await table.by.picks(gm, table.desk, text("blackbird-decide-approve"), under=asked)
    await gm.sees(scene, text("blackbird-trait-made", hero=hero, trait=words.new_aspect))
    table.stage.tally.count("on the spot")


async def a_chain_breaks(table: Table, scene: Place) -> None:
    """A six explodes twice, then a 2 takes the chain and leaves the six (BB-EXPLODE-02)."""
    first, words = table.first, table.words
    hero, agility = words.first_hero, attribute("agility")
    table.stage.tally.heading("A chain breaks")
    await throw(table, scene, first, hero, Used(agility, 1, 1), Used(words.new_aspect_name), dice=(6, 4, 2, 5))
    await decide(table, scene, first, hero, "explode", text("blackbird-move-explode", die="6"), 6)
    await first.sees(scene, exploded(hero, "6", "open"))
    go_on = text("blackbird-move-continue", die="6")
    await decide(table, scene, first, hero, "explode", go_on, 5)
    await first.sees(scene, exploded(hero, "5", "open"))
    await decide(table, scene, first, hero, "explode", go_on, 2)
    await first.sees(scene, exploded(hero, "2", "kept-six"))
    await first.finds(scene, text("blackbird-step-modify-title", who=hero), text("blackbird-losses-stay"))
    await decide(table, scene, first, hero, "modify", DONE)
    success = text("blackbird-result-success", who=hero, successes=3, needed="3")
    locked, lost = text("blackbird-face-locked", face="6"), text("blackbird-face-lost", face="5")
    await first.sees(scene, success, locked, lost, pool(9))
    await first.pictures(scene, "chain")
    table.stage.tally.count("chain broken")


async def rerolls_for_fate(table: Table, scene: Place) -> None:
    """One die, then all of them; the second result stands (BB-FATE-01)."""
    first, words = table.first, table.words
    hero, agility = words.first_hero, attribute("agility")
    fate = text("blackbird-by-fate")
    table.stage.tally.heading("Rerolls for fate points")
    await declare(table, scene, first, hero, "agility", words.swing)
    await frame(table, scene, hero, text("blackbird-difficulty-label", number="2"))
    await choose_career(table, scene, first, hero, words.rope)
    await throw(table, scene, first, hero, Used(words.new_aspect_name), dice=(2, 1, 2))
    one = text("blackbird-move-reroll", die=die("2", agility))
    await decide(table, scene, first, hero, "modify", one, 4)
    await first.sees(scene, text("blackbird-rerolled", who=hero, die=die("2", agility), now="4", by=fate))
    await first.finds(scene, text("blackbird-fate-left", points="1"))
    await decide(table, scene, first, hero, "modify", text("blackbird-move-reroll-all"), 5, 4, 3)
    await first.sees(scene, text("blackbird-rerolled-all", who=hero, by=fate, dice=""))
    success = text("blackbird-result-success", who=hero, successes=3, needed="2")
    await first.finds(scene, text("blackbird-with-margin", said=success, margin="1"))
    table.stage.tally.count("rerolled")


async def a_pair_is_banked(table: Table, scene: Place) -> None:
    """Rich experience raises a die; two sixes go back into the pool (BB-MOD-01, BB-BANK-01)."""
    second, words = table.second, table.words
    hero, boldness = words.second_hero, attribute("boldness")
    sweep = words.careers[0]
    table.stage.tally.heading("A pair is banked")
    await declare(table, scene, second, hero, "boldness", words.climb)
    await frame(table, scene, hero)
    await choose_career(table, scene, second, hero, sweep)
    uses = (Used(boldness, 1, 1), Used(sweep, 2, 2), Used(words.heights), Used(words.chimney))
    await throw(table, scene, second, hero, *uses, dice=(6, 6, 4, 4, 3, 5, 2))
    await decide(table, scene, second, hero, "explode", text("blackbird-next-modify"))
    raise_it = text("blackbird-move-modify", plus="+1", die=die("2", words.chimney))
    await decide(table, scene, second, hero, "modify", raise_it)
    skill = text("blackbird-rich", skill=words.chimney)
    changed = text("blackbird-modified", who=hero, die=die("2", words.chimney), now="3", ability=skill)
    await second.sees(scene, changed)
    await second.finds(scene, text("blackbird-step-bank-title", who=hero), pool(7))
    await decide(table, scene, second, hero, "bank", "6+6")
    both = text("blackbird-pair", first=die("6", boldness), second=die("6", boldness))
    await second.sees(scene, text("blackbird-banked", who=hero, dice=both))
    await decide(table, scene, second, hero, "bank", DONE)
    success = text("blackbird-result-success", who=hero, successes=5, needed="3")
    await second.sees(scene, text("blackbird-with-margin", said=success, margin="2"), pool(8))
    await second.pictures(scene, "result")
    table.stage.tally.count("banked")


def exploded(hero: str, face: str, ends: str) -> Text:
    return text("blackbird-exploded", who=hero, face=face, ends=text(f"blackbird-chain-{ends}"))


def pool(left: int) -> Text:
    return text("blackbird-pool-left", left=str(left), most="10")

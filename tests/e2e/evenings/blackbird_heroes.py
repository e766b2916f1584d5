"""The second hero of Blackbird, made by buttons with the points in sight; and somebody who stands in the way."""

from __future__ import annotations

from engine import Text, text
from tests.e2e.evenings.blackbird_table import Table, attribute
from tests.e2e.evenings.seated import approve

ATTRIBUTES = {"boldness": 2, "agility": 1, "endurance": 2, "intellect": 2}
POINTS = (7, 6, 5)


def left(attributes: int, careers: int, picks: int) -> Text:
    counts = {"attributes": str(attributes), "careers": str(careers), "picks": str(picks)}
    return text("blackbird-points-left", **counts)


async def make_a_hero_by_buttons(table: Table) -> None:
    second, words, room, by = table.second, table.words, table.second.private, table.by
    table.stage.tally.heading("A hero step by step")
    await by.joins(second, table.home)
    await by.picks(second, room, text("hero-by-steps"), under=text("hero-make"))
    await second.sees(room, text("blackbird-step-name"), left(7, 18, 3))
    await second.says(room, words.second_hero)
    points = [attribute(one) for one, value in ATTRIBUTES.items() for _ in range(value)]
    await by.fills(second, room, *points, under=text("blackbird-step-attributes"))
    await second.finds(room, left(0, 18, 3))
    asked = text("blackbird-step-career")
    for name, size in zip(words.careers, POINTS, strict=True):
        await by.declares(second, room, text("blackbird-points", points=size), words=name, under=asked)
    await second.sees(room, left(0, 0, 3))
    await by.fills(second, room, text("hero-next"), under=asked)
    await pick_talents_and_a_flag(table)
    await grow_a_career(table)
    await by.picks(second, room, text("blackbird-choose-done"), under=text("blackbird-step-choose"))
    await approve(table, words.second_hero)


async def pick_talents_and_a_flag(table: Table) -> None:
    second, words, room, by = table.second, table.words, table.second.private, table.by
    asked = text("blackbird-step-pick")
    talent, flag = text("blackbird-pick-talent"), text("blackbird-pick-flag")
    for kind, name in ((talent, words.talents[0]), (talent, words.talents[1]), (flag, words.flag)):
        await by.declares(second, room, kind, words=name, under=asked)
    await second.sees(room, left(0, 0, 0))
    await by.fills(second, room, text("hero-next"), under=asked)


async def grow_a_career(table: Table) -> None:
    """An aspect with a skill inside: what is left of the career stands there."""
    second, words, room, by = table.second, table.words, table.second.private, table.by
    career = words.careers[0]
    inside = text("blackbird-step-inside")
    await by.picks(second, room, text("blackbird-choose-inside", career=career), under=text("blackbird-step-choose"))
    await by.picks(second, room, text("blackbird-new-aspect"), under=inside)
    effortlessly = text("blackbird-type-effortlessly")
    await by.declares(second, room, effortlessly, words=words.heights, under=text("blackbird-step-aspect"))
    await second.sees(room, text("blackbird-career", career=career, points="7", left="5"))
    await by.picks(second, room, text("blackbird-new-skill", aspect=words.heights), under=inside)
    rich = text("blackbird-type-rich-experience")
    await by.declares(second, room, rich, words=words.chimney, under=text("blackbird-step-skill"))
    await second.sees(room, text("blackbird-career", career=career, points="7", left="3"))
    await by.picks(second, room, text("hero-back"), under=inside)


async def make_an_enemy(table: Table) -> None:
    gm, words = table.gm, table.words
    table.stage.tally.heading("Somebody in the way")
    path = (text("blackbird-menu-npcs"), text("blackbird-npc-new"))
    await table.by.offered(gm, "/gm", path, words=words.enemy_sheet.strip())

"""An evening of Feats at a lighthouse, told by its people."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.feats_checks import (
    check_raised_by_a_feat_point,
    check_that_fails,
    check_with_a_slip_of_the_gm,
    check_with_disadvantage,
    opposed_check,
)
from tests.e2e.evenings.feats_heroes import bring_a_hero_on_paper, make_a_hero_by_buttons
from tests.e2e.evenings.feats_montage import montage
from tests.e2e.evenings.feats_table import COMBAT, Table, words_in
from tests.e2e.hands import Place
from tests.e2e.stage import Stage


async def play(stage: Stage) -> None:
    """The whole evening."""
    table = await gather(stage)
    await open_the_game(table)
    await make_a_hero_by_buttons(table)
    await bring_a_hero_on_paper(table, table.second, table.words.second_hero, table.words.second_sheet)
    await bring_a_hero_on_paper(table, table.third, table.words.third_hero, table.words.third_sheet)
    await open_the_session(table)
    scene = await open_the_scene(table)
    await check_with_a_slip_of_the_gm(table, scene)
    await check_raised_by_a_feat_point(table, scene)
    await check_with_disadvantage(table, scene)
    await opposed_check(table, scene)
    await check_that_fails(table, scene)
    await close_the_scene(table, scene)
    await montage(table)
    await read_the_log(table)


async def gather(stage: Stage) -> Table:
    """Four people open their private chats and meet in a group with topics."""
    stage.tally.heading("Four people meet")
    words = words_in(stage.wording.language)
    gm, first, second, third = [await stage.person(name) for name in words.people]
    for person in (gm, first, second, third):
        await person.finds(person.private, text("button-add-to-group"))
    home = await stage.group(words.group, gm, first, second, third)
    return Table(stage, words, gm, first, second, third, home)


async def open_the_game(table: Table) -> None:
    gm, home, words = table.gm, table.home, table.words
    table.stage.tally.heading("A new game")
    await gm.says(home, f"/newgame {words.title}")
    await gm.sees(home, text("setup-title", title=words.title), text("setup-hint-system"), text("button-open-game"))
    await gm.presses(home, text("ruleset-feats"))
    await gm.sees(home, text("card-system", name=text("ruleset-feats")), text("setup-hint"))
    await gm.presses(home, text("pace-slow"))
    await gm.sees(home, "●", text("pace-slow"))
    await gm.presses(home, text("button-open-game"))
    await gm.sees(home, text("card-title", title=words.title), text("card-no-players"), text("button-join"))
    await gm.sees(home, text("policy-default"))


async def open_the_session(table: Table) -> None:
    gm, desk = table.gm, table.gm.private
    table.stage.tally.heading("A session")
    await gm.says(desk, "/gm")
    await gm.sees(desk, text("menu-gm"), text("feats-open-session"))
    await gm.presses(desk, text("feats-open-session"))
    await gm.sees(desk, text("feats-open-session-says", number="1"))
    await gm.presses(desk, text("feats-open-session-yes"))
    await gm.sees(table.home, text("feats-session-opened", number="1"))


async def open_the_scene(table: Table) -> Place:
    """The form recommends a level; the scene gets a topic of its own and a pinned card."""
    gm, desk, words = table.gm, table.gm.private, table.words
    table.stage.tally.heading("A scene")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("feats-new-scene"))
    await gm.sees(desk, text("feats-stakes"), text("feats-level"))
    await gm.presses(desk, text("feats-stakes-risk"))
    await gm.sees(desk, "☑", text("feats-stakes-risk"))
    await gm.presses(desk, COMBAT)
    await gm.sees(desk, "◉", COMBAT)
    await gm.says(desk, words.scene)
    scene = table.stage.topic(table.home, words.scene)
    await gm.sees(scene, text("feats-scene-began", title=words.scene, kind=COMBAT))
    await gm.sees(scene, text("feats-scene-card", title=words.scene, kind=COMBAT), text("button-act"))
    return scene


async def close_the_scene(table: Table, scene: Place) -> None:
    gm, desk, words = table.gm, table.gm.private, table.words
    table.stage.tally.heading("The scene is closed")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("feats-close-scene"))
    await gm.sees(desk, text("feats-close-scene"), text("feats-nothing-open"))
    await gm.presses(desk, text("feats-close"), under=text("feats-nothing-open"))
    await gm.sees(scene, text("feats-scene-ended", title=words.scene))


async def read_the_log(table: Table) -> None:
    """Page after page, from the ending to the beginning, past what was taken back."""
    gm, home, words = table.gm, table.home, table.words
    table.stage.tally.heading("The log")
    await gm.says(home, "/log 100")
    await gm.sees(home, text("log-view-title"), words.ending, text("log-view-older"))
    while await gm.has(home, text("log-view-older")):
        await gm.presses(home, text("log-view-older"))
        await gm.sees(home, text("log-view-title"), text("log-view-newer"))
    gm.saw(home, text("log-view-undone"))
    gm.saw(home, text("feats-session-opened", number="1"))
    gm.saw(home, text("log-joined"))
    await gm.sees(home, text("log-opened", commitment=""))

"""Checks of Feats: one plain, one raised by a Feat Point, one with disadvantage, one that fails, one opposed."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.feats_table import COMBAT, Table, outcome
from tests.e2e.hands import Place
from tests.e2e.person import Person

BY_STEP = text("feats-decided-by-step")


async def check_with_a_slip_of_the_gm(table: Table, scene: Place) -> None:
    """A success; the GM writes the wrong thing about it, takes it back, and writes the right one."""
    first, gm, words = table.first, table.gm, table.words
    table.stage.tally.heading("A check; the GM's words are taken back")
    await first.says(scene, f"/act {words.first_skill}: {words.climb}")
    await rank(table, words.first_hero, 3)
    await first.sees(scene, text("feats-roll-title"), words.first_hero, text("feats-ranks-equal", own="3", against="3"))
    await roll(table, scene, first, (6, 5))
    await first.sees(scene, words.first_hero, outcome("success"))
    await first.presses(scene, text("feats-keep"), under=text("feats-improve-title"))
    await describe(table, words.first_hero, "success", words.wrong_words)
    await gm.sees(scene, words.wrong_words)
    await gm.says(scene, "/undo")
    await gm.sees(scene, text("undone", count=1, name=gm.name))
    table.stage.tally.count("undone")
    await describe(table, words.first_hero, "success", words.climbed)
    await gm.sees(scene, words.climbed)


async def check_raised_by_a_feat_point(table: Table, scene: Place) -> None:
    """By the button of the scene's card; a success at a cost becomes a success."""
    second, words = table.second, table.words
    table.stage.tally.heading("A check raised by a Feat Point")
    await second.presses(scene, text("button-act"), under=text("feats-scene-card", title=words.scene, kind=COMBAT))
    await second.sees(second.private, text("feats-act-asks"), words.second_skill)
    await second.presses(second.private, words.second_skill)
    await second.says(second.private, words.force)
    await rank(table, words.second_hero, 4)
    await second.sees(scene, text("feats-roll-title"), words.second_hero)
    await roll(table, scene, second, (2, 3))
    await second.sees(
        scene, text("feats-improve-title"), outcome("success-at-cost"), text("feats-points-left", points=1)
    )
    await second.pictures(scene, "scene")
    await second.presses(scene, text("feats-improve-to", outcome=outcome("success")))
    await second.sees(scene, text("feats-outcome-improved", hero=words.second_hero, outcome=outcome("success")))
    await describe(table, words.second_hero, "success", words.forced)


async def check_with_disadvantage(table: Table, scene: Place) -> None:
    third, words = table.third, table.words
    table.stage.tally.heading("A check with disadvantage")
    await third.says(scene, f"/act {words.third_skill}: {words.listen}")
    await rank(table, words.third_hero, 2, disadvantage=1)
    counts = text("feats-counts", advantage="0", disadvantage="1", effect=text("feats-net-number", number="−2"))
    await third.sees(scene, text("feats-roll-title"), counts)
    await roll(table, scene, third, (4, 4))
    await third.presses(scene, text("feats-keep"), under=text("feats-improve-title"))
    await describe(table, words.third_hero, "success", words.listened)


async def check_that_fails(table: Table, scene: Place) -> None:
    """A failure asks the GM for what gets worse."""
    third, gm, words = table.third, table.gm, table.words
    table.stage.tally.heading("A check that fails")
    await third.says(scene, f"/act {words.third_other_skill}: {words.mend}")
    await rank(table, words.third_hero, 3)
    await third.sees(scene, text("feats-roll-title"), text("feats-ranks-above", steps=1, own="2", against="3"))
    await roll(table, scene, third, (1, 2))
    await third.presses(scene, text("feats-keep"), under=text("feats-improve-title"))
    await gm.sees(gm.private, text("feats-describe-title", hero=words.third_hero, outcome=outcome("failure")))
    await gm.presses(gm.private, text("feats-idea-failure-danger"))
    await describe(table, words.third_hero, "failure", words.mended)
    await gm.sees(scene, text("feats-field-complication", words=text("feats-idea-failure-danger")), words.mended)


async def opposed_check(table: Table, scene: Place) -> None:
    """Somebody resists whom the GM gives in numbers; both sides are rolled at once."""
    first, gm, desk, words = table.first, table.gm, table.gm.private, table.words
    table.stage.tally.heading("An opposed check")
    await first.says(scene, f"/act {words.first_skill}: {words.grab}")
    asked = text("feats-rank-title", hero=words.first_hero)
    await gm.presses(desk, text("feats-verdict-opposed"), under=asked)
    await gm.presses(desk, text("button-done"), under=asked)
    await gm.sees(desk, text("feats-who-resists"))
    await gm.presses(desk, text("feats-npc-typed"))
    await gm.sees(desk, text("feats-set-typed-says"))
    await gm.presses(desk, text("feats-rank", rank="2"))
    await gm.presses(desk, text("feats-value", value="1"))
    await gm.says(desk, f"{words.foe}: {words.foe_skill}", to=text("feats-set-typed-says"))
    await first.sees(scene, text("feats-roll-title"), words.first_hero, words.foe)
    await table.stage.dice(table.home, 5, 5, 4, 4)
    await first.presses(scene, text("feats-roll"), under=words.foe)
    won = text("feats-wins", who=words.first_hero, why=BY_STEP, quality=text("feats-quality-critical"))
    await first.sees(scene, won)
    table.stage.tally.count("checks")
    await gm.finds(desk, text("feats-contest-title", verdict=won))
    await gm.says(desk, words.grabbed, to=text("feats-contest-title", verdict=won))
    await gm.sees(scene, words.grabbed)


async def rank(table: Table, hero: str, task: int, *, disadvantage: int = 0) -> None:
    """The GM sets the rank of the task by ticks."""
    gm, desk, asked = table.gm, table.gm.private, text("feats-rank-title", hero=hero)
    await gm.sees(desk, asked, text("feats-verdict"), text("feats-counted"))
    await gm.presses(desk, text("feats-rank", rank=str(task)), under=asked)
    await gm.sees(desk, "◉", text("feats-rank", rank=str(task)))
    for _ in range(disadvantage):
        await gm.presses(desk, text("feats-disadvantage"), under=asked)
        await gm.sees(desk, text("feats-disadvantage"), ": 1")
        await gm.pictures(desk, "form")
    await gm.presses(desk, text("button-done"), under=asked)


async def roll(table: Table, scene: Place, player: Person, faces: tuple[int, int], *, counted: str = "checks") -> None:
    await table.stage.dice(table.home, *faces)
    await player.presses(scene, text("feats-roll"))
    await player.sees(scene, *(text("die-with-face", die="", face=str(face)) for face in faces))
    table.stage.tally.count(counted)


async def describe(table: Table, hero: str, came: str, words: str) -> None:
    """The GM is asked what happens, and answers in words."""
    gm, asked = table.gm, text("feats-describe-title", hero=hero, outcome=outcome(came))
    await gm.finds(gm.private, asked)
    await gm.says(gm.private, words, to=asked)

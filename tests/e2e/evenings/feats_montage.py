"""A montage of Feats: its first round ends by the last answer, its second by silence."""

from __future__ import annotations

from engine import Text, text
from tests.e2e.evenings.feats_checks import describe, rank, roll
from tests.e2e.evenings.feats_table import Table
from tests.e2e.hands import Place
from tests.e2e.person import Person

SILENT = text("closed-silence")


async def montage(table: Table) -> None:
    scene = await start(table)
    await first_round_ends_by_the_last_answer(table, scene)
    await second_round_ends_by_silence(table, scene)
    await tell_the_ending(table, scene)


async def start(table: Table) -> Place:
    """Goal, pressure and obstacles in words; difficulty, heroes and a lasting hazard by ticks."""
    gm, desk, words = table.gm, table.gm.private, table.words
    table.stage.tally.heading("A montage is prepared")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("feats-prepare"))
    await gm.sees(desk, text("feats-prepare-says"))
    await gm.says(desk, words.plan.strip(), to=text("feats-prepare-says"))
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("feats-start-montage"))
    await gm.sees(desk, text("feats-start-says"), words.goal)
    await gm.presses(desk, text("feats-difficulty-normal"))
    await gm.presses(desk, text("feats-all-heroes"))
    await gm.sees(desk, text("feats-montage-length", heroes=3, length="6", contributions="6"))
    await gm.presses(desk, text("feats-tick-ongoing", obstacle=words.obstacles[2]))
    await gm.presses(desk, text("button-done"), under=text("feats-start-says"))
    scene = table.stage.topic(table.home, words.goal)
    await gm.sees(scene, text("feats-montage-started", goal=words.goal))
    for player, hero in heroes_of(table):
        await player.sees(player.private, text("feats-contribute", hero=hero), words.obstacles[0], text("feats-pass"))
    return scene


async def first_round_ends_by_the_last_answer(table: Table, scene: Place) -> None:
    """A success at a cost fills one segment, a success two; the last hero passes, and it goes on at once."""
    third, words = table.third, table.words
    table.stage.tally.heading("The first round")
    await contribute(table, table.first, words.first_hero, words.obstacles[0], words.first_skill, words.row)
    await resolve(table, scene, table.first, words.first_hero, 3, (4, 5))
    await describe(table, words.first_hero, "success-at-cost", words.rowed)
    await contribute(table, table.second, words.second_hero, words.obstacles[1], words.second_skill, words.carry)
    await resolve(table, scene, table.second, words.second_hero, 4, (5, 5))
    await describe(table, words.second_hero, "success", words.carried)
    await pass_by(table, third)
    await third.sees(scene, text("feats-round-opened", round="2"))
    await third.pictures(scene, "montage")


async def second_round_ends_by_silence(table: Table, scene: Place) -> None:
    """All three are warned once; who answers loses the warning, the others pass by silence."""
    table.stage.tally.heading("The second round")
    for player, hero in heroes_of(table):
        await player.finds(player.private, text("feats-contribute", hero=hero), text("feats-pass"))
    await table.stage.wait(days=2, hours=22)
    for player, hero in heroes_of(table):
        await player.sees(player.private, warning(player, hero))
        table.stage.tally.count("warnings")
    await answer_after_the_warning(table)
    await table.stage.wait(hours=3)
    for player, hero in heroes_of(table)[1:]:
        await player.sees(scene, text("feats-hero-passed-silent", hero=hero))
        over = text("prompt-closed", title=text("feats-contribute", hero=hero), outcome=SILENT)
        await player.finds(player.private, over)
        await player.finds(player.private, warning_over(player, hero))
        table.stage.tally.count("silences")
    await table.gm.sees(scene, text("feats-montage-failure"))
    for player, hero in heroes_of(table):
        player.saw(player.private, warning(player, hero), times=1)


async def answer_after_the_warning(table: Table) -> None:
    """The warning of who has answered is not true any more; the others keep theirs, and no second one comes."""
    first, hero = table.first, table.words.first_hero
    await pass_by(table, first)
    await first.sees(first.private, warning_over(first, hero))
    await first.misses(first.private, warning(first, hero))
    await table.stage.wait(hours=1)
    for player, hero in heroes_of(table)[1:]:
        await player.finds(player.private, warning(player, hero))
        await player.sees_nothing(player.private)


async def tell_the_ending(table: Table, scene: Place) -> None:
    gm, desk, words = table.gm, table.gm.private, table.words
    await gm.sees(desk, text("feats-montage-failure"), text("feats-ending-failure-says"))
    await gm.says(desk, words.ending, to=text("feats-ending-failure-says"))
    await gm.sees(scene, text("feats-montage-told", words=words.ending))
    await gm.sees(scene, text("feats-scene-ended", title=words.goal))


def heroes_of(table: Table) -> tuple[tuple[Person, str], ...]:
    words = table.words
    return (
        (table.first, words.first_hero),
        (table.second, words.second_hero),
        (table.third, words.third_hero),
    )


def named(player: Person, hero: str) -> Text:
    return text("person-with-hero", hero=hero, name=player.name)


def warning(player: Person, hero: str) -> Text:
    return text("warning", who=named(player, hero), what=text("feats-contribute", hero=hero))


def warning_over(player: Person, hero: str) -> Text:
    """The hero is named once, in front."""
    asked = player.stage.wording(text("feats-contribute", hero=hero)).removeprefix(f"{hero}: ")
    return text("warning-over", who=named(player, hero), what=asked)


async def contribute(table: Table, player: Person, hero: str, obstacle: str, skill: str, how: str) -> None:
    """Ticks an obstacle and a skill in the private chat; the words send it."""
    room, asked = player.private, text("feats-contribute", hero=hero)
    await player.presses(room, obstacle, under=asked)
    await player.presses(room, skill, under=asked)
    await player.says(room, how, to=asked)


async def resolve(table: Table, scene: Place, player: Person, hero: str, task: int, faces: tuple[int, int]) -> None:
    """Rank and roll; who still has a Feat Point keeps it."""
    await rank(table, hero, task)
    await roll(table, scene, player, faces, counted="contributions")
    if await player.has(scene, text("feats-improve-title"), text("feats-keep")):
        await player.presses(scene, text("feats-keep"), under=text("feats-improve-title"))


async def pass_by(table: Table, player: Person) -> None:
    room, asked = player.private, text("feats-contribute-says")
    await player.presses(room, text("feats-pass"), under=asked)
    await player.sees(room, text("feats-pass-says"))
    await player.presses(room, text("button-done"), under=asked)
    table.stage.tally.count("contributions")

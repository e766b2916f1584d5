"""An Action Scene of Cortex or Flowers: ones, a third die, a reaction that strikes back, doom, a fall with trauma."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.cortex_table import BIG, Table, die
from tests.e2e.evenings.manners import where
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.wording import Line

STORY, DOOM_MENU = text("cortex-menu-story"), text("cortex-menu-doom")
DOOM = text("cortex-doom-pool")
HARM, BLOW = text("cortex-goal-stress-mental"), text("cortex-goal-stress-physical")


async def open_the_act(table: Table, number: int = 1) -> None:
    gm = table.gm
    table.stage.tally.heading(f"Act {number}")
    await table.by.offered(gm, "/gm", (STORY, text("cortex-new-act", number=number)))
    await gm.sees(table.home, text("cortex-act-began", number=number, dice=""))


async def open_the_fight(table: Table) -> Place:
    gm, words = table.gm, table.words
    table.stage.tally.heading("An Action Scene")
    await table.by.offered(gm, "/gm", (text("cortex-new-scene"),), BIG, words=words.scene)
    title = words.scene.splitlines()[0]
    scene = table.stage.topic(table.home, title)
    await gm.sees(scene, text("cortex-scene-began", title=title, kind=BIG), words.scene.splitlines()[1])
    return scene


async def next_is(table: Table, scene: Place, who: Person, hero: str, number: int) -> None:
    await who.pictures(scene, "next")
    await table.by.picks(who, scene, hero, under=text("cortex-next-title", number=number))


async def declare(table: Table, scene: Place, who: Person, hero: str, words: str, *picks: Line) -> None:
    """A turn: goal, target, words."""
    asked = text("cortex-turn", who=hero)
    await who.pictures(await where(who, scene, asked), "turn")
    await table.by.declares(who, scene, *picks, words=words, under=asked)
    await who.sees(scene, text("cortex-declares", who=hero), words.partition(": ")[2] or words)


async def throw(table: Table, scene: Place, who: Person, hero: str, *traits: Line, dice: tuple[int, ...]) -> None:
    """The pool form; then the dice fall for all to see."""
    await table.stage.dice(table.home, *dice)
    await who.pictures(who.private, "pool")
    await table.by.fills(who, scene, *traits, under=text("cortex-pool-title", who=hero))
    await who.sees(scene, text("cortex-rolls", who=hero))
    table.stage.tally.count("rolls")


async def best(table: Table, scene: Place, who: Person, hero: Line) -> None:
    """Done without ticks takes the best dice."""
    await table.by.fills(who, scene, under=text("cortex-choose-title", who=hero))


async def doom_opposes(table: Table, scene: Place, *dice: int) -> None:
    """The GM lets the doom pool roll as it is, and takes its best dice."""
    await table.gm.pictures(table.desk, "doom")
    await table.stage.dice(table.home, *dice)
    await table.by.fills(table.gm, scene, under=text("cortex-react-title", who=DOOM, against=""))
    await best(table, scene, table.gm, DOOM)


async def enemy_reacts(table: Table, scene: Place, *dice: int) -> None:
    """The GM character's reaction as it comes by itself."""
    await table.stage.dice(table.home, *dice)
    await table.by.fills(table.gm, scene, under=text("cortex-react-title", who=table.words.enemy, against=""))
    await best(table, scene, table.gm, table.words.enemy)


async def act_against_the_doom_pool(table: Table, scene: Place) -> None:
    """Two hitches are bought as one larger die."""
    gm, first, words = table.gm, table.first, table.words
    hero = words.first_hero
    table.stage.tally.heading("An action against the doom pool")
    await next_is(table, scene, gm, hero, 1)
    await declare(table, scene, first, hero, words.cover, text("cortex-goal-asset"))
    traits = (table.slot(first), words.first_distinction, words.first_power)
    await throw(table, scene, first, hero, *traits, dice=(1, 1, 6))
    await first.finds(first.private, text("cortex-choose-title", who=hero), text("cortex-ones-aside", count="2"))
    await best(table, scene, first, hero)
    asked = text("cortex-ones-title", count="2", who=hero)
    await gm.pictures(await where(gm, scene, asked), "hitches")
    await table.by.picks(gm, scene, text("cortex-ones-add", dice=die(8), pp=1), under=asked)
    await gm.sees(scene, text("cortex-ones-bought", who=hero, pp=1, dice=die(8)))
    await doom_opposes(table, scene, 2, 2, 2)
    won = text("cortex-action-wins", actor=hero, total="6", other="4", against=DOOM, die=die(4))
    await first.sees(scene, won)


async def act_with_a_third_die(table: Table, scene: Place) -> None:
    """All dice by hand: a third one in the total, for a point."""
    first, second, words = table.first, table.second, table.words
    hero = words.second_hero
    table.stage.tally.heading("A third die in the total")
    await table.by.babbles(first, scene, words.nonsense, hero, under=text("cortex-next-title", number=1))
    await next_is(table, scene, first, hero, 1)
    await declare(table, scene, second, hero, words.push, BLOW, words.enemy)
    traits = (table.slot(second), words.second_distinction, words.second_power, words.second_specialty)
    await throw(table, scene, second, hero, *traits, dice=(5, 4, 3, 6))
    choose = text("cortex-choose-title", who=hero)
    await second.finds(second.private, choose, text("cortex-die-unused"))
    await table.by.babbles(second, second.private, words.nonsense, text("cortex-best-total"), under=choose)
    await table.by.reads(second, scene, (5, 4, 3), 6, under=choose)
    await second.sees(scene, text("cortex-total-effect", who=hero, total="12", die=die(10)))
    await enemy_reacts(table, scene, 2, 2)
    await second.sees(scene, text("cortex-now-stress", who=words.enemy, type=physical(), die=die(10)))
    await second.pictures(scene, "scene")
    table.stage.tally.count("third die")


async def enemy_strikes_and_is_answered(table: Table, scene: Place) -> None:
    """The reaction wins, and its effect die is bought."""
    second, words = table.second, table.words
    hero = words.second_hero
    table.stage.tally.heading("A reaction that strikes back")
    await next_is(table, scene, second, words.enemy, 1)
    await enemy_attacks(table, scene, words.roar, hero, dice=(2, 3, 2))
    react = text("cortex-react-title", who=hero, against=words.enemy)
    await second.finds(second.private, react, text("cortex-to-beat", total="5"))
    await table.stage.dice(table.home, 7, 3, 6)
    await table.by.fills(second, scene, table.slot(second), words.second_trouble, words.second_power, under=react)
    await best(table, scene, second, hero)
    counter = text("cortex-counter-title", who=hero, die="")
    await table.by.picks(second, scene, text("cortex-goal-stress-emotional"), under=counter)
    await second.sees(scene, text("cortex-counters", who=hero))
    table.stage.tally.count("countered")


async def enemy_attacks(table: Table, scene: Place, words: str, whom: str, *, dice: tuple[int, ...]) -> None:
    gm, enemy = table.gm, table.words.enemy
    await declare(table, scene, gm, enemy, words, HARM, whom)
    traits = (table.slot(gm), table.words.enemy_distinction, table.words.enemy_power)
    await table.stage.dice(table.home, *dice)
    await table.by.fills(gm, scene, *traits, under=text("cortex-pool-title", who=enemy))
    await best(table, scene, gm, enemy)


async def asset_handed_on(table: Table, scene: Place) -> None:
    """A new round; an asset for somebody else: made for them by support, or (in Flowers) made and then handed over."""
    gm, first, words = table.gm, table.first, table.words
    hero, whom = words.first_hero, words.second_hero
    table.stage.tally.heading("An asset is handed on")
    await next_is(table, scene, gm, hero, 2)
    support = () if table.flowers else (whom,)
    await declare(table, scene, first, hero, words.opening, text("cortex-goal-asset"), *support)
    traits = (table.slot(first, "buddy"), words.first_distinction, words.first_power)
    await throw(table, scene, first, hero, *traits, dice=(7, 5, 6))
    await best(table, scene, first, hero)
    await doom_opposes(table, scene, 2, 2, 2)
    if not table.flowers:
        await first.sees(scene, text("cortex-now-support", who=whom, name=words.opening_name, die=die(8), by=hero))
    else:
        await first.sees(scene, text("cortex-now-asset", who=hero, name=words.opening_name, die=die(8)))
        offer = (text("menu-points"), text("cortex-handover-title"))
        await table.by.offered(first, "/menu", offer, words.opening_name, whom)
        await first.sees(scene, text("cortex-handed-over", name=words.opening_name, who=whom))
    table.stage.tally.count("handed on")


async def interrupted_by_doom(table: Table, scene: Place) -> None:
    """The GM character is faster than the hero whose turn it is, and strikes another one."""
    gm, first, words = table.gm, table.first, table.words
    hero = words.first_hero
    table.stage.tally.heading("Doom breaks in")
    await next_is(table, scene, first, words.second_hero, 2)
    await table.by.offered(gm, "/gm", (DOOM_MENU, text("cortex-interrupt")), words.enemy)
    await gm.sees(scene, text("cortex-interrupted", who=words.enemy, hero=words.second_hero, die=die(6)))
    table.stage.tally.count("interrupted")
    await enemy_attacks(table, scene, words.stare, hero, dice=(9, 8, 5))
    react = text("cortex-react-title", who=hero, against=words.enemy)
    await table.stage.dice(table.home, 2, 2, 3)
    await table.by.fills(first, scene, table.slot(first), words.first_distinction, words.first_power, under=react)
    await best(table, scene, first, hero)
    mental = text("cortex-type-mental")
    coming = text("cortex-retype-title", who=hero, type=mental, die=die(8))
    await table.by.picks(first, scene, text("cortex-retype-no"), under=coming)
    await first.sees(scene, text("cortex-now-stress", who=hero, type=mental, die=die(8)))


async def stressed_out(table: Table, scene: Place) -> None:
    """The enemy goes down with trauma: in Flowers as stress reaches d12, else beyond it (CX-OUT-01, FL-STRESS-05).

    The asset that was handed on is in the blows.
    """
    second, words = table.second, table.words
    hero = words.second_hero
    table.stage.tally.heading("Stressed out, with trauma")
    traits = (table.slot(second, "buddy"), words.second_distinction, words.second_power, words.opening_name)
    await blow(table, scene, words.hold, *traits, dice=(8, 7, 10, 4))
    if not table.flowers:
        await second.sees(scene, text("cortex-now-stress", who=words.enemy, type=physical(), die=die(12)))
        await next_is(table, scene, second, hero, 3)
        await blow(table, scene, words.finish, *traits, dice=(8, 7, 10, 4))
    spare = text("cortex-spare-title", who=words.enemy)
    await table.by.picks(second, scene, text("cortex-spare-trauma"), under=spare)
    await second.sees(scene, text("cortex-now-out", who=words.enemy, type=physical(), trauma=die(6)))
    table.stage.tally.count("trauma")


async def blow(table: Table, scene: Place, words: str, *traits: Line, dice: tuple[int, ...]) -> None:
    second, hero = table.second, table.words.second_hero
    await declare(table, scene, second, hero, words, BLOW, table.words.enemy)
    await throw(table, scene, second, hero, *traits, dice=dice)
    await best(table, scene, second, hero)
    await enemy_reacts(table, scene, 2, 2)


def physical() -> Line:
    return text("cortex-type-physical")

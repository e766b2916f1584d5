"""An Act of Cortex or Flowers: actions with their ones, a reaction that strikes back, support, doom, trauma, a rest."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.cortex_table import BIG, REST, Table, die, press, tick
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.wording import Line


async def open_the_act(table: Table) -> None:
    gm, desk = table.gm, table.desk
    table.stage.tally.heading("An Act")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("cortex-menu-story"))
    await gm.presses(desk, text("cortex-new-act", number=1))
    await gm.presses(desk, text("button-done"), under=text("cortex-new-act", number=1))
    await gm.sees(table.home, text("cortex-act-began", number=1, dice=""))


async def open_the_fight(table: Table) -> Place:
    gm, desk, words = table.gm, table.desk, table.words
    table.stage.tally.heading("An Action Scene")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("cortex-new-scene"))
    await gm.presses(desk, BIG)
    await gm.says(desk, words.scene)
    title = words.scene.splitlines()[0]
    scene = table.stage.topic(table.home, title)
    await gm.sees(scene, text("cortex-scene-began", title=title, kind=BIG), words.scene.splitlines()[1])
    return scene


async def declare(table: Table, scene: Place, who: Person, hero: str, words: str, *picks: Line) -> None:
    """A turn by tapping, in the private chat: goal, target, words."""
    asked, room = text("cortex-turn", who=hero), who.private
    await who.finds(room, asked)
    for pick in picks:
        await press(table, scene, who, pick, under=asked)
    await who.says(room, words, to=asked)
    await who.sees(scene, text("cortex-declares", who=hero), words)


async def build(
    table: Table, scene: Place, who: Person, hero: str, *more: Line, dice: tuple[int, ...], slot: Line = ""
) -> None:
    """The pool form by tapping; then the dice fall for all to see."""
    asked = text("cortex-pool-title", who=hero)
    await who.finds(who.private, asked)
    await table.stage.dice(table.home, *dice)
    await tick(table, scene, who, slot or table.slot(who), *more, under=asked)
    await who.sees(scene, text("cortex-rolls", who=hero))
    table.stage.tally.count("rolls")


async def chosen(table: Table, scene: Place, who: Person, hero: str) -> None:
    """Done without ticks takes the best dice."""
    await press(table, scene, who, text("button-done"), under=text("cortex-choose-title", who=hero))


async def doom_opposes(table: Table, scene: Place, *dice: int) -> None:
    """The GM lets the doom pool roll as it is, and takes its best dice."""
    gm, doom = table.gm, text("cortex-doom-pool")
    await table.stage.dice(table.home, *dice)
    await press(table, scene, gm, text("button-done"), under=text("cortex-react-title", who=doom, against=""))
    await press(table, scene, gm, text("button-done"), under=text("cortex-choose-title", who=doom))


async def act_against_the_doom_pool(table: Table, scene: Place) -> None:
    """Two hitches are bought as one larger die."""
    gm, first, words = table.gm, table.first, table.words
    table.stage.tally.heading("An action against the doom pool")
    await press(table, scene, gm, words.first_hero, under=text("cortex-next-title", number=1))
    await declare(table, scene, first, words.first_hero, words.cover, text("cortex-goal-asset"))
    await build(table, scene, first, words.first_hero, words.first_distinction, words.first_power, dice=(1, 1, 6))
    await first.finds(
        first.private, text("cortex-choose-title", who=words.first_hero), text("cortex-ones-aside", count="2")
    )
    await chosen(table, scene, first, words.first_hero)
    asked = text("cortex-ones-title", count="2", who=words.first_hero)
    bigger = text("cortex-ones-add", dice=die(8), pp=1)
    await press(table, scene, gm, bigger, under=asked)
    await gm.sees(scene, text("cortex-ones-bought", who=words.first_hero, pp=1, dice=""))
    await doom_opposes(table, scene, 2, 2, 2)
    won = text(
        "cortex-action-wins",
        actor=words.first_hero,
        total="6",
        other="4",
        against=text("cortex-doom-pool"),
        die=die(4),
    )
    await first.sees(scene, won)


async def act_with_a_third_die(table: Table, scene: Place) -> None:
    """Wholly typed: the action, the pool; then all dice by hand, a third one in the total for a point."""
    first, second, words = table.first, table.second, table.words
    table.stage.tally.heading("A third die in the total, and typed from the first word")
    await press(table, scene, first, words.second_hero, under=text("cortex-next-title", number=1))
    await second.says(scene, f"/act {words.typed}")
    await second.finds(second.private, text("cortex-pool-title", who=words.second_hero))
    await table.stage.dice(table.home, 5, 4, 3, 6)
    await second.says(scene, f"/act {words.typed_pool[table.system]}")
    choose = text("cortex-choose-title", who=words.second_hero)
    await second.finds(second.private, choose, text("cortex-die-unused"))
    for number, times in ((5, 1), (4, 1), (3, 1), (6, 2)):
        for _ in range(times):
            await press(table, scene, second, text("die-with-face", die="", face=str(number)), under=choose)
    await second.finds(second.private, text("cortex-die-effect"), text("cortex-pp", amount=1))
    await second.pictures(second.private, "choice")
    await press(table, scene, second, text("button-done"), under=choose)
    await enemy_reacts(table, scene, 2, 2)
    stress = text("cortex-now-stress", who=words.enemy, type=text("cortex-type-physical"), die=die(10))
    await second.sees(scene, stress)


async def enemy_reacts(table: Table, scene: Place, *dice: int) -> None:
    """The GM character's reaction as it comes by itself."""
    gm, words = table.gm, table.words
    await table.stage.dice(table.home, *dice)
    await press(table, scene, gm, text("button-done"), under=text("cortex-react-title", who=words.enemy, against=""))
    await press(table, scene, gm, text("button-done"), under=text("cortex-choose-title", who=words.enemy))


async def enemy_strikes_and_is_answered(table: Table, scene: Place) -> None:
    """The reaction wins, and its effect die is bought."""
    gm, second, words = table.gm, table.second, table.words
    table.stage.tally.heading("A reaction that strikes back")
    await press(table, scene, second, words.enemy, under=text("cortex-next-title", number=1))
    asked = text("cortex-turn", who=words.enemy)
    for pick in (text("cortex-goal-stress-mental"), f"☐ {words.second_hero}"):
        await press(table, scene, gm, pick, under=asked)
    await gm.says(table.desk, words.roar, to=asked)
    pool = text("cortex-pool-title", who=words.enemy)
    await table.stage.dice(table.home, 2, 3, 2)
    await tick(table, scene, gm, table.enemy_slot, words.enemy_distinction, words.enemy_power, under=pool)
    await press(table, scene, gm, text("button-done"), under=text("cortex-choose-title", who=words.enemy))
    react = text("cortex-react-title", who=words.second_hero, against=words.enemy)
    await second.finds(second.private, react, text("cortex-to-beat", total="5"))
    await table.stage.dice(table.home, 7, 3, 6)
    await tick(table, scene, second, table.slot(second), words.second_trouble, words.second_power, under=react)
    await press(table, scene, second, text("button-done"), under=text("cortex-choose-title", who=words.second_hero))
    counter = text("cortex-counter-title", who=words.second_hero, die="")
    await press(table, scene, second, text("cortex-goal-stress-emotional"), under=counter)
    await second.sees(scene, text("cortex-counters", who=words.second_hero))
    table.stage.tally.count("countered")


async def support_handed_on(table: Table, scene: Place) -> None:
    """A new round; an asset made for somebody else."""
    gm, first, words = table.gm, table.first, table.words
    table.stage.tally.heading("Support")
    await press(table, scene, gm, words.first_hero, under=text("cortex-next-title", number=2))
    await declare(
        table, scene, first, words.first_hero, words.opening, text("cortex-goal-asset"), f"☐ {words.second_hero}"
    )
    slot = table.slot(first) if table.system == "flowers" else text("cortex-use-buddy")
    await build(
        table, scene, first, words.first_hero, words.first_distinction, words.first_power, dice=(7, 5, 6), slot=slot
    )
    await chosen(table, scene, first, words.first_hero)
    await doom_opposes(table, scene, 2, 2, 2)
    await first.sees(scene, words.opening_name, words.second_hero)
    table.stage.tally.count("handed on")


async def interrupted_by_doom(table: Table, scene: Place) -> None:
    """The GM character is faster than the hero whose turn it is."""
    gm, first, desk, words = table.gm, table.first, table.desk, table.words
    table.stage.tally.heading("Doom breaks in")
    await press(table, scene, first, words.second_hero, under=text("cortex-next-title", number=2))
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("cortex-menu-doom"))
    await gm.presses(desk, text("cortex-interrupt"))
    await gm.presses(desk, words.enemy, under=text("cortex-interrupt-says", who=words.second_hero))
    await gm.sees(scene, text("cortex-interrupted", who=words.enemy, hero=words.second_hero, die=""))
    await tick(table, scene, gm, text("cortex-pass"), under=text("cortex-turn", who=words.enemy))
    table.stage.tally.count("interrupted")


async def stressed_out(table: Table, scene: Place) -> None:
    """The enemy goes down, with trauma."""
    second, words = table.second, table.words
    table.stage.tally.heading("Stressed out, with trauma")
    await table.set_enemy_stress()
    goal = text("cortex-goal-stress-physical")
    await declare(table, scene, second, words.second_hero, words.finish, goal, f"☐ {words.enemy}")
    await build(table, scene, second, words.second_hero, words.second_distinction, words.second_power, dice=(8, 7, 10))
    await chosen(table, scene, second, words.second_hero)
    await enemy_reacts(table, scene, 2, 2)
    spare = text("cortex-spare-title", who=words.enemy)
    await press(table, scene, second, text("cortex-spare-trauma"), under=spare)
    out = text("cortex-now-out", who=words.enemy, type=text("cortex-type-physical"), trauma="")
    await second.sees(scene, out)
    table.stage.tally.count("trauma")


async def rest_with_one_silent(table: Table) -> None:
    """A recovery, a resource, a purchase; the clock closes it for who says nothing."""
    gm, first, desk, words = table.gm, table.first, table.desk, table.words
    table.stage.tally.heading("A rest; one player is silent")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("cortex-close-scene"))
    await gm.presses(desk, text("cortex-close"), under=text("cortex-close-action-says"))
    await table.set_hero_stress()
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("cortex-new-scene"))
    await gm.presses(desk, REST)
    await gm.says(desk, words.camp)
    scene = table.stage.topic(table.home, words.camp)
    asked = text("cortex-rest-title", who=words.first_hero)
    await first.finds(first.private, asked, text("cortex-rest-done"))
    stress = text("cortex-rest-stress", type=text("cortex-short-mental"), die="")
    await press(table, scene, first, stress, under=asked)
    await build(table, scene, first, words.first_hero, words.first_distinction, words.first_power, dice=(7, 5, 6))
    await chosen(table, scene, first, words.first_hero)
    await doom_opposes(table, scene, 2, 2, 2)
    none = text("cortex-none-left")
    eased = text("cortex-treated-stress", who=words.first_hero, type=text("cortex-type-mental"), die=none)
    await first.sees(scene, eased)
    resource = text("cortex-rest-resource", specialty=words.first_specialty)
    await press(table, scene, first, resource, under=asked)
    await first.sees(scene, text("cortex-resource-made", who=words.first_hero, name=words.first_specialty, die=""))
    await buy_with_experience(table, scene)
    await press(table, scene, first, text("cortex-rest-done"), under=asked)
    await first.sees(scene, text("cortex-rest-ready", who=words.first_hero))
    await table.stage.wait(days=4)
    await gm.finds(scene, text("cortex-scene-ended", title=words.camp))
    table.stage.tally.count("rested")


async def buy_with_experience(table: Table, scene: Place) -> None:
    """A point for one XP, from the menu of points."""
    first = table.first
    await first.presses(scene, text("button-menu"))
    await first.presses(first.private, text("menu-hero"))
    await first.presses(first.private, text("cortex-menu-xp"))
    await first.presses(first.private, text("cortex-buy-points"))
    await first.presses(first.private, text("cortex-buy-points-yes"))
    table.stage.tally.count("bought")


async def the_act_ends(table: Table) -> None:
    gm, desk = table.gm, table.desk
    table.stage.tally.heading("The next Act")
    await gm.says(desk, "/gm")
    await gm.presses(desk, text("cortex-menu-story"))
    await gm.presses(desk, text("cortex-new-act", number=2))
    await gm.presses(desk, text("button-done"), under=text("cortex-new-act", number=2))
    await gm.sees(table.home, text("cortex-act-began", number=2, dice=""))

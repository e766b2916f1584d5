"""Heroes of Cortex: one on paper, one step by step; and somebody to meet."""

from __future__ import annotations

from engine import Dice, Text, text
from tests.e2e.evenings.cortex_table import Table
from tests.e2e.person import Person

AFFILIATION = ("Solo d10", "Соло d10")


def on_paper(table: Table, sheet: str) -> str:
    """A sheet with Severity where Flowers has it."""
    if table.system != "flowers":
        return sheet.strip()
    lines = [table.words.severity if any(a in line for a in AFFILIATION) else line for line in sheet.splitlines()]
    return "\n".join(lines).strip()


async def bring_a_hero_on_paper(table: Table) -> None:
    first, words = table.first, table.words
    table.stage.tally.heading(f"A hero on paper: {words.first_hero}")
    await first.presses(table.home, text("button-join"))
    await first.sees(first.private, text("hero-make"), text("hero-by-steps"))
    await first.says(first.private, on_paper(table, words.first_sheet))
    await first.sees(first.private, text("hero-save"))
    await first.presses(first.private, text("hero-save"))
    await approve(table, words.first_hero)


async def make_a_hero_by_buttons(table: Table) -> None:
    second, words, room = table.second, table.words, table.second.private
    table.stage.tally.heading("A hero step by step")
    await second.presses(table.home, text("button-join"))
    await second.presses(room, text("hero-by-steps"))
    await second.sees(room, text("cortex-step-name"))
    await second.says(room, words.second_hero)
    await second.sees(room, text("cortex-step-about"))
    await second.presses(room, text("hero-skip"))
    await second.sees(room, text("cortex-step-affiliation"))
    if table.system == "flowers":
        await second.says(room, words.facets)
    else:
        dice = [text("cortex-die", die=Dice(sides=size)) for size in (10, 8, 6)]
        await second.presses(room, text("cortex-step-company", solo=dice[0], buddy=dice[1], team=dice[2]))
    await second.sees(room, text("cortex-step-distinctions"))
    await second.says(room, words.second_distinctions)
    await second.says(room, words.second_set.strip())
    await second.presses(room, text("hero-next"))  # no further Limit
    await second.sees(room, text("cortex-step-specialty"))
    await second.presses(room, text("cortex-level-master"))
    await second.says(room, words.second_specialty)
    await second.presses(room, text("hero-next"))
    await second.presses(room, text("button-done"))
    await second.sees(room, text("cortex-step-milestone"))
    await second.says(room, words.second_milestone.strip())
    await leave_out(second, text("hero-next"), until=text("cortex-choose-done"))
    await second.presses(room, text("cortex-choose-done"))
    await approve(table, words.second_hero)


async def leave_out(who: Person, button: Text, *, until: Text) -> None:
    """Steps that a hero does without, one after the other."""
    room = who.private
    for _ in range(4):
        if await who.has(room, until):
            return
        await who.presses(room, button)
        if await who.has(room, "◉"):
            await who.presses(room, text("button-done"))


async def make_an_enemy(table: Table) -> None:
    gm, words = table.gm, table.words
    table.stage.tally.heading("Somebody to meet")
    await gm.says(table.desk, "/gm")
    await gm.presses(table.desk, text("cortex-menu-npcs"))
    await gm.presses(table.desk, text("cortex-npc-new"))
    await gm.says(table.desk, on_paper(table, words.enemy_sheet))
    await gm.says(table.desk, "/gm")
    await gm.presses(table.desk, text("cortex-menu-npcs"))
    await gm.presses(table.desk, words.enemy)
    await gm.presses(table.desk, text("cortex-npc-enter"))


async def approve(table: Table, hero: str) -> None:
    gm = table.gm
    await gm.sees(table.desk, text("hero-approve", hero=hero), text("hero-approve-yes"))
    await gm.presses(table.desk, text("hero-approve-yes"))
    await gm.sees(table.home, text("hero-joined", hero=hero))
    table.stage.tally.count("heroes")

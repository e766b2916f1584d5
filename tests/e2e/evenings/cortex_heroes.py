"""Heroes of Cortex: one on paper, one step by step; and somebody to meet."""

from __future__ import annotations

from engine import Dice, text
from tests.e2e.evenings.cortex_table import Table
from tests.e2e.evenings.seated import approve

AFFILIATION = ("Solo d10", "Соло d10")


def on_paper(table: Table, sheet: str) -> str:
    """A sheet with Severity where Flowers has it."""
    if table.system != "flowers":
        return sheet.strip()
    lines = [table.words.severity if any(a in line for a in AFFILIATION) else line for line in sheet.splitlines()]
    return "\n".join(lines).strip()


async def make_a_hero_by_buttons(table: Table) -> None:
    second, words, room, by = table.second, table.words, table.second.private, table.by
    table.stage.tally.heading("A hero step by step")
    onward = text("hero-next")
    await by.joins(second, table.home)
    await by.picks(second, room, text("hero-by-steps"), under=text("hero-make"))
    await second.sees(room, text("cortex-step-name"))
    await second.says(room, words.second_hero)
    await by.picks(second, room, text("hero-skip"), under=text("cortex-step-about"))
    await second.sees(room, text("cortex-step-affiliation"))
    if table.flowers:
        await second.says(room, words.facets)
    else:
        dice = [text("cortex-die", die=Dice(sides=size)) for size in (10, 8, 6)]
        order = text("cortex-step-company", solo=dice[0], buddy=dice[1], team=dice[2])
        await by.picks(second, room, order, under=text("cortex-step-affiliation"))
    await second.sees(room, text("cortex-step-distinctions"))
    await second.says(room, words.second_distinctions)
    await second.says(room, words.second_set.strip())
    await by.picks(second, room, onward, under=text("cortex-step-limit"))
    specialty = text("cortex-step-specialty")
    await by.declares(second, room, text("cortex-level-master"), words=words.second_specialty, under=specialty)
    await by.fills(second, room, onward, under=specialty)
    await second.sees(room, text("cortex-step-milestone"))
    await second.says(room, words.second_milestone.strip())
    await by.picks(second, room, onward, under=text("cortex-step-milestone"))
    await by.fills(second, room, onward, under=text("cortex-step-reactions"))
    await by.picks(second, room, text("cortex-choose-done"), under=text("cortex-step-choose"))
    await approve(table, words.second_hero)


async def make_an_enemy(table: Table) -> None:
    gm, words, npcs = table.gm, table.words, text("cortex-menu-npcs")
    table.stage.tally.heading("Somebody to meet")
    await table.by.offered(gm, "/gm", (npcs, text("cortex-npc-new")), words=on_paper(table, words.enemy_sheet))
    await table.by.offered(gm, "/gm", (npcs, words.enemy), text("cortex-npc-enter"))
    await gm.sees(table.home, text("cortex-npc-enters", npc=words.enemy))

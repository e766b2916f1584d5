"""Heroes of Feats: one made step by step, the others brought on paper; the GM takes them in."""

from __future__ import annotations

from engine import Text, text
from tests.e2e.evenings.feats_table import Table
from tests.e2e.person import Person


async def make_a_hero_by_buttons(table: Table) -> None:
    """The first player needs no sheet: every step is asked."""
    first, words, room = table.first, table.words, table.first.private
    table.stage.tally.heading("A hero step by step")
    await first.presses(table.home, text("button-join"))
    await first.sees(table.home, first.name)
    await first.sees(room, text("hero-make"), text("hero-by-steps"))
    await first.presses(room, text("hero-by-steps"))
    await first.sees(room, text("feats-step-name"), text("prompt-secret"))
    await first.says(room, words.first_hero)
    await first.sees(room, text("feats-step-rank"))
    await first.presses(room, text("feats-character-rank-3"))
    await first.sees(room, text("feats-step-stress"))
    await first.presses(room, "6")
    await first.sees(room, text("feats-step-motivation-says"))
    await first.says(room, words.first_motivation)
    await first.sees(room, text("feats-step-complication-says"))
    await first.says(room, words.first_complication)
    await first.sees(room, text("feats-step-skill-asks"))
    for number in (("rank", 3), ("value", 2)):
        await first.presses(room, tick(*number))
        await first.sees(room, "◉", tick(*number))
    await first.says(room, words.first_skill)
    await first.sees(room, text("feats-skill", skill=words.first_skill, rank="3", value="2"))
    await first.presses(room, text("hero-back"))
    await first.presses(room, text("button-done"))
    await first.sees(room, text("feats-step-choose"))
    await first.presses(room, text("feats-choose-ability"))
    await first.presses(room, tick("cost", 2))
    await first.says(room, f"{words.first_ability}: {words.first_ability_says}")
    ability = text("feats-effect-ability", name=words.first_ability, base="2")
    await first.sees(room, text("feats-effect-with-words", effect=ability, words=words.first_ability_says))
    await first.presses(room, text("hero-back"))
    await first.presses(room, text("button-done"))
    await first.presses(room, text("feats-choose-done"))
    await approve(table, words.first_hero)


async def bring_a_hero_on_paper(table: Table, player: Person, hero: str, sheet: str) -> None:
    room = player.private
    table.stage.tally.heading(f"A hero on paper: {hero}")
    await player.presses(table.home, text("button-join"))
    await player.sees(room, text("hero-make"), text("hero-by-steps"))
    await player.says(room, sheet.strip())
    await approve(table, hero)


async def approve(table: Table, hero: str) -> None:
    gm, desk = table.gm, table.gm.private
    await gm.sees(desk, text("hero-approve", hero=hero), text("hero-approve-yes"))
    await gm.presses(desk, text("hero-approve-yes"))
    await gm.sees(table.home, text("hero-joined", hero=hero))
    table.stage.tally.count("heroes")


def tick(group: str, number: int) -> Text:
    return text(f"feats-tick-{group}", number=str(number))

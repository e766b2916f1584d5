"""An action of Blackbird from its words to the dice, and what is decided after the throw."""

from __future__ import annotations

from engine import text
from tests.e2e.evenings.blackbird_table import Table, attribute
from tests.e2e.evenings.manners import Used
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.wording import Line


async def declare(table: Table, scene: Place, who: Person, hero: str, by: str, words: str) -> None:
    """The player proposes the attribute and says what the hero does."""
    await table.by.acts(who, scene, attribute(by), words=words, under=text("blackbird-act", hero=hero))
    await who.sees(scene, text("blackbird-declares", who=hero, attribute=attribute(by)), words)


async def frame(table: Table, scene: Place, hero: str, *picks: Line) -> None:
    """The GM; without a tick everything stays as proposed."""
    await table.gm.pictures(table.desk, "frame")
    await table.by.fills(table.gm, scene, *picks, under=text("blackbird-frame", who=hero))


async def choose_career(table: Table, scene: Place, who: Person, hero: str, career: str) -> None:
    await table.by.picks(who, scene, career, under=text("blackbird-gather-career", who=hero))


async def throw(table: Table, scene: Place, who: Person, hero: str, *uses: Used, dice: tuple[int, ...]) -> None:
    """The pool form; then the dice fall for all to see."""
    await table.stage.dice(table.home, *dice)
    await table.by.gathers(who, scene, *uses, under=text("blackbird-gather", who=hero))
    await who.sees(scene, text("blackbird-throws", who=hero, dice=len(dice)))
    table.stage.tally.count("throws")


async def decide(table: Table, scene: Place, who: Person, hero: str, step: str, choice: Line, *dice: int) -> None:
    """One decision after the throw; dice may fall with it."""
    if dice:
        await table.stage.dice(table.home, *dice)
    await table.by.picks(who, scene, choice, under=text(f"blackbird-step-{step}-title", who=hero))

"""Who plays Cortex or Flowers this evening, where, and in which words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine import Dice, Text, text
from tests.e2e.evenings.manners import Manner
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage

HERE = Path(__file__).parent
BIG = text("cortex-kind-action")
REST = text("cortex-kind-transition")


class Words(BaseModel):
    """What is said this evening, in one language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    group: str
    title: str
    people: tuple[str, str, str]
    """The GM, and the players of the two heroes."""
    first_hero: str
    first_sheet: str
    first_distinction: str
    first_power: str
    first_specialty: str
    first_growth: str
    """The power that is stepped up for experience."""
    second_distinction: str
    second_trouble: str
    second_power: str
    enemy_distinction: str
    enemy_power: str
    second_hero: str
    second_distinctions: str
    second_set: str
    second_specialty: str
    second_milestone: str
    facets: str
    first_facet: str
    second_facet: str
    enemy: str
    enemy_sheet: str
    severity: str
    """The line of Severity that stands in Flowers for the one of affiliations."""
    scene: str
    cover: str
    cover_name: str
    push: str
    roar: str
    stare: str
    opening: str
    opening_name: str
    hold: str
    finish: str
    nonsense: str
    camp: str
    sleep: str


@dataclass(frozen=True)
class Table:
    """Who plays, where, in which words; by tapping, or all of it typed."""

    stage: Stage
    system: str
    words: Words
    gm: Person
    first: Person
    second: Person
    home: Place
    by: Manner

    @property
    def desk(self) -> Place:
        return self.gm.private

    @property
    def flowers(self) -> bool:
        return self.system == "flowers"

    def slot(self, person: Person, cortex: str = "solo") -> str | Text:
        """The die of affiliation, or of Severity, that somebody uses."""
        if self.flowers:
            return self.words.second_facet if person is self.second else self.words.first_facet
        return text(f"cortex-use-{cortex}")


def die(size: int) -> Text:
    return text("cortex-die", die=Dice(sides=size))


def words_in(language: str) -> Words:
    path = HERE / f"cortex.{language}.toml"
    return Words.model_validate(tomllib.loads(path.read_text("utf-8")))


async def gather(stage: Stage, system: str, manner: Manner) -> Table:
    """Three people open their private chats and meet in a group with topics."""
    stage.tally.heading("Three people meet")
    words = words_in(stage.wording.language)
    gm, first, second = [await stage.person(name) for name in words.people]
    home = await stage.group(words.group, gm, first, second)
    return Table(stage, system, words, gm, first, second, home, manner)


async def open_the_game(table: Table) -> None:
    gm, home, words = table.gm, table.home, table.words
    table.stage.tally.heading("A new game")
    await gm.says(home, f"/newgame {words.title}")
    card = text("setup-title", title=words.title)
    await gm.sees(home, card)
    await table.by.sets_up(gm, home, text(f"ruleset-{table.system}"), text("button-open-game"), under=card)
    await gm.sees(home, text("card-title", title=words.title), text("button-join"))

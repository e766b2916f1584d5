"""Three people at a table of any system: the GM, and the players of two heroes, one of whom has a hero on paper."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict

from engine import text
from tests.e2e.evenings.manners import Manner
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage

HERE = Path(__file__).parent


class EveningWords(BaseModel):
    """What is said on every evening, in one language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    group: str
    title: str
    people: tuple[str, str, str]
    """The GM, and the players of the two heroes."""
    first_hero: str
    first_sheet: str
    second_hero: str


W = TypeVar("W", bound=EveningWords)


@dataclass(frozen=True)
class Seated(Generic[W]):
    """Who plays, where, in which words; by tapping, or all of it typed."""

    stage: Stage
    system: str
    words: W
    gm: Person
    first: Person
    second: Person
    home: Place
    by: Manner

    @property
    def desk(self) -> Place:
        return self.gm.private


def words_in(kind: type[W], evening: str, language: str) -> W:
    path = HERE / f"{evening}.{language}.toml"
    return kind.model_validate(tomllib.loads(path.read_text("utf-8")))


async def people_meet(stage: Stage, words: EveningWords) -> tuple[Person, Person, Person, Place]:
    """Three people open their private chats and meet in a group with topics."""
    stage.tally.heading("Three people meet")
    gm, first, second = [await stage.person(name) for name in words.people]
    return gm, first, second, await stage.group(words.group, gm, first, second)


async def open_the_game(table: Seated[W]) -> None:
    gm, home, words = table.gm, table.home, table.words
    table.stage.tally.heading("A new game")
    await gm.says(home, f"/newgame {words.title}")
    card = text("setup-title", title=words.title)
    await gm.sees(home, card)
    await table.by.sets_up(gm, home, text(f"ruleset-{table.system}"), text("button-open-game"), under=card)
    await gm.sees(home, text("card-title", title=words.title), text("button-join"))


async def bring_a_sheet(table: Seated[W], sheet: str) -> None:
    """The first player's hero, on paper."""
    first, hero, room = table.first, table.words.first_hero, table.first.private
    table.stage.tally.heading(f"A hero on paper: {hero}")
    await table.by.joins(first, table.home)
    await first.sees(room, text("hero-make"), text("hero-by-steps"))
    await first.says(room, sheet)
    await first.sees(room, text("hero-save"))
    await table.by.picks(first, room, text("hero-save"), under=hero)
    await approve(table, hero)


async def approve(table: Seated[W], hero: str) -> None:
    gm, asked = table.gm, text("hero-approve", hero=hero)
    await gm.sees(table.desk, asked, text("hero-approve-yes"))
    await table.by.picks(gm, table.desk, text("hero-approve-yes"), under=asked)
    await gm.sees(table.home, text("hero-joined", hero=hero))
    table.stage.tally.count("heroes")

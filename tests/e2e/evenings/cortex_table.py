"""Who plays Cortex or Flowers this evening, where, and in which words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine import Dice, Text, text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage
from tests.e2e.wording import Line

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
    mishap: str
    strike: str
    roar: str
    opening: str
    opening_name: str
    finish: str
    typed: str
    """An action that is typed: goal, target and words."""
    typed_pool: dict[str, str]
    """By rule system."""
    camp: str
    sleep: str
    contact: str


@dataclass(frozen=True)
class Table:
    """Who plays, where, and in which words."""

    stage: Stage
    system: str
    words: Words
    gm: Person
    first: Person
    second: Person
    home: Place

    @property
    def desk(self) -> Place:
        return self.gm.private

    def slot(self, person: Person) -> str | Text:
        """The die of affiliation, or of Severity, that a hero uses."""
        if self.system == "flowers":
            return self.words.first_facet if person is self.first else self.words.second_facet
        return text("cortex-use-solo")

    @property
    def enemy_slot(self) -> str | Text:
        return self.words.first_facet if self.system == "flowers" else text("cortex-use-solo")

    async def set_enemy_stress(self) -> None:
        """The GM's hand: the enemy is nearly down."""
        await self._set_track(self.words.enemy, "physical", 12)

    async def set_hero_stress(self) -> None:
        await self._set_track(self.words.first_hero, "mental", 8)

    async def _set_track(self, who: str, type_: str, size: int) -> None:
        gm, desk = self.gm, self.desk
        await gm.says(desk, "/gm")
        await gm.presses(desk, text("cortex-menu-hand"))
        await gm.presses(desk, text("cortex-hand-tracks"))
        asked = text("cortex-hand-tracks")
        labels = (who, text("cortex-hand-stress", type=text(f"cortex-type-{type_}")), die(size))
        await ticks(gm, desk, *labels, under=asked)


def die(size: int) -> Text:
    return text("cortex-die", die=Dice(sides=size))


def words_in(language: str) -> Words:
    path = HERE / f"cortex.{language}.toml"
    return Words.model_validate(tomllib.loads(path.read_text("utf-8")))


async def gather(stage: Stage, system: str) -> Table:
    """Three people open their private chats and meet in a group with topics."""
    stage.tally.heading("Three people meet")
    words = words_in(stage.wording.language)
    gm, first, second = [await stage.person(name) for name in words.people]
    home = await stage.group(words.group, gm, first, second)
    return Table(stage, system, words, gm, first, second, home)


async def open_the_game(table: Table) -> None:
    gm, home, words = table.gm, table.home, table.words
    table.stage.tally.heading("A new game")
    await gm.says(home, f"/newgame {words.title}")
    await gm.sees(home, text("setup-title", title=words.title))
    await gm.presses(home, text(f"ruleset-{table.system}"))
    await gm.sees(home, text("card-system", name=text(f"ruleset-{table.system}")))
    await gm.presses(home, text("button-open-game"))
    await gm.sees(home, text("card-title", title=words.title), text("button-join"))


async def where(scene: Place, who: Person, asked: Line) -> Place:
    """Questions with a form come into the private chat, short ones stand in the scene."""
    return who.private if await who.has(who.private, asked) else scene


async def press(table: Table, scene: Place, who: Person, button: Line, *, under: Line) -> None:
    await who.presses(await where(scene, who, under), button, under=under)


async def tick(table: Table, scene: Place, who: Person, *labels: Line, under: Line) -> None:
    """Ticks of a form, wherever it stands, then Done."""
    await ticks(who, await where(scene, who, under), *labels, under=under)


async def ticks(person: Person, where: Place, *labels: Line, under: Line) -> None:
    """Ticks of a form, then Done."""
    for label in labels:
        await person.presses(where, label, under=under)
    await person.presses(where, text("button-done"), under=under)

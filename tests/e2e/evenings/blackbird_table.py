"""Who plays Blackbird this evening, where, and in which words."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Text, text
from tests.e2e.evenings.manners import Manner
from tests.e2e.evenings.seated import EveningWords, Seated, people_meet, words_in
from tests.e2e.stage import Stage


class Words(EveningWords):
    """What is said this evening, in one language."""

    deep: str
    """The first hero's career, and its aspect of the type Masterfully."""
    deep_aspect: str
    rope: str
    """The first hero's other career, in which an aspect is made on the spot."""
    careers: tuple[str, str, str]
    """The second hero's."""
    talents: tuple[str, str]
    flag: str
    heights: str
    """The second hero's aspect of the type Effortlessly, and the skill with Rich experience inside it."""
    chimney: str
    enemy: str
    enemy_sheet: str
    new_aspect: str
    new_aspect_name: str
    perk: str
    perk_name: str
    scene: str
    tie: str
    swing: str
    climb: str
    run: str
    jump: str
    dive: str
    light: str
    watch: str
    wrestle: str
    crawl: str


@dataclass(frozen=True)
class Table(Seated[Words]):
    """Who plays, where, in which words."""


def attribute(name: str) -> Text:
    return text(f"blackbird-attribute-{name}")


async def gather(stage: Stage, manner: Manner) -> Table:
    words = words_in(Words, "blackbird", stage.wording.language)
    return Table(stage, "blackbird", words, *await people_meet(stage, words), manner)

"""Who plays Cortex or Flowers this evening, where, and in which words."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Dice, Text, text
from tests.e2e.evenings.manners import Manner
from tests.e2e.evenings.seated import EveningWords, Seated, people_meet, words_in
from tests.e2e.person import Person
from tests.e2e.stage import Stage

BIG = text("cortex-kind-action")
REST = text("cortex-kind-transition")


class Words(EveningWords):
    """What is said this evening, in one language."""

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
class Table(Seated[Words]):
    """Who plays, where, in which words; Flowers has words of its own."""

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


async def gather(stage: Stage, system: str, manner: Manner) -> Table:
    words = words_in(Words, "cortex", stage.wording.language)
    gm, first, second, home = await people_meet(stage, words)
    return Table(stage, system, words, gm, first, second, home, manner)

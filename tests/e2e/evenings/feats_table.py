"""Who plays Feats this evening, where, and in which words."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from engine import Text, text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.stage import Stage

HERE = Path(__file__).parent
COMBAT = text("feats-kind-combat")


class Words(BaseModel):
    """What is said this evening, in one language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    group: str
    title: str
    people: tuple[str, str, str, str]
    """The GM, and the players of the three heroes."""
    scene: str
    opening: str
    first_hero: str
    first_motivation: str
    first_complication: str
    first_skill: str
    first_ability: str
    first_ability_says: str
    second_hero: str
    second_sheet: str
    second_skill: str
    third_hero: str
    third_sheet: str
    third_skill: str
    third_other_skill: str
    climb: str
    climbed: str
    force: str
    forced: str
    listen: str
    listened: str
    wrong_words: str
    mend: str
    mended: str
    grab: str
    foe: str
    foe_skill: str
    grabbed: str
    plan: str
    """Goal, pressure and obstacles of the montage, a line each."""
    goal: str
    obstacles: tuple[str, str, str]
    row: str
    rowed: str
    carry: str
    carried: str
    ending: str


@dataclass(frozen=True)
class Table:
    """Who plays, where, and in which words."""

    stage: Stage
    words: Words
    gm: Person
    first: Person
    second: Person
    third: Person
    home: Place


def words_in(language: str) -> Words:
    path = HERE / f"feats.{language}.toml"
    return Words.model_validate(tomllib.loads(path.read_text("utf-8")))


def outcome(came: str) -> Text:
    return text(f"feats-outcome-{came}")

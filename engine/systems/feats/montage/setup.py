"""Before a montage: what the GM must announce, and how long the track is.

FT-MONT-03, FT-MONT-05, FT-MONT-06, FT-MONT-07, FT-MONT-29, FT-GM-04. The length is the difficulty of the whole scene;
the rank of each check is set for itself (FT-MONT-08).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.core.base import Frozen, Map, Rejected
from engine.core.sheet import folded, tidy
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage.values import ROUNDS, SEGMENTS, Difficulty, Montage, Obstacle
from engine.systems.feats.options import FewerHeroes

LENGTH_FOR_THREE: Map[str, int] = Map({"simple": 4, "normal": 6, "hard": 8})
"""FT-MONT-05."""
TABLE_HEROES = 3
PER_HERO = 2
"""Segments more or less for each hero (FT-MONT-06, FT-MONT-07)."""
SHORTEST = 3
"""A shorter track could not end in a failure (A-02)."""


class Preparation(Frozen):
    """The GM's form: the four announcements (the track follows from difficulty and heroes)."""

    goal: str
    pressure: str
    obstacles: tuple[str, ...]
    difficulty: str
    heroes: tuple[HeroId, ...]


class Prepared(NamedTuple):
    """A montage that may be started."""

    difficulty: Difficulty
    obstacles: tuple[str, ...]
    """Without blank lines."""
    track_length: int
    rounds: int
    contributions: int
    """At most, in the whole montage."""
    warning: Literal["track-cannot-be-filled"] | None


def prepare(form: Preparation, fewer_heroes: FewerHeroes) -> Prepared:
    """Refusals, in this order (FT-MONT-03): `no-heroes`, `duplicate-hero`, `bad-difficulty`, `goal-missing`,
    `pressure-missing`, `obstacles-missing`. A text of blanks is missing, blank lines of obstacles are dropped.
    """
    require_heroes(form.heroes)
    difficulty = difficulty_named(form.difficulty)
    for words, code in ((form.goal, "goal-missing"), (form.pressure, "pressure-missing")):
        if not words.strip():
            raise Rejected(code)
    obstacles = tuple(line for typed in form.obstacles if (line := tidy(typed)))
    if not obstacles:
        raise Rejected("obstacles-missing")
    length = track_length(difficulty, len(form.heroes), fewer_heroes)
    contributions = ROUNDS * len(form.heroes)
    cannot = length > SEGMENTS[Outcome.CRITICAL] * contributions
    return Prepared(
        difficulty, obstacles, length, ROUNDS, contributions, "track-cannot-be-filled" if cannot else None
    )  # the warning asks once more; it stays legal (FT-MONT-29)


def start(form: Preparation, ongoing: frozenset[str], fewer_heroes: FewerHeroes) -> Montage:
    """The montage of a form; `ongoing` holds the lines that the GM has ticked. Refusals: those of `prepare`."""
    prepared = prepare(form, fewer_heroes)
    obstacles: dict[str, Obstacle] = {}
    for line in prepared.obstacles:
        obstacles.setdefault(folded(line), obstacle(line, ongoing))
    return Montage(
        goal=tidy(form.goal),
        pressure=tidy(form.pressure),
        difficulty=prepared.difficulty,
        obstacles=tuple(obstacles.values()),
        heroes=form.heroes,
        track_length=prepared.track_length,
    )


def obstacle(words: str, ongoing: frozenset[str]) -> Obstacle:
    """An obstacle as the GM writes it; the same words are the same obstacle."""
    return Obstacle(id=folded(words), text=tidy(words), ongoing=folded(words) in {folded(one) for one in ongoing})


def require_heroes(heroes: Sequence[HeroId]) -> None:
    """Refusals: `no-heroes`, `duplicate-hero` (FT-MONT-32)."""
    if not heroes:
        raise Rejected("no-heroes")
    if len(set(heroes)) < len(heroes):
        raise Rejected("duplicate-hero")


def difficulty_named(name: str) -> Difficulty:
    """Refusal: `bad-difficulty`."""
    match name:
        case "simple" | "normal" | "hard":
            return name
    raise Rejected("bad-difficulty", difficulty=name)


def track_length(difficulty: Difficulty, heroes: int, fewer_heroes: FewerHeroes) -> int:
    """4, 6 or 8 for three heroes (FT-MONT-05), 2 more for each further one (FT-MONT-06).

    2 less for each missing one, never below 3 (FT-MONT-07); as for three under the house rule `as_three` (A-02).
    """
    counted = max(heroes, TABLE_HEROES) if fewer_heroes == "as_three" else heroes
    return max(SHORTEST, LENGTH_FOR_THREE[difficulty] + PER_HERO * (counted - TABLE_HEROES))

"""Games as they are stored today, kept for later schemas: `python -m tests.conformance.schemas feats`.

It writes `schemas/<ruleset>/<number>.json` of the current number from random games: the few states that together show
most of what a stored game can hold. A released number is never written again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import dump, load, rulesets, schema_no
from tests.conformance.broken import Broken
from tests.conformance.moves import Spot
from tests.conformance.player import family
from tests.conformance.run import Run
from tests.conformance.shorter import LOOK_AT_NOTHING
from tests.conformance.stored import stored_path
from tests.conformance.wording import Wording
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

MOST_GAMES = 12
"""Games in one file."""


def shapes(value: object, path: str = "") -> Iterator[str]:
    """What a stored game holds: the paths of its fields, with the kinds of things and without their names."""
    if isinstance(value, dict):
        tags = [f"{key}={value[key]}" for key in ("kind", "status", "stage", "by") if isinstance(value.get(key), str)]
        here = f"{path}({','.join(tags)})"
        yield here
        for key, inner in value.items():
            named = not any(letter.isdigit() for letter in key)
            yield from shapes(inner, f"{here}.{key if named else '*'}")
    elif isinstance(value, list):
        for inner in value:
            yield from shapes(inner, f"{path}[]")
    else:
        yield path


def opened(spot: Spot) -> Iterator[str]:
    """The kinds of prompts that are open; secret ones that are open together stand out."""
    for kind, number in Counter(family(one.prompt.id) for one in spot.open).items():
        yield f"prompt {kind}"
        yield f"prompt {kind}, {min(number, 2)}"
    rounds = Counter((family(one.prompt.id), one.prompt.clock) for one in spot.open if one.prompt.secret)
    yield from (f"secret {kind}, {number} of {bool(clock)}" for (kind, clock), number in rounds.items())


def rich_games(ruleset: str, games: int, moves: int) -> list[bytes]:
    """Few states of random games that together hold as many shapes as are found. Half of the games go on from a state
    that was found before, rather from one whose shapes are rare."""
    wording = Wording(Texts(LOCALES, raise_fault), thorough=False)
    found: dict[bytes, set[str]] = {}
    met: Counter[str] = Counter()
    for seed in range(games):
        start = load(_rare(found, met, Random(seed))) if found and seed % 2 else None
        for body, shown in _states(Run(ruleset, seed, wording, LOOK_AT_NOTHING, start), moves):
            if any(shape not in met for shape in shown):
                found[body] = shown
            met.update(shown)
    return _fewest(found, met)


def _rare(found: dict[bytes, set[str]], met: Counter[str], rng: Random) -> bytes:
    bodies = list(found)
    return rng.choices(bodies, [1 / min(met[shape] for shape in found[body]) for body in bodies])[0]


def _states(run: Run, moves: int) -> Iterator[tuple[bytes, set[str]]]:
    for number in range(moves):
        try:
            run.do(number, run.player.next(run.spot, number))
        except Broken:
            return
        body = dump(run.spot.game)
        yield body, {*shapes(json.loads(body)), *opened(run.spot)}


def _fewest(found: dict[bytes, set[str]], met: Counter[str]) -> list[bytes]:
    """One state after another that adds most to what the others show; what is rare counts more."""
    chosen: list[bytes] = []
    left = set(met)
    while len(chosen) < MOST_GAMES:
        gains = {body: sum(1 / met[shape] for shape in shown & left) for body, shown in found.items()}
        best = max(gains, key=lambda body: gains[body] / len(body))
        if not gains[best]:
            break
        chosen.append(best)
        left -= found[best]
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.schemas", description=__doc__)
    parser.add_argument("ruleset", choices=rulesets())
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--commands", type=int, default=200)
    parser.add_argument("--also", type=Path, nargs="*", default=[], help="files with one more game each")
    asked = parser.parse_args()
    path = stored_path(asked.ruleset, schema_no(asked.ruleset))
    path.parent.mkdir(parents=True, exist_ok=True)
    bodies = rich_games(asked.ruleset, asked.games, asked.commands) + [also.read_bytes() for also in asked.also]
    lines = ",\n".join(json.dumps(json.loads(body), ensure_ascii=False) for body in bodies)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{path.name}: {len(bodies)} games, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Games as they are stored today, kept for later schemas: `python -m tests.conformance.schemas feats`.

It writes `schemas/<ruleset>/<number>.json` of the current number from random games: the few states that together show
most of what a stored game can hold. A released number is never written again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from engine import dump, rulesets, schema_no
from tests.conformance.broken import Broken
from tests.conformance.run import Run
from tests.conformance.shorter import LOOK_AT_NOTHING
from tests.conformance.wording import Wording
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

HERE = Path(__file__).parent
MOST_GAMES = 12
"""Games in one file."""


def sample_path(ruleset: str, number: int) -> Path:
    return HERE / "schemas" / ruleset / f"{number}.json"


def samples(ruleset: str, number: int) -> list[bytes]:
    """The stored games of a schema number."""
    return [json.dumps(body).encode() for body in json.loads(sample_path(ruleset, number).read_text("utf-8"))]


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


def rich_games(ruleset: str, games: int, moves: int) -> list[bytes]:
    """Few states of random games that together hold as many shapes as are found."""
    found: dict[bytes, set[str]] = {}
    known: set[str] = set()
    for seed in range(games):
        run = Run(ruleset, seed, Wording(Texts(LOCALES, raise_fault), thorough=False), LOOK_AT_NOTHING)
        for number in range(moves):
            try:
                run.do(number, run.player.next(run.spot, number))
            except Broken:
                break
            body = dump(run.spot.game)
            new = set(shapes(json.loads(body)))
            if new - known:
                found[body] = new
                known |= new
    return _fewest(found)


def _fewest(found: dict[bytes, set[str]]) -> list[bytes]:
    chosen: list[bytes] = []
    left = set().union(*found.values())
    while left and len(chosen) < MOST_GAMES:
        best = max(found, key=lambda body: (len(found[body] & left), -len(body)))
        if not found[best] & left:
            break
        chosen.append(best)
        left -= found[best]
    return chosen


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.schemas", description=__doc__)
    parser.add_argument("ruleset", choices=rulesets())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--commands", type=int, default=200)
    asked = parser.parse_args()
    path = sample_path(asked.ruleset, schema_no(asked.ruleset))
    path.parent.mkdir(parents=True, exist_ok=True)
    bodies = rich_games(asked.ruleset, asked.games, asked.commands)
    lines = ",\n".join(json.dumps(json.loads(body), ensure_ascii=False) for body in bodies)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{path.name}: {len(bodies)} games, {path.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Stored games of every schema number: `schemas/<ruleset>/<number>.json`, a list of bodies, one a line."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path

from engine import AnyGame, load, new_game, rulesets, schema_no
from tests.conformance.broken import Clause, guarded

GAME_ID = "aaaaaa"
STORED_EVERY = 4
"""One random game in as many goes on from a stored one: it stands where games seldom come to."""
HERE = Path(__file__).parent


def stored_path(ruleset: str, number: int) -> Path:
    return HERE / "schemas" / ruleset / f"{number}.json"


@lru_cache
def stored_games(ruleset: str, number: int) -> tuple[bytes, ...]:
    """The bodies of a schema number; none where nothing was stored."""
    path = stored_path(ruleset, number)
    if not path.is_file():
        return ()
    return tuple(json.dumps(body).encode() for body in json.loads(path.read_text("utf-8")))


def first_game(ruleset: str, seed: int) -> AnyGame:
    """What the random game of a seed begins with."""
    number = begins_with(ruleset, seed)
    if number is None:
        return new_game(ruleset, GAME_ID)
    with guarded("a stored game", Clause.JSON):
        return load(stored_games(ruleset, schema_no(ruleset))[number])


def begins_with(ruleset: str, seed: int) -> int | None:
    """Which stored game a random game goes on from; None when it is a new one."""
    stored = stored_games(ruleset, schema_no(ruleset)) if ruleset in rulesets() else ()
    return None if not stored or seed % STORED_EVERY else seed // STORED_EVERY % len(stored)

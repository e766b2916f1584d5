"""Random games in chunks, so that test processes share them: `--games`, `--commands`, `--seed`, `--ruleset`."""

from __future__ import annotations

import pytest

from engine import rulesets

GAMES, COMMANDS, CHUNK = 200, 200, 10


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, metavar="N", help=f"random games of each rule system ({GAMES})")
    parser.addoption("--commands", type=int, metavar="N", help=f"commands of each game ({COMMANDS})")
    parser.addoption("--seed", type=int, metavar="N", help="of the first game (0); the next has the next")
    parser.addoption("--ruleset", action="append", metavar="ID", help="only this rule system")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    # The options are unknown when pytest came here by itself; then everything has its normal size.
    chosen = metafunc.config.getoption("--ruleset", default=None) or rulesets()
    if "chunk" in metafunc.fixturenames:
        games = metafunc.config.getoption("--games", default=None) or GAMES
        first = metafunc.config.getoption("--seed", default=None) or 0
        chunks = [range(first, first + games)[at : at + CHUNK] for at in range(0, games, CHUNK)]
        params = [pytest.param(one, seeds, id=f"{one}-{seeds.start}") for one in chosen for seeds in chunks]
        metafunc.parametrize("ruleset, chunk", params)
    elif "ruleset" in metafunc.fixturenames:
        metafunc.parametrize("ruleset", chosen)


@pytest.fixture
def games(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--games", default=None) or GAMES)


@pytest.fixture
def commands(request: pytest.FixtureRequest) -> int:
    return int(request.config.getoption("--commands", default=None) or COMMANDS)

"""The checks of tools/contracts.py: they see a breach, and there is none."""

import importlib.util
from types import ModuleType

import pytest

from tests.paths import ROOT


@pytest.fixture(scope="module")
def contracts() -> ModuleType:
    specification = importlib.util.spec_from_file_location("contracts", ROOT / "tools" / "contracts.py")
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_nothing_shipped_breaks_them(contracts: ModuleType) -> None:
    assert contracts.all_breaches() == []


@pytest.mark.parametrize(
    "path,source",
    [
        ("tgbot/flow/worker.py", "import os\nos.environ['TALEPOST_TOKEN']"),
        ("tgbot/flow/worker.py", "from os import environ"),
        ("tgbot/views/cards.py", "import datetime as d\nd.datetime.now(zone)"),
        ("tgbot/table/pace.py", "from datetime import date\ndate.today()"),
        ("engine/core/game.py", "print(1)"),
    ],
)
def test_a_breach_is_seen(contracts: ModuleType, path: str, source: str) -> None:
    (line,) = contracts.breaches(source, path)
    assert line.startswith(path)


@pytest.mark.parametrize(
    "path,source",
    [
        ("tgbot/config.py", "import os\nos.environ"),
        ("tgbot/flow/clock.py", "datetime.now(zone)"),
        ("tgbot/table/pace.py", "datetime.fromisoformat(x)"),
    ],
)
def test_what_is_allowed_passes(contracts: ModuleType, path: str, source: str) -> None:
    assert list(contracts.breaches(source, path)) == []

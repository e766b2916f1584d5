"""The contracts between the parts: every kind of breach is seen, and there is none."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
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


BREACHES = {
    "engine/core/breach.py": "import aiogram, random\nfrom datetime import datetime\n",
    "engine/systems/one/__init__.py": "import engine.systems.two\n",
    "engine/systems/two/__init__.py": "import engine.registry\n",
    "tgbot/breach.py": "import engine\nfrom engine import core\n",
    "tgbot/table/breach.py": "import asyncio\n",
    "tgbot/store/breach.py": "import tgbot.handlers\n",
    "tgbot/sandbox/breach.py": "import tgbot.store\n",
}
SEEN = [
    "engine.core.breach -> aiogram",
    "engine.core.breach -> random",
    "engine.core.breach -> datetime",
    "engine.systems.one -> engine.systems.two",
    "engine.systems.two -> engine.registry",
    "tgbot.breach -> engine.core",
    "tgbot.table.breach -> asyncio",
    "tgbot.store.breach -> tgbot.handlers",
    "tgbot.sandbox.breach -> tgbot.store",
]


def test_lint_sees_every_kind_of_forbidden_import(tmp_path: Path) -> None:
    for package in ("engine", "tgbot"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / ".importlinter", tmp_path)
    for path, source in BREACHES.items():
        breach = tmp_path / path
        breach.parent.mkdir(exist_ok=True)
        breach.write_text(source)
    lint = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert lint.returncode == 1, lint.stdout + lint.stderr
    assert [line for line in SEEN if line not in lint.stdout] == [], lint.stdout

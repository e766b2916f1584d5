"""A short evening of kills; the long one is `python -m tests.faults.kills`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.kills import evening_with_kills

KILLS = 4


@pytest.mark.slow
async def test_an_evening_with_kills_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    verdicts = await evening_with_kills(tmp_path / "world", seed=2, kills=KILLS, tables=2)

    assert [verdict.line for verdict in verdicts if verdict.faults] == []

"""Evenings are played as people would, in a world that others have used before."""

import pytest

from tests.e2e.evening import evening
from tests.e2e.tally import Tally


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ru", "en"])
async def test_an_evening_of_feats(playing: str, language: str) -> None:
    tally = Tally()
    await evening("feats", language, playing, tally)
    print(tally.line(f"evening feats {language}"))
    assert not tally.faults
    assert tally.counts["checks"] == 5
    assert tally.counts["seen"] == tally.counts["expected"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("system", ["cortex", "flowers"])
async def test_an_evening_on_the_night_train(playing: str, system: str, language: str) -> None:
    tally = Tally()
    await evening(system, language, playing, tally)
    print(tally.line(f"evening {system} {language}"))
    assert not tally.faults
    assert [tally.counts[one] for one in ("countered", "handed on", "interrupted", "trauma", "rested")] == [1] * 5
    assert tally.counts["seen"] == tally.counts["expected"] > 45

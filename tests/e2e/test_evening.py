"""Evenings are played as people would, in a world that others have used before."""

import pytest

from tests.e2e.evening import evening
from tests.e2e.tally import Tally

NIGHT_TRAIN = ("third die", "countered", "handed on", "interrupted", "trauma", "bought", "rested")


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
@pytest.mark.parametrize(
    "system, language, typed",
    [
        ("cortex", "ru", False),
        ("cortex", "en", False),
        ("flowers", "ru", False),
        ("flowers", "en", False),
        ("cortex", "ru", True),
        ("flowers", "en", True),
    ],
)
async def test_an_evening_on_the_night_train(playing: str, system: str, language: str, typed: bool) -> None:
    """By tapping; and wholly in words, when no button is pressed at all."""
    tally = Tally()
    await evening(system, language, playing, tally, typed=typed)
    print(tally.line(f"evening {system} {language}"))
    assert not tally.faults
    assert {one: tally.counts[one] for one in NIGHT_TRAIN} == dict.fromkeys(NIGHT_TRAIN, 1)
    assert tally.counts["seen"] == tally.counts["expected"] >= 47
    assert (tally.counts["pressed"] == 0) == typed

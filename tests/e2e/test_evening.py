"""Evenings are played as people would, in a world that others have used before."""

import pytest

from tests.e2e.evening import evening
from tests.e2e.tally import Tally

FLASHES = ("flash: die", "flash: pair", "flash: cancelled", "flash: perk")
DROWNED_TOWN = (
    "on the spot",
    "chain broken",
    "rerolled",
    "banked",
    *FLASHES,
    "silent",
    "tied",
    "unconscious",
    "filled",
)
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
    tally = await played(system, language, playing, NIGHT_TRAIN, typed=typed)
    assert tally.counts["seen"] >= 47


@pytest.mark.slow
@pytest.mark.parametrize("language, typed", [("ru", False), ("en", False), ("ru", True), ("en", True)])
async def test_an_evening_in_the_drowned_town(playing: str, language: str, typed: bool) -> None:
    tally = await played("blackbird", language, playing, DROWNED_TOWN, typed=typed)
    assert tally.counts["seen"] >= 80
    assert tally.counts["throws"] == 9


async def played(system: str, language: str, address: str, milestones: tuple[str, ...], *, typed: bool) -> Tally:
    """An evening on which each of these came to pass once, and everything that was expected was seen."""
    tally = Tally()
    await evening(system, language, address, tally, typed=typed)
    print(tally.line(f"evening {system} {language}"))
    assert not tally.faults
    assert {one: tally.counts[one] for one in milestones} == dict.fromkeys(milestones, 1)
    assert tally.counts["seen"] == tally.counts["expected"]
    assert (tally.counts["pressed"] == 0) == typed
    return tally

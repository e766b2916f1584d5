"""The same evening, by clicking the page in headless Chromium. PICTURES=folder keeps pictures of it."""

import os
from pathlib import Path

import pytest

from tests.e2e.conftest import wording_of
from tests.e2e.evening import play_through
from tests.e2e.page import in_a_browser, pictures_in
from tests.e2e.stage import Stage
from tgbot.sandbox.client import People


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("device,language", [("desktop", "ru"), ("phone", "en")])
async def test_an_evening_of_feats_by_clicking(people: People, device: str, language: str, tmp_path: Path) -> None:
    pictures = pictures_in(Path(os.environ.get("PICTURES", tmp_path)), "feats", device, language)
    async with in_a_browser(people, device, language, pictures) as hands:
        stage = Stage(hands, wording_of(language))
        await play_through("feats", stage)
    assert not stage.tally.faults
    assert stage.tally.counts["checks"] == 5
    assert all(picture.stat().st_size > 10_000 for picture in pictures.values())


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize(
    "system,device,language,last",
    [
        ("cortex", "phone", "ru", "rested"),
        ("flowers", "desktop", "en", "rested"),
        ("blackbird", "phone", "ru", "filled"),
    ],
)
async def test_the_night_train_and_the_drowned_town_by_clicking(
    people: People, system: str, device: str, language: str, last: str, tmp_path: Path
) -> None:
    pictures = pictures_in(Path(os.environ.get("PICTURES", tmp_path)), system, device, language)
    async with in_a_browser(people, device, language, pictures) as hands:
        stage = Stage(hands, wording_of(language))
        await play_through(system, stage)
    assert not stage.tally.faults
    assert stage.tally.counts[last] == 1

"""Games stored under any schema number up to today's are read, and can be played on."""

from __future__ import annotations

from random import Random

import pytest

from engine import load, rulesets, schema_no
from tests.conformance.copies import check_json, check_silence
from tests.conformance.looks import check_looks
from tests.conformance.moves import Spot
from tests.conformance.prompts_kept import check_prompts
from tests.conformance.run import words_of
from tests.conformance.stored import stored_games, stored_path
from tests.conformance.wording import Wording
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

NUMBERS = [(one, number) for one in rulesets() for number in range(1, schema_no(one) + 1)]


@pytest.mark.parametrize("system, number", NUMBERS)
def test_stored_games_are_read_and_played_on(system: str, number: int) -> None:
    path = stored_path(system, number)
    assert path.is_file(), f"write it while the number is today's: python -m tests.conformance.schemas {system}"
    wording = Wording(Texts(LOCALES, raise_fault), thorough=True)
    words = words_of(wording.texts, system)
    for body in stored_games(system, number):
        spot = Spot.of(load(body))
        assert spot.game.schema_no == schema_no(system)
        check_prompts(spot, None, wording)
        check_looks(spot.game, words, wording)
        check_json(spot)
        check_silence(spot, words, Random("schemas"), wording)

"""Random games of every rule system keep every clause of the contract."""

from __future__ import annotations

from functools import lru_cache

import pytest

from tests.conformance.tally import Tally
from tests.conformance.trial import often_for, play
from tests.conformance.wording import Wording
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

OPEN_FAULTS = {("flowers", 12), ("blackbird", 128), ("blackbird", 155)}
"""Games (system, seed) that break a clause by faults that are known and not mended yet: a sheet after a purchase that
would not be read back is refused late; a flag check's question comes back within an epoch; a name that is too long is
refused late. Play one alone (`--seed N --games 1`) to see its fault; whoever mends it takes it off this list."""


@lru_cache
def wording(*, thorough: bool) -> Wording:
    """One for all games of a test process: it knows what it has said."""
    return Wording(Texts(LOCALES, raise_fault), thorough=thorough)


def test_the_contract_holds(ruleset: str, chunk: range, games: int, commands: int) -> None:
    often, thorough = often_for(games)
    tally = Tally()
    for seed in chunk:
        if len(chunk) > 1 and (ruleset, seed) in OPEN_FAULTS:
            continue
        failure = play(ruleset, seed, commands, wording(thorough=thorough), often, tally)
        if failure is not None:
            pytest.fail(str(failure), pytrace=False)
    if len(chunk) > 1:
        assert sum(tally.answered.values()) >= tally.moves / 2, f"games hardly move: {tally}"

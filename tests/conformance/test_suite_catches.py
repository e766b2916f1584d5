"""The suite can fail: a tiny system that keeps the contract passes, and each fault put into it is caught by name."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import cast

import pytest

from engine import Map, rulesets
from engine.face import AnyRuleset
from tests.conformance.broken import Clause
from tests.conformance.run import EVERY_MOVE
from tests.conformance.tally import Tally
from tests.conformance.toy import TOY
from tests.conformance.toy_faults import FAULTS, Toy
from tests.conformance.trial import Failure, play
from tests.conformance.wording import Wording
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

HERE = Path(__file__).parent
GAMES, MOVES = 20, 60
NOT_OF_THE_RULES = {Clause.ILLEGAL}
"""Kept by the core, whatever a rule system does; its own test stands below."""


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Texts:
    """The bot's texts and the toy's, without those of real systems."""
    folder: Path = tmp_path_factory.mktemp("locales")
    systems = shutil.ignore_patterns(*(f"{one}*" for one in rulesets()))
    shutil.copytree(LOCALES, folder, dirs_exist_ok=True, ignore=systems)
    shutil.copytree(HERE / "locales", folder, dirs_exist_ok=True)
    return Texts(folder, raise_fault)


def first_failure(
    toy: Toy, texts: Texts, monkeypatch: pytest.MonkeyPatch, tally: Tally | None = None
) -> Failure | None:
    monkeypatch.setattr("engine.face.RULESETS", Map({"toy": cast(AnyRuleset, toy)}))
    wording = Wording(texts, thorough=True)
    games = (play("toy", seed, MOVES, wording, EVERY_MOVE, tally or Tally()) for seed in range(GAMES))
    return next((failure for failure in games if failure is not None), None)


def test_a_system_that_keeps_the_contract_passes(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Tally()
    assert first_failure(TOY, texts, monkeypatch, tally) is None
    assert {"toy.open", "toy.bid", "toy.praise"} <= set(tally.answered)
    assert tally.silenced["toy.bid"]
    assert tally.secrets > GAMES


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_caught_by_the_name_of_its_clause(fault: str, texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    make, clause = FAULTS[fault]
    failure = first_failure(make(), texts, monkeypatch)
    assert failure is not None
    assert failure.broken.clause is clause, str(failure)
    assert len(failure.short) <= 12, str(failure)
    assert f"--ruleset toy --seed {failure.seed} --games 1 --commands {failure.prefix}" in str(failure)


def test_an_illegal_command_that_is_accepted_is_caught(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.core.stepping._seen_now", lambda game, prompt, answer: "zzzzzz")
    failure = first_failure(TOY, texts, monkeypatch)
    assert failure is not None
    assert failure.broken.clause in {Clause.ILLEGAL, Clause.QUOTE_REFUSED}


def test_every_clause_has_a_fault() -> None:
    assert {clause for _, clause in FAULTS.values()} == set(Clause) - NOT_OF_THE_RULES

"""The test vectors of the rules digests, each answered by the functions that the games themselves call."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from engine import Rejected
from tests.vectors.registry import ADAPTERS, HERE, Result, Vector

for found in pkgutil.iter_modules([str(HERE)]):
    if found.name.startswith("adapters_"):
        importlib.import_module(f"tests.vectors.{found.name}")


def test_vector(vector: Vector) -> None:
    registered = ADAPTERS.get((vector.system, vector.kind))
    if registered is None:
        pytest.fail(
            f"{vector.id}: nothing answers vectors of the system {vector.system!r} and the kind {vector.kind!r}"
        )
    assert registered.counted(_answer(vector), vector.expect) == vector.expect, vector.note


def _answer(vector: Vector) -> Result:
    try:
        return ADAPTERS[vector.system, vector.kind].answer(vector.given)
    except Rejected as refused:
        return {"error": refused.code}

"""Every vector of a file is one test: `pytest tests/vectors --vectors FILE`; without it, all files of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.vectors.registry import HERE, disputed, read_vectors


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--vectors", action="append", metavar="FILE", help="a vector file instead of those of tests/vectors"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "vector" not in metafunc.fixturenames:
        return
    # The option is unknown when pytest came here by itself; then all files of this folder are run.
    chosen: list[str] | None = metafunc.config.getoption("--vectors", default=None)
    files = [Path(name) for name in chosen] if chosen else sorted(HERE.glob("*.vectors.yaml"))
    wrong = disputed()
    metafunc.parametrize(
        "vector",
        [
            pytest.param(
                vector,
                id=vector.id,
                marks=[pytest.mark.xfail(reason=wrong[vector.id], strict=True)] if vector.id in wrong else [],
            )
            for file in files
            for vector in read_vectors(file)
        ],
    )

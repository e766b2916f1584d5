"""Fixtures for everybody: a real store, one server for each test process, empty before each test; and a browser."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
from redis.asyncio import Redis

from tests.browser import find_chromium, launched
from tgbot.store.connection import connect
from tgbot.store.embedded import running_store

if TYPE_CHECKING:
    from playwright.async_api import Browser

hypothesis.settings.register_profile("whole", deadline=None)  # a busy machine is no fault of the code
hypothesis.settings.load_profile("whole")

NO_BROWSER = "there is no Chromium (package `chromium`)"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Page tests need a browser: without one they are skipped, or, with BROWSER=required, they fail."""
    if item.get_closest_marker("browser") is None or find_chromium():
        return
    if os.environ.get("BROWSER") == "required":
        pytest.fail(f"BROWSER=required, and {NO_BROWSER}", pytrace=False)
    pytest.skip(NO_BROWSER)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the page tests that were not run: a green run without them is not the whole."""
    skipped = [report.nodeid for report in terminalreporter.getreports("skipped") if NO_BROWSER in str(report.longrepr)]
    if skipped:
        terminalreporter.section(f"{len(skipped)} page tests were not run: {NO_BROWSER}")
        for nodeid in sorted(skipped):
            terminalreporter.line(nodeid)


@pytest.fixture(scope="session")
def store_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of this test process's own server; use `store_url`, which empties it."""
    with running_store(Path(tmp_path_factory.mktemp("store"))) as store:
        yield store.url


@pytest.fixture
async def store_url(store_server: str) -> str:
    """The address of a real, empty store."""
    client = connect(store_server)
    await client.flushdb()
    await client.aclose()
    return store_server


@pytest.fixture
async def redis(store_url: str) -> AsyncIterator[Redis]:
    """A client of a real, empty store; answers are bytes."""
    client = connect(store_url)
    yield client
    await client.aclose()


@pytest.fixture
async def browser() -> AsyncIterator["Browser"]:
    """A headless Chromium (Playwright's async API); the test is marked `browser`."""
    async with launched() as browser:
        yield browser

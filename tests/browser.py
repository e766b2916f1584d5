"""The system's own Chromium, driven by Playwright without downloading one."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Browser

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (
    "--no-sandbox",  # CI runs as root, where Chromium's own sandbox does not start
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",  # the page asks nobody but us
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",  # containers give it too little
    "--hide-scrollbars",
)


def find_chromium() -> str | None:
    """The path of the browser program, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@asynccontextmanager
async def launched() -> AsyncIterator["Browser"]:
    """A headless browser for the length of a block; raises RuntimeError if the system has none."""
    from playwright.async_api import async_playwright  # late: half a second that most tests do not need

    path = find_chromium()
    if path is None:
        raise RuntimeError("there is no Chromium: install the package `chromium`")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()

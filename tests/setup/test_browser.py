"""That page tests cannot be lost silently."""

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.paths import ROOT

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest.mark.browser
async def test_the_systems_browser_can_be_driven(browser: "Browser") -> None:
    page = await browser.new_page()
    await page.set_content("<button onclick=\"this.textContent = 'к8: 7'\">roll</button>")
    await page.get_by_role("button").click()
    assert await page.get_by_role("button").text_content() == "к8: 7"


def run_without_a_browser(**environment: str) -> "subprocess.CompletedProcess[str]":
    here = f"{__file__}::test_the_systems_browser_can_be_driven"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", here]
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("BROWSER", "PYTEST"))}
    return subprocess.run(
        command, cwd=ROOT, env={**bare, "PATH": "/nowhere", **environment}, capture_output=True, text=True
    )


def test_without_a_browser_page_tests_are_named_at_the_end() -> None:
    run = run_without_a_browser()
    assert run.returncode == 0, run.stdout
    assert "1 page tests were not run" in run.stdout
    assert "test_the_systems_browser_can_be_driven" in run.stdout


def test_when_a_browser_is_required_its_absence_is_a_fault() -> None:
    run = run_without_a_browser(BROWSER="required")
    assert run.returncode != 0
    assert "BROWSER=required" in run.stdout + run.stderr

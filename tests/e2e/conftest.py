"""`talepost play` as a newcomer starts it, once for each test process; and a stage on it for each test."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from tests.e2e.hands import UserSide
from tests.e2e.stage import Stage
from tests.e2e.wording import Wording
from tests.paths import ROOT
from tgbot.sandbox.client import People

SEATED = "The demo is seated"
NOT_SEATED = "The demo could not be seated"
START_SECONDS = 120.0
STOP_SECONDS = 30.0
PATIENCE_MS = 60_000


@pytest.fixture(scope="session")
def playing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a world that the tests of a process share: its clock moves, and other people live there, too."""
    with world_in(tmp_path_factory.mktemp("play")) as address:
        yield address


@contextmanager
def world_in(folder: Path, language: str = "ru") -> Iterator[str]:
    """The address of a new world with its demo tables; it must stop cleanly."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tgbot", "play", "--loaded-dice", "--no-browser"]
    log = folder / "play.log"
    command += ["--port", str(port), "--data", str(folder / "data")]
    environment = {**os.environ, "TALEPOST_LANGUAGE": language}
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=output, stderr=output)
    try:
        _wait_until_seated(process, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(STOP_SECONDS) == 0, log.read_text()
    faults = [line for line in _bot_log(folder).splitlines() if re.search(r"\[(error|critical)", line)]
    assert not faults, "\n".join(faults)


def _wait_until_seated(process: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + START_SECONDS
    while SEATED not in (told := log.read_text("utf-8")):
        assert process.poll() is None, told
        assert NOT_SEATED not in told, told
        assert time.monotonic() < until, told
        time.sleep(0.1)


def _bot_log(folder: Path) -> str:
    return (folder / "data" / "bot.log").read_text("utf-8")


@cache
def wording_of(language: str) -> Wording:
    return Wording(language)


@pytest.fixture
async def people(playing: str) -> AsyncIterator[People]:
    async with People(playing, settle_ms=PATIENCE_MS) as crowd:
        yield crowd


@pytest.fixture
async def stage(people: People) -> AsyncIterator[Stage]:
    """A stage in Russian; whatever goes wrong on it fails the test, and its transcript is shown."""
    stage = Stage(UserSide(people), wording_of("ru"))
    yield stage
    await stage.end()
    assert not stage.tally.faults

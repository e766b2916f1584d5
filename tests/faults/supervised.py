"""`talepost play` as people start it, and its bot killed from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import urllib.request
from pathlib import Path
from typing import Final

from tgbot.store.embedded import address_in_use

HOST: Final = "127.0.0.1"
PATIENCE: Final = 180.0
LOOK: Final = 0.02
STARTED: Final = b"partitions-taken"
"""What the bot's log says when it is at work."""


class Supervised:
    """A world without the demo table in a data folder of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def store_url(self) -> str:
        found = address_in_use(self.data / "store")
        if found is None:
            raise RuntimeError("the store does not run")
        return found

    @property
    def bot(self) -> int:
        """The process id of the bot that runs, or of the one that was killed last."""
        return int((self.data / "bot.pid").read_text())

    async def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        (self.data / "no-demo").touch()  # only an empty folder gets a demo table
        words = ("-m", "tgbot", "play", "--port", str(self.port), "--data", str(self.data))
        with (self.data / "play.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *words, "--loaded-dice", "--no-browser", stdout=log, stderr=log
            )
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self._answers):
                await asyncio.sleep(5 * LOOK)

    async def stop(self) -> int:
        """In good order; the exit code."""
        if self._process is None:
            return 0
        if self._process.returncode is None:
            self._process.terminate()
        return await self._process.wait()

    def kill_bot(self) -> int:
        """SIGKILL to the bot alone; its process id."""
        killed = self.bot
        os.kill(killed, signal.SIGKILL)
        return killed

    async def restarted(self, killed: int) -> None:
        """Returns when another bot has been started in the place of the killed one."""
        async with asyncio.timeout(PATIENCE):
            while self.bot == killed:
                await asyncio.sleep(LOOK)

    def starts(self) -> int:
        """How often a bot came as far as work."""
        logs = (self.data / "bot.log.1", self.data / "bot.log")
        return sum(log.read_bytes().count(STARTED) for log in logs if log.exists())

    def last_words(self, lines: int = 40) -> str:
        """The end of the bot's log."""
        return "\n".join((self.data / "bot.log").read_text("utf-8", "replace").splitlines()[-lines:])

    def _answers(self) -> bool:
        directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with directly.open(f"{self.url}/sandbox/state", timeout=5):
                return True
        except OSError:
            return False


def free_port() -> int:
    with socket.socket() as free:
        free.bind((HOST, 0))
        return int(free.getsockname()[1])

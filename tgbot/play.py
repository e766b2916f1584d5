"""`talepost play`: supervises three processes on this machine: the store, the sandbox, the bot.

Killing one leaves the others alive; it is started again, ever more slowly if it keeps failing by itself.
Files in the data folder: store/, sandbox/, bot/, and a pid file and a log for each.
"""

import asyncio
import importlib
import signal
import socket
import sys
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tgbot.child import Child
from tgbot.config import child_environment
from tgbot.faults import SettingsFault, StartFault
from tgbot.store.embedded import EmbeddedStore, start_store

TOKEN: Final = "42:SANDBOX"  # noqa: S105 -- the sandbox takes any; this one is public
HOST: Final = "127.0.0.1"
WATCH_SECONDS: Final = 0.05
ASK_SECONDS: Final = 0.2
ANSWER_SECONDS: Final = 5.0
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
STEADY_SECONDS: Final = 10.0
UNSEATED: Final = "unseated"  # stands in the data folder until the demo tables are seated


@dataclass(frozen=True)
class Rehearsal:
    """What was asked for on the command line. `sandbox` and `bot` are the programs, exchanged only by tests."""

    port: int
    data: Path
    loaded_dice: bool = False
    browser: bool = False
    strict_limits: bool = False
    demo: tuple[str, ...] = ()
    """The rule systems whose demo tables are seated in a new world; empty: all that have one."""
    sandbox: tuple[str, ...] = (sys.executable, "-m", "tgbot.sandbox")
    bot: tuple[str, ...] = (sys.executable, "-m", "tgbot", "run")

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def is_unseated(self) -> bool:
        """Whether the world is new: an interrupted first start is made good at the next."""
        return (self.data / UNSEATED).exists()

    def mark_seated(self) -> None:
        (self.data / UNSEATED).unlink()

    def sandbox_command(self) -> list[str]:
        wishes = [("--loaded-dice", self.loaded_dice), ("--strict-limits", self.strict_limits)]
        wanted = [flag for flag, wished in wishes if wished]
        return [*self.sandbox, "--port", str(self.port), "--data", str(self.data / "sandbox"), *wanted]

    def bot_environment(self, store_url: str) -> dict[str, str]:
        return child_environment(
            TALEPOST_TOKEN=TOKEN,
            TALEPOST_API=self.url,
            TALEPOST_REHEARSAL=self.url,
            TALEPOST_BUDGET="on" if self.strict_limits else "off",
            TALEPOST_DATA=str(self.data / "bot"),
            REDIS_URL=store_url,
        )


@dataclass
class Program:
    """One of the supervised programs, and how to start it again."""

    name: str
    command: list[str]
    folder: Path
    environment: dict[str, str] = field(default_factory=child_environment)
    child: Child = field(init=False)

    def start(self) -> None:
        self.child = Child(
            self.command,
            env=self.environment,
            log=self.folder / f"{self.name}.log",
            pid_file=self.folder / f"{self.name}.pid",
        )

    async def keep_alive(self) -> None:
        """Start it again whenever it ends. Raises SettingsFault if it says that this is useless."""
        pause = FIRST_PAUSE
        while True:
            while (code := self.child.exit_code) is None:  # noqa: ASYNC110 -- a process does not set an Event
                await asyncio.sleep(WATCH_SECONDS)
            if code == SettingsFault.exit_code:
                raise SettingsFault(f"the {self.name} cannot start:\n{self.child.last_words()}")
            if code == -signal.SIGKILL or self.child.age > STEADY_SECONDS:
                pause = FIRST_PAUSE
                say(f"The {self.name} ended ({code}); starting it again.")
            else:
                pause = min(2 * pause, LONGEST_PAUSE)
                say(f"The {self.name} ended ({code}), its log is {self.child.log}:\n{self.child.last_words(5)}")
            await asyncio.sleep(pause)
            self.start()


def say(line: str) -> None:
    print(line, flush=True)


def play(rehearsal: Rehearsal) -> int:
    """Until SIGINT or SIGTERM; returns 0. Raises StartFault."""
    _check_port(rehearsal.port)
    rehearsal.data.mkdir(parents=True, exist_ok=True)
    if not any(rehearsal.data.iterdir()):
        (rehearsal.data / UNSEATED).touch()
    store = start_store(rehearsal.data / "store", pid_file=rehearsal.data / "store.pid")
    try:
        return asyncio.run(_play(rehearsal, store))
    finally:
        store.stop()
        (rehearsal.data / "store.pid").unlink(missing_ok=True)


def _check_port(port: int) -> None:
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HOST, port))
        except OSError as taken:
            raise StartFault(
                f"Port {port} cannot be used ({taken.strerror}): take another, PORT=… or --port …"
            ) from None


async def _play(rehearsal: Rehearsal, store: EmbeddedStore) -> int:
    sandbox = Program("sandbox", rehearsal.sandbox_command(), rehearsal.data)
    bot = Program("bot", list(rehearsal.bot), rehearsal.data, rehearsal.bot_environment(store.url))
    programs = [bot, sandbox]  # in the order in which they are stopped
    for program in programs:
        program.start()
    tasks = [
        asyncio.create_task(_until_told_to_stop(programs)),
        asyncio.create_task(_keep_store_alive(store)),
        *(asyncio.create_task(program.keep_alive()) for program in programs),
    ]
    opening = asyncio.create_task(_open_table(rehearsal))
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        say("Stopping; the world is kept.")
        return 0
    finally:
        for task in [opening, *tasks]:
            task.cancel()
        await asyncio.gather(opening, *tasks, return_exceptions=True)
        for program in programs:
            await asyncio.to_thread(program.child.stop)
            (rehearsal.data / f"{program.name}.pid").unlink(missing_ok=True)


async def _until_told_to_stop(programs: list[Program]) -> None:
    """The first signal stops in good order, a second one at once."""
    told = asyncio.Event()

    def on_signal() -> None:
        if told.is_set():
            for program in programs:
                program.child.stop(0)
        told.set()

    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, on_signal)
    await told.wait()


async def _keep_store_alive(store: EmbeddedStore) -> None:
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        if store.revive():
            say("The store ended; it was started again.")


async def _open_table(rehearsal: Rehearsal) -> None:
    """When bot and sandbox are alive: tell the address, seat the demo tables in a new world, open the page."""
    while not await asyncio.to_thread(_is_alive, rehearsal.url):  # noqa: ASYNC110 -- nor does a server
        await asyncio.sleep(ASK_SECONDS)
    say(f"Talepost plays at {rehearsal.url}/ (the world is kept in {rehearsal.data}; Ctrl-C stops)")
    if rehearsal.is_unseated():
        try:
            seated = await importlib.import_module("tgbot.demo").seat(rehearsal.url, rehearsal.demo)
        except Exception as fault:  # without the demo one can still play
            say(f"The demo could not be seated: {fault!r}")
        else:
            rehearsal.mark_seated()
            say(f"The demo is seated: {', '.join(seated)}.")
    if rehearsal.browser:
        await asyncio.to_thread(webbrowser.open, rehearsal.url)


def _is_alive(url: str) -> bool:
    """Whether the sandbox answers, which it does once the bot polls it."""
    directly = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with suppress(OSError, urllib.error.HTTPError), directly.open(f"{url}/sandbox/state", timeout=ANSWER_SECONDS):
        return True
    return False

"""The supervisor over real processes: a real store, and small programs in place of the sandbox and the bot."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import redis

from tgbot.store.embedded import address_in_use, running_store

PATIENCE = 90.0
"""Seconds for which words of the programs are waited for."""
SANDBOX = """
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
polled = []
class Page(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path.endswith("/polls"):
            polled.append(1)
        self.send_response(200 if polled else 503); self.end_headers(); self.wfile.write(b"{}")
port = int(sys.argv[sys.argv.index("--port") + 1])
print(sys.argv[1:], flush=True)
HTTPServer(("127.0.0.1", port), Page).serve_forever()
"""
BOT = """
import os, signal, sys, time, urllib.error, urllib.request
import redis
client = redis.Redis.from_url(os.environ["REDIS_URL"])
client.incr("starts")
client.set("api", os.environ["TALEPOST_API"])
client.set("budget", os.environ["TALEPOST_BUDGET"])
def stop(*_):
    client.set("stopped", "cleanly"); sys.exit(0)
signal.signal(signal.SIGTERM, stop)
if client.get("ends"):
    sys.exit(int(client.get("ends")))
while True:
    try:
        urllib.request.urlopen(os.environ["TALEPOST_API"] + "/polls")
        break
    except urllib.error.URLError:
        time.sleep(0.05)
time.sleep(60)
"""
PLAY = """
import sys, types
seated = types.ModuleType("tgbot.demo")
async def seat(url, systems):
    print("seat", url, flush=True)
    return ("toy",)
seated.seat = seat
sys.modules["tgbot.demo"] = seated
from pathlib import Path
from tgbot.faults import StartFault
from tgbot.play import Rehearsal, play
port, data, sandbox, bot = sys.argv[1:]
try:
    sys.exit(play(Rehearsal(port=int(port), data=Path(data), loaded_dice=True,
        sandbox=(sys.executable, "-c", sandbox), bot=(sys.executable, "-c", bot))))
except StartFault as fault:
    sys.exit(f"{fault.exit_code} {fault}")
"""


class Stage:
    """`talepost play` in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]

    def start(self) -> None:
        command = [sys.executable, "-c", PLAY, str(self.port), str(self.data), SANDBOX, BOT]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def lines_until(self, wanted: str) -> list[str]:
        """What is said up to some words; a program that never says them is ended."""
        assert self.process.stdout is not None
        lines = []
        ending = threading.Timer(PATIENCE, self.process.kill)
        ending.start()
        for line in self.process.stdout:
            lines.append(line.strip())
            if wanted in line:
                ending.cancel()
                return lines
        raise AssertionError(f"{wanted!r} was not said: {lines}")

    def pid(self, name: str) -> int:
        return int((self.data / f"{name}.pid").read_text())

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(20)


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    stage = Stage(tmp_path / "world")
    stage.start()
    yield stage
    stage.process.kill()
    stage.process.communicate()


def eventually(holds: Callable[[], bool]) -> bool:
    until = time.monotonic() + 15
    while time.monotonic() < until:
        if holds():
            return True
        time.sleep(0.02)
    return False


def runs(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes through /proc")


@needs_proc
def test_a_first_start_tells_the_address_and_seats_the_demo_table_once(stage: Stage) -> None:
    said = stage.lines_until("is seated")
    assert f"http://127.0.0.1:{stage.port}/" in said[0]
    assert said[1] == f"seat http://127.0.0.1:{stage.port}"
    assert "--loaded-dice" in (stage.data / "sandbox.log").read_text()
    assert stage.stop() == 0
    stage.start()
    stage.lines_until("plays at")
    assert stage.stop(signal.SIGINT) == 0
    assert "seat" not in (stage.process.stdout.read() if stage.process.stdout else "")


@needs_proc
def test_a_killed_bot_comes_back_and_store_and_sandbox_live_on(stage: Stage) -> None:
    stage.lines_until("is seated")
    store, sandbox, bot = stage.pid("store"), stage.pid("sandbox"), stage.pid("bot")
    for _ in range(3):
        os.kill(bot, signal.SIGKILL)
        killed = bot
        assert eventually(lambda killed=killed: stage.pid("bot") != killed)  # type: ignore[misc]
        bot = stage.pid("bot")
    assert (stage.pid("store"), stage.pid("sandbox")) == (store, sandbox)
    assert runs(store)
    assert runs(sandbox)


@needs_proc
def test_a_killed_store_and_a_killed_sandbox_come_back(stage: Stage) -> None:
    stage.lines_until("is seated")
    for name in ("store", "sandbox"):
        killed = stage.pid(name)
        os.kill(killed, signal.SIGKILL)
        assert eventually(lambda name=name, killed=killed: stage.pid(name) != killed)  # type: ignore[misc]
        assert eventually(lambda name=name: runs(stage.pid(name)))  # type: ignore[misc]
    assert runs(stage.pid("bot"))


@needs_proc
def test_a_stop_ends_all_three_the_bot_first_and_leaves_no_pid_files(stage: Stage) -> None:
    stage.lines_until("is seated")
    pids = [stage.pid(name) for name in ("bot", "sandbox", "store")]
    assert stage.stop() == 0
    assert not any(runs(pid) for pid in pids)
    assert list(stage.data.glob("*.pid")) == []
    with running_store(stage.data / "store") as store, redis.Redis.from_url(store.url) as client:
        assert client.get("stopped") == b"cleanly"
        assert client.get("budget") == b"off"
        assert client.get("api") == f"http://127.0.0.1:{stage.port}".encode()


@needs_proc
def test_children_do_not_outlive_a_killed_supervisor(stage: Stage) -> None:
    stage.lines_until("is seated")
    pids = [stage.pid(name) for name in ("bot", "sandbox", "store")]
    stage.process.kill()
    assert eventually(lambda: not any(runs(pid) for pid in pids))


@needs_proc
def test_a_bot_that_cannot_start_ends_everything_with_its_words(stage: Stage) -> None:
    stage.lines_until("is seated")
    address = address_in_use(stage.data / "store")
    assert address
    with redis.Redis.from_url(address) as client:
        client.set("ends", 2)
    os.kill(stage.pid("bot"), signal.SIGKILL)
    assert "2 the bot cannot start" in stage.lines_until("cannot start")[-1]
    assert stage.process.wait(20) == 1


def test_a_taken_port_is_told_at_once(tmp_path: Path) -> None:
    stage = Stage(tmp_path / "world")
    with socket.socket() as other:
        other.bind(("127.0.0.1", stage.port))
        other.listen()
        stage.start()
        out, _ = stage.process.communicate(timeout=90)
    assert f"Port {stage.port} cannot be used" in out
    assert not (tmp_path / "world").exists()

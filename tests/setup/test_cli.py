import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tgbot.cli import main
from tgbot.store.embedded import running_store

BOT = {
    "id": 42,
    "is_bot": True,
    "username": "talepost_bot",
    "can_join_groups": True,
    "can_read_all_group_messages": True,
}


class FakeTelegram(BaseHTTPRequestHandler):
    """Knows one token; says of the bot what the test put there."""

    bot: dict[str, Any] = BOT
    webhook = ""

    def do_GET(self) -> None:
        answers = {"/bot42:RIGHT/getMe": self.bot, "/bot42:RIGHT/getWebhookInfo": {"url": self.webhook}}
        known = self.path in answers
        self.send_response(200 if known else 401)
        self.end_headers()
        self.wfile.write(json.dumps({"ok": known, "result": answers.get(self.path)}).encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


@pytest.fixture
def telegram(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[FakeTelegram]]:
    class Telegram(FakeTelegram):
        pass

    with HTTPServer(("127.0.0.1", 0), Telegram) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setenv("TALEPOST_API", f"http://127.0.0.1:{server.server_port}")
        yield Telegram
        server.shutdown()


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith("TALEPOST_") or name == "REDIS_URL":
            monkeypatch.delenv(name)
    monkeypatch.setenv("TALEPOST_DATA", str(tmp_path / "data"))


def doctor(capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    """The exit code, and the report by what each line is about."""
    code = main(["doctor"])
    lines = capsys.readouterr().out.splitlines()
    return code, {line.split()[1]: line for line in lines}


def test_a_healthy_set_up_is_all_ok(
    telegram: type[FakeTelegram], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "42:RIGHT")
    code, report = doctor(capsys)
    assert code == 0, report
    assert all(line.startswith("ok ") for line in report.values()), report
    assert report.keys() == {"python", "languages", "settings", "store", "token", "rights"}
    assert "@talepost_bot" in report["token"]
    assert "append-only file on" in report["store"]


def test_without_a_token_it_says_where_to_get_one(capsys: pytest.CaptureFixture[str]) -> None:
    code, report = doctor(capsys)
    assert code == 1
    assert report["token"].startswith("fault")
    assert "BotFather" in report["token"]


def test_a_wrong_token_is_told_and_not_repeated(
    telegram: type[FakeTelegram], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "42:WRONG")
    code, report = doctor(capsys)
    assert code == 1
    assert "does not know it" in report["token"]
    assert "WRONG" not in "".join(report.values())


def test_privacy_mode_is_a_note_and_no_groups_a_fault(
    telegram: type[FakeTelegram], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "42:RIGHT")
    telegram.bot = {**BOT, "can_read_all_group_messages": False}
    code, report = doctor(capsys)
    assert code == 0
    assert report["rights"].startswith("note")
    assert "/setprivacy" in report["rights"]
    telegram.bot = {**BOT, "can_join_groups": False}
    assert main(["doctor"]) == 1
    assert "/setjoingroups" in capsys.readouterr().out


def test_an_unreachable_telegram_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "42:RIGHT")
    monkeypatch.setenv("TALEPOST_API", "http://127.0.0.1:1")
    code, report = doctor(capsys)
    assert code == 1
    assert "does not answer" in report["token"]


def test_an_unreachable_store_is_told_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REDIS_URL", "redis://user:hunter2@127.0.0.1:1/0")
    code, report = doctor(capsys)
    assert code == 1
    assert report["store"].startswith("fault")
    assert "does not answer" in report["store"]
    assert "hunter2" not in report["store"]


def test_a_store_in_use_by_a_running_bot_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running_store(tmp_path / "data" / "store"):
        _, report = doctor(capsys)
    assert report["store"].startswith("ok")
    assert "running Talepost" in report["store"]


def test_a_setting_that_cannot_be_read_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TALEPOST_FSYNC", "sometimes")
    code, report = doctor(capsys)
    assert code == 1
    assert "everysec or always" in report["settings"]


def test_doctor_does_not_load_aiogram() -> None:
    script = "import sys; from tgbot.cli import main; main(['doctor']); sys.exit('aiogram' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0


def test_reading_the_arguments_loads_nothing_heavy() -> None:
    script = (
        "import sys; from tgbot.cli import parser; parser().parse_args(['run']);"
        "sys.exit(bool({'redis', 'pydantic', 'structlog', 'aiogram', 'asyncio'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0


def test_run_without_a_token_says_what_to_do_and_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    said = capsys.readouterr().err
    assert "TALEPOST_TOKEN=" in said
    assert "talepost play" in said


@pytest.mark.parametrize(
    "arguments",
    [["play", "--port", "99999"], ["play", "--prot", "1"], ["play", "--demo", "chess"], ["dance"], []],
)
def test_arguments_that_are_not_known_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2
    assert "usage: talepost" in capsys.readouterr().err


APP = """
import asyncio, sys
async def run(settings, store_url):
    loop = type(asyncio.get_running_loop()).__module__
    print("app runs", settings.token.get_secret_value(), store_url, loop, flush=True)
    try:
        await asyncio.sleep(60)
    finally:
        print("app cleaned up", flush=True)
"""
RUN_WITH_APP = """
import sys, types
app = types.ModuleType("tgbot.app"); exec(sys.argv[1], app.__dict__); sys.modules["tgbot.app"] = app
from tgbot.cli import main
sys.exit(main(["run"]))
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_run_starts_the_store_hands_it_to_the_app_and_stops_cleanly(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "42:SANDBOX")
    command = [sys.executable, "-c", RUN_WITH_APP, APP]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        started = process.stdout.readline()
        process.send_signal(number)
        out, err = process.communicate(timeout=90)
    assert started.startswith("app runs 42:SANDBOX unix://"), err
    assert started.strip().endswith("uvloop")
    assert out == "app cleaned up\n"
    assert process.returncode == 0, err
    with running_store(tmp_path / "data" / "store"):  # the folder is free again
        pass

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from tgbot.logs import configure

TOKEN = "123456789:AAE-secret_secret_secret_secret_123"


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_carries_what_was_bound_around_it(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json", "info")
    with structlog.contextvars.bound_contextvars(update=7, game="g1"):
        structlog.get_logger("tgbot.flow").info("command-done", seat="p1")
    (line,) = lines(capsys)
    assert line["event"] == "command-done"
    assert (line["update"], line["game"], line["seat"], line["level"]) == (7, "g1", "p1", "info")


def test_no_token_reaches_a_log_by_any_way(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json", "debug")
    log = structlog.get_logger("t")
    log.warning(f"token {TOKEN}", where=f"https://x/bot{TOKEN}/getMe", deep={"list": [TOKEN]})
    log.warning("store", url="redis://user:hunter2@store:6379/0", thing=ValueError(TOKEN))
    logging.getLogger("library").error("GET /bot%s/getMe", TOKEN)
    try:
        raise RuntimeError(TOKEN)
    except RuntimeError:
        log.exception("failed")
        logging.getLogger("library").exception("failed")
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 5
    assert "secret" not in said
    assert "hunter2" not in said
    assert "redis://***@store:6379/0" in said
    assert "RuntimeError" in said


def test_what_people_wrote_is_only_measured(capsys: pytest.CaptureFixture[str]) -> None:
    configure("json", "info")
    structlog.get_logger("t").info("answered", text="The dragon sleeps", prompt="act")
    (line,) = lines(capsys)
    assert line["text"] == "<17 characters>"
    assert line["prompt"] == "act"


def test_lines_below_the_level_are_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    configure("console", "warning")
    structlog.get_logger("t").info("quiet")
    structlog.get_logger("t").warning("loud")
    said = capsys.readouterr().err
    assert "quiet" not in said
    assert "loud" in said

import os
from pathlib import Path

import pytest

from tgbot.config import child_environment, load_settings
from tgbot.faults import SettingsFault


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("TALEPOST_") or name == "REDIS_URL":
            monkeypatch.delenv(name)


def test_nothing_set_is_a_working_set_up_without_a_token() -> None:
    settings = load_settings()
    assert settings.token is None
    assert settings.redis_url is None
    assert settings.budget
    assert settings.fsync == "everysec"
    assert settings.store_folder == Path("var/talepost/store")


def test_every_variable_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "TALEPOST_TOKEN": "42:SANDBOX",
        "REDIS_URL": "unix:///tmp/x/s?db=0",
        "TALEPOST_API": "http://127.0.0.1:8088/",
        "TALEPOST_REHEARSAL": "http://127.0.0.1:8088",
        "TALEPOST_BUDGET": "off",
        "TALEPOST_DATA": "/srv/games",
        "TALEPOST_FSYNC": "always",
        "TALEPOST_LOG": "json",
        "TALEPOST_LOG_LEVEL": "debug",
        "TALEPOST_HEALTH_PORT": "8081",
        "TALEPOST_LANGUAGE": "en",
        "TALEPOST_ZONE": "Asia/Omsk",
    }.items():
        monkeypatch.setenv(name, value)
    settings = load_settings()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "42:SANDBOX"
    assert settings.api == settings.rehearsal == "http://127.0.0.1:8088"
    assert not settings.budget
    assert (settings.log, settings.log_level, settings.language) == ("json", "debug", "en")
    assert (settings.health_port, settings.zone, settings.data) == (8081, "Asia/Omsk", Path("/srv/games"))


def test_an_empty_variable_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "")
    monkeypatch.setenv("REDIS_URL", "")
    assert load_settings().token is None
    assert load_settings().redis_url is None


@pytest.mark.parametrize(
    "name,value,expected",
    [
        ("TALEPOST_FSYNC", "sometimes", "everysec or always"),
        ("TALEPOST_BUDGET", "perhaps", "on or off"),
        ("TALEPOST_LANGUAGE", "fr", "ru or en"),
        ("TALEPOST_ZONE", "Europe/Nowhere", "Europe/Moscow"),
        ("TALEPOST_ZONE", "Europe", "Europe/Moscow"),
        ("TALEPOST_ZONE", "/etc/passwd", "Europe/Moscow"),
        ("TALEPOST_HEALTH_PORT", "70000", "1 to 65535"),
        ("TALEPOST_API", "telegram", "http"),
        ("TALEPOST_LOG", "xml", "json or console"),
        ("TALEPOST_LOG_LEVEL", "loud", "debug"),
    ],
)
def test_a_fault_names_the_variable_and_what_was_expected(
    name: str, value: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsFault) as fault:
        load_settings()
    (line,) = str(fault.value).splitlines()
    assert line.startswith(f"{name}: expected ")
    assert expected in line
    assert repr(value) in line


@pytest.mark.parametrize("name,value", [("TALEPOST_TOKEN", "not-a-token"), ("REDIS_URL", "http://:hunter2@store")])
def test_a_fault_never_repeats_a_secret(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsFault) as fault:
        load_settings()
    assert name in str(fault.value)
    assert value not in str(fault.value)


def test_settings_do_not_show_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "42:SANDBOX")
    assert "SANDBOX" not in repr(load_settings())


def test_a_child_gets_our_environment_and_the_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALEPOST_TOKEN", "1:real")
    environment = child_environment(TALEPOST_TOKEN="42:SANDBOX")
    assert environment["TALEPOST_TOKEN"] == "42:SANDBOX"
    assert environment["PATH"] == os.environ["PATH"]

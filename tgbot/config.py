"""The environment becomes Settings here, and nowhere else.

Every variable is listed in `Settings`; docs/operations.md says what each is for. A value that cannot be read is a
`SettingsFault` with one line for each variable: its name, what was expected, what was found (never a token).
"""

import os
import re
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from tgbot.faults import SettingsFault

TELEGRAM: Final = "https://api.telegram.org"
PREFIX: Final = "TALEPOST_"
EXPECTED: Final = {
    "TALEPOST_TOKEN": "a bot token as BotFather gives it: digits, a colon, letters",
    "REDIS_URL": "an address such as redis://host:6379/0, rediss://… or unix:///path/to/socket",
    "TALEPOST_API": "the address of a Bot API server: http://… or https://…",
    "TALEPOST_REHEARSAL": "the address of a sandbox: http://…",
    "TALEPOST_BUDGET": "on or off",
    "TALEPOST_DATA": "a folder",
    "TALEPOST_FSYNC": "everysec or always",
    "TALEPOST_LOG": "json or console",
    "TALEPOST_LOG_LEVEL": "debug, info, warning or error",
    "TALEPOST_HEALTH_PORT": "a port number, 1 to 65535",
    "TALEPOST_LANGUAGE": "ru or en",
    "TALEPOST_ZONE": "a time zone such as Europe/Moscow",
}


def _token(value: SecretStr) -> SecretStr | None:
    if not value.get_secret_value():
        return None
    if not re.fullmatch(r"\d+:[\w-]+", value.get_secret_value()):
        raise ValueError
    return value


def _web_address(value: str) -> str:
    if not re.fullmatch(r"https?://[^\s/]+(/\S*)?", value):
        raise ValueError
    return value.rstrip("/")


def _store_address(value: str) -> str:
    if not re.fullmatch(r"(rediss?|unix)://\S+", value):
        raise ValueError
    return value


def _zone(value: str) -> str:
    try:
        ZoneInfo(value)
    except (ZoneInfoNotFoundError, OSError) as unknown:  # OSError: a folder of the zone data base, such as "Europe"
        raise ValueError from unknown
    return value


class Settings(BaseSettings):
    """All that a person may set. An empty variable counts as not set."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", env_ignore_empty=True, populate_by_name=True
    )

    token: Annotated[SecretStr, AfterValidator(_token)] | None = None
    redis_url: Annotated[str, AfterValidator(_store_address)] | None = Field(None, validation_alias="REDIS_URL")
    api: Annotated[str, AfterValidator(_web_address)] | None = None
    rehearsal: Annotated[str, AfterValidator(_web_address)] | None = None
    budget: bool = True
    data: Path = Path("var/talepost")
    fsync: Literal["everysec", "always"] = "everysec"
    log: Literal["json", "console"] = "console"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    health_port: int | None = Field(None, ge=1, le=65535)
    language: Literal["ru", "en"] = "ru"
    zone: Annotated[str, AfterValidator(_zone)] = "Europe/Moscow"

    @cached_property
    def api_address(self) -> str:
        """Where the Bot API is: Telegram, unless TALEPOST_API says otherwise."""
        return self.api or TELEGRAM

    @cached_property
    def store_folder(self) -> Path:
        """Where the embedded store keeps its files when REDIS_URL is not set."""
        return self.data / "store"


def load_settings() -> Settings:
    """Settings from the environment. Raises SettingsFault."""
    try:
        return Settings()
    except ValidationError as invalid:
        raise SettingsFault("\n".join(_fault_line(error["loc"][0]) for error in invalid.errors())) from None


def _fault_line(where: int | str) -> str:
    name = where if where == "REDIS_URL" else PREFIX + str(where).removeprefix(PREFIX.lower()).upper()
    found = "" if name in {"TALEPOST_TOKEN", "REDIS_URL"} else f", found {os.environ.get(name)!r}"  # these hold secrets
    return f"{name}: expected {EXPECTED[name]}{found}"


def child_environment(**changes: str) -> dict[str, str]:
    """Our environment for a child process, with these variables set anew."""
    return {**os.environ, **changes}


def locales_folder() -> Path:
    """Where the texts are: in a wheel inside the package, in a checkout beside it."""
    package = Path(__file__).parent
    shipped = package / "locales"
    return shipped if shipped.is_dir() else package.parent / "locales"

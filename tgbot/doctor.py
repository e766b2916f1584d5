"""`talepost doctor`: checks the set-up and names the mend of each fault, in one line each.

It must answer in a moment, so it asks Telegram by plain HTTP and never loads aiogram.
"""

import json
import platform
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit, urlunsplit

from tgbot.config import Settings, load_settings, locales_folder
from tgbot.faults import SettingsFault, StoreFault
from tgbot.store.embedded import address_in_use, start_store
from tgbot.store.soundness import weaknesses

ANSWER_SECONDS: Final = 10.0
LANGUAGES: Final = ("ru", "en")


@dataclass(frozen=True)
class Finding:
    """One line of the report. A note is worth knowing and no fault."""

    about: str
    state: Literal["ok", "note", "fault"]
    text: str
    mend: str = ""

    def __str__(self) -> str:
        mend = f" Mend: {self.mend}" if self.mend else ""
        return f"{self.state:<6}{self.about:<11}{self.text}{mend}"


def examine() -> int:
    """Print the report; 1 if there is a fault, else 0."""
    faulty = False
    for finding in findings():
        print(finding, flush=True)
        faulty |= finding.state == "fault"
    return int(faulty)


def findings() -> Iterator[Finding]:
    """What is found, in the order in which it would have to be mended."""
    yield Finding("python", "ok", f"{platform.python_version()} at {sys.executable}")
    yield from _languages()
    try:
        settings = load_settings()
    except SettingsFault as fault:
        for line in str(fault).splitlines():
            yield Finding("settings", "fault", f"{line}.", "set it right, or unset it.")
        return
    yield Finding("settings", "ok", f"language {settings.language}, zone {settings.zone}, data in {settings.data}")
    yield from _store(settings)
    yield from _token(settings)


def _languages() -> Iterator[Finding]:
    folder = locales_folder()
    files = {language: _texts_in(folder / language) for language in LANGUAGES}
    for language, here in files.items():
        missing = sorted(set().union(*files.values()) - here)
        if missing or not here:
            lacking = ", ".join(missing) or "every file"
            yield Finding("languages", "fault", f"{folder / language} lacks {lacking}.", "install Talepost again.")
    if all(files.values()) and len(set(map(frozenset, files.values()))) == 1:
        yield Finding("languages", "ok", f"{', '.join(LANGUAGES)}: {len(files['ru'])} files each")


def _texts_in(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*.ftl")}


def _store(settings: Settings) -> Iterator[Finding]:
    try:
        if settings.redis_url:
            yield from _soundness(settings.redis_url, f"the server at {_without_password(settings.redis_url)}")
        elif running := address_in_use(settings.store_folder):
            yield from _soundness(running, "our own server, which a running Talepost uses")
        else:
            store = start_store(settings.store_folder, settings.fsync)
            try:
                yield from _soundness(store.url, f"our own server starts on {settings.store_folder}")
            finally:
                store.stop()
    except StoreFault as fault:
        text, _, mend = str(fault).partition(": ")
        yield Finding("store", "fault", text + ("." if mend else ""), mend)
    except OSError as refused:
        mend = "give this user the right to write there, or set TALEPOST_DATA to another folder."
        yield Finding("store", "fault", f"{settings.store_folder} cannot be used ({refused.strerror}).", mend)


def _soundness(url: str, which: str) -> Iterator[Finding]:
    found = weaknesses(url)
    for weakness in found:
        text, _, mend = weakness.partition(": ")
        yield Finding("store", "fault", f"{which}: {text}.", f"{mend}.")
    if not found:
        yield Finding("store", "ok", f"{which}; it keeps what it is told (append-only file on)")


def _without_password(url: str) -> str:
    parts = urlsplit(url)
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2], query=""))


def _token(settings: Settings) -> Iterator[Finding]:
    if settings.token is None:
        mend = "ask BotFather in Telegram for one and set TALEPOST_TOKEN; `talepost play` needs none."
        yield Finding("token", "fault", "TALEPOST_TOKEN is not set.", mend)
        return
    try:
        bot = _ask(settings, "getMe")
        hook = _ask(settings, "getWebhookInfo")
    except _Refused as refused:
        yield Finding("token", "fault", refused.args[0], refused.args[1])
        return
    yield Finding("token", "ok", f"it belongs to @{bot.get('username')}")
    yield from _rights(bot, hook)


def _rights(bot: dict[str, Any], hook: dict[str, Any]) -> Iterator[Finding]:
    if bot.get("can_join_groups") is False:
        yield Finding("rights", "fault", "the bot may not be added to groups.", "BotFather: /setjoingroups, Enable.")
    if bot.get("can_read_all_group_messages"):
        yield Finding("rights", "ok", "privacy mode is off: the bot sees the posts of its groups")
    else:
        text = "privacy mode is on: unread marks and absence need the bot to be admin of its groups."
        yield Finding("rights", "note", text, "make it admin, or BotFather: /setprivacy, Disable, and add it again.")
    if hook.get("url"):
        yield Finding("rights", "note", "a webhook is set; `talepost run` will remove it and poll.")


class _Refused(Exception):
    """Telegram gave no answer to use: text and mend."""


def _ask(settings: Settings, method: str) -> dict[str, Any]:
    assert settings.token  # noqa: S101 -- the caller looked; this tells the type checker
    address = f"{settings.api_address}/bot{settings.token.get_secret_value()}/{method}"
    try:
        with urllib.request.urlopen(address, timeout=ANSWER_SECONDS) as answer:  # noqa: S310 -- http(s), see config.py
            result: dict[str, Any] = json.load(answer)["result"]
            return result
    except urllib.error.HTTPError as error:
        if error.code in {401, 404}:
            raise _Refused("Telegram does not know it.", "copy it again from BotFather, whole.") from None
        raise _Refused(f"Telegram answered {error.code} to {method}.", "try again in a minute.") from None
    except (OSError, ValueError, KeyError) as error:
        reason = getattr(error, "reason", error)
        text = f"{settings.api_address} does not answer ({type(reason).__name__})."
        raise _Refused(text, "check the network, or TALEPOST_API.") from None

"""Greeting and help: what the bot is, what each command does, with an example."""

from __future__ import annotations

from typing import Final

from engine import text
from tgbot.texts import Texts, shortened
from tgbot.views.blocks import folded
from tgbot.views.buttons import label, me_button
from tgbot.views.pages import cut
from tgbot.views.view import Button, View

TOPICS: Final = {
    "everyone": ("start", "help", "rule", "me"),
    "game": ("newgame", "join", "leave", "endgame"),
    "play": ("act", "menu", "hero", "sheet", "scene", "status", "waiting", "log"),
    "gm": ("gm", "nudge", "pause", "resume", "extend", "skip", "undo", "pace", "settings", "rules_options"),
}
COMMANDS: Final = tuple(command for commands in TOPICS.values() for command in commands)
ECHOED: Final = 30
"""Characters of an unknown word that are repeated."""
DESCRIPTION: Final = 256
"""Characters that Telegram takes as a command's description."""


def start_view(texts: Texts, lang: str, *, bot: str, game_title: str = "") -> View:
    """The greeting in a private chat. `bot`: the user name, for the link that adds it to a group.

    `game_title`: that of the game whose link was followed. Buttons: `me` with `help`, `settings`.
    """
    add = Button(
        text=label(texts, lang, text("button-add-to-group")), url=f"https://t.me/{bot}?startgroup=new", style="primary"
    )
    more = (
        me_button(texts, lang, text("button-help"), "help"),
        me_button(texts, lang, text("button-me"), "settings"),
    )
    if game_title:
        return View(html=texts.html(lang, text("start-from-game", game=game_title)), rows=(more,))
    return View(html=texts.html(lang, text("start")), rows=((add,), more))


def start_link(bot: str, payload: str = "") -> str:
    """A link that opens the private chat; `payload`: up to 64 letters, digits, `_`, `-`."""
    return f"https://t.me/{bot}?start={payload}" if payload else f"https://t.me/{bot}"


def help_view(texts: Texts, lang: str, command: str = "") -> View:
    """Help for one command, or all of them by topic. An unknown word gets the list, and a note."""
    wanted = command.lower().removeprefix("/")
    if wanted in COMMANDS:
        return View(html=texts.html(lang, text(f"help-{wanted}")))
    head = [texts.html(lang, text("help-unknown", command=shortened(command, ECHOED)))] if wanted else []
    return View(html=cut("\n".join([*head, texts.html(lang, text("help-title")), *_topics(texts, lang)])))


def _topics(texts: Texts, lang: str) -> list[str]:
    return [
        line
        for topic, listed in TOPICS.items()
        for line in (
            texts.html(lang, text(f"help-topic-{topic}")),
            folded(texts.html(lang, text("help-line", command=one, what=text(f"command-{one}"))) for one in listed),
        )
    ]


def command_list(texts: Texts, lang: str) -> tuple[tuple[str, str], ...]:
    """Commands with their short descriptions, as `setMyCommands` takes them."""
    return tuple((command, texts.plain(lang, text(f"command-{command}"))) for command in COMMANDS)

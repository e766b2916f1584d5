"""The command menus that Telegram shows behind the slash: short in groups, whole in private."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tgbot.texts import LANGUAGES, Texts
from tgbot.views.start import command_list

Scope = Literal["all_private_chats", "all_group_chats", "all_chat_administrators"]

PRIVATE: Final = (
    "start", "help", "rule", "me", "act", "menu", "hero", "sheet", "status", "waiting", "log", "gm",
)  # fmt: skip
GROUP: Final = (
    "newgame", "join", "act", "menu", "sheet", "scene", "status", "waiting", "log", "rule", "hero", "leave", "help",
)  # fmt: skip
ADMIN: Final = (
    *GROUP, "gm", "nudge", "pause", "resume", "extend", "skip", "undo", "pace", "settings", "rules_options", "endgame",
)  # fmt: skip
"""Many GMs are admins of their group; the scope is only a convenience, every command is checked."""


@dataclass(frozen=True)
class CommandMenu:
    """What one scope is offered in one language; an empty language is for everybody else."""

    scope: Scope
    language: str
    commands: tuple[tuple[str, str], ...]


def menus(texts: Texts) -> tuple[CommandMenu, ...]:
    """All menus, English as the one for everybody else."""
    offered: dict[Scope, tuple[str, ...]] = {
        "all_private_chats": PRIVATE,
        "all_group_chats": GROUP,
        "all_chat_administrators": ADMIN,
    }
    return tuple(
        CommandMenu(scope, told, tuple((name, dict(command_list(texts, spoken))[name]) for name in names))
        for scope, names in offered.items()
        for told, spoken in (*((language, language) for language in LANGUAGES), ("", "en"))
    )

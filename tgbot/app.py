"""The composition root: the corridor, with our decisions and texts in it."""

from __future__ import annotations

import gc
from typing import Final

from aiogram import Bot
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    BotCommandScopeUnion,
    User,
)

from tgbot.config import Settings, locales_folder
from tgbot.flow.assembly import serve
from tgbot.flow.ports import Decide
from tgbot.handlers.commands import Scope, menus
from tgbot.handlers.office import Office
from tgbot.texts import Texts

SCOPES: Final[dict[Scope, BotCommandScopeUnion]] = {
    "all_private_chats": BotCommandScopeAllPrivateChats(),
    "all_group_chats": BotCommandScopeAllGroupChats(),
    "all_chat_administrators": BotCommandScopeAllChatAdministrators(),
}


async def run(settings: Settings, store_url: str) -> None:
    """The bot, until it is cancelled. Raises `SettingsFault` when Telegram does not know the token."""
    _collect_rarely()

    def office(me: User) -> Decide:
        return Office(Texts(locales_folder()), me.username or "", settings.language, settings.zone).decide

    await serve(settings, store_url, office, _introduce)


def _collect_rarely() -> None:
    """What was imported lives as long as we do, and so do most of the games that are held: to look through all of it
    stops everything for a tenth of a second and more. What requests leave behind is found among the young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 2_000)


async def _introduce(bot: Bot) -> None:
    """The menus of commands."""
    for menu in menus(Texts(locales_folder())):
        await bot.set_my_commands(
            [BotCommand(command=name, description=what) for name, what in menu.commands],
            scope=SCOPES[menu.scope],
            language_code=menu.language or None,
        )

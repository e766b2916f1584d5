"""The bot's profile: commands by scope and language, name, descriptions, menu button."""

import json
import re

from tgbot.sandbox.jsontypes import Obj, Value, number_of, objects_of, text_of
from tgbot.sandbox.methods.call import Call, Method
from tgbot.sandbox.model import PRIVATE, Bot, Chat
from tgbot.sandbox.refusals import bad_request

COMMAND = re.compile(r"/?[a-z0-9_]{1,32}")
MOST_COMMANDS = 100
LONGEST_DESCRIPTION = 256


def set_my_commands(call: Call) -> Value:
    commands = objects_of(call.params.values, "commands")
    if len(commands) > MOST_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    kept: list[Value] = []
    for command in commands:
        name, description = text_of(command, "command"), text_of(command, "description").strip()
        if not COMMAND.fullmatch(name):
            raise bad_request("BOT_COMMAND_INVALID")
        if not 1 <= len(description) <= LONGEST_DESCRIPTION:
            raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
        kept.append({**command, "command": name.removeprefix("/"), "description": description})
    call.bot.commands[_key(call)] = kept
    call.world.keep(call.bot)
    return True


def get_my_commands(call: Call) -> Value:
    """Exactly those of this scope and language; the client, not this method, falls back to others."""
    return call.bot.commands.get(_key(call), [])


def delete_my_commands(call: Call) -> Value:
    call.bot.commands.pop(_key(call), None)
    call.world.keep(call.bot)
    return True


def commands_seen(bot: Bot, chat: Chat, user: int, language: str) -> list[Value]:
    """The commands that a person is offered in a chat: the narrowest scope that has some, their language first."""
    for scope in _scopes(chat, user):
        for code in (language, ""):
            found = bot.commands.get(_name(scope, code))
            if found:
                return found
    return []


def _scopes(chat: Chat, user: int) -> list[Obj]:
    """From the narrowest to the widest, as the Bot API's documentation orders them."""
    if chat.type == PRIVATE:
        return [{"type": "chat", "chat_id": chat.id}, {"type": "all_private_chats"}, {"type": "default"}]
    here: Obj = {"chat_id": chat.id}
    scopes: list[Obj] = [{"type": "chat_member", **here, "user_id": user}]
    if chat.rules(user):
        scopes.append({"type": "chat_administrators", **here})
    scopes.append({"type": "chat", **here})
    if chat.rules(user):
        scopes.append({"type": "all_chat_administrators"})
    return [*scopes, {"type": "all_group_chats"}, {"type": "default"}]


def _key(call: Call) -> str:
    scope = call.params.obj("scope") or {"type": "default"}
    kind = text_of(scope, "type")
    if kind in ("chat", "chat_administrators", "chat_member") and not number_of(scope, "chat_id"):
        raise bad_request("chat not found")
    language = call.params.text("language_code")
    if language and not re.fullmatch(r"[a-z]{2}", language):
        raise bad_request("invalid language code specified")
    return _name(scope, language)


def _name(scope: Obj, language: str) -> str:
    return json.dumps([scope, language], sort_keys=True)


def _setter(field: str) -> Method:
    """A method that keeps one text of the profile by language."""

    def keep(call: Call) -> Value:
        call.bot.profile[f"{field}/{call.params.text('language_code')}"] = call.params.text(field)
        call.world.keep(call.bot)
        return True

    return keep


def _getter(field: str) -> Method:
    def show(call: Call) -> Value:
        own = call.bot.profile.get(f"{field}/{call.params.text('language_code')}")
        return {field: own or call.bot.profile.get(f"{field}/", "")}

    return show


def _set_menu_button(call: Call) -> Value:
    return True


def _get_menu_button(call: Call) -> Value:
    return {"type": "commands"}


METHODS: dict[str, Method] = {
    "setMyCommands": set_my_commands,
    "getMyCommands": get_my_commands,
    "deleteMyCommands": delete_my_commands,
    "setMyName": _setter("name"),
    "getMyName": _getter("name"),
    "setMyDescription": _setter("description"),
    "getMyDescription": _getter("description"),
    "setMyShortDescription": _setter("short_description"),
    "getMyShortDescription": _getter("short_description"),
    "setChatMenuButton": _set_menu_button,
    "getChatMenuButton": _get_menu_button,
}

"""Messages and chats as people see them, for the page and the tests."""

from typing import cast

from tgbot.sandbox.jsontypes import Obj, Value, text_of
from tgbot.sandbox.keyboards import KINDS, rows_of
from tgbot.sandbox.model import PRIVATE, Chat, Message
from tgbot.sandbox.render import user_json
from tgbot.sandbox.world import World


def message_seen(world: World, chat: Chat, message: Message) -> Obj:
    """Sender, plain text, entities, buttons, files as addresses; `service` is as the Bot API has it."""
    sender = world.people.get(message.sender)
    document = message.document
    return {
        "message_id": message.id,
        "chat_id": chat.id,
        "bot_id": chat.bot or None,
        "thread": message.thread or None,
        "date": message.date,
        "sender": {"id": sender.id, "name": sender.name, "is_bot": sender.is_bot} if sender else None,
        "text": message.text,
        "entities": cast("list[Value]", message.entities),
        "buttons": _buttons_seen(message.markup),
        "markup": message.markup if message.markup and "inline_keyboard" not in message.markup else None,
        "force_reply": bool(message.markup.get("force_reply")),
        "photo": _address(world, text_of(message.photo[-1], "file_id")) if message.photo else None,
        "photo_size": [message.photo[-1].get("width"), message.photo[-1].get("height")] if message.photo else None,
        "document": {"name": document.get("file_name"), "url": _address(world, text_of(document, "file_id"))}
        if document
        else None,
        "reply_to": message.reply_to or None,
        "edited": bool(message.edit_date),
        "pinned": message.id in chat.pinned,
        "service": message.service or None,
        "reactions": cast("dict[str, Value]", message.reactions),
    }


def chat_seen(world: World, chat: Chat) -> Obj:
    members: list[Value] = [
        {"user_id": user, "status": member.status, "denied": cast("list[Value]", member.denied)}
        for user, member in chat.members.items()
    ]
    topics: list[Value] = [
        {"thread": topic.id, "name": topic.name, "closed": topic.closed, "icon_color": topic.icon_color}
        for topic in chat.topics.values()
    ]
    return {
        "id": chat.id,
        "type": chat.type,
        "title": world.people[chat.id].name if chat.type == PRIVATE else chat.title,
        "bot_id": chat.bot or None,
        "is_forum": chat.is_forum,
        "members": members,
        "topics": topics,
        "pinned": cast("list[Value]", list(chat.pinned)),
        "last_message": chat.last_message,
        "migrated_to": chat.migrated_to or None,
        "started": chat.started,
        "blocked": chat.blocked,
        "general_closed": chat.general_closed,
    }


def user_seen(world: World, user: int) -> Obj:
    person = world.people[user]
    bot = world.bots.get(user)
    return user_json(person) | ({"privacy": bot.privacy} if bot else {"deleted": person.deleted})


def _buttons_seen(markup: Obj) -> list[Value]:
    return [cast("list[Value]", [_button_seen(button) for button in row]) for row in rows_of(markup)]


def _button_seen(button: Obj) -> Obj:
    names = {"callback_data": "data"}
    shown: Obj = {"text": button.get("text"), "style": button.get("style")}
    return shown | {names.get(kind, kind): button[kind] for kind in KINDS if button.get(kind) is not None}


def _address(world: World, file_id: str) -> str | None:
    stored = world.files.get(file_id)
    return f"/sandbox/files/{stored.path}" if stored else None

"""What people do, as updates of Telegram."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from tgbot import codec
from tgbot.views.keyboard import CHOSEN, NOT_CHOSEN

Json = dict[str, Any]  # Any: JSON as it comes

_numbers = count(1_000_000)


def says(user: int, place: int, words: str) -> Json:
    """In a group, or in the person's own private chat."""
    kind = {"type": "private"} if place == user else {"type": "supergroup", "title": f"Table {place}"}
    chat = {"id": place, **kind}
    said = {"message_id": next(_numbers), "date": 1_800_000_000, "chat": chat, "from": _user(user), "text": words}
    return {"message": said}


def presses(user: int, message: Json, data: str) -> Json:
    """The stand-in fills in the message as it stands then."""
    where = {"chat": message["chat"], "message_id": message["message_id"]}
    return {"callback_query": {"from": _user(user), "chat_instance": "1", "data": data, "message": where}}


def question(shown: Iterable[Json], chats: Iterable[int], verb: str) -> tuple[Json, list[str]] | None:
    """The newest message in these chats that has buttons of this verb, and their data."""
    for message in sorted(shown, key=lambda one: -int(one["message_id"])):
        data = [data for data in buttons(message) if (press := codec.unpack(data)) and press.verb == verb]
        if data and message["chat"]["id"] in chats:
            return message, data
    return None


def ranks(form: Json) -> list[str]:
    """The data of the buttons of which one may be picked, in their order."""
    rows = form["reply_markup"]["inline_keyboard"]
    return [one["callback_data"] for row in rows for one in row if one["text"].startswith((CHOSEN, NOT_CHOSEN))]


def buttons(message: Json) -> list[str]:
    rows = message["reply_markup"]["inline_keyboard"]
    return [button["callback_data"] for row in rows for button in row if "callback_data" in button]


def _user(user: int) -> Json:
    return {"id": user, "is_bot": False, "first_name": f"Player {user}", "language_code": "ru"}

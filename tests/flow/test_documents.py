"""Text files in the private chat are read as typed text; nothing else is touched."""

from __future__ import annotations

import io
from typing import Any, cast

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import GetFile

from tgbot.flow.documents import LARGEST, spelled_out

Raw = dict[str, Any]


class Telegram:
    """Hands files out as the Bot API does, or fails to."""

    def __init__(self, content: bytes | Exception) -> None:
        self.content = content

    async def download(self, file_id: str) -> io.BytesIO:
        if isinstance(self.content, Exception):
            raise self.content
        return io.BytesIO(self.content)


def sent(chat: str = "private", **document: object) -> Raw:
    file = {"file_id": "f", "file_unique_id": "u", "file_name": "hero.txt", "mime_type": "text/plain", "file_size": 9}
    return {"update_id": 1, "message": {"message_id": 1, "chat": {"type": chat}, "document": {**file, **document}}}


async def read(content: bytes | Exception, raw: Raw) -> object:
    return (await spelled_out(cast("Bot", Telegram(content)), raw))["message"].get("text")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251"])
async def test_a_file_is_read_as_text(encoding: str) -> None:
    assert await read("Имя: Ёж\nСоло d8".encode(encoding), sent()) == "Имя: Ёж\nСоло d8"


@pytest.mark.parametrize(
    "raw",
    [
        sent(chat="group"),
        sent(mime_type="image/png", file_name="hero.png"),
        sent(file_size=LARGEST + 1),
        {"update_id": 1, "message": {"message_id": 1, "chat": {"type": "private"}, "photo": []}},
        {"update_id": 1, "message": "what"},
        {"update_id": 1, "message": {"document": 3, "chat": {"type": "private"}}},
    ],
)
async def test_other_updates_stay_as_they_are(raw: Raw) -> None:
    assert await spelled_out(cast("Bot", Telegram(b"text")), raw) is raw


async def test_a_file_that_cannot_be_had_stays_a_file() -> None:
    assert await read(TelegramNetworkError(GetFile(file_id="f"), "gone"), sent()) is None
    assert await read(b"", sent()) is None

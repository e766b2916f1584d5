"""Updates that nobody understands, and updates that come again."""

from __future__ import annotations

from typing import Any, cast

from aiogram import Bot
from aiogram.types import User
from redis.asyncio import Redis

from tgbot.flow.intake import Intake
from tgbot.flow.patience import Patience
from tgbot.flow.translate import Translator
from tgbot.store import keys

Raw = dict[str, Any]  # updates as Telegram sends them
ME = User(id=42, is_bot=True, first_name="Bot", username="bot")
HERE = keys.partition_of_chat(-1)


def words(update: int, text: object, message: int = 0) -> Raw:
    who = {"id": 7, "is_bot": False, "first_name": "Anna"}
    chat = {"id": -1, "type": "group", "title": "T"}
    return {
        "update_id": update,
        "message": {"message_id": message or update, "date": 1, "chat": chat, "from": who, "text": text},
    }


def intake(redis: Redis) -> Intake:
    return Intake(cast("Bot", None), Translator(ME), redis, Patience())


async def test_a_batch_with_updates_that_nobody_understands_is_stored_without_them(redis: Redis) -> None:
    one = intake(redis)

    await one.store(
        [
            words(1, "a"),
            words(2, ["not", "a", "text"]),
            {"update_id": 3, "message": {"message_id": "what"}},
            {"update_id": 4, "something_new": {}},
            words(5, "half a letter: \ud83d"),
            words(6, "b"),
        ]
    )

    assert one.stored == 6
    assert await redis.xlen(keys.inbox(HERE)) == 2


async def test_a_batch_that_comes_again_adds_nothing(redis: Redis) -> None:
    await intake(redis).store([words(1, "a"), words(2, "b")])
    await intake(redis).store([words(1, "a"), words(2, "b"), words(3, "c")])
    await intake(redis).store([words(9, "c", message=3)])

    assert await redis.xlen(keys.inbox(HERE)) == 3
    entries = await redis.xrange(keys.inbox(HERE))
    assert [fields[b"c"] for _, fields in entries] == [b"said/-1/1", b"said/-1/2", b"said/-1/3"]

"""The floor: what a press costs at least. Bare parts, with nothing of ours in them, one after the other."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.methods.base import Response
from aiogram.types import InlineKeyboardButton, InlineKeyboardMarkup, Update
from redis.asyncio import Redis

SCRIPT: Final = """#!lua
local revision = tonumber(redis.call('HGET', KEYS[1], 'rev') or '0') + 1
redis.call('HSET', KEYS[1], 'rev', revision, 'body', ARGV[1])
redis.call('XADD', KEYS[2], 'MAXLEN', '~', 100, '*', 'e', ARGV[2])
redis.call('HSET', KEYS[3], 'row', ARGV[3])
return revision
"""
KEYS: Final = ["{floor}:body", "{floor}:log", "{floor}:out"]

UPDATES: Final = Response[list[Update]]  # held, or pydantic would build it anew

Json = dict[str, Any]  # Any: JSON as it comes


@dataclass(frozen=True)
class Sample:
    """A press as Telegram tells it, the message that it leads to, the body that is written for it."""

    update: Json
    message: Json
    body: bytes


class Floor:
    """The parts over a client and a session of their own, made like the bot's."""

    def __init__(self, api: str, token: str, client: Redis, sample: Sample) -> None:
        self.bot = Bot(token, session=AiohttpSession(api=TelegramAPIServer.from_base(api)))
        self._script = client.register_script(SCRIPT)
        self._sample = sample
        self._raw = json.dumps({"ok": True, "result": [sample.update]}, ensure_ascii=False).encode()
        self._row = json.dumps(sample.message, ensure_ascii=False)
        self.parts: dict[str, Callable[[], Awaitable[object]]] = {
            "parse": self.parse,
            "script": self.script,
            "edit": self.edit,
            "answer": self.answer,
            "send": self.send,
        }

    async def measure(self, count: int, rate: float = 0) -> dict[str, float]:
        """CPU seconds of each part; with a `rate`, so many rounds of all parts a second, as presses come."""
        found = dict.fromkeys(self.parts, 0.0)
        for _ in range(count):
            for name, part in self.parts.items():
                before = time.process_time()
                await part()
                found[name] += (time.process_time() - before) / count
            if rate:
                await asyncio.sleep(1 / rate)
        return found

    async def parse(self) -> object:
        return UPDATES.model_validate(json.loads(self._raw), context={"bot": self.bot})

    async def script(self) -> object:
        return await self._script(KEYS, [self._sample.body, "{}", self._row])

    async def edit(self) -> object:
        message = self._sample.message
        return await self.bot.edit_message_text(
            message["text"],
            chat_id=message["chat"]["id"],
            message_id=message["message_id"],
            parse_mode="HTML",
            reply_markup=self._keyboard(),
        )

    async def send(self) -> object:
        """To a chat that nobody else writes to."""
        return await self.bot.send_message(1, self._sample.message["text"], "HTML", reply_markup=self._keyboard())

    async def answer(self) -> object:
        return await self.bot.answer_callback_query("0")

    def _keyboard(self) -> InlineKeyboardMarkup:
        rows = self._sample.message["reply_markup"]["inline_keyboard"]
        return InlineKeyboardMarkup(
            inline_keyboard=[
                [InlineKeyboardButton(text=one["text"], callback_data=one["callback_data"]) for one in row]
                for row in rows
            ]
        )

    async def close(self) -> None:
        await self.bot.session.close()

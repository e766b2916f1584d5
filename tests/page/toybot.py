"""A toy bot over the Bot API: enough to try every part of the page."""

import asyncio
import json
import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, cast

import aiohttp

from tgbot.sandbox.jsontypes import Obj, Value, flag_of, number_of, obj_of, text_of

TOKEN: Final = "42:SANDBOX"
NAME: Final = "toy_bot"
COMMANDS: Final = {"menu": "Buttons to press", "ask": "Asks for a reply", "start": "Greets", "style": "Shows styles"}


def picture(width: int = 320, height: int = 200, colour: tuple[int, int, int] = (60, 120, 180)) -> bytes:
    """A PNG of one colour."""
    row = b"\0" + bytes(colour) * width

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(row * height)) + chunk(b"IEND", b"")
    )


def key(text: str, data: str = "", **more: Value) -> Obj:
    return {"text": text, **({"callback_data": data} if data else {}), **more}


def keyboard(*rows: list[Obj]) -> Obj:
    return {"inline_keyboard": cast("list[Value]", [cast("Value", row) for row in rows])}


MENU: Final = keyboard(
    [key("Count 0", "count:0", style="primary"), key("Toast", "toast", style="success"), key("Alert", "alert")],
    [key("Slow", "slow"), key("Remove", "remove", style="danger"), key("Private", url=f"https://t.me/{NAME}?start=x1")],
)


class ToyBot:
    """Answers `/start`, `/menu`, `/ask` and presses; the test calls the rest by `call`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._session = aiohttp.ClientSession()

    async def call(self, method: str, **params: Value) -> Obj:
        """The result; a bare one under `value`."""
        url = f"{self.address}/bot{TOKEN}/{method}"
        async with self._session.post(url, json=params) as response:
            return self._result(method, await response.json())

    async def upload(self, method: str, kind: str, name: str, content: bytes, **params: Value) -> Obj:
        """Sends a photo or document."""
        form = aiohttp.FormData(quote_fields=False)
        form.add_field(kind, content, filename=name)
        for field, value in params.items():
            form.add_field(field, value if isinstance(value, str) else json.dumps(value))
        async with self._session.post(f"{self.address}/bot{TOKEN}/{method}", data=form) as response:
            return self._result(method, await response.json())

    async def say(self, chat_id: int, text: str, **more: Value) -> int:
        """Sends HTML and gives the message's number."""
        sent = await self.call("sendMessage", chat_id=chat_id, text=text, parse_mode="HTML", **more)
        return number_of(sent, "message_id")

    async def run(self) -> None:
        offset = 0
        while True:
            found = await self.call("getUpdates", offset=offset, timeout=20)
            for update in cast("list[Obj]", found["value"]):
                offset = number_of(update, "update_id") + 1
                await self._take(update)

    async def close(self) -> None:
        await self._session.close()

    @staticmethod
    def _result(method: str, body: Obj) -> Obj:
        assert body["ok"], (method, body)
        result = body["result"]
        return result if isinstance(result, dict) else {"value": result}

    async def _take(self, update: Obj) -> None:
        if "callback_query" in update:
            await self._pressed(obj_of(update, "callback_query"))
        elif "message" in update:
            await self._told(obj_of(update, "message"))

    async def _told(self, message: Obj) -> None:
        chat, text = number_of(obj_of(message, "chat"), "id"), text_of(message, "text")
        place: Obj = {"message_thread_id": message["message_thread_id"]} if message.get("is_topic_message") else {}
        if text.startswith("/start"):
            await self.say(chat, f"Hello, <b>{text[6:].strip() or 'you'}</b>!")
        elif text.startswith("/menu"):
            await self.say(chat, "What now?", reply_markup=MENU, **place)
        elif text.startswith("/ask"):
            ask: Obj = {"force_reply": True, "input_field_placeholder": "A name"}
            await self.say(chat, "What is the hero's name?", reply_markup=ask, **place)
        elif flag_of(obj_of(obj_of(message, "reply_to_message"), "from"), "is_bot"):
            await self.call("sendMessage", chat_id=chat, text=f"So it is {text}", **place)

    async def _pressed(self, query: Obj) -> None:
        message, data = obj_of(query, "message"), text_of(query, "data")
        chat, number = number_of(obj_of(message, "chat"), "id"), number_of(message, "message_id")
        answer: Obj = {}
        if data == "toast":
            answer = {"text": "Well pressed"}
        elif data == "alert":
            answer = {"text": "Mind the gap", "show_alert": True}
        elif data == "slow":
            await asyncio.sleep(0.8)
        elif data == "remove":
            await self.call("deleteMessage", chat_id=chat, message_id=number)
        elif data.startswith("count:"):
            await self._count(chat, number, int(data[6:]) + 1)
        await self.call("answerCallbackQuery", callback_query_id=query["id"], **answer)

    async def _count(self, chat: int, number: int, count: int) -> None:
        first = key(f"Count {count}", f"count:{count}", style="primary")
        rows = cast("list[list[Obj]]", MENU["inline_keyboard"])
        markup = keyboard([first, *rows[0][1:]], rows[1])
        await self.call(
            "editMessageText", chat_id=chat, message_id=number, text=f"Counted to {count}", reply_markup=markup
        )


@asynccontextmanager
async def toy_bot(address: str) -> AsyncIterator[ToyBot]:
    """The bot at work for the length of a block."""
    bot = ToyBot(address)
    await bot.call("getMe")
    commands: list[Value] = [{"command": name, "description": words} for name, words in COMMANDS.items()]
    await bot.call("setMyCommands", commands=commands)
    work = asyncio.create_task(bot.run())
    try:
        yield bot
    finally:
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        await bot.close()

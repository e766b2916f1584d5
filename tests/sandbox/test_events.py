"""The page: the file, its stream of events, the loopback address."""

import asyncio
import json
from typing import Any

import aiohttp

from tests.sandbox.conftest import RawBot
from tgbot.sandbox.client import People


async def test_the_page_is_served(people: People) -> None:
    async with aiohttp.ClientSession() as session, session.get(people.address) as response:
        assert response.status == 200
        assert (await response.text()).startswith("<!doctype html>")


async def test_what_happens_is_streamed(people: People, bot: RawBot) -> None:
    seen: list[tuple[str, dict[str, Any]]] = []
    listening = asyncio.Event()

    async def listen() -> None:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{people.address}/sandbox/events") as response,
        ):
            kind = ""
            async for raw in response.content:
                line = raw.decode().strip()
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    seen.append((kind, json.loads(line.removeprefix("data: "))))
                listening.set()

    listener = asyncio.create_task(listen())
    await listening.wait()
    anna = await people.user("Anna")
    group = await people.group("Table", owner=anna, topics=["Scene"])
    keyboard = {"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]}
    sent = await bot.call("sendMessage", chat_id=group.id, text="hi", reply_markup=keyboard)
    here = {"chat_id": group.id, "message_id": sent["message_id"]}
    await bot.result("sendChatAction", chat_id=group.id, action="typing")
    await bot.call("editMessageText", **here, text="ho", reply_markup=keyboard)
    await bot.result("pinChatMessage", **here)
    press = asyncio.create_task(people.press(group, anna, "Go"))
    query = await bot.query()
    await bot.result("answerCallbackQuery", callback_query_id=query["id"], text="ok")
    await press
    await bot.result("deleteMessage", **here)
    await people.advance(hours=1)
    await asyncio.sleep(0.05)
    listener.cancel()
    kinds = [kind for kind, _ in seen]
    for kind in ("user", "chat", "member", "topic", "message", "typing", "edited", "pin", "answer", "deleted", "clock"):
        assert kind in kinds, kind
    answer = next(about for kind, about in seen if kind == "answer")
    assert (answer["user_id"], answer["text"]) == (anna.id, "ok")
    edited = next(about for kind, about in seen if kind == "edited")
    assert (edited["text"], edited["buttons"]) == ("ho", [[{"text": "Go", "style": None, "data": "go"}]])

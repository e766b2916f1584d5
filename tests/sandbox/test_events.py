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


class Listener:
    """Collects the stream of events as kinds and what they are about."""

    def __init__(self, address: str) -> None:
        self.seen: list[tuple[str, dict[str, Any]]] = []
        self.listening = asyncio.Event()
        self.task = asyncio.create_task(self._listen(f"{address}/sandbox/events"))

    async def _listen(self, url: str) -> None:
        kind = ""
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            async for raw in response.content:
                line = raw.decode().strip()
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                elif line.startswith("data: "):
                    self.seen.append((kind, json.loads(line.removeprefix("data: "))))
                self.listening.set()

    def about(self, kind: str) -> dict[str, Any]:
        """The first event of this kind."""
        return next(about for name, about in self.seen if name == kind)


async def test_what_happens_is_streamed(people: People, bot: RawBot) -> None:
    listener = Listener(people.address)
    await listener.listening.wait()
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
    listener.task.cancel()
    kinds = {kind for kind, _ in listener.seen}
    assert kinds == {
        *("user", "chat", "member", "topic", "message", "typing", "edited", "pin", "answer", "deleted", "clock")
    }
    assert (listener.about("answer")["user_id"], listener.about("answer")["text"]) == (anna.id, "ok")
    assert listener.about("edited")["text"] == "ho"
    assert listener.about("edited")["buttons"] == [[{"text": "Go", "style": None, "data": "go"}]]

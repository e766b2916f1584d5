"""A light stand-in for Telegram in a process of its own, so that its work is not measured: `python -m …telegram`.

It keeps messages, hands updates to getUpdates, and times presses: from the moment at which a press can be had by
getUpdates until its answerCallbackQuery arrives. It checks nothing; the sandbox does that. It is given the address of
the store, where it sees whether the bot has anything left to do, and prints its own port.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from typing import Any

from aiohttp import web
from redis.asyncio import Redis

from tgbot.store import keys
from tgbot.store.connection import connect

BOT = {"id": 42, "is_bot": True, "first_name": "Bench", "username": "bench_bot"}
LOOK_SECONDS = 0.02
"""Between two looks at whether the bot is done."""

Json = dict[str, Any]  # Any: JSON as it comes


class Telegram:
    """Messages, updates that wait, and what was measured of presses."""

    def __init__(self, store: Redis) -> None:
        self.store = store
        self.messages: dict[tuple[int, int], Json] = {}
        self.last_message = 0
        self.last_update = 0
        self.waiting: list[Json] = []
        self.news = asyncio.Event()
        self.begun: dict[str, float] = {}
        self.seconds: list[float] = []
        self.late: list[float] = []
        self.calls: Counter[str] = Counter()

    # ---- the bot's side

    async def call(self, request: web.Request) -> web.Response:
        now = time.perf_counter()
        method = request.match_info["method"]
        asked = {name: str(value) for name, value in (await request.post()).items()}
        if method == "getUpdates":
            return _answer(await self._updates(int(asked.get("offset", 0)), float(asked.get("timeout", 0))))
        self.calls[method] += 1
        if method == "answerCallbackQuery":
            begun = self.begun.pop(asked["callback_query_id"], None)
            self.seconds += [] if begun is None else [now - begun]
        if method in ("sendMessage", "editMessageText"):
            return _answer(self._written(asked))
        return _answer(BOT | {"can_read_all_group_messages": True} if method == "getMe" else True)

    async def _updates(self, offset: int, most_seconds: float) -> list[Json]:
        self.waiting = [update for update in self.waiting if update["update_id"] >= offset]
        if not self.waiting:
            self.news.clear()
            try:
                async with asyncio.timeout(most_seconds):
                    await self.news.wait()
            except TimeoutError:
                pass
        return self.waiting[:100]

    def _written(self, asked: Json) -> Json:
        chat = int(asked["chat_id"])
        if "message_id" in asked:
            number = int(asked["message_id"])
        else:
            number = self.last_message = self.last_message + 1
        message = {"message_id": number, "date": 1_800_000_000, "from": BOT, "chat": _chat(chat), "text": asked["text"]}
        markup = json.loads(asked.get("reply_markup", "{}"))
        if "inline_keyboard" in markup:
            message["reply_markup"] = markup
        self.messages[chat, number] = message
        return message

    # ---- the benchmark's side

    async def play(self, request: web.Request) -> web.Response:
        """`updates` come in, `rate` a second (0: all at once); answers when the bot has nothing left to do."""
        asked = await request.json()
        self.seconds, self.late, self.calls = [], [], Counter()
        start = time.perf_counter()
        for n, update in enumerate(asked["updates"]):
            if asked["rate"]:
                await asyncio.sleep(start + n / asked["rate"] - time.perf_counter())
                self.late.append(time.perf_counter() - start - n / asked["rate"])
            self._comes(update)
        while not await self._done():  # noqa: ASYNC110 -- it looks at another process
            await asyncio.sleep(LOOK_SECONDS)
        return web.json_response({"seconds": self.seconds, "late": self.late, "calls": self.calls})

    def _comes(self, update: Json) -> None:
        self.last_update += 1
        pressed = update.get("callback_query")
        if pressed:
            message = self.messages[pressed["message"]["chat"]["id"], pressed["message"]["message_id"]]
            update = {"callback_query": pressed | {"id": str(self.last_update), "message": message}}
            self.begun[str(self.last_update)] = time.perf_counter()
        self.waiting.append({"update_id": self.last_update} | update)
        self.news.set()

    async def _done(self) -> bool:
        """Whether all is answered, and neither an inbox nor an outbox holds anything."""
        if self.begun or self.waiting:
            return False
        pipeline = self.store.pipeline(transaction=True)  # at one moment: what leaves an inbox enters an outbox
        for partition in range(keys.PARTITIONS):
            pipeline.execute_command("XLEN", keys.inbox(partition))
            pipeline.execute_command("HLEN", keys.out(partition))
        return not any(await pipeline.execute())

    async def shown(self, request: web.Request) -> web.Response:
        """All messages with buttons."""
        return web.json_response([one for one in self.messages.values() if "reply_markup" in one])


def _answer(result: object) -> web.Response:
    body = json.dumps({"ok": True, "result": result}, ensure_ascii=False)
    return web.Response(text=body, content_type="application/json")


def _chat(chat: int) -> Json:
    if chat > 0:
        return {"id": chat, "type": "private", "first_name": f"Player {chat}"}
    return {"id": chat, "type": "supergroup", "title": f"Table {chat}"}


async def main() -> None:
    telegram = Telegram(connect(sys.argv[1]))
    app = web.Application()
    app.router.add_post("/bot{token}/{method}", telegram.call)
    app.router.add_post("/play", telegram.play)
    app.router.add_get("/shown", telegram.shown)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())

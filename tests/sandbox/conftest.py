"""A sandbox over real HTTP, its people, and a bot that is only what a test makes it do."""

from collections.abc import AsyncIterator
from typing import Any, cast

import aiohttp
import pytest

from tgbot.sandbox.client import People
from tgbot.sandbox.server import running

TOKEN = "42:SANDBOX"
Value = Any  # answers are looked into by hand, name by name
Obj = dict[str, Any]


class RawBot:
    """Calls the Bot API and shows the whole answer."""

    def __init__(self, address: str, token: str = TOKEN) -> None:
        self.address = address
        self.token = token
        self._session = aiohttp.ClientSession()

    async def ask(self, method: str, **params: Value) -> Obj:
        """The whole body of the answer."""
        async with self._session.post(f"{self.address}/bot{self.token}/{method}", json=params) as response:
            body = cast("Obj", await response.json())
            assert response.status == body.get("error_code", 200)
            return body

    async def call(self, method: str, **params: Value) -> Obj:
        """The result, an object."""
        return cast("Obj", await self.result(method, **params))

    async def result(self, method: str, **params: Value) -> Value:
        body = await self.ask(method, **params)
        assert body["ok"], body
        return cast("Value", body["result"])

    async def refused(self, method: str, **params: Value) -> str:
        """The description of the refusal."""
        body = await self.ask(method, **params)
        assert not body["ok"], body
        return cast("str", body["description"])

    async def updates(self, **params: Value) -> list[Obj]:
        """What waits, confirmed at once."""
        found = cast("list[Obj]", await self.result("getUpdates", **params))
        if found:
            await self.result("getUpdates", offset=found[-1]["update_id"] + 1, limit=1)
        return found

    async def messages(self) -> list[Obj]:
        """The messages among what waits."""
        return [update["message"] for update in await self.updates() if "message" in update]

    async def query(self) -> Obj:
        """The next press; other updates before it are thrown away."""
        while True:
            for update in await self.updates(timeout=5):
                if "callback_query" in update:
                    return cast("Obj", update["callback_query"])

    async def close(self) -> None:
        await self._session.close()


@pytest.fixture
async def people() -> AsyncIterator[People]:
    async with running(0, loaded_dice=True) as address, People(address, settle_ms=0) as crowd:
        yield crowd


@pytest.fixture
async def bot(people: People) -> AsyncIterator[RawBot]:
    raw = RawBot(people.address)
    await raw.call("getMe")
    yield raw
    await raw.close()

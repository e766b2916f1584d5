"""Faults on order and flood control."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from tests.sandbox.conftest import RawBot
from tgbot.sandbox.client import Group, Impossible, People
from tgbot.sandbox.server import running


@pytest.fixture
async def group(people: People, bot: RawBot) -> Group:
    return await people.group("Table", owner=await people.user("Anna"))


async def test_the_next_calls_fail_as_ordered(people: People, bot: RawBot, group: Group) -> None:
    await people.fault("sendMessage", retry_after=7, times=2, chat=group)
    for _ in range(2):
        body = await bot.ask("sendMessage", chat_id=group.id, text="x")
        assert (body["error_code"], body["parameters"]) == (429, {"retry_after": 7})
    await bot.call("sendMessage", chat_id=group.id, text="x")


async def test_a_fault_hits_only_its_chat_and_method(people: People, bot: RawBot, group: Group) -> None:
    other = await people.group("Other", owner=await people.user("Boris"))
    await people.fault("sendMessage", code=403, description="Forbidden: bot was blocked by the user", chat=other)
    await bot.call("sendMessage", chat_id=group.id, text="x")
    assert (await bot.refused("sendMessage", chat_id=other.id, text="x")).startswith("Forbidden")
    await people.fault("*", code=500, description="Internal Server Error")
    assert await bot.result("getUpdates") is not None
    assert await bot.refused("getMe") == "Internal Server Error"
    await people.fault("sendMessage", code=500, description="Internal Server Error", times=100)
    await people.clear_faults()
    await bot.call("sendMessage", chat_id=group.id, text="x")


async def test_a_connection_is_lost_before_or_after_the_effect(people: People, bot: RawBot, group: Group) -> None:
    for drop, texts in (("before", []), ("after", ["after"])):
        await people.fault("sendMessage", drop=drop)
        with pytest.raises(aiohttp.ClientError):
            await bot.ask("sendMessage", chat_id=group.id, text=drop)
        assert [m.text for m in await people.messages(group) if m.text] == texts
    assert (await people.calls(method="sendMessage"))[0]["error"] == {
        "error_code": 0,
        "description": "connection lost on order",
    }


async def test_a_fault_must_say_how(people: People) -> None:
    with pytest.raises(Impossible, match="error_code and description"):
        await people.fault("sendMessage")


@pytest.fixture
async def strict() -> AsyncIterator[People]:
    async with running(0, strict_limits=True) as address, People(address, settle_ms=0) as people:
        yield people


async def test_a_group_bears_twenty_a_minute_edits_counted(strict: People) -> None:
    bot = RawBot(strict.address)
    await bot.call("getMe")
    anna = await strict.user("Anna", start="")
    group = await strict.group("Table", owner=anna)
    sent = await bot.call("sendMessage", chat_id=group.id, text="0")
    for number in range(1, 20):
        await bot.call("editMessageText", chat_id=group.id, message_id=sent["message_id"], text=str(number))
    body = await bot.ask("sendMessage", chat_id=group.id, text="x")
    assert body["error_code"] == 429
    assert 1 <= body["parameters"]["retry_after"] <= 3
    assert body["description"] == f"Too Many Requests: retry after {body['parameters']['retry_after']}"
    await bot.call("sendMessage", chat_id=anna.id, text="other chats are not delayed")
    await bot.result("sendChatAction", chat_id=group.id, action="typing")
    await bot.close()

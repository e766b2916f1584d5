"""getUpdates: order, confirmation, two pollers, what lives how long."""

import asyncio
from pathlib import Path

from tests.sandbox.conftest import RawBot
from tgbot.sandbox.client import People
from tgbot.sandbox.server import running


async def test_updates_come_in_order_until_they_are_confirmed(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    for word in ("one", "two", "three"):
        await people.say(anna, anna, word)
    first = await bot.result("getUpdates")
    again = await bot.result("getUpdates")
    assert [u["message"]["text"] for u in first] == ["one", "two", "three"]
    assert again == first
    ids = [u["update_id"] for u in first]
    assert ids == [ids[0], ids[0] + 1, ids[0] + 2]
    rest = await bot.result("getUpdates", offset=ids[1])
    assert [u["update_id"] for u in rest] == ids[1:]
    assert await bot.result("getUpdates", offset=0) == rest


async def test_limit_and_negative_offset(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    for word in ("one", "two", "three"):
        await people.say(anna, anna, word)
    assert len(await bot.result("getUpdates", limit=2)) == 2
    (last,) = await bot.result("getUpdates", offset=-1)
    assert last["message"]["text"] == "three"
    assert len(await bot.result("getUpdates")) == 1


async def test_a_waiting_poll_wakes_at_once(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    poll = asyncio.create_task(bot.result("getUpdates", timeout=20))
    await asyncio.sleep(0.05)
    await people.say(anna, anna, "hello")
    (update,) = await asyncio.wait_for(poll, 2)
    assert update["message"]["text"] == "hello"


async def test_a_second_poller_ends_the_first(people: People, bot: RawBot) -> None:
    poll = asyncio.create_task(bot.ask("getUpdates", timeout=20))
    await asyncio.sleep(0.05)
    assert await bot.result("getUpdates", timeout=0) == []
    ended = await asyncio.wait_for(poll, 2)
    assert ended["error_code"] == 409
    assert ended["description"].startswith("Conflict: terminated by other getUpdates request")


async def test_a_killed_poller_takes_nothing_with_it(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    poll = asyncio.create_task(bot.ask("getUpdates", timeout=20))
    await asyncio.sleep(0.05)
    poll.cancel()
    await asyncio.sleep(0.05)
    await people.say(anna, anna, "hello")
    assert len(await bot.result("getUpdates")) == 1


async def test_messages_wait_a_day_and_presses_150_seconds(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await people.say(anna, anna, "/start")
    await bot.updates()
    keyboard = {"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]}
    await bot.call("sendMessage", chat_id=anna.id, text="?", reply_markup=keyboard)
    press = asyncio.create_task(people.press(anna, anna, "Go"))
    await people.say(anna, anna, "hello")
    await asyncio.sleep(0.05)
    assert len(await bot.result("getUpdates")) == 2
    await people.post("clock", {"advance_s": 151})
    (left,) = await bot.result("getUpdates")
    assert "message" in left
    await people.post("clock", {"advance_s": 86_400})
    assert await bot.result("getUpdates") == []
    press.cancel()


async def test_an_answer_after_150_seconds_is_too_late(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await people.say(anna, anna, "/start")
    await bot.updates()
    keyboard = {"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]}
    await bot.call("sendMessage", chat_id=anna.id, text="?", reply_markup=keyboard)
    press = asyncio.create_task(people.press(anna, anna, "Go"))
    query = await bot.query()
    await people.post("clock", {"advance_s": 151})
    refusal = await bot.refused("answerCallbackQuery", callback_query_id=query["id"])
    assert refusal == "Bad Request: query is too old and response timeout expired or query ID is invalid"
    press.cancel()


async def test_allowed_updates_hold_until_given_anew(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await bot.result("getUpdates", allowed_updates=["callback_query"])
    await people.say(anna, anna, "lost")
    assert await bot.result("getUpdates") == []
    await bot.result("getUpdates", allowed_updates=[])
    await people.say(anna, anna, "kept")
    assert len(await bot.result("getUpdates")) == 1


async def test_members_and_reactions_come_only_if_asked_for(people: People, bot: RawBot) -> None:
    anna, boris = await people.user("Anna"), await people.user("Boris")
    group = await people.group("Table", owner=anna)
    await bot.updates()
    await people.member(group, boris, "member")
    (update,) = await bot.updates()
    assert update["message"]["new_chat_members"][0]["id"] == boris.id
    await bot.result("getUpdates", allowed_updates=["chat_member", "message_reaction"])
    await people.member(group, boris, "left")
    (change,) = await bot.updates()
    assert change["chat_member"]["new_chat_member"]["status"] == "left"
    said = await people.say(group, anna, "look")
    await people.react(said, anna, "👍")
    (reaction,) = await bot.updates()
    assert reaction["message_reaction"]["new_reaction"] == [{"type": "emoji", "emoji": "👍"}]


async def test_queue_offset_clock_and_chats_survive_a_restart(tmp_path: Path) -> None:
    async with running(0, tmp_path) as address, People(address, settle_ms=0) as people:
        bot = RawBot(address)
        await bot.call("getMe")
        anna = await people.user("Anna", username="anna")
        group = await people.group("Table", owner=anna, topics=["Scene"])
        await bot.updates()
        await people.say(group, anna, "one", thread=group.topics["Scene"])
        await people.say(group, anna, "two")
        _, second = await bot.result("getUpdates")
        await bot.result("getUpdates", offset=second["update_id"])
        await people.post("clock", {"advance_s": 3600})
        await bot.close()
        before = await people.state()

    async with running(0, tmp_path) as address, People(address, settle_ms=0) as people:
        bot = RawBot(address)
        (left,) = await bot.result("getUpdates")
        assert left == second
        after = await people.state()
        assert after["offset"] == before["offset"]
        assert after["chats"] == before["chats"]
        shown = await people.messages(group, thread=group.topics["Scene"])
        assert [m.text for m in shown if m.text] == ["one"]
        await people.say(group, anna, "three")
        last = (await bot.updates())[-1]
        assert last["update_id"] == second["update_id"] + 1
        assert last["message"]["message_id"] == second["message"]["message_id"] + 1
        await bot.close()


async def test_the_newest_update_can_be_repeated_under_a_new_id(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await people.say(anna, anna, "once")
    (first,) = await bot.updates()
    await people.repeat()
    (again,) = await bot.updates()
    assert again["message"] == first["message"]
    assert again["update_id"] > first["update_id"]

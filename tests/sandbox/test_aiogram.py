"""The client library of the real bot understands what the sandbox answers."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import (
    TelegramBadRequest,
    TelegramConflictError,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
)
from aiogram.filters import Command
from aiogram.types import (
    BufferedInputFile,
    ForceReply,
    InaccessibleMessage,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    ReactionTypeEmoji,
)

from tests.sandbox.conftest import TOKEN
from tests.sandbox.test_messages import png
from tgbot.sandbox.client import People

KEYBOARD = InlineKeyboardMarkup(inline_keyboard=[[InlineKeyboardButton(text="Go", callback_data="go")]])


@pytest.fixture
async def aiobot(people: People) -> AsyncIterator[Bot]:
    bot = Bot(TOKEN, session=AiohttpSession(api=TelegramAPIServer.from_base(people.address)))
    await bot.get_me()
    yield bot
    await bot.session.close()


async def test_every_answer_is_decoded(people: People, aiobot: Bot) -> None:
    anna = await people.user("Anna", username="anna")
    group = await people.group("Table", owner=anna, topics=["Scene"])
    updates = await aiobot.get_updates()
    assert updates[0].my_chat_member is not None
    topic = await aiobot.create_forum_topic(group.id, "Act 2")
    sent = await aiobot.send_message(
        group.id, "<b>x</b>", message_thread_id=topic.message_thread_id, parse_mode="HTML", reply_markup=KEYBOARD
    )
    assert sent.is_topic_message
    assert sent.html_text == "<b>x</b>"
    assert sent.reply_to_message is not None
    assert sent.reply_to_message.forum_topic_created is not None
    photo = await aiobot.send_photo(group.id, BufferedInputFile(png(), "map.png"), caption="map")
    assert photo.photo is not None
    media = InputMediaPhoto(media=BufferedInputFile(png(9, 9), "map.png"), caption="new")
    await aiobot.edit_message_media(media, chat_id=group.id, message_id=photo.message_id)
    document = await aiobot.send_document(group.id, BufferedInputFile(b"page", "log.html"))
    assert document.document is not None
    file = await aiobot.get_file(document.document.file_id)
    content = await aiobot.download(file)
    assert content is not None
    assert content.read() == b"page"
    await aiobot.pin_chat_message(group.id, sent.message_id)
    assert (await aiobot.get_chat(group.id)).is_forum
    assert len(await aiobot.get_chat_administrators(group.id)) == 2
    assert (await aiobot.get_chat_member(group.id, anna.id)).status == "creator"
    await aiobot.set_message_reaction(group.id, sent.message_id, [ReactionTypeEmoji(emoji="👍")])
    await aiobot.send_message(group.id, "?", reply_markup=ForceReply())
    assert [u.message.pinned_message is not None for u in await aiobot.get_updates() if u.message][-1]


async def test_commands_are_recognised(people: People, aiobot: Bot) -> None:
    anna = await people.user("Anna")
    await people.say(anna, anna, "/roll@talepost_demo_bot 2d6")
    await people.say(anna, anna, "/roll@other_bot 2d6")
    first, second = [update.message for update in await aiobot.get_updates()]
    assert first is not None
    assert second is not None
    assert await Command("roll")(first, aiobot)
    assert not await Command("roll")(second, aiobot)


async def test_a_press_and_its_answer(people: People, aiobot: Bot) -> None:
    anna = await people.user("Anna", start="")
    sent = await aiobot.send_message(anna.id, "?", reply_markup=KEYBOARD)
    press = asyncio.create_task(people.press(anna, anna, "Go"))
    updates = await aiobot.get_updates(timeout=5)
    while not updates[-1].callback_query:
        updates = await aiobot.get_updates(offset=updates[-1].update_id + 1, timeout=5)
    query = updates[-1].callback_query
    assert query.message is not None
    assert query.message.message_id == sent.message_id
    await query.answer("ok").as_(aiobot)
    assert (await press).toast == "ok"
    await aiobot.delete_message(anna.id, sent.message_id)
    press = asyncio.create_task(people.press_data(anna, anna, sent.message_id, "go"))
    (update,) = await aiobot.get_updates(offset=updates[-1].update_id + 1, timeout=5)
    assert update.callback_query is not None
    assert isinstance(update.callback_query.message, InaccessibleMessage)
    press.cancel()


async def test_refusals_have_their_classes(people: People, aiobot: Bot) -> None:
    anna = await people.user("Anna")
    with pytest.raises(TelegramForbiddenError):
        await aiobot.send_message(anna.id, "x")
    group = await people.group("Table", owner=anna, kind="group")
    with pytest.raises(TelegramBadRequest, match="can't parse entities"):
        await aiobot.send_message(group.id, "<b>x", parse_mode="HTML")
    await people.fault("sendMessage", retry_after=3)
    with pytest.raises(TelegramRetryAfter) as flood:
        await aiobot.send_message(group.id, "x")
    assert flood.value.retry_after == 3
    await people.fault("sendMessage", drop="before")
    with pytest.raises(TelegramNetworkError):
        await aiobot.send_message(group.id, "x")
    new = await people.migrate(group)
    with pytest.raises(TelegramMigrateToChat) as moved:
        await aiobot.send_message(group.id, "x")
    assert moved.value.migrate_to_chat_id == new.id
    await aiobot.get_updates()
    poll = asyncio.create_task(aiobot.get_updates(offset=900_000_000, timeout=10))
    await asyncio.sleep(0.1)
    await aiobot.get_updates()
    with pytest.raises(TelegramConflictError):
        await poll

"""The first talk: a person starts the bot, the bot answers with a button, the person presses it."""

import asyncio

from tests.sandbox.conftest import RawBot
from tgbot.sandbox.client import People


async def test_a_started_bot_may_write_and_is_told_of_presses(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna", username="anna")
    await people.say(anna, anna, "/start")
    (update,) = await bot.updates()
    assert update["message"]["text"] == "/start"
    assert update["message"]["entities"] == [{"type": "bot_command", "offset": 0, "length": 6}]

    sent = await bot.call(
        "sendMessage",
        chat_id=anna.id,
        text="<b>Hi</b>",
        parse_mode="HTML",
        reply_markup={"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]},
    )
    assert sent["text"] == "Hi"
    press = asyncio.create_task(people.press(anna, anna, "Go"))
    query = await bot.query()
    assert query["data"] == "go"
    await bot.call("editMessageText", chat_id=anna.id, message_id=sent["message_id"], text="Gone")
    await bot.result("answerCallbackQuery", callback_query_id=query["id"], text="ok")
    pressed = await press
    assert pressed.toast == "ok"
    assert pressed.message is not None
    assert pressed.message.text == "Gone"


async def test_a_bot_cannot_write_first(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    refusal = await bot.refused("sendMessage", chat_id=anna.id, text="Hi")
    assert refusal == "Forbidden: bot can't initiate conversation with a user"

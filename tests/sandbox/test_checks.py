"""What the sandbox refuses before a method runs, and how it reads requests."""

import aiohttp
import pytest

from tests.sandbox.conftest import TOKEN, RawBot, Value
from tgbot.sandbox.client import People, User


@pytest.fixture
async def anna(people: People, bot: RawBot) -> User:
    user = await people.user("Anna")
    await people.say(user, user, "/start")
    await bot.updates()
    return user


async def test_unknown_methods_and_tokens(people: People, bot: RawBot) -> None:
    body = await bot.ask("sendGoodMood")
    assert body == {"ok": False, "error_code": 404, "description": "Not Found"}
    assert (await bot.ask("sendGame", chat_id=1, game_short_name="x"))["error_code"] == 404
    assert (await people.calls())[-1]["method"] == "sendGame"
    for token in ("nonsense", "42:", "42:SANDBOX2"):
        stranger = RawBot(people.address, token)
        assert (await stranger.ask("getMe"))["error_code"] == 401
        await stranger.close()


async def test_every_token_is_a_bot_of_its_own(people: People, bot: RawBot) -> None:
    other = RawBot(people.address, "777:another_bot")
    assert (await other.call("getMe"))["id"] == 777
    assert (await bot.call("getMe"))["username"] == "talepost_demo_bot"
    await other.close()


async def test_method_names_in_any_case(bot: RawBot) -> None:
    assert (await bot.call("getme"))["id"] == 42


@pytest.mark.parametrize(
    "params, refusal",
    [
        ({"text": "x"}, "chat_id is empty"),
        ({"chat_id": 0, "text": "x"}, "chat not found"),
        ({"chat_id": 99, "text": "x"}, "chat not found"),
        ({"chat_id": "@nobody", "text": "x"}, "chat not found"),
        ({}, "message text is empty"),
        ({"text": "  \n "}, "message text is empty"),
        ({"text": "я" * 4097}, "message is too long"),
        ({"text": "👍" * 2049}, "message is too long"),
        ({"text": "x", "message_thread_id": "seven"}, 'parameter "message_thread_id" must be of type Integer'),
        ({"text": "x", "message_thread_id": 7}, "message thread not found"),
        ({"text": "x", "parse_mode": "Wiki"}, "unsupported parse_mode"),
        ({"text": "x", "protect_content": "maybe"}, 'parameter "protect_content" must be of type Boolean'),
        ({"text": "x", "reply_markup": "{"}, "can't parse reply keyboard markup JSON object"),
        ({"text": "x", "reply_parameters": {"message_id": 99}}, "message to be replied not found"),
    ],
)
async def test_what_send_message_refuses(bot: RawBot, anna: User, params: dict[str, Value], refusal: str) -> None:
    whole = params if "chat_id" in params or refusal == "chat_id is empty" else {"chat_id": anna.id, **params}
    assert await bot.refused("sendMessage", **whole) == f"Bad Request: {refusal}"


@pytest.mark.parametrize(
    "button, refusal",
    [
        ({"text": "x", "callback_data": "я" * 33}, "BUTTON_DATA_INVALID"),
        ({"text": "x", "callback_data": ""}, "BUTTON_DATA_INVALID"),
        (
            {"text": "x"},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"callback_data": "x"},
            "can't parse reply keyboard markup: Can't find field \"text\" in InlineKeyboardButton",
        ),
        (
            {"text": "x", "callback_data": 7},
            'can\'t parse reply keyboard markup: Field "callback_data" must be of type String',
        ),
        (
            {"text": "x", "callback_data": "a", "style": "red"},
            "can't parse inline keyboard button: invalid button style specified",
        ),
        (
            {"text": "x", "url": "no url"},
            "inline keyboard button URL 'no url' is invalid: Wrong HTTP URL",
        ),
    ],
)
async def test_what_is_wrong_with_a_button(bot: RawBot, anna: User, button: dict[str, Value], refusal: str) -> None:
    markup = {"inline_keyboard": [[button]]}
    got = await bot.refused("sendMessage", chat_id=anna.id, text="x", reply_markup=markup)
    assert got == f"Bad Request: {refusal}"


async def test_too_many_buttons(bot: RawBot, anna: User) -> None:
    def keyboard(count: int) -> dict[str, Value]:
        return {"inline_keyboard": [[{"text": str(n), "callback_data": "d"}] for n in range(count)]}

    await bot.call("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard(100))
    refusal = await bot.refused("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard(101))
    assert refusal == "Bad Request: reply markup is too long"


async def test_the_longest_texts_pass(bot: RawBot, anna: User) -> None:
    await bot.call("sendMessage", chat_id=anna.id, text="<b>" + "я" * 4096 + "</b>", parse_mode="HTML")
    await bot.call("sendMessage", chat_id=anna.id, text="👍" * 2048)


async def test_a_toast_has_at_most_200_characters(bot: RawBot) -> None:
    refusal = await bot.refused("answerCallbackQuery", callback_query_id="1", text="x" * 201)
    assert refusal == "Bad Request: MESSAGE_TOO_LONG"


async def test_unknown_parameters_are_ignored_but_listed(people: People, bot: RawBot, anna: User) -> None:
    await bot.call("sendMessage", chat_id=anna.id, text="x", mesage_thread_id=3)
    call = (await people.calls(method="sendMessage"))[-1]
    assert call["unknown"] == ["mesage_thread_id"]


async def test_forms_queries_and_multipart_are_read_alike(people: People, bot: RawBot, anna: User) -> None:
    address = f"{people.address}/bot{TOKEN}/sendMessage"
    markup = '{"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]}'
    fields = {"chat_id": str(anna.id), "text": "hello", "disable_notification": "true", "reply_markup": markup}
    multipart = aiohttp.MultipartWriter("form-data")
    for name, value in fields.items():
        multipart.append(value).set_content_disposition("form-data", name=name)
    async with aiohttp.ClientSession() as session:
        for request in (
            session.get(address, params=fields),
            session.post(address, data=fields),
            session.post(address, data=multipart),
        ):
            async with request as response:
                body = await response.json()
                assert body["result"]["text"] == "hello", body
                assert body["result"]["reply_markup"]["inline_keyboard"][0][0]["text"] == "Go"

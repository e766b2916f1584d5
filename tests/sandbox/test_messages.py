"""Messages of bots: edits, deletions, pins, replies, files, reactions."""

import asyncio
import base64
import struct
import zlib
from typing import Any, cast

import aiohttp
import pytest

from tests.sandbox.conftest import TOKEN, RawBot, Value
from tgbot.sandbox.client import Impossible, People, User

KEYBOARD = {"inline_keyboard": [[{"text": "Go", "callback_data": "go"}]]}
NOT_MODIFIED = "Bad Request: message is not modified: specified new message content and reply markup"


@pytest.fixture
async def anna(people: People, bot: RawBot) -> User:
    user = await people.user("Anna")
    await people.say(user, user, "/start")
    await bot.updates()
    return user


def png(width: int = 4, height: int = 3) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\xff\0\0" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


async def upload(people: People, method: str, **fields: Any) -> dict[str, Any]:  # what aiohttp takes
    form = aiohttp.FormData()
    for name, value in fields.items():
        if isinstance(value, bytes):
            form.add_field(name, value, filename="board.png")
        else:
            form.add_field(name, str(value))
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{people.address}/bot{TOKEN}/{method}", data=form) as response,
    ):
        return cast("dict[str, Any]", await response.json())


async def test_an_edit_changes_what_people_see(people: People, bot: RawBot, anna: User) -> None:
    sent = await bot.call("sendMessage", chat_id=anna.id, text="one", reply_markup=KEYBOARD)
    here = {"chat_id": anna.id, "message_id": sent["message_id"]}
    edited = await bot.call("editMessageText", **here, text="<b>two</b>", parse_mode="HTML", reply_markup=KEYBOARD)
    assert edited["edit_date"]
    seen = await people.last(anna)
    assert (seen.text, seen.buttons, seen.edited) == ("two", ("Go",), True)
    await bot.call("editMessageReplyMarkup", **here)
    assert (await people.last(anna)).buttons == ()


async def test_an_edit_that_changes_nothing_is_refused(bot: RawBot, anna: User) -> None:
    sent = await bot.call("sendMessage", chat_id=anna.id, text="<b>one</b>", parse_mode="HTML", reply_markup=KEYBOARD)
    here = {"chat_id": anna.id, "message_id": sent["message_id"]}
    same = {"text": "<strong>one</strong> ", "parse_mode": "HTML"}
    assert (await bot.refused("editMessageText", **here, **same, reply_markup=KEYBOARD)).startswith(NOT_MODIFIED)
    assert (await bot.refused("editMessageReplyMarkup", **here, reply_markup=KEYBOARD)).startswith(NOT_MODIFIED)
    await bot.call("editMessageText", **here, text="one", reply_markup=KEYBOARD)


@pytest.mark.parametrize(
    "method, params, refusal",
    [
        ("editMessageText", {"message_id": 99, "text": "x"}, "message to edit not found"),
        ("editMessageText", {"text": "x"}, "message identifier is not specified"),
        ("editMessageText", {"message_id": 1, "text": "x"}, "message can't be edited"),
        ("editMessageText", {"message_id": 2, "text": "x" * 4097}, "MESSAGE_TOO_LONG"),
        ("editMessageCaption", {"message_id": 2, "caption": "x"}, "there is no caption in the message to edit"),
        ("deleteMessage", {"message_id": 99}, "message to delete not found"),
        ("pinChatMessage", {"message_id": 99}, "message to pin not found"),
        ("getFile", {"file_id": "x"}, "invalid file_id"),
        ("sendPhoto", {}, "there is no photo in the request"),
        ("sendPhoto", {"photo": "unknown"}, "wrong file identifier/HTTP URL specified"),
        ("sendChatAction", {"action": "dancing"}, "wrong parameter action in request"),
        ("setMessageReaction", {"message_id": 1, "reaction": [{"type": "emoji", "emoji": "🎲"}]}, "REACTION_INVALID"),
    ],
)
async def test_what_is_refused(bot: RawBot, anna: User, method: str, params: dict[str, Value], refusal: str) -> None:
    await bot.call("sendMessage", chat_id=anna.id, text="message 2")
    here = {} if method == "getFile" else {"chat_id": anna.id}
    assert await bot.refused(method, **here, **params) == f"Bad Request: {refusal}"


async def test_a_message_can_be_deleted_for_48_hours(people: People, bot: RawBot, anna: User) -> None:
    first = await bot.call("sendMessage", chat_id=anna.id, text="one")
    second = await bot.call("sendMessage", chat_id=anna.id, text="two")
    await bot.result("deleteMessage", chat_id=anna.id, message_id=first["message_id"])
    await people.post("clock", {"advance_s": 48 * 3600})
    refusal = await bot.refused("deleteMessage", chat_id=anna.id, message_id=second["message_id"])
    assert refusal == "Bad Request: message can't be deleted"
    assert [m.text for m in await people.messages(anna)] == ["/start", "two"]


async def test_many_at_once_pass_over_what_is_gone(people: People, bot: RawBot, anna: User) -> None:
    numbers = [(await bot.call("sendMessage", chat_id=anna.id, text=str(n)))["message_id"] for n in range(3)]
    assert await bot.result("deleteMessages", chat_id=anna.id, message_ids=[*numbers[:2], 99]) is True
    assert [m.text for m in await people.messages(anna)] == ["/start", "2"]


async def test_an_answer_names_its_question(people: People, bot: RawBot, anna: User) -> None:
    asked = await bot.call("sendMessage", chat_id=anna.id, text="Name?", reply_markup={"force_reply": True})
    assert "reply_markup" not in asked
    seen = await people.last(anna)
    assert seen.raw["force_reply"] is True
    await people.say(anna, anna, "Vera", reply_to=seen)
    (told,) = await bot.messages()
    assert told["reply_to_message"]["text"] == "Name?"
    assert told["reply_to_message"]["from"]["id"] == 42


async def test_a_keyboard_that_forces_a_reply_keeps_doing_so(bot: RawBot, anna: User) -> None:
    sent = await bot.call("sendMessage", chat_id=anna.id, text="?", reply_markup={**KEYBOARD, "force_reply": True})
    assert sent["reply_markup"]["force_reply"] is True
    changed = await bot.call(
        "editMessageText", chat_id=anna.id, message_id=sent["message_id"], text="!", reply_markup=KEYBOARD
    )
    assert changed["reply_markup"]["force_reply"] is True


async def test_pins_are_announced_and_newest_last(people: People, bot: RawBot, anna: User) -> None:
    first = await bot.call("sendMessage", chat_id=anna.id, text="one")
    second = await bot.call("sendMessage", chat_id=anna.id, text="two")
    for message in (first, second):
        await bot.result("pinChatMessage", chat_id=anna.id, message_id=message["message_id"])
    told = await bot.messages()
    assert [m["pinned_message"]["text"] for m in told] == ["one", "two"]
    assert (await bot.call("getChat", chat_id=anna.id))["pinned_message"]["text"] == "two"
    await bot.result("unpinChatMessage", chat_id=anna.id)
    assert [m.text for m in await people.messages(anna) if m.pinned] == ["one"]
    await bot.result("unpinAllChatMessages", chat_id=anna.id)
    assert not [m for m in await people.messages(anna) if m.pinned]


async def test_photos_are_uploaded_seen_and_sent_again(people: People, bot: RawBot, anna: User) -> None:
    body = await upload(people, "sendPhoto", chat_id=anna.id, photo=png(), caption="<b>Map</b>", parse_mode="HTML")
    sent = body["result"]
    assert (sent["photo"][0]["width"], sent["photo"][0]["height"]) == (4, 3)
    assert (sent["caption"], sent["caption_entities"][0]["type"]) == ("Map", "bold")
    seen = await people.last(anna)
    assert await people.file(seen.photo) == png()
    again = await bot.call("sendPhoto", chat_id=anna.id, photo=sent["photo"][0]["file_id"])
    assert again["photo"] == sent["photo"]
    file = await bot.call("getFile", file_id=sent["photo"][0]["file_id"])
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{people.address}/file/bot{TOKEN}/{file['file_path']}") as response,
    ):
        assert await response.read() == png()


async def test_what_is_no_photo(people: People, bot: RawBot, anna: User) -> None:
    for content, refusal in (
        (b"not a picture", "IMAGE_PROCESS_FAILED"),
        (b"", "file must be non-empty"),
        (png(200, 1), "PHOTO_INVALID_DIMENSIONS"),
    ):
        body = await upload(people, "sendPhoto", chat_id=anna.id, photo=content)
        assert body["description"] == f"Bad Request: {refusal}"
    body = await upload(people, "sendPhoto", chat_id=anna.id, photo=png(), caption="x" * 1025)
    assert body["description"] == "Bad Request: message caption is too long"


async def test_media_and_captions_are_edited(people: People, bot: RawBot, anna: User) -> None:
    sent = (await upload(people, "sendPhoto", chat_id=anna.id, photo=png()))["result"]
    media = '{"type": "photo", "media": "attach://new", "caption": "moved"}'
    body = await upload(
        people, "editMessageMedia", chat_id=anna.id, message_id=sent["message_id"], media=media, new=png(5, 5)
    )
    assert body["result"]["photo"][0]["width"] == 5
    assert (await people.calls(method="editMessageMedia"))[-1]["unknown"] == []
    here = {"chat_id": anna.id, "message_id": sent["message_id"]}
    assert (await bot.refused("editMessageText", **here, text="x")).endswith("there is no text in the message to edit")
    await bot.call("editMessageCaption", **here, caption="again")
    assert (await people.last(anna)).text == "again"


async def test_documents_go_both_ways(people: People, bot: RawBot, anna: User) -> None:
    body = await upload(people, "sendDocument", chat_id=anna.id, document=b"<html>")
    assert body["result"]["document"]["file_name"] == "board.png"
    page: Value = {"name": "sheet.txt", "base64": base64.b64encode("Лист".encode()).decode()}
    await people.send(anna, anna, {"document": page, "text": "my hero"})
    (told,) = await bot.messages()
    assert (told["document"]["file_name"], told["caption"]) == ("sheet.txt", "my hero")
    file = await bot.call("getFile", file_id=told["document"]["file_id"])
    assert await people.file(f"/sandbox/files/{file['file_path']}") == "Лист".encode()


async def test_people_edit_their_own_messages(people: People, bot: RawBot, anna: User) -> None:
    said = await people.say(anna, anna, "/roll 2d6")
    await people.edit(said, anna, "/roll 3d6")
    first, second = await bot.updates()
    assert first["message"]["text"] == "/roll 2d6"
    assert second["edited_message"]["text"] == "/roll 3d6"
    assert second["edited_message"]["edit_date"]


async def test_a_press_on_a_deleted_message_brings_what_is_left(people: People, bot: RawBot, anna: User) -> None:
    sent = await bot.call("sendMessage", chat_id=anna.id, text="?", reply_markup=KEYBOARD)
    await bot.result("deleteMessage", chat_id=anna.id, message_id=sent["message_id"])
    press = asyncio.create_task(people.press_data(anna, anna, sent["message_id"], "go"))
    query = await bot.query()
    assert query["message"] == {"message_id": sent["message_id"], "date": 0, "chat": query["message"]["chat"]}
    await bot.result("answerCallbackQuery", callback_query_id=query["id"], text="gone", show_alert=True)
    pressed = await press
    assert (pressed.toast, pressed.alert, pressed.message) == ("gone", True, None)
    refusal = await bot.refused("answerCallbackQuery", callback_query_id=query["id"])
    assert refusal.startswith("Bad Request: query is too old")


async def test_buttons_are_found_by_words_newest_first(people: People, bot: RawBot, anna: User) -> None:
    for text in ("old", "new"):
        await bot.call("sendMessage", chat_id=anna.id, text=text, reply_markup=KEYBOARD)
    press = asyncio.create_task(people.press(anna, anna, "go"))
    query = await bot.query()
    assert query["message"]["text"] == "new"
    await bot.result("answerCallbackQuery", callback_query_id=query["id"])
    assert (await press).answered
    with pytest.raises(Impossible, match="no button 'Stop'"):
        await people.press(anna, anna, "Stop")


async def test_reactions_are_seen(people: People, bot: RawBot, anna: User) -> None:
    said = await people.say(anna, anna, "done")
    reaction = [{"type": "emoji", "emoji": "👍"}]
    await bot.result("setMessageReaction", chat_id=anna.id, message_id=said.id, reaction=reaction)
    assert (await people.last(anna)).raw["reactions"] == {"42": reaction}

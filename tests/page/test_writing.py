"""The field at the bottom."""

from pathlib import Path

import pytest

from tests.page.conftest import PageAt, Table
from tests.page.toybot import picture

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_private_chat_is_opened_by_start(page_at: PageAt, table: Table, width: int) -> None:
    visitor = await page_at(width)
    await visitor.be("Вера Ива")
    await visitor.open("Toy")
    assert await visitor.page.locator("#text").is_hidden()
    await visitor.start()
    await visitor.see("Hello, you!")
    await visitor.say("thanks")
    await visitor.see("thanks")
    await table.people.block(table.vera)
    await visitor.page.reload()
    await visitor.page.get_by_role("button", name="Unblock and start").wait_for()


async def test_enter_sends_and_shift_enter_makes_a_line(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    keys = visitor.page.keyboard
    await keys.type("one")
    await keys.press("Shift+Enter")
    await keys.type("two")
    await keys.press("Enter")
    await visitor.see("one")
    assert (await table.people.last(table.plain)).text == "one\ntwo"
    assert await visitor.page.locator("#text").input_value() == ""


async def test_a_reply_quotes_and_escape_forgets_it(page_at: PageAt, table: Table, width: int) -> None:
    asked = await table.people.say(table.plain, table.boris, "Who is there?")
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.say("Me", reply_to="Who is there?")
    await visitor.page.locator("#list .quote", has_text="Who is there?").wait_for()
    assert (await table.people.last(table.plain)).raw["reply_to"] == asked.id
    await visitor.page.locator(f'#list [data-id="{asked.id}"] .words').dblclick()
    about = visitor.page.locator("#about")
    await about.wait_for()
    await visitor.page.keyboard.press("Escape")
    await about.wait_for(state="hidden")


async def test_a_question_that_forces_a_reply_switches_it_on(page_at: PageAt, table: Table, width: int) -> None:
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Harbour", "Scene")
    await visitor.say("/ask")
    await visitor.see("What is the hero's name?")
    await visitor.page.get_by_placeholder("A name").wait_for()
    await visitor.be("Boris")  # whoever comes later is asked as well
    await visitor.page.locator("#about").wait_for()
    await visitor.say("Ash")
    await visitor.see("So it is Ash")
    assert await visitor.page.locator("#about").is_hidden()


async def test_commands_are_completed(page_at: PageAt, table: Table, width: int) -> None:
    visitor = await page_at(width)
    await visitor.be("Boris")
    await visitor.open("Toy")
    field, keys = visitor.page.get_by_label("Message", exact=True), visitor.page.keyboard
    await field.click()
    await keys.type("/")
    options = visitor.page.get_by_role("option")
    await options.nth(3).wait_for()
    await keys.type("st")
    assert await options.all_inner_texts() == ["/start\nGreets", "/style\nShows styles"]
    await keys.press("ArrowDown")
    await keys.press("Tab")
    assert await field.input_value() == "/style "
    await field.fill("/me")
    await keys.press("Enter")
    assert await field.input_value() == "/menu "
    await keys.press("Enter")
    await visitor.see("What now?")
    await field.fill("/a")
    await options.first.click()
    assert await field.input_value() == "/ask "


async def test_a_command_in_a_message_is_sent_by_a_click(page_at: PageAt, table: Table) -> None:
    await table.bot.say(table.plain.id, "Try /menu now")
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.page.get_by_role("button", name="/menu").click()
    await visitor.see("What now?")
    assert [seen.text for seen in await table.people.messages(table.plain)][-2] == "/menu@toy_bot"


async def test_own_messages_are_changed_with_arrow_up(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.say("frist")
    await visitor.see("frist")
    await visitor.page.locator("#text").press("ArrowUp")
    await visitor.say("first")
    await visitor.see_no_more("frist")
    assert (await table.people.last(table.plain)).edited


async def test_photos_and_files_are_sent(page_at: PageAt, table: Table, tmp_path: Path, width: int) -> None:
    photo, sheet = tmp_path / "map.png", tmp_path / "sheet.txt"
    photo.write_bytes(picture())
    sheet.write_text("hero")
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.attach(photo, sheet, text="Look")
    await visitor.see("sheet.txt")
    first, second = (await table.people.messages(table.plain))[-2:]
    assert (bool(first.raw["photo"]), first.text) == (True, "Look")
    assert await table.people.file(str(second.raw["document"]["url"])) == b"hero"  # type: ignore[index,call-overload]


async def test_a_long_text_goes_in_parts_and_a_draft_waits_for_its_writer(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.say("\n".join(f"{number} {'word ' * 20}" for number in range(100)))
    sent = [seen for seen in await table.people.messages(table.plain) if seen.sender == table.anna.id and seen.text]
    assert len(sent) == 3
    assert all(len(seen.text) <= 4096 for seen in sent)
    field = visitor.page.locator("#text")
    await field.fill("half a thou")
    await visitor.be("Boris")
    assert await field.input_value() == ""
    await visitor.be("Anna Alder")
    assert await field.input_value() == "half a thou"


async def test_what_could_not_be_sent_comes_back(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.page.route("**/sandbox/messages", lambda route: route.abort())
    await visitor.say("precious words")
    await visitor.see("It did not work")
    assert await visitor.page.locator("#text").input_value() == "precious words"

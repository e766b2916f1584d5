"""People, places, the clock, the keyboard, the connection."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.page.conftest import PHONE, PageAt, Table
from tests.page.toybot import toy_bot
from tgbot.sandbox.client import People
from tgbot.sandbox.server import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_list_and_chat_are_two_screens_of_a_phone(page_at: PageAt, table: Table) -> None:
    visitor = await page_at(PHONE)
    await visitor.be("Anna Alder")
    chats, log = visitor.page.get_by_role("navigation", name="Chats"), visitor.page.get_by_role("log")
    assert [await chats.is_visible(), await log.is_visible()] == [True, False]
    await visitor.open("Kitchen")
    assert [await chats.is_visible(), await log.is_visible()] == [False, True]
    await visitor.be("Boris")  # one click, also inside a chat
    assert await log.is_visible()
    await visitor.page.get_by_role("button", name="Back to the chats").click()
    assert [await chats.is_visible(), await log.is_visible()] == [True, False]
    await visitor.open("Toy")
    await visitor.page.go_back()
    await chats.wait_for()


async def test_a_crowd_leaves_room_for_the_chats_on_a_phone(page_at: PageAt, table: Table) -> None:
    crowd = [await table.people.user(f"Guest {number}") for number in range(40)]
    await table.people.group("Fair", owner=crowd[0], members=crowd[1:])
    visitor = await page_at(PHONE)
    await visitor.be("Guest 39")
    row = visitor.page.locator("#chats .row", has_text="Fair")
    assert await row.evaluate(
        "row => { const at = row.getBoundingClientRect();"
        " return row.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)) }"
    )
    await visitor.open("Fair")


async def test_a_row_that_changes_under_the_finger_is_still_pressed(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    page = visitor.page
    await visitor.be("Anna Alder")
    await visitor.open("Harbour", "Scene")
    row = page.locator("#chats .row", has_text="Kitchen")
    await row.locator(".name").hover()
    await page.mouse.down()
    await table.people.say(table.plain, table.boris, "Fresh soup")
    await row.filter(has_text="Fresh soup").wait_for()
    await page.mouse.up()
    await page.locator("#title", has_text="Kitchen").wait_for()


async def test_changing_the_person_stays_in_the_same_place(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Harbour", "Scene")
    await visitor.be("Boris")
    title = visitor.page.locator("#title")
    assert await title.inner_text() == "Scene"
    await visitor.open("Toy")
    await visitor.be("Anna Alder")
    assert await title.inner_text() == "Toy"
    await visitor.open("Kitchen")
    await visitor.be("Вера Ива")  # is not in it
    assert await title.inner_text() != "Kitchen"


async def test_the_keyboard_alone_is_enough(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    page, keys = visitor.page, visitor.page.keyboard
    await keys.press("Alt+2")
    await page.locator("#people [aria-pressed=true]", has_text="Boris").wait_for()
    await page.locator("#chats .row").first.focus()
    for _ in range(5):
        await keys.press("ArrowDown")
    assert await page.evaluate("document.activeElement.dataset.title") == "Kitchen"
    await keys.press("Enter")
    await page.locator("#title", has_text="Kitchen").wait_for()
    await keys.type("/menu")
    await keys.press("Enter")
    await visitor.see("What now?")
    for _ in range(2):  # the reply arrow, then the keyboard
        await keys.press("Shift+Tab")
        while await page.evaluate("document.activeElement.id") in ("attach", "text"):
            await keys.press("Shift+Tab")
    assert await page.evaluate("document.activeElement.className.trim()") == "key primary"
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert await page.evaluate(outline) == "solid"
    await keys.press("ArrowRight")
    await keys.press("Enter")
    await visitor.see("Well pressed")
    await keys.press("Escape")
    assert await page.evaluate("document.activeElement.id") == "text"


async def test_the_clock_is_moved_and_refusals_are_toasts(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    before = await visitor.page.locator("#now").get_attribute("datetime")
    await visitor.advance("+1h")
    await visitor.advance("+1d")
    after = await visitor.page.locator("#now").get_attribute("datetime")
    passed = await visitor.page.evaluate("([a, b]) => new Date(b) - new Date(a)", [before, after])
    assert 89_000_000 < passed < 91_000_000
    await visitor.advance("next")
    await visitor.see("This bot does not follow the clock of the rehearsal")


async def test_everything_has_words_in_both_languages(page_at: PageAt, table: Table) -> None:
    visitor = await page_at(language="ru-RU")
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.see("Boris добавляет Toy")
    for name in ("На час вперёд", "К ближайшему сроку", "Отправить"):
        assert await visitor.page.get_by_role("button", name=name).is_visible()
    lacking = "Object.entries(WORDS).filter(([, both]) => both.length !== 2 || !both[0] || !both[1]).length"
    assert await visitor.page.evaluate(lacking) == 0


async def test_dark_and_light_follow_the_system(page_at: PageAt, table: Table) -> None:
    shades = []
    for dark in (False, True):
        visitor = await page_at(dark=dark)
        colour = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number).reduce((a, b) => a + b)"
        shades.append(await visitor.page.evaluate(colour))
    assert shades[0] > 600 > 200 > shades[1]


@pytest.mark.slow
async def test_after_a_restart_of_the_sandbox_the_page_catches_up(browser: Browser, tmp_path: Path) -> None:
    async with running(0, tmp_path) as address, toy_bot(address), People(address, settle_ms=0) as people:
        anna = await people.user("Anna", start="")
        context = await browser.new_context(locale="en-GB")
        page = await context.new_page()
        await page.goto(address)
        await page.get_by_role("log").get_by_text("Hello, you!").wait_for()
    await page.get_by_text("Connection lost").wait_for()
    port = int(address.rsplit(":", 1)[1])
    async with running(port, tmp_path) as address, toy_bot(address), People(address, settle_ms=0) as people:
        await people.say(anna, anna, "again")
        await page.get_by_role("log").get_by_text("again").wait_for()
        assert await page.get_by_text("Connection lost").is_hidden()
    await context.close()


async def test_an_empty_sandbox_can_be_peopled_from_the_page(browser: Browser) -> None:
    async with running(0) as address:
        page = await browser.new_page()
        await page.goto(address)
        await page.get_by_text("Waiting for the bot to start…").wait_for()
        await page.request.get(f"{address}/bot42:SANDBOX/getUpdates?timeout=0")
        await page.get_by_text("Nobody is here yet.").wait_for()
        for name in ("Ann", "Ben"):
            await page.get_by_role("button", name="+ Person").click()
            await page.get_by_label("First name").fill(name)
            await page.get_by_role("button", name="Create").click()
            await page.get_by_role("button", name=name).wait_for()
        await page.get_by_role("button", name="+ Group").click()
        await page.get_by_label("Title").fill("New table")
        await page.get_by_role("button", name="Create").click()
        await page.get_by_role("button", name="New table, General").wait_for()
        await page.get_by_label("Message", exact=True).fill("hello")
        await page.keyboard.press("Enter")
        await page.get_by_label("Messages").get_by_text("hello").wait_for()
        await page.close()

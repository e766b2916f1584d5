"""Buttons under messages."""

import asyncio

import pytest

from tests.page.conftest import PageAt, Table
from tests.page.toybot import NAME, key, keyboard

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_press_edits_answers_and_alarms(page_at: PageAt, table: Table, width: int) -> None:
    visitor = await page_at(width)
    await visitor.be("Boris")
    await visitor.open("Toy")
    await visitor.say("/menu")
    await visitor.press("Count 0")
    await visitor.see("Counted to 1")
    await visitor.press("Count 1")
    await visitor.see("Counted to 2")
    await visitor.press("Toast")
    await visitor.see("Well pressed")
    await visitor.press("Alert")
    await visitor.see("Mind the gap")
    assert await visitor.close_alert() == "Mind the gap"
    await visitor.press("Remove")
    await visitor.see_no_more("Counted to 2")


async def test_a_button_shows_that_it_waits(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Boris")
    await visitor.open("Toy")
    await visitor.say("/menu")
    await visitor.see("What now?")
    slow = visitor.page.get_by_role("button", name="Slow")
    await slow.click()
    await slow.and_(visitor.page.locator("[aria-busy=true]")).wait_for()
    await slow.click()  # a second tap while it waits asks nothing
    await slow.and_(visitor.page.locator(":not([aria-busy])")).wait_for()
    calls = await table.people.calls(method="answerCallbackQuery")
    assert len(calls) == 1


async def test_a_link_to_the_bot_opens_the_private_chat_and_starts_it(
    page_at: PageAt, table: Table, width: int
) -> None:
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Harbour", "Scene")
    await visitor.say("/menu")
    await visitor.press("Private")
    await visitor.see("Hello, x1!")
    assert await visitor.page.locator("#title").inner_text() == "Toy"
    start = f'<a href="https://t.me/{NAME}?start=deep">begin</a>'
    post = f'<a href="https://t.me/c/{-table.plain.id - 10**12}/1">look</a>'
    await table.bot.say(table.anna.id, f"{start} {post}")
    await visitor.page.get_by_role("link", name="begin").last.click()
    await visitor.see("Hello, deep!")
    await visitor.page.get_by_role("link", name="look").last.click()
    await visitor.page.locator("#title", has_text="Kitchen").wait_for()


async def test_other_links_open_outside(page_at: PageAt, table: Table) -> None:
    markup = keyboard([key("Outside", url=f"{table.people.address}/sandbox/health")])
    await table.bot.say(table.plain.id, "A link", reply_markup=markup)
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    async with visitor.page.context.expect_page() as popup:
        await visitor.page.get_by_role("button", name="Outside").click()
    assert (await popup.value).url.endswith("/sandbox/health")


async def test_the_one_who_pressed_gets_the_answer_also_after_a_change_of_person(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Boris")
    await visitor.open("Kitchen")
    await table.bot.say(table.plain.id, "Boo", reply_markup=keyboard([key("Old", "late"), key("Wait", "slow")]))
    await visitor.page.get_by_role("button", name="Wait").click()
    await visitor.be("Anna Alder")
    assert await visitor.page.locator(".key[aria-busy]").count() == 0


async def test_a_keyboard_is_walked_with_arrows_and_keeps_the_focus_when_it_changes(
    page_at: PageAt, table: Table
) -> None:
    visitor = await page_at()
    await visitor.be("Boris")
    await visitor.open("Toy")
    await visitor.say("/menu")
    await visitor.see("What now?")
    focused = "document.activeElement.textContent"
    await visitor.page.get_by_role("button", name="Count 0").focus()
    keys = visitor.page.keyboard
    for step, label in {
        "ArrowRight": "Toast",
        "ArrowDown": "Remove",
        "ArrowLeft": "Slow",
        "ArrowUp": "Count 0",
    }.items():
        await keys.press(step)
        assert await visitor.page.evaluate(focused) == label
    await keys.press("Enter")
    await visitor.see("Counted to 1")
    await asyncio.sleep(0.1)
    assert await visitor.page.evaluate(focused) == "Count 1"
    await keys.press("Enter")
    await visitor.see("Counted to 2")

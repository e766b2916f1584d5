"""What the page shows of what is said."""

import asyncio
import time

import pytest

from tests.page.conftest import PageAt, Table
from tests.page.toybot import key, keyboard, picture

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_own_messages_are_right_and_others_left_with_their_names(
    page_at: PageAt, table: Table, width: int
) -> None:
    await table.people.say(table.plain, table.boris, "Tea?")
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.say("Yes, please")
    await visitor.see("Yes, please")
    theirs, own = visitor.message("Tea?"), visitor.message("Yes, please")
    assert "Boris" in await theirs.inner_text()
    assert "Anna" not in await own.inner_text()
    left = await theirs.locator(".bubble").bounding_box()
    right = await own.locator(".bubble").bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] < right["x"]


async def test_entities_are_shown_and_spoilers_open_at_a_tap(page_at: PageAt, table: Table) -> None:
    moment = int(time.time()) + 7260
    text = (
        "<b>bold</b> <i>slant</i> <u>under</u> <s>gone</s> <code>x = 1</code> "
        "<tg-spoiler>the <b>butler</b></tg-spoiler> "
        f'<tg-time unix="{moment}" format="r">soon</tg-time> <a href="https://example.org/a">rules</a>'
        "<pre>. # .</pre>\n<blockquote>short</blockquote>\n<blockquote expandable>1\n2\n3\n4\n5\n6</blockquote>"
    )
    await table.bot.say(table.plain.id, text)
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    words = visitor.message("bold").locator(".words")
    for tag, inside in {"b": "bold", "i": "slant", "u": "under", "s": "gone", "code": "x = 1", "pre": ". # ."}.items():
        assert await words.locator(tag).first.inner_text() == inside
    await visitor.see("in 2 hours")
    assert await words.locator("a").get_attribute("href") == "https://example.org/a"
    hidden = words.get_by_role("button", name="Hidden text, reveal")
    await hidden.click()
    await hidden.wait_for(state="detached")
    quote = words.locator("blockquote.fold")
    folded = await quote.bounding_box()
    await words.get_by_role("button", name="Unfold").click()
    unfolded = await quote.bounding_box()
    assert folded is not None
    assert unfolded is not None
    assert unfolded["height"] > folded["height"] + 30
    await words.get_by_role("button", name="Fold", exact=True).wait_for()


async def test_a_moment_is_shown_in_the_readers_zone_and_language(page_at: PageAt, table: Table) -> None:
    await table.bot.say(table.plain.id, '<tg-time unix="1780000000" format="wDt">then</tg-time>')
    visitor = await page_at(language="ru-RU")
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.see("четверг, 28 мая 2026 г. в 22:26")


async def test_names_arrive_as_typed(page_at: PageAt, table: Table, width: int) -> None:
    name = "<img src=x onerror=alert(1)>"
    evil = await table.people.user(name, last_name="\u202egnp.exe & \u00abQ\u00bb")
    group = await table.people.group("<h1>&amp;</h1>", owner=evil, members=[table.anna], topics=["<i>T</i>"])
    await table.people.say(group, evil, "<script>document.title = 'broken'</script>", thread=group.topics["<i>T</i>"])
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("<h1>&amp;</h1>", "<i>T</i>")
    await visitor.see("<script>document.title = 'broken'</script>")
    await visitor.see(name)
    assert await visitor.page.locator("#title").inner_text() == "<i>T</i>"
    assert await visitor.page.locator("#list img, #list script, #side img").count() == 0


async def test_topics_are_indented_general_first_closed_marked(page_at: PageAt, table: Table) -> None:
    await table.people.change_topic(table.forum, table.anna, table.forum.topics["Old things"], "close")
    visitor = await page_at()
    await visitor.be("Boris")
    rows = await visitor.page.locator("#chats .row.topic .name").all_inner_texts()
    assert rows == ["General", "Scene", "🔒 Old things"]
    await visitor.open("Harbour", "Old things")
    await visitor.see("The topic is closed")
    assert await visitor.page.locator("#text").is_hidden()
    await visitor.be("Anna Alder")  # the owner may still write there
    await visitor.say("The end")
    await visitor.see("The end")


async def test_topics_come_and_go_while_one_looks(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Boris")
    made = await table.bot.call("createForumTopic", chat_id=table.forum.id, name="Cellar")
    await visitor.open("Harbour", "Cellar")
    await visitor.see("Topic “Cellar” was created")
    await table.bot.call("deleteForumTopic", chat_id=table.forum.id, message_thread_id=made["message_thread_id"])
    await visitor.page.locator("#chats .row", has_text="Cellar").wait_for(state="detached")
    await visitor.page.locator("#title", has_text="Cellar").wait_for(state="detached")


async def test_service_messages_are_sentences(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.see("Boris added Toy")
    await table.people.member(table.plain, table.vera, "member")
    await visitor.see("Вера Ива joined the group")
    await table.people.member(table.plain, table.vera, "left")
    await visitor.see("Вера Ива left the group")


async def test_unread_marks_belong_to_the_person(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Boris")
    await visitor.open("Toy")
    await visitor.be("Anna Alder")
    await visitor.open("Harbour", "General")
    await table.bot.say(table.forum.id, "one", message_thread_id=table.forum.topics["Scene"])
    await table.bot.say(table.boris.id, "two")
    row = visitor.page.locator('#chats .row[aria-label^="Harbour, Scene"]')
    await visitor.page.get_by_label("Harbour, Scene, unread: 1").wait_for()
    await visitor.page.get_by_label("Boris, unread: 1, for you").wait_for()
    await visitor.open("Harbour", "Scene")
    assert await row.get_attribute("aria-label") == "Harbour, Scene"
    await visitor.be("Boris")
    await visitor.page.get_by_label("Toy, unread: 1, for you").wait_for()
    await visitor.page.reload()
    await visitor.be("Anna Alder")
    await row.wait_for()
    assert await row.get_attribute("aria-label") == "Harbour, Scene"


async def test_the_pinned_message_stands_on_top_and_leads_to_itself(page_at: PageAt, table: Table, width: int) -> None:
    card = await table.bot.say(table.plain.id, "The game card <tg-spoiler>secret</tg-spoiler>")
    for number in range(130):
        await table.people.say(table.plain, table.boris, f"line {number}")
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.see("line 129")
    await table.bot.call("pinChatMessage", chat_id=table.plain.id, message_id=card)
    await visitor.see("Toy pinned")
    pin = visitor.page.locator("#pin")
    await pin.wait_for()
    assert "secret" not in await pin.inner_text()
    await pin.click()
    await visitor.see("The game card")
    box = await visitor.page.locator(f'#list [data-id="{card}"]').bounding_box()
    assert box is not None
    assert 0 < box["y"] < 700
    await visitor.page.get_by_role("button", name="To the newest message").click()
    await visitor.see("line 129")


async def test_photos_enlarge_and_documents_can_be_kept(page_at: PageAt, table: Table, width: int) -> None:
    place = {"chat_id": table.plain.id}
    await table.bot.upload("sendPhoto", "photo", "map.png", picture(), **place, caption="The <map>")
    await table.bot.upload("sendDocument", "document", "журнал.html", b"<p>log</p>", **place)
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.see("The <map>")
    await visitor.page.get_by_role("button", name="Photo, enlarge").click()
    large = visitor.page.locator("#viewer img")
    await large.wait_for()
    assert await large.evaluate("image => image.decode().then(() => image.naturalWidth)") == 320
    await visitor.page.keyboard.press("Escape")
    await large.wait_for(state="hidden")
    async with visitor.page.expect_download() as download:
        await visitor.page.get_by_role("link", name="File: журнал.html").click()
    assert (await download.value).suggested_filename == "журнал.html"


async def test_typing_and_edits_and_deletions_are_seen(page_at: PageAt, table: Table) -> None:
    visitor = await page_at()
    await visitor.be("Boris")
    await visitor.open("Toy")
    await table.bot.call("sendChatAction", chat_id=table.boris.id, action="typing")
    await visitor.see("Toy is typing…")
    number = await table.bot.say(table.boris.id, "a draft")
    await visitor.see("a draft")
    await visitor.see_no_more("Toy is typing…")
    await table.bot.call("editMessageText", chat_id=table.boris.id, message_id=number, text="the final")
    await visitor.see("the final")
    assert "edited" in await visitor.message("the final").inner_text()
    await table.bot.call("deleteMessage", chat_id=table.boris.id, message_id=number)
    await visitor.see_no_more("the final")


async def test_new_messages_wait_below_while_one_reads_above(page_at: PageAt, table: Table, width: int) -> None:
    for number in range(60):
        await table.people.say(table.plain, table.boris, f"line {number}")
    visitor = await page_at(width)
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.page.locator("#log").hover()
    await visitor.page.mouse.wheel(0, -1200)
    await visitor.page.get_by_role("button", name="To the newest message").wait_for()
    await table.people.say(table.plain, table.boris, "news")
    button = visitor.page.get_by_role("button", name="↓ 1 new")
    await button.click()
    await button.wait_for(state="hidden")
    await table.people.say(table.plain, table.boris, "more news")
    await asyncio.sleep(0.3)
    left = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    assert await visitor.page.locator("#log").evaluate(left) < 5


@pytest.mark.slow
async def test_of_a_thousand_messages_the_page_holds_what_is_near(page_at: PageAt, table: Table) -> None:
    lines = [f"line {number}" for number in range(1000)]
    for line in lines[:500]:
        await table.people.say(table.plain, table.boris, line)
    visitor = await page_at()
    await visitor.be("Anna Alder")
    await visitor.open("Kitchen")
    await visitor.see("line 499")
    for line in lines[500:]:
        await table.people.say(table.plain, table.boris, line)
    await visitor.see("line 999")
    assert await visitor.page.locator("#list > li").count() <= 240
    await visitor.open("Harbour", "General")
    await visitor.open("Kitchen")
    await visitor.see("line 999")
    await visitor.page.locator("#log").evaluate("log => { log.scrollTop = 0 }")
    await visitor.see("line 850")
    assert await visitor.page.locator("#list > li").count() <= 480


async def test_nothing_is_wider_than_a_small_phone(page_at: PageAt, table: Table) -> None:
    await table.bot.say(table.plain.id, "w" * 300, reply_markup=keyboard([key("k" * 60, "a"), key("v" * 60, "b")]))
    await table.bot.say(table.plain.id, f"<pre>{'#' * 200}</pre>")
    visitor = await page_at(360)
    for screen in ("list", "chat"):
        if screen == "chat":
            await visitor.be("Anna Alder")
            await visitor.open("Kitchen")
            await visitor.see("www")
        assert await visitor.page.evaluate("document.documentElement.scrollWidth") == 360
        wide = await visitor.page.locator("#bar *, #top, #write *, #log, .bubble, .key, .acts").evaluate_all(
            "nodes => nodes.filter((node) => node.getBoundingClientRect().right > 361).map((node) => node.outerHTML)"
        )
        assert wide == []

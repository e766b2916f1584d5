"""A visitor of the chat page: opens chats, writes, presses and looks, as a person at the screen does.

async with visiting(browser, address) as anna:
    await anna.be("Anna")
    await anna.open("Table", "Scene 1")
    await anna.say("/act")
    await anna.press("Roll")
    await anna.see("d10: 7")
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

SECONDS: Final = 30.0
DESKTOP: Final = 1280
OPENING_MS: Final = (10_000, 10_000, 30_000)
BUSY: Final = "[aria-busy=true]"
STEPS: Final = {"+1h": "3600", "+1d": "86400", "next": "next"}
DRAWN: Final = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
WALK_MS: Final = 120_000  # a day of a busy table


class NotThere(AssertionError):
    """What the visitor looked for is not on the page; the text names what is."""


@dataclass(frozen=True)
class Visitor:
    """One page in one browser window. With `settle_ms`, every deed waits until the bot has nothing more to say."""

    page: "Page"
    address: str
    settle_ms: int = 10_000

    async def be(self, person: str) -> None:
        """From now on acts as the person of this name (first and last)."""
        await self._named("#people button", person).click()
        await self._named("#people button[aria-pressed=true]", person).wait_for()

    async def open(self, chat: str, topic: str | None = None) -> None:
        """Opens a chat by its title (the bot's name for the private chat), in a forum also the topic."""
        from playwright.async_api import TimeoutError as TooLate

        name = chat if topic is None else f"{chat}, {topic}"
        row, current = self._named("#chats .row", name), self._named("#chats .row[aria-current=true]", name)
        for patience in OPENING_MS:  # a message that comes in that moment moves the rows under the finger
            await self.to_list()
            await row.click()
            try:
                return await current.wait_for(state="attached", timeout=patience)
            except TooLate:
                continue
        raise NotThere(f"{name} does not open")

    async def to_list(self) -> None:
        """On a narrow screen, from the chat back to the list of chats."""
        back = self.page.locator("#back")
        if await back.is_visible():
            await back.click()
            await self.page.locator("#chats").wait_for()

    async def say(self, text: str, *, reply_to: str | None = None) -> None:
        """Writes a text and sends it; `reply_to` is a part of the message that is answered."""
        if reply_to is not None:
            message = self.message(reply_to)
            await message.hover()
            await message.locator(".acts button").first.click()
        field = self.page.locator("#text")
        await field.fill(text)
        await self.page.locator("#write .send").click()
        await self.done()

    async def start(self) -> None:
        """Presses Start in a private chat that was not opened yet."""
        await self.page.locator("#start").click()
        await self.done()

    async def attach(self, *files: Path, text: str = "") -> None:
        """Sends photos and files, the text as the first one's caption."""
        await self.page.locator("#pick").set_input_files([str(file) for file in files])
        await self.say(text)

    async def press(self, label: str) -> None:
        """Presses the newest button under a message that has this label, begins so, or contains it."""
        index = await self._wait_for_key(label)
        await self.page.locator("#list .key").nth(index).click()
        await self.done()

    async def see(self, text: str, timeout: float = SECONDS) -> None:  # noqa: ASYNC109 -- the browser waits
        """Waits until the text stands in the chat, in a toast or in an alert."""
        try:
            await self._text(text).wait_for(timeout=timeout * 1000)
        except Exception as error:
            raise NotThere(f"{text!r} is not there; the newest messages: {await self.newest(4)}") from error

    async def see_no_more(self, text: str, timeout: float = SECONDS) -> None:  # noqa: ASYNC109 -- the browser waits
        """Waits until the text stands nowhere in the chat."""
        await self._text(text).wait_for(state="detached", timeout=timeout * 1000)

    async def close_alert(self) -> str:
        """Reads the alert and closes it."""
        words = await self.page.locator("#alert[open] p").inner_text()
        await self.page.locator("#alert button").click()
        return words

    async def buttons(self) -> list[str]:
        """The labels under the newest message that has some."""
        return await self.page.locator("#list .keys").last.locator(".key").all_inner_texts()

    async def newest(self, count: int = 1) -> list[str]:
        """The texts of the newest messages, the last one last."""
        return (await self.page.locator("#list > li").all_inner_texts())[-count:]

    async def advance(self, step: str) -> None:
        """Moves the clock by its buttons: "+1h", "+1d" or "next"."""
        await self.page.locator(f'[data-ahead="{STEPS[step]}"]').click()
        await self.page.locator(f"[data-ahead]{BUSY}").wait_for(state="detached", timeout=WALK_MS)
        await self.done()

    async def shot(self, path: Path) -> None:
        """A picture of the window, once it is wholly drawn."""
        await self.page.evaluate(DRAWN)
        await self.page.screenshot(path=path)

    async def tall_shot(self, path: Path, height: int) -> None:
        """A picture of a window that is so high, for what a screen cannot hold: its newest message wholly."""
        size = self.page.viewport_size
        assert size is not None
        await self.page.set_viewport_size({"width": size["width"], "height": height})
        await self.page.locator("#list > li").last.scroll_into_view_if_needed()
        await self.shot(path)
        await self.page.set_viewport_size(size)

    async def done(self) -> None:
        """Waits until nothing is on its way to the bot or back."""
        await self.page.locator(BUSY).first.wait_for(state="detached", timeout=20_000)
        if self.settle_ms:
            wait = {"timeout_ms": self.settle_ms}
            await self.page.request.post(f"{self.address}/sandbox/settle", data=wait, timeout=2.0 * self.settle_ms)

    def message(self, text: str) -> "Locator":
        """The newest message that contains the text."""
        return self.page.locator("#list > li", has_text=text).last

    def _named(self, selector: str, name: str) -> "Locator":
        """By accessible name, to which the page adds marks after a comma."""
        wanted = re.compile(rf"^{re.escape(name)}(, .*)?$", re.DOTALL)
        return self.page.locator(selector).and_(self.page.get_by_label(wanted)).first

    def _text(self, text: str) -> "Locator":
        places = self.page.locator("#list, #toasts, #alert[open], #board, #closed, #start, #sub")
        return places.get_by_text(text).locator("visible=true").last

    async def _wait_for_key(self, label: str) -> int:
        try:
            await self.page.locator("#list .key", has_text=label).last.wait_for(timeout=SECONDS * 1000)
        except Exception as error:
            raise NotThere(f"no button {label!r}; the newest: {await self.buttons()}") from error
        labels = [" ".join(shown.split()) for shown in await self.page.locator("#list .key").all_inner_texts()]
        tests = (label.__eq__, lambda shown: shown.startswith(label), lambda shown: label in shown)
        found = [[index for index, shown in enumerate(labels) if test(shown)] for test in tests]
        return next((indexes[-1] for indexes in found if indexes), -1)


@asynccontextmanager
async def visiting(
    browser: "Browser",
    address: str,
    *,
    width: int = DESKTOP,
    dark: bool = False,
    language: str = "en-GB",
    zone: str = "Europe/Berlin",
    settle_ms: int = 10_000,
) -> AsyncIterator[Visitor]:
    """A window of its own on the page; fails at the end if the page reported an error."""
    faults: list[str] = []
    context = await browser.new_context(
        viewport={"width": width, "height": 760 if width >= 700 else 740},
        color_scheme="dark" if dark else "light",
        locale=language,
        timezone_id=zone,
        has_touch=width < 700,
        reduced_motion="reduce",
    )
    page = await context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if "Content Security" in line.text else None)
    try:
        await page.goto(address)
        await page.locator("#people button").first.wait_for()
        yield Visitor(page, address, settle_ms)
        assert not faults, faults
    finally:
        await context.close()

"""Acting by clicking the sandbox's page in a browser: the same story, seen with the eyes of people."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.browser import launched
from tests.e2e.hands import Place
from tests.page.driver import DESKTOP, NotThere, Visitor, visiting
from tgbot.sandbox.client import Impossible, People, Pressed, Seen, User

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator

WIDTHS: Final = {"desktop": DESKTOP, "phone": 390}
LOCALES: Final = {"ru": "ru-RU", "en": "en-GB"}
WAIT_MS: Final = 20_000
NIGHT_TRAIN: Final = {
    moment: f"cortex-{moment}-"
    for moment in ("turn", "pool", "scene", "choice", "hitches", "doom", "next", "gm", "rest", "rest-card", "xp")
}
DROWNED_TOWN: Final = {
    moment: f"blackbird-{moment}-" for moment in ("form", "chain", "result", "flash", "tie", "frame")
}
MOMENTS: Final = {
    "feats": {"scene": "", "form": "form-", "montage": "montage-"},
    "cortex": NIGHT_TRAIN,
    "flowers": {moment: name.replace("cortex", "flowers") for moment, name in NIGHT_TRAIN.items()},
    "blackbird": DROWNED_TOWN,
}
TALL: Final = {"whole": 1580}
"""Moments that are pictured in a window of this height."""


@dataclass
class PageHands:
    """One window, in which all people act by turns. `pictures`: names of moments, and the files that show them."""

    people: People
    visitor: Visitor
    pictures: dict[str, Path] = field(default_factory=dict)
    _taken: set[str] = field(default_factory=set)
    _now: tuple[int, str, str | None] = (0, "", None)

    async def say(self, who: User, where: Place, words: str, to: Seen | None) -> None:
        await self._go(who, where)
        if to is not None:
            message = self._message(to)
            await message.hover()
            await message.locator(".acts button").first.click()
        await self.visitor.say(words)

    async def press(self, who: User, where: Place, label: str, under: Seen | None) -> Pressed:
        await self._go(who, where)
        await self.visitor.page.evaluate("document.getElementById('toasts').replaceChildren()")
        if under is None:
            await self.visitor.press(label)
        else:
            await (await self._key(self._message(under), label)).click()
            await self.visitor.done()
        return await self._answer()

    async def wait(self, hours: int) -> None:
        for step, count in (("+1d", hours // 24), ("+1h", hours % 24)):
            for _ in range(count):
                await self.visitor.advance(step)

    async def look(self, who: User, where: Place, pieces: Sequence[str]) -> None:
        """One message on the page says all the pieces."""
        await self._go(who, where)
        found = self.visitor.page.locator("#list > li")
        for piece in pieces:
            found = found.filter(has_text=piece.strip())
        try:
            await found.last.wait_for(timeout=WAIT_MS)
        except Exception as late:
            raise Impossible(f"not on the page: {pieces}; the newest: {await self.visitor.newest(3)}") from late

    async def shot(self, who: User, where: Place, moment: str) -> None:
        """The first time that the moment comes."""
        if moment in self.pictures and moment not in self._taken:
            self._taken.add(moment)
            await self._go(who, where)
            if moment in TALL:
                await self.visitor.tall_shot(self.pictures[moment], TALL[moment])
            else:
                await self.visitor.shot(self.pictures[moment])

    async def _go(self, who: User, where: Place) -> None:
        """Takes the person's place at the screen, and opens the chat; nothing if both are so already."""
        there = (who.id, where.title, where.topic)
        if there == self._now:
            return
        if who.id != self._now[0]:
            await self.visitor.to_list()
            await self.visitor.page.locator(f'#people button[data-user="{who.id}"]').click()
        await self.visitor.open(where.title, where.topic)
        self._now = there

    def _message(self, message: Seen) -> Locator:
        return self.visitor.page.locator(f'#list > li[data-id="{message.id}"]')

    async def _key(self, message: Locator, label: str) -> Locator:
        """The button of a message that has this label, begins so, or contains it."""
        await message.locator(".key", has_text=label).first.wait_for(timeout=WAIT_MS)
        keys = message.locator(".key")
        labels = [" ".join(shown.split()) for shown in await keys.all_inner_texts()]
        tests: tuple[Callable[[str], bool], ...] = (
            label.__eq__,
            lambda shown: shown.startswith(label),
            lambda shown: label in shown,
        )
        found = next((n for test in tests for n, shown in enumerate(labels) if test(shown)), None)
        if found is None:
            raise NotThere(f"no button {label!r} among {labels}")
        return keys.nth(found)

    async def _answer(self) -> Pressed:
        if await self.visitor.page.locator("#alert[open]").is_visible():
            return Pressed(answered=True, toast=await self.visitor.close_alert(), alert=True, message=None)
        toasts = self.visitor.page.locator("#toasts .toast")
        bad = await self.visitor.page.locator("#toasts .toast.bad").count() > 0
        words = " ".join(await toasts.all_inner_texts())
        return Pressed(answered=not bad, toast=words, alert=False, message=None)


@asynccontextmanager
async def at_the_page(
    people: People, browser: Browser, device: str, language: str, pictures: dict[str, Path]
) -> AsyncIterator[PageHands]:
    """A window of a device's width."""
    async with visiting(browser, people.address, width=WIDTHS[device], language=LOCALES[language]) as visitor:
        yield PageHands(people, visitor, pictures)


@asynccontextmanager
async def in_a_browser(
    people: People, device: str, language: str, pictures: dict[str, Path]
) -> AsyncIterator[PageHands]:
    """The same in a browser of its own."""
    async with launched() as browser, at_the_page(people, browser, device, language, pictures) as hands:
        yield hands


def pictures_in(folder: Path, system: str, device: str, language: str) -> dict[str, Path]:
    """The moments of an evening that are kept as pictures, for this window."""
    return {moment: folder / f"{name}{device}-{language}.png" for moment, name in MOMENTS[system].items()}

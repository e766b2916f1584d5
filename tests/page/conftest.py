"""A sandbox with a toy bot and a small table, and windows on its page. One Chromium serves all tests of a process."""

from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pytest
import pytest_asyncio

from tests.browser import launched
from tests.page.driver import DESKTOP, Visitor, visiting
from tests.page.toybot import NAME, ToyBot, toy_bot
from tgbot.sandbox.client import People
from tgbot.sandbox.server import running
from tgbot.sandbox.sight import Group, User

if TYPE_CHECKING:
    from playwright.async_api import Browser

PHONE = 380


class PageAt(Protocol):
    """Opens a window of a width on the page, by default a settled one in light English."""

    def __call__(self, width: int = DESKTOP, *, dark: bool = False, language: str = "en-GB") -> Awaitable[Visitor]: ...


@dataclass(frozen=True)
class Table:
    """Anna owns the forum; all three are in it, and Boris alone has started the bot."""

    people: People
    bot: ToyBot
    anna: User
    boris: User
    vera: User
    forum: Group
    plain: Group


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator["Browser"]:
    async with launched() as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="session")
async def table() -> AsyncIterator[Table]:
    async with running(0) as address, toy_bot(address) as bot, People(address, settle_ms=0) as people:
        await people.post("bots", {"first_name": "Toy", "username": NAME, "privacy": False})
        anna = await people.user("Anna", last_name="Alder", username="anna_a")
        boris = await people.user("Boris", start="")
        vera = await people.user("Вера", last_name="Ива", language="ru")
        forum = await people.group("Harbour", owner=anna, members=[boris, vera], topics=["Scene", "Old things"])
        plain = await people.group("Kitchen", owner=boris, members=[anna])
        await people.settle()
        yield Table(people, bot, anna, boris, vera, forum, plain)


@pytest_asyncio.fixture(loop_scope="session")
async def page_at(browser: "Browser", table: Table) -> AsyncIterator[PageAt]:
    """Windows are closed, and their errors reported, at the end of the test."""
    async with AsyncExitStack() as windows:

        async def opened(width: int = DESKTOP, *, dark: bool = False, language: str = "en-GB") -> Visitor:
            address = table.people.address
            window = visiting(browser, address, width=width, dark=dark, language=language, settle_ms=0)
            return await windows.enter_async_context(window)

        yield opened


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def width(request: pytest.FixtureRequest) -> int:
    return int(request.param)

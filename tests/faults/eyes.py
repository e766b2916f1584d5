"""What people see, as it happens: every message of every chat, kept up to date by the sandbox's events."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Self

import aiohttp

from tgbot.codec import Press, unpack
from tgbot.sandbox.client import Group, Seen, User
from tgbot.sandbox.jsontypes import Obj, list_of, number_of, numbers_of, text_of
from tgbot.sandbox.sight import seen

BOT: Final = 42
PATIENCE: Final = 180.0
"""Seconds within which something must appear, restarts included."""


class NotSeen(Exception):
    """Something that should have appeared did not."""


@dataclass(frozen=True)
class Sent:
    """A message of the bot as it was when it was sent. `at`: seconds of the steady clock."""

    at: float
    message: Seen


@dataclass
class Eyes:
    """`on_sent` is called the moment the bot's message stands in the chat, before the bot learns of it."""

    address: str
    on_sent: Callable[[], None] = lambda: None
    now: dict[tuple[int, int], Seen] = field(default_factory=dict)
    sent: list[Sent] = field(default_factory=list)
    answers: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Answers to presses, by person and message."""
    _changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    _task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._watch(listening))
        await asyncio.wait_for(listening.wait(), PATIENCE)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def see(
        self, chat: Group | User, *pieces: str, button: str = "", after: Seen | None = None, patience: float = PATIENCE
    ) -> Seen:
        """The newest message of the bot in this chat with all these words and such a button; waits for it."""

        wanted = f"{pieces} with the button {button!r} in {chat.id}"
        return await self.until(lambda: self.find(chat, *pieces, button=button, after=after), wanted, patience)

    def find(self, chat: Group | User, *pieces: str, button: str = "", after: Seen | None = None) -> Seen | None:
        """The same, if it stands now."""
        return next((one for one in reversed(self.of(chat, after)) if _has(one, pieces, button)), None)

    async def until(self, found: Callable[[], Seen | None], wanted: str, patience: float = PATIENCE) -> Seen:
        """The first message that is found. Raises `NotSeen` when it does not come in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._changed:
                while True:
                    if (message := found()) is not None:
                        return message
                    await self._changed.wait()
        raise NotSeen(wanted)

    def of(self, chat: Group | User, after: Seen | None = None) -> list[Seen]:
        """The bot's messages of this chat, in their order, as they are now."""
        least = after.id if after is not None else 0
        shown = [one for (where, number), one in self.now.items() if where == chat.id and number > least]
        return sorted((one for one in shown if one.sender == BOT and not one.service), key=lambda one: one.id)

    def copies(self, message: Seen) -> list[tuple[int, int]]:
        """Where the same was sent, once or again after a kill, this message among them."""
        said = next((one.message.text for one in self.sent if _place(one.message) == _place(message)), message.text)
        return [
            _place(one.message)
            for one in self.sent
            if (one.message.chat_id, one.message.text) == (message.chat_id, said)
        ]

    def newest_copy(self, message: Seen) -> Seen:
        return self.now.get(max(self.copies(message), default=_place(message)), message)

    async def _watch(self, listening: asyncio.Event) -> None:
        endless = aiohttp.ClientTimeout(total=None)
        async with aiohttp.ClientSession(timeout=endless, read_bufsize=1 << 22) as session:
            async with session.get(f"{self.address}/sandbox/events") as stream:
                kind = ""
                async for raw in stream.content:
                    line = raw.decode().rstrip("\n")
                    if line.startswith(":"):
                        listening.set()
                    elif line.startswith("event: "):
                        kind = line.removeprefix("event: ")
                    elif line.startswith("data: "):
                        await self._take(kind, json.loads(line.removeprefix("data: ")))

    async def _take(self, kind: str, about: Obj) -> None:
        if kind == "message" or kind == "edited":
            message = seen(about)
            self.now[message.chat_id, message.id] = message
            if kind == "message" and message.sender == BOT:
                self.on_sent()
                self.sent.append(Sent(time.monotonic(), message))
        elif kind == "deleted":
            for number in numbers_of(about, "message_ids"):
                self.now.pop((number_of(about, "chat_id"), number), None)
        elif kind == "answer":
            self.answers[number_of(about, "user_id"), number_of(about, "message_id")] += 1
        else:
            return
        async with self._changed:
            self._changed.notify_all()


def _place(message: Seen) -> tuple[int, int]:
    return message.chat_id, message.id


def _has(message: Seen, pieces: tuple[str, ...], button: str) -> bool:
    return all(piece in message.text for piece in pieces) and (not button or bool(data_of(message, button)))


def buttons(message: Seen) -> Iterator[tuple[str, str]]:
    """Label and callback data of every button, row by row."""
    for row in list_of(message.raw, "buttons"):
        for one in row if isinstance(row, list) else []:
            if isinstance(one, dict):
                yield text_of(one, "text"), text_of(one, "data")


def data_of(message: Seen, label: str) -> str:
    """The callback data of the button with this label, or with a mark before it and a count behind; else empty."""
    found = list(buttons(message))
    exact = next((data for shown, data in found if shown == label), "")
    marked = re.compile(rf"\S {re.escape(label)}(: \d+)?")
    return exact or next((data for shown, data in found if marked.fullmatch(shown)), "")


def presses(message: Seen) -> Iterator[Press]:
    """What its buttons say."""
    for _, data in buttons(message):
        if (press := unpack(data)) is not None:
            yield press

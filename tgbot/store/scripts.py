"""The Lua scripts as functions. Each is one round trip, all or nothing, and bears repetition when an answer is lost."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from redis.asyncio import Redis

from tgbot.store import keys

REMEMBER_SECONDS: Final = 24 * 3600
"""How long a command id is recognised; by real time, also in a rehearsal."""

Word = str | bytes | int | float


class Fenced(Exception):
    """Another process owns the partition now: nothing was written, and nothing of ours may be."""


class Script(Protocol):
    async def __call__(self, keys: Sequence[str], args: Iterable[Word]) -> object: ...


@dataclass(frozen=True)
class Command:
    """An inbox entry to be: `id` is the command id by which a repeat is recognised."""

    id: str
    request: bytes


@dataclass(frozen=True)
class Fallen:
    """A due entry that goes into the inbox: its member in the sorted set, its score, the command that it becomes."""

    member: str
    at: float
    command: Command


@dataclass(frozen=True)
class Settled:
    """What became of an outbox row.

    `stands`: what Telegram told of the view or topic `stands_as` (JSON), `-` to forget it, empty to leave it.
    """

    key: str
    version: str
    stands_as: str = ""
    stands: str = ""
    report: Command | None = None


class Scripts:
    """All scripts over one client."""

    def __init__(self, client: Redis) -> None:
        self.commit = _load(client, "commit")
        self.lease = _load(client, "lease")
        self._enqueue = _load(client, "enqueue")
        self._tick = _load(client, "tick")
        self._mark = _load(client, "mark")
        self._settle = _load(client, "settle")
        self._fence = _load(client, "fence")
        self._revive = _load(client, "revive")

    async def enqueue(self, partition: int, commands: Iterable[Command]) -> int:
        """Commands into a partition's inbox, each once; how many were new."""
        now = time.time()
        words: list[Word] = [now, now - REMEMBER_SECONDS]
        for command in commands:
            words += (command.id, command.request)
        new = await self._enqueue([keys.seen(partition), keys.inbox(partition)], words)
        return int(str(new))

    async def strike(self, partition: int, token: int, fallen: Iterable[Fallen]) -> float | None:
        """Due entries into the inbox; when the next is due. Raises `Fenced`."""
        words: list[Word] = [token, time.time()]
        for one in fallen:
            words += (one.member, repr(one.at), one.command.id, one.command.request)
        names = [keys.fence(partition), keys.due(partition), keys.seen(partition), keys.inbox(partition)]
        answer = _fenced(await self._tick(names, words))
        return float(answer[1]) if answer[1] else None

    async def mark(self, partition: int, token: int, key: str, version: str) -> None:
        """A send begins. Raises `Fenced`."""
        names = [keys.fence(partition), keys.sending(partition), keys.shown(partition)]
        _fenced(await self._mark(names, [token, key, version]))

    async def settle(self, partition: int, token: int, settled: Iterable[Settled]) -> None:
        """Rows are done with. Raises `Fenced`."""
        words: list[Word] = [token, time.time()]
        for one in settled:
            report = one.report or Command("", b"")
            words += (one.key, one.version, one.stands_as, one.stands, report.id, report.request)
        names = [keys.fence, keys.out, keys.order, keys.sending, keys.shown, keys.inbox, keys.seen]
        _fenced(await self._settle([name(partition) for name in names], words))

    async def shut_out_others(self, partition: int, token: int) -> None:
        """From now on only the owner with this fence may write. Raises `Fenced` when a newer one already does."""
        if not await self._fence([keys.fence(partition)], [token]):
            raise Fenced(partition)

    async def revive(self, partition: int, token: int, name: str, entries: Iterable[tuple[str, str]]) -> None:
        """An aggregate leaves quarantine; dead entries (with new command ids) go back. Raises `Fenced`."""
        words: list[Word] = [token, name, *(word for entry in entries for word in entry)]
        names = [keys.fence(partition), keys.sick(partition), keys.dead(partition), keys.inbox(partition)]
        _fenced(await self._revive(names, words))


def _load(client: Redis, name: str) -> Script:
    text = Path(__file__).with_name(f"{name}.lua").read_text("utf-8")
    script: Script = client.register_script(text)
    return script


def _fenced(answer: object) -> list[bytes]:
    """The answer of a script that checks the fence. Raises `Fenced`."""
    if not isinstance(answer, list):
        raise TypeError(answer)
    if answer[0] == b"fenced":
        raise Fenced
    return answer


def checked(answer: object) -> list[bytes]:
    """The same for the commit's answer, which has more outcomes."""
    return _fenced(answer)

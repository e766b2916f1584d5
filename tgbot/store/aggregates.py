"""Tables and persons as they are kept: parsed once for each revision, then held by the partition's owner."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

import structlog
from redis.asyncio import Redis

from engine import AnyGame, Frozen, Rejected, load
from tgbot.store import keys
from tgbot.store.decision import Listing, LogEntry
from tgbot.table.person import Person
from tgbot.table.table import Draft, Table

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound=Frozen)

log = structlog.get_logger(__name__)

HELD: Final = 128
"""Aggregates and chat indexes that one partition keeps parsed."""


class Corrupt(Exception):
    """An aggregate cannot be read. `raw` is what is stored of the table."""

    def __init__(self, aggregate: str, why: str, raw: bytes) -> None:
        super().__init__(f"{aggregate}: {why}")
        self.aggregate = aggregate
        self.why = why
        self.raw = raw


@dataclass(frozen=True)
class Aggregate:
    """A table with its game, or a person, at a revision; revision 0 is one that does not exist yet."""

    name: str
    revision: int = 0
    table: Table | None = None
    game: AnyGame | None = None
    person: Person | None = None
    drafts: Mapping[str, Draft] = field(default_factory=dict)


class Shelf:
    """Reads what a partition holds. Only its owner may use one: what is held is true because nobody else writes."""

    def __init__(self, client: Redis, partition: int) -> None:
        self._client = client
        self._partition = partition
        self._aggregates: OrderedDict[str, Aggregate] = OrderedDict()
        self._chats: OrderedDict[int, dict[str, Listing]] = OrderedDict()

    async def aggregate(self, name: str) -> Aggregate:
        """Raises `Corrupt`."""
        held = self._aggregates.get(name)
        if held is None:
            held = await self._read(name)
        self.hold(held)
        return held

    def hold(self, aggregate: Aggregate) -> None:
        """What was read or committed just now."""
        _hold(self._aggregates, aggregate.name, aggregate)

    async def chat(self, chat: int) -> dict[str, Listing]:
        """The games of a chat by id."""
        held = self._chats.get(chat)
        if held is None:
            stored = await self._client.execute_command("HGETALL", keys.chat_index(self._partition, chat))
            read = ((game.decode(), _read(Listing, raw)) for game, raw in sorted(stored.items()))
            held = {game: listing for game, listing in read if listing is not None}
        _hold(self._chats, chat, held)
        return held

    def listed(self, chat: int, game: str) -> Listing | None:
        """How a game is listed in a chat, as far as that is held."""
        return self._chats.get(chat, {}).get(game)

    def list_game(self, chat: int, game: str, listing: Listing | None) -> None:
        """The chat's index was written: this game is listed so, or no more."""
        held = self._chats.get(chat)
        if held is None:
            return
        left = {one: how for one, how in held.items() if one != game}
        self._chats[chat] = left if listing is None else dict(sorted((left | {game: listing}).items()))

    async def log(self, game: str, count: int) -> tuple[LogEntry, ...]:
        """The newest entries, newest last."""
        found = await self._client.execute_command("XREVRANGE", keys.log(game), "+", "-", "COUNT", count)
        read = (_read(LogEntry, fields[b"e"]) for _, fields in reversed(found))
        return tuple(entry for entry in read if entry is not None)

    async def kept(self, game: str, count: int) -> tuple[AnyGame, ...]:
        """The newest kept games, newest last."""
        found = await self._client.execute_command("LRANGE", keys.kept(game), 0, count - 1)
        return tuple(load(raw) for raw in reversed(found))

    async def seen(self, commands: list[str]) -> set[str]:
        """Those of the command ids that were carried out before."""
        stored = await self._client.execute_command("ZMSCORE", keys.seen(self._partition), *commands)
        return {command for command, at in zip(commands, stored, strict=True) if at is not None}

    def forget(self) -> None:
        """Somebody else may have written: nothing that is held is trusted."""
        self._aggregates.clear()
        self._chats.clear()

    async def _read(self, name: str) -> Aggregate:
        pipeline = self._client.pipeline(transaction=False)
        pipeline.execute_command("HMGET", keys.body(name), "rev", "table", "game", "person")
        pipeline.execute_command("HGETALL", keys.drafts(name))
        (revision, table, game, person), drafts = await pipeline.execute()
        try:
            return Aggregate(
                name,
                int(revision or 0),
                Table.model_validate_json(table) if table else None,
                load(game) if game else None,
                Person.model_validate_json(person) if person else None,
                _drafts(drafts),
            )
        except (ValueError, LookupError, TypeError, Rejected) as fault:
            raise Corrupt(name, f"{type(fault).__name__}: {fault}"[:500], table or b"") from fault


def _drafts(stored: Mapping[bytes, bytes]) -> dict[str, Draft]:
    read = ((form.decode(), _read(Draft, raw)) for form, raw in stored.items())
    return {form: draft for form, draft in read if draft is not None}


def _read(kind: type[F], raw: bytes) -> F | None:
    """Something that a game can do without: left out when it cannot be read."""
    try:
        return kind.model_validate_json(raw)
    except ValueError:
        log.exception("left-out", kind=kind.__name__)
        return None


def _hold(shelf: OrderedDict[K, V], key: K, value: V) -> None:
    shelf[key] = value
    shelf.move_to_end(key)
    if len(shelf) > HELD:
        shelf.popitem(last=False)

"""Inbox entries: requests as they lie in a partition's stream, and what is read back."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import TypeAdapter

from tgbot.store.scripts import Command
from tgbot.table.requests import Request

_REQUEST: TypeAdapter[Request] = TypeAdapter(Request)


@dataclass(frozen=True)
class Entry:
    """One entry as it was read; `raw` is the request's JSON."""

    id: str
    command: str
    raw: bytes


def command(command_id: str, request: Request) -> Command:
    return Command(command_id, _REQUEST.dump_json(request))


def read(entry: Entry) -> Request:
    """The request of an entry. Raises `ValueError` when it is none (of another version of the bot)."""
    return _REQUEST.validate_json(entry.raw)


def entry(stream_id: bytes, fields: dict[bytes, bytes]) -> Entry:
    return Entry(stream_id.decode(), fields.get(b"c", b"").decode(), fields.get(b"r", b""))

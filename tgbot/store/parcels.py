"""Outbox rows as they are stored: under which key they merge, in which version, in what order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tgbot.store.decision import Row, RowKind

_MERGES: Final[dict[RowKind, str]] = {
    "view": "view",
    "close": "view",
    "pin": "pin",
    "unpin": "pin",
}
"""Kinds that replace each other under one key; every other kind stands for itself."""


@dataclass(frozen=True)
class Parcel:
    """A row in the outbox of a partition. Of rows with the same `key` the last wins; `version` tells them apart."""

    key: str
    version: str
    order: int
    row: Row
    doubtful: bool = False
    """Its send had begun when the process died."""

    @property
    def stored(self) -> str:
        return f"{self.version}\n{self.row.model_dump_json(exclude_defaults=True)}"


def parcel(row: Row, version: str, order: int) -> Parcel:
    """A new row. `version`: unique in the partition, one line."""
    return Parcel(_key(row, version), version, order, row)


def unpack(key: str, stored: bytes, order: float, sending: bytes | None) -> Parcel:
    """A row from the store. Raises `ValueError` when it cannot be read."""
    version, _, raw = stored.partition(b"\n")
    return Parcel(key, version.decode(), int(order), Row.model_validate_json(raw), sending is not None)


def view_key(game: str, key: str) -> str:
    """Under which key what is known of a view is kept."""
    return f"{game}|view|{key}"


def topic_key(game: str, key: str) -> str:
    """The same for a topic."""
    return f"{game}|topic|{key}"


def _key(row: Row, version: str) -> str:
    match row.kind:
        case "toast":
            return f"toast|{row.query}"
        case "tell":
            return f"tell|{version}"  # two messages are never one
        case "post":
            return f"{row.game}|post|{row.place.chat}|{row.key}"
    return f"{row.game}|{_MERGES.get(row.kind, row.kind)}|{row.key}"

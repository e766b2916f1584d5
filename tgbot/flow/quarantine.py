"""Quarantine is left as soon as the aggregate can be read again (a mended bot, a mended body): tried at every start."""

from __future__ import annotations

from typing import Final

import structlog
from redis.asyncio import Redis

from tgbot.flow.route import aggregate_of
from tgbot.store import inbox, keys
from tgbot.store.aggregates import Corrupt, Shelf
from tgbot.store.inbox import Entry
from tgbot.store.scripts import Scripts

QUARANTINED: Final = "quarantined"
"""The reason under which entries of an aggregate in quarantine are put aside."""

log = structlog.get_logger(__name__)


async def revive(client: Redis, partition: int, token: int) -> None:
    """Games and persons that can be read go on, with everything that came for them meanwhile. Raises `Fenced`."""
    sick = await client.execute_command("HKEYS", keys.sick(partition))
    for name in (one.decode() for one in sick):
        try:
            await Shelf(client, partition).aggregate(name)
        except Corrupt as corrupt:
            log.warning("still-quarantined", aggregate=name, why=corrupt.why)
            continue
        kept = await _put_aside(client, partition, name)
        await Scripts(client).revive(partition, token, name, [(entry.id, f"again/{entry.id}") for entry in kept])
        log.info("quarantine-left", aggregate=name, entries=len(kept))


async def _put_aside(client: Redis, partition: int, name: str) -> list[Entry]:
    """What came for the aggregate while it was in quarantine, oldest first."""
    found = await client.execute_command("XRANGE", keys.dead(partition), "-", "+")
    entries = [inbox.entry(stream_id, fields) for stream_id, fields in found if fields.get(b"why") == _WHY]
    return [entry for entry in entries if _is_for(entry, name)]


def _is_for(entry: Entry, name: str) -> bool:
    try:
        return aggregate_of(inbox.read(entry)) == name
    except ValueError:
        return False


_WHY: Final = QUARANTINED.encode()

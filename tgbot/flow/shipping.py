"""Outbox rows between the store and the sender's memory, and rows that stay inside the store."""

from __future__ import annotations

import json
from dataclasses import asdict

import structlog
from redis.asyncio import Redis

from tgbot.flow.landing import Forget
from tgbot.flow.outbox import Job, Standing
from tgbot.store import inbox, keys
from tgbot.store.parcels import Parcel, unpack
from tgbot.store.scripts import Command
from tgbot.table.requests import Told

log = structlog.get_logger(__name__)


async def load_parcels(client: Redis, partition: int) -> tuple[list[Parcel], dict[str, Standing]]:
    """The rows of a partition in their order, and what is known of its views and topics."""
    pipeline = client.pipeline(transaction=False)
    pipeline.execute_command("HGETALL", keys.out(partition))
    pipeline.execute_command("ZRANGE", keys.order(partition), 0, -1, "WITHSCORES")
    pipeline.execute_command("HGETALL", keys.sending(partition))
    pipeline.execute_command("HGETALL", keys.shown(partition))
    rows, order, sending, shown = await pipeline.execute()
    places = _pairs(order)
    parcels = []
    for key, raw in rows.items():
        try:
            parcels.append(unpack(key.decode(), raw, places.get(key, 0.0), sending.get(key)))
        except ValueError:
            log.exception("row-unreadable", partition=partition, key=key.decode())
    parcels.sort(key=lambda parcel: parcel.order)
    return parcels, _standing(shown)


async def remember_move(client: Redis, chat: int, partition: int) -> None:
    """From now on this chat belongs to this partition."""
    await client.execute_command("SET", keys.chat_map(chat), partition)


def tell(job: Job) -> Command:
    """The command that a message to another partition becomes there; the same one at every repetition."""
    row = job.row
    told = Told(to=row.to, about=row.about, body=row.body)
    return inbox.command(f"t/{job.partition}/{job.parcel.version}", told)


def stored(standing: Standing | Forget | None) -> str:
    """As the settling script takes it."""
    if standing is None:
        return ""
    return "-" if isinstance(standing, Forget) else json.dumps(asdict(standing), separators=(",", ":"))


def _standing(shown: dict[bytes, bytes]) -> dict[str, Standing]:
    found = {}
    for key, raw in shown.items():
        try:
            found[key.decode()] = Standing(**json.loads(raw))
        except (ValueError, TypeError):
            log.exception("standing-unreadable", key=key.decode())
    return found


def _pairs(flat: list[bytes]) -> dict[bytes, float]:
    """Members with their scores."""
    return {member: float(score) for member, score in zip(flat[::2], flat[1::2], strict=True)}

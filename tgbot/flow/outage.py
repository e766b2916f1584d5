"""After an outage: every game of a partition is told once how long nobody was there, before its clocks run on."""

from __future__ import annotations

import json
import time
from typing import Final

import structlog
from redis.asyncio import Redis

from tgbot.store import inbox, keys
from tgbot.store.scripts import Scripts
from tgbot.table.requests import Told

WORTH_TELLING: Final = 30 * 60.0
"""Seconds; a shorter silence changes nothing."""
OUTAGE: Final = "outage"

log = structlog.get_logger(__name__)


async def tell_outage(client: Redis, partition: int, since: float) -> None:
    """`since`: until when the last owner was alive, real Unix seconds (a moved rehearsal clock is no outage)."""
    seconds = time.time() - since
    if seconds < WORTH_TELLING:
        return
    games = await client.execute_command("SMEMBERS", keys.games(partition))
    if not games:
        return
    log.warning("outage", partition=partition, seconds=round(seconds), games=len(games))
    commands = []
    for game in sorted(one.decode() for one in games):
        told = Told(to=game, about=OUTAGE, body=json.dumps({"seconds": round(seconds, 3)}))
        commands.append(inbox.command(f"outage/{game}/{since}", told))
    await Scripts(client).enqueue(partition, commands)

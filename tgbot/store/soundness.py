"""Whether a store may be trusted with games: version, append-only file, eviction."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final

import redis
import structlog
from redis.backoff import NoBackoff
from redis.retry import Retry

from tgbot.faults import StoreFault
from tgbot.store.binary import OLDEST
from tgbot.store.connection import connect

PATIENCE_SECONDS: Final = 3.0
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0

log = structlog.get_logger(__name__)


def weaknesses(url: str) -> list[str]:
    """What is wrong with the server at this address, each with its mend. Raises StoreFault if it does not answer."""
    try:
        with redis.Redis.from_url(url, socket_timeout=PATIENCE_SECONDS, retry=Retry(NoBackoff(), 0)) as client:
            client.ping()
            return list(_weaknesses(client))
    except redis.AuthenticationError as refused:
        raise StoreFault(f"The store refuses us ({refused}): put the right user and password into REDIS_URL.") from None
    except (redis.RedisError, OSError) as silent:
        raise StoreFault(f"The store does not answer ({silent}): start it, or correct REDIS_URL.") from None


def _weaknesses(client: redis.Redis) -> Iterator[str]:
    told: dict[str, Any] = client.execute_command("INFO", "server", "persistence", "memory")
    version = str(told.get("valkey_version") or told.get("redis_version"))
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST:
        yield f"its version is {version}: take {OLDEST[0]}.{OLDEST[1]} or newer"
    if not told.get("aof_enabled"):
        yield "it forgets what it was told when it ends: CONFIG SET appendonly yes"
    if told.get("maxmemory_policy") != "noeviction":
        policy = told.get("maxmemory_policy")
        yield f"it throws games away when memory is short ({policy}): CONFIG SET maxmemory-policy noeviction"


async def wait_for_store(url: str) -> None:
    """Return when the server answers; until then say so in the log, ever less often."""
    client = connect(url)
    pause = FIRST_PAUSE
    try:
        while True:
            try:
                await client.execute_command("PING")
                return
            except (redis.RedisError, OSError) as silent:
                log.warning("store-unreachable", error=str(silent), next_try_in_s=pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
    finally:
        await client.aclose()

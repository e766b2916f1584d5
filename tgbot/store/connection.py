"""Connections to the store: what is retried, and for how long."""

from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import BusyLoadingError, ConnectionError, TimeoutError

COMMAND_SECONDS: Final = 5.0
CONNECT_SECONDS: Final = 5.0
RETRIES: Final = 5  # about two seconds in all: a restart of the embedded server takes a tenth of that
LAST_PAUSE: Final = 1.0
FIRST_PAUSE: Final = 0.05
IDLE_SECONDS: Final = 30  # an idle connection is tried by PING before it is used again
CONNECTIONS: Final = 300
"""At most, for one pool. Each of the 64 partitions holds one that blocks, while others commit, settle and mark for it.
Beyond this number redis refuses at once instead of waiting."""


def connect(url: str) -> Redis:
    """A pool for short commands; answers are bytes.

    A command whose answer was lost is sent again, so everything sent here must bear repetition (our scripts
    recognise a repeat). After the retries the error of redis is raised.
    """
    return _client(url, timeout=COMMAND_SECONDS)


def connect_reader(url: str) -> Redis:
    """The same for reads that block (XREAD BLOCK …): no time limit of the client's own."""
    return _client(url, timeout=None)


def _client(url: str, timeout: float | None) -> Redis:
    return Redis.from_url(
        url,
        decode_responses=False,
        socket_timeout=timeout,
        socket_connect_timeout=CONNECT_SECONDS,
        retry=Retry(ExponentialWithJitterBackoff(cap=LAST_PAUSE, base=FIRST_PAUSE), RETRIES),
        retry_on_error=[ConnectionError, TimeoutError, BusyLoadingError],
        health_check_interval=IDLE_SECONDS,
        max_connections=CONNECTIONS,
        client_name="talepost",
    )

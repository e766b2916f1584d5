"""The health port: `/health` for a container or supervisor, `/metrics` for Prometheus."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 -- asked for by a setting; in a container metrics are read from outside
LEASE_SILENCE: Final = 30.0
UPDATES_SILENCE: Final = 120.0
"""Seconds without a sign of life after which something is wrong."""


@dataclass(frozen=True)
class Signs:
    """Signs of life; times are `time.monotonic()`."""

    store_is_away: bool
    at_work: bool
    leases_renewed_at: float
    updates_asked_at: float


def complaints(signs: Signs, now: float) -> list[str]:
    """What is wrong; nothing when all is well. A process that waits for another one to end is well."""
    found = []
    if signs.store_is_away:
        found.append("the store does not answer")
    if now - signs.leases_renewed_at > LEASE_SILENCE:
        found.append("leases are not renewed")
    if signs.at_work and now - signs.updates_asked_at > UPDATES_SILENCE:
        found.append("Telegram is not asked for updates, or does not answer")
    return found


@asynccontextmanager
async def health_port(port: int | None, signs: Callable[[], Signs]) -> AsyncIterator[None]:
    """Serves inside the block; does nothing without a port."""
    if port is None:
        yield
        return

    async def health(_request: web.Request) -> web.Response:
        seen = signs()
        wrong = complaints(seen, time.monotonic())
        return web.json_response({"wrong": wrong, **asdict(seen)}, status=503 if wrong else 200)

    async def metrics(_request: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/health", health)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, EVERYWHERE, port).start()
        yield
    finally:
        await runner.cleanup()

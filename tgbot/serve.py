"""`talepost run`: the store, then the bot, until somebody stops it."""

import asyncio
import importlib
import signal
from contextlib import suppress
from typing import Final

import structlog
import uvloop

from tgbot import logs
from tgbot.config import Settings
from tgbot.faults import SettingsFault, StoreFault
from tgbot.store.embedded import EmbeddedStore, start_store
from tgbot.store.soundness import wait_for_store, weaknesses

WATCH_SECONDS: Final = 0.25
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
NO_TOKEN: Final = (
    "There is no token. Ask BotFather in Telegram for one, then: TALEPOST_TOKEN=… talepost run. "  # noqa: S105 -- advice
    "To try the bot without Telegram: talepost play."
)

log = structlog.get_logger(__name__)


def serve(settings: Settings) -> int:
    """Run until SIGINT or SIGTERM; returns 0. Raises SettingsFault and StoreFault."""
    if settings.token is None:
        raise SettingsFault(NO_TOKEN)
    logs.configure(settings.log, settings.log_level)
    if settings.redis_url:
        return _until_stopped(settings, settings.redis_url, None)
    store = start_store(settings.store_folder, settings.fsync)
    try:
        return _until_stopped(settings, store.url, store)
    finally:
        store.stop()


def _until_stopped(settings: Settings, store_url: str, own: EmbeddedStore | None) -> int:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        loop = runner.get_loop()
        bot = loop.create_task(_bot(settings, store_url, own))
        for number in STOPPING:
            loop.add_signal_handler(number, bot.cancel)
        runner.run(_ended(bot))
    return 0


async def _ended(bot: "asyncio.Task[None]") -> None:
    with suppress(asyncio.CancelledError):
        await bot


async def _bot(settings: Settings, store_url: str, own: EmbeddedStore | None) -> None:
    """The application; it is cancelled when it is to stop, and cleans up in its `finally`."""
    await wait_for_store(store_url)
    for weakness in weaknesses(store_url):
        log.warning("store-weakness", weakness=weakness)
    watch = asyncio.create_task(_keep_alive(own)) if own else None
    try:
        await importlib.import_module("tgbot.app").run(settings, store_url)  # late: it costs seconds of aiogram
    finally:
        if watch:
            watch.cancel()


async def _keep_alive(store: EmbeddedStore) -> None:
    """A store that died is started again; what was acknowledged is in its log."""
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        try:
            if store.revive():
                log.error("store-revived", last_words=store.last_words())
        except StoreFault as fault:
            log.error("store-does-not-start", fault=str(fault))

"""Raises bots that may be killed: `python -m tests.flow.nursery <store address> <pid file>`.

aiogram takes seconds to load; a fork of a process that has loaded it takes none. A killed bot is followed by the next.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import uvloop
from aiogram import Bot
from aiogram.types import User

from tests.flow import toy
from tgbot.config import load_settings
from tgbot.flow.assembly import serve
from tgbot.flow.ports import Decide


def main() -> None:
    store_url, pid_file = sys.argv[1], Path(sys.argv[2])
    child = 0

    def end(_number: int, _frame: object) -> None:
        if child:
            os.kill(child, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, end)
    while True:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            uvloop.run(_bot(store_url))
            os._exit(0)
        pid_file.with_suffix(".new").write_text(str(child))
        pid_file.with_suffix(".new").replace(pid_file)
        os.waitpid(child, 0)


async def _bot(store_url: str) -> None:
    running = asyncio.create_task(serve(load_settings(), store_url, _toy, _introduce))
    nursery = os.getppid()
    while not running.done() and os.getppid() == nursery:
        await asyncio.wait([running], timeout=0.3)


def _toy(_me: User) -> Decide:
    return toy.decide


async def _introduce(_bot: Bot) -> None:
    return


if __name__ == "__main__":
    main()

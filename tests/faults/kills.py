"""Kills the bot again and again while people play, and counts afterwards what became of what they did.

python -m tests.faults.kills --seed 1 --kills 30
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Final

from tests.faults import accounts
from tests.faults.accounts import Verdict
from tests.faults.eyes import Eyes, NotSeen
from tests.faults.hands import Hands
from tests.faults.killer import Killer
from tests.faults.play_on import TABLES, Evening
from tests.faults.supervised import Supervised
from tgbot.sandbox.client import Impossible, People
from tgbot.store.connection import connect

TOO_OLD: Final = "query is too old"


async def evening_with_kills(data: Path, seed: int, kills: int, tables: int = len(TABLES)) -> list[Verdict]:
    """Plays at some tables until so many kills have happened, then without kills to the end; the checks."""
    supervised = Supervised(data)
    await supervised.start()
    try:
        async with AsyncExitStack() as stack:
            people = await stack.enter_async_context(People(supervised.url, settle_ms=0))
            eyes = await stack.enter_async_context(Eyes(supervised.url))
            redis = connect(supervised.store_url)
            stack.push_async_callback(redis.aclose)
            evening = Evening(people, eyes, Hands(people), redis, Random(seed), TABLES[:tables])
            killer = Killer(supervised, Random(seed), kills)
            eyes.on_sent = lambda: killer.happened("sent")
            evening.hands.on_press = lambda: killer.happened("press")
            evening.on_clock = lambda: killer.happened("clock")
            return await _played(evening, killer)
    finally:
        await supervised.stop()


async def _played(evening: Evening, killer: Killer) -> list[Verdict]:
    begun = time.monotonic()
    killing = asyncio.create_task(killer.run())
    try:
        await evening.seat()
        while not killer.done:
            await evening.round()
            print(
                f"     round {evening.rounds}: {len(killer.times)} kills, {time.monotonic() - begun:.0f} s", flush=True
            )
        await killing
        await evening.leave_open()
        standing = [await accounts.open_questions_stand(evening)]
        await evening.finish()
    except (NotSeen, Impossible) as missing:
        standing = [Verdict("the play goes on to its end", (f"{type(missing).__name__}: {missing}",), "")]
        print(killer.supervised.last_words())
    finally:
        killing.cancel()
    return [*await _checked(evening, standing), _told(evening, killer)]


async def _checked(evening: Evening, standing: Sequence[Verdict]) -> list[Verdict]:
    calls = await evening.people.calls(method="answerCallbackQuery")
    too_old = sum(TOO_OLD in str(call.get("error")) for call in calls)
    try:
        books = [await accounts.the_books_agree(evening)]
    except NotSeen as missing:
        books = [Verdict("the scene is shown", (str(missing),), "")]
    return [
        *await accounts.nothing_lost_or_doubled(evening),
        *books,
        *standing,
        accounts.presses_are_answered(evening, too_old),
        accounts.warnings_are_single(evening),
    ]


def _told(evening: Evening, killer: Killer) -> Verdict:
    """What is allowed, and counted."""
    doubles = accounts.doubled_sends(evening)
    sent = sum(1 for one in evening.eyes.sent if not one.message.service)
    moments = ", ".join(f"{count} {moment}" for moment, count in sorted(killer.moments.items()))
    missing = () if killer.done else (f"only {len(killer.times)} of {killer.kills} kills happened",)
    return Verdict("kills", missing, f"{len(killer.times)} ({moments}); {len(doubles)} of {sent} messages sent twice")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.kills", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--data", type=Path, help="where the world is kept; by default it is thrown away")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as passing:
        verdicts = asyncio.run(evening_with_kills(chosen.data or Path(passing), chosen.seed, chosen.kills))
    print(accounts.lines(verdicts))
    return 1 if any(verdict.faults for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())

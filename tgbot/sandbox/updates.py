"""The queue of updates of each bot: kept until confirmed or expired, in order, one poller at a time.

Source of the numbers: the official Bot API server (`Client.cpp`).
"""

import asyncio
import time
from collections import deque

from tgbot.sandbox.clock import Clock
from tgbot.sandbox.jsontypes import Obj, Value
from tgbot.sandbox.model import Bot, QueuedUpdate
from tgbot.sandbox.refusals import TWO_POLLERS, Refusal
from tgbot.sandbox.world import World

LIFETIME_S = 24 * 3600
PRESS_LIFETIME_S = 150
LONGEST_POLL_S = 50
MOST_AT_ONCE = 100
RECENT = 200
EPOCH = 1_000_000_000  # a new world's ids begin at the seconds since then: higher than those of older worlds
ONLY_IF_ASKED = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
LIFETIMES = {"callback_query": PRESS_LIFETIME_S}


class Updates:
    """Waiting updates of all bots. `polled` holds the bots that have asked since the start of this process."""

    def __init__(self, world: World, clock: Clock) -> None:
        self._world = world
        self._clock = clock
        self._pollers: dict[int, asyncio.Future[bool]] = {}
        self._delivered: dict[int, int] = {}
        self._pushed: deque[QueuedUpdate] = deque(maxlen=RECENT)
        self.polled: list[int] = []

    def push(self, bot: Bot, kind: str, payload: Obj) -> int:
        """Queues an update and returns its id, or 0 where the bot has not asked for this kind."""
        if not wants(bot, kind):
            return 0
        update = QueuedUpdate(
            id=self._world.fresh(f"update/{bot.id}", int(time.time()) - EPOCH),
            bot=bot.id,
            kind=kind,
            until=self._clock.now() + LIFETIMES.get(kind, LIFETIME_S),
            payload=payload,
        )
        self._world.keep(update)
        self._pushed.append(update)
        self._wake(bot.id, superseded=False)
        return update.id

    def repeat(self, bot: Bot, count: int) -> int:
        """Queues the bot's newest updates once more under new ids; gives how many there were."""
        newest = [update for update in self._pushed if update.bot == bot.id][-count:]
        for update in newest:
            self.push(bot, update.kind, update.payload)
        return len(newest)

    async def poll(self, bot: Bot, offset: int, limit: int, timeout_s: int) -> list[Value]:
        """What `getUpdates` answers. A poller that is still waiting is ended with 409."""
        self._wake(bot.id, superseded=True)
        if bot.id in self.polled:
            self.polled.remove(bot.id)
        self.polled.append(bot.id)
        self._confirm(bot, offset)
        count = limit if 1 <= limit <= MOST_AT_ONCE else MOST_AT_ONCE
        ready = self.waiting(bot.id)
        if not ready and timeout_s > 0:
            await self._wait(bot.id, min(timeout_s, LONGEST_POLL_S))
            ready = self.waiting(bot.id)
        if ready:
            self._delivered[bot.id] = max(self._delivered.get(bot.id, 0), ready[:count][-1].id)
        return [{"update_id": update.id, update.kind: update.payload} for update in ready[:count]]

    def undelivered(self, bot: int) -> bool:
        """Whether something waits that the bot was not shown since the start of this process."""
        return any(update.id > self._delivered.get(bot, 0) for update in self.waiting(bot))

    def waiting(self, bot: int) -> list[QueuedUpdate]:
        """The unconfirmed updates in order; the expired ones are dropped."""
        queue = self._world.updates.get(bot, {})
        for update in [u for u in queue.values() if u.until <= self._clock.now()]:
            self._world.forget(update)
        return list(queue.values())

    def outstanding(self, bot: int, done: int) -> bool:
        """Whether the bot still owes something after the update `done`: delivered, or waiting for it."""
        return self._delivered.get(bot, 0) > done or any(update.id > done for update in self.waiting(bot))

    def confirmed(self, bot: int) -> int:
        """The highest update id that the bot has confirmed, 0 if none."""
        return self._world.number(f"confirmed/{bot}")

    def drop_all(self, bot: Bot) -> None:
        for update in self.waiting(bot.id):
            self._world.forget(update)

    def _confirm(self, bot: Bot, offset: int) -> None:
        waiting = self.waiting(bot.id)
        if offset < 0:  # keep so many from the end of the queue, forget the others
            gone = waiting[:offset] if len(waiting) > -offset else []
        else:
            gone = [update for update in waiting if update.id < offset]
        for update in gone:
            self._world.forget(update)
        if gone:
            self._world.set(f"confirmed/{bot.id}", gone[-1].id)

    async def _wait(self, bot: int, seconds: float) -> None:
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pollers[bot] = waiter
        try:
            superseded = await asyncio.wait_for(waiter, seconds)
        except TimeoutError:
            return
        finally:
            if self._pollers.get(bot) is waiter:
                del self._pollers[bot]
        if superseded:
            raise Refusal(409, TWO_POLLERS)

    def _wake(self, bot: int, *, superseded: bool) -> None:
        waiter = self._pollers.pop(bot, None)
        if waiter is not None and not waiter.done():
            waiter.set_result(superseded)


def wants(bot: Bot, kind: str) -> bool:
    """Whether the bot's `allowed_updates` let this kind through; an empty list means all but three kinds."""
    if not bot.allowed:
        return kind not in ONLY_IF_ASKED
    return kind in bot.allowed

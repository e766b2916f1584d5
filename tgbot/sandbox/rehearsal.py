"""Rehearsal: what the bot reports of itself, waiting until it is quiet, and moving the shared clock with it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from tgbot.sandbox.calls import Calls
from tgbot.sandbox.clock import Clock
from tgbot.sandbox.refusals import Mistake
from tgbot.sandbox.updates import Updates

QUIET_S = 0.3  # without reports: so long no call, and nothing undelivered
MOST_STOPS = 2000  # due times that one move of the clock may walk through
STOP_TIMEOUT_S = 20.0


@dataclass(frozen=True, slots=True)
class Report:
    """The bot's word: updates carried through up to `done`; nothing left to do; when the next thing is due (unix s)."""

    bot: int
    done: int
    idle: bool
    next_due: float | None
    version: int


class Rehearsal:
    """The newest report of the bot that follows the shared clock, if there is one."""

    def __init__(self, clock: Clock, updates: Updates, calls: Calls) -> None:
        self._clock = clock
        self._updates = updates
        self._calls = calls
        self._pulse = asyncio.Event()
        self._last_call = time.monotonic()
        self._walking = asyncio.Lock()
        self.report: Report | None = None
        calls.on_end.append(self._called)
        clock.on_change.append(self._pulse.set)

    def take(self, report: Report) -> None:
        """A bot that has carried nothing through in this life owes nothing that it had confirmed before."""
        if not report.done:
            report = replace(report, done=self._updates.confirmed(report.bot))
        self.report = report
        self._pulse.set()

    async def changed(self, after: int, timeout_s: float) -> None:
        """Returns when the clock's version is another than `after`, or after the time-out."""
        end = time.monotonic() + timeout_s
        while self._clock.version == after and time.monotonic() < end:
            await self._next_pulse(end)

    async def settle(self, timeout_s: float) -> bool:
        """Waits until the bot has carried everything through and has nothing more to say."""
        return await self._until(self._settled, timeout_s)

    async def applied(self, timeout_s: float) -> bool:
        """Waits until the bot knows the newest version of clock and dice; at once without a rehearsing bot."""
        return await self._until(lambda: self.report is None or self.report.version == self._clock.version, timeout_s)

    async def walk(self, target: float) -> bool:
        """Moves the clock to `target` (unix s), stopping and settling at every due time on the way."""
        async with self._walking:
            if self.report is None:  # nobody says what is due or when it is done
                self._clock.set_to(target)
                return self._settled()
            settled = await self.settle(STOP_TIMEOUT_S)
            for _ in range(MOST_STOPS):
                due = self._due()
                if due is None or due > target:
                    break
                self._clock.set_to(max(due, self._clock.now()))
                settled = await self.settle(STOP_TIMEOUT_S) and settled
                if self._due() == due:
                    raise Mistake(f"the bot does not get past what is due at {due}: {self.report}")
            else:
                raise Mistake(f"more than {MOST_STOPS} due times on the way; the clock stands at {self._clock.now()}")
            if target > self._clock.now():
                self._clock.set_to(target)
            return await self.settle(STOP_TIMEOUT_S) and settled

    def next_due(self) -> float:
        """When the next deadline or reminder is due, unix s."""
        if self.report is None:
            raise Mistake("no bot in rehearsal has reported: start it with TALEPOST_REHEARSAL=<this address>")
        due = self._due()
        if due is None:
            raise Mistake("nothing is due: the bot waits for no deadline and no reminder")
        return due

    def _due(self) -> float | None:
        return self.report.next_due if self.report else None

    async def _until(self, condition: Callable[[], bool], timeout_s: float) -> bool:
        end = time.monotonic() + timeout_s
        while not condition():
            if time.monotonic() >= end:
                return False
            await self._next_pulse(end)
        return True

    async def _next_pulse(self, end: float) -> None:
        self._pulse.clear()
        try:
            await asyncio.wait_for(self._pulse.wait(), max(0.0, min(0.05, end - time.monotonic())))
        except TimeoutError:
            return

    def _settled(self) -> bool:
        report = self.report
        if self._calls.in_flight:
            return False
        if report is None:
            waiting = any(self._updates.undelivered(bot) for bot in self._updates.polled)
            return not waiting and time.monotonic() - self._last_call >= QUIET_S
        current = report.version == self._clock.version
        return current and report.idle and not self._updates.outstanding(report.bot, report.done)

    def _called(self) -> None:
        self._last_call = time.monotonic()
        self._pulse.set()

"""The record of every Bot API call, for `/sandbox/calls`; and which are in flight, for settling."""

from collections import deque
from collections.abc import Callable

from tgbot.sandbox.jsontypes import Obj, Value

KEPT = 5_000


class Calls:
    """The last calls in order of arrival, numbered from 1. Not kept over a restart."""

    def __init__(self) -> None:
        self._records: deque[Obj] = deque(maxlen=KEPT)
        self._last = 0
        self.in_flight = 0
        self.on_end: list[Callable[[], None]] = []

    def begin(self, bot: int, method: str, at: float) -> Obj:
        """A new record; the caller fills in `params`, `unknown`, and `end` the answer."""
        self._last += 1
        record: Obj = {"n": self._last, "at": at, "bot_id": bot, "method": method, "params": {}, "unknown": []}
        self._records.append(record)
        return record

    def begin_waiting(self) -> None:
        self.in_flight += 1

    def end_waiting(self) -> None:
        self.in_flight -= 1
        for listener in self.on_end:
            listener()

    def touch(self) -> None:
        """The bot has just been given something to do."""
        for listener in self.on_end:
            listener()

    def after(self, number: int) -> list[Value]:
        return [record for record in self._records if isinstance(record["n"], int) and record["n"] > number]

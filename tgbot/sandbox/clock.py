"""The shared clock: real time plus an offset that bots in rehearsal follow."""

import time
from collections.abc import Callable


class Clock:
    """`version` grows with every change that a rehearsing bot must notice: a moved clock, newly loaded dice."""

    def __init__(self, offset: float = 0.0, version: int = 1) -> None:
        self.offset = offset
        self.version = version
        self.on_change: list[Callable[[], None]] = []

    def now(self) -> float:
        """Shared time, unix seconds."""
        return time.time() + self.offset

    def set_to(self, moment: float) -> None:
        """Makes it `moment` (unix seconds) now."""
        self.offset = moment - time.time()
        self.touch()

    def touch(self) -> None:
        """Counts a change without moving the time."""
        self.version += 1
        for listener in self.on_change:
            listener()

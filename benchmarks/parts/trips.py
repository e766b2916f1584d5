"""Round trips to the store, counted where they leave the client, by what they are for."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

from redis.asyncio import Redis
from structlog.contextvars import get_contextvars

from tgbot.store import scripts

NAMES: Final = ("commit", "enqueue", "fence", "lease", "mark", "settle", "tick")
PRESSED: Final = b'"kind":"pressed"'
FOLDER: Final = Path(scripts.__file__).parent


class Trips:
    """Counts by purpose.

    intake, commit: of presses themselves. reading: the blocking read of an inbox. loading: an aggregate that was not
    held. sender: marking, settling, handing on. reports: commits of what the sender and other tables reported.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._pressed: set[str] = set()
        self._scripts = {
            hashlib.sha1((FOLDER / f"{name}.lua").read_bytes(), usedforsecurity=False).hexdigest(): name
            for name in NAMES
        }

    def count(self, words: tuple[Any, ...]) -> None:
        name = str(words[0])
        if name == "EVALSHA":
            name = self._scripts.get(str(words[1]), "floor")
        match name:
            case "commit":
                self.counts["commit" if get_contextvars().get("command") in self._pressed else "reports"] += 1
            case "enqueue":
                self.counts["intake" if self._takes_in(words[3 + int(words[2]) + 2 :]) else "sender"] += 1
            case "mark" | "settle":
                self.counts["sender"] += 1
            case "XREAD":
                self.counts["reading"] += 1
            case "MGET":
                self.counts["intake"] += 1
            case "floor" | "lease" | "SCRIPT":
                pass
            case _:
                self.counts["loading"] += 1

    def _takes_in(self, commands: tuple[Any, ...]) -> bool:
        """Whether these are presses; their command ids are remembered."""
        pressed = {str(name) for name, request in zip(commands[::2], commands[1::2], strict=True) if PRESSED in request}
        self._pressed |= pressed
        return bool(pressed)


@contextmanager
def counted() -> Iterator[Trips]:
    """Counts the trips of every client of this process."""
    trips = Trips()
    plain = Redis.execute_command

    async def counting(self: Redis, *words: Any, **options: Any) -> Any:  # Any: as redis has it
        trips.count(words)
        return await plain(self, *words, **options)  # type: ignore[no-untyped-call]

    Redis.execute_command = cast("Any", counting)  # type: ignore[method-assign]
    try:
        yield trips
    finally:
        Redis.execute_command = plain  # type: ignore[method-assign]

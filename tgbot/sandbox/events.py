"""Server-sent events: what the page is told as it happens."""

import asyncio
import json

from tgbot.sandbox.jsontypes import Obj

BACKLOG = 1000


class Events:
    """A fan-out without memory: who listens gets what happens from then on."""

    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[str]] = set()

    def tell(self, kind: str, about: Obj) -> None:
        """Kinds: message, edited, deleted, typing, answer, pin, user, chat, topic, member, clock, reaction."""
        if not self._listeners:
            return
        line = f"event: {kind}\ndata: {json.dumps(about, ensure_ascii=False)}\n\n"
        for queue in self._listeners:
            if queue.full():  # a page that no longer reads misses the oldest; it reloads the history anyway
                queue.get_nowait()
            queue.put_nowait(line)

    def listen(self) -> asyncio.Queue[str]:
        queue: asyncio.Queue[str] = asyncio.Queue(BACKLOG)
        self._listeners.add(queue)
        return queue

    def leave(self, queue: asyncio.Queue[str]) -> None:
        self._listeners.discard(queue)

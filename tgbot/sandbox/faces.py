"""Loaded dice: the faces that fall next, in order, then chance again."""

from dataclasses import dataclass, field

from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.refusals import Mistake


@dataclass(slots=True)
class _Queue:
    """Faces with numbers: the first has the number `start`, the next one more."""

    start: int = 0
    faces: list[int] = field(default_factory=list)


class Faces:
    """One common queue, and one for each chat that was given its own. Lost at a restart."""

    def __init__(self, *, allowed: bool) -> None:
        self.allowed = allowed
        self._common = _Queue()
        self._by_chat: dict[int, _Queue] = {}

    @property
    def loaded(self) -> int:
        """How many faces wait in all queues."""
        return len(self._common.faces) + sum(len(queue.faces) for queue in self._by_chat.values())

    def load(self, faces: list[int], chat_id: int | None) -> None:
        if not self.allowed:
            raise Mistake("the dice are not loaded here: start the sandbox with --loaded-dice")
        if not faces or any(face < 1 for face in faces):
            raise Mistake("faces must be a list of numbers from 1 upwards")
        queue = self._common if chat_id is None else self._by_chat.setdefault(chat_id, _Queue())
        queue.faces += faces

    def clear(self) -> None:
        for queue in (self._common, *self._by_chat.values()):
            queue.start += len(queue.faces)
            queue.faces.clear()

    def next(self, chat_id: int | None) -> Obj:
        """`{from, faces, chat_id}`: the chat's own queue while it lasts, else the common one (`chat_id` null).

        `from` is the number of the first face; whoever uses n of them deletes up to `from + n` in that queue.
        """
        own = self._by_chat.get(chat_id) if chat_id is not None else None
        queue, whose = (own, chat_id) if own is not None and own.faces else (self._common, None)
        return {"from": queue.start, "faces": list(queue.faces), "chat_id": whose}

    def use(self, upto: int, chat_id: int | None) -> None:
        """Deletes the faces with numbers below `upto`; a repeat deletes nothing more."""
        queue = self._by_chat.get(chat_id, self._common) if chat_id is not None else self._common
        gone = max(0, min(upto - queue.start, len(queue.faces)))
        del queue.faces[:gone]
        queue.start += gone

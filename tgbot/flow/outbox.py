"""The outbox in memory: what may go out now, in which order, and what must wait for what. Pure.

One lane for each chat, one call at a time in it, so that people see things in order; lanes do not wait for each other.
Times are seconds of a steady clock that the caller brings.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from engine import evolve
from tgbot.flow.limits import Budget
from tgbot.store.decision import Row
from tgbot.store.parcels import Parcel, topic_key, view_key

Deed = Literal[
    "send", "edit", "strip", "delete", "pin", "unpin", "topic", "close_topic", "answer", "leave", "rights",
    "tell", "map", "nothing", "doubt",
]  # fmt: skip
"""What a row comes down to now. strip: the keyboard is taken off; nothing: it is settled without a call;
doubt: a send that may have happened before a crash, and is not to be repeated."""

SHARES_LIMIT: Final[frozenset[Deed]] = frozenset({"send", "edit", "strip", "topic"})
FREE: Final[frozenset[Deed]] = frozenset({"answer", "tell", "map", "nothing", "doubt"})
CREATES: Final[frozenset[Deed]] = frozenset({"send", "topic"})
"""What must not happen twice."""


@dataclass(frozen=True)
class Standing:
    """What Telegram told of a view or topic."""

    chat: int
    message: int | None = None
    thread: int | None = None
    digest: str = ""


@dataclass(frozen=True)
class Job:
    """A call that may be made now."""

    partition: int
    parcel: Parcel
    deed: Deed
    chat: int = 0
    thread: int | None = None
    message: int | None = None

    @property
    def row(self) -> Row:
        return self.parcel.row

    @property
    def creates(self) -> bool:
        return self.deed in CREATES


@dataclass
class Slot:
    """One key of the outbox: the row that waits, and the call that is on its way."""

    partition: int
    lane: str
    waiting: Parcel | None = None
    flying: Job | None = None
    failures: int = 0


@dataclass
class Lane:
    """The rows of one chat in their order."""

    slots: dict[tuple[int, str], Slot] = field(default_factory=dict)
    busy: int = 0
    not_before: float = 0.0

    def idle(self, now: float) -> bool:
        """Whether nothing is lost without it."""
        return not self.slots and not self.busy and self.not_before <= now


class Outbox:
    """All rows of the partitions that this process owns."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._lanes: dict[str, Lane] = {}
        self._slots: dict[tuple[int, str], Slot] = {}
        self._standing: dict[tuple[int, str], Standing] = {}
        self._moved: dict[int, int] = {}
        self._lost: set[tuple[int, int]] = set()

    def __len__(self) -> int:
        return len(self._slots)

    def put(self, partition: int, parcels: Iterable[Parcel]) -> None:
        """Rows that are in the store. A newer one of the same key takes the older one's place in the order."""
        for parcel in parcels:
            at = (partition, parcel.key)
            slot = self._slots.get(at)
            if slot is None:
                slot = self._slots[at] = Slot(partition, _lane(partition, parcel))
                self._lanes.setdefault(slot.lane, Lane()).slots[at] = slot
            slot.waiting = parcel

    def adopt(self, partition: int, row: Row) -> Row:
        """A new version of a view whose first send has not come back is bound to that send, if it has begun."""
        if row.kind != "view" or row.message is not None:
            return row
        slot = self._slots.get((partition, view_key(row.game, row.key)))
        if slot is None:
            return row
        sending = slot.flying is not None and slot.flying.deed == "send"
        before = [slot.waiting.row] if slot.waiting else [slot.flying.row] if slot.flying else []
        bound = any(one.after == row.key for one in before)
        return evolve(row, after=row.key if sending or bound else "")

    def ready(self, now: float) -> list[Job]:
        """Calls that may be made now, answers to presses first; they count as made until `landed` or `again`."""
        for name in [name for name, lane in self._lanes.items() if lane.idle(now)]:
            del self._lanes[name]
        jobs = [job for lane in self._lanes.values() for job in self._next(lane, now)]
        return sorted(jobs, key=lambda job: job.deed != "answer")

    def wakes_at(self, now: float) -> float | None:
        """When something that waits for time may go; None: only a landing or a new row changes anything."""
        sleeping = [lane.not_before for lane in self._lanes.values() if lane.slots and lane.not_before > now]
        return min(sleeping, default=None)

    def landed(self, job: Job) -> None:
        """The call is over and is not to be repeated."""
        lane, at = self._leave_lane(job)
        slot = self._slots[at]
        slot.failures = 0
        if slot.waiting is None:
            del self._slots[at], lane.slots[at]

    def again(self, job: Job, not_before: float) -> None:
        """The call is to be repeated; a newer version of the row goes instead, if there is one."""
        lane, at = self._leave_lane(job)
        lane.not_before = max(lane.not_before, not_before)
        slot = self._slots[at]
        slot.failures += 1
        slot.waiting = slot.waiting or job.parcel

    def failures(self, job: Job) -> int:
        """How often this row has failed in a row."""
        return self._slots[job.partition, job.parcel.key].failures

    def stands(self, partition: int, key: str, standing: Standing | None) -> None:
        """What is known of a view or topic from now on."""
        if standing is None:
            self._standing.pop((partition, key), None)
        else:
            self._standing[partition, key] = standing

    def moved(self, old: int, new: int) -> None:
        """A group has a new id: what is still addressed to the old one goes there."""
        self._moved[old] = new

    def topic_lost(self, chat: int, thread: int) -> None:
        """A topic cannot be written to: what must arrive goes to General."""
        self._lost.add((chat, thread))

    def forget(self, partition: int) -> None:
        """The partition belongs to somebody else. What is on its way lands in the void."""
        for lane in self._lanes.values():
            lane.slots = {at: slot for at, slot in lane.slots.items() if at[0] != partition}
        for slot in [slot for at, slot in self._slots.items() if at[0] == partition]:
            slot.waiting = None
        self._slots = {at: slot for at, slot in self._slots.items() if at[0] != partition or slot.flying}
        self._standing = {at: known for at, known in self._standing.items() if at[0] != partition}

    def _next(self, lane: Lane, now: float) -> list[Job]:
        if lane.busy or lane.not_before > now:
            return []
        for at, slot in lane.slots.items():
            job = self._job(slot) if slot.waiting and not slot.flying else None
            if job is None:
                continue
            counted = int(job.deed in SHARES_LIMIT)
            if job.deed not in FREE:
                wait = self._budget.wait(job.chat, counted, now)
                if wait > 0:
                    lane.not_before = now + wait
                    return []
                self._budget.spend(job.chat, counted, now)
            lane.busy += 1
            self._slots[at].flying, self._slots[at].waiting = job, None
            return [job]
        return []

    def _leave_lane(self, job: Job) -> tuple[Lane, tuple[int, str]]:
        at = (job.partition, job.parcel.key)
        slot = self._slots.setdefault(at, Slot(job.partition, _lane(job.partition, job.parcel)))
        lane = self._lanes.setdefault(slot.lane, Lane())
        lane.busy = max(0, lane.busy - 1)
        lane.slots.setdefault(at, slot)
        slot.flying = None
        return lane, at

    def _job(self, slot: Slot) -> Job | None:
        """What the waiting row comes down to; None while it waits for another."""
        parcel = slot.waiting
        assert parcel is not None  # noqa: S101 - only asked for slots with a waiting row
        row, p = parcel.row, slot.partition
        if parcel.doubtful and not row.must:
            return Job(p, parcel, "doubt")
        if self._waits(p, parcel):
            return None
        topic = self._standing.get((p, topic_key(row.game, row.place.topic)))
        known = self._standing.get((p, view_key(row.game, row.after or row.key)))
        message = row.message
        if message is None and row.after and known is not None:
            message = known.message
        chat = self._moved.get(row.place.chat, row.place.chat)
        thread = row.place.thread if row.place.thread is not None or topic is None else topic.thread
        if row.must and thread is not None and (chat, thread) in self._lost:
            thread = None
        deed = _deed(row, message, thread, known)
        return Job(p, parcel, deed, chat, thread, message)

    def _waits(self, partition: int, parcel: Parcel) -> bool:
        """Whether the row needs an id that a row before it is still to bring."""
        row = parcel.row
        in_topic = bool(row.place.topic) and row.place.thread is None and row.kind != "topic"
        if in_topic and (partition, topic_key(row.game, row.place.topic)) in self._slots:
            return True
        if not row.after or row.message is not None:
            return False
        provider = view_key(row.game, row.after)
        return provider != parcel.key and (partition, provider) in self._slots


def _lane(partition: int, parcel: Parcel) -> str:
    row = parcel.row
    match row.kind:
        case "toast":
            return parcel.key
        case "tell" | "map":
            return f"{row.kind}|{partition}"
    return f"chat|{row.place.chat}"


def _deed(row: Row, message: int | None, thread: int | None, known: Standing | None) -> Deed:
    match row.kind:
        case "view":
            return _view_deed(row, message, known)
        case "close":
            return "nothing" if message is None or _looks_so(row, message, known) else "edit" if row.view else "strip"
        case "post":
            return "send" if row.view else "nothing"
        case "toast":
            return "answer"
        case "topic_close":
            return "nothing" if thread is None else "close_topic"
        case "topic" | "leave" | "tell" | "map" | "rights":
            return row.kind
        case "delete" | "pin" | "unpin":
            return "nothing" if message is None else row.kind


def _view_deed(row: Row, message: int | None, known: Standing | None) -> Deed:
    if row.view is None or _looks_so(row, message, known):
        return "nothing"
    return "send" if message is None else "edit"


def _looks_so(row: Row, message: int | None, known: Standing | None) -> bool:
    """Whether the message shows this already."""
    if row.view is None or known is None or message is None:
        return False
    return (known.message, known.digest) == (message, row.view.digest)

"""What becomes of an outbox row after its call: the report to its game, what stands, whether it goes again. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from aiogram.types import ForumTopic, Message

from tgbot.flow.errors import Verdict
from tgbot.flow.outbox import Deed, Job, Standing
from tgbot.store.parcels import topic_key, view_key
from tgbot.table.requests import Reported

TOKEN_PAUSE: Final = 30.0
"""Seconds between attempts while Telegram refuses the token."""
HARMLESS: Final[frozenset[Deed]] = frozenset({"answer", "strip", "delete", "unpin", "close_topic", "leave", "rights"})
"""Whose failure nobody needs to be told of."""


@dataclass(frozen=True)
class Forget:
    """Nothing is known of the view or topic any more."""


@dataclass(frozen=True)
class Landing:
    """How a call ended. `again`: the row stays; after `seconds`, or after a growing pause when None."""

    report: Reported | None = None
    stands_as: str = ""
    """The view or topic of which something is known now."""
    stands: Standing | Forget | None = None
    again: Literal["", "soon", "later"] = ""
    """soon: at once, at another place; later: after a pause."""
    seconds: float | None = None
    why: str = ""
    moved_to: int = 0
    """The new id of the group."""
    topic_lost: int | None = None
    """A topic that cannot be written to."""

    @property
    def outcome(self) -> str:
        """In a word, for counting."""
        if self.again:
            return "again"
        return self.report.outcome if self.report else "failed" if self.why else "done"


def landing_of_success(job: Job, result: Message | ForumTopic | None) -> Landing:
    row = job.row
    match job.deed:
        case "send" if isinstance(result, Message):
            thread = result.message_thread_id if result.is_topic_message else None
            told = _report(job, "sent", chat=job.chat, message=result.message_id, thread=thread)
            if row.kind == "post":
                return Landing(told if row.view and row.view.ask else None)
            digest = row.view.digest if row.view else ""
            return Landing(told, job.parcel.key, Standing(job.chat, result.message_id, thread, digest))
        case "topic" if isinstance(result, ForumTopic):
            thread = result.message_thread_id
            told = _report(job, "topic_made", chat=job.chat, thread=thread)
            return Landing(told, job.parcel.key, Standing(job.chat, thread=thread))
    return _done(job)


def landing_of_failure(job: Job, found: Verdict) -> Landing:
    """`found`: what the failed call means."""
    match found.meaning:
        case "same" | "stale":
            return _done(job)
        case "wait":
            return Landing(again="later", seconds=found.seconds, why=found.why)
        case "token":
            return Landing(again="later", seconds=TOKEN_PAUSE, why=found.why)
        case "again":
            return Landing(again="later", why=found.why)
        case "unknown" if job.row.must or not job.creates:
            return Landing(again="later", why=found.why)
        case "migrated":
            return _migrated(job, found)
        case "topic" if job.thread is not None and job.deed == "send":
            return _topic_lost(job, found, job.thread)
    return _failed(job, found)


def landing_of_doubt(job: Job) -> Landing:
    """A send during which the process died: it is not made again."""
    why = "the process died while this was being sent"
    return Landing(_report(job, "doubtful", chat=job.chat, why=why), why=why)


def _done(job: Job) -> Landing:
    """A call that succeeded, or whose aim is reached anyway."""
    row = job.row
    match job.deed:
        case "edit" if row.kind == "view" and row.view is not None:
            return Landing(None, job.parcel.key, Standing(job.chat, job.message, None, row.view.digest))
        case "edit" | "strip":
            return Landing(None, job.parcel.key, Forget())
        case "delete":
            return Landing(None, view_key(row.game, row.after or row.key), Forget())
        case "close_topic":
            return Landing(None, topic_key(row.game, row.place.topic or row.key), Forget())
    return Landing()


def _failed(job: Job, found: Verdict) -> Landing:
    """It is over, and did not work."""
    gone = found.meaning == "gone" and job.deed in {"edit", "strip", "delete"}
    view = view_key(job.row.game, job.row.after or job.row.key)
    forget: tuple[str, Forget | None] = (view, Forget()) if gone else ("", None)
    if job.deed in HARMLESS or (gone and job.row.kind == "close"):
        return Landing(None, *forget, why=found.why)
    match found.meaning:
        case "gone" if gone:
            outcome: Outcome = "gone"
        case "unreachable":
            outcome = "unreachable"
        case "unknown":
            outcome = "doubtful"
        case _:
            outcome = "refused"
    return Landing(_report(job, outcome, chat=job.chat, message=job.message, why=found.why), *forget, why=found.why)


def _migrated(job: Job, found: Verdict) -> Landing:
    """What is to be created is created in the new group; what stood in the old one stands nowhere."""
    told = _report(job, "migrated", chat=found.chat, why=found.why)
    return Landing(told, again="soon" if job.creates else "", moved_to=found.chat, why=found.why)


def _topic_lost(job: Job, found: Verdict, thread: int) -> Landing:
    """What must arrive goes to General."""
    if job.row.must:
        return Landing(again="soon", topic_lost=thread, why=found.why)
    told = _report(job, "gone", chat=job.chat, thread=thread, why=found.why)
    return Landing(told, topic_lost=thread, why=found.why)


Outcome = Literal["sent", "topic_made", "unreachable", "gone", "migrated", "refused", "doubtful"]


def _report(
    job: Job, outcome: Outcome, *, chat: int, message: int | None = None, thread: int | None = None, why: str = ""
) -> Reported | None:
    if not job.row.game:
        return None
    return Reported(
        game=job.row.game, row=job.row.key, outcome=outcome, chat=chat, message=message, thread=thread, why=why[:200]
    )

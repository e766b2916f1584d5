"""A decision becomes the arguments of the one commit, and the commit's answer becomes what stands now."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final, Literal

import structlog

from engine import dump
from tgbot.store import keys
from tgbot.store.aggregates import Aggregate
from tgbot.store.decision import Decision, Listing
from tgbot.store.inbox import Entry
from tgbot.store.parcels import Parcel
from tgbot.store.scripts import Command, Scripts, Word, checked

LOG_LENGTH: Final = 2000
UNDO_RING: Final = 50
AIMED_BYTES: Final = 64 * 1024
"""A larger body is written all the same, and logged: it costs milliseconds at every step."""
NOBODY: Final = "-"  # the aggregate of a decision that changes none

log = structlog.get_logger(__name__)

Outcome = Literal["done", "repeat", "conflict"]


@dataclass(frozen=True)
class Commit:
    """Everything that one commit writes for an entry."""

    partition: int
    token: int
    entry: Entry
    before: Aggregate | None = None
    decision: Decision = field(default_factory=Decision)
    parcels: tuple[Parcel, ...] = ()
    part: str = ""
    """The command id of one game's part of an entry that concerns several."""
    ends: bool = True
    """The entry is done with."""
    listing: Listing | None = None
    listed_in: int = 0
    unlisted_from: int = 0
    """A chat whose index loses the game."""
    dead: str = ""
    """Why the entry is put aside."""
    quarantine: tuple[str, str] | None = None
    """An aggregate that cannot be read, and why (JSON)."""
    more: tuple[Command, ...] = ()
    """Commands that follow, into the same inbox."""


@dataclass(frozen=True)
class Committed:
    outcome: Outcome
    revision: int
    due_changed: bool = False
    earliest: float | None = None
    """When the next thing is due in the partition, if that may have changed."""


async def write(scripts: Scripts, commit: Commit) -> Committed:
    """Raises `Fenced`. A repeat answers `repeat` and writes nothing; a revision of somebody else's, `conflict`."""
    answer = checked(await scripts.commit(_keys(commit), words(commit)))
    outcome = answer[0].decode()
    if outcome == "done":
        changed = commit.decision.due is not None
        earliest = float(answer[2]) if changed and answer[2] else None
        return Committed("done", int(answer[1]), changed, earliest)
    return Committed("repeat" if outcome == "repeat" else "conflict", int(answer[1]))


def words(commit: Commit) -> list[Word]:
    """The script's arguments, in its order."""
    decision, before = commit.decision, commit.before
    said: list[Word] = [commit.token, commit.entry.id, int(commit.ends), commit.part, time.time()]
    said += [_name(commit), before.revision if before else -1]
    said += [decision.drop_kept, int(decision.keep), UNDO_RING]
    said += _counted(_bodies(commit))
    said += [LOG_LENGTH, len(decision.log), *(entry.model_dump_json(exclude_defaults=True) for entry in decision.log)]
    said += _counted(
        [(form, "" if draft is None else draft.model_dump_json()) for form, draft in decision.drafts.items()]
    )
    said.append(len(commit.parcels))
    for parcel in commit.parcels:
        said += (parcel.key, parcel.stored, parcel.order)
    said += [-1] if decision.due is None else _counted([(due.id, repr(float(due.at))) for due in decision.due])
    said += [_listing(commit), "1" if commit.unlisted_from else ""]
    said += [commit.dead, commit.quarantine[1] if commit.quarantine else ""]
    said += _counted([(command.id, command.request) for command in commit.more])
    return said


def _keys(commit: Commit) -> list[str]:
    p, name = commit.partition, _name(commit)
    if name == NOBODY:
        own = [f"{{p{p}}}:{NOBODY}"] * 4
    else:
        own = [keys.body(name), keys.log(name), keys.kept(name), keys.drafts(name)]
    shared = [keys.out(p), keys.order(p), keys.due(p), keys.games(p)]
    indexes = [keys.chat_index(p, commit.listed_in), keys.chat_index(p, commit.unlisted_from)]
    return [keys.fence(p), keys.inbox(p), keys.seen(p), *own, *shared, *indexes, keys.dead(p), keys.sick(p)]


def _name(commit: Commit) -> str:
    if commit.quarantine:
        return commit.quarantine[0]
    return commit.before.name if commit.before else NOBODY


def _bodies(commit: Commit) -> list[tuple[str, Word]]:
    decision = commit.decision
    bodies: list[tuple[str, str | bytes]] = []
    if decision.table is not None:
        bodies.append(("table", decision.table.model_dump_json(exclude_defaults=True)))
    if decision.game is not None:
        bodies.append(("game", dump(decision.game)))
    if decision.person is not None:
        bodies.append(("person", decision.person.model_dump_json(exclude_defaults=True)))
    size = sum(len(body) for _, body in bodies)
    if size > AIMED_BYTES:
        log.warning("big-body", aggregate=_name(commit), kib=size // 1024)
    return list(bodies)


def _listing(commit: Commit) -> str:
    if commit.listing is None:
        return ""
    return "-" if commit.listing.status == "ended" else commit.listing.model_dump_json(exclude_defaults=True)


def _counted(pairs: list[tuple[str, Word]] | list[tuple[str, str]] | list[tuple[str, bytes]]) -> list[Word]:
    return [len(pairs), *(word for pair in pairs for word in pair)]

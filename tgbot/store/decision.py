"""What one inbox entry leads to: everything that the one commit writes, and what goes out because of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine import AnyGame, Frozen, Rolled, Text
from tgbot.table.person import Person
from tgbot.table.table import Draft, Place, Table
from tgbot.views.view import View


class LogEntry(Frozen):
    """One step as the log keeps it. `by` 0 is silence. `lines` are public unless `audience` names seats."""

    at: float
    version: int
    by: int
    name: str = ""
    """The name of who acted, as it was then."""
    for_seat: str = ""
    """The seat that the GM or a deputy acted for."""
    lines: tuple[Text, ...] = ()
    secret: tuple[Text, ...] = ()
    audience: tuple[str, ...] = ()
    """Who may read `secret`, beside the GM."""
    rolls: tuple[Rolled, ...] = ()
    loaded: bool = False
    dice: int = 0
    """The dice counter before the first of `rolls`."""
    calendar: bool = False
    """Its day had come: nobody acted, and nobody was silent."""
    step: bool = False
    """A step of the game, which undo can take back."""
    back_to: int = -1
    """Steps between this version and its own were taken back by it; -1 for any other entry."""
    undone: bool = False
    """Taken back since; never stored, found out when the log is shown."""


RowKind = Literal[
    "view", "post", "toast", "close", "delete", "pin", "unpin", "topic", "topic_close", "tell", "map", "leave", "rights"
]


class Row(Frozen):
    """One thing to do outside. Rows of the same key merge: the last one wins.

    view: a message that is edited when it stands already (`message`), else sent. post: a message sent once. close: the
    last edit of a view (dropped when the view was never sent). toast: the answer to a press. topic: a forum topic is
    made, `title` is its name. rights: the bot's own rights in the chat are asked, and come back as `Membership` of the
    bot. tell: to another partition, `to` is a game id or `u<user>`. map: a chat's partition.
    """

    key: str
    kind: RowKind
    game: str = ""
    """To whom the outcome is reported: a game id, or `u<user id>`."""
    place: Place = Place(chat=0)
    message: int | None = None
    view: View | None = None
    title: str = ""
    reply_to: int | None = None
    """The message that a post replies to, so that its buttons can find the kept command again."""
    query: str = ""
    alert: bool = False
    to: str = ""
    about: str = ""
    body: str = ""
    must: bool = False
    """A send whose fate is unknown is sent again: a doubled message is better than a missing one."""
    after: str = ""
    """The row key of the view whose message id this row needs (pin, close, an edit before the id is known)."""


class Due(Frozen):
    """A due entry: its id within the aggregate, and when (Unix seconds)."""

    id: str
    at: float


OVER = "over"
"""A listing's status: the game has ended, its log and sheets can still be read."""


class Listing(Frozen):
    """A game as its chat's index lists it. `thread` None: the whole chat, or General."""

    game: str
    title: str
    threads: tuple[int, ...] = ()
    status: str = ""
    owner: int = 0


@dataclass(frozen=True)
class Loaded:
    """What a decision may look at: `table` and `game`, or `person`, are those of the entry's target, if any."""

    now: float
    table: Table | None = None
    game: AnyGame | None = None
    person: Person | None = None
    drafts: Mapping[str, Draft] = field(default_factory=dict)
    """By `seat|prompt id`."""
    chat: tuple[Listing, ...] = ()
    """All games of the chat that the entry came from."""
    log: tuple[LogEntry, ...] | None = None
    """The newest entries, newest last; None when not asked for."""
    faces: tuple[int, ...] = ()
    """Loaded dice of a rehearsal: the next faces that fall, before chance; always empty in a real game."""
    fresh_id: str = ""
    """The id of a game that this decision may create; in the right partition."""
    kept: tuple[AnyGame, ...] | None = None
    """Games that undo may go back to, newest last; None when not asked for."""


class Need(Exception):
    """A decision cannot be made without more of the store: it is made again with it."""

    def __init__(self, what: Literal["log", "kept", "other"], count: int = 0, other: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.count = count
        self.other = other


@dataclass(frozen=True)
class Decision:
    """Everything that one commit writes. None means: unchanged."""

    table: Table | None = None
    game: AnyGame | None = None
    person: Person | None = None
    log: tuple[LogEntry, ...] = ()
    keep: bool = False
    """The game as it was before goes to the undo ring."""
    drop_kept: int = 0
    """So many of the newest kept games are taken off the ring (they were gone back to)."""
    drafts: Mapping[str, Draft | None] = field(default_factory=dict)
    rows: tuple[Row, ...] = ()
    due: tuple[Due, ...] | None = None
    """The aggregate's whole set of due entries."""
    listing: Listing | None = None
    """How the chat's index lists this game from now on; status `ended` takes it off; `over` keeps it for its log."""
    listed_in: int = 0
    """The chat of `listing`."""
    faces_used: int = 0
    """So many of the loaded faces fell."""

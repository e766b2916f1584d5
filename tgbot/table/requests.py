"""What reaches a table or a person, already told apart: one small value for each kind of inbox entry."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine import Frozen
from tgbot.table.table import Rights


class Sender(Frozen):
    """Who wrote or pressed. `anonymous`: an admin who writes as the group; never trusted as a person."""

    user: int
    name: str
    username: str = ""
    language: str = ""
    anonymous: bool = False
    bot: bool = False


class Where(Frozen):
    """The chat of an update. `thread` is None in General and in groups without topics."""

    chat: int
    kind: Literal["private", "group", "supergroup", "channel"]
    title: str = ""
    forum: bool = False
    thread: int | None = None


class Said(Frozen):
    """A message. `text` is None for a photo, sticker and the like; `media` names what it was."""

    kind: Literal["said"] = "said"
    who: Sender
    where: Where
    message: int
    text: str | None = None
    media: str = ""
    command: str = ""
    """Without slash and suffix, lower case; empty for prose. A command for another bot never gets here."""
    argument: str = ""
    """What stands behind the command."""
    reply_to: int | None = None
    """The message that it answers, if that one is the bot's own."""
    edited: bool = False
    mentioned: tuple[int, ...] = ()
    """Users named by a text mention."""


class Pressed(Frozen):
    """A button press. `data` is the callback data as it came."""

    kind: Literal["pressed"] = "pressed"
    who: Sender
    where: Where
    message: int
    query: str
    """Its id, to answer it by."""
    data: str
    kept: str = ""
    """The text of the user's message that the pressed one replies to: a command that was kept for this press."""


class Membership(Frozen):
    """Somebody came, left, was removed; `bot` when it is this bot itself. In a private chat: started or blocked it."""

    kind: Literal["membership"] = "membership"
    who: Sender
    where: Where
    present: bool
    bot: bool = False
    rights: Rights = Rights()


class Migrated(Frozen):
    """The group became a supergroup with a new id."""

    kind: Literal["migrated"] = "migrated"
    old: int
    new: int


class TopicGone(Frozen):
    """A topic was closed or deleted, or cannot be reached."""

    kind: Literal["topic_gone"] = "topic_gone"
    chat: int
    thread: int


class Struck(Frozen):
    """A due entry has fallen. `due` is its id: `w|clock|seat` (warning), `d|clock` (deadline), `a|prompt` (alarm) …"""

    kind: Literal["struck"] = "struck"
    game: str
    due: str
    at: float


class Reported(Frozen):
    """What became of an outbox row, told by the sender."""

    kind: Literal["reported"] = "reported"
    game: str
    row: str
    outcome: Literal["sent", "topic_made", "unreachable", "gone", "migrated", "refused", "doubtful"]
    chat: int = 0
    message: int | None = None
    thread: int | None = None
    why: str = ""


class Told(Frozen):
    """A message from another partition: `about` says what, `body` is its JSON."""

    kind: Literal["told"] = "told"
    to: str
    """A game id, or `u<user id>`."""
    about: str
    body: str


Request = Annotated[
    Said | Pressed | Membership | Migrated | TopicGone | Struck | Reported | Told, Field(discriminator="kind")
]

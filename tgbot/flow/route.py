"""To which aggregate an update belongs, and to which partition. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from tgbot import codec
from tgbot.store import keys
from tgbot.table.requests import Membership, Migrated, Pressed, Reported, Request, Said, Struck, Told, TopicGone


def route(request: Request, moved: Mapping[int, int]) -> int:
    """The partition of a request. `moved`: partitions of chats that do not follow from their ids."""
    aggregate = aggregate_of(request)
    if aggregate is not None:
        return keys.partition_of(aggregate)
    chat = chat_of(request)
    return moved.get(chat, keys.partition_of_chat(chat))


def aggregate_of(request: Request) -> str | None:
    """The game (its id) or person (`u<id>`) that it is for; None: whatever is played in its chat."""
    match request:
        case Pressed():
            return _pressed(request)
        case Said(where=where, who=who) | Membership(where=where, who=who):
            return keys.person(who.user) if where.kind == "private" else None
        case Struck(game=game) | Reported(game=game):
            return game
        case Told(to=to):
            return to
        case Migrated() | TopicGone():
            return None


def chat_of(request: Request) -> int:
    """The chat that it came from; 0 for what did not come from a chat. A migrated group has its old id."""
    match request:
        case Said(where=where) | Pressed(where=where) | Membership(where=where):
            return where.chat
        case Migrated(old=old):
            return old
        case TopicGone(chat=chat):
            return chat
        case Struck() | Reported() | Told():
            return 0


def for_every_game(request: Request) -> bool:
    """Whether it concerns all games of its chat at once."""
    return isinstance(request, Membership | Migrated | TopicGone)


def _pressed(pressed: Pressed) -> str | None:
    press = codec.unpack(pressed.data)
    if press is not None and keys.is_game_id(press.game):
        return press.game
    if pressed.where.kind == "private" or (press is not None and press.verb == "me"):
        return keys.person(pressed.who.user)
    return None

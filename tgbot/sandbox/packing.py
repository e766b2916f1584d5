"""Entities of the world as JSON for the journal, and back."""

from dataclasses import asdict
from typing import Any, cast

from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.model import Bot, Chat, Entity, Member, Message, Person, QueuedUpdate, StoredFile, Topic

KINDS: dict[str, type[Entity]] = {
    "person": Person,
    "bot": Bot,
    "chat": Chat,
    "message": Message,
    "file": StoredFile,
    "update": QueuedUpdate,
}
_NAMES = {cls: name for name, cls in KINDS.items()}


def kind_of(entity: Entity) -> str:
    return _NAMES[type(entity)]


def key_of(entity: Entity) -> str:
    """Unique among the entities of its kind."""
    match entity:
        case Chat():
            return entity.key
        case Message():
            return f"{entity.chat}/{entity.id}"
        case QueuedUpdate():
            return f"{entity.bot}/{entity.id}"
        case _:
            return str(entity.id)


def pack(entity: Entity) -> Obj:
    """Only what differs from the class's defaults is not worth sorting out: everything is written."""
    return cast("Obj", asdict(entity))


def unpack(kind: str, value: Obj) -> Entity:
    fields: dict[str, Any] = dict(value)  # the journal is ours: the dataclass's own signature checks the names
    if kind == "chat":
        fields["members"] = {int(user): Member(**member) for user, member in fields["members"].items()}
        fields["topics"] = {int(topic): Topic(**values) for topic, values in fields["topics"].items()}
    return KINDS[kind](**fields)

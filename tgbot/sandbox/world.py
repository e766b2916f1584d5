"""The world: who and what there is, the numbers given to it, and a journal line for each change."""

from collections.abc import Iterator

from tgbot.sandbox.journal import Journal
from tgbot.sandbox.jsontypes import Obj, number_of
from tgbot.sandbox.model import (
    PRIVATE,
    Bot,
    Chat,
    Entity,
    Message,
    Person,
    QueuedUpdate,
    StoredFile,
)
from tgbot.sandbox.packing import key_of, kind_of, pack, unpack

FIRST_USER = 5_000_000_001  # over 32 bits, as real ids are
FIRST_GROUP = 4_000_000_001
FIRST_SUPERGROUP = 1_002_000_000_001


class World:
    """Everything that Telegram would remember. Whoever changes an entity calls `keep` for it."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.people: dict[int, Person] = {}
        self.bots: dict[int, Bot] = {}
        self.chats: dict[str, Chat] = {}
        self.messages: dict[str, dict[int, Message]] = {}
        self.files: dict[str, StoredFile] = {}
        self.updates: dict[int, dict[int, QueuedUpdate]] = {}
        self.settings: Obj = {}
        for kind, key, value in journal.entries():
            if kind == "setting":
                self.settings[key] = value.get("value")
            else:
                self._place(unpack(kind, value))

    def keep(self, entity: Entity) -> None:
        """Puts the entity in its place and into the journal."""
        self._place(entity)
        if self.journal.writes:
            self.journal.put(kind_of(entity), key_of(entity), pack(entity))

    def forget(self, entity: Message | QueuedUpdate) -> None:
        if isinstance(entity, Message):
            self.messages.get(entity.chat, {}).pop(entity.id, None)
        else:
            self.updates.get(entity.bot, {}).pop(entity.id, None)
        self.journal.put(kind_of(entity), key_of(entity), None)

    def set(self, name: str, value: float) -> None:
        """Keeps a number of the sandbox itself: the clock's offset, the last id given."""
        if self.settings.get(name) == value:
            return
        self.settings[name] = value
        self.journal.put("setting", name, {"value": value})

    def fresh(self, name: str, first: int) -> int:
        """The next number of a series."""
        number = self.number(name, first - 1) + 1
        self.set(name, number)
        return number

    def number(self, name: str, default: int = 0) -> int:
        """A number that was kept with `set` or given by `fresh`."""
        return number_of(self.settings, name, default)

    def chat(self, chat_id: int, bot: int) -> Chat | None:
        """The chat that has this id in the eyes of the bot."""
        return self.chats.get(str(chat_id) if chat_id < 0 else private_key(bot, chat_id))

    def private(self, bot: int, user: int) -> Chat:
        """The private chat of the two, made at its first use; it is not started by that."""
        key = private_key(bot, user)
        if key not in self.chats:
            self.keep(Chat(key=key, id=user, type=PRIVATE, bot=bot))
        return self.chats[key]

    def message(self, chat: Chat, message_id: int) -> Message | None:
        return self.messages.get(chat.key, {}).get(message_id)

    def history(self, chat: Chat) -> list[Message]:
        return list(self.messages.get(chat.key, {}).values())

    def bots_in(self, chat: Chat) -> Iterator[Bot]:
        """The bots that are in the chat now."""
        for bot in self.bots.values():
            if bot.id == chat.bot if chat.type == PRIVATE else chat.has(bot.id):
                yield bot

    def person_named(self, username: str) -> Person | None:
        wanted = username.lstrip("@").lower()
        return next((p for p in self.people.values() if p.username.lower() == wanted and wanted), None)

    def _place(self, entity: Entity) -> None:
        match entity:
            case Person():
                self.people[entity.id] = entity
            case Bot():
                self.bots[entity.id] = entity
            case Chat():
                self.chats[entity.key] = entity
            case Message():
                self.messages.setdefault(entity.chat, {})[entity.id] = entity
            case StoredFile():
                self.files[entity.id] = entity
            case QueuedUpdate():
                self.updates.setdefault(entity.bot, {})[entity.id] = entity


def private_key(bot: int, user: int) -> str:
    return f"{bot}:{user}"

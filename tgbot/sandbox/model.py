"""What the sandbox's world is made of: people, bots, chats, topics, messages, files, waiting updates."""

from dataclasses import dataclass, field

from tgbot.sandbox.jsontypes import Obj, Value

PRIVATE, GROUP, SUPERGROUP = "private", "group", "supergroup"
CREATOR, ADMIN, MEMBER, LEFT, KICKED = "creator", "administrator", "member", "left", "kicked"
INSIDE = frozenset({CREATOR, ADMIN, MEMBER})


@dataclass(slots=True)
class Person:
    """A person, or a bot as people see it."""

    id: int
    first_name: str
    last_name: str = ""
    username: str = ""
    language_code: str = ""
    is_bot: bool = False
    deleted: bool = False

    @property
    def name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()


@dataclass(slots=True)
class Bot:
    """A bot's own settings; `commands` and `profile` as `methods/commands.py` keeps them."""

    id: int
    token: str
    privacy: bool = True
    allowed: list[str] | None = None
    commands: dict[str, list[Value]] = field(default_factory=dict)
    profile: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Member:
    """One person's place in a chat; `denied` names admin rights that this administrator lacks."""

    status: str
    denied: list[str] = field(default_factory=list)
    title: str = ""


@dataclass(slots=True)
class Topic:
    id: int
    name: str
    creator: int
    icon_color: int = 0x6FB9F0
    icon_emoji: str = ""
    closed: bool = False


@dataclass(slots=True)
class Chat:
    """A chat. A private one is named by its bot and its person: `id` is the person's, `bot` the bot's."""

    key: str
    id: int
    type: str
    title: str = ""
    bot: int = 0
    is_forum: bool = False
    members: dict[int, Member] = field(default_factory=dict)
    topics: dict[int, Topic] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    last_message: int = 0
    migrated_to: int = 0
    migrated_from: int = 0
    started: bool = False
    blocked: bool = False
    general_closed: bool = False
    general_hidden: bool = False
    description: str = ""

    def status(self, user: int) -> str:
        member = self.members.get(user)
        return member.status if member else LEFT

    def has(self, user: int) -> bool:
        return self.status(user) in INSIDE

    def rules(self, user: int) -> bool:
        """Whether the user is the owner or an administrator."""
        return self.status(user) in (CREATOR, ADMIN)

    def may(self, user: int, right: str) -> bool:
        """Whether the user has the admin right, e.g. `can_pin_messages`."""
        member = self.members.get(user)
        return bool(member) and self.rules(user) and right not in self.members[user].denied


@dataclass(slots=True)
class Message:
    """A message; `text` is the caption where there is a photo or document. `thread` 0: General or no topics.

    `root` is the first message of a chain of replies outside topics: such a chain shows a thread id that is no topic.
    """

    chat: str
    id: int
    sender: int
    date: int
    text: str = ""
    entities: list[Obj] = field(default_factory=list)
    thread: int = 0
    reply_to: int = 0
    root: int = 0
    photo: list[Obj] = field(default_factory=list)
    document: Obj = field(default_factory=dict)
    service: Obj = field(default_factory=dict)
    markup: Obj = field(default_factory=dict)
    edit_date: int = 0
    reactions: dict[str, list[Value]] = field(default_factory=dict)
    extra: Obj = field(default_factory=dict)

    @property
    def has_media(self) -> bool:
        return bool(self.photo or self.document)


@dataclass(slots=True)
class StoredFile:
    """A file that was sent; the bytes lie in `files.Files`."""

    id: str
    unique_id: str
    path: str
    name: str
    mime: str
    size: int
    width: int = 0
    height: int = 0


@dataclass(slots=True)
class QueuedUpdate:
    """An update that is not confirmed; it expires at the unix time `until` of the shared clock."""

    id: int
    bot: int
    kind: str
    until: float
    payload: Obj


Entity = Person | Bot | Chat | Message | StoredFile | QueuedUpdate

"""What the client of the user side gives back: people, groups, messages as they are seen, what a press brought."""

from dataclasses import dataclass

from tgbot.sandbox.jsontypes import Obj, flag_of, list_of, number_of, obj_of, text_of


class Impossible(Exception):
    """The sandbox refused what a person wanted to do; the text says why."""


@dataclass(frozen=True, slots=True)
class User:
    id: int
    first_name: str
    username: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """A group or supergroup; `topics` maps a topic's name to its thread id as it was when asked."""

    id: int
    title: str
    topics: dict[str, int]


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as people see it; `raw` is the whole answer (see `seen.message_seen`)."""

    id: int
    chat_id: int
    thread: int
    sender: int
    text: str
    buttons: tuple[str, ...]
    raw: Obj

    @property
    def service(self) -> Obj:
        return obj_of(self.raw, "service")

    @property
    def date(self) -> int:
        """When it was sent, unix seconds of the shared clock."""
        return number_of(self.raw, "date")

    @property
    def photo(self) -> str:
        """The address of its photo for `People.file`, empty without one."""
        return text_of(self.raw, "photo")

    @property
    def pinned(self) -> bool:
        return flag_of(self.raw, "pinned")

    @property
    def edited(self) -> bool:
        return flag_of(self.raw, "edited")


@dataclass(frozen=True, slots=True)
class Pressed:
    """What came of a press: the toast or alert (empty if none, `answered` tells), the message as it is after."""

    answered: bool
    toast: str
    alert: bool
    message: Seen | None


def seen(raw: Obj) -> Seen:
    rows = [row for row in list_of(raw, "buttons") if isinstance(row, list)]
    labels = tuple(text_of(button, "text") for row in rows for button in row if isinstance(button, dict))
    return Seen(
        id=number_of(raw, "message_id"),
        chat_id=number_of(raw, "chat_id"),
        thread=number_of(raw, "thread"),
        sender=number_of(obj_of(raw, "sender"), "id"),
        text=text_of(raw, "text"),
        buttons=labels,
        raw=raw,
    )

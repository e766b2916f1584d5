"""A person's own settings, games and focus: what is theirs in every game."""

from __future__ import annotations

from engine import Frozen, Map

QUIET_FROM = 23
QUIET_TO = 8


class Quiet(Frozen):
    """Quiet hours in the person's own zone: from `start` o'clock to `end` o'clock, across midnight if start > end."""

    start: int = QUIET_FROM
    end: int = QUIET_TO


class Away(Frozen):
    """A declared absence. `until` in Unix seconds; None: until they come back."""

    until: float | None = None


class GameRef(Frozen):
    """A game that the person plays in or runs."""

    title: str
    gm: bool = False
    over: bool = False


class Question(Frozen):
    """A question to this person that a private text may answer. `label` is data, as the person saw it."""

    game: str
    prompt: str
    """The prompt's short code."""
    message: int | None
    label: str


class Person(Frozen):
    """One Telegram user, in the partition of their user id."""

    user: int
    name: str = ""
    username: str = ""
    language: str = ""
    """`ru`, `en`, or empty: as Telegram tells, else the game's."""
    telegram_language: str = ""
    zone: str = ""
    """An IANA name; empty: the game's."""
    quiet: Quiet | None = Quiet()
    """None: no quiet hours."""
    away: Away | None = None
    """A declaration for all their games; one that was made at a single table is known only there."""
    opened: bool = False
    """The private chat was opened by Start, and is not blocked."""
    games: Map[str, GameRef] = Map()
    questions: tuple[Question, ...] = ()
    focus: str = ""
    """`game/prompt` of the question opened last."""

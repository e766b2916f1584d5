"""The people around a game: who sits where, which clocks run, which messages stand in the chats."""

from __future__ import annotations

from typing import Literal

from engine import GM, Frozen, Map, Seat, Wait, Weekly
from tgbot.table.person import Away, Quiet


class Place(Frozen):
    """Where a message stands: a chat, and a topic in it.

    `topic` is the row key of a topic that is being made; its thread id is filled in when Telegram has given it.
    """

    chat: int
    thread: int | None = None
    topic: str = ""


class Member(Frozen):
    """A refreshed copy of what the table must know of a person. `reachable`: the private chat is open."""

    user: int
    name: str
    username: str = ""
    language: str = ""
    zone: str = ""
    quiet: Quiet | None = Quiet()
    reachable: bool = False
    present: bool = True
    """False: they left the group, or were removed from it."""
    away: Away | None = None

    @property
    def absent(self) -> bool:
        """Excused from everything: nobody waits for them."""
        return self.away is not None or not self.present


class Chair(Frozen):
    """A player's seat. A seat that was left keeps its number for ever."""

    seat: Seat
    user: int
    left: bool = False
    deputy: int | None = None
    """Who plays it while its owner is absent."""
    npc: bool = False
    """The GM plays it for good."""
    greeted: Literal["", "called", "yes"] = ""
    """Whether the making of the hero was offered in the private chat; `called`: they were asked to open it first."""


class Pace(Frozen):
    """Hours per wait class; None: no clock."""

    name: Literal["brisk", "daily", "slow", "none", "custom"] = "daily"
    window: float | None = 8
    turn: float | None = 24
    scene: float | None = 24
    grid_hour: int | None = None
    """Deadlines of moves and rounds fall at this hour of the game's zone, not sooner than the hours above."""
    off_days: tuple[int, ...] = ()
    """Days of the week whose hours do not count; 0 is Monday."""


PACES: Map[str, Pace] = Map(
    {
        "brisk": Pace(name="brisk", window=2, turn=8, scene=12),
        "daily": Pace(name="daily", window=8, turn=24, scene=24),
        "slow": Pace(name="slow", window=24, turn=72, scene=72),
        "none": Pace(name="none", window=None, turn=None, scene=None),
    }
)

Silence = Literal["default", "hold"]
"""At the deadline: the prompt's default is played, or the game holds and calls the GM."""


class Clock(Frozen):
    """One deadline, shared by all prompts of the same clock. Times are Unix seconds.

    While it stands (the game is paused, or every prompt of it is held) `due_at` is None and `left` keeps the seconds
    that remain. Both None: no deadline at this pace.
    """

    wait: Wait
    opened_at: float
    due_at: float | None = None
    left: float | None = None
    called: bool = False
    """Its time ran out under the policy `hold`, and the GM was called."""
    span: float | None = None
    """Seconds that it was given in all; None: from `opened_at` to `due_at`."""
    shared: bool = False
    """Several prompts may belong to it, now or later (a round)."""
    restarted: bool = False
    """An excused miss has started it anew; that happens once."""


class Warned(Frozen):
    """The one warning for a clock and a seat: for which deadline it was given, and the key of its message."""

    due_at: float
    view: str


class Shown(Frozen):
    """A message that stands in a chat. `message` is None until Telegram has told its id."""

    place: Place
    digest: str
    message: int | None = None
    pinned: bool = False


class Opened(Frozen):
    """A standing offer or menu that somebody has opened, and the page it is turned to. `private`: in their own chat."""

    seat: Seat
    prompt: str
    """The prompt's id, or `menu` / `menu/<topic key>`."""
    user: int
    place: Place
    page: int = 0


class Draft(Frozen):
    """Picks and text for a form, not sent yet."""

    picks: tuple[str, ...] = ()
    text: str = ""
    page: int = 0

    @property
    def empty(self) -> bool:
        return not (self.picks or self.text or self.page)


class DiceSeed(Frozen):
    """The game's own stream of dice: secret seed (hex), what was published of it at the start, dice thrown so far."""

    seed: str
    commitment: str
    counter: int = 0


class Rights(Frozen):
    """What the bot may do in the group."""

    admin: bool = False
    pin: bool = False
    topics: bool = False
    hears: bool = False
    """Plain posts reach it: admin, or privacy mode off."""


class SceneSpot(Frozen):
    """Where the open scene is played."""

    scene: str
    title: str
    place: Place


Status = Literal["setup", "open", "asleep", "ended", "broken"]
"""setup: the GM is still choosing; asleep: the bot was removed from the chat; broken: quarantined."""


class Table(Frozen):
    """Everything around one game that is not a rule. Stored beside the game, under one revision."""

    id: str
    status: Status = "setup"
    title: str
    language: str = "ru"
    ruleset: str = ""
    settled: Map[str, str | int | bool] = Map()
    """By field: house rules that were settled in set-up."""
    zone: str = "Europe/Moscow"
    daily_hour: int = 20
    """The hour at which alarms of the calendar fall, in the game's zone."""
    home: Place
    forum: bool = False
    rights: Rights = Rights()
    owner: int
    gms: tuple[int, ...]
    """Who may act as GM; the owner first."""
    chairs: tuple[Chair, ...] = ()
    members: Map[str, Member] = Map()
    """By user id."""
    pace: Pace = PACES["daily"]
    silence: Map[str, Silence] = Map()
    """By wait class; a class that is missing plays its default."""
    excuses: int = 1
    """How many missed deadlines of an act are excused, for each player."""
    missed: Map[str, int] = Map()
    """By seat: excuses used in this act."""
    paused_at: float | None = None
    asleep_at: float | None = None
    """Since when the bot has been out of the chat, or the game in quarantine."""
    clocks: Map[str, Clock] = Map()
    lapsed: Map[str, Clock] = Map()
    """Shared clocks without an open prompt at the moment; one that returns goes on where it was."""
    alarms: Map[str, float] = Map()
    """By prompt id: when the table expires it although nobody waits."""
    alarm_names: Map[str, str] = Map()
    """By prompt id: the `since` that the alarm was set for."""
    weekly: Map[str, Weekly] = Map()
    """By prompt id: the alarms that come again every week, at an hour of their own."""
    warned: Map[str, Warned] = Map()
    """By `clock|seat`."""
    withheld: Map[str, tuple[int, ...]] = Map()
    """By `clock|seat`: users who slept when they would have been mentioned."""
    shown: Map[str, Shown] = Map()
    """By view key."""
    opened: tuple[Opened, ...] = ()
    focus: Map[str, str] = Map()
    """By seat: the prompt id that a private text answers first."""
    nudged: Map[str, float] = Map()
    """By `asker|seat`: when they were last nudged by hand."""
    scene: SceneSpot | None = None
    dice: DiceSeed
    ended_at: float | None = None

    def is_gm(self, user: int) -> bool:
        return user in self.gms

    def seat_of(self, user: int) -> Seat | None:
        """The player's seat that this user holds now."""
        return next((c.seat for c in self.chairs if c.user == user and not c.left and not c.npc), None)

    def seats_of(self, user: int) -> frozenset[Seat]:
        """All seats that this user may act for by right: the own one, the GM's, one they are the deputy of."""
        own = [c.seat for c in self.chairs if user in self.users_of(c.seat)]
        return frozenset([*own, GM] if self.is_gm(user) else own)

    def users_of(self, seat: Seat) -> tuple[int, ...]:
        """Who answers for a seat; the owner first, also while they are away."""
        if seat == GM:
            return self.gms
        return next((self._players(c) for c in self.chairs if c.seat == seat and not c.left), ())

    def _players(self, chair: Chair) -> tuple[int, ...]:
        if chair.npc:
            return self.gms
        deputised = chair.deputy is not None and self.member(chair.user).absent
        return (chair.user, chair.deputy) if deputised and chair.deputy is not None else (chair.user,)

    def chair_of(self, seat: Seat) -> Chair | None:
        return next((c for c in self.chairs if c.seat == seat), None)

    def member(self, user: int) -> Member:
        return self.members.get(str(user)) or Member(user=user, name="")

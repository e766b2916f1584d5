"""A table to test with: the GM is user 1, p1 … p3 are users 11 … 13; times are read from the clock on the wall."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from engine import GM, Days, Default, Map, Prompt, Seat, Text, Wait, Weekly, evolve, text
from tgbot.table.notices import due_times
from tgbot.table.pace import wind
from tgbot.table.person import Away, Quiet
from tgbot.table.table import Chair, DiceSeed, Member, Place, Table

BERLIN = "Europe/Berlin"
HOUR = 3600.0
DAY = 24 * HOUR
GROUP = -100
GM_USER, ANN, BOB, CID = 1, 11, 12, 13
P1, P2, P3 = Seat("p1"), Seat("p2"), Seat("p3")
PASS = Default(picks=("pass",))
NIGHT = Quiet(start=23, end=8)
WHY = text("test-held")


def at(wall: str, zone: str = BERLIN) -> float:
    """Unix seconds of `2027-06-01 20:00` on the wall."""
    return datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone)).timestamp()


def on(time: float | None, zone: str = BERLIN) -> str | None:
    """The wall clock at that moment; seconds are cut off."""
    return None if time is None else f"{datetime.fromtimestamp(time, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def member(user: int, quiet: Quiet | None = None, zone: str = "") -> Member:
    return Member(user=user, name=f"user {user}", quiet=quiet, zone=zone, reachable=True)


def table(quiet: Quiet | None = None) -> Table:
    """An open table in Berlin with three players, at the pace `daily` (8/24/24 hours), without excused misses."""
    return Table(
        id="g1",
        status="open",
        title="The tower",
        zone=BERLIN,
        home=Place(chat=GROUP),
        owner=GM_USER,
        gms=(GM_USER,),
        chairs=tuple(Chair(seat=s, user=u) for s, u in ((P1, ANN), (P2, BOB), (P3, CID))),
        members=Map({str(u): member(u, quiet) for u in (GM_USER, ANN, BOB, CID)}),
        excuses=0,
        dice=DiceSeed(seed="00", commitment="00"),
    )


def turn(name: str, *to: Seat, held: Text | None = None) -> Prompt:
    return Prompt(id=name, to=frozenset(to), title=text("test"), wait=Wait.TURN, default=PASS, held=held)


def window(name: str, *to: Seat) -> Prompt:
    return evolve(turn(name, *to), wait=Wait.WINDOW)


def in_round(name: str, seat: Seat, clock: str = "round1", held: Text | None = None) -> Prompt:
    """One hero's part of a round."""
    return evolve(turn(name, seat, held=held), wait=Wait.SCENE, clock=clock)


def for_gm(name: str) -> Prompt:
    """A GM's decision without a default."""
    return evolve(turn(name, GM), default=None)


def offer(name: str, *to: Seat) -> Prompt:
    return evolve(turn(name, *to), wait=Wait.NONE, default=None)


def calendar(name: str, days: int, since: str) -> Prompt:
    """A session's end, `days` days ahead."""
    return evolve(offer(name, GM), default=PASS, alarm=Days(days=days, since=since))


def every_monday(name: str = "week") -> Prompt:
    """A new week, Mondays at midnight."""
    return evolve(offer(name, GM), default=PASS, alarm=Weekly(weekday=0))


def wound(around: Table, now: float, *prompts: Prompt) -> Table:
    return wind(around, prompts, now)


def away(around: Table, user: int, until: float | None = None) -> Table:
    gone = evolve(around.member(user), away=Away(until=until))
    return evolve(around, members=around.members.set(str(user), gone))


def dues(around: Table, now: float, *prompts: Prompt) -> dict[str, str | None]:
    """All due entries, on the wall of Berlin."""
    return {name: on(time) for name, time in due_times(around, prompts, now).items()}

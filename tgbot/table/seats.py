"""Seats and roles: who sits where, who left, who plays for whom, and who may do what."""

from __future__ import annotations

from typing import Literal

from engine import GM, Rejected, Seat, evolve
from tgbot.table.table import Chair, Member, Table

Deed = Literal[
    "answer_for_anyone",
    "appoint",
    "configure",
    "correct",
    "end",
    "extend",
    "hand_over",
    "invite",
    "join",
    "kick",
    "leave",
    "nudge",
    "pause",
    "skip",
    "undo",
    "undo_own",
]
"""`undo_own`: the own last step, if no dice fell; whether that is so, the log knows."""

FOR_THE_OWNER = frozenset({"appoint"})
FOR_PLAYERS = frozenset({"nudge", "leave", "undo_own", "invite"})
FOR_ALL = frozenset({"join"})


def may(table: Table, user: int, deed: Deed) -> bool:
    """Whether this user's role allows a deed: the owner all, a GM all but naming GMs, a player and a watcher little."""
    if deed in FOR_ALL:
        return True
    if deed == "leave":
        return table.seat_of(user) is not None
    if deed in FOR_THE_OWNER:
        return user == table.owner
    return table.is_gm(user) or (deed in FOR_PLAYERS and bool(table.seats_of(user)))


def check(table: Table, user: int, deed: Deed) -> None:
    """Refusals: `only-owner`, `only-gm`, `only-players`."""
    if may(table, user, deed):
        return
    if deed in FOR_THE_OWNER:
        raise Rejected("only-owner")
    raise Rejected("only-players" if deed in FOR_PLAYERS else "only-gm")


# --- taking and leaving a seat ---


def take(table: Table, member: Member) -> tuple[Table, Seat]:
    """Seats somebody: in the seat they left, if it is free still, else in a new one, whose number was never used.

    The engine's `Join` of that seat follows. Refusals: `game-over`, `at-the-table`.
    """
    if table.status == "ended":
        raise Rejected("game-over")
    if table.seat_of(member.user) is not None:
        raise Rejected("at-the-table")
    table = _here(table, member)
    old = next((c for c in table.chairs if c.user == member.user and c.left), None)
    if old is not None:
        return with_chair(table, Chair(seat=old.seat, user=member.user)), old.seat
    number = max((int(c.seat[1:]) for c in table.chairs), default=0) + 1
    seat = Seat(f"p{number}")
    return evolve(table, chairs=(*table.chairs, Chair(seat=seat, user=member.user))), seat


def leave(table: Table, user: int) -> tuple[Table, Seat]:
    """Gives up the own seat; the engine's `Leave` of it follows. Refusals: `not-seated`."""
    seat = table.seat_of(user)
    if seat is None:
        raise Rejected("not-seated")
    return vacate(table, seat), seat


def vacate(table: Table, seat: Seat) -> Table:
    """The seat is given up for its owner; the engine's `Leave` follows. Refusals: `no-such-seat`."""
    return with_chair(table, evolve(_taken(table, seat), left=True, deputy=None, npc=False))


def hand_over(table: Table, seat: Seat, member: Member) -> Table:
    """Another person plays this seat from now on; the game does not notice.

    Refusals: `no-such-seat`, `already-seated` (one seat a person).
    """
    chair = _taken(table, seat)
    if table.seat_of(member.user) not in (None, seat):
        raise Rejected("already-seated")
    table = _here(table, member)
    return with_chair(table, Chair(seat=chair.seat, user=member.user))


def play_as_npc(table: Table, seat: Seat) -> Table:
    """The GM plays this seat for good. Refusals: `no-such-seat`."""
    return with_chair(table, evolve(_taken(table, seat), npc=True, deputy=None))


def _here(table: Table, member: Member) -> Table:
    """The person as they are now, who is in the group and not away."""
    return _put(table, evolve(member, present=True, away=None))


def with_chair(table: Table, chair: Chair) -> Table:
    return evolve(table, chairs=tuple(chair if c.seat == chair.seat else c for c in table.chairs))


def _taken(table: Table, seat: Seat) -> Chair:
    chair = table.chair_of(seat)
    if seat == GM or chair is None or chair.left:
        raise Rejected("no-such-seat")
    return chair


# --- the GM's seat ---


def appoint(table: Table, member: Member) -> Table:
    """Names a co-GM. Refusals: `already-gm`."""
    if table.is_gm(member.user):
        raise Rejected("already-gm")
    return evolve(with_member(table, member), gms=(*table.gms, member.user))


def dismiss(table: Table, user: int) -> Table:
    """A co-GM is none any more. Refusals: `not-gm`, `owner-stays`."""
    if not table.is_gm(user):
        raise Rejected("not-gm")
    if user == table.owner:
        raise Rejected("owner-stays")
    return evolve(table, gms=tuple(gm for gm in table.gms if gm != user))


# --- who is there ---


def with_member(table: Table, member: Member) -> Table:
    """The refreshed copy of a person. Whether they are away or in the group is the table's own knowledge and stays."""
    old = table.member(member.user)
    return _put(table, evolve(member, away=old.away, present=old.present))


def _put(table: Table, member: Member) -> Table:
    return evolve(table, members=table.members.set(str(member.user), member))


def gone(table: Table, user: int) -> Table:
    """They left the group or were removed: nobody waits for them; the seat stays until the GM decides on it.

    An owner who leaves a co-GM behind hands the game to them; the only GM stays one, for nobody else could act.
    """
    table = _put(table, evolve(table.member(user), present=False))
    others = tuple(gm for gm in table.gms if gm != user)
    if not table.is_gm(user) or not others:
        return table
    owner = others[0] if table.owner == user else table.owner
    return evolve(table, gms=others, owner=owner)


def returned(table: Table, user: int) -> Table:
    """They are in the group again."""
    return _put(table, evolve(table.member(user), present=True))


def unreachable(table: Table, user: int) -> Table:
    """They blocked the bot: still in the game, but their forms go to the topic."""
    return _put(table, evolve(table.member(user), reachable=False))

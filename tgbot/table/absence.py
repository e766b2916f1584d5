"""Absence: declared by oneself, ended by its date or by coming back; a deputy or the defaults play (law 6)."""

from __future__ import annotations

from engine import Rejected, Seat, evolve
from tgbot.table.person import Away, Person
from tgbot.table.seats import with_chair
from tgbot.table.table import Member, Table

LONGEST_ABSENCE = 365 * 86400.0


def away(table: Table, user: int, until: float | None, now: float) -> Table:
    """Away until a moment (Unix seconds), or until they come back. Refusals: `away-in-the-past`, `away-too-long`."""
    return _put(table, evolve(table.member(user), away=_declared(until, now)))


def away_everywhere(person: Person, until: float | None, now: float) -> Person:
    """The declaration for all their games; each table is told. Refusals as `away`."""
    return evolve(person, away=_declared(until, now))


def back_everywhere(person: Person) -> Person:
    """Here again; each table is told."""
    return evolve(person, away=None)


def _declared(until: float | None, now: float) -> Away:
    if until is not None and until <= now:
        raise Rejected("away-in-the-past")
    if until is not None and until - now > LONGEST_ABSENCE:
        raise Rejected("away-too-long", days=int(LONGEST_ABSENCE // 86400))
    return Away(until=until)


def back(table: Table, user: int) -> Table:
    """Here again, by date, by word or by acting; unchanged for somebody who was not away."""
    member = table.member(user)
    return table if member.away is None else _put(table, evolve(member, away=None))


def over(table: Table, user: int, now: float) -> bool:
    """Whether the entry `back|user` is true: the absence ends by its date."""
    gone = table.member(user).away
    return gone is not None and gone.until is not None and gone.until <= now


def with_deputy(table: Table, seat: Seat, deputy: int | None) -> Table:
    """Who plays a seat while its owner is away; None: the defaults. Refusals: `no-such-seat`, `own-deputy`."""
    chair = table.chair_of(seat)
    if chair is None or chair.left:
        raise Rejected("no-such-seat")
    if chair.user == deputy:
        raise Rejected("own-deputy")
    return with_chair(table, evolve(chair, deputy=deputy))


def _put(table: Table, member: Member) -> Table:
    return evolve(table, members=table.members.set(str(member.user), member))

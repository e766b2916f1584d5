"""Finding the question that is meant, and the seat that somebody answers it for."""

from __future__ import annotations

from engine import AnyPending, Rejected, Seat
from tgbot.codec import prompt_code
from tgbot.handlers.desk import Desk, seat_for


def find(desk: Desk, code: str) -> AnyPending:
    """The open prompt of a short code. Refuses with `out-of-date`."""
    for one in desk.pendings():
        if prompt_code(one.prompt) == code:
            return one
    raise Rejected("out-of-date")


def acting_seat(desk: Desk, user: int, one: AnyPending) -> Seat:
    """The seat that this user answers for. Refuses with `not-yours`, or `game-paused`, `game-over`."""
    if desk.table.status != "open":
        raise Rejected("game-over")
    seat = seat_for(desk.table, user, one.prompt)
    if seat is None:
        raise Rejected("not-yours")
    return seat


def drafting_seat(one: AnyPending, seat: Seat) -> Seat:
    """Whose draft it is: who acts for another works on that seat's own draft."""
    return seat if seat in one.prompt.to else min(one.prompt.to)

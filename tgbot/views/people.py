"""People in texts: named as they named themselves, mentioned by id, so that nobody needs a user name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from engine import GM, Seat, Text, text
from tgbot.table.table import Member, Table

INVISIBLE = ("C", "Z", "M")
"""Unicode categories without ink of their own: controls, spaces, marks."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that Unicode counts as such and that show nothing."""


def shown_name(name: str) -> Text:
    """A name as typed; `somebody` for one without a visible letter."""
    visible = any(unicodedata.category(sign)[0] not in INVISIBLE and sign not in BLANK for sign in name)
    return text("person-name", name=name) if visible else text("person-nameless")


def mention(member: Member) -> Text:
    """A link that notifies the person."""
    return text("person-mention", id=str(member.user), name=shown_name(member.name))


def people_of(table: Table, seat: Seat) -> Text:
    """The names of everybody who answers for a seat."""
    return joined([shown_name(table.member(user).name) for user in table.users_of(seat)])


def seat_name(table: Table, seat: Seat, hero: str = "") -> Text:
    """Who sits there, without notifying anybody: `Spark (Anna)`, or `Anna (GM)`."""
    return _titled(people_of(table, seat), seat, hero)


def seat_mention(table: Table, seat: Seat, hero: str = "") -> Text:
    """The same, notifying everybody who answers for the seat."""
    return _titled(joined([mention(table.member(user)) for user in table.users_of(seat)]), seat, hero)


def _titled(people: Text, seat: Seat, hero: str) -> Text:
    if seat == GM:
        return text("person-gm", name=people)
    return text("person-with-hero", name=people, hero=hero) if hero else people


def acting(name: Text, on_behalf_of: Text | None = None) -> Text:
    """Who a step is by; `on_behalf_of` when the GM or a deputy acted for somebody."""
    return name if on_behalf_of is None else text("person-for", name=name, other=on_behalf_of)


def by_silence(name: Text) -> Text:
    """A step that the clock took because nobody answered; `name` is who was asked."""
    return text("person-silent", name=name)


def joined(shown: Sequence[Text]) -> Text:
    """`A, B, C`; nobody when empty."""
    if not shown:
        return text("person-nobody")
    return _chained(tuple(shown))


def _chained(shown: tuple[Text, ...]) -> Text:
    return shown[0] if len(shown) == 1 else text("list-more", first=shown[0], rest=_chained(shown[1:]))


def any_of(shown: Iterable[Text]) -> Text:
    """`A / B`: one answer of these is enough."""
    named = tuple(shown)
    return named[0] if len(named) == 1 else text("person-any-of", names=joined(named))

"""People and questions of a table in words: the waiting list as it is shown, heroes by seat, mentions."""

from __future__ import annotations

from collections.abc import Iterable

import engine
from engine import AnyGame, Map, Seat, Text, text
from tgbot.table.table import Table
from tgbot.table.waiting import Awaited
from tgbot.views import waiting as shown
from tgbot.views.people import any_of, seat_mention, seat_name


def heroes(game: AnyGame | None) -> Map[Seat, str]:
    """Hero names by seat; seats without a hero are missing."""
    if game is None:
        return Map()
    named = {seat: engine.hero_name(game, seat) for seat in game.seats}
    return Map({seat: name for seat, name in named.items() if name})


def name_of(table: Table, game: AnyGame | None, seat: Seat) -> Text:
    return seat_name(table, seat, heroes(game).get(seat, ""))


def mention_of(table: Table, game: AnyGame | None, seat: Seat) -> Text:
    return seat_mention(table, seat, heroes(game).get(seat, ""))


def as_shown(table: Table, game: AnyGame | None, awaited: Iterable[Awaited]) -> list[shown.Awaited]:
    """The waiting list for a view: one line a question, `A / B` where any of several may answer.

    Of secret chances there is one line a clock, and it names nobody: who has decided already is a part of the secret.
    """
    by_prompt: dict[str, list[Awaited]] = {}
    for one in awaited:
        by_prompt.setdefault(one.clock if _in_secret(one) else one.prompt.id, []).append(one)
    return [
        shown.Awaited(
            who=text("waiting-in-secret")
            if _in_secret(entries[0])
            else any_of(name_of(table, game, one.seat) for one in entries),
            what=entries[0].prompt.title,
            wait=entries[0].prompt.wait,
            due_at=entries[0].due_at,
            held=entries[0].held,
            hero=heroes(game).get(entries[0].seat, ""),
        )
        for entries in by_prompt.values()
    ]


def _in_secret(one: Awaited) -> bool:
    return one.prompt.secret and one.chance

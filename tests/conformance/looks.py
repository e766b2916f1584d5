"""Clauses about what a game shows of itself: events, the scene, sheets."""

from __future__ import annotations

from engine import AnyGame, AnyStepped, Map, hero_name, scene, sheet, sheet_text
from engine.core.sheet import Words
from tests.conformance.broken import Clause, guarded, require
from tests.conformance.wording import Wording
from tgbot.texts import LANGUAGES


def check_events(before: AnyGame, stepped: AnyStepped, wording: Wording) -> None:
    """Folded over the state they give the new one, and each says itself in words."""
    state = before.state
    for event in stepped.events:
        name = type(event).__name__
        with guarded(f"the event {name}"):
            state = event.apply(state)
            said = (event.text(), event.show(), event.announces())
        wording.check(said, f"the event {name}")
    names = [type(event).__name__ for event in stepped.events]
    require(state == stepped.game.state, Clause.EVENTS, f"{names} give another state")


def check_looks(game: AnyGame, words: Map[str, Words], wording: Wording) -> None:
    """The card of the scene, and the sheets of every seat, as blocks and as text."""
    with guarded("the scene"):
        wording.check(scene(game), "the scene")
    for seat in game.seats:
        with guarded(f"the sheet of {seat}"):
            wording.check(sheet(game, seat), f"the sheet of {seat}")
            hero_name(game, seat)
            for language in LANGUAGES:
                sheet_text(game, seat, language, words)

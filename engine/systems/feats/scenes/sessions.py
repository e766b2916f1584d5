"""Sessions: the GM opens and closes them, or the calendar turns them over.

FT-FP-02, FT-FP-04, FT-OUT-02, FT-SCENE-11, FT-SCENE-12, A-04. Their closing by hand stands in `closing`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Days, Default, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    with_heroes,
)
from engine.systems.feats.scenes.boundaries import at_session_end, at_session_start
from engine.systems.feats.state import FeatsState, Session


class SessionOpened(FeatsEvent):
    """Every hero has exactly 1 Feat Point now (FT-FP-02)."""

    kind: Literal["session_opened"] = "session_opened"
    number: int

    def apply(self, state: FeatsState) -> FeatsState:
        fresh = tuple(at_session_start(hero, self.number) for hero in state.heroes.values())
        return evolve(with_heroes(state, *fresh), session=Session(number=self.number, open=True))

    def text(self) -> Text:
        return text("feats-session-opened", number=self.number)


class SessionTurned(FeatsEvent):
    """The calendar ends a session and begins the next; scenes and checks go on (FT-SCENE-12)."""

    kind: Literal["session_turned"] = "session_turned"
    number: int
    """Of the session that begins."""

    def apply(self, state: FeatsState) -> FeatsState:
        fresh = tuple(at_session_start(at_session_end(hero), self.number) for hero in state.heroes.values())
        return evolve(with_heroes(state, *fresh), session=Session(number=self.number, open=True))

    def text(self) -> Text:
        return text("feats-session-turned", number=self.number)


def sessions(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Open session], or the boundary of the calendar."""
    if not here.state.session.open:
        yield _offer_opening(here.state.session.number + 1)
    elif here.options.session_boundary == "every_n_days":
        yield _boundary(here.state.session.number, here.options.session_days)


def _offer_opening(number: int) -> FeatsPending:
    def opened(led: FeatsLedger, answer: Answer) -> None:
        led.post(SessionOpened(number=number))

    prompt = Prompt(
        id=f"session.open.s{number}",
        to=TO_GM,
        title=text("feats-open-session"),
        body=(Line(text=text("feats-open-session-says", number=number)),),
        options=(Option(id="open", label=text("feats-open-session-yes")),),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    return Pending(prompt, opened)


def _boundary(number: int, days: int) -> FeatsPending:
    def turned(led: FeatsLedger, answer: Answer) -> None:
        led.post(SessionTurned(number=number + 1))

    prompt = Prompt(
        id=f"session.turn.s{number}",
        to=TO_GM,
        title=text("feats-turn-session"),
        body=(Line(text=text("feats-turn-session-says", number=number, days=days)),),
        options=(Option(id="turn", label=text("feats-turn-session-yes")),),
        wait=Wait.NONE,
        default=Default(picks=("turn",)),
        menu=(MENU_GM,),
        alarm=Days(days=days, since=f"session-{number}"),
    )
    return Pending(prompt, turned)

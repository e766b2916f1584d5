"""A session begins: by the GM's button, or by itself every Monday (CX-PP-02, AMB-29; FL-STRUCT-03)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import text
from engine.core.game import Pending
from engine.core.prompt import Answer, Default, Option, Prompt, Wait, Weekly
from engine.core.view import Line
from engine.systems.cortex.at_table import MENU_GM, TO_GM, CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.scenes.boundaries import at_session_start

MONDAY_MIDNIGHT = Weekly(weekday=0)
START = "start"


def session_start(here: CortexPosition) -> Iterable[CortexPending]:
    """Everybody's PP rise to the floor at once."""
    if not any(one.is_hero and not one.gone for one in here.state.characters.values()):
        return
    weekly = here.options.canon.session_tick == "week"
    by_itself = (Line(text=text("cortex-session-weekly")),) if weekly else ()
    prompt = Prompt(
        id="session.start",
        about="session",
        to=TO_GM,
        title=text("cortex-session"),
        body=(Line(text=text("cortex-session-says")), *by_itself),
        options=(Option(id=START, label=text("cortex-session-start")),),
        wait=Wait.NONE,
        default=Default(picks=(START,)) if weekly else None,
        terms=(here.state.scenes_made, here.state.act.number),
        menu=(MENU_GM, text("cortex-menu-story")),
        alarm=MONDAY_MIDNIGHT if weekly else None,
    )
    yield Pending(prompt, _started)


def _started(led: CortexLedger, answer: Answer) -> None:
    heroes = tuple(at_session_start(one) for one in led.state.characters.values() if one.is_hero)
    change(led, text("cortex-session-started"), *heroes, strong=True)

"""The main career of an action, or none that fits (BB-BUILD-04, BB-BUILD-16; digest 4.1, step 3)."""

from __future__ import annotations

from engine.core.base import Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option
from engine.core.view import Line
from engine.systems.blackbird.actions.events import ActionMoved, action_called
from engine.systems.blackbird.actions.values import Action, Gathering, asked_anew
from engine.systems.blackbird.at_table import BlackbirdLedger, BlackbirdPending, BlackbirdPosition
from engine.systems.blackbird.character import Career, Character
from engine.systems.blackbird.pool.form import DOES_NOT_FIT
from engine.systems.blackbird.pool.gather_prompt import ENDS, gather_prompt, leave_gathering, ways_out
from engine.systems.blackbird.pool.labels import source_label
from engine.systems.blackbird.pool.source_dice import main_career_dice

NONE_FITS = "none"


def ask_career(here: BlackbirdPosition, action: Action, hero: Character) -> BlackbirdPending:
    """One button for each career, with its points and the pool dice that it allows."""
    careers = tuple(
        Option(
            id=f"c{at}",
            label=_career_label(career),
            blocked=DOES_NOT_FIT if source_label("main_career", career.name) in action.struck else None,
            words=(text("blackbird-name", name=career.name),),
        )
        for at, career in enumerate(hero.careers, start=1)
    )
    options = (*careers, Option(id=NONE_FITS, label=text("blackbird-no-career")), *ways_out(action, hero))

    def chosen(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        if answer.pick in ENDS:
            leave_gathering(led, now, answer.pick)
            return
        main = next((one.name for at, one in enumerate(hero.careers, start=1) if answer.pick == f"c{at}"), "")
        led.post(ActionMoved(action=asked_anew(now, Gathering(stage="gathering", main=main))))

    body = (Line(text=text("blackbird-career-says")),)
    return Pending(gather_prompt(here, action, "career", body, options), chosen)


def _career_label(career: Career) -> Text:
    pool = main_career_dice(career.invested).pool_max
    return text("blackbird-career-option", points=str(career.invested), pool=str(pool), career=career.name)

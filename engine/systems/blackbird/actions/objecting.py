"""The GM objects to what does not fit, until the throw, or lets it in again (ruling A-34, BB-GM-01).

What the GM says nothing about fits. A main career that is struck out is picked anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.blackbird.actions.events import ActionMoved, action_called
from engine.systems.blackbird.actions.framing import GM_ACTIONS
from engine.systems.blackbird.actions.values import Action, ChoosingCareer, Gathering, asked_anew
from engine.systems.blackbird.at_table import (
    TO_GM,
    WORDS_LIMIT,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    heroes_at,
)
from engine.systems.blackbird.character import Character
from engine.systems.blackbird.pool.form import pool_form
from engine.systems.blackbird.pool.labels import SourceLabel, source_label
from engine.systems.blackbird.throw.view import source_text


def objecting(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[Does not fit] for every hero whose dice are being gathered."""
    heroes = {hero.id: hero for hero in heroes_at(here)}
    for action in here.state.actions:
        if action.who in heroes and isinstance(action.stage, ChoosingCareer | Gathering):
            yield _object(heroes[action.who], action)


def _object(hero: Character, action: Action) -> BlackbirdPending:
    sources = tuple(dict.fromkeys(_sources(hero, action)))
    prompt = Prompt(
        id=f"object.{action.id}.{action.asked}",
        to=TO_GM,
        title=text("blackbird-object", who=hero.name),
        body=(Line(text=text("blackbird-object-says")),),
        options=tuple(Option(id=one, label=_label(one, action)) for one in sources),
        ask=Ask(label=text("blackbird-frame-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=GM_ACTIONS,
    )

    def objected(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        source, out = answer.pick, answer.pick in now.struck
        struck = tuple(one for one in now.struck if one != source) if out else (*now.struck, source)
        line = text("blackbird-fits-again" if out else "blackbird-does-not-fit", what=source_text(source))
        if words := answer.text.strip():
            line = text("blackbird-with-words", said=line, words=words)
        led.post(ActionMoved(action=_without_main(evolve(now, struck=struck)), line=line))

    return Pending(prompt, objected)


def _label(source: SourceLabel, action: Action) -> Text:
    key = "blackbird-let-in" if source in action.struck else "blackbird-strike"
    return text(key, what=source_text(source))


def _sources(hero: Character, action: Action) -> Iterator[SourceLabel]:
    """Main careers, and what the form offers beside the attribute."""
    yield from (source_label("main_career", one.name) for one in hero.careers)
    if isinstance(action.stage, Gathering) and action.attribute:
        for use in pool_form(hero, action.attribute, action.stage.main).uses.values():
            if use.source not in ("attribute", "main_career"):
                yield source_label(use.source, use.name)


def _without_main(action: Action) -> Action:
    """Back to the main career, if it is the one that does not fit."""
    stage = action.stage
    if isinstance(stage, Gathering) and stage.main and source_label("main_career", stage.main) in action.struck:
        return asked_anew(action, ChoosingCareer(stage="career"))
    return action

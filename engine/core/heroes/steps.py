"""A hero made by buttons: one question after the other. Silence sets the draft aside; nothing of it is lost."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import evolve, text
from engine.core.game import Ledger, O, Pending, Position, Procedure, S
from engine.core.heroes.asked import DONE, LATER
from engine.core.heroes.desk import Desk, H
from engine.core.heroes.drafts import CHOOSE, HeroDraft, InSteps, X
from engine.core.prompt import Answer, Default, Group, Option, Prompt, Wait
from engine.core.view import Block, Line


def steps(desk: Desk[S, O, X, H]) -> Procedure[S, O]:
    """The one question of every draft that is at work."""

    def procedure(here: Position[S, O]) -> Iterator[Pending[S, O]]:
        for draft in desk.drafts(here.state):
            stage = draft.stage
            if isinstance(stage, InSteps) and not stage.resting and draft.seat in here.seats:
                yield _question(desk, draft, stage, here)

    return procedure


def _question(desk: Desk[S, O, X, H], draft: HeroDraft[X], stage: InSteps, here: Position[S, O]) -> Pending[S, O]:
    asked = desk.ask(draft, stage, here.options)
    lacking = desk.lacks(here, draft) if stage.step == CHOOSE else None
    options = (evolve(one, blocked=lacking) if one.id == DONE else one for one in asked.options)
    prompt = Prompt(
        id=f"hero.make.{draft.id}.{draft.asked}.{stage.step}",
        to=frozenset({draft.seat}),
        title=desk.title(stage),
        body=(*_sent_back(stage), *asked.body),
        options=(*options, Option(id=LATER, label=text("hero-later"), group="leave")),
        groups=(*asked.groups, Group(id="leave", label=text("hero-leave"), most=1)),
        least=asked.least,
        most=asked.most,
        ask=asked.ask,
        wait=Wait.TURN,
        default=Default(picks=(LATER,)),
        secret=True,
    )

    def answered(led: Ledger[S, O], answer: Answer) -> None:
        if LATER in answer.picks:
            desk.to_stage(led, draft, evolve(stage, resting=True))
        elif stage.step == CHOOSE and answer.pick == DONE:
            desk.submit(led, draft)
        else:
            desk.take(led, draft, stage, answer)

    return Pending(prompt, answered, asked.quote)


def _sent_back(stage: InSteps) -> Iterator[Block]:
    if stage.sent_back:
        yield Line(text=text("hero-sent-back", words=stage.sent_back))

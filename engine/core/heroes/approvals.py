"""Sheets that wait for the GM: approved, or sent back with words. Their makers may take them back meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Rejected, evolve, text
from engine.core.game import Ledger, O, Pending, Position, Procedure, S
from engine.core.heroes.desk import MENU, TO_GM, WORDS_LIMIT, Desk, H
from engine.core.heroes.drafts import HeroDraft, WithGm, X, crossroads
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Line


def approvals(desk: Desk[S, O, X, H]) -> Procedure[S, O]:
    """[Accept] or [Send back] for the GM, [Take it back] for the player."""

    def procedure(here: Position[S, O]) -> Iterator[Pending[S, O]]:
        for draft in desk.drafts(here.state):
            if isinstance(draft.stage, WithGm) and draft.seat in here.seats:
                yield _approve(desk, draft, here)
                yield _recall(desk, draft)

    return procedure


def _approve(desk: Desk[S, O, X, H], draft: HeroDraft[X], here: Position[S, O]) -> Pending[S, O]:
    prompt = Prompt(
        id=f"hero.approve.{draft.id}.{draft.asked}",
        to=TO_GM,
        title=text("hero-approve-change" if draft.hero else "hero-approve", hero=draft.sheet.name),
        body=desk.blocks(draft.sheet, here.options),
        options=(
            Option(id="approve", label=text("hero-approve-yes"), blocked=desk.lacks(here, draft)),
            Option(id="send_back", label=text("hero-approve-no")),
        ),
        ask=Ask(label=text("hero-approve-asks"), max_len=WORDS_LIMIT),
        wait=Wait.TURN,
    )

    def answered(led: Ledger[S, O], answer: Answer) -> None:
        if answer.pick == "approve":
            desk.let_in(led, draft)
            desk.drop(led, draft)
        elif answer.text.strip():
            desk.to_stage(led, draft, evolve(crossroads(), sent_back=answer.text.strip()))
        else:
            raise Rejected("words-first")

    return Pending(prompt, answered)


def _recall(desk: Desk[S, O, X, H], draft: HeroDraft[X]) -> Pending[S, O]:
    prompt = Prompt(
        id=f"hero.recall.{draft.id}.{draft.asked}",
        to=frozenset({draft.seat}),
        title=text("hero-recall", hero=draft.sheet.name),
        body=(Line(text=text("hero-recall-says")),),
        options=(Option(id="recall", label=text("hero-recall-yes")),),
        wait=Wait.NONE,
        menu=MENU,
    )

    def recalled(led: Ledger[S, O], answer: Answer) -> None:
        desk.to_stage(led, draft, crossroads())

    return Pending(prompt, recalled)

"""The GM says who opposes an action instead of whom it was declared against: a GM character, or the doom pool.

CX-DEC-08, CX-OPP-02, CX-GM-01, FL-TIME-03. It stands beside the reaction's pool until its dice fall.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import DOOM, Exchange, Opposing
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    gm_characters,
)
from engine.systems.cortex.changes import change, exchange_called, exchanges, move
from engine.systems.cortex.effects.due import AssetGoal, OtherGoal, WeakenGoal
from engine.systems.cortex.words import called, who_text


def opposing(here: CortexPosition) -> Iterable[CortexPending]:
    """An offer for each action that nobody in particular has to answer, or one GM character alone."""
    for ex in exchanges(here.state):
        if may_change(ex) and (options := tuple(_opponents(here, ex))):
            yield _offer(ex, options)


def may_change(ex: Exchange) -> bool:
    """Stress and complications are answered by their target, help and recovery by the doom pool (CX-REC-03)."""
    if not isinstance(ex.stage, Opposing) or len(ex.targets) > 1 or len(ex.rolls) > 1 or ex.in_transition:
        return False
    support = isinstance(ex.goal, AssetGoal) and ex.goal.holder != ex.actor
    return isinstance(ex.goal, AssetGoal | OtherGoal | WeakenGoal) and not support


def _opponents(here: CortexPosition, ex: Exchange) -> Iterable[Option]:
    now = ex.opposed_by[0]
    if now in here.state.characters and here.state.characters[now].is_hero:
        return
    if now != DOOM:
        yield Option(id=DOOM, label=who_text(here.state, DOOM))
    for one in gm_characters(here.state):
        if one.present and not one.gone and one.id not in (now, ex.actor):
            yield Option(id=one.id, label=called(one))


def _offer(ex: Exchange, options: tuple[Option, ...]) -> CortexPending:
    prompt = Prompt(
        id=f"oppose.{ex.id}.{ex.asked}",
        about="opposition",
        to=TO_GM,
        title=text("cortex-oppose-title"),
        body=(Line(text=text("cortex-oppose-says")),),
        options=options,
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    return Pending(prompt, _chosen(ex.id))


def _chosen(exchange_id: str) -> Callable[[CortexLedger, Answer], None]:
    def chosen(led: CortexLedger, answer: Answer) -> None:
        ex = exchange_called(led.state, exchange_id)
        if ex is None or not may_change(ex):
            raise Rejected("out-of-date")
        change(led, text("cortex-opposed-by", who=who_text(led.state, answer.pick)))
        targets = () if answer.pick == DOOM else (answer.pick,)
        move(led, ex, targets=targets, stage=Opposing(stage="opposing", target=answer.pick))

    return chosen

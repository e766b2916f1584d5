"""The GM strikes a far-fetched trait before the dice fall, or lets it in again (CX-POOL-12, CX-DEC-04, CX-PSET-05).

A Distinction is struck with both its faces: d4 or d8 stays the player's choice (CX-DIST-02).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import ACTION, Exchange
from engine.systems.cortex.at_table import MENU_GM, TO_GM, CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change, move
from engine.systems.cortex.pool.form import pool_form

WORDS_LIMIT = 500


def striking(here: CortexPosition, ex: Exchange) -> Iterable[CortexPending]:
    """Two standing offers to the GM: what may be struck, and what was."""
    actor = here.state.characters.get(ex.actor)
    if actor is None or not actor.is_hero:
        return
    every = tuple(pool_form(here, evolve(ex, struck=()), ACTION).options)
    for again in (False, True):
        options = tuple(_options(every, ex, again=again))
        if options:
            yield _offer(ex, actor.name, every, options, again=again)


def _options(every: tuple[Option, ...], ex: Exchange, *, again: bool) -> Iterator[Option]:
    shown: set[str] = set()
    for one in every:
        key = _trait(one)
        if one.blocked is None and key not in shown and (one.id in ex.struck) == again:
            shown.add(key)
            yield Option(id=one.id, label=one.label)


def _trait(option: Option) -> str:
    """A Distinction is one trait with two faces, everything else stands for itself."""
    return option.id.partition(".")[0] if option.group == "distinction" else option.id


def _offer(
    ex: Exchange, actor: str, every: tuple[Option, ...], options: tuple[Option, ...], *, again: bool
) -> CortexPending:
    def struck(led: CortexLedger, answer: Answer) -> None:
        picked = next(one for one in every if one.id == answer.pick)
        same = tuple(one.id for one in every if _trait(one) == _trait(picked))
        now = tuple(one for one in ex.struck if one not in same)
        words = answer.text.strip()
        blocks = (Line(text=text("cortex-gm-words", words=words)),) if words else ()
        change(led, text("cortex-lets-in" if again else "cortex-strikes", what=picked.label), blocks=blocks)
        move(led, ex, struck=now if again else (*now, *same))

    prompt = Prompt(
        id=f"pool.{'again' if again else 'strike'}.{ex.id}.{ex.asked}",
        to=TO_GM,
        title=text("cortex-let-in" if again else "cortex-strike", who=actor),
        body=(Line(text=text("cortex-strike-says")),),
        options=options,
        ask=Ask(label=text("cortex-gm-asks"), max_len=WORDS_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM,),
    )
    return Pending(prompt, struck)

"""A Limit brought about by its owner, unasked, for a point (CX-LIM-03, CX-DEC-16; FL-PP-03)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import MENU_ACT, CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.limits.options import limit_at, limit_lines, limit_options, limits_of
from engine.systems.cortex.limits.rules import activate_limit
from engine.systems.cortex.limits.use import bring
from engine.systems.cortex.sfx.data import Limit
from engine.systems.cortex.words import PP


def own_limits(here: CortexPosition, hero: Character) -> Iterator[CortexPending]:
    """Unasked, at a fitting moment: the consequence, and a point (CX-LIM-03, FL-PP-03)."""
    options = []
    for option, (_, _, limit) in zip(limit_options(hero, named=False), limits_of(hero), strict=True):
        options.append(evolve(option, cost=(Cost(what=PP, amount=-limit.reward_pp),)))
    if hero.gone or all(one.blocked is not None for one in options):
        return

    def activated(led: CortexLedger, answer: Answer) -> None:
        brought_by_owner(led, *limit_at(led, answer.pick))

    prompt = Prompt(
        id=f"limit.own.{hero.id}",
        about="limit",
        to=frozenset({hero.player}),
        title=text("cortex-limit-offer-title", who=hero.name),
        body=(Line(text=text("cortex-limit-offer-says")), *limit_lines(hero)),
        options=tuple(options),
        wait=Wait.NONE,
        menu=(MENU_ACT, text("cortex-limit-offer")),
    )
    yield Pending(prompt, activated)


def brought_by_owner(led: CortexLedger, me: Character, _set: str, limit: Limit) -> None:
    found = activate_limit(limit, owner="hero", by="player", pp=me.pp, doom=led.state.doom, canon=led.options.canon)
    change(led, None, evolve(me, pp=found.pp))
    bring(led, me.id, limit)

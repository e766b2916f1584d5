"""Limits of GM characters: by a player for a point, by the GM for the doom pool.

CX-LIM-05, CX-LIM-06, CX-NPC-09; FL-DOOM-15.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Group, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.at_table import (
    MENU_ACT,
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    character,
    gm_characters,
)
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LARGEST
from engine.systems.cortex.limits.options import limit_at, limit_lines, limit_options
from engine.systems.cortex.limits.rules import VILLAIN_PRICE, activate_limit
from engine.systems.cortex.limits.use import bring
from engine.systems.cortex.words import PP

GAIN, STEP = "gain", "step"


def _villains(here: CortexPosition, *, secret: bool) -> tuple[Character, ...]:
    """GM characters in the scene; those with a secret sheet only for the GM."""
    return tuple(
        one for one in gm_characters(here.state) if one.present and not one.gone and (secret or not one.secret)
    )


def villain_limits(here: CortexPosition, hero: Character) -> Iterator[CortexPending]:
    """For a point, without an opportunity (CX-LIM-05, CX-NPC-09)."""
    villains = _villains(here, secret=False)
    options = [option for one in villains for option in limit_options(one, named=True, cost=(Cost(what=PP, amount=1),))]
    if hero.gone or hero.pp < VILLAIN_PRICE or all(one.blocked is not None for one in options):
        return

    def activated(led: CortexLedger, answer: Answer) -> None:
        villain, _, limit = limit_at(led, answer.pick)
        me = character(led.state, hero.id)
        found = activate_limit(limit, owner="npc", by="player", pp=me.pp, doom=led.state.doom, canon=led.options.canon)
        line = text("cortex-limit-villain-paid", who=me.name, limit=limit.name)
        change(led, line, evolve(me, pp=found.pp))
        bring(led, villain.id, limit)

    prompt = Prompt(
        id=f"limit.villain.{hero.id}",
        about="limit",
        to=frozenset({hero.player}),
        title=text("cortex-limit-villain"),
        body=(Line(text=text("cortex-limit-villain-says")), *limit_lines(*villains)),
        options=tuple(options),
        wait=Wait.NONE,
        menu=(MENU_ACT, text("cortex-limit-villain")),
    )
    yield Pending(prompt, activated)


def villain_limits_by_gm(here: CortexPosition) -> Iterator[CortexPending]:
    """The GM harms an own character; the doom pool gains (CX-LIM-06, FL-DOOM-15)."""
    villains = _villains(here, secret=True)
    options = [option for one in villains for option in limit_options(one, named=True, group="which")]
    if all(one.blocked is not None for one in options):
        return
    none_left = not here.state.doom or min(here.state.doom) >= LARGEST
    stuck = text("refuse-cortex-doom-pool-empty" if not here.state.doom else "refuse-cortex-step-above-d12")

    def activated(led: CortexLedger, answer: Answer) -> None:
        key = next(pick for pick in answer.picks if pick not in {GAIN, STEP})
        villain, _, limit = limit_at(led, key)
        found = activate_limit(
            limit,
            owner="npc",
            by="gm",
            pp=0,
            doom=led.state.doom,
            canon=led.options.canon,
            step_up_gain=STEP in answer.picks,
        )
        change(led, text("cortex-limit-gained"), doom=found.doom)
        bring(led, villain.id, limit)

    prompt = Prompt(
        id="limit.own.gm",
        to=TO_GM,
        title=text("cortex-limit-own"),
        body=(Line(text=text("cortex-limit-own-says")), *limit_lines(*villains)),
        options=(
            *options,
            Option(id=GAIN, label=text("cortex-limit-own-gain"), group="how"),
            Option(id=STEP, label=text("cortex-limit-own-step"), group="how", blocked=stuck if none_left else None),
        ),
        groups=(
            Group(id="which", label=text("cortex-limit-which"), least=1, most=1),
            Group(id="how", label=text("cortex-limit-own-how"), least=1, most=1),
        ),
        least=2,
        most=2,
        wait=Wait.NONE,
        secret=any(one.secret for one in villains),
        menu=(MENU_GM, text("cortex-limit-villain")),
    )
    yield Pending(prompt, activated)

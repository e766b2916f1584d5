"""A helper offers a trait for somebody's recovery; the patient may take it for a point (CX-REC-04, FL-REC-03).

The offer is the helper's consent; the point changes hands when the dice fall (CX-PP-05).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Rejected, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option, Prompt, Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import Exchange, Gathering
from engine.systems.cortex.at_table import MENU_ACT, CortexLedger, CortexPending, CortexPosition, heroes_at
from engine.systems.cortex.changes import change, exchange_called, exchanges, move
from engine.systems.cortex.character import DICE_OF_LEVEL, Character
from engine.systems.cortex.effects.due import RestoreGoal, TreatGoal
from engine.systems.cortex.pool.automatic import usable_die
from engine.systems.cortex.pool.options import many
from engine.systems.cortex.pool.picks import HelperPick
from engine.systems.cortex.words import name_of

DISTINCTION = 8


def lending(here: CortexPosition) -> Iterable[CortexPending]:
    """Each other hero may offer traits while a recovery is being gathered."""
    for ex in exchanges(here.state):
        if not isinstance(ex.stage, Gathering) or not isinstance(ex.goal, TreatGoal | RestoreGoal):
            continue
        for hero in heroes_at(here):
            if hero.id != ex.actor and not hero.gone:
                yield from _offer(here, ex, hero)


def traits(hero: Character) -> Iterator[HelperPick]:
    """What works: powers, Specialties undivided, Distinctions as d8."""
    for held in hero.power_sets:
        for power in held.powers:
            die = usable_die(power, set_weakened=held.weakened)
            if die and not power.shutdown and not held.shutdown:
                yield HelperPick(group="helper", die=die, name=power.name, who=hero.id)
    for name, level in hero.specialties.items():
        yield HelperPick(group="helper", die=DICE_OF_LEVEL[level][0][0], name=name, who=hero.id)
    for name in hero.distinctions:
        yield HelperPick(group="helper", die=DISTINCTION, name=name, who=hero.id)


def _offer(here: CortexPosition, ex: Exchange, hero: Character) -> Iterator[CortexPending]:
    free = {f"t{at}": pick for at, pick in enumerate(traits(hero)) if pick not in ex.lent}
    if not free:
        return

    def offered(led: CortexLedger, answer: Answer) -> None:
        now = exchange_called(led.state, ex.id)
        if now is None:
            raise Rejected("out-of-date")
        pick = free[answer.pick]
        change(led, text("cortex-helper-offers", who=hero.name, name=pick.name, whom=name_of(led.state, ex.actor)))
        move(led, now, lent=(*now.lent, pick))

    prompt = Prompt(
        id=f"lend.{ex.id}.{hero.id}.{len(ex.lent)}",
        about="recovery-roll",
        to=frozenset({hero.player}),
        title=text("cortex-lend", who=name_of(here.state, ex.actor)),
        body=(Line(text=text("cortex-lend-says")),),
        options=tuple(
            Option(
                id=key,
                label=text("cortex-opt", die=many((pick.die,)), what=text("cortex-name", name=pick.name)),
            )
            for key, pick in free.items()
        ),
        wait=Wait.NONE,
        menu=(MENU_ACT,),
    )
    yield Pending(prompt, offered)

"""What the GM gives by hand: assets, complications, resources, banked dice of any size (CX-GEN-03, CX-GM-01).

A resource belongs to a Specialty, and one lives at a time (AMB-72).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.base import Rejected, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Option
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition, character
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import LADDER
from engine.systems.cortex.hand_forms import (
    DIE_OR_NOT,
    WHAT,
    WHOM,
    dice,
    hand_form,
    name_and_reason,
    naming,
    people,
    picked_die,
    picked_whom,
    require_free,
    say_why,
    whom,
)
from engine.systems.cortex.held import Asset, Banked, Complication, Resource
from engine.systems.cortex.making import LEAST_EFFECT, PUSH, STUNT, resource_lasts
from engine.systems.cortex.words import die_text

BANKED_SIZES = {"push": PUSH, "stunt": STUNT}
"""The die when none is named."""


def hand_gifts(here: CortexPosition) -> Iterable[CortexPending]:
    """One form for each sort of gift."""
    everybody = people(here)
    if not everybody:
        return
    yield _things(everybody)
    specialists = tuple(_specialties(everybody))
    if specialists:
        form = hand_form("resource", (*specialists, *dice(LADDER)), (WHAT, DIE_OR_NOT))
        alive = tuple(held.specialty for one in everybody for held in one.resources)
        yield Pending(evolve(naming(form), terms=alive), _resource_given)
    heroes = [one for one in everybody if one.is_hero]
    if heroes:
        uses = [Option(id=f"bank.{use}", label=text(f"cortex-hand-bank-{use}"), group=WHAT.id) for use in BANKED_SIZES]
        form = hand_form("bank", (*whom(heroes), *uses, *dice(LADDER)), (WHOM, WHAT, DIE_OR_NOT))
        yield Pending(form, _banked_given)


def _things(everybody: Sequence[Character]) -> CortexPending:
    kinds = [
        Option(id=f"give.{what}", label=text(f"cortex-hand-give-{what}"), group=WHAT.id)
        for what in ("asset", "complication")
    ]
    form = hand_form("things", (*whom(everybody), *kinds, *dice(LADDER)), (WHOM, WHAT, DIE_OR_NOT))
    return Pending(naming(form), _thing_given)


def _thing_given(led: CortexLedger, answer: Answer) -> None:
    one = picked_whom(led, answer.picks)
    name, why = name_and_reason(answer.text)
    require_free(name, (*(held.name for held in one.assets), *(held.name for held in one.complications)))
    die = picked_die(answer.picks) or LEAST_EFFECT
    if "give.asset" in answer.picks:
        after = evolve(one, assets=(*one.assets, Asset(name=name, die=die)))
        key = "cortex-granted-asset"
    else:
        after = evolve(one, complications=(*one.complications, Complication(name=name, die=die)))
        key = "cortex-granted-complication"
    change(led, text(key, who=one.name, name=name, die=die_text(die)), after)
    say_why(led, why)


def _specialties(everybody: Sequence[Character]) -> Iterator[Option]:
    for one in everybody:
        alive = {held.specialty for held in one.resources}
        for at, specialty in enumerate(one.specialties):
            blocked: Text | None = text("refuse-cortex-resource-exists") if specialty in alive else None
            label = text("cortex-held-by", name=specialty, who=one.name)
            yield Option(id=f"{one.id}.{at}", label=label, group=WHAT.id, blocked=blocked)


def _resource_given(led: CortexLedger, answer: Answer) -> None:
    who, _, at = next(pick for pick in answer.picks if "." in pick).partition(".")
    one = character(led.state, who)
    if int(at) >= len(one.specialties):
        raise Rejected("out-of-date")
    specialty = tuple(one.specialties)[int(at)]
    name, why = name_and_reason(answer.text)
    require_free(name, (held.name for held in one.resources))
    die = picked_die(answer.picks) or LEAST_EFFECT
    made = Resource(name=name, die=die, specialty=specialty, lasts=resource_lasts(led.options.canon))
    line = text("cortex-resource-made", who=one.name, name=name, die=die_text(die))
    change(led, line, evolve(one, resources=(*one.resources, made)))
    say_why(led, why)


def _banked_given(led: CortexLedger, answer: Answer) -> None:
    """It waits for the hero's next roll (CX-OPN-03, AMB-28)."""
    one = picked_whom(led, answer.picks)
    use = "push" if "bank.push" in answer.picks else "stunt"
    die = picked_die(answer.picks) or BANKED_SIZES[use]
    banked = Banked(die=die, used_as="push" if use == "push" else "stunt")
    line = text("cortex-hand-banked", who=one.name, die=die_text(die))
    change(led, line, evolve(one, banked=(*one.banked, banked)))
    say_why(led, answer.text)

"""What further effect dice of an action are to do, in the order in which they are ticked (CX-ROLL-07, CX-DEC-06).

FL-AFTER-02, CX-OPP-10; each die of a GM character may go into the doom pool instead (CX-DOOM-05, FL-DOOM-14).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.base import Rejected, text
from engine.core.prompt import Option
from engine.core.sheet import tidy
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.action.same_effect import may_repeat, require_different
from engine.systems.cortex.at_table import CortexPosition
from engine.systems.cortex.dice import Die
from engine.systems.cortex.effects.due import AssetGoal, BankGoal, ComplicationGoal, Goal, StressGoal, TreatGoal
from engine.systems.cortex.recovery.healing_beside import healable, require_healable
from engine.systems.cortex.tracks import STRESS_TYPES
from engine.systems.cortex.words import name_of, short_type

NAMED = ("complication", "asset")


def further_options(here: CortexPosition, ex: Exchange, dice: int) -> Iterator[Option]:
    """Every aim that a further die may have; `dice` were rolled. What has a name may be made again under another."""
    for who in ex.targets:
        again = dice if may_repeat(here, who) else 1
        for type_ in STRESS_TYPES:
            label = text("cortex-further-stress", type=short_type(type_), who=name_of(here.state, who))
            yield Option(id=f"f.stress.{who}.{type_}", label=label, group="further", upto=again)
        label = text("cortex-further-complication", who=name_of(here.state, who))
        yield Option(id=f"f.complication.{who}", label=label, group="further", upto=dice)
    if ex.targets or isinstance(ex.goal, AssetGoal):
        yield Option(id="f.asset", label=text("cortex-further-asset"), group="further", upto=dice)
    else:
        yield Option(id="f.same", label=text("cortex-further-same"), group="further", upto=dice)
    actor = here.state.characters.get(ex.actor)
    if actor is not None and not actor.is_hero:
        yield Option(id="f.bank", label=text("cortex-further-bank"), group="further", upto=dice)
    for type_ in healable(here, ex):
        yield Option(id=f"f.heal.{type_}", label=text("cortex-further-heal", type=short_type(type_)), group="further")


def require_aims(here: CortexPosition, ex: Exchange, ids: Sequence[str], effects: Sequence[Die]) -> None:
    """Refusals: `further-goal-missing` for a die without an aim, `further-die-missing` for an aim without a die,
    `same-effect-twice`, those of `require_healable`.

    Names are still to be typed; complications are compared when they are.
    """
    aims = [one for one in ids if one.startswith("f.")]
    further = effects[1:]
    if len(further) > len(aims):
        raise Rejected("further-goal-missing")
    if len(aims) > len(further):
        raise Rejected("further-die-missing", aims=len(aims), dice=len(further))
    for die, aim in zip(further, aims, strict=True):
        require_healable(here, ex, aim.removeprefix("f.heal."), die)
    stress = [_goal(ex, aim, "") for aim in aims if aim.startswith("f.stress.")]
    if isinstance(ex.goal, StressGoal):
        stress.append(ex.goal)
    require_different(here, stress)


def further_goals(
    here: CortexPosition, ex: Exchange, picks: Sequence[str], words: str, number: int
) -> tuple[Goal, ...]:
    """The aims of the first `number` further dice; several names stand apart by semicolons.

    Refusals: `effect-name-missing`, `same-effect-twice`.
    """
    aims = [one for one in picks if one.startswith("f.")][: max(0, number)]
    nameless = sum(1 for one in aims if one.split(".")[1] in NAMED)
    names = iter([words] if nameless == 1 else words.split(";"))
    goals = tuple(_goal(ex, one, tidy(next(names, "")) if one.split(".")[1] in NAMED else "") for one in aims)
    if any(isinstance(one, AssetGoal | ComplicationGoal) and not one.name for one in goals if one is not ex.goal):
        raise Rejected("effect-name-missing")
    require_different(here, (ex.goal, *goals))
    return goals


def _goal(ex: Exchange, option: str, name: str) -> Goal:
    _, kind, *rest = option.split(".")
    match kind:
        case "stress":
            type_ = next(one for one in STRESS_TYPES if one == rest[1])
            return StressGoal(goal="stress", target=rest[0], type=type_)
        case "complication":
            return ComplicationGoal(goal="complication", target=rest[0], name=name)
        case "asset":
            return AssetGoal(goal="asset", holder=ex.actor, name=name)
        case "bank":
            return BankGoal(goal="bank")
        case "heal":
            type_ = next(one for one in STRESS_TYPES if one == rest[0])
            return TreatGoal(goal="treat", what="stress", type=type_)
        case _:
            return ex.goal

"""The words of SFX and Limits as buttons: conditions, benefits, consequences, and what each tick means.

CX-SFX-04, CX-SFX-05, CX-LIM-02, CX-FMT-06. An SFX without ticks is applied by hand (CX-SFX-07).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.core.prompt import Option
from engine.systems.cortex.character import PowerSet
from engine.systems.cortex.sfx.data import (
    AddDie,
    AddDoomDie,
    Benefit,
    BorrowDoom,
    Condition,
    Consequence,
    Custom,
    DoubleDie,
    ExtraEffect,
    FreeTrait,
    NeedsOpportunity,
    ReduceStress,
    Reroll,
    RestoreTrait,
    ShutDown,
    SpendPp,
    StepDownDie,
    StepUp,
    StepUpIncoming,
    StressConsequence,
    TakeAction,
    UsePowerAsEffect,
)
from engine.systems.cortex.sheet.ops import ACTIONS, Op, op_text
from engine.systems.cortex.tracks import STRESS_TYPES

SIZES = (6, 8)
GROUPS: tuple[Literal["power", "specialty", "hindrance", "asset"], ...] = ("power", "specialty", "hindrance", "asset")


class Ticked(NamedTuple):
    """One tick: its option, and what it means."""

    option: str
    op: Op


def conditions(one: PowerSet) -> tuple[Ticked, ...]:
    """What an SFX of this set may demand (CX-SFX-04)."""
    return (
        *(Ticked(f"pp{n}", SpendPp(op="spend_pp", n=n)) for n in (1, 2)),
        *_shutdowns(one),
        *(Ticked(f"doom{die}", AddDoomDie(op="add_doom_die", die=die)) for die in SIZES),
        Ticked("down-largest", StepDownDie(op="step_down_die", which="largest")),
        Ticked("down-smallest", StepDownDie(op="step_down_die", which="smallest")),
        *(Ticked(f"do-{kind}", TakeAction(op="take_action", kind=kind)) for kind in ACTIONS),
        Ticked("opportunity", NeedsOpportunity(op="opportunity")),
    )


def benefits(one: PowerSet) -> tuple[Ticked, ...]:
    """What an SFX of this set may give (CX-SFX-05)."""
    heals = (UsePowerAsEffect(op="use_power_as_effect", power=power.name) for power in one.powers)
    return (
        *(Ticked(f"add{die}", AddDie(op="add_die", die=die)) for die in SIZES),
        Ticked("double", DoubleDie(op="double_die")),
        Ticked("up-pool", StepUp(op="step_up", target="pool")),
        Ticked("up-effect", StepUp(op="step_up", target="effect")),
        *(Ticked(f"up-{type_}", StepUp(op="step_up", target="stress", type=type_)) for type_ in STRESS_TYPES),
        Ticked("up-asset", StepUp(op="step_up", target="asset")),
        Ticked("up-complication", StepUp(op="step_up", target="complication")),
        Ticked("extra", ExtraEffect(op="extra_effect")),
        *(Ticked(f"ease-{type_}", ReduceStress(op="reduce_stress", type=type_)) for type_ in STRESS_TYPES),
        Ticked("reroll", Reroll(op="reroll")),
        Ticked("borrow", BorrowDoom(op="borrow_doom")),
        *(Ticked(f"heal-{number}", heal) for number, heal in enumerate(heals)),
        *(Ticked(f"free-{group}", FreeTrait(op="free_trait", group=group)) for group in GROUPS),
        Ticked("restore", RestoreTrait(op="restore", name=one.name)),
    )


def consequences(one: PowerSet) -> tuple[Ticked, ...]:
    """What a Limit of this set may do to its bearer (CX-LIM-01, CX-LIM-02)."""
    return (
        *_shutdowns(one),
        *(
            Ticked(f"hurt-{type_}-{die}", StressConsequence(op="stress", type=type_, die=die))
            for type_ in STRESS_TYPES
            for die in SIZES
        ),
        *(Ticked(f"incoming-{type_}", StepUpIncoming(op="step_up_incoming", type=type_)) for type_ in STRESS_TYPES),
    )


def _shutdowns(one: PowerSet) -> tuple[Ticked, ...]:
    names = (power.name for power in one.powers)
    return (
        Ticked("off", ShutDown(op="shutdown", scope="power_set", name=one.name)),
        *(
            Ticked(f"off-{number}", ShutDown(op="shutdown", scope="power", name=name))
            for number, name in enumerate(names)
        ),
    )


def options(ticks: tuple[Ticked, ...], group: str) -> tuple[Option, ...]:
    return tuple(Option(id=one.option, label=op_text(one.op), group=group) for one in ticks)


def ticked_conditions(one: PowerSet, picks: tuple[str, ...], words: str) -> tuple[Condition, ...]:
    """The conditions that were ticked, and one in words, which the GM confirms each time (CX-DEC-26)."""
    found = tuple(tick.op for tick in conditions(one) if tick.option in picks)
    own: tuple[Condition, ...] = (Custom(op="custom", text=words),) if words else ()
    return (*(op for op in found if isinstance(op, _CONDITIONS)), *own)


def ticked_benefits(one: PowerSet, picks: tuple[str, ...]) -> tuple[Benefit, ...]:
    return tuple(tick.op for tick in benefits(one) if tick.option in picks and isinstance(tick.op, _BENEFITS))


def ticked_consequences(one: PowerSet, picks: tuple[str, ...], words: str) -> tuple[Consequence, ...]:
    found = tuple(tick.op for tick in consequences(one) if tick.option in picks)
    own: tuple[Consequence, ...] = (Custom(op="custom", text=words),) if words else ()
    return (*(op for op in found if isinstance(op, _CONSEQUENCES)), *own)


_CONDITIONS = (SpendPp, ShutDown, AddDoomDie, StepDownDie, TakeAction, NeedsOpportunity)
_BENEFITS = (
    StepUp,
    DoubleDie,
    AddDie,
    ExtraEffect,
    ReduceStress,
    Reroll,
    BorrowDoom,
    UsePowerAsEffect,
    FreeTrait,
    RestoreTrait,
)
_CONSEQUENCES = (ShutDown, StressConsequence, StepUpIncoming)

"""The words of SFX and Limits as buttons: conditions, benefits, consequences, and what each tick means.

CX-SFX-04, CX-SFX-05, CX-LIM-02, CX-FMT-06. An SFX without ticks is applied by hand (CX-SFX-07).
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from engine.core.base import Text, text
from engine.core.prompt import Option
from engine.systems.cortex.character import (
    STRESS_TYPES,
    AddDie,
    AddDoomDie,
    Benefit,
    BorrowDoom,
    Condition,
    Consequence,
    Custom,
    DoubleDie,
    ExtraEffect,
    NeedsOpportunity,
    PowerSet,
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
from engine.systems.cortex.words import die_text, type_text

Op = TypeVar("Op")
ACTIONS = ("attack", "support", "recover", "create_asset", "create_complication", "reaction")
SIZES = (6, 8)


class Ticked(NamedTuple):
    """One tick: its option, its words, what it means."""

    option: str
    label: Text
    op: Condition | Benefit | Consequence


def conditions(one: PowerSet) -> tuple[Ticked, ...]:
    """What an SFX of this set may demand (CX-SFX-04)."""
    return (
        *(Ticked(f"pp{n}", text("cortex-op-spend-pp", count=str(n)), SpendPp(op="spend_pp", n=n)) for n in (1, 2)),
        *_shutdowns(one),
        *(
            Ticked(f"doom{die}", text("cortex-op-add-doom", die=die_text(die)), AddDoomDie(op="add_doom_die", die=die))
            for die in SIZES
        ),
        Ticked("down-largest", text("cortex-op-down-largest"), StepDownDie(op="step_down_die", which="largest")),
        Ticked("down-smallest", text("cortex-op-down-smallest"), StepDownDie(op="step_down_die", which="smallest")),
        *(Ticked(f"do-{one}", text(f"cortex-op-do-{one}"), TakeAction(op="take_action", kind=one)) for one in ACTIONS),
        Ticked("opportunity", text("cortex-op-opportunity"), NeedsOpportunity(op="opportunity")),
    )


def benefits(one: PowerSet) -> tuple[Ticked, ...]:
    """What an SFX of this set may give (CX-SFX-05)."""
    return (
        *(
            Ticked(f"add{die}", text("cortex-op-add-die", die=die_text(die)), AddDie(op="add_die", die=die))
            for die in SIZES
        ),
        Ticked("double", text("cortex-op-double"), DoubleDie(op="double_die")),
        Ticked("up-pool", text("cortex-op-up-pool"), StepUp(op="step_up", target="pool")),
        Ticked("up-effect", text("cortex-op-up-effect"), StepUp(op="step_up", target="effect")),
        *(
            Ticked(
                f"up-{type_}",
                text("cortex-op-up-stress", type=type_text(type_)),
                StepUp(op="step_up", target="stress", type=type_),
            )
            for type_ in STRESS_TYPES
        ),
        Ticked("up-asset", text("cortex-op-up-asset"), StepUp(op="step_up", target="asset")),
        Ticked("up-complication", text("cortex-op-up-complication"), StepUp(op="step_up", target="complication")),
        Ticked("extra", text("cortex-op-extra-effect"), ExtraEffect(op="extra_effect")),
        *(
            Ticked(
                f"ease-{type_}",
                text("cortex-op-ease", type=type_text(type_)),
                ReduceStress(op="reduce_stress", type=type_),
            )
            for type_ in STRESS_TYPES
        ),
        Ticked("reroll", text("cortex-op-reroll"), Reroll(op="reroll")),
        Ticked("borrow", text("cortex-op-borrow"), BorrowDoom(op="borrow_doom")),
        *(
            Ticked(
                f"heal-{number}",
                text("cortex-op-heal", name=power.name),
                UsePowerAsEffect(op="use_power_as_effect", power=power.name),
            )
            for number, power in enumerate(one.powers)
        ),
        Ticked("restore", text("cortex-op-restore", name=one.name), RestoreTrait(op="restore", name=one.name)),
    )


def consequences(one: PowerSet) -> tuple[Ticked, ...]:
    """What a Limit of this set may do to its bearer (CX-LIM-01, CX-LIM-02)."""
    return (
        *_shutdowns(one),
        *(
            Ticked(
                f"hurt-{type_}-{die}",
                text("cortex-op-hurt", type=type_text(type_), die=die_text(die)),
                StressConsequence(op="stress", type=type_, die=die),
            )
            for type_ in STRESS_TYPES
            for die in SIZES
        ),
        *(
            Ticked(
                f"incoming-{type_}",
                text("cortex-op-incoming", type=type_text(type_)),
                StepUpIncoming(op="step_up_incoming", type=type_),
            )
            for type_ in STRESS_TYPES
        ),
    )


def _shutdowns(one: PowerSet) -> tuple[Ticked, ...]:
    of_powers = (
        Ticked(
            f"off-{number}",
            text("cortex-op-shutdown", name=power.name),
            ShutDown(op="shutdown", scope="power", name=power.name),
        )
        for number, power in enumerate(one.powers)
    )
    whole = ShutDown(op="shutdown", scope="power_set", name=one.name)
    return (Ticked("off", text("cortex-op-shutdown-set", set=one.name), whole), *of_powers)


def options(ticks: tuple[Ticked, ...], group: str) -> tuple[Option, ...]:
    return tuple(Option(id=one.option, label=one.label, group=group) for one in ticks)


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
    RestoreTrait,
)
_CONSEQUENCES = (ShutDown, StressConsequence, StepUpIncoming)

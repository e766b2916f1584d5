"""The machine form of SFX and Limits in words, for buttons and for sheets (CX-SFX-04, CX-SFX-05, CX-LIM-02)."""

from __future__ import annotations

from functools import reduce

from engine.core.base import Text, text
from engine.systems.cortex.sfx.data import (
    AddDie,
    AddDoomDie,
    Benefit,
    BorrowDoom,
    ComplicationConsequence,
    Condition,
    Consequence,
    Custom,
    DoubleDie,
    ExtraEffect,
    FreeTrait,
    Limit,
    NeedsOpportunity,
    ReduceStress,
    Reroll,
    RestoreTrait,
    ShutDown,
    SpecialEffect,
    SpendPp,
    StepDownDie,
    StepUp,
    StepUpIncoming,
    StressConsequence,
    TakeAction,
    UsePowerAsEffect,
)
from engine.systems.cortex.words import die_text, type_text

ACTIONS = ("attack", "support", "recover", "create_asset", "create_complication", "reaction")
"""Kinds of actions with words of their own; a sheet may name others."""

Op = Condition | Benefit | Consequence


def sfx_text(sfx: SpecialEffect) -> Text | None:
    """What the game does for an SFX; None when it is applied by hand."""
    if sfx.by_hand:
        return None
    conditions = _listed(tuple(map(op_text, sfx.conditions)))
    benefits = _listed(tuple(map(op_text, sfx.benefits)))
    return text("cortex-machine-sfx", when=text(f"cortex-timing-{sfx.timing}"), price=conditions, gain=benefits)


def limit_text(limit: Limit) -> Text | None:
    """What the game does for a Limit; None for one of words alone."""
    if not limit.consequence:
        return None
    back = text(f"cortex-recovery-{limit.recovery}")
    return text("cortex-machine-limit", what=_listed(tuple(map(op_text, limit.consequence))), back=back)


def op_text(op: Op) -> Text:
    """A condition, a benefit or a consequence, short enough for a button."""
    match op:
        case SpendPp(n=n):
            return text("cortex-op-spend-pp", count=str(n))
        case ShutDown(scope=scope, name=name):
            return text("cortex-op-shutdown" if scope == "power" else "cortex-op-shutdown-set", name=name)
        case AddDoomDie(die=die):
            return text("cortex-op-add-doom", die=die_text(die))
        case StepDownDie(which=which):
            return text("cortex-op-down-smallest" if which == "smallest" else "cortex-op-down-largest")
        case TakeAction(kind=kind):
            return text(f"cortex-op-do-{kind}") if kind in ACTIONS else text("cortex-op-do-other", kind=kind)
        case NeedsOpportunity():
            return text("cortex-op-opportunity")
        case Custom(text=words):
            return text("cortex-name", name=words)
        case StressConsequence(type=type_, die=die):
            return text("cortex-op-hurt", type=type_text(type_), die=die_text(die))
        case ComplicationConsequence(name=name, die=die):
            return text("cortex-op-complication", name=name, die=die_text(die))
        case StepUpIncoming(type=type_):
            return text("cortex-op-incoming", type=type_text(type_))
        case _:
            return _benefit(op)


def _benefit(op: Benefit) -> Text:
    match op:
        case StepUp(target="stress", type=type_):
            return text("cortex-op-up-stress", type=type_text(type_ or "physical"))
        case StepUp(target=target):
            return text(f"cortex-op-up-{target}")
        case DoubleDie():
            return text("cortex-op-double")
        case AddDie(die=die):
            return text("cortex-op-add-die", die=die_text(die))
        case ExtraEffect():
            return text("cortex-op-extra-effect")
        case ReduceStress(type=type_):
            return text("cortex-op-ease", type=type_text(type_))
        case Reroll():
            return text("cortex-op-reroll")
        case BorrowDoom():
            return text("cortex-op-borrow")
        case UsePowerAsEffect(power=name):
            return text("cortex-op-heal", name=name)
        case FreeTrait(group=group):
            return text(f"cortex-op-free-{group}")
        case RestoreTrait(name=name):
            return text("cortex-op-restore", name=name)


def _listed(ops: tuple[Text, ...]) -> Text:
    if not ops:
        return text("cortex-op-nothing")
    return reduce(lambda one, other: text("cortex-op-and", one=one, other=other), ops)

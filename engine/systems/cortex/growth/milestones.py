"""Milestones earn experience (CX-MIL-01 … CX-MIL-06, FL-CHAR-06, FL-ADV-01); they add no dice (CX-MIL-02)."""

from __future__ import annotations

from typing import Literal, TypeVar

from engine.core.base import Rejected, evolve
from engine.systems.cortex.character import Milestone, Sheet

C = TypeVar("C", bound=Sheet)
Worth = Literal[1, 3, 10]
MOST_ACTIVE = 2


def active(sheet: Sheet) -> tuple[Milestone, ...]:
    return tuple(one for one in sheet.milestones if not one.completed)


def trigger(sheet: C, name: str, worth: Worth, *, used: bool) -> C:
    """A condition is fulfilled: 1 XP as often as it happens, 3 XP once a scene, 10 XP once an Act, which completes it.

    `used`: this Milestone's condition of that worth has been fulfilled in this scene, or in this Act (CX-MIL-03 … -05).
    Refusals: `unknown-milestone`, `milestone-complete`, `already-this-scene`, `already-this-act`.
    """
    found = next((one for one in sheet.milestones if one.name == name), None)
    if found is None:
        raise Rejected("unknown-milestone", name=name)
    if found.completed:
        raise Rejected("milestone-complete", name=name)
    if used and worth == 3:
        raise Rejected("already-this-scene", name=name)
    if used and worth == 10:
        raise Rejected("already-this-act", name=name)
    richer = evolve(sheet, xp=sheet.xp + worth)
    return _with(richer, evolve(found, completed=True)) if worth == 10 else richer


def add_milestone(sheet: C, new: Milestone, *, in_transition: bool) -> C:
    """A second one, in a Transition Scene (CX-MIL-01).

    Refusals: `needs-transition`, `two-milestones`, `duplicate-name`.
    """
    _require_room(sheet, in_transition=in_transition)
    if any(one.name == new.name for one in active(sheet)):
        raise Rejected("duplicate-name", name=new.name)
    kept = tuple(one for one in sheet.milestones if one.name != new.name)
    return evolve(sheet, milestones=(*kept, new))


def restart(sheet: C, name: str, *, in_transition: bool) -> C:
    """A completed one again (CX-MIL-05, AMB-44).

    Refusals: `needs-transition`, `two-milestones`, `unknown-milestone`.
    """
    _require_room(sheet, in_transition=in_transition)
    found = next((one for one in sheet.milestones if one.name == name and one.completed), None)
    if found is None:
        raise Rejected("unknown-milestone", name=name)
    return _with(sheet, evolve(found, completed=False))


def _require_room(sheet: Sheet, *, in_transition: bool) -> None:
    if not in_transition:
        raise Rejected("needs-transition")
    if len(active(sheet)) >= MOST_ACTIVE:
        raise Rejected("two-milestones")


def _with(sheet: C, changed: Milestone) -> C:
    return evolve(sheet, milestones=tuple(changed if one.name == changed.name else one for one in sheet.milestones))

"""Recovery: stress, trauma, revival, healing powers, shut-down traits, removal of things (CX-REC, CX-SHUT; FL-REC).

A failed help in an Action Scene is a step of `harm` without a blow; here is what a won roll does.
A helper's trait is paid to the helper: FL-PP-06.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from engine.core.base import Frozen, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import DICE_OF_LEVEL, Level, trauma_limit
from engine.systems.cortex.dice import LARGEST, NONE, Die, step
from engine.systems.cortex.effects.harm import Hit
from engine.systems.cortex.tracks import StressType

REVIVES: Die = 10
SPARED: Die = 6
"""The stress of one who comes to after a pulled blow (CX-REC-09, FL-SPARE-03)."""
STAMINA_PRICE = 1

Mode = Literal["transition", "action", "trauma"]


class Treated(Frozen):
    """A track after a roll: 0 is gone. `beyond`: a trauma passed its limit (CX-TRA-04)."""

    level: Die
    beyond: bool = False


class Restored(Frozen):
    """A shut-down trait after a roll (CX-SHUT-03): its usable ratings, one step lower where it works weakly."""

    restored: bool
    weakened: bool
    powers: tuple[Die, ...]


class Removed(Frozen):
    """An asset, a complication or a Scene Distinction after a roll against it; 0 is removed (CX-REC-13, CX-REC-14)."""

    die: Die
    helpless: bool


def require_attempt(used: int, canon: Canon) -> None:
    """One roll per hero and track in one Transition Scene (CX-REC-07, FL-REC-11). Refusal: `no-attempt-left`."""
    if used >= canon.recovery_attempts_per_track:
        raise Rejected("no-attempt-left")


def require_treatment(
    mode: Mode, *, in_transition: bool, of_self: bool, attempt: StressType, treated: Iterable[StressType]
) -> None:
    """Where and on whom one may work: rolls of one's own belong to a Transition Scene, help in a scene to an ally.

    CX-REC-02, CX-REC-08, FL-REC-07, FL-REC-08, FL-REC-10. Refusals: `wrong-scene`, `needs-ally`, `wrong-type`.
    """
    if (mode == "action") == in_transition:
        raise Rejected("wrong-scene")
    if mode == "action" and of_self:
        raise Rejected("needs-ally")
    if mode != "transition" and any(type_ != attempt for type_ in treated):
        raise Rejected("wrong-type")


def treatment_price(effects: int, *, helper: bool) -> int:
    """1 PP for each further effect die, 1 PP to a helper whose trait is lent (CX-REC-04, CX-REC-06; FL-REC-03, -06)."""
    return max(0, effects - 1) + int(helper)


def treat_stress(level: Die, effects: Sequence[Die]) -> Die:
    """A die as large removes it, a smaller one steps it down; one after the other (CX-REC-05, CX-REC-06, FL-REC-05)."""
    for effect in effects:
        level = NONE if effect >= level else step(level, -1)
    return level


def ease_stress(level: Die, effects: Sequence[Die]) -> Die:
    """An ally's help in a scene, and a trauma: a die as large steps it down, a smaller one does nothing.

    CX-REC-08, CX-REC-10; FL-REC-08, FL-REC-10.
    """
    for effect in effects:
        if level and effect >= level:
            level = step(level, -1)
    return level


def revive(effects: Sequence[Die], *, pulled: bool, level: Level | None, canon: Canon) -> Die:
    """The stress with which one comes back, 0 for still out; further dice go on as help (CX-REC-09, FL-REC-02).

    A specialist comes back with no more than the limit (AMB-67).
    """
    least = REVIVES if canon.revive_min_effect == "d10" else LADDER_LEAST
    for at, effect in enumerate(effects):
        if effect < least:
            continue
        back = SPARED if pulled else _back_with(effect, canon)
        if level is not None:
            back = min(back, DICE_OF_LEVEL[level][0][0])
        return ease_stress(back, effects[at + 1 :])
    return NONE


def treat_trauma(trauma: Die, effects: Sequence[Die], *, won: bool, level: Level | None) -> Treated:
    """Won, a die as large steps it down; lost, it steps up (CX-REC-10, FL-REC-10)."""
    if won:
        return Treated(level=ease_stress(trauma, effects))
    worse = step(trauma, 1)
    return Treated(level=min(worse, LARGEST), beyond=worse > trauma_limit(level))


def ease_dramatically(trauma: Die) -> Die:
    """What the Action Scene itself has done, as the Transition Scene begins (CX-REC-15)."""
    return step(trauma, -1)


def treat_dramatically(trauma: Die, effects: Sequence[Die], *, won: bool) -> Die:
    """After an Action Scene made for it: first a step down, then treated once like stress (CX-REC-15)."""
    eased = ease_dramatically(trauma)
    return treat_stress(eased, effects) if won and eased else eased


def heal_by_stamina(level: Die, stamina: Die) -> Die:
    """A healing power: Stamina is the effect die of a recovery already won (CX-REC-11)."""
    return treat_stress(level, (stamina,))


def heal_beside(level: Die, effects: Sequence[Die], stamina: Die, *, won: bool) -> Die:
    """Combined with another action: its effect die heals, if it is no larger than Stamina (CX-REC-12, AMB-50).

    Refusal: `effect-above-stamina`.
    """
    if any(effect > stamina for effect in effects):
        raise Rejected("effect-above-stamina")
    return treat_stress(level, effects) if won else level


def restore(rating: Die, effects: Sequence[Die], powers: Sequence[Die], *, won: bool, was_weakened: bool) -> Restored:
    """A shut-down trait, or one that works weakly, at its full rating (CX-SHUT-02, CX-SHUT-03, CX-REC-16, AMB-69)."""
    works = won or was_weakened
    whole = won and any(effect >= rating for effect in effects)
    if not works:
        return Restored(restored=False, weakened=False, powers=())
    usable = tuple(powers) if whole else tuple(lowered for power in powers if (lowered := step(power, -1)))
    return Restored(restored=True, weakened=not whole, powers=usable)


def remove(die: Die, effects: Sequence[Die], canon: Canon, *, won: bool, helpless: bool = False) -> Removed:
    """A die as large removes it, a smaller one steps it down, which ends helplessness.

    CX-REC-13, CX-REC-14, CX-COMP-05, CX-EFF-06; FL-LONG-03.
    """
    if not won:
        return Removed(die=die, helpless=helpless)
    if canon.persistent_removal == "success_removes":
        return Removed(die=NONE, helpless=False)
    return Removed(die=treat_stress(die, effects), helpless=False)


LADDER_LEAST: Die = 4


def _back_with(effect: Die, canon: Canon) -> Die:
    """d12 for a d10, d10 for a d12; nobody comes back at a d12 that means out, unless the canon says so (AMB-67)."""
    if effect >= LARGEST:
        return REVIVES
    return REVIVES if canon.stress_out_at == "d12" and not canon.revived_at_d12 else LARGEST


def failed_help(type_: StressType, out: bool, canon: Canon) -> tuple[Hit, ...]:
    """What failed help does: a step without a blow; on one who is out only by the house rule (CX-REC-08, AMB-09)."""
    if out and not canon.failed_revival_hits_trauma:
        return ()
    return (Hit(track="stress", type=type_, steps=1),)

"""What the rules of creation demand of a sheet (CX-CHAR-02, CX-NPC-01 … CX-NPC-03, CX-MOB-01, CX-BIG-01; FL-NPC-01).

CX-DIST-06, CX-CHAR-03, CX-TXT-01: a text is read whatever it lacks, and what it lacks is told afterwards. FL-CHAR-02,
FL-CHAR-03, FL-CHAR-04.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.base import Map
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import COMPANY, Kind, Level, Sheet
from engine.systems.cortex.dice import LADDER, Die
from engine.systems.cortex.growth.xp import LEAST_POWER

DICE_OF_KIND: Map[Kind, tuple[Die, ...]] = Map(
    {"hero": (10, 8, 6), "major": (10, 8, 6), "minor": (8, 6, 4), "specialist": (8, 6, 4)}
)
"""CX-AFF-01, CX-AFF-06, FL-CHAR-01."""
DISTINCTIONS: Map[Kind, tuple[int, int]] = Map({"hero": (3, 3), "major": (1, 3), "minor": (0, 2), "specialist": (0, 0)})
SETS: Map[Kind, tuple[int, int]] = Map({"major": (1, 2), "minor": (0, 2), "large_scale": (0, 2)})
LEVELS: Map[Kind, tuple[Level, ...]] = Map({"hero": ("expert", "master"), "specialist": ("novice", "expert", "master")})
LEAST_OF_GROUP = 2


def problems(sheet: Sheet, canon: Canon) -> tuple[str, ...]:
    """Codes of what is wrong with a sheet, alphabetical; empty when it is legal (section 15, "Sheet problem codes")."""
    return tuple(sorted(set(_found(sheet, canon))))


def _found(sheet: Sheet, canon: Canon) -> Iterator[str]:
    kind = sheet.kind
    yield from _affiliation(sheet, canon)
    if not _within(len(sheet.distinctions), DISTINCTIONS.get(kind)):
        yield "distinction-count"
    yield from _milestones(sheet)
    if kind == "specialist" and sheet.power_sets:
        yield "sets-not-allowed"
    else:
        yield from _sets(sheet)
    if any(power.die not in LADDER or power.die < LEAST_POWER for power in sheet.powers):
        yield "power-die"
    yield from _specialties(sheet, canon)
    yield from _reaction_defaults(sheet)


def _affiliation(sheet: Sheet, canon: Canon) -> Iterator[str]:
    dice = tuple(sheet.affiliation.values())
    if sheet.kind in {"mob", "large_scale"}:
        group = sheet.group_dice
        if len(group) < LEAST_OF_GROUP:
            yield "multi-dice-count"
        elif len(set(group)) > 1:
            yield "team-dice-mixed"
        return
    if canon.affiliation == "severity" and canon.severity_mode == "single" and len(dice) == 1:
        return
    each_one = all(len(one) == 1 for one in dice)
    fitting = tuple(sorted((die for one in dice for die in one), reverse=True)) == DICE_OF_KIND[sheet.kind]
    named = canon.affiliation == "severity" or set(sheet.affiliation) == set(COMPANY)
    if not (each_one and fitting and named):
        yield "affiliation-dice"


def _milestones(sheet: Sheet) -> Iterator[str]:
    """A hero has one or two, a GM character none (CX-MIL-01, CX-NPC-06)."""
    if sheet.kind != "hero":
        if sheet.milestones:
            yield "milestones-not-allowed"
        return
    active = sum(1 for one in sheet.milestones if not one.completed)
    if not 1 <= active <= 2:
        yield "milestone-count"


def _sets(sheet: Sheet) -> Iterator[str]:
    """Any number of sets for a hero, each with a power and a Limit (CX-PSET-01, CX-PSET-02, CX-PSET-03)."""
    if not _within(len(sheet.power_sets), SETS.get(sheet.kind)):
        yield "set-count"
    for one in sheet.power_sets:
        if not one.powers:
            yield "set-without-power"
        if not one.limits:
            yield "set-without-limit"
        if any(power.die not in LADDER or power.die < LEAST_POWER for power in one.powers):
            yield "power-die"


def _specialties(sheet: Sheet, canon: Canon) -> Iterator[str]:
    """CX-SPEC-01, CX-SPEC-02; a Grandmaster only by house rule (AMB-46)."""
    number = len(sheet.specialties)
    if (sheet.kind == "specialist" and number != 1) or (sheet.kind == "major" and number < 2):
        yield "specialty-count"
    allowed = LEVELS.get(sheet.kind)
    if allowed is not None:
        also: tuple[Level, ...] = ("grandmaster",) if canon.grandmaster and sheet.kind == "hero" else ()
        if any(level not in (*allowed, *also) for level in sheet.specialties.values()):
            yield "specialty-level"


def _reaction_defaults(sheet: Sheet) -> Iterator[str]:
    """At most one power of each set, loose ones together, and one Specialty (CX-CHAR-02, AMB-70)."""
    named = set(sheet.reaction_defaults)
    groups = [[power.name for power in one.powers] for one in sheet.power_sets]
    groups += [[power.name for power in sheet.powers], list(sheet.specialties)]
    known = {name for group in groups for name in group}
    if named - known or any(len(named & set(group)) > 1 for group in groups):
        yield "reaction-default"


def _within(number: int, bounds: tuple[int, int] | None) -> bool:
    return bounds is None or bounds[0] <= number <= bounds[1]

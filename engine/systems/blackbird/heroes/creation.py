"""Whether a new hero is legal and whole: three budgets, each spent exactly.

BB-CREATE-01, BB-CREATE-02, BB-ATTR-01, BB-ATTR-02, BB-CAREER-01, BB-CAREER-02, BB-PICK-01, BB-PICK-02, BB-PICK-05.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.base import Rejected
from engine.systems.blackbird.character import (
    ATTRIBUTES,
    HEALTH_A_POINT,
    LEAST_HEALTH,
    Career,
    Sheet,
)
from engine.systems.blackbird.heroes.costs import career_cost, require_different, trait_names

ATTRIBUTE_POINTS, CAREER_POINTS, PICKS = 7, 18, 3
HIGHEST_ATTRIBUTE = 3
LEAST_CAREERS, MOST_CAREERS = 3, 6
LEAST_IN_CAREER, MOST_IN_CAREER = 3, 7


class Attributes(NamedTuple):
    """Points spent on attributes, and the health that Endurance gives (BB-HEALTH-01)."""

    points: int
    health_max: int


class Picks(NamedTuple):
    """What the three points were spent on."""

    talents: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    fate_points: int = 0

    @property
    def counts(self) -> tuple[int, int, int]:
        return len(self.talents), len(self.flags), self.fate_points


def check_attributes(attributes: Mapping[Any, int], *, allow_unspent: bool) -> Attributes:
    """Refusals, in this order: `unknown-attribute`, `missing-attribute`, `attribute-out-of-range`, and the budget's."""
    if unknown := next((one for one in attributes if one not in ATTRIBUTES), None):
        raise Rejected("unknown-attribute", attribute=unknown)
    if len(attributes) < len(ATTRIBUTES):
        raise Rejected("missing-attribute")
    if any(not 0 <= value <= HIGHEST_ATTRIBUTE for value in attributes.values()):
        raise Rejected("attribute-out-of-range", most=HIGHEST_ATTRIBUTE)
    points = sum(attributes.values())
    _require_spent("attribute-points", points, ATTRIBUTE_POINTS, allow_unspent=allow_unspent)
    return Attributes(points, LEAST_HEALTH + HEALTH_A_POINT * attributes["endurance"])


def check_careers(careers: tuple[Career, ...], *, allow_unspent: bool) -> dict[str, int]:
    """The points left in each career, by its name; with all careers stated (BB-CREATE-03).

    Refusals, in this order: `too-few-careers`, `too-many-careers`, `duplicate-name`, `career-points-out-of-range`,
    `career-points-overspent`, `career-points-unspent`, those of `career_cost`.
    """
    require_number(len(careers))
    require_different(one.name for one in careers)
    require_different(trait_names(careers))
    for one in careers:
        require_career_points(one.points)
    _require_spent("career-points", sum(one.points for one in careers), CAREER_POINTS, allow_unspent=allow_unspent)
    return {one.name: career_cost(one, names_checked=True).left for one in careers}


def require_number(careers: int) -> None:
    """BB-CAREER-01. Refusals: `too-few-careers`, `too-many-careers`."""
    if careers < LEAST_CAREERS:
        raise Rejected("too-few-careers", least=LEAST_CAREERS)
    if careers > MOST_CAREERS:
        raise Rejected("too-many-careers", most=MOST_CAREERS)


def require_career_points(points: int) -> None:
    """BB-CAREER-02. Refusal: `career-points-out-of-range`."""
    if not LEAST_IN_CAREER <= points <= MOST_IN_CAREER:
        raise Rejected("career-points-out-of-range", least=LEAST_IN_CAREER, most=MOST_IN_CAREER)


def check_picks(picks: Picks, *, allow_unspent: bool) -> int:
    """Points spent on talents, flags and fate points.

    Refusals, in this order: `duplicate-name`, `picks-overspent`, `picks-unspent`, `picks-all-same` (BB-PICK-02).
    """
    require_different((*picks.talents, *picks.flags))
    spent = sum(picks.counts)
    _require_spent("picks", spent, PICKS, allow_unspent=allow_unspent)
    if PICKS in picks.counts:
        raise Rejected("picks-all-same")
    return spent


def picks_of(sheet: Sheet) -> Picks:
    return Picks(
        tuple(one.name for one in sheet.talents), tuple(one.name for one in sheet.flags), fate_points=sheet.fate_max
    )


def require_whole(sheet: Sheet, *, allow_unspent: bool) -> None:
    """A sheet as it is submitted. Refusals: the first of `faults`."""
    for fault in faults(sheet, allow_unspent=allow_unspent):
        raise fault


def faults(sheet: Sheet, *, allow_unspent: bool) -> Iterator[Rejected]:
    """What is wrong with a sheet of a new hero: the first fault of each of its three parts, of names before all."""
    checks: tuple[Callable[[], object], ...] = (
        lambda: check_attributes(sheet.attributes, allow_unspent=allow_unspent),
        lambda: check_careers(sheet.careers, allow_unspent=allow_unspent),
        lambda: check_picks(picks_of(sheet), allow_unspent=allow_unspent),
    )
    for check in checks:
        try:
            check()
        except Rejected as refused:
            yield refused


def _require_spent(budget: str, spent: int, points: int, *, allow_unspent: bool) -> None:
    """BB-CREATE-02; the house rule `allow_unspent` lets points lapse."""
    if spent > points:
        raise _of_budget(budget, "overspent", spent, points)
    if spent < points and not allow_unspent:
        raise _of_budget(budget, "unspent", spent, points)


def _of_budget(budget: str, fault: str, spent: int, points: int) -> Rejected:
    return Rejected(f"{budget}-{fault}", points=points, apart=abs(points - spent))

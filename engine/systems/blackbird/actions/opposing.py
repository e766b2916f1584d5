"""Two resolved rolls against each other, and more sides in pairs (BB-OPP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal, NamedTuple, TypeVar

from engine.systems.blackbird.actions.difficulty import STANDARD
from engine.systems.blackbird.options import FullTie
from engine.systems.blackbird.throw.counting import Count, Critical, counted
from engine.systems.blackbird.throw.values import Roll

Winner = Literal["initiator", "responder", "none", "reroll"]
Reason = Literal["both_critical_failure", "critical_failure", "critical_success", "successes", "sum", "status_quo"]
S = TypeVar("S")


class Standing(NamedTuple):
    """One side as it is compared: successes less its shift, the critical in force, the sum of its faces."""

    net: int
    critical: Critical
    sum: int


WITHOUT_DICE = Standing(0, "none", 0)
"""A silent responder whose attribute is 0; its shift does not count either (BB-OPP-06)."""


class Verdict(NamedTuple):
    """`reroll`: both throw again, by the house rule for full ties."""

    winner: Winner
    by: Reason


def standing(count: Count, shift: int) -> Standing:
    """BB-OPP-03, BB-OPP-04, BB-OPP-05."""
    return Standing(count.successes - shift, count.critical, count.sum)


def standing_of(roll: Roll | None) -> Standing:
    """A roll among opponents has no target: its difficulty beyond the standard is its shift (BB-OPP-04)."""
    if roll is None or not roll.dice:
        return WITHOUT_DICE
    return standing(counted(roll), roll.difficulty - STANDARD)


def compare(initiator: Standing, responder: Standing, full_tie: FullTie) -> Verdict:
    """The order of BB-OPP-02; between equals the state of things stays as it was."""
    return (
        _by_critical_failure(initiator, responder)
        or _by_critical_success(initiator, responder)
        or _by_numbers(initiator, responder)
        or Verdict(full_tie, "status_quo")
    )


def pairs(sides: Sequence[S]) -> Iterator[tuple[S, S]]:
    """(initiator's part, responder's part) for every two sides, given in the order in which they joined (BB-OPP-07).

    The first is the initiator; between two responders the later one takes the initiator's part.
    """
    for (place, earlier), (_, later) in combinations(enumerate(sides), 2):
        yield (earlier, later) if place == 0 else (later, earlier)


def _by_critical_failure(initiator: Standing, responder: Standing) -> Verdict | None:
    match initiator.critical, responder.critical:
        case "failure", "failure":
            return Verdict("none", "both_critical_failure")
        case "failure", _:
            return Verdict("responder", "critical_failure")
        case _, "failure":
            return Verdict("initiator", "critical_failure")
    return None


def _by_critical_success(initiator: Standing, responder: Standing) -> Verdict | None:
    """Two critical successes are no decision: only their sums count."""
    if initiator.critical == responder.critical:
        return None
    return Verdict("initiator" if initiator.critical == "success" else "responder", "critical_success")


def _by_numbers(initiator: Standing, responder: Standing) -> Verdict | None:
    if initiator.critical != "success" and initiator.net != responder.net:
        return Verdict("initiator" if initiator.net > responder.net else "responder", "successes")
    if initiator.sum != responder.sum:
        return Verdict("initiator" if initiator.sum > responder.sum else "responder", "sum")
    return None

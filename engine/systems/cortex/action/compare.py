"""An action against what opposes it: who wins, by how much, which effect dice work (CX-OPP, FL-OPP)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from engine.core.base import Frozen, Map, Rejected
from engine.systems.cortex.action.reading import Reading
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.dice import LADDER, NONE, Die, step

POINTS_OF_MARGIN = 5
"""Full points of margin for one step (CX-OPP-06, FL-OPP-11)."""

Use = Literal["stress", "complication", "asset"]


class Outcome(Frozen):
    """`margin` is the winner's total minus the loser's; `counter` may be used by a reaction that really won, if paid.

    A tie under the default option counts as the reaction's, but is no win (CX-OPP-04, FL-OPP-03).
    """

    winner: Literal["action", "reaction"]
    margin: int
    effect: Die = NONE
    """The first effect die of a winning action as it works now."""
    counter: Die = NONE
    """The effect die of a won reaction; none where it is bought later (FL-OPP-02)."""
    reaction_won: bool = False
    """A counter-effect may be paid for (CX-OPP-08, FL-OPP-04, FL-OPP-05)."""


class PlannedEffect(Frozen):
    """What one effect die is to do (CX-ROLL-07); `name`: the stress type, or the complication's or asset's name."""

    die: Die
    target: CharacterId | None
    use: Use
    name: str


class Exchanged(Frozen):
    """One total against several reactions: each pair, and the effect dice that work (CX-OPP-10, FL-OPP-13)."""

    outcomes: Map[CharacterId, Outcome]
    effects: tuple[PlannedEffect, ...]


def compare(action: Reading, reaction: Reading, canon: Canon) -> Outcome:
    """CX-OPP-04 … CX-OPP-08. The action must be higher; what a tie is, the house rule says (AMB-02)."""
    margin = action.total - reaction.total
    if margin > 0 or (margin == 0 and canon.tie_winner == "action"):
        return Outcome(winner="action", margin=margin, effect=_effect_of_win(action, reaction, margin, canon))
    won = margin < 0 or canon.tie_winner == "reaction_wins"
    return Outcome(winner="reaction", margin=-margin, counter=_first(reaction) if won else NONE, reaction_won=won)


def require_plan(effects: Sequence[PlannedEffect], groups: Collection[CharacterId], canon: Canon) -> None:
    """Each die has its target, and no ordinary target takes the same effect twice (CX-ROLL-07, CX-MOB-05).

    Refusals: `target-not-named`, `same-effect-twice`.
    """
    taken: set[tuple[str | None, str, str]] = set()
    for one in effects:
        if one.use == "asset":
            continue
        if one.target is None:
            raise Rejected("target-not-named")
        same = (one.target, one.use, one.name)
        if same in taken and one.target not in groups and not canon.same_effect_twice:
            raise Rejected("same-effect-twice", what=one.name)
        taken.add(same)


def compare_targets(
    action: Reading,
    effects: Sequence[PlannedEffect],
    reactions: Map[CharacterId, Reading],
    groups: Collection[CharacterId],
    canon: Canon,
) -> Exchanged:
    """Each pair on its own; an asset beside an attack needs the first target beaten (CX-OPP-10, AMB-65).

    Refusals: those of `require_plan`, and `target-not-named` for a target that did not react.
    """
    require_plan(effects, groups, canon)
    outcomes = Map({who: compare(action, reaction, canon) for who, reaction in reactions.items()})
    first = next(iter(reactions), None)
    working = []
    for one in effects:
        against = first if one.use == "asset" else one.target
        if against is not None and against not in outcomes:
            raise Rejected("target-not-named")
        if against is None or outcomes[against].winner == "action":
            working.append(one)
    return Exchanged(outcomes=outcomes, effects=tuple(working))


def _first(reading: Reading) -> Die:
    return reading.effects[0] if reading.effects else NONE


def _effect_of_win(action: Reading, reaction: Reading, margin: int, canon: Canon) -> Die:
    """Both options at once: the unmodified dice are compared, the net is applied once (CX-OPP-05 … CX-OPP-07)."""
    effect = _first(action)
    if not effect:
        return NONE
    steps = margin // POINTS_OF_MARGIN if canon.margin_step_up else 0
    if canon.opposed_effect_step_down and _first(reaction) > effect:
        steps -= 1
    return max(step(effect, steps), LADDER[0])

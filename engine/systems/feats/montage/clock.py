"""Silence and returns in a montage: the common deadline, a declaration sent back, the grace of one hero.

FT-MONT-25, FT-MONT-26, FT-MONT-27, FT-MONT-32, FT-TIME-03, FT-TIME-10. Hours are the table's; here a deadline falls.
"""

from __future__ import annotations

from engine.core.base import Rejected, evolve
from engine.systems.feats.hero import HeroId
from engine.systems.feats.montage.moves import Move, passes, require_hero, require_move
from engine.systems.feats.montage.values import Montage


def common_deadline(montage: Montage, round_no: int) -> Move:
    """Everybody who waits passes; heroes with an open declaration are waited for (FT-MONT-25).

    Refusals: `montage-over`, `future-deadline`, `stale-deadline` (a past round, or fired twice).
    """
    require_move(montage)
    _require_round(montage, round_no)
    if montage.overdue:
        raise Rejected("stale-deadline", round=round_no)
    return passes(evolve(montage, overdue=True), montage.waiting())


def grace_deadline(montage: Montage, round_no: int, hero: HeroId) -> Move:
    """The own deadline of a hero who was sent back late: waiting, the hero passes; with something open, is waited for.

    Refusals: `montage-over`, `missing-field`, `unknown-hero`, `future-deadline`, `stale-deadline` (also when no grace
    of this hero runs) (FT-MONT-27, FT-MONT-32).
    """
    require_move(montage, hero)
    require_hero(montage, hero)
    _require_round(montage, round_no)
    if montage.grace.get(hero) != "running":
        raise Rejected("stale-deadline", round=round_no)
    over = evolve(montage, grace=montage.grace.set(hero, "over"))
    return passes(over, (hero,) if hero in montage.waiting() else ())


def release(montage: Montage, hero: HeroId) -> Move:
    """An open declaration is sent back or withdrawn before the dice; a refused effect too (FT-MONT-26, FT-MONT-24).

    The hero waits again. After the common deadline the first release of a round starts the hero's grace, a later one
    goes on with it, and when it has run out the hero passes at once (FT-MONT-27).
    Refusals: `montage-over`, `missing-field`, `unknown-hero`, `nothing-declared`.
    """
    require_move(montage, hero)
    require_hero(montage, hero)
    if hero not in montage.pending:
        raise Rejected("nothing-declared", hero=hero)
    return come_back(evolve(montage, pending=montage.pending.drop(hero)), hero)


def come_back(free: Montage, hero: HeroId) -> Move:
    """A hero with nothing open chooses again: in the round, or in the own grace after its deadline (FT-MONT-27)."""
    free = evolve(free, returns=free.returns.set(hero, free.returns.get(hero, 0) + 1))
    if not free.overdue:
        return Move(free)
    match free.grace.get(hero):
        case None:
            return Move(evolve(free, grace=free.grace.set(hero, "running")), released_to="started")
        case "running":
            return Move(free, released_to="running")
        case "over":
            return passes(free, (hero,))._replace(released_to="over")


def _require_round(montage: Montage, round_no: int) -> None:
    if round_no > montage.round:
        raise Rejected("future-deadline", round=round_no)
    if round_no < montage.round:
        raise Rejected("stale-deadline", round=round_no)

"""What happens in a montage, one move at a time: declarations, contributions, passes, a new obstacle, the end.

FT-MONT-09, FT-MONT-10, FT-MONT-11, FT-MONT-12, FT-MONT-13, FT-MONT-14, FT-MONT-15, FT-MONT-16, FT-MONT-17, FT-MONT-18,
FT-MONT-21, FT-MONT-24, FT-MONT-28, FT-MONT-30, FT-MONT-31, FT-MONT-32, A-10, A-11, A-23, A-31, A-32. A move gives a new
montage, or a refusal that changes nothing; refusals are listed in the order in which they are looked for.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.core.base import Map, Rejected, evolve
from engine.systems.feats.contests.opposed import Verdict
from engine.systems.feats.effects import Judgement, effect_named, require_proposable, use_instead_of_check
from engine.systems.feats.hero import Effect, HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage.values import (
    ROUNDS,
    SEGMENTS,
    SEGMENTS_OF_EFFECT,
    Declaration,
    Montage,
    Obstacle,
    standing,
)
from engine.systems.feats.options import EffectGate, FeatsOptions

ReleasedTo = Literal["round", "started", "running", "over"]


class Move(NamedTuple):
    """A montage after a move: nominal segments gained, who passes by it, and what a released hero returns to."""

    montage: Montage
    gain: int = 0
    passed: tuple[HeroId, ...] = ()
    released_to: ReleasedTo = "round"


class EffectMove(NamedTuple):
    move: Move
    effect: Effect
    """As it is after the use."""


def declare(montage: Montage, hero: HeroId, skill: str, obstacle: str) -> Montage:
    """A check is declared; its obstacle is reserved (FT-MONT-24) and the hero is waited for.

    Refusals: `montage-over`, `missing-field`, `unknown-hero`, `already-contributed` (FT-MONT-09), `already-declared`,
    `unknown-obstacle`, `obstacle-solved` (FT-MONT-16), `obstacle-reserved`, `skill-already-used` (FT-MONT-15).
    """
    require_move(montage, hero, skill, obstacle)
    _require_turn(montage, hero)
    _require_nothing_open(montage, hero)
    _require_obstacle(montage, hero, obstacle)
    if montage.has_used(hero, skill):
        raise Rejected("skill-already-used", skill=skill)
    return _with_open(montage, hero, Declaration(by="check", what=skill, obstacle=obstacle))


def declare_or_match(montage: Montage, hero: HeroId, skill: str, obstacle: str) -> Montage:
    """As `declare`, for a check that is resolved at once; one that is open already must be the same.

    Refusals: those of `declare`, but for an open declaration `declaration-mismatch`.
    """
    require_move(montage, hero, skill, obstacle)
    _require_turn(montage, hero)
    if hero not in montage.pending:
        return declare(montage, hero, skill, obstacle)
    _require_match(montage, hero, Declaration(by="check", what=skill, obstacle=obstacle))
    return montage


def resolve_check(montage: Montage, hero: HeroId, outcome: Outcome) -> Move:
    """The final outcome of a declared check, after any Feat Point (FT-MONT-13), fills the track (FT-MONT-12).

    The skill is used up whatever came (FT-MONT-15). A failure takes nothing back and leaves the obstacle open
    (FT-MONT-14, A-31). Refusals: `montage-over`, `nothing-declared`.
    """
    require_move(montage, hero)
    declared = _require_open_declaration(montage, hero)
    used = (*montage.used_skills.get(hero, ()), declared.what)
    gain = SEGMENTS[outcome]
    spent = evolve(montage, used_skills=montage.used_skills.set(hero, used))
    return _contributed(spent, hero, declared.obstacle if gain else None, gain)


def contest_outcome(verdict: Verdict) -> Outcome:
    """What an opposed check counts for, the hero being the active side (FT-MONT-31).

    A winner's own step; a loser and a double failure count as a failure.
    """
    if verdict.winner == "active" and verdict.quality is not None:
        return verdict.quality
    return Outcome.FAILURE


def require_contest_allowed(rules: FeatsOptions) -> None:
    """Refusal: `opposed-not-allowed` without the house rule (FT-MONT-31, A-19)."""
    if not rules.montage_opposed:
        raise Rejected("opposed-not-allowed")


def propose(
    montage: Montage, hero: HeroId, effect: str, obstacle: str, owned: tuple[Effect, ...], gate: EffectGate
) -> Montage:
    """An effect is proposed to the GM; it reserves and is waited for like a declared check (FT-MONT-24).

    Refusals: as `declare` up to `already-declared`, `unknown-effect`, those of the obstacle, those of
    `require_proposable`.
    """
    require_move(montage, hero, effect, obstacle)
    _require_turn(montage, hero)
    _require_nothing_open(montage, hero)
    chosen = effect_named(owned, effect)
    _require_obstacle(montage, hero, obstacle)
    require_proposable(chosen, gate)
    return _with_open(montage, hero, Declaration(by="effect", what=effect, obstacle=obstacle))


def resolve_effect(
    montage: Montage,
    hero: HeroId,
    effect: str,
    obstacle: str,
    owned: tuple[Effect, ...],
    judgement: Judgement,
    gate: EffectGate,
) -> EffectMove:
    """The GM's judgement of an effect, proposed before or with it: 2 segments, the obstacle is solved (FT-MONT-18).

    Refusals: as `propose`, but for an open declaration `already-declared` (a check) or `declaration-mismatch` (another
    effect or obstacle); last those of `use_instead_of_check`. A refused effect spends nothing and stays open.
    """
    require_move(montage, hero, effect, obstacle)
    _require_turn(montage, hero)
    if hero in montage.pending:
        if montage.pending[hero].by == "check":
            _require_nothing_open(montage, hero)
        _require_match(montage, hero, Declaration(by="effect", what=effect, obstacle=obstacle))
    chosen = effect_named(owned, effect)
    _require_obstacle(montage, hero, obstacle)
    after = use_instead_of_check(chosen, judgement, gate)
    return EffectMove(_contributed(montage, hero, obstacle, SEGMENTS_OF_EFFECT), after)


def pass_by(montage: Montage, hero: HeroId) -> Move:
    """No risk, no segments, no complication; it is the contribution of this round and final (FT-MONT-10, A-25, A-32).

    Refusals: as `declare` up to `already-declared`.
    """
    require_move(montage, hero)
    _require_turn(montage, hero)
    _require_nothing_open(montage, hero)
    return _contributed(montage, hero, None, 0)


def leave(montage: Montage, hero: HeroId) -> Move:
    """A hero leaves: what is open is dropped, this round and every later one is passed; the track stays (FT-MONT-30).

    Refusals: `montage-over`, `missing-field`, `unknown-hero`, `already-left`.
    """
    require_move(montage, hero)
    require_hero(montage, hero)
    if hero in montage.left:
        raise Rejected("already-left", hero=hero)
    gone = evolve(montage, left=(*montage.left, hero), pending=montage.pending.drop(hero))
    return passes(gone, () if hero in montage.contributed else (hero,))


def add_obstacle(montage: Montage, obstacle: Obstacle) -> Montage:
    """Legal any time before the end (FT-MONT-17). Refusals: `montage-over`, `missing-field`, `duplicate-obstacle`."""
    require_move(montage, obstacle.id)
    if montage.obstacle(obstacle.id) is not None:
        raise Rejected("duplicate-obstacle", obstacle=obstacle.text)
    return evolve(montage, obstacles=(*montage.obstacles, obstacle))


def cancel(montage: Montage) -> Montage:
    """The GM ends it without an outcome; what is open is dropped, what was used stays used (FT-MONT-28, A-25).

    Refusal: `montage-over`.
    """
    require_move(montage)
    return evolve(montage, ending="cancelled", pending=Map())


def require_move(montage: Montage, *named: str) -> None:
    """Refusals: `montage-over`; `missing-field` when something that the move needs is blank (FT-MONT-32)."""
    if montage.finished:
        raise Rejected("montage-over")
    if not all(one.strip() for one in named):
        raise Rejected("missing-field")


def require_hero(montage: Montage, hero: HeroId) -> None:
    if hero not in montage.heroes:
        raise Rejected("unknown-hero", hero=hero)


def passes(montage: Montage, heroes: tuple[HeroId, ...]) -> Move:
    """Some heroes pass at once, in this round."""
    after = evolve(montage, contributed=(*montage.contributed, *heroes))
    return Move(settled(after), passed=heroes)


def settled(montage: Montage) -> Montage:
    """The next round when all had their chance; the end after the last one (FT-MONT-11), or when the track is full.

    Open declarations are dropped by the end, nothing is spent (FT-MONT-21, A-11). Who left passes at the opening.
    """
    through = all(hero in montage.contributed for hero in montage.heroes)
    outcome = standing(montage.track_length, montage.progress, montage.round - 1 + through).outcome
    if outcome is not None:
        return evolve(montage, ending=outcome, pending=Map())
    if not through or montage.round == ROUNDS:
        return montage
    opened = evolve(montage, round=montage.round + 1, contributed=montage.left, overdue=False, grace=Map())
    return settled(opened)


def _contributed(montage: Montage, hero: HeroId, solves: str | None, gain: int) -> Move:
    solved = montage.obstacle(solves) if solves else None
    closes = solved is not None and not solved.ongoing and solved.id not in montage.solved
    after = evolve(
        montage,
        contributed=(*montage.contributed, hero),
        pending=montage.pending.drop(hero),
        progress=min(montage.track_length, montage.progress + gain),
        solved=(*montage.solved, solved.id) if solved is not None and closes else montage.solved,
    )
    return Move(settled(after), gain)


def _with_open(montage: Montage, hero: HeroId, declaration: Declaration) -> Montage:
    return evolve(montage, pending=montage.pending.set(hero, declaration))


def _require_turn(montage: Montage, hero: HeroId) -> None:
    require_hero(montage, hero)
    if hero in montage.contributed:
        raise Rejected("already-contributed", hero=hero)


def _require_nothing_open(montage: Montage, hero: HeroId) -> None:
    if hero in montage.pending:
        raise Rejected("already-declared", hero=hero)


def _require_match(montage: Montage, hero: HeroId, declaration: Declaration) -> None:
    if not montage.pending[hero].same_as(declaration):
        raise Rejected("declaration-mismatch")


def _require_open_declaration(montage: Montage, hero: HeroId) -> Declaration:
    declared = montage.pending.get(hero)
    if declared is None:
        raise Rejected("nothing-declared", hero=hero)
    return declared


def _require_obstacle(montage: Montage, hero: HeroId, obstacle_id: str) -> None:
    obstacle = montage.obstacle(obstacle_id)
    if obstacle is None:
        raise Rejected("unknown-obstacle", obstacle=obstacle_id)
    if obstacle_id in montage.solved:
        raise Rejected("obstacle-solved", obstacle=obstacle.text)
    if montage.reserved_by(obstacle) not in {None, hero}:
        raise Rejected("obstacle-reserved", obstacle=obstacle.text)

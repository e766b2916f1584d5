"""Moves of a montage as they happen at the table: a contribution resolved, a hero given back, a new round, the end.

FT-MONT-11, FT-MONT-12, FT-MONT-21, FT-MONT-26, FT-MONT-30, A-11.
"""

from __future__ import annotations

from engine.systems.feats.at_table import FeatsLedger
from engine.systems.feats.checks.life import Final
from engine.systems.feats.hero import HeroId
from engine.systems.feats.ladder import Outcome
from engine.systems.feats.montage.clock import release
from engine.systems.feats.montage.events import HeroPassed, HeroReleased, PassedBy, TrackFilled
from engine.systems.feats.montage.moves import resolve_check
from engine.systems.feats.montage.stages import MontageEnded, RoundOpened
from engine.systems.feats.montage.values import Montage
from engine.systems.feats.montage.view import obstacle_text
from engine.systems.feats.scenes.open_checks import check_called
from engine.systems.feats.state import FeatsState


def running(state: FeatsState) -> Montage | None:
    """The montage of the open scene while it goes on."""
    montage = state.scene.montage if state.scene is not None else None
    return montage if montage is not None and not montage.finished else None


def contribute_outcome(led: FeatsLedger, hero: HeroId, outcome: Outcome) -> None:
    """A final outcome fills the track; one that comes after the end, or after its hero left, fills nothing (A-11)."""
    before = running(led.state)
    if before is None or hero not in before.pending:
        return
    move = resolve_check(before, hero, outcome)
    led.post(
        TrackFilled(
            hero=hero,
            name=name_of(led.state, hero),
            outcome=outcome,
            gain=move.gain,
            done=move.montage.progress,
            length=before.track_length,
        )
    )
    after_move(led, before, hero)


def check_is_final(led: FeatsLedger, check_id: str) -> None:
    """The window of a check has closed; a contribution fills the track at once (digest 4.3 step 4)."""
    check = check_called(led.state, check_id)
    if check.obstacle and isinstance(check.stage, Final):
        contribute_outcome(led, check.hero, check.stage.outcome)


def release_hero(led: FeatsLedger, hero: HeroId) -> None:
    """A declaration is open no more: the hero waits again, or passes at once when the grace is over (FT-MONT-27)."""
    before = running(led.state)
    if before is None or hero not in before.pending:
        return
    led.post(HeroReleased(hero=hero, name=name_of(led.state, hero), to=release(before, hero).released_to))
    after_move(led, before)


def pass_hero(led: FeatsLedger, hero: HeroId, by: PassedBy) -> None:
    before = running(led.state)
    if before is None:
        return
    led.post(HeroPassed(hero=hero, name=name_of(led.state, hero), by=by))
    after_move(led, before)


def after_move(led: FeatsLedger, before: Montage, hero: HeroId = "") -> None:
    """Says what the move (of a hero) has led to: the next round, or the end."""
    scene = led.state.scene
    now = scene.montage if scene is not None else None
    if now is None or before.finished:
        return
    if now.finished:
        solved = tuple(obstacle_text(now, one) for one in now.solved)
        dropped = tuple(name_of(led.state, one) for one in before.pending if one != hero)
        led.post(
            MontageEnded(ending=now.ending, done=now.progress, length=now.track_length, solved=solved, dropped=dropped)
        )
    elif now.round > before.round:
        led.post(RoundOpened(round=now.round, done=now.progress, length=now.track_length))


def name_of(state: FeatsState, hero: HeroId) -> str:
    found = state.heroes.get(hero)
    return found.name if found is not None else hero

"""What happens by itself at the boundaries of time (CX-TIME-02, CX-REC-01, CX-DOOM-01; FL-STRUCT)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, get_args

from engine.core.base import Map, Rejected, evolve
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Sheet
from engine.systems.cortex.dice import Die, descending, step
from engine.systems.cortex.held import ENDLESS, Asset, Complication, Resource
from engine.systems.cortex.recovery.treating import SPARED
from engine.systems.cortex.state import Nature, Scale, SceneKind
from engine.systems.cortex.tracks import CLEAR, STRESS_TYPES, StressType, Track

C = TypeVar("C", bound=Sheet)
Thing = TypeVar("Thing", Asset, Complication, Resource)

START_PP = 1
START_FLOOR = 1
SIZE_OF_NATURE: Map[str, Die] = Map({"standard": 6, "heroic": 8, "catastrophic": 10})
NUMBER_OF_SCALE: Map[str, int] = Map({"ordinary": 2, "global": 3, "cosmic": 4})


def doom_of_act(nature: str, scale: str) -> tuple[Die, ...]:
    """Nature gives the size, scale the number (CX-DOOM-01, AMB-54). Refusals: `unknown-nature`, `unknown-scale`."""
    if nature not in get_args(Nature):
        raise Rejected("unknown-nature", nature=nature)
    if scale not in get_args(Scale):
        raise Rejected("unknown-scale", scale=scale)
    return (SIZE_OF_NATURE[nature],) * NUMBER_OF_SCALE[scale]


def doom_at_act(start: Sequence[Die], old: Sequence[Die], canon: Canon) -> tuple[Die, ...]:
    """The new pool replaces the old one, or is added to it by house rule (CX-DOOM-02, FL-DOOM-01, FL-STRUCT-02)."""
    return descending((*start, *old) if canon.doom_carry_over else start)


def at_event_start(sheet: C) -> C:
    """1 PP, floor 1 (CX-PP-01, CX-CHAR-03; FL-PP-01, FL-CHAR-05, FL-STRUCT-01)."""
    return evolve(sheet, pp=START_PP, pp_floor=START_FLOOR)


def at_session_start(sheet: C) -> C:
    """PP rise to the floor (CX-PP-02)."""
    return evolve(sheet, pp=max(sheet.pp, sheet.pp_floor))


def at_act_start(sheet: C, canon: Canon) -> C:
    """Each trauma a step down, the floor back to 1; it may count as a session (CX-REC-10, CX-XP-08; FL-REC-09)."""
    eased = _with_tracks(evolve(sheet, pp_floor=START_FLOOR), {t: _eased_trauma(sheet.track(t)) for t in STRESS_TYPES})
    return at_session_start(eased) if canon.session_tick == "act" else eased


def at_scene_start(sheet: C, kind: SceneKind, canon: Canon) -> C:
    """An Action Scene may count as the start of a session (CX-PP-02, AMB-29, FL-STRUCT-03)."""
    return at_session_start(sheet) if kind == "action" and canon.session_tick == "scene" else sheet


def at_transition_start(sheet: C, canon: Canon) -> C:
    """Stress eases by how the latest stressing out ended; everybody can act again; resources may end.

    CX-REC-01, CX-COMP-05, CX-TRA-05; FL-REC-01, FL-RES-02, FL-STRUCT-05, FL-TRAUMA-02.
    """
    rested = _with_tracks(sheet, {t: _rested(sheet.track(t), canon) for t in STRESS_TYPES})
    free = tuple(evolve(one, helpless=False) for one in sheet.complications)
    lasting = tuple(one for one in sheet.resources if one.name in sheet.unlocked)
    kept = lasting if canon.resource_ends == "transition_start" else sheet.resources
    return evolve(rested, complications=free, resources=kept)


def at_scene_end(sheet: C, kind: SceneKind) -> C:
    """What lasts a scene ends; the end of an Action Scene is counted (CX-TIME-02, AMB-14; FL-STRUCT-04, FL-COMP-06).

    Banked dice wait for the next roll (CX-OPN-03).
    """
    tracks = {t: evolve(sheet.track(t), trauma_this_scene=False) for t in STRESS_TYPES}
    return evolve(
        _with_tracks(sheet, tracks),
        assets=_left(sheet.assets, kind),
        complications=_left(sheet.complications, kind),
        resources=tuple(one for one in _left(sheet.resources, kind)),
    )


def _left(things: tuple[Thing, ...], kind: SceneKind) -> tuple[Thing, ...]:
    kept = []
    for one in things:
        if one.lasts == ENDLESS or (one.lasts > 0 and kind == "transition"):
            kept.append(one)
        elif one.lasts > 1:
            kept.append(evolve(one, lasts=one.lasts - 1))
    return tuple(kept)


def _with_tracks(sheet: C, tracks: dict[StressType, Track]) -> C:
    return evolve(sheet, tracks=Map({type_: track for type_, track in tracks.items() if track != CLEAR}))


def _eased_trauma(track: Track) -> Track:
    return evolve(track, trauma=step(track.trauma, -1) if track.trauma else 0)


def _rested(track: Track, canon: Canon) -> Track:
    """Out with trauma: the stress goes; by a pulled blow: d6, a smaller one stays; otherwise a step down (AMB-63)."""
    normal = step(track.stress, -1) if track.stress else 0
    if track.was_out == "trauma":
        stress = 0
    elif track.was_out == "pulled" and (track.out or canon.spared_revived_transition == "d6"):
        stress = min(track.stress, SPARED)
    else:
        stress = normal
    return evolve(track, stress=stress, out=None, was_out=None)

"""How the vectors of `cortex` and `flowers` write dice, tracks and refusals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from engine.core.base import Dice, Map, Rejected
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.dice import Die, read_die, written
from engine.systems.cortex.flowers import FlowersOptions
from engine.systems.cortex.options import CortexOptions
from engine.systems.cortex.tracks import STRESS_TYPES, StressType, Track
from tests.vectors.registry import Given, Json

NONE = 0


def cortex_canon(given: Given) -> Canon:
    return CortexOptions.model_validate(given.get("options") or {}).canon


def flowers_canon(given: Given) -> Canon:
    return FlowersOptions.model_validate(given.get("options") or {}).canon


def die(text: Json) -> Die:
    return read_die(text) if text else NONE


def dice(texts: Iterable[Json] | None) -> tuple[Die, ...]:
    return tuple(die(one) for one in texts or ())


def said(size: Die) -> str | None:
    return written(size) if size else None


def all_said(sizes: Iterable[Die]) -> list[str]:
    return [written(size) for size in sizes]


def sorted_said(sizes: Iterable[Die]) -> list[str]:
    return all_said(sorted(sizes, reverse=True))


def rolled(texts: Iterable[str]) -> tuple[Dice, ...]:
    found = [re.fullmatch(r"d(\d+):(\d+)", text) for text in texts]
    return tuple(Dice(sides=int(one[1]), face=int(one[2])) for one in found if one)


SAME_CODE = {
    "hitch-chosen": "rolled-one",
    "too-few-total-dice": "too-few-dice",
    "pull-not-smallest": "soften-not-smallest",
    "too-many-hitches": "not-enough-ones",
    "step-above-d12": "exceeds-d12",
    "doom-pool-empty": "empty-doom-pool",
    "die-not-in-doom-pool": "die-not-in-pool",
    "doom-die-too-small": "die-too-small",
    "needs-several-targets": "single-target",
    "wrong-number-of-dice": "wrong-count",
    "redirect-same-type": "same-type",
    "resource-needs-transition": "wrong-moment",
    "resource-needs-specialty": "no-specialty",
    "two-affiliations": "severity-once",
    "distinction-die": "bad-distinction-die",
    "bad-split": "bad-specialty-split",
    "stunt-source-used": "stunt-source-repeated",
    "stress-and-trauma-same-type": "trauma-with-same-stress",
    "own-trauma-not-usable": "own-trauma-forbidden",
}
"""Refusals of the engine and their names in the vectors of Flowers (10.5)."""


@contextmanager
def flowers_codes() -> Iterator[None]:
    try:
        yield
    except Rejected as refused:
        raise Rejected(SAME_CODE.get(refused.code, refused.code), **refused.args_of_text) from None


def cortex_tracks(maps: Given) -> Map[StressType, Track]:
    """From the maps stress, trauma, out, was_out (a copy of out where it is not given)."""
    out = maps.get("out") or {}
    was_out = maps["was_out"] if maps.get("was_out") is not None else out
    found = {}
    for type_ in STRESS_TYPES:
        track = Track(
            stress=die((maps.get("stress") or {}).get(type_)),
            trauma=die((maps.get("trauma") or {}).get(type_)),
            out=out.get(type_),
            was_out=was_out.get(type_),
        )
        if track != Track():
            found[type_] = track
    return Map(found)


def cortex_maps(tracks: Map[StressType, Track]) -> Given:
    return {
        "stress": {type_: written(track.stress) for type_, track in tracks.items() if track.stress},
        "trauma": {type_: written(track.trauma) for type_, track in tracks.items() if track.trauma},
        "out": {type_: track.out for type_, track in tracks.items() if track.out},
        "was_out": {type_: track.was_out for type_, track in tracks.items() if track.was_out},
    }


HOW = {"trauma": "trauma", "spared": "pulled", "pulled": "spared"}


def flowers_track(given: Given) -> Track:
    succumbed = given.get("succumbed")
    how = None if succumbed is None else ("pulled" if succumbed == "spared" else "trauma")
    return Track.model_validate(
        {
            "stress": die(given.get("stress")),
            "trauma": die(given.get("trauma")),
            "out": (how or "trauma") if given.get("out") else None,
            "was_out": how,
            "trauma_this_scene": given.get("trauma_this_scene", False),
        }
    )


def flowers_tracks(maps: Json) -> Map[StressType, Track]:
    return Map({type_: flowers_track(maps[type_] or {}) for type_ in STRESS_TYPES if type_ in (maps or {})})


def flowers_track_said(track: Track) -> Given:
    return {
        "stress": said(track.stress),
        "trauma": said(track.trauma),
        "out": track.out is not None,
        "succumbed": {"trauma": "trauma", "pulled": "spared", None: None}[track.was_out],
        "trauma_this_scene": track.trauma_this_scene,
    }

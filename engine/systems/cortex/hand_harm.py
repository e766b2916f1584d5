"""The GM's hand on stress, trauma and being stressed out, by type (CX-GEN-02, CX-GM-01; CX-OUT-01, FL-STRESS-05)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Group, Option
from engine.systems.cortex.at_table import CortexLedger, CortexPending, CortexPosition
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.changes import change
from engine.systems.cortex.character import Level
from engine.systems.cortex.dice import LADDER, LARGEST, NONE, Die, capped, step
from engine.systems.cortex.hand_forms import (
    DIE,
    WHAT,
    WHOM,
    complete,
    dice,
    hand_form,
    people,
    picked_die,
    picked_whom,
    say_why,
    troubled,
    whom,
)
from engine.systems.cortex.harm import falls_at, with_track
from engine.systems.cortex.tracks import STRESS_TYPES, How, StressType, Track
from engine.systems.cortex.turns import people_changed
from engine.systems.cortex.words import die_text, short_type, type_text

IN, OUT_PULLED, OUT_TRAUMA = "in", "pulled", "trauma"
STATES = (OUT_TRAUMA, OUT_PULLED, IN)
GROUPS_OF_DICE = {"mob", "large_scale"}
"""They lose dice where others are stressed out (CX-MOB-03, CX-BIG-02)."""


def hand_harm(here: CortexPosition) -> Iterable[CortexPending]:
    """A track at any die; and who is stressed out by which type."""
    everybody = people(here)
    if everybody:
        tracks = [
            Option(id=f"{what}.{type_}", label=text(f"cortex-hand-{what}", type=short_type(type_)), group=WHAT.id)
            for type_ in STRESS_TYPES
            for what in ("stress", "trauma")
        ]
        none = Option(id=f"d{NONE}", label=text("cortex-hand-none"), group=DIE.id)
        options = (*whom(everybody), *tracks, *dice(LADDER), none)
        yield Pending(hand_form("tracks", options, (WHOM, WHAT, DIE)), _track_set)
    persons = [one for one in everybody if one.kind not in GROUPS_OF_DICE]
    if persons:
        types = [Option(id=type_, label=type_text(type_), group=WHAT.id) for type_ in STRESS_TYPES]
        states = [Option(id=f"out.{one}", label=text(f"cortex-hand-out-{one}"), group="state") for one in STATES]
        state = Group(id="state", label=text("cortex-hand-state"), least=1, most=1)
        form = hand_form("out", (*whom(persons), *types, *states), (WHOM, WHAT, state))

        def trouble(picks: tuple[str, ...]) -> str:
            idle = complete(form, picks) and _out_after(here, picks) == picked_whom(here, picks).track(_type(picks))
            return "changes-nothing" if idle else ""

        yield Pending(form, _out_set, troubled(trouble))


def _track_set(led: CortexLedger, answer: Answer) -> None:
    """Whoever is out and gets another stress is out no longer."""
    one, die = picked_whom(led, answer.picks), picked_die(answer.picks) or NONE
    what, _, rest = next(p for p in answer.picks if p.startswith(("stress.", "trauma."))).partition(".")
    type_ = next(t for t in STRESS_TYPES if t == rest)
    track = one.track(type_)
    if what == "stress":
        track = evolve(track, stress=die, out=None, was_out=track.was_out if track.out is None else None)
    else:
        track = evolve(track, trauma=die)
    shown = die_text(die) if die else text("cortex-none-left")
    named = type_text(type_) if what == "stress" else short_type(type_)
    line = text(f"cortex-hand-{what}-now", who=one.name, type=named, die=shown)
    change(led, line, with_track(one, type_, track))
    say_why(led, answer.text)
    people_changed(led)


def _out_set(led: CortexLedger, answer: Answer) -> None:
    one, type_ = picked_whom(led, answer.picks), _type(answer.picks)
    line = text(f"cortex-hand-out-{_state(answer.picks)}-now", who=one.name, type=type_text(type_))
    change(led, line, with_track(one, type_, _out_after(led, answer.picks)))
    say_why(led, answer.text)
    people_changed(led)


def _type(picks: tuple[str, ...]) -> StressType:
    return next(one for one in STRESS_TYPES if one in picks)


def _state(picks: tuple[str, ...]) -> str:
    return next(one for one in picks if one.startswith("out.")).removeprefix("out.")


def _out_after(here: CortexPosition, picks: tuple[str, ...]) -> Track:
    one, canon, state = picked_whom(here, picks), here.options.canon, _state(picks)
    track = one.track(_type(picks))
    return _on_their_feet(track, one.level, canon) if state == IN else _fallen(track, state, one.level, canon)


def _fallen(track: Track, how: str, level: Level | None, canon: Canon) -> Track:
    """Out, at the stress at which one falls; the trauma is set by its own form."""
    out: How = "pulled" if how == OUT_PULLED else "trauma"
    return evolve(track, stress=capped(falls_at(level, canon)), out=out, was_out=out)


def _on_their_feet(track: Track, level: Level | None, canon: Canon) -> Track:
    """As if it had never been: with the most stress that one stands (CX-REC-08, CX-REC-09, AMB-67; FL-REC-02)."""
    if track.out is None:
        return track
    return evolve(track, stress=min(track.stress, _most_stress(level, canon)), out=None, was_out=None)


def _most_stress(level: Level | None, canon: Canon) -> Die:
    return LARGEST if canon.revived_at_d12 and level is None else step(falls_at(level, canon), -1)

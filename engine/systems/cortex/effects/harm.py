"""Hits land: stress, stressing out, trauma, complications, groups (CX-STR, CX-OUT, CX-TRA, CX-COMP, CX-MOB, CX-BIG).

FL-STRESS, FL-TRAUMA, FL-COMP; the differences are values of the canon. A pulled blow is CX-OUT-06, CX-PULL-02,
FL-SPARE-02.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from pydantic import Field

from engine.core.base import Frozen, Map, Rejected, evolve
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import DICE_OF_LEVEL, Level, Sheet, trauma_limit
from engine.systems.cortex.dice import LARGEST, NONE, Die, capped, step
from engine.systems.cortex.effects.making import LEAST_EFFECT
from engine.systems.cortex.held import Complication
from engine.systems.cortex.points import pay
from engine.systems.cortex.tracks import CLEAR, How, StressType, Track

FIRST_TRAUMA: Die = 6
REDIRECT_PRICE = 1

C = TypeVar("C", bound=Sheet)


class Hit(Frozen):
    """One effect die that lands, or `steps` up without a blow (own stress used, failed help; CX-TRA-02, FL-TRAUMA-05).

    `type` for stress, `name` for a complication. `pulled`: the attacker wants no trauma. `redirect_to`: the victim pays
    1 PP and names another type (CX-STR-05, FL-STRESS-08).
    """

    track: Literal["stress", "complication"]
    type: StressType = "physical"
    name: str = ""
    die: Die = NONE
    steps: int = Field(default=0, ge=0)
    pulled: bool = False
    redirect_to: StressType | None = None
    lasts: int = 0

    @property
    def lands_on(self) -> StressType:
        return self.redirect_to or self.type


class Harmed(NamedTuple, Generic[C]):
    """Who was hit, as it stands now. `beyond`: a trauma passed its limit (CX-TRA-04); `fell`: types newly out."""

    sheet: C
    beyond: bool
    defeated: bool
    fell: tuple[StressType, ...]


def falls_at(level: Level | None, canon: Canon) -> Die:
    """The stress at which one is out: beyond d12, or at d12; a specialist one step beyond the level.

    CX-OUT-01, CX-NPC-05, FL-STRESS-05.
    """
    if level is not None:
        return step(DICE_OF_LEVEL[level][0][0], 1)
    return LARGEST if canon.stress_out_at == "d12" else step(LARGEST, 1)


def harm(sheet: C, hits: Sequence[Hit], canon: Canon, *, one_action: bool = False) -> Harmed[C]:
    """Applies hits in their order. `one_action`: all are effect dice of one roll (CX-ROLL-07, CX-MOB-05).

    Refusals: `same-effect-twice`, `redirect-same-type`, `not-enough-pp`, `target-gone` for a hit after the end.
    """
    if one_action:
        _require_different(sheet, hits, canon)
    beyond = False
    fell: list[StressType] = []
    for hit in hits:
        if beyond or sheet.gone:
            raise Rejected("target-gone")
        if hit.redirect_to is not None:
            if hit.redirect_to == hit.type:
                raise Rejected("redirect-same-type")
            sheet = evolve(sheet, pp=pay(sheet.pp, REDIRECT_PRICE))
        if hit.track == "complication":
            sheet = with_complication(sheet, hit, canon)
        elif sheet.kind in {"mob", "large_scale"}:
            sheet = _hit_group(sheet, hit)
        else:
            before = sheet.track(hit.lands_on)
            after, past = hit_track(before, hit, sheet.level, canon)
            if after.out and not before.out:
                fell.append(hit.lands_on)
            beyond = past
            sheet = with_track(sheet, hit.lands_on, after)
    defeated = sheet.kind in {"mob", "large_scale"} and not sheet.group_dice
    return Harmed(sheet, beyond, defeated, tuple(fell))


def with_track(sheet: C, type_: StressType, track: Track) -> C:
    """The sheet with one track as it is now; a clear one has no entry."""
    tracks = sheet.tracks.drop(type_) if track == CLEAR else sheet.tracks.set(type_, track)
    return evolve(sheet, tracks=tracks)


def hit_track(track: Track, hit: Hit, level: Level | None, canon: Canon) -> tuple[Track, bool]:
    """One hit on one track, and whether a trauma passed its limit.

    CX-STR-02, CX-OUT-02 … CX-OUT-06, CX-TRA-01, CX-TRA-02; FL-STRESS-03 … FL-STRESS-07, FL-TRAUMA-01 … FL-TRAUMA-06.
    """
    if track.out is not None:
        spared = track.out == "pulled"
        if hit.pulled if hit.die else spared and canon.failed_aid_on_spared == "none":
            return track, False
        return _hurt(track, hit, level, canon, was_out=True)
    stress = stacked(track.stress, hit)
    if stress < falls_at(level, canon):
        return evolve(track, stress=stress), False
    fallen = evolve(track, stress=capped(falls_at(level, canon)))
    if hit.die and hit.pulled:
        return evolve(fallen, out="pulled", was_out="pulled"), False
    return _hurt(fallen, hit, level, canon, was_out=False)


def stacked(present: Die, hit: Hit) -> Die:
    """A larger die replaces, another one steps it up; steps without a blow add up (CX-STR-02, FL-STRESS-04)."""
    if not hit.die:
        return (present or 2) + 2 * hit.steps
    return hit.die if hit.die > present else step(present, 1)


def trauma_after(track: Track, blow: Die, canon: Canon, *, was_out: bool) -> Die:
    """The trauma of one who falls, or is struck while out; not limited yet.

    By blow: CX-TRA-01, CX-TRA-02. By scene: FL-TRAUMA-03, FL-TRAUMA-04, FL-TRAUMA-05.
    """
    if canon.trauma_gain == "by_scene":
        if not track.trauma:
            return FIRST_TRAUMA
        kept = not track.trauma_this_scene and blow > track.trauma
        return capped(blow) if kept else step(track.trauma, 1)
    if not track.trauma:
        return max(FIRST_TRAUMA, blow) if was_out else FIRST_TRAUMA
    return blow if was_out and blow > track.trauma else step(track.trauma, 1)


def with_complication(sheet: C, hit: Hit, canon: Canon) -> C:
    """A complication is made, stacks like stress, or goes up by own use (CX-COMP-01 … CX-COMP-05, FL-COMP-01 … -05)."""
    found = next((one for one in sheet.complications if one.name == hit.name), None)
    if found is None or (hit.die and canon.complication_stacking == "separate"):
        made = complication_after(Complication(name=_free_name(sheet, hit.name), die=NONE, lasts=hit.lasts), hit)
        return evolve(sheet, complications=(*sheet.complications, made))
    grown = complication_after(found, hit)
    return evolve(sheet, complications=tuple(grown if one is found else one for one in sheet.complications))


def complication_after(present: Complication, hit: Hit) -> Complication:
    """At least d6; beyond d12 its bearer is helpless, and it is shown as d12 (CX-COMP-03, CX-COMP-05, FL-COMP-03)."""
    blow = evolve(hit, die=max(hit.die, LEAST_EFFECT)) if hit.die else hit
    die = stacked(present.die, blow)
    return evolve(present, die=capped(die), helpless=present.helpless or die > LARGEST)


def _hurt(track: Track, hit: Hit, level: Level | None, canon: Canon, *, was_out: bool) -> tuple[Track, bool]:
    trauma = trauma_after(track, hit.die, canon, was_out=was_out)
    how: How = "trauma"
    hurt = evolve(track, trauma=capped(trauma), out=how, was_out=how, trauma_this_scene=_marks(canon))
    return hurt, trauma > trauma_limit(level)


def _marks(canon: Canon) -> bool:
    """Only where it is asked for is it remembered that a trauma came in this scene (hook 9)."""
    return canon.trauma_gain == "by_scene"


def _hit_group(sheet: C, hit: Hit) -> C:
    """Stress beyond the size of its dice costs a group one of them, and clears its stress (CX-MOB-03, CX-BIG-02).

    The excess is lost; hits on a defeated group are lost (CX-MOB-04).
    """
    dice = sheet.group_dice
    if not dice:
        return sheet
    type_ = hit.lands_on
    stress = stacked(sheet.track(type_).stress, hit)
    if stress <= dice[0]:
        return with_track(sheet, type_, evolve(sheet.track(type_), stress=stress))
    key = max(sheet.affiliation, key=lambda name: len(sheet.affiliation[name]))
    return evolve(sheet, affiliation=sheet.affiliation.set(key, dice[1:]), tracks=Map())


def _require_different(sheet: Sheet, hits: Sequence[Hit], canon: Canon) -> None:
    """CX-ROLL-07: what counts is what the attacker names, before any redirection."""
    if canon.same_effect_twice or sheet.kind in {"mob", "large_scale"}:
        return
    named = [(hit.track, hit.type if hit.track == "stress" else hit.name) for hit in hits]
    for one in named:
        if named.count(one) > 1:
            raise Rejected("same-effect-twice", what=one[1])


def _free_name(sheet: Sheet, name: str) -> str:
    taken = {one.name for one in sheet.complications}
    return name if name not in taken else next(n for i in range(2, 99) if (n := f"{name} {i}") not in taken)

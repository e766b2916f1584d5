"""Effect dice take effect: stress, complications, assets, help, recovery, things weakened, traits restored.

CX-EFF-01 … CX-EFF-03, CX-STR-01 … CX-STR-05, CX-OUT, CX-REC, CX-SHUT-03; FL-STRESS, FL-REC. What somebody has to decide
first is asked by `landing_questions`.
Without a word of the GM an effect applies and is not banked: FL-TIME-15.
"""

from __future__ import annotations

from engine.core.base import Map, Text, evolve, text
from engine.systems.cortex.at_table import CortexLedger, CortexPosition, character
from engine.systems.cortex.changes import SceneChanged, change
from engine.systems.cortex.character import Character, PowerSet
from engine.systems.cortex.dice import NONE, Die, step
from engine.systems.cortex.doom.spending import bank_effect
from engine.systems.cortex.effects.due import (
    AidGoal,
    AssetGoal,
    BankGoal,
    ComplicationGoal,
    EffectDue,
    OtherGoal,
    RestoreGoal,
    StressGoal,
    TreatGoal,
    WeakenGoal,
)
from engine.systems.cortex.effects.harm import Hit, harm, with_track
from engine.systems.cortex.effects.making import made_die
from engine.systems.cortex.held import Asset
from engine.systems.cortex.pool.opposed import restored_die, thing_die
from engine.systems.cortex.recovery.treating import (
    ease_stress,
    failed_help,
    remove,
    restore,
    revive,
    treat_stress,
    treat_trauma,
)
from engine.systems.cortex.tracks import StressType
from engine.systems.cortex.words import became, die_text, name_of, short_type, type_text

REDIRECT_PRICE = 1


def hit_of(due: EffectDue) -> Hit:
    """A due effect die as a hit on its target."""
    match due.goal:
        case StressGoal(type=type_):
            return Hit(track="stress", type=type_, die=due.die, pulled=bool(due.pulled))
        case ComplicationGoal(name=name):
            return Hit(track="complication", name=name, die=due.die)
        case goal:
            raise AssertionError(goal)  # only these two are hits


def would_fall(here: CortexPosition, due: EffectDue) -> bool:
    """Whether this stress puts its target out, or strikes one who is out: then the attacker says trauma or none."""
    goal = due.goal
    if not isinstance(goal, StressGoal):
        return False
    victim = here.state.characters.get(goal.target)
    if victim is None or victim.gone or victim.undecided or victim.kind in {"mob", "large_scale"}:
        return False
    before = victim.track(goal.type)
    after = harm(victim, [_raised(victim, evolve(hit_of(due), pulled=False))], here.options.canon)
    return after.beyond or bool(after.fell) or after.sheet.track(goal.type).trauma != before.trauma


def may_retype(here: CortexPosition, due: EffectDue) -> bool:
    """Whether the victim's player can pay for another type (CX-STR-05, FL-STRESS-08)."""
    goal = due.goal
    victim = here.state.characters.get(goal.target) if isinstance(goal, StressGoal) else None
    if victim is None or victim.gone or victim.undecided:
        return False
    return victim.is_hero and victim.pp >= REDIRECT_PRICE


def land(led: CortexLedger, due: EffectDue, *, won: bool = True) -> None:
    """One effect die does what it is to do; a lost help or treatment does its harm."""
    goal = due.goal
    match goal:
        case StressGoal() | ComplicationGoal():
            strike(led, goal.target, hit_of(due))
        case AssetGoal(holder=holder, name=name):
            _make_asset(led, due.by, holder, name, due.die)
        case AidGoal():
            _aid(led, goal, due.die, won=won)
        case TreatGoal():
            _treat(led, due.by, goal, due.die, won=won)
        case WeakenGoal():
            _weaken(led, goal, due.die)
        case RestoreGoal():
            _restore(led, due.by, goal, due.die, won=won)
        case BankGoal():
            _bank(led, due, won=won)
        case OtherGoal():
            pass


def strike(led: CortexLedger, target: str, *hits: Hit) -> None:
    """Hits land on somebody, and what has become of it is told. Whom a trauma takes, the GM is asked about."""
    victim = character(led.state, target)
    if victim.gone or victim.undecided:
        return
    hits = tuple(_raised(victim, hit) for hit in hits)
    victim = evolve(victim, incoming=Map({t: n for t, n in victim.incoming.items() if t not in _types(hits)}))
    found = harm(victim, hits, led.options.canon)
    after = evolve(found.sheet, undecided=found.beyond)
    change(led, _struck(victim, after, hits, found.fell, defeated=found.defeated), after, strong=True)
    if found.beyond:
        change(led, text("cortex-beyond", who=victim.name))


def _raised(victim: Character, hit: Hit) -> Hit:
    """A Limit of the victim's may raise the next stress of a type (CX-LIM-02)."""
    steps = victim.incoming.get(hit.lands_on, 0) if hit.track == "stress" and hit.die else 0
    return evolve(hit, die=step(hit.die, steps)) if steps else hit


def _types(hits: tuple[Hit, ...]) -> set[StressType]:
    return {hit.lands_on for hit in hits if hit.track == "stress" and hit.die}


def _struck(
    before: Character, after: Character, hits: tuple[Hit, ...], fell: tuple[StressType, ...], *, defeated: bool
) -> Text:
    hit = hits[-1]
    if hit.track == "complication":
        made = next((one for one in reversed(after.complications) if one.name.startswith(hit.name)), None)
        key = "cortex-now-helpless" if made is not None and made.helpless else "cortex-now-complication"
        die = made.die if made is not None else hit.die
        return text(key, who=before.name, name=hit.name, die=die_text(die))
    if before.group_dice:
        if defeated:
            return text("cortex-now-defeated", who=before.name)
        if len(after.group_dice) < len(before.group_dice):
            return text("cortex-now-fewer", who=before.name, left=str(len(after.group_dice)))
    type_ = hit.lands_on
    track = after.track(type_)
    if type_ in fell or (track.out and track.trauma != before.track(type_).trauma):
        if track.out == "pulled":
            return text("cortex-now-out-pulled", who=before.name, type=type_text(type_))
        return text("cortex-now-out", who=before.name, type=type_text(type_), trauma=die_text(track.trauma))
    if not track.stress:
        return text("cortex-no-stress", who=before.name, type=type_text(type_))
    return text("cortex-now-stress", who=before.name, type=type_text(type_), die=die_text(track.stress))


def _make_asset(led: CortexLedger, maker: str, holder: str, name: str, die: Die) -> None:
    keeper = character(led.state, holder)
    by = led.state.characters.get(maker)
    made = Asset(name=_free(keeper, name), die=made_die(die), creator=maker, created_at=by.actions_done if by else 0)
    line = text(
        "cortex-now-asset" if holder == maker else "cortex-now-support",
        who=keeper.name,
        by=name_of(led.state, maker),
        name=made.name,
        die=die_text(made.die),
    )
    change(led, line, evolve(keeper, assets=(*keeper.assets, made)), strong=True)


def _free(keeper: Character, name: str) -> str:
    taken = {one.name for one in keeper.assets}
    return name if name not in taken else next(n for i in range(2, 99) if (n := f"{name} {i}") not in taken)


def _aid(led: CortexLedger, goal: AidGoal, die: Die, *, won: bool) -> None:
    """CX-REC-08, CX-REC-09; FL-REC-02, FL-REC-08."""
    patient = character(led.state, goal.target)
    track = patient.track(goal.type)
    canon = led.options.canon
    if not won:
        hits = failed_help(goal.type, track.out is not None, canon)
        if hits and (track.stress or track.out):
            strike(led, patient.id, *hits)
        return
    if track.out is None:
        after = evolve(track, stress=ease_stress(track.stress, (die,)))
    else:
        back = revive((die,), pulled=track.out == "pulled", level=patient.level, canon=canon)
        after = evolve(track, stress=back, out=None) if back else track
    if after == track:
        change(led, text("cortex-aid-nothing", who=patient.name))
        return
    key = "cortex-revived" if track.out else "cortex-eased"
    line = became(key, patient.name, type_text(goal.type), after.stress)
    change(led, line, with_track(patient, goal.type, after), strong=True)


def _treat(led: CortexLedger, who: str, goal: TreatGoal, die: Die, *, won: bool) -> None:
    """CX-REC-05, CX-REC-10, CX-REC-15; FL-REC-05, FL-REC-10."""
    patient = character(led.state, who)
    track = patient.track(goal.type)
    due = f"{who}/{goal.type}"
    beyond = False
    effects = (die,) if die else ()
    if goal.what == "stress":
        after = evolve(track, stress=treat_stress(track.stress, effects)) if won else track
    elif due in led.state.dramatic_due:
        after = evolve(track, trauma=treat_stress(track.trauma, effects) if won else track.trauma)
    else:
        treated = treat_trauma(track.trauma, effects, won=won, level=patient.level)
        after, beyond = evolve(track, trauma=treated.level), treated.beyond
    left = after.stress if goal.what == "stress" else after.trauma
    if after == track and not beyond:
        change(led, text("cortex-treated-nothing", who=patient.name))
        return
    if goal.what == "stress":
        line = became("cortex-treated-stress", patient.name, type_text(goal.type), left)
    else:
        line = became("cortex-treated-trauma", patient.name, short_type(goal.type), left)
    change(led, line, evolve(with_track(patient, goal.type, after), undecided=beyond), strong=True)
    if beyond:
        change(led, text("cortex-beyond", who=patient.name))


def _bank(led: CortexLedger, due: EffectDue, *, won: bool) -> None:
    """CX-DOOM-05, FL-DOOM-14: the die feeds the doom pool and does nothing else."""
    doom = bank_effect(led.state.doom, due.die, due.die, won=won, canon=led.options.canon)
    change(led, text("cortex-banked-doom", who=name_of(led.state, due.by), die=die_text(due.die)), doom=doom)


def _weaken(led: CortexLedger, goal: WeakenGoal, die: Die) -> None:
    before = thing_die(led, goal)
    if not before:
        return
    after = remove(before, (die,), led.options.canon, won=True)
    key = "cortex-weakened" if after.die else "cortex-removed"
    line = text(key, name=goal.name, die=_left(after.die))
    scene = led.state.scene
    if goal.what == "scene_distinction" and scene is not None:
        kept = tuple(
            evolve(one, die=after.die) if one.name == goal.name else one
            for one in scene.distinctions
            if one.name != goal.name or after.die
        )
        led.post(SceneChanged(scene=evolve(scene, distinctions=kept), line=line))
        return
    bearer = character(led.state, goal.of)
    if goal.what == "asset":
        assets = tuple(
            evolve(one, die=after.die) if one.name == goal.name else one
            for one in bearer.assets
            if one.name != goal.name or after.die
        )
        change(led, line, evolve(bearer, assets=assets))
        return
    complications = tuple(
        evolve(one, die=after.die, helpless=False) if one.name == goal.name else one
        for one in bearer.complications
        if one.name != goal.name or after.die
    )
    change(led, line, evolve(bearer, complications=complications))


def _restore(led: CortexLedger, who: str, goal: RestoreGoal, die: Die, *, won: bool) -> None:
    """CX-SHUT-03."""
    owner = character(led.state, who)
    rating = restored_die(owner, goal)
    found = restore(rating, (die,) if die else (), (rating,), won=won, was_weakened=False)
    name = goal.power or goal.set
    if not found.restored:
        change(led, text("cortex-not-restored", name=name))
        return
    sets = tuple(_working(one, goal, weakened=found.weakened) for one in owner.power_sets)
    key = "cortex-restored-weakly" if found.weakened else "cortex-restored"
    change(led, text(key, name=name), evolve(owner, power_sets=sets), strong=True)


def _working(held: PowerSet, goal: RestoreGoal, *, weakened: bool) -> PowerSet:
    if held.name != goal.set:
        return held
    if not goal.power:
        return evolve(held, shutdown=False, weakened=weakened)
    powers = tuple(
        evolve(power, shutdown=False, weakened=weakened) if power.name == goal.power else power for power in held.powers
    )
    return evolve(held, powers=powers)


def _left(die: Die) -> Text:
    return die_text(die) if die != NONE else text("cortex-none-left")

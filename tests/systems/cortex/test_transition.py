"""A Transition Scene: what eases by itself, what is rolled for, what a scene of healing has done."""

from __future__ import annotations

import pytest

from engine.core.base import evolve
from engine.systems.cortex.dice import Die
from engine.systems.cortex.held import Asset, Complication, Resource
from engine.systems.cortex.tracks import Track
from tests.systems.cortex.table import CortexTable, cortex, flowers
from tests.systems.cortex.test_harm import LOSE, OWN, WIN, stressed
from tests.systems.cortex.test_play import in_scene, pool

SMALL = (8, 7, 9)
"""A d10 and the trait's d10 in the total: the d8 is left for the effect."""


def rolled(t: CortexTable, what: str, *more: str) -> None:
    """The hero of p1 rolls for something, nobody adds anything."""
    t.pick("p1", "rest", what, text="Sleep")
    pool(t, "p1", OWN[t.rules.id], "d1.8", "p1.1", *more)
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.silence("choose")


@pytest.mark.parametrize(
    "before, stress",
    [
        ({"stress": 10}, 8),
        ({"stress": 4}, 0),
        ({"stress": 12, "trauma": 6, "out": "trauma", "was_out": "trauma"}, 0),
        ({"stress": 12, "out": "pulled", "was_out": "pulled"}, 6),
        ({"stress": 10, "trauma": 6, "was_out": "trauma"}, 0),
        ({"stress": 4, "was_out": "pulled"}, 4),
    ],
)
def test_everybody_recovers_as_it_begins(before: dict[str, object], stress: Die) -> None:
    """CX-REC-01, CX-TRA-05, CX-COMP-05, CX-OUT-03, FL-REC-01, FL-STRUCT-05: and everybody can act again."""
    for make in (cortex, flowers):
        t = make(players=1)
        t.act()
        hero = t.hero("p1")
        stressed(t, hero.id, "physical", **before)
        t.set_hero("p1", complications=(Complication(name="Net", die=12, lasts=2, helpless=True),))
        t.scene("transition", "Camp")
        track = t.hero("p1").track("physical")
        assert track == Track(stress=stress, trauma=before.get("trauma", 0))  # type: ignore[arg-type]
        assert t.hero("p1").can_act


def test_resources_end_with_the_rest_in_flowers_and_stay_in_cortex() -> None:
    """FL-RES-02, CX-STUNT-04."""
    for make, kept in ((cortex, 1), (flowers, 0)):
        t = make(players=1)
        t.act()
        t.set_hero("p1", resources=(Resource(name="Hangar", die=6, specialty="Pilot"),))
        t.scene("transition", "Camp")
        assert len(t.hero("p1").resources) == kept


@pytest.mark.parametrize("dice, left", [(WIN, 0), (LOSE, 8)])
def test_a_recovery_roll(dice: tuple[int, ...], left: Die) -> None:
    """CX-REC-02, CX-REC-03, CX-REC-05, FL-REC-04, FL-REC-05: the doom pool and the die of the stress oppose."""
    for make in (cortex, flowers):
        against = (2, 2, 2) if dice == WIN else (6, 5, 4)
        t = make(dice=(*dice, *against), players=1)
        t.act()
        stressed(t, t.hero("p1").id, stress=10)
        t.scene("transition", "Camp")
        rolled(t, "stress.physical")
        assert t.hero("p1").track("physical").stress == left


def test_one_roll_for_a_track_and_a_draft_is_none() -> None:
    """CX-REC-07, FL-REC-11, CX-FLOW-03, CX-DEC-02: what is taken back, or lapses, costs no attempt."""
    t = cortex(dice=(*LOSE, 6, 5, 4), players=1)
    t.act()
    stressed(t, t.hero("p1").id, stress=10)
    t.scene("transition", "Camp")
    first = t.prompt("rest").id
    t.pick("p1", "rest", "stress.physical", text="Sleep")
    t.pick("p1", "pool.back", "back")
    assert t.prompt("rest").id != first
    t.pick("p1", "rest", "stress.physical", text="Sleep")
    t.silence("pool.x")
    rolled(t, "stress.physical")
    assert "stress.physical" not in t.options("rest", "p1")
    assert t.state.scene is not None  # a hero with an attempt used is not ready yet


def test_a_house_rule_gives_more_attempts() -> None:
    """CX-REC-07, FL-REC-11."""
    t = cortex(dice=(*LOSE, 6, 5, 4), players=1, recovery_attempts_per_track=2)
    t.act()
    stressed(t, t.hero("p1").id, stress=10)
    t.scene("transition", "Camp")
    rolled(t, "stress.physical")
    assert "stress.physical" in t.options("rest", "p1")


@pytest.mark.parametrize("dice, trauma, left", [(WIN, 10, 8), (WIN, 12, 12), (LOSE, 8, 10)])
def test_a_trauma_roll_helps_or_harms(dice: tuple[int, ...], trauma: Die, left: Die) -> None:
    """CX-REC-10, FL-REC-10."""
    against = (2, 2, 2) if dice == WIN else (6, 5, 4)
    t = cortex(dice=(*dice, *against), players=1)
    t.act()
    stressed(t, t.hero("p1").id, trauma=trauma)
    t.scene("transition", "Camp")
    rolled(t, "trauma.physical")
    assert t.hero("p1").track("physical").trauma == left


def test_a_lost_trauma_roll_may_be_the_end() -> None:
    """CX-REC-10, CX-TRA-04, FL-REC-10."""
    t = cortex(dice=(*LOSE, 6, 5, 4), players=1)
    t.act()
    stressed(t, t.hero("p1").id, trauma=12)
    t.scene("transition", "Camp")
    rolled(t, "trauma.physical")
    assert t.hero("p1").undecided
    t.pick("gm", "gone", "stays")
    assert not t.hero("p1").undecided


def test_a_scene_of_healing() -> None:
    """CX-REC-15, flow F, FL-REC-12: the trauma eases by itself, and one roll treats it like stress."""
    for make in (cortex, flowers):
        t = make(dice=(*WIN, 2, 2, 2), players=1)
        t.act()
        hero = t.hero("p1")
        stressed(t, hero.id, trauma=12)
        t.scene("action", "The old bridge")
        t.pick("gm", "dramatic", f"{hero.id}/physical")
        assert t.state.scene is not None
        assert t.state.scene.dramatic == (f"{hero.id}/physical",)
        t.pick("gm", "scene.close", "close")
        t.scene("transition", "Camp")
        assert t.hero("p1").track("physical").trauma == 10
        rolled(t, "trauma.physical")
        assert t.hero("p1").track("physical").trauma == 0
        t.pick("p1", "rest", "done")
        assert t.state.dramatic_due == ()


def test_a_scene_of_healing_that_was_none_after_all() -> None:
    """CX-REC-15: the GM takes it back, and a lost roll after a true one harms nobody."""
    t = cortex(dice=(*LOSE, 6, 5, 4), players=1)
    t.act()
    hero = t.hero("p1")
    stressed(t, hero.id, trauma=12)
    t.scene("action", "The old bridge")
    t.pick("gm", "dramatic", f"{hero.id}/physical")
    t.pick("gm", "dramatic", f"{hero.id}/physical")
    assert t.state.scene is not None
    assert t.state.scene.dramatic == ()
    t.pick("gm", "dramatic", f"{hero.id}/physical")
    t.pick("gm", "scene.close", "close")
    t.scene("transition", "Camp")
    rolled(t, "trauma.physical")
    assert t.hero("p1").track("physical").trauma == 10


@pytest.mark.parametrize("dice, shutdown, weakened", [(WIN, False, False), (SMALL, False, True), (LOSE, True, False)])
def test_shut_down_powers_are_restored_once(dice: tuple[int, ...], shutdown: bool, weakened: bool) -> None:
    """CX-SHUT-02, CX-SHUT-03, CX-REC-16, FL-REC-12."""
    against = (2, 2) if dice != LOSE else (6, 5)
    t = cortex(dice=(*dice, *against), players=1)
    t.act()
    hero = t.hero("p1")
    t.set_hero("p1", power_sets=(evolve(hero.power_sets[0], shutdown=True),))
    t.scene("transition", "Camp")
    t.pick("p1", "rest", "restore.1", text="I oil the wings")
    pool(t, "p1", "a.solo", "d1.8")  # the die of the trait comes by itself
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.silence("choose")
    held = t.hero("p1").power_sets[0]
    assert (held.shutdown, held.weakened) == (shutdown, weakened)
    if shutdown:
        assert "restore.1" not in t.options("rest", "p1")


def test_what_was_made_ends_with_its_scene() -> None:
    """CX-TIME-02, CX-EFF-02, CX-COMP-01, FL-STRUCT-04, FL-COMP-06."""
    t = cortex(players=1)
    in_scene(t)
    t.set_hero(
        "p1",
        assets=(Asset(name="Rope", die=6), Asset(name="Key", die=6, lasts=2)),
        complications=(Complication(name="Net", die=12, helpless=True), Complication(name="Wanted", die=6, lasts=1)),
    )
    t.pick("gm", "scene.close", "close")
    hero = t.hero("p1")
    assert ([(one.name, one.lasts) for one in hero.assets], hero.complications) == ([("Key", 1)], ())
    assert hero.can_act


def test_an_act_eases_every_trauma_and_lowers_the_floor() -> None:
    """CX-REC-10, CX-XP-08, FL-REC-09, FL-STRUCT-02."""
    t = cortex(players=1)
    stressed(t, t.hero("p1").id, trauma=4)
    t.set_hero("p1", pp_floor=4)
    t.act()
    assert (t.hero("p1").track("physical"), t.hero("p1").pp_floor) == (Track(), 1)


def test_the_clock_closes_the_rest_when_somebody_is_silent() -> None:
    """CX-DEC-21, CX-DEC-22, FL-TIME-17, FL-TIME-18: nothing is spent for who says nothing."""
    t = cortex(players=2)
    t.act()
    t.scene("transition", "Camp")
    t.pick("p1", "rest", "done")
    t.silence("rest")
    assert (t.state.scene, t.hero("p2").pp) == (None, 1)


def test_a_further_effect_die_works_on_the_same_stress() -> None:
    """CX-REC-06, FL-REC-06: one after the other, on what is left by then; 1 PP."""
    for make in (cortex, flowers):
        t = make(dice=(2, 3, 4, 5, 1, 1, 1), players=1)
        t.act()
        t.set_hero("p1", pp=2)
        stressed(t, t.hero("p1").id, stress=12)
        t.scene("transition", "Camp")
        t.pick("p1", "rest", "stress.physical", text="Sleep")
        pool(t, "p1", OWN[t.rules.id], "d1.8", "p1.1", "sp2.1")
        t.pick("p1", "choose", "d0", "d3", "d1", "d1", "d2", "d2", "f.same")
        t.silence("pool.x")
        if any(one.startswith("choose") for one in t.open("gm")):
            t.silence("choose")
        hero = t.hero("p1")
        assert (hero.track("physical").stress, hero.pp) == (0, 1)


def test_a_failed_restoring_is_told() -> None:
    """CX-SHUT-03."""
    t = cortex(dice=(*LOSE, 6, 5, 4), players=1)
    t.act()
    hero = t.hero("p1")
    t.set_hero("p1", power_sets=(evolve(hero.power_sets[0], shutdown=True),))
    t.scene("transition", "Camp")
    t.pick("p1", "rest", "restore.1", text="I oil the wings")
    pool(t, "p1", "a.solo", "d1.8")
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.silence("choose")
    assert "Brass wings does not work yet" in t.said()

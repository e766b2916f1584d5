"""What effect dice do, and who comes back: harm, help, things weakened, the doom pool fed, what lasts."""

from __future__ import annotations

import pytest

from engine.core.base import GM
from engine.systems.cortex.dice import Die
from engine.systems.cortex.held import Asset, Complication
from engine.systems.cortex.tracks import StressType, Track
from tests.systems.cortex.table import CortexTable, cortex, flowers
from tests.systems.cortex.test_play import GRIMM, GRIMM_OF_FLOWERS, in_scene, pool

SHEET = {"cortex": GRIMM, "flowers": GRIMM_OF_FLOWERS}
OWN = {"cortex": "a.solo", "flowers": "a.Duty"}
MOB = """Name: Rooks
Kind: mob
Affiliations: Team 3d8"""
WIN = (8, 8, 7)
"""The d10 or d8 of an affiliation, d8, d10: 16, with a d10 for the effect."""
LOSE = (2, 2, 2)


def act(t: CortexTable, *goal: str, words: str = "I try") -> None:
    """The hero of p1 acts with an affiliation, a Distinction and a power, and takes the best total."""
    t.pick("p1", "turn", *goal, text=words)
    pool(t, "p1", OWN[t.rules.id], "d1.8", "p1.1")
    t.pick("p1", "choose")


def answered(t: CortexTable) -> None:
    """Who opposes says nothing."""
    t.silence("pool.x")
    t.silence("choose")


def stressed(t: CortexTable, who: str, type_: StressType = "physical", **track: object) -> None:
    one = t.state.characters[who]
    t.set_character(who, tracks=one.tracks.set(type_, Track.model_validate(track)))


def test_a_smaller_blow_steps_stress_up_and_a_larger_one_replaces_it() -> None:
    """CX-STR-01, CX-STR-02, FL-STRESS-03, FL-STRESS-04."""
    before: Die
    after: Die
    for before, after in ((12, 12), (8, 10), (10, 12)):
        t = cortex(dice=(*WIN, *[2] * 6), players=1)
        npc = t.npc(GRIMM)
        in_scene(t)
        stressed(t, npc, stress=before)
        act(t, "stress.physical", f"t.{npc}")
        answered(t)
        if before == 12:
            assert t.prompt("spare").to == {"p1"}
            t.silence("spare")  # trauma, as the rule is written (CX-PULL-02, CX-OUT-01, CX-TRA-01)
            assert t.character("Grimm").track("physical") == Track(stress=12, trauma=6, out="trauma", was_out="trauma")
        else:
            assert t.character("Grimm").track("physical").stress == after


def test_at_d12_one_is_out_in_flowers() -> None:
    """FL-STRESS-05, FL-TRAUMA-01, FL-TIME-13."""
    t = flowers(dice=(*WIN, *[2] * 6), players=1)
    npc = t.npc(GRIMM_OF_FLOWERS)
    in_scene(t)
    stressed(t, npc, stress=10)
    act(t, "stress.physical", f"t.{npc}")
    answered(t)
    t.silence("spare")
    assert t.character("Grimm").track("physical").out == "trauma"


def test_a_further_blow_on_who_is_out_is_trauma_or_nothing_when_it_is_pulled() -> None:
    """CX-OUT-04, CX-TRA-02, CX-OUT-06, CX-PULL-02, FL-STRESS-06, FL-SPARE-02."""
    for answer, trauma in (("trauma", 10), ("spare", 6)):
        t = cortex(dice=(*WIN, *[2] * 6), players=1)
        npc = t.npc(GRIMM)
        in_scene(t)
        stressed(t, npc, stress=12, trauma=6, out="trauma", was_out="trauma")
        act(t, "stress.physical", f"t.{npc}")
        answered(t)
        t.pick("p1", "spare", answer)
        assert t.character("Grimm").track("physical").trauma == trauma


def test_the_gm_moves_a_felling_blow_to_another_type_for_a_doom_die() -> None:
    """CX-STR-05, CX-NPC-08, FL-DOOM-15: it waits for nobody, and the smallest die is taken."""
    for make in (cortex, flowers):
        t = make(dice=(*WIN, *[2] * 6), players=1)
        npc = t.npc(SHEET[t.rules.id])
        in_scene(t)
        t.set_state(doom=(8, 6))
        stressed(t, npc, stress=12 if make is cortex else 10)
        act(t, "stress.physical", f"t.{npc}")
        answered(t)
        t.pick("gm", "gmtype", "mental")
        grimm = t.character("Grimm")
        assert (grimm.track("mental").stress, grimm.track("physical").out, t.state.doom) == (10, None, (8,))


def test_trauma_beyond_its_limit_leaves_the_story_to_the_gm() -> None:
    """CX-TRA-04, FL-TRAUMA-06: out of action and undecided until the GM says."""
    t = cortex(dice=(*WIN, *[2] * 6), players=1)
    npc = t.npc(GRIMM)
    in_scene(t)
    stressed(t, npc, stress=12, trauma=12, out="trauma", was_out="trauma")
    act(t, "stress.physical", f"t.{npc}")
    answered(t)
    t.silence("spare")
    assert t.character("Grimm").undecided
    t.pick("gm", "gone", "final")
    assert t.character("Grimm").gone
    assert any(one.startswith(("turn", "next")) for one in t.open(GM))  # the game goes on


def test_a_mob_loses_dice_instead_of_gaining_trauma() -> None:
    """CX-MOB-02, CX-MOB-03, CX-MOB-04, CX-BIG-02: no question about trauma, and the defeated one has no turns."""
    t = cortex(dice=(*WIN, *[2] * 9), players=1)
    npc = t.npc(MOB)
    in_scene(t)
    t.set_character(npc, affiliation=t.character("Rooks").affiliation.set("team", (8,)))
    act(t, "stress.physical", f"t.{npc}")
    answered(t)
    rooks = t.character("Rooks")
    assert (rooks.group_dice, rooks.tracks) == ((), type(rooks.tracks)())
    assert t.state.scene is not None
    assert t.state.scene.round.number == 2  # nobody else is left to act


def test_complications_grow_and_make_helpless() -> None:
    """CX-COMP-01, CX-COMP-03, CX-COMP-04, CX-COMP-05, FL-COMP-03."""
    t = cortex(dice=(*WIN, *[2] * 6), players=1)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.set_character(npc, complications=(Complication(name="Net", die=12),))
    act(t, "complication", f"t.{npc}", words="Net: I throw it")
    answered(t)
    grimm = t.character("Grimm")
    assert [(one.die, one.helpless) for one in grimm.complications] == [(12, True)]
    assert not grimm.can_act
    assert grimm.track("physical").trauma == 0


def test_a_thing_is_weakened_or_removed() -> None:
    """CX-EFF-06, CX-REC-13, CX-REC-14, FL-LONG-03."""
    die: Die
    for die, left in ((12, [(10, False)]), (10, [])):
        t = cortex(dice=(*WIN, *[2] * 4), players=1)
        npc = t.npc(GRIMM)
        hero = in_scene(t)
        t.set_hero("p1", complications=(Complication(name="Chains", die=die, helpless=False),))
        act(t, f"weaken.c.{hero.id}.1")
        answered(t)
        assert [(one.die, one.helpless) for one in t.hero("p1").complications] == left
        assert npc


def test_a_scene_distinction_is_weakened() -> None:
    """CX-REC-14: a die as large removes it."""
    t = cortex(dice=(*WIN, *[2] * 4), players=1)
    in_scene(t)
    act(t, "weaken.s.1")
    answered(t)
    assert t.state.scene is not None
    assert t.state.scene.distinctions == ()


@pytest.mark.parametrize(
    "rolled, stress, out, after",
    [
        (WIN, 10, False, (8, None, 0)),
        (WIN, 12, False, (12, None, 0)),
        (LOSE, 8, False, (10, None, 0)),
        (WIN, 12, True, (12, None, 6)),
        (LOSE, 12, True, (12, "trauma", 8)),
    ],
)
def test_help_in_a_scene(rolled: tuple[int, ...], stress: Die, out: bool, after: tuple[object, ...]) -> None:
    """CX-REC-08, CX-REC-09, FL-REC-02, FL-REC-07, FL-REC-08: the doom pool and the stress oppose, failing harms."""
    against = (2, 2, 2) if rolled == WIN else (6, 5, 4)
    t = cortex(dice=(*rolled, *against), players=2)
    in_scene(t)
    patient = t.hero("p2")
    trauma = 6 if out else 0
    how = "trauma" if out else None
    stressed(t, patient.id, stress=stress, trauma=trauma, out=how, was_out=how)
    t.pick("p1", "turn", f"aid.{patient.id}.physical", text="I hold the light")
    assert "a step worse" in t.body("pool.x")
    pool(t, "p1", "a.buddy", "d1.8", "p1.1")
    t.pick("p1", "choose")
    answered(t)
    track = t.hero("p2").track("physical")
    assert (track.stress, track.out, track.trauma) == after


def test_who_is_spared_is_not_hurt_by_failed_help() -> None:
    """AMB-09, CX-REC-09; one comes to with d6 (CX-OUT-06, FL-SPARE-03)."""
    for rolled, against, after in ((LOSE, (6, 5, 4), (12, "pulled", 0)), (WIN, (2, 2, 2), (6, None, 0))):
        t = cortex(dice=(*rolled, *against), players=2)
        in_scene(t)
        patient = t.hero("p2")
        stressed(t, patient.id, stress=12, out="pulled", was_out="pulled")
        t.pick("p1", "turn", f"aid.{patient.id}.physical", text="I hold the light")
        pool(t, "p1", "a.buddy", "d1.8", "p1.1")
        t.pick("p1", "choose")
        answered(t)
        track = t.hero("p2").track("physical")
        assert (track.stress, track.out, track.trauma) == after


def test_own_stress_in_a_roll_steps_up_when_the_action_is_over() -> None:
    """CX-POOL-08, CX-TIME-02, FL-STRESS-07, FL-POOL-10."""
    for make in (cortex, flowers):
        t = make(dice=(*WIN, 3, *[2] * 2), players=1)
        hero = in_scene(t)
        stressed(t, hero.id, "mental", stress=8)
        t.pick("p1", "turn", "asset", text="Rage")
        own = next(one for one in t.options("pool.x", "p1") if "mental" in one)
        pool(t, "p1", OWN[t.rules.id], "d1.8", "p1.1", own)
        t.pick("p1", "choose")
        answered(t)
        assert t.hero("p1").track("mental").stress == 10


def test_a_gm_characters_effect_die_feeds_the_doom_pool() -> None:
    """CX-DOOM-05, FL-DOOM-14, FL-TIME-15: instead of what it would have done, and only when it wins."""
    for make in (cortex, flowers):
        for rolled, against, doom in ((WIN, LOSE, (10, 6, 6)), (LOSE, WIN, (6, 6))):
            t = make(dice=(*rolled, *against), players=1)
            npc = t.npc(SHEET[t.rules.id])
            t.scene()
            t.set_state(doom=(6, 6))
            t.set_hero("p1", pp=0)
            t.pick("gm", "next", npc)
            t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
            t.pick("gm", "pool.x", OWN[t.rules.id], "d1.8", "p0.1")
            t.pick("gm", "choose", "bank")
            pool(t, "p1", OWN[t.rules.id], "d1.8", "p1.1")
            t.pick("p1", "choose")
            assert t.hero("p1").track("mental").stress == 0
            assert t.state.doom == doom
    h = cortex(dice=WIN, players=1)
    in_scene(h)
    h.pick("p1", "turn", "asset", text="Cover")
    pool(h, "p1", "a.solo", "d1.8", "p1.1")
    assert "bank" not in h.options("choose", "p1")


def test_a_won_reaction_makes_an_asset() -> None:
    """CX-EFF-01, CX-EFF-02, FL-OPP-04."""
    t = cortex(dice=(*LOSE, 8, 7, 6), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8")
    t.pick("gm", "choose")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.pick("p1", "counter", "asset", text="High ground")
    assert [(one.name, one.die) for one in t.hero("p1").assets] == [("High ground", 10)]


def test_the_gm_makes_things_last_for_a_doom_die() -> None:
    """CX-EFF-05, CX-DEC-15."""
    t = cortex(players=1)
    npc = t.npc(SHEET[t.rules.id])
    hero = in_scene(t)
    t.set_state(doom=(8, 6))
    t.set_character(npc, assets=(Asset(name="Hostage", die=8),))
    t.set_hero("p1", complications=(Complication(name="Wanted", die=8),))
    t.pick("gm", "last.gm", f"c.{hero.id}.0")
    t.pick("gm", "last.gm", f"a.{npc}.0")
    assert (t.hero("p1").complications[0].lasts, t.character("Grimm").assets[0].lasts) == (2, 2)
    assert t.state.doom == ()
    assert not any(one.startswith("last") for one in t.open(GM))

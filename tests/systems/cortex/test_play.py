"""The main path of both systems with the dice in sight: turns, pools, rolls, ones, opposition, effects, rest, Acts."""

from __future__ import annotations

from engine.core.base import GM
from engine.systems.cortex.character import Character
from engine.systems.cortex.dice import step
from engine.systems.cortex.held import Asset, Complication
from engine.systems.cortex.tracks import Track
from tests.systems.cortex.table import CortexTable, cortex, flowers

GRIMM = """Name: Grimm
Kind: major
Affiliations: Solo d10, Buddy d6, Team d8
Distinctions: Cruel
Powers: Strength d10
Specialties: Combat expert, Talk expert"""
GRIMM_OF_FLOWERS = GRIMM.replace("Affiliations: Solo d10, Buddy d6, Team d8", "Severity: Duty d10, Cold d8, Fear d6")
SEVERITY = {"cortex": "a.solo", "flowers": "a.Duty"}


def in_scene(t: CortexTable, seat: str = "p1") -> Character:
    """A bridge, and a hero whose turn it is."""
    t.scene("action", "The bridge\nDark")
    hero = t.hero(seat)
    t.pick("gm", "next", hero.id)
    return hero


def pool(t: CortexTable, seat: str, *picks: str) -> None:
    t.pick(seat, "pool.x", *picks)


def test_an_action_against_the_environment() -> None:
    """The whole of flow A: CX-DEC-01, CX-DEC-02, CX-DEC-06, CX-DEC-08, CX-POOL-01, CX-OPP-01, CX-OPP-02, CX-ROLL-09,
    CX-EFF-01, CX-FLOW-03, CX-FLOW-04, CX-GEN-05, FL-GM-03, CX-GEN-06, CX-DEC-12."""
    t = cortex(dice=(7, 5, 6, 3, 4), players=1)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Rope: I tie it to the rail")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    assert t.hero("p1").pp == 1  # nothing is spent before the dice fall, and free dice cost nothing
    t.pick("p1", "choose")
    t.silence("pool.x")  # the doom pool as it is
    t.silence("choose")
    asset = t.hero("p1").assets[0]
    assert (asset.name, asset.die, asset.creator) == ("Rope", 8, t.hero("p1").id)
    assert t.state.scene is not None
    assert t.state.scene.exchange is None
    assert t.state.scene.round.number == 2  # alone in the scene: the round is over (CX-TIME-03)


def test_two_hitches_bought_as_one_larger_die() -> None:
    """CX-DEC-07, CX-HITCH-05, FL-TIME-06, FL-PP-04, FL-PP-08."""
    t = cortex(dice=(1, 1, 6, 3, 4, 2), players=1)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Cover")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    offers = {t.read(one.label): one.id for one in t.prompt("ones").options}
    t.pick("gm", "ones", offers["d8 for 1 PP"], text="The plank cracks")
    assert t.state.doom == (8, 6, 6)
    assert t.hero("p1").pp == 2


def test_a_third_die_in_the_total_for_a_point() -> None:
    """CX-PP-03, FL-PP-07, FL-AFTER-03."""
    t = flowers(dice=(7, 5, 6, 3, 1, 1), players=1)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Cover")
    pool(t, "p1", "a.Duty", "d1.8", "p1.1", "sp2.1")
    assert t.quote("choose", "d0", "d1", "d2", "d3", "d3").problem is None
    t.pick("p1", "choose", "d0", "d1", "d2", "d3", "d3")
    assert t.hero("p1").pp == 0
    t.silence("pool.x")
    t.silence("choose")
    assert [(one.name, one.die) for one in t.hero("p1").assets] == [("Cover", 8)]


def fight(t: CortexTable, npc: str, hero: Character, *targets: str) -> None:
    t.pick("p1", "turn", "stress.physical", *(f"t.{one}" for one in targets or (npc,)), text="I strike")
    pool(t, "p1", SEVERITY[t.rules.id], "d1.8", "p1.1")


def test_stress_lands_and_who_struck_names_the_type() -> None:
    """CX-STR-04, CX-STR-03, CX-SCD-01, CX-TIME-03, CX-DEC-19.

    FL-STRUCT-03, FL-STRUCT-08, FL-TIME-11, FL-STRESS-09, FL-OPP-01.
    """
    t = cortex(dice=(9, 8, 7, 2, 2, 2, 2, 2, 2), players=1)
    npc = t.npc(GRIMM)
    hero = in_scene(t)
    fight(t, npc, hero)
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.silence("choose")
    assert t.character("Grimm").track("physical").stress == 10
    assert t.prompt("next").to == {"p1"}
    t.pick("p1", "next", npc)
    assert t.prompt("turn").to == {GM}


def test_a_won_reaction_is_used_for_a_point() -> None:
    """CX-DEC-11, CX-OPP-09, CX-DEC-14, FL-TIME-10, FL-TIME-12: the GM attacks, the hero holds and strikes back."""
    t = cortex(dice=(2, 2, 2, 8, 7, 6), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8")
    t.pick("gm", "choose")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.pick("p1", "counter", "stress.emotional")
    assert t.hero("p1").pp == 0
    assert t.character("Grimm").track("emotional").stress == 10


def test_in_flowers_the_effect_die_of_a_reaction_is_bought_after_the_win() -> None:
    """FL-OPP-01 … FL-OPP-05, FL-TIME-10 (hook 2)."""
    t = flowers(dice=(2, 2, 2, 8, 7, 6), players=1)
    npc = t.npc(GRIMM_OF_FLOWERS)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.Cold", "d1.8")
    t.pick("gm", "choose")
    pool(t, "p1", "a.Duty", "d1.8", "p1.1")
    assert all(one.upto == 1 for one in t.prompt("choose").options)  # no effect die is picked now
    t.pick("p1", "choose")
    t.pick("p1", "counter", "complication", text="Off balance")
    assert [one.name for one in t.character("Grimm").complications] == ["Off balance"]


def test_stressed_out_with_trauma_or_spared() -> None:
    """CX-DEC-13, CX-OUT-02, FL-SPARE-02, FL-TIME-13; the victim may change the type (CX-DEC-14)."""
    for answer, trauma in (("trauma", 6), ("spare", 0)):
        t = flowers(dice=(9, 8, 7, 2, 2, 2, 2, 2, 2), players=1)
        npc = t.npc(GRIMM_OF_FLOWERS)
        t.set_character(npc, tracks=t.character("Grimm").tracks.set("physical", Track(stress=10)))
        hero = in_scene(t)
        fight(t, npc, hero)
        t.pick("p1", "choose")
        t.silence("pool.x")
        t.silence("choose")
        t.pick("p1", "spare", answer)
        track = t.character("Grimm").track("physical")
        assert (track.stress, track.trauma, track.out) == (12, trauma, "trauma" if trauma else "pulled")
        assert not t.character("Grimm").can_act


def test_the_victim_pays_for_another_type() -> None:
    """CX-DEC-14, CX-NPC-12, FL-TIME-12, FL-STRESS-08; a silent target reacts by itself: FL-TIME-03."""
    t = cortex(dice=(8, 7, 6, 2, 2, 2), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8", "p0.1")
    t.pick("gm", "choose")
    t.silence("pool.x")
    t.silence("choose")
    t.pick("p1", "retype", "emotional")
    hero = t.hero("p1")
    assert (hero.track("mental").stress, hero.track("emotional").stress, hero.pp) == (0, 10, 0)


def test_an_opportunity_is_banked_and_used_in_the_next_roll() -> None:
    """CX-DEC-10, CX-OPN-03, FL-TIME-09, FL-OPEN-02."""
    t = cortex(dice=(7, 5, 6, 1, 4), players=1)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Cover")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.pick("p1", "opportunity", "push")
    assert t.hero("p1").pp == 0
    assert [one.die for one in t.hero("p1").banked] == [8]
    assert not any(one.startswith("opportunity") for one in t.open("p1"))  # the one is used up, and so are the points
    t.silence("choose")
    assert t.hero("p1").banked


def test_the_gm_breaks_in_with_a_doom_die() -> None:
    """CX-DEC-20, CX-TIME-04, CX-DSP-08, FL-DOOM-10."""
    t = cortex(players=1)
    npc = t.npc(GRIMM)
    hero = in_scene(t)
    t.pick("gm", "interrupt", npc)
    assert t.state.doom == (6,)
    assert t.prompt("turn").to == {GM}
    t.pick("gm", "turn", "pass")
    assert t.state.scene is not None
    assert t.state.scene.round.current == hero.id


def test_a_trait_is_struck_before_the_dice_fall() -> None:
    """CX-DEC-04, CX-GEN-01, CX-POOL-12, CX-PSET-05, FL-GM-02, FL-TIME-02."""
    t = cortex(players=1)
    in_scene(t)
    t.pick("p1", "turn", "other", text="I think")
    t.pick("gm", "pool.strike", "p1.1", text="No wings in a cellar")
    option = t.prompt("pool.x", "p1").option("p1.1")
    assert option is not None
    assert option.blocked is not None
    t.pick("gm", "pool.again", "p1.1")
    option = t.prompt("pool.x", "p1").option("p1.1")
    assert option is not None
    assert option.blocked is None


def test_the_gm_rules_without_dice() -> None:
    """FL-WHEN-01, FL-WHEN-02, FL-TIME-01, CX-PSET-06."""
    t = flowers(players=1)
    in_scene(t)
    t.pick("p1", "turn", "other", text="I open the door")
    t.pick("gm", "pool.none", "impossible")
    assert t.prompt("turn").to == {"p1"}  # the turn is still there
    t.pick("p1", "turn", "other", text="I knock")
    t.pick("gm", "pool.none", "succeeds")
    assert t.state.scene is not None
    assert t.state.scene.round.number == 2


def test_silence_of_who_acts_costs_the_turn_and_nothing_else() -> None:
    """CX-DEC-01, CX-DEC-02, FL-TIME-05."""
    t = cortex(players=2)
    in_scene(t)
    t.silence("turn")
    t.pick("p1", "next", t.hero("p2").id)
    t.pick("p2", "turn", "other", text="I look around")
    t.silence("pool.x")
    assert (t.hero("p1").pp, t.hero("p2").pp) == (1, 1)
    assert t.state.scene is not None
    assert t.state.scene.round.number == 2


def test_support_makes_an_asset_for_another_hero_and_forbids_solo() -> None:
    """CX-EFF-03, CX-AFF-02, CX-COMP-02."""
    t = cortex(dice=(7, 5, 6, 3, 4), players=2)
    in_scene(t)
    t.pick("p1", "turn", "asset", f"t.{t.hero('p2').id}", text="Opening: I draw their eyes")
    solo = t.prompt("pool.x", "p1").option("a.solo")
    assert solo is not None
    assert solo.blocked is not None
    pool(t, "p1", "a.buddy", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.silence("choose")
    assert [one.name for one in t.hero("p2").assets] == ["Opening"]


def test_an_asset_is_handed_over_for_nothing_in_flowers() -> None:
    """FL-ASSET-01, FL-ASSET-04 (hook 14)."""
    t = flowers(players=2)
    in_scene(t)
    t.set_hero("p1", assets=(Asset(name="Key", die=6),))
    t.pick("p1", "handover", "a.0", f"w.{t.hero('p2').id}")
    assert (t.hero("p1").assets, [one.name for one in t.hero("p2").assets]) == ((), ["Key"])
    c = cortex(players=2)
    in_scene(c)
    c.set_hero("p1", assets=(Asset(name="Key", die=6),))
    assert not any(one.startswith("handover") for one in c.open("p1"))


def test_what_lasts_is_paid_for() -> None:
    """CX-DEC-15, CX-EFF-05, CX-COMP-06."""
    t = cortex(players=1)
    in_scene(t)
    t.set_hero("p1", assets=(Asset(name="Key", die=6), Asset(name="Rope", die=6)))
    t.pick("p1", "last", f"a.{t.hero('p1').id}.0")
    assert t.hero("p1").assets[0].lasts == 2
    t.pick("gm", "scene.close", "close")
    assert [one.name for one in t.hero("p1").assets] == ["Key"]


def test_rest_recovers_restores_buys_and_the_last_one_closes_it() -> None:
    """CX-DEC-21, CX-FLOW-05, CX-REC-01, CX-REC-05, FL-STRUCT-06, FL-TIME-17, FL-TIME-18, CX-TIME-01."""
    t = cortex(dice=(7, 5, 6, 3, 2, 2), players=2)
    t.act()
    tracks = t.hero("p1").tracks.set("physical", Track(stress=10))
    t.set_hero("p1", tracks=tracks, pp=2)
    t.scene("transition", "Camp")
    assert t.hero("p1").track("physical").stress == 8
    t.pick("p1", "rest", "stress.physical", text="A night of sleep")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.silence("pool.x")  # the doom pool with the die of the stress opposes (CX-REC-03)
    assert len(t.prompt("choose").options) == 2 + 1 + 3  # dice, the track's die; best total, best effect, pulled
    t.silence("choose")
    assert t.hero("p1").track("physical").stress == 0
    t.pick("p1", "rest", "res.1", text="An old hangar")
    assert (t.hero("p1").resources[0].name, t.hero("p1").pp) == ("An old hangar", 1)
    t.pick("p1", "rest", "done")
    assert t.state.scene is not None
    t.silence("rest")
    assert t.state.scene is None


def test_the_gm_closes_the_rest() -> None:
    """CX-DEC-22, CX-GM-01."""
    t = cortex(players=1)
    t.scene("transition", "Camp")
    t.pick("gm", "scene.close", "close")
    assert t.state.scene is None


def test_a_new_act_sets_the_doom_pool_and_eases_traumas() -> None:
    """CX-DOOM-01, CX-REC-10, CX-GM-02, FL-STRUCT-07, FL-GM-01."""
    t = cortex(players=1)
    t.set_hero("p1", tracks=t.hero("p1").tracks.set("mental", Track(trauma=8)))
    t.act("heroic", "global")
    assert t.state.doom == (8, 8, 8)
    assert t.hero("p1").track("mental").trauma == 6
    f = flowers(players=1)
    f.pick("gm", "act.new", "d10", "d6")
    assert f.state.doom == (10, 6)


def test_trauma_beyond_its_limit_is_the_gms_to_decide() -> None:
    """CX-DEC-25, CX-TRA-04, FL-TIME-19."""
    t = cortex(players=1)
    t.act()
    t.set_hero("p1", undecided=True)
    assert not t.hero("p1").can_act
    t.pick("gm", "gone", "stays")
    assert t.hero("p1").can_act
    t.set_hero("p1", undecided=True)
    t.pick("gm", "gone", "final")
    assert t.hero("p1").gone


def test_an_added_doom_die_is_taken_back_for_a_point() -> None:
    """CX-DEC-18, CX-DEC-09, FL-TIME-14, FL-PP-05."""
    t = cortex(dice=(2, 2, 2, 8, 7, 6, 5), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8", "dd6")
    assert t.state.doom == (6,)
    t.pick("gm", "choose")
    t.silence("pool.x")
    t.silence("choose")
    t.pick("p1", "counter", "no")
    t.pick("gm", "takeback", "back")
    assert (list(t.state.doom), t.hero("p1").pp) == ([6, 6], 2)


def test_the_gm_grants_and_sets_numbers_right() -> None:
    """CX-GEN-02, CX-GEN-03, CX-GM-01."""
    t = cortex(players=1)
    hero = t.hero("p1")
    t.pick("gm", "hand.things", f"w.{hero.id}", "give.complication", "d8", text="Low on ammunition")
    t.pick("gm", "hand.numbers", f"w.{hero.id}", "pp.more", "pp.more")
    t.pick("gm", "hand.tracks", f"w.{hero.id}", "stress.mental", "d8")
    now = t.hero("p1")
    assert ([one.die for one in now.complications], now.pp, now.track("mental").stress) == ([8], 3, 8)


def test_a_scene_is_cut_short_for_two_d12() -> None:
    """CX-DSP-11, CX-DOOM-09, FL-DOOM-16."""
    t = cortex(players=2)
    t.act("d12", "d12", "d6")
    t.scene()
    t.pick("gm", "scene.cut", "cut")
    assert (t.state.scene, t.state.doom, t.hero("p1").xp) == (None, (6,), 2)


def test_whoever_leaves_passes_the_turn_on() -> None:
    """Nothing waits for who has gone (CX-TIME-03)."""
    t = cortex(players=2)
    in_scene(t)
    t.pick("p1", "turn", "other", text="I wait")
    t.leave("p1")
    assert t.state.scene is not None
    assert t.state.scene.exchange is None
    assert not any(one.startswith("turn") for one in t.open("p1"))


def test_steps_of_dice_and_what_a_new_hero_has() -> None:
    """FL-DIE-01, FL-DIE-02, FL-DIE-03, FL-CHAR-05, FL-CHAR-06, CX-MIL-02."""
    assert [step(6, 1), step(4, -1), step(12, 1), step(14, -1)] == [8, 0, 14, 12]
    t = flowers(players=1)
    assert (t.hero("p1").pp, [one.name for one in t.hero("p1").milestones]) == (1, ["The last flight"])
    in_scene(t)
    t.pick("p1", "turn", "other", text="I think")
    assert "flight" not in " ".join(one.id for one in t.prompt("pool.x", "p1").options if one.group == "milestone")


def test_what_hinders_the_other_side_is_in_the_pool() -> None:
    """FL-STRESS-02, FL-STRESS-10, FL-COMP-02, FL-TRAUMA-07, CX-OUT-03."""
    t = flowers(players=1)
    npc = t.npc(GRIMM_OF_FLOWERS)
    fallen = Track(stress=12, trauma=6, out="trauma", was_out="trauma")
    t.set_character(
        npc,
        tracks=t.character("Grimm").tracks.set("physical", fallen),
        complications=(Complication(name="Net", die=8),),
    )
    t.set_hero("p1", tracks=t.hero("p1").tracks.set("mental", Track(trauma=6)))
    in_scene(t)
    t.pick("p1", "turn", "stress.mental", f"t.{npc}", text="I mock him")
    form = t.prompt("pool.x", "p1").options
    against = {one.id.split(".", 1)[1] for one in form if one.group == "against"}
    assert against == {"stress.physical", "trauma.physical", "complication.Net"}
    assert any(one.id == "ot.mental" for one in form)

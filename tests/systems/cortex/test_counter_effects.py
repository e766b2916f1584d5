"""A won reaction buys effect dice: the first and further ones, each for what it costs (CX-OPP-08, FL-OPP-04)."""

from __future__ import annotations

from engine.core.prompt import Cost
from engine.systems.cortex.words import PP
from tests.systems.cortex.table import CortexTable, cortex, flowers, refused
from tests.systems.cortex.test_play import GRIMM, GRIMM_OF_FLOWERS, in_scene, pool

LOW, HIGH = (2, 2, 2), (8, 7, 6, 5)
SEVERITY = {"cortex": ("a.solo", "a.solo"), "flowers": ("a.Cold", "a.Duty")}


def held_off(t: CortexTable) -> str:
    """Grimm strikes; the hero's reaction of four dice wins: d10 and d8 are the total, or what is ticked."""
    npc = t.npc(GRIMM if t.rules.id == "cortex" else GRIMM_OF_FLOWERS)
    theirs, ours = SEVERITY[t.rules.id]
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", theirs, "d1.8", "p0.1")
    t.pick("gm", "choose")
    pool(t, "p1", ours, "d1.8", "p1.1", "sp1.1")
    t.pick("p1", "choose")
    return npc


def test_a_hero_buys_as_many_effect_dice_as_are_left_and_paid_for() -> None:
    """FL-OPP-04, FL-AFTER-02, CX-OPP-08, CX-ROLL-07: the largest first, in the order in which they are ticked."""
    for table in (flowers, cortex):
        t = table(dice=(*LOW, *HIGH), players=1)
        t.set_hero("p1", pp=3)
        npc = held_off(t)
        t.pick("p1", "counter", "stress.emotional", "complication", text="Off balance")
        grimm = t.state.characters[npc]
        assert grimm.track("emotional").stress == 10
        assert [(one.name, one.die) for one in grimm.complications] == [("Off balance", 10)]
        assert t.hero("p1").pp == 1


def test_while_ticking_it_is_said_which_dice_go_and_for_how_much() -> None:
    """FL-OPP-04, CX-FLOW-03."""
    t = flowers(dice=(*LOW, *HIGH), players=1)
    t.set_hero("p1", pp=2)
    held_off(t)
    quote = t.quote("counter", "stress.emotional", "stress.physical")
    assert quote.cost == (Cost(what=PP, amount=2),)
    assert [t.read(line) for line in quote.lines] == ["Effect: d10 d10"]


def test_more_than_there_are_points_is_refused_beforehand() -> None:
    """CX-PP-05, FL-PP-08: spending what one has not."""
    t = flowers(dice=(*LOW, *HIGH), players=1)
    held_off(t)
    problem = t.quote("counter", "stress.emotional", "stress.physical").problem
    assert problem is not None
    assert t.read(problem) == "Not enough PP: 2 needed, 1 left."
    with refused("cortex-not-enough-pp"):
        t.pick("p1", "counter", "stress.emotional", "stress.physical")
    assert t.hero("p1").pp == 1


def test_two_names_stand_apart_by_a_semicolon() -> None:
    """CX-ROLL-07: two complications of different names; the same name would be the same effect."""
    t = cortex(dice=(*LOW, *HIGH), players=1)
    t.set_hero("p1", pp=2)
    npc = held_off(t)
    with refused("same-effect-twice"):
        t.pick("p1", "counter", "complication", "complication", text="Blinded; Blinded")
    with refused("effect-name-missing"):
        t.pick("p1", "counter", "complication", "complication", text="Blinded")
    t.pick("p1", "counter", "complication", "complication", text="Blinded; Cornered")
    assert [one.name for one in t.state.characters[npc].complications] == ["Blinded", "Cornered"]


def test_a_reaction_takes_one_effect_die_before_it_has_won() -> None:
    """CX-OPP-08, CX-ROLL-07: what may turn out worthless is not sold."""
    t = cortex(dice=(*LOW, *HIGH), players=1)
    t.set_hero("p1", pp=3)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8", "p0.1")
    t.pick("gm", "choose")
    pool(t, "p1", "a.solo", "d1.8", "p1.1", "sp1.1")
    with refused("cortex-effects-after-win"):
        t.pick("p1", "choose", "d0", "d1", "d2", "d2", "d3", "d3")


def struck_at(t: CortexTable, doom: tuple[int, ...]) -> None:
    """The hero makes an asset against the doom pool, which wins."""
    in_scene(t)
    t.set_state(doom=doom)
    t.pick("p1", "turn", "asset", text="Rope")
    pool(t, "p1", SEVERITY[t.rules.id][1], "d1.8")
    t.pick("p1", "choose")
    t.silence("pool.x")
    t.silence("choose")


def test_the_gm_names_the_doom_die_that_a_counter_effect_costs() -> None:
    """CX-DSP-05, FL-OPP-05: d6 or larger; a d4 is not offered."""
    t = cortex(dice=(2, 2, 7, 7, 4, 3), players=1)
    struck_at(t, (10, 8, 6, 4))
    asked = t.prompt("counter")
    assert [one.id for one in asked.options if one.group == "pay"] == ["pay6", "pay8", "pay10"]
    t.pick("gm", "counter", "stress.physical", "pay8")
    assert t.state.doom == (10, 6, 4)
    t.silence("retype")
    assert t.hero("p1").track("physical").stress == 6


def test_nothing_named_costs_the_smallest_that_will_do() -> None:
    """CX-DSP-05, CX-DOOM-07."""
    t = cortex(dice=(2, 2, 7, 7, 4, 3), players=1)
    struck_at(t, (10, 8, 6, 4))
    t.pick("gm", "counter", "stress.physical")
    assert t.state.doom == (10, 8, 4)


def test_with_one_size_of_doom_dice_there_is_nothing_to_choose() -> None:
    """CX-DSP-05: one press."""
    t = cortex(dice=(2, 2, 5, 5), players=1)
    struck_at(t, (6, 6))
    asked = t.prompt("counter")
    assert not asked.is_form
    t.pick("gm", "counter", "stress.physical")
    assert t.state.doom == (6,)


def test_the_doom_pool_buys_a_further_effect_die_for_one_as_large() -> None:
    """CX-DSP-04, AMB-68, FL-OPP-08."""
    t = cortex(dice=(2, 2, 7, 7, 4, 3), players=1)
    struck_at(t, (10, 8, 6, 4))
    t.pick("gm", "counter", "stress.physical", "stress.mental")
    t.silence("retype")
    t.silence("retype")
    hero = t.hero("p1")
    assert (hero.track("physical").stress, hero.track("mental").stress) == (6, 4)
    assert t.state.doom == (10, 8)


def test_a_character_of_the_gm_gets_one_effect_die_against_one_target() -> None:
    """CX-DSP-04: a further one needs several targets."""
    t = cortex(dice=(2, 2, 9, 8, 7), players=1)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.pick("p1", "turn", "stress.physical", f"t.{npc}", text="I strike")
    pool(t, "p1", "a.solo", "d1.8")
    t.pick("p1", "choose")
    t.pick("gm", "pool.x", "a.solo", "d1.8", "p0.1")
    t.pick("gm", "choose")
    asked = t.prompt("counter")
    assert not asked.is_form


def test_the_same_effect_does_not_hit_one_target_twice() -> None:
    """CX-ROLL-07, FL-AFTER-02: neither declared and bought, nor bought twice."""
    t = cortex(dice=(9, 8, 7, 6), players=1)
    t.set_hero("p1", pp=2)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.pick("p1", "turn", "stress.physical", f"t.{npc}", text="I strike")
    pool(t, "p1", "a.solo", "d1.8", "p1.1", "sp1.1")
    picks = ("d0", "d1", "d2", "d2", "d3", "d3", f"f.stress.{npc}.physical")
    problem = t.quote("choose", *picks).problem
    assert problem is not None
    assert t.read(problem) == "The same effect cannot hit one target twice."
    with refused("cortex-same-effect-twice"):
        t.pick("p1", "choose", *picks)


def test_a_table_may_let_the_same_effect_hit_twice() -> None:
    """CX-ROLL-07: the house rule `same_effect_twice`; the blows add up (CX-STR-02)."""
    t = cortex(dice=(9, 8, 7, 6, 2, 2, 2), players=1, same_effect_twice=True)
    t.set_hero("p1", pp=2)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.pick("p1", "turn", "stress.physical", f"t.{npc}", text="I strike")
    pool(t, "p1", "a.solo", "d1.8", "p1.1", "sp1.1")
    t.pick("p1", "choose", "d0", "d1", "d2", "d2", "d3", "d3", f"f.stress.{npc}.physical")
    t.silence("pool.x")
    t.silence("choose")
    assert t.hero("p1").pp == 1
    assert t.state.characters[npc].track("physical").stress == 12


def test_a_mob_may_be_hit_by_the_same_effect_again() -> None:
    """CX-MOB-05, CX-ROLL-07."""
    t = cortex(dice=(9, 8, 7, 6, 2, 2, 2), players=1)
    t.set_hero("p1", pp=2)
    mob = t.npc("Name: Rats\nKind: mob\nTeam: 3d6")
    in_scene(t)
    t.pick("p1", "turn", "stress.physical", f"t.{mob}", text="I sweep")
    pool(t, "p1", "a.solo", "d1.8", "p1.1", "sp1.1")
    t.pick("p1", "choose", "d0", "d1", "d2", "d2", "d3", "d3", f"f.stress.{mob}.physical")
    t.silence("pool.x")
    t.silence("choose")
    assert len(t.state.characters[mob].group_dice) == 1

"""What an exchange does beside its main path: the GM's ones at its end, the die of a won reaction."""

from __future__ import annotations

from engine.core.base import GM
from engine.core.prompt import Wait
from engine.core.view import Line
from engine.systems.cortex.action.exchange import Exchange
from engine.systems.cortex.changes import Changed
from tests.systems.cortex.table import CortexTable, cortex, flowers, refused
from tests.systems.cortex.test_play import GRIMM, GRIMM_OF_FLOWERS, in_scene, pool


def to_the_answer(t: CortexTable) -> None:
    """An asset is to be made; the doom pool has still to answer."""
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Rope: I tie it to the rail")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")


def made_against_a_one(t: CortexTable) -> None:
    """An asset is made; the doom pool shows a one."""
    to_the_answer(t)
    t.silence("pool.x")
    t.silence("choose")


def test_an_asset_just_made_is_stepped_up_with_a_one_of_the_opposition() -> None:
    """CX-DEC-10, CX-EFF-04, CX-OPN-01, FL-TIME-09: the exchange lingers until the players have let the one go."""
    t = cortex(dice=(7, 5, 6, 1, 4), players=1)
    made_against_a_one(t)
    asked = t.prompt("opportunity")
    assert asked.wait is Wait.WINDOW
    step_up = next(one for one in t.options("opportunity") if one.startswith("asset"))
    t.pick("p1", "opportunity", step_up)
    assert t.hero("p1").assets[0].die == 10
    assert t.hero("p1").pp == 0
    assert not _is_open(t)


def test_silence_lets_the_ones_of_the_gm_go() -> None:
    """CX-DEC-10, CX-FLOW-01: nothing is spent, the exchange is closed."""
    t = cortex(dice=(7, 5, 6, 1, 4), players=2)
    made_against_a_one(t)
    t.silence(t.prompt("opportunity", "p1").id)
    assert _is_open(t)
    t.silence("opportunity")
    assert not _is_open(t)
    assert (t.hero("p1").pp, t.hero("p2").pp) == (1, 1)


def test_whoever_could_use_a_one_leaves() -> None:
    """CX-DEC-10: the GM goes on, or silence does."""
    t = cortex(dice=(7, 5, 6, 1, 4), players=2)
    made_against_a_one(t)
    t.pick("p1", "opportunity", "no")
    t.leave("p2")
    assert t.prompt("opportunity").to == {GM}
    t.silence("opportunity")
    assert not _is_open(t)


def test_the_die_of_a_won_reaction_is_one_that_its_total_has_not_used() -> None:
    """FL-OPP-04, FL-AFTER-01: three dice in the total leave the fourth."""
    t = flowers(dice=(2, 2, 2, 8, 7, 6, 5), players=1)
    npc = t.npc(GRIMM_OF_FLOWERS)
    t.set_hero("p1", pp=2)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.Cold", "d1.8")
    t.pick("gm", "choose")
    pool(t, "p1", "a.Duty", "d1.8", "p1.1", "sp1.1")
    sides = [one.die for one in _exchange(t).rolls[t.hero("p1").id].pool]
    t.pick("p1", "choose", "d1", "d2", "d3")
    t.pick("p1", "counter", "stress.emotional")
    assert t.character("Grimm").track("emotional").stress == sides[0]


def test_a_won_reaction_may_make_an_asset() -> None:
    """CX-OPP-08, CX-EFF-01, FL-OPP-04."""
    t = cortex(dice=(2, 2, 2, 8, 7, 6), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8")
    t.pick("gm", "choose")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.pick("p1", "counter", "asset", text="His guard is down")
    assert [(one.name, one.die) for one in t.hero("p1").assets] == [("His guard is down", 10)]


def _is_open(t: CortexTable) -> bool:
    return t.state.scene is not None and t.state.scene.exchange is not None


def _exchange(t: CortexTable) -> Exchange:
    assert t.state.scene is not None
    assert t.state.scene.exchange is not None
    return t.state.scene.exchange


def test_a_strike_leaves_the_players_form_as_it_is() -> None:
    """CX-POOL-12, CX-DEC-04, CX-FLOW-03: the same question goes on, with its ticks and its time."""
    t = cortex(players=1)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Rope")
    asked = t.prompt("pool.x", "p1").id
    t.pick("gm", "pool.strike", "p1.1")
    assert t.prompt("pool.x", "p1").id == asked
    assert "p1.1" not in t.options("pool.x", "p1")


def test_an_opportunity_of_one_player_leaves_the_form_of_another_as_it_is() -> None:
    """CX-DEC-03, CX-DEC-10, CX-FLOW-01."""
    t = cortex(dice=(1, 5, 4), players=2)
    npc = t.npc(GRIMM)
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8")
    t.pick("gm", "choose")
    asked = t.prompt("pool.x", "p1").id
    t.pick("p2", "opportunity", "push")
    assert t.prompt("pool.x", "p1").id == asked
    assert [one.die for one in t.hero("p2").banked] == [8]


def test_the_gm_lets_a_character_oppose_in_place_of_the_doom_pool() -> None:
    """CX-DEC-08, CX-OPP-02, FL-TIME-03."""
    t = cortex(dice=(7, 5, 6, 2, 2, 3), players=1)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Rope")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.pick("gm", "oppose", npc)
    t.pick("gm", "pool.x", "a.solo", "d1.8")
    t.pick("gm", "choose")
    assert [one.name for one in t.hero("p1").assets] == ["Rope"]


def test_the_doom_pool_takes_over_again() -> None:
    """CX-DEC-08: until the dice fall."""
    t = cortex(dice=(7, 5, 6, 2, 2), players=1)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.pick("p1", "turn", "asset", text="Rope")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    t.pick("gm", "oppose", npc)
    t.pick("gm", "oppose", "doom")
    t.silence("pool.x")
    t.silence("choose")
    assert [one.name for one in t.hero("p1").assets] == ["Rope"]
    assert not _is_open(t)


def test_the_doom_pool_takes_a_scene_distinction_one_way_only() -> None:
    """CX-SCD-04: its d8 or its d4, on one button."""
    t = cortex(dice=(7, 5, 6), players=1)
    to_the_answer(t)
    ways = [one.id for one in t.prompt("pool.x", "gm").options if one.way_of == "s1"]
    assert ways == ["s1.8", "s1.4"]
    with refused("picked-both-ways"):
        t.pick("gm", "pool.x", *ways)


def test_what_came_of_a_reaction_stands_out_and_its_total_does_not() -> None:
    t = cortex(dice=(7, 5, 6, 2, 2), players=1)
    to_the_answer(t)
    assert bold(t) == ["Swallow: 13, effect d8"]
    t.silence("pool.x")
    t.silence("choose")
    assert bold(t) == [
        "Swallow wins: 13 against 4 (Doom pool). Effect d8",
        "Swallow: asset “Rope” d8",
    ]


def bold(t: CortexTable) -> list[str]:
    """What the last step says loudest."""
    said = (one for event in t.events() if isinstance(event, Changed) for one in event.blocks)
    return [t.read(one.text) for one in said if isinstance(one, Line) and one.strong]

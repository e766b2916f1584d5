"""Which doom die the GM gives, where the rule asks for one of any size, or one at least so large (CX-DOOM-07)."""

from __future__ import annotations

import pytest

from engine.core.base import Rejected
from engine.systems.cortex.dice import Die
from engine.systems.cortex.doom.spending import dice_for
from engine.systems.cortex.held import Complication
from engine.systems.cortex.sfx.data import AddDie, SpecialEffect, SpendPp
from tests.systems.cortex.table import CortexTable, cortex, refused
from tests.systems.cortex.test_play import GRIMM, in_scene, pool


@pytest.mark.parametrize(
    "prices, named, given",
    [
        ((0,), (), (4,)),
        ((0,), (10,), (10,)),
        ((6,), (), (6,)),
        ((8, 0), (), (8, 4)),
        ((8, 0), (12, 8), (8, 12)),
        ((0, 8), (4,), (4, 8)),
        ((8, 8), (), (8, 10)),
    ],
)
def test_the_named_dice_pay_else_the_smallest(
    prices: tuple[Die, ...], named: tuple[Die, ...], given: tuple[Die, ...]
) -> None:
    """CX-DSP-03 … CX-DSP-05, CX-DSP-16, FL-DOOM-02: each price by a die at least as large."""
    assert dice_for((12, 10, 8, 6, 4), prices, named) == given


@pytest.mark.parametrize(
    "prices, named, code",
    [
        ((6,), (4,), "doom-die-too-small"),
        ((0,), (4, 6), "wrong-number-of-dice"),
        ((0,), (8,), "die-not-in-doom-pool"),
        ((0, 0, 0), (), "not-enough-doom"),
        ((12,), (), "doom-die-too-small"),
    ],
)
def test_what_does_not_pay_is_refused(prices: tuple[Die, ...], named: tuple[Die, ...], code: str) -> None:
    """CX-DSP-16, FL-DOOM-02."""
    with pytest.raises(Rejected, match=code):
        dice_for((6, 4), prices, named)


def test_the_gm_names_the_die_that_an_extra_trait_costs() -> None:
    """CX-POOL-11, CX-DSP-13: the pool form of a GM character."""
    t = cortex(dice=(2, 2, 2, 2), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.set_state(doom=(10, 6))
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    picks = ("a.solo", "d1.8", "sp1.1", "sp2.1")
    t.pick("gm", "pool.x", *picks, "pay10")
    assert t.state.doom == (6,)


def test_a_doom_die_that_pays_for_nothing_is_refused_beforehand() -> None:
    """CX-DSP-16: nothing is bought with it."""
    t = cortex(players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.set_state(doom=(10, 6))
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    problem = t.quote("pool.x", "a.solo", "pay10").problem
    assert problem is not None
    with refused("cortex-wrong-number-of-dice"):
        t.pick("gm", "pool.x", "a.solo", "pay10")


def test_the_gm_names_the_die_for_one_more_in_the_total() -> None:
    """CX-DSP-03, FL-DOOM-05: at least as large as the added one."""
    t = cortex(dice=(9, 7, 6), players=1)
    npc = t.npc(GRIMM)
    t.scene()
    t.set_state(doom=(12, 10, 6))
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "other", f"t.{t.hero('p1').id}", text="He roars")
    t.pick("gm", "pool.x", "a.solo", "d1.8", "p0.1")
    assert t.quote("choose", "d0", "d1", "d2", "pay6").problem is not None
    t.pick("gm", "choose", "d0", "d1", "d2", "pay12")
    assert t.state.doom == (10, 6)
    assert t.hero("p1").xp == 1


def test_the_gm_names_the_die_that_makes_something_last() -> None:
    """CX-EFF-05, FL-LONG-01."""
    t = cortex(players=1)
    t.scene()
    t.set_state(doom=(8, 6))
    t.set_hero("p1", complications=(Complication(name="Net", die=6),))
    t.pick("gm", "last.gm", f"c.{t.hero('p1').id}.0", "pay8")
    assert t.state.doom == (6,)


def test_the_gm_names_the_die_that_breaks_into_the_order() -> None:
    """CX-DSP-08, FL-DOOM-10."""
    t = cortex(players=1)
    npc = t.npc(GRIMM)
    in_scene(t)
    t.set_state(doom=(10, 8, 4))
    assert [one.id for one in t.prompt("interrupt").options if one.group == "pay"] == ["pay8", "pay10"]
    t.pick("gm", "interrupt", npc, "pay10")
    assert t.state.doom == (8, 4)


def test_the_gm_names_the_die_for_an_effect_of_a_character_after_the_roll() -> None:
    """CX-DSP-02, CX-DOOM-09: a d12 given for it is a spent d12."""
    t = fury(dice=(2, 2, 2, 3))
    t.set_state(doom=(12, 8))
    npc = t.character("Grimm").id
    t.pick("gm", f"sfx.{npc}", "roll.1.1", "pay12")
    assert t.state.doom == (8,)
    assert t.hero("p1").xp == 1


def fury(dice: tuple[int, ...]) -> CortexTable:
    """Grimm has rolled against the hero, and his fury may add a die."""
    t = cortex(dice=dice, players=1)
    npc = t.npc(GRIMM + "\n\nPower Set: Rage\nFists d8\nSFX: Fury. A d6 more.\nLimit: Blind. It passes.\n")
    (rage,) = t.state.characters[npc].power_sets
    sfx = SpecialEffect(
        name="Fury",
        timing="after_roll",
        conditions=(SpendPp(op="spend_pp"),),
        benefits=(AddDie(op="add_die", die=6),),
    )
    t.set_character(npc, power_sets=(rage.model_copy(update={"sfx": (sfx,)}),))
    t.scene()
    t.pick("gm", "next", npc)
    t.pick("gm", "turn", "stress.mental", f"t.{t.hero('p1').id}", text="He roars")
    pool(t, "gm", "a.solo", "d1.8", "p1.1")
    return t

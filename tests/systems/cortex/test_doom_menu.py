"""What the GM buys with ones and doom dice: mixed purchases, effects with a price, heroes forced apart, gains."""

from __future__ import annotations

from engine.core.base import Map, Seat, evolve
from engine.systems.cortex.state import EventEffect
from tests.systems.cortex.table import CortexTable, cortex, flowers, refused

EVENT = """The flood
Save the archive
Find who did it
d8 d6 The dam breaks
5 Yegor the boatman
"""


def ones_fall(t: CortexTable) -> None:
    """A hero's roll of three dice shows two ones."""
    t.scene("action", "The bridge")
    t.pick("gm", "next", t.hero("p1").id)
    t.pick("p1", "turn", "asset", text="Cover")
    first = next(one for one in t.options("pool.x") if one.startswith("a."))
    t.pick("p1", "pool.x", first, "d1.8", "p1.1")
    t.pick("p1", "choose")


def offer(t: CortexTable, label: str) -> str:
    return next(one.id for one in t.prompt("ones").options if t.read(one.label) == label)


def test_after_a_step_the_other_one_is_still_for_sale() -> None:
    """CX-HITCH-03, CX-HITCH-04, FL-HITCH-03, FL-HITCH-04: one steps the smallest die, the other makes a new one."""
    t = cortex(dice=(1, 1, 6), players=1)
    ones_fall(t)
    t.pick("gm", "ones", offer(t, "Smallest up by 1"))
    stepped = t.state.doom
    t.pick("gm", "ones", offer(t, "d6 for 1 PP"))
    assert (stepped, t.state.doom) == ((8, 6), (8, 6, 6))
    assert t.hero("p1").pp == 3
    assert not [one for one in t.open("gm") if one.startswith("ones")]


def test_a_new_die_ends_the_purchase() -> None:
    """CX-HITCH-03: steps work on the pool as it stood before the roll."""
    t = cortex(dice=(1, 1, 6), players=1)
    ones_fall(t)
    t.pick("gm", "ones", offer(t, "d6 for 1 PP"))
    assert not [one for one in t.open("gm") if one.startswith("ones")]


def test_flowers_may_let_the_gm_step_up_any_die() -> None:
    """FL-HITCH-04, house rule."""
    t = flowers(dice=(1, 1, 6), players=1, doom_step_target="any")
    t.act("d6", "d8")
    ones_fall(t)
    t.pick("gm", "ones", offer(t, "d8 up by 2"))
    assert t.state.doom == (12, 6)


def test_an_event_brings_effects_with_a_price() -> None:
    """CX-DSP-10, FL-DOOM-12, CX-DOOM-09: each listed die is paid by one at least as large; a d12 is experience."""
    t = cortex(players=2)
    t.pick("gm", "event.new", text=EVENT)
    assert t.state.event.effects == (EventEffect(name="The dam breaks", cost=(8, 6)),)
    t.act("d12", "d6", "d6")
    t.scene()
    assert t.quote("doom.effect", "e1", "d6", "d6").problem is not None
    with refused("cortex-doom-die-too-small"):
        t.pick("gm", "doom.effect", "e1", "d6", "d6")
    with refused("cortex-wrong-number-of-dice"):
        t.pick("gm", "doom.effect", "e1", "d12")
    t.pick("gm", "doom.effect", "e1", "d12", "d6", f"w.{t.hero('p1').id}")
    assert "The dam breaks" in t.said()
    assert t.state.doom == (6,)
    assert (t.hero("p1").xp, t.hero("p2").xp) == (1, 0)


def test_an_effect_in_the_gms_own_words_costs_what_the_gm_gives() -> None:
    """FL-DOOM-12: no price named, one die of any size."""
    t = flowers(players=1)
    t.act("d6", "d8")
    t.scene()
    with refused("effect-name-missing"):
        t.pick("gm", "doom.effect", "d6")
    t.pick("gm", "doom.effect", "d6", text="The lamps go out")
    assert t.state.doom == (8,)


def test_parting_is_priced_by_the_heroes_that_it_concerns() -> None:
    """CX-DSP-09, FL-DOOM-11: another's larger die in use does not make it dearer."""
    t = cortex(players=2)
    t.act("d6", "d8")
    t.scene()
    scene = t.state.scene
    assert scene is not None
    swallow, lantern = t.hero("p1").id, t.hero("p2").id
    used = evolve(scene.round, affiliation_used=Map({swallow: "solo", lantern: "solo"}))  # d10 and d6
    t.set_state(scene=evolve(scene, round=used))
    with refused("cortex-doom-die-too-small"):
        t.pick("gm", "doom.apart", f"w.{swallow}", "d6")
    assert t.quote("doom.apart", f"w.{swallow}", "d6").problem is not None
    t.pick("gm", "doom.apart", f"w.{lantern}", "d6", text="A wall falls")
    assert t.state.scene is not None
    assert t.state.scene.separated == (lantern,)
    assert t.state.doom == (8,)


def test_forced_together_again_in_cortex_alone() -> None:
    """CX-DSP-09, FL-DOOM-11, hook 13."""
    for t, left in ((cortex(players=2), ()), (flowers(players=2), ("p1",))):
        t.act("d6", "d8")
        t.scene()
        t.pick("gm", "doom.apart", f"w.{t.hero('p1').id}", "d6")
        t.pick("gm", "doom.apart", f"w.{t.hero('p1').id}", "d8")
        assert t.state.scene is not None
        assert t.state.scene.separated == tuple(t.hero(Seat(one)).id for one in left)


def test_the_gm_may_choose_which_die_grows() -> None:
    """CX-DOOM-04, house rule `gm_gain_target`."""
    t = cortex(players=1, gm_gain_target="any")
    t.act("d6", "d8")
    t.scene()
    t.pick("gm", "doom.gain", "step.8")
    assert t.state.doom == (10, 6)
    plain = cortex(players=1)
    plain.act("d6", "d8")
    plain.scene()
    plain.pick("gm", "doom.gain", "step")
    assert plain.state.doom == (8, 8)

"""Ones that bring traits back, and ones of a rival."""

from __future__ import annotations

from engine.core.base import GM, evolve
from engine.systems.cortex.character import Power, PowerSet
from engine.systems.cortex.effects.due import StressGoal
from tests.systems.cortex.pool_table import BARON, FRIEND, FRIENDLY, P1, P2, PoolTable, baron, wren

IRON = baron().power_sets[0]
BROKEN = evolve(
    IRON,
    powers=(Power(name="Plates", die=10, shutdown=True), IRON.powers[1]),
    limits=(evolve(IRON.limits[0], recovery="opportunity"),),
)


def test_a_hitch_restores_a_villains_trait_for_a_point_and_no_doom_die() -> None:
    """CX-SHUT-04, CX-DEC-07, CX-NPC-10: the other one is still for sale."""
    t = PoolTable(wren(), baron(power_sets=(BROKEN,)))
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", "p1.1", "p2.1", dice=(1, 1, 5, 4))
    t.pick(P1, "choose.x1.")
    t.pick(GM, "ones.x1.", "restore.n1.1.1")
    assert not t.one(BARON).power_sets[0].powers[0].shutdown
    assert t.one().pp == 4
    assert list(t.game.state.doom) == [8, 6]
    t.pick(GM, "ones.x1.", "o0")
    assert list(t.game.state.doom) == [8, 6, 6]
    assert t.one().pp == 5


def test_a_trait_comes_back_by_an_opportunity() -> None:
    """CX-SHUT-01, CX-OPN-02: 1 PP when the GM rolls a 1."""
    held = PowerSet(
        name="Iron",
        powers=(Power(name="Bolt", die=8, shutdown=True),),
        limits=(evolve(IRON.limits[0], recovery="opportunity"),),
    )
    t = PoolTable(wren(power_sets=(held,)), baron())
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", dice=(5, 4))
    t.pick(P1, "choose.x1.")
    t.pick(GM, "pool.x1.", "a.solo", "d1.8", dice=(1, 5))
    t.pick(P1, "opportunity.x1.h1", "restore.1.1")
    assert not t.one().power_sets[0].powers[0].shutdown
    assert t.one().pp == 2


def duel(**rules: object) -> PoolTable:
    """Wren acts against Tam, with a one that the GM leaves alone."""
    t = PoolTable(wren(), FRIENDLY, **rules)  # type: ignore[arg-type]
    scene = t.game.state.scene
    assert scene is not None
    ex = evolve(t.exchange, targets=(FRIEND,), goal=StressGoal(goal="stress", target=FRIEND, type="physical"))
    t.game = evolve(t.game, state=evolve(t.game.state, scene=evolve(scene, exchange=ex)))
    t.pick(P1, "pool.x1.", "a.solo" if not rules.get("flowers") else "a.team", "d1.8", "p1.1", dice=(1, 5, 6))
    t.pick(P1, "choose.x1.")
    return t


def test_a_rival_uses_the_hitch_that_the_gm_leaves() -> None:
    """CX-HITCH-06, AMB-30, flow J: the point goes to the roller."""
    t = duel()
    assert not [one for one in t.prompts() if one.startswith("rival")]
    t.silence("ones.x1.")
    t.pick(P2, "rival.x1.h2", "push")
    assert t.one(FRIEND).pp == 0
    assert [one.die for one in t.one(FRIEND).banked] == [8]
    assert t.one().pp == 4


def test_what_the_gm_buys_is_not_left_for_the_rival() -> None:
    """CX-HITCH-01."""
    t = duel()
    t.pick(GM, "ones.x1.", "o0")
    assert not [one for one in t.prompts() if one.startswith("rival")]


def test_flowers_knows_no_rival() -> None:
    """FL-HITCH-05."""
    t = duel(flowers=True)
    t.silence("ones.x1.")
    assert not [one for one in t.prompts() if one.startswith("rival")]


def test_a_counter_effect_is_blocked_when_its_price_is_gone_meanwhile() -> None:
    """CX-OPP-08, CX-DSP-05: the doom die was spent while the question stood."""
    t = PoolTable(wren(), baron(), doom=(6,))
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", "p1.1", dice=(2, 2, 2))
    t.pick(P1, "choose.x1.")
    t.pick(GM, "pool.x1.", "a.solo", "d1.8", "p1.1", dice=(9, 8, 7))
    t.pick(GM, "choose.x1.")
    assert not [one.id for one in t.asked("counter.x1.").prompt.options if one.blocked is not None]
    t.game = evolve(t.game, state=evolve(t.game.state, doom=()))
    left = [one.id for one in t.asked("counter.x1.").prompt.options if one.blocked is None]
    assert left == ["no"]
    t.silence("counter.x1.")

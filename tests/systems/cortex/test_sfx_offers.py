"""SFX outside the pool form and Limits: on a roll, at once, with the GM's word; who is asked first, who pays."""

from __future__ import annotations

import pytest

from engine.core.base import GM, Rejected, evolve
from engine.systems.cortex.effects.due import EffectDue, StressGoal
from engine.systems.cortex.effects.landing import hit_of, strike
from engine.systems.cortex.sfx.data import SpecialEffect, SpendPp, StepUpIncoming, UsePowerAsEffect
from tests.systems.cortex.pool_table import BARON, HERO, P1, P2, PoolTable, baron, wren


def rolled(*faces: int) -> PoolTable:
    t = PoolTable()
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", "p1.1", dice=faces)
    return t


def test_dice_are_thrown_again_before_ones_are_used() -> None:
    """FL-AFTER-04. CX-SFX-05, CX-DEC-05, AMB-58: also ones; each SFX once a roll."""
    t = rolled(1, 4, 7)
    t.pick(P1, "sfx.again.x1.", "0", dice=(8,))
    assert t.exchange.rolls[""].faces == (8, 4, 7)
    assert not [one for one in t.prompts() if one.startswith("sfx.again")]


def test_an_sfx_at_any_time_eases_own_stress() -> None:
    t = PoolTable()
    t.pick(P1, "sfx.h1", "now.1.4")
    assert t.one().track("mental").stress == 6
    assert t.one().pp == 2


def test_the_gm_says_whether_a_condition_in_words_is_met() -> None:
    """CX-DEC-26, CX-SFX-04: granted, it works with the next roll and is used up."""
    t = PoolTable()
    t.pick(P1, "sfx.h1", "ask.2.1", text="the bell has rung")
    t.pick(GM, "sfx.confirm.", "yes")
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", "fx2.1")
    assert [one.die for one in t.exchange.rolls[""].pool] == [10, 8]
    assert t.game.state.sfx_asked == ()


def test_silence_of_the_gm_confirms_nothing() -> None:
    """CX-DEC-26: nothing is paid."""
    t = PoolTable()
    t.pick(P1, "sfx.h1", "ask.2.1")
    t.silence("sfx.confirm.")
    assert t.game.state.sfx_asked == ()
    assert t.one() == wren()


def test_an_sfx_without_machine_form_is_applied_by_hand_with_a_named_correction() -> None:
    """CX-FMT-06, CX-SFX-07."""
    t = PoolTable()
    t.pick(P1, "sfx.h1", "ask.1.3")
    done = t.pick(GM, "sfx.confirm.", "yes", text="the Baron loses sight")
    assert any(getattr(one, "words", "") == "the Baron loses sight" for one in done.events)


def test_the_owner_takes_a_limit_for_a_point() -> None:
    """CX-LIM-03, CX-SHUT-01: everything of the set is off, its SFX too."""
    t = PoolTable()
    t.pick(P1, "limit.own.h1", "h1.1.1")
    assert t.one().pp == 4
    assert t.one().power_sets[0].shutdown
    off = {one.id for one in t.asked("pool.x1.").prompt.options if one.blocked is not None}
    assert {"p1.1", "p1.2", "fx1.1"} <= off
    with pytest.raises(Rejected, match="option-blocked"):
        t.pick(P1, "limit.own.h1", "h1.1.1")


def test_the_owner_is_asked_before_the_gm_may_pay() -> None:
    """CX-LIM-04, CX-DEC-16, CX-DEC-17, CX-DSP-06, AMB-37."""
    t = PoolTable(doom=(12, 6))
    t.pick(GM, "limit.announce", "h1.1.2", text="the tiles ring")
    t.silence("limit.owner.")
    assert t.one().pp == 3
    t.pick(GM, "limit.pay.", "d12")
    assert t.game.state.doom == (6,)
    assert t.one().pp == 3
    assert t.one().xp == 1
    assert "Heard" in [one.name for one in t.one().complications]


def test_the_gm_leaves_it_by_silence() -> None:
    """CX-TIME-05. CX-DEC-17."""
    t = PoolTable()
    t.pick(GM, "limit.announce", "h1.1.2")
    t.pick(P1, "limit.owner.", "decline")
    t.silence("limit.pay.")
    assert t.game.state.doom == (8, 6)
    assert t.game.state.limits_called == ()


def test_players_pay_a_point_for_a_villains_limit_and_never_see_a_secret_sheet() -> None:
    """CX-NPC-11. CX-LIM-05, CX-NPC-09."""
    t = PoolTable()
    t.pick(P2, "limit.villain.h2", "n1.1.1")
    assert t.one("h2").pp == 0
    assert t.one(BARON).power_sets[0].powers[0].shutdown
    hidden = PoolTable(wren(), baron(secret=True))
    assert not [one for one in hidden.prompts() if one.startswith("limit.villain")]


@pytest.mark.parametrize("how, doom", [("gain", (8, 6, 6)), ("step", (8, 8))])
def test_the_gm_feeds_the_pool_with_a_villains_limit(how: str, doom: tuple[int, ...]) -> None:
    """CX-LIM-06, CX-DOOM-04, FL-DOOM-15."""
    t = PoolTable()
    t.pick(GM, "limit.own.gm", "n1.1.1", how)
    assert t.game.state.doom == doom


def test_a_limit_raises_the_next_stress_of_its_type_once() -> None:
    """CX-LIM-02: `step_up_incoming`."""
    limit = evolve(
        wren().power_sets[1].limits[0], consequence=(StepUpIncoming(op="step_up_incoming", type="emotional"),)
    )
    held = evolve(wren().power_sets[1], limits=(limit,))
    t = PoolTable(wren(power_sets=(wren().power_sets[0], held)), baron())
    done = t.pick(P1, "limit.own.h1", "h1.2.1")
    assert t.one().incoming == {"emotional": 1}
    from engine.core.game import Ledger

    led = Ledger(done.game.state, done.game.options, done.game.seats, roller=lambda sides: tuple(sides), by=None)
    due = EffectDue(by=BARON, goal=StressGoal(goal="stress", target=HERO, type="emotional"), die=6)
    strike(led, HERO, hit_of(due))
    assert led.state.characters[HERO].track("emotional").stress == 8
    assert led.state.characters[HERO].incoming == {}


HEALING = SpecialEffect(
    name="Knits",
    timing="anytime",
    conditions=(SpendPp(op="spend_pp"),),
    benefits=(UsePowerAsEffect(op="use_power_as_effect", power="Stamina", target_type="physical"),),
)


def test_a_healing_power_takes_the_turn() -> None:
    """CX-REC-11: Stamina d8 against stress d6, for a point and an action; not while a roll is open."""
    held = evolve(wren().power_sets[1], sfx=(HEALING,))
    t = PoolTable(wren(power_sets=(held,)), baron())
    assert "sfx.h1" not in t.prompts()
    t.pick(P1, "pool.back", "back")
    t.pick(P1, "sfx.h1", "now.1.1")
    assert t.one().track("physical").stress == 0
    assert t.one().pp == 2
    scene = t.game.state.scene
    assert scene is not None
    assert HERO in scene.round.acted


def test_a_further_effect_die_heals_beside_the_action() -> None:
    """CX-REC-12, AMB-50: a point for the second effect die, which is no larger than Stamina."""
    held = evolve(wren().power_sets[1], sfx=(HEALING,))
    t = PoolTable(wren(power_sets=(wren().power_sets[0], held)), baron())
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", "p1.1", "p2.1", dice=(8, 7, 6, 5))
    with pytest.raises(Rejected, match="effect-above-stamina"):
        t.pick(P1, "choose.x1.", "d0", "d1", "d3", "d3", "d2", "d2", "f.heal.physical")
    t.pick(P1, "choose.x1.", "d0", "d1", "d2", "d2", "d3", "d3", "f.heal.physical")
    assert [getattr(one, "goal", "") for one in t.exchange.more] == ["treat"]


def test_what_a_secret_sheet_offers_is_asked_of_the_gm_alone() -> None:
    """FL-DOOM-08."""
    t = PoolTable(wren(), baron(secret=True))
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", dice=(5, 4))
    t.pick(P1, "choose.x1.")
    assert t.asked("pool.x1.").prompt.secret
    assert t.asked("limit.own.gm").prompt.secret

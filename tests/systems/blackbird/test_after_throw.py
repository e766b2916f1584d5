"""After the throw, in the players' words: what the vectors do not show."""

from __future__ import annotations

import pytest

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.throw.after_throw import at_its_step, legal_moves, play, require_legal
from engine.systems.blackbird.throw.counting import counted, result
from engine.systems.blackbird.throw.exploding import chain_end
from engine.systems.blackbird.throw.moves import FATE, Bank, Close, Explode, FlashChoice, Modify, Move, Reroll
from engine.systems.blackbird.throw.rerolling import losses_stay
from engine.systems.blackbird.throw.values import NO_MEANS, Ability, Means, die_called
from tests.systems.blackbird.rolls import RICH, RIFLE, SHOT, Thrown

WITH_FATE = Means(pool=5, pool_max=10, fate_points=2)


def refused(t: Thrown, move: Move, *faces: int) -> str:
    with pytest.raises(Rejected) as refusal:
        t.does(move, *faces)
    return refusal.value.code


def test_a_chain_is_left_open_while_another_six_explodes_and_is_taken_up_again() -> None:
    """BB-EXPLODE-04: as long as the step is open."""
    t = Thrown(6, 6, 4)
    t.does(Explode("d1"), 5).does(Explode("d2"), 3).does(Explode("d1"), 4)
    assert [die.id for die in t.roll.dice] == ["d1", "d2", "d3", "d1.1", "d2.1", "d1.2"]
    assert chain_end(t.roll, "d1").state == "closed"
    assert counted(t.roll).successes == 6


def test_a_two_takes_the_chain_and_locks_its_six() -> None:
    """BB-EXPLODE-02, BB-BANK-03: neither exploded again nor banked, alone or in a pair."""
    t = Thrown((SHOT, 6), 6, 6, effortless=(SHOT,))
    t.does(Explode("d1"), 6).does(Explode("d1"), 2)
    assert counted(t.roll).successes == 3
    assert refused(t, Explode("d1"), 5) == "chain-ended"
    assert refused(t, Bank(("d1",))) == "die-not-bankable"
    t.does(Bank(("d2", "d3")))
    assert counted(t.roll).successes == 1
    assert t.means.pool == 6


def test_under_the_house_rule_a_six_taken_by_another_chain_does_not_explode() -> None:
    """BB-EXPLODE-03, ruling A-03: but its own open chain goes on, and later dice count."""
    t = Thrown(6, 6, 6, 4, rules=BlackbirdOptions(explosion_loss_scope="roll"))
    t.does(Explode("d1"), 5).does(Explode("d2"), 1)
    assert counted(t.roll).successes == 0
    assert refused(t, Explode("d3"), 5) == "die-not-eligible"
    t.does(Explode("d1"), 4)
    assert counted(t.roll).successes == 1


def test_under_the_house_rule_bonus_successes_are_not_lost() -> None:
    """Ruling A-33: they are no dice."""
    t = Thrown(6, 4, rules=BlackbirdOptions(explosion_loss_scope="roll"))
    t.roll = evolve(t.roll, bonus_successes=2)
    t.does(Explode("d1"), 1)
    assert counted(t.roll).successes == 2


def test_a_change_counts_for_banking_only_if_it_counts_for_patterns() -> None:
    """BB-MOD-02, BB-MOD-03, ruling A-37."""
    scope = Ability(name="Scope", plus=1)
    plain = Thrown(5, 6, 3, abilities=(scope,)).does(Modify("Scope", "d1"))
    assert die_called(plain.roll, "d1").value == 6
    assert refused(plain, Bank(("d1", "d2"))) == "not-two-sixes"
    rich = Thrown((RIFLE, 5), 6, 3, abilities=(RICH,)).does(Modify("rich:Rifle", "d1"))
    assert rich.does(Bank(("d1", "d2"))).means.pool == 6


def test_a_six_made_by_rich_experience_does_not_explode() -> None:
    """BB-EXPLODE-05: its step is over."""
    t = Thrown((RIFLE, 5), 6, 3, abilities=(RICH,)).does(Modify("rich:Rifle", "d1"))
    assert refused(t, Explode("d1"), 4) == "stage-closed"


def test_explosion_dice_belong_to_no_aspect() -> None:
    """BB-EXPLODE-07: neither Rich experience nor Effortlessly reaches them."""
    t = Thrown((SHOT, 6), 4, abilities=(RICH,), effortless=(SHOT,)).does(Explode("d1"), 5)
    assert refused(t, Modify("rich:Rifle", "d1.1")) == "die-not-eligible"
    assert refused(t, Bank(("d1.1",))) == "die-not-bankable"


def test_an_ability_may_be_used_more_than_once_if_it_says_so() -> None:
    """BB-MOD-04, BB-FATE-02: changes and rerolls in any order, each so many times."""
    dust = Ability(name="Dust", plus=-1, uses=2)
    charm = Ability(name="Charm", reroll="die")
    t = Thrown(4, 4, 2, abilities=(dust, charm))
    t.does(Modify("Dust", "d1")).does(Reroll("Charm", "d3"), 5).does(Modify("Dust", "d1"))
    assert die_called(t.roll, "d1").value == 2
    assert t.roll.stage == "resolved"


def test_a_perk_that_rerolls_one_die_does_not_reroll_the_whole_roll() -> None:
    """An ability used for what it does not do is unknown."""
    t = Thrown(4, 4, abilities=(Ability(name="Charm", reroll="die"),))
    assert refused(t, Reroll("Charm"), 1, 1) == "unknown-ability"
    assert refused(t, Modify("Charm", "d1")) == "unknown-ability"
    assert refused(t, Reroll("Lucky", "d1"), 1) == "unknown-ability"


def test_the_whole_roll_anew_has_rich_experience_again_but_no_used_perk() -> None:
    """BB-FATE-04."""
    charm = Ability(name="Charm", reroll="die")
    t = Thrown((RIFLE, 2), 4, abilities=(RICH, charm), means=WITH_FATE)
    t.does(Modify("rich:Rifle", "d1")).does(Reroll("Charm", "d2"), 1).does(Reroll(FATE), 2, 6)
    assert t.means.fate_points == 1
    assert t.roll.stage == "explode"
    assert [die.plus for die in t.roll.dice] == [0, 0]
    assert refused(t, Reroll("Charm", "d2"), 5) == "no-uses-left"
    assert t.does(Modify("rich:Rifle", "d1")).roll.abilities[0].used == 1


def test_by_the_house_rule_the_whole_roll_anew_stays_in_its_step() -> None:
    """BB-FATE-04, ruling A-23: explosion dice are gone all the same."""
    t = Thrown(6, 4, means=WITH_FATE, rules=BlackbirdOptions(full_reroll_restarts=False))
    t.does(Explode("d1"), 1).does(Reroll(FATE), 6, 6)
    assert len(t.roll.dice) == 2
    assert t.roll.stage == "modify"
    assert refused(t, Explode("d1"), 4) == "stage-closed"


def test_a_button_warns_even_after_the_breaking_die_was_thrown_again() -> None:
    """BB-FATE-03: the losses of the chain stay, whatever its dice show now."""
    t = Thrown(6, 4, means=WITH_FATE).does(Explode("d1"), 1).does(Reroll(FATE, "d1.1"), 5)
    assert counted(t.roll).successes == 2
    assert losses_stay(t.roll, Reroll(FATE, "d1"))
    assert not losses_stay(t.roll, Reroll(FATE, "d2"))
    assert not losses_stay(t.roll, Reroll(FATE))


def test_by_the_house_rule_a_reroll_may_break_or_mend_its_chain() -> None:
    """BB-FATE-03, ruling A-22: judged by the last die, whichever die was thrown; nothing explodes again."""
    rules = BlackbirdOptions(reroll_reopens_chain=True)
    t = Thrown(6, 4, means=WITH_FATE, rules=rules).does(Explode("d1"), 5).does(Explode("d1"), 2)
    t.does(Reroll(FATE, "d1.1"), 3)
    assert [die.lost for die in t.roll.dice] == [False, False, True, True]
    assert not losses_stay(t.roll, Reroll(FATE, "d1"))
    t.does(Reroll(FATE, "d1.2"), 6)
    assert counted(t.roll).successes == 4
    assert chain_end(t.roll, "d1").can_continue is False


def test_dice_are_counted_and_not_named_twice() -> None:
    """BB-BANK-03: each die once; wrong numbers have their own name."""
    t = Thrown(6, 6, 6, 4)
    assert refused(t, Bank(("d1", "d1"))) == "die-not-bankable"
    assert refused(t, Bank(())) == "wrong-number-of-dice"
    assert refused(t, Bank(("d1", "d2", "d3"))) == "wrong-number-of-dice"
    assert refused(t, Explode("d1")) == "wrong-number-of-dice"
    assert refused(t, Explode("d1"), 5, 5) == "wrong-number-of-dice"


def test_banking_into_the_personal_pool_is_the_only_way_a_player_earns_dice() -> None:
    """BB-POOL-03, BB-BANK-02, BB-FLASH-02."""
    t = Thrown((SHOT, 5), 1, 2, 3, 4, 4, effortless=(SHOT,), means=Means(pool=8, pool_max=10))
    t.does(Bank(("d1",))).does(FlashChoice("bank_pair", ("d5", "d6")))
    assert t.means.pool == 10


def test_a_pair_of_the_flash_needs_faces_that_are_successes_themselves() -> None:
    """BB-FLASH-02: the banked face is the pattern, as everywhere in banking."""
    scope = Ability(name="Scope", plus=1, uses=2)
    t = Thrown(1, 2, 2, 3, 4, 5, abilities=(scope,)).does(Modify("Scope", "d2")).does(Modify("Scope", "d3"))
    assert counted(t.roll).successes == 5
    assert refused(t, FlashChoice("bank_pair", ("d2", "d3"))) == "die-not-bankable"


def test_a_cancelled_failure_leaves_three_sixes_in_force() -> None:
    """BB-FLASH-04."""
    t = Thrown(1, 1, 1, 6, 6, 6, 2, 3, 4, 5, difficulty=9, means=Means(pool=10, pool_max=10)).does(Close("next"))
    assert counted(t.roll).critical == "none"
    t.does(FlashChoice("cancel_failure"))
    assert result(t.roll) == "critical_success"


def test_silence_cancels_nothing_that_is_not_in_force() -> None:
    """BB-TIME-01: three sixes have cancelled the failure already."""
    t = Thrown(1, 1, 1, 6, 6, 6, 2, 3, 4, 5, difficulty=9).does(Close("timeout"))
    assert not t.roll.failure_cancelled
    assert result(t.roll) == "failure"


def test_the_last_step_is_closed_by_next_for_good() -> None:
    """BB-AFTER-02: in the flash `next` is `done`."""
    t = Thrown(1, 2, 3, 4, 5).does(Close("next"))
    assert t.roll.stage == "resolved"
    assert refused(t, FlashChoice("perk")) == "already-resolved"


def test_a_step_passed_over_opens_if_the_means_come_later() -> None:
    """BB-AFTER-02: passed over is not closed; the GM gives a fate point while the player thinks of the flash."""
    t = Thrown(1, 2, 3, 4, 5)
    assert t.roll.stage == "flash"
    t.means = t.means._replace(fate_points=1)
    t.roll = at_its_step(t.roll, t.means)
    assert t.roll.stage == "modify"


def test_a_resolved_roll_stays_resolved_whatever_the_means_become() -> None:
    """BB-AFTER-02: the result has been told."""
    t = Thrown(4, 3, 2)
    t.means = t.means._replace(fate_points=1)
    assert at_its_step(t.roll, t.means) == t.roll
    assert legal_moves(t.roll, t.means) == ()
    assert refused(t, Reroll(FATE, "d3"), 5) == "already-resolved"


def test_a_gm_character_in_short_banks_nothing() -> None:
    """BB-NPC-01, ruling A-31: it has no pool, whatever the house rule for the limit."""
    t = Thrown(6, 6, 4, means=NO_MEANS, rules=BlackbirdOptions(pool_cap="none"))
    assert legal_moves(t.roll, t.means) == (Explode("d1"), Explode("d2"))
    t.does(Close("next"))
    assert t.roll.stage == "resolved"


def test_nothing_falls_for_a_move_that_is_refused() -> None:
    """A game asks before it throws: the answer is the same."""
    t = Thrown(5, 4, 4)
    with pytest.raises(Rejected, match="not-a-six"):
        require_legal(t.roll, t.means, Explode("d1"), 1)
    with pytest.raises(Rejected, match="not-a-six"):
        play(t.roll, t.means, Explode("d1"), (3,))

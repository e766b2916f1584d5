"""Opposition of more sides, a full tie thrown again, and what becomes of actions of the wounded."""

from __future__ import annotations

import pytest

from engine.core.base import GM, Rejected, Seat
from engine.systems.blackbird import resources
from engine.systems.blackbird.actions.opposing import WITHOUT_DICE, compare, pairs, standing_of
from engine.systems.blackbird.character import Flag, Perk, Sheet
from engine.systems.blackbird.health import health_after, lifted, require_able, unthrown_after
from engine.systems.blackbird.pool.source_dice import attribute_dice
from engine.systems.blackbird.throw.counting import result
from engine.systems.blackbird.throw.moves import Explode, FlashChoice, Modify, Reroll
from engine.systems.blackbird.throw.rerolling import thrown_again
from engine.systems.blackbird.throw.values import Ability
from tests.systems.blackbird.rolls import RICH, RIFLE, Thrown


def test_every_two_sides_are_compared_and_the_later_responder_acts() -> None:
    """BB-OPP-07."""
    assert list(pairs(("Ann", "Bob", "Cid"))) == [("Ann", "Bob"), ("Ann", "Cid"), ("Cid", "Bob")]


def test_the_difficulty_beyond_three_is_a_shift() -> None:
    """BB-OPP-04: a wound costs one success, an easy task gives one."""
    assert standing_of(Thrown(3, 4, 5, difficulty=4).roll).net == 2
    assert standing_of(Thrown(3, 4, 5, difficulty=2).roll).net == 4


def test_who_says_nothing_and_has_no_die_stands_with_nothing() -> None:
    """BB-OPP-06."""
    assert attribute_dice(0).base == 0
    assert standing_of(None) == WITHOUT_DICE
    assert compare(standing_of(Thrown(2).roll), WITHOUT_DICE, "responder") == ("initiator", "sum")


def test_a_roll_is_compared_when_all_its_steps_are_done() -> None:
    """BB-OPP-01, BB-OPP-03: what exploded, what was lost and the die of the flash are all in the sum."""
    t = Thrown(6, 4, 3, 2)
    assert (t.roll.stage, result(t.roll)) == ("explode", "pending")
    t.does(Explode("d1"), 5).does(Explode("d1"), 1).does(FlashChoice("extra_die"), 6)
    assert (t.roll.stage, result(t.roll)) == ("resolved", "success")
    assert standing_of(t.roll) == (3, "none", 6 + 4 + 3 + 2 + 5 + 1 + 6)


def test_after_a_full_tie_all_is_as_before_the_first_step() -> None:
    """BB-OPP-02, ruling A-28: the same dice, all uses again, no die of an explosion."""
    charm = Ability(name="Charm", reroll="die")
    t = Thrown((RIFLE, 2), 4, abilities=(RICH, charm))
    t.does(Modify("rich:Rifle", "d1")).does(Reroll("Charm", "d2"), 2)
    anew = thrown_again(t.roll, (6, 1))
    assert [(die.id, die.src, die.value) for die in anew.dice] == [("d1", RIFLE, 6), ("d2", t.roll.dice[1].src, 1)]
    assert [ability.used for ability in anew.abilities] == [0, 0]
    assert (anew.closed, anew.ended) == (0, False)


def test_the_hold_comes_once_for_each_fall() -> None:
    """BB-HEALTH-08: lifted for the roll of coming to one's senses, it comes again after waking."""
    held = unthrown_after("open", 8, 3)
    assert held == "on_hold"
    assert unthrown_after(lifted(held), 3, 2) == "open"
    assert unthrown_after("open", 2, 4) == "open"
    assert unthrown_after("open", 4, 1) == "on_hold"
    assert unthrown_after(lifted(held), 3, 0) == "closed"


def test_nobody_calls_the_dead_and_nobody_heals_them() -> None:
    """BB-HEALTH-05, BB-HEALTH-04."""
    with pytest.raises(Rejected, match="dead"):
        require_able(0, "gm")
    with pytest.raises(Rejected, match="dead"):
        health_after(0, 15, 5)
    require_able(3, "gm")


def test_a_refill_takes_nothing_away() -> None:
    """BB-POOL-04, ruling A-15: `full` never lowers a pool that a house rule let grow."""
    assert resources.refill_pool(Sheet(pool=13), "full", GM, "none").pool == 13
    assert resources.refill_pool(Sheet(pool=13), 2, GM, "max").pool == 13
    assert resources.refill_pool(Sheet(pool=4), "full", GM, "none").pool == 10


def test_an_empty_flag_stays_until_the_gm_strikes_it_out() -> None:
    """BB-FLAG-02, ruling A-30."""
    hero = Sheet(flags=(Flag(name="Greed", pool=1),))
    empty = resources.close_flag_check(hero, "greed", "refuse", 3)
    assert empty.flags == (Flag(name="Greed", pool=0),)
    struck = resources.close_flag_check(empty, "Greed", "refuse", "strike")
    with pytest.raises(Rejected, match="unknown-flag"):
        resources.refill_flag(struck, "Greed", "full", GM)


def test_players_award_themselves_nothing() -> None:
    """BB-GM-02."""
    player = Seat("p1")
    with pytest.raises(Rejected, match="gm-only"):
        resources.award_fate(Sheet(fate_max=2), 1, player)
    with pytest.raises(Rejected, match="gm-only"):
        resources.gain_perk(Sheet(), Perk(name="Wings"), player, "max")


def test_a_perk_is_kept_on_the_sheet_and_gives_its_gifts_at_once() -> None:
    """BB-ADV-05: XP to spend, dice within the limit, health; nothing of it wakes the dead."""
    gift = Perk(name="Second wind", health=5, restore_pool=4, career_xp=1, general_xp=2)
    hero = resources.gain_perk(Sheet(health=2, pool=8), gift, GM, "max")
    assert (hero.health, hero.health_max, hero.pool, hero.career_xp, hero.general_xp) == (7, 15, 10, 1, 2)
    assert hero.perks == (gift,)
    assert resources.gain_perk(Sheet(health=0), gift, GM, "max").health == 0

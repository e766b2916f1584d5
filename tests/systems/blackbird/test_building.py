"""Building a roll: what stands on the sheet, what it costs, how it becomes dice on the table."""

from __future__ import annotations

import pytest

from engine.core.base import Rejected, evolve
from engine.systems.blackbird.character import Extra, Flag, Sheet
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.build import Built, build_roll, paid
from engine.systems.blackbird.pool.labels import roll_comment
from engine.systems.blackbird.pool.odds import chances
from engine.systems.blackbird.pool.uses import Use, dice_of
from engine.systems.blackbird.throw.after_throw import legal_moves, play
from engine.systems.blackbird.throw.moves import Bank, Explode
from engine.systems.blackbird.throw.throwing import (
    dice_in_short,
    dice_of_silence,
    means_of,
    throw,
    throw_bare,
    with_means,
)
from engine.systems.blackbird.throw.values import fresh_roll
from tests.systems.blackbird.rolls import HERO, STANDARD_RULES

BOLDLY = Use(source="attribute", name="boldness")
AS_HUNTER = Use(source="main_career", name="Hunter")


def built(*uses: Use, hero: Sheet = HERO, rules: BlackbirdOptions = STANDARD_RULES) -> Built:
    return build_roll(hero, uses, rules)


def refused(*uses: Use, hero: Sheet = HERO) -> str:
    with pytest.raises(Rejected) as refusal:
        built(*uses, hero=hero)
    return refusal.value.code


def test_a_hero_begins_with_ten_dice_and_a_flag_with_three() -> None:
    """BB-POOL-01, BB-PICK-04."""
    assert (Sheet().pool, Sheet().pool_max) == (10, 10)
    assert Flag(name="Love").pool == 3


def test_dice_of_pool_and_flag_are_paid_at_the_throw_and_not_before() -> None:
    """BB-POOL-02, BB-BUILD-13, BB-FLAG-01: each pool pays for its own."""
    roll = built(
        evolve(BOLDLY, pool=1),
        evolve(AS_HUNTER, pool=2),
        Use(source="flag", name="Greed", pool=1, acted_out=True),
    )
    assert (HERO.pool, roll.pool_spent, roll.pool_after) == (10, 3, 7)
    after = paid(HERO, roll.pool_after, roll.flags_after)
    assert after.pool == 7
    assert [flag.pool for flag in after.flags] == [2, 0]
    boldly = built(BOLDLY)
    assert paid(HERO, boldly.pool_after, boldly.flags_after) == HERO


def test_career_xp_counts_for_the_pool_dice_of_the_main_career() -> None:
    """BB-ADV-03, BB-BUILD-04: five points and one XP are six."""
    assert built(BOLDLY, evolve(AS_HUNTER, pool=2)).pool_spent == 2
    of_five = evolve(HERO, careers=(evolve(HERO.careers[0], xp=0), *HERO.careers[1:]))
    assert refused(BOLDLY, evolve(AS_HUNTER, pool=2), hero=of_five) == "pool-option-exceeded"


def test_names_are_typed_as_people_type_them_and_labelled_as_the_sheet_spells_them() -> None:
    roll = built(BOLDLY, Use(source="main_career", name="  hUNTER "), Use(source="aspect", name="shooting"))
    assert [str(die) for die in roll.dice][1:] == ["main_career:Hunter/base", "aspect:Shooting/base"]
    assert roll.effortless == ("aspect:Shooting",)


def test_the_labels_that_the_engine_writes_are_a_legal_comment() -> None:
    """BB-BUILD-14."""
    roll = built(evolve(BOLDLY, pool=1), AS_HUNTER, Use(source="item", name="Scope"))
    assert roll_comment([str(die) for die in roll.dice]) == {
        "attribute:boldness": {"base": 1, "pool": 1},
        "main_career:Hunter": {"base": 1},
        "item:Scope": {"base": 1},
    }


@pytest.mark.parametrize("label", ["explosion/base", "flash:x/pool", "attribute:/base", "aspect", "item: /base"])
def test_words_beside_the_sources_are_no_source(label: str) -> None:
    """BB-BUILD-14."""
    with pytest.raises(Rejected, match="unknown-source"):
        roll_comment([label])


def test_a_label_without_a_payment_does_not_say_how_it_was_paid() -> None:
    with pytest.raises(Rejected, match="unknown-payment"):
        roll_comment(["aspect:Shooting"])


def test_a_skill_of_an_aspect_that_waits_for_the_gm_is_not_there() -> None:
    """BB-BUILD-12: the skill itself is approved."""
    assert refused(BOLDLY, AS_HUNTER, Use(source="skill", name="Snares")) == "unknown-source"
    assert dice_of(HERO, Use(source="skill", name="Snares")) is None
    assert dice_of(HERO, Use(source="skill", name="Rifle")) == (1, 0, "none")


def test_the_main_career_is_no_additional_one_too() -> None:
    """BB-BUILD-12."""
    assert refused(BOLDLY, AS_HUNTER, Use(source="extra_career", name="hunter", pool=1)) == "duplicate-use"


def test_aspects_of_two_careers_stand_together_each_in_its_own_part() -> None:
    """BB-BUILD-06, BB-BUILD-07."""
    haggling = Use(source="extra_aspect", name="Haggling", pool=1)
    roll = built(BOLDLY, AS_HUNTER, Use(source="aspect", name="Tracks", pool=1), haggling)
    assert (roll.base, roll.pool_spent) == (3, 2)


def test_items_take_no_pool_dice() -> None:
    """BB-BUILD-11."""
    assert refused(BOLDLY, Use(source="item", name="Scope", pool=1)) == "pool-option-exceeded"


def test_with_attribute_0_and_no_pool_die_there_is_no_roll() -> None:
    """BB-BUILD-15, BB-BUILD-02."""
    assert refused(Use(source="attribute", name="agility")) == "no-dice"


def test_without_a_main_career_talents_and_things_remain() -> None:
    """BB-BUILD-16."""
    roll = built(BOLDLY, Use(source="talent", name="Nosy", pool=1), Use(source="item", name="Scope"))
    assert len(roll.dice) == 3
    assert refused(BOLDLY, Use(source="aspect", name="Shooting")) == "no-main-career"


def test_the_dice_of_a_throw_are_those_that_were_built() -> None:
    """BB-ROLL-01, BB-ROLL-02: one throw of them all; the chance that was shown is of so many dice."""
    plan = built(evolve(BOLDLY, pool=1), AS_HUNTER)
    roll = fresh_roll(plan.dice, (6, 2, 3), 3, STANDARD_RULES, abilities=plan.abilities)
    assert [(die.id, die.src, die.paid, die.rolled) for die in roll.dice] == [
        ("d1", "attribute:boldness", "base", 6),
        ("d2", "attribute:boldness", "pool", 2),
        ("d3", "main_career:Hunter", "base", 3),
    ]
    assert chances(len(plan.dice), 3).success == chances(3, 3).success


def test_a_hero_pays_throws_and_keeps_what_the_steps_have_won() -> None:
    """BB-BUILD-13, BB-POOL-03: one die paid, one banked; the item's die is banked with the six of Boldness."""
    plan = built(evolve(BOLDLY, pool=1), Use(source="item", name="Scope"))
    hero = paid(HERO, plan.pool_after, plan.flags_after)
    roll = throw(plan, (6, 2, 6), 3 + plan.difficulty_shift, means_of(hero), STANDARD_RULES)
    assert (roll.stage, roll.difficulty, hero.pool) == ("explode", 2, 9)
    after, means = play(roll, means_of(hero), Bank(("d1", "d3")))
    assert after.closed == 2
    assert (with_means(hero, means).pool, with_means(hero, means).fate_points) == (10, 1)


def test_a_gm_character_in_short_throws_its_number_of_dice() -> None:
    """BB-NPC-01: free dice that say whose they are."""
    guard = Extra(id="n1", name="Guard", dice=3)
    assert roll_comment([str(die) for die in dice_in_short(guard)]) == {"npc:Guard": {"base": 3}}
    roll = throw_bare(dice_in_short(guard), (4, 6, 6), 3, means_of(guard), STANDARD_RULES)
    assert legal_moves(roll, means_of(guard)) == (Explode("d2"), Explode("d3"))


def test_a_silent_responder_throws_base_dice_alone() -> None:
    """BB-OPP-06: attribute 3 has two, attribute 0 none."""
    assert [str(die) for die in dice_of_silence(HERO, "intellect")] == ["attribute:intellect/base"] * 2
    assert dice_of_silence(HERO, "agility") == ()

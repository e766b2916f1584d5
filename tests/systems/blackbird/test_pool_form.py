"""The pool form: what goes in with which dice, what it costs, why it is blocked, what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import pytest

from engine.core.base import evolve
from engine.core.view import Line
from engine.systems.blackbird.character import Item, Perk
from engine.systems.blackbird.pool.odds import chances
from engine.systems.blackbird.pool.odds_lines import percent
from engine.systems.blackbird.throw.events import DiceThrown
from tests.scenario import texts
from tests.systems.blackbird.table import BlackbirdTable, blackbird, refused
from tgbot.handlers.shorthand import read_shorthand
from tgbot.table.table import Draft


def at_form(career: str = "c1", attribute: str = "agility", dice: Sequence[int] = (), **house: str) -> BlackbirdTable:
    """Rustle before the form."""
    t = blackbird(dice=dice, players=1, **house)
    t.scene()
    t.act("p1", attribute)
    t.pick("p1", "career.", career)
    return t


def lines(t: BlackbirdTable, *picks: str) -> list[str]:
    return [t.read(line) for line in t.quote("pool.", *picks).lines]


def problem(t: BlackbirdTable, *picks: str) -> str:
    found = t.quote("pool.", *picks).problem
    return found.key if found is not None else ""


def blocked(t: BlackbirdTable) -> dict[str, str]:
    return {one.id: t.read(one.blocked) for one in t.prompt("pool.").options if one.blocked is not None}


def test_base_dice_are_in_the_roll_and_pool_dice_are_a_choice() -> None:
    """BB-BUILD-12: Agility 3 gives two, Courier one; of the pool one and up to two more."""
    t = at_form()
    assert "In the roll already: 3d6, Agility, Courier" in t.body("pool.")
    assert {"attr.1", "main.1", "main.2"} <= set(t.options("pool."))
    assert lines(t, "attr.1", "main.2")[:2] == ["Dice: 6, of them base 3, paid 3", "Left in the pool: 7/10"]
    assert [(one.what, one.amount) for one in t.quote("pool.", "attr.1", "main.2").cost] == [("blackbird-pool-dice", 3)]


def test_an_attribute_of_one_takes_no_pool_die() -> None:
    """BB-BUILD-02, as written."""
    assert "attr.1" not in t_options(attribute="boldness")
    assert "attr.1" in t_options(attribute="agility")


def t_options(attribute: str) -> tuple[str, ...]:
    return at_form(attribute=attribute).options("pool.")


def test_the_ways_of_an_aspect_go_round_on_one_button() -> None:
    """Masterfully: the base die, or one of the pool too (BB-BUILD-06); Natural ability: one or two (BB-BUILD-08)."""
    t = at_form()
    ways = {one.id: one.way_of for one in t.prompt("pool.").options if one.way_of}
    assert [one for one, of in ways.items() if of == "a1.1"] == ["a1.1.0", "a1.1.1"]
    assert [one for one, of in ways.items() if of == "s1.1.1"] == ["s1.1.1.0", "s1.1.1.1", "s1.1.1.2"]


def test_a_skill_brings_its_aspect_with_it() -> None:
    """BB-BUILD-08: ticked or not, the aspect is in the roll once."""
    t = at_form()
    assert lines(t, "s1.1.1.0")[0] == lines(t, "s1.1.1.0", "a1.1.0")[0] == "Dice: 5, of them base 5, paid 0"


def test_what_is_of_other_careers_costs_a_die_each_and_has_no_skills() -> None:
    """BB-BUILD-05, BB-BUILD-07, BB-BUILD-09."""
    t = at_form("c3")
    assert lines(t, "c1", "e1.1", "t1")[0] == "Dice: 6, of them base 3, paid 3"
    assert not [one for one in t.options("pool.") if one.startswith("s")]


def test_without_a_main_career_nothing_of_careers_is_offered() -> None:
    """BB-BUILD-16."""
    t = at_form("none")
    assert set(t.options("pool.")) == {"attr.1", "t1", "f1", "i1", "recareer", "later"}


def test_things_are_free_and_shift_the_difficulty() -> None:
    """BB-BUILD-11, BB-DIFF-04: lockpicks give a die and take one off."""
    shown = lines(at_form(), "i1")
    assert shown[:2] == ["Dice: 4, of them base 4, paid 0", "Left in the pool: 10/10"]
    assert shown[2] == "Difficulty: 2 (base 3, items \u22121)"


def test_a_perk_that_adds_successes_says_so() -> None:
    """BB-ADV-05; a perk that only gave health is not offered."""
    t = blackbird(players=1)
    t.set_hero("p1", perks=(Perk(name="Lucky", successes=1), Perk(name="Tough", health=5)))
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    assert "i3" not in t.options("pool.")
    assert "Successes beside the dice: 1" in lines(t, "i2")


def test_what_things_say_is_read_while_ticking_and_after_the_throw() -> None:
    """BB-ITEM-01: abilities, restrictions and results in words are the GM's to apply."""
    t = blackbird(dice=(3, 3, 3), players=1)
    hook = Item(name="Hook", restriction="only outside", result_note="on a failure it breaks")
    t.set_hero("p1", inventory=(hook,))
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    assert "Hook: only outside" in lines(t, "i1")
    t.pick("p1", "pool.", "i1")
    shown = [t.read(one.text) for one in t.event(DiceThrown).show() if isinstance(one, Line)]
    assert shown[-1] == "Hook: on a failure it breaks"


def test_a_flag_pays_from_its_own_pool_and_is_acted_out() -> None:
    """BB-BUILD-10: the personal pool is not touched; without words it is refused."""
    t = at_form(dice=(3, 3, 3, 3))
    assert "Left of the flag “Little brother”: 2/3" in lines(t, "f1")
    with refused("roleplay-required"):
        t.pick("p1", "pool.", "f1")
    t.pick("p1", "pool.", "f1", text="He is up there!")
    assert t.hero("p1").flags[0].pool == 2
    assert t.hero("p1").pool == 10


def test_what_cannot_be_used_stands_there_with_its_reason() -> None:
    """BB-BUILD-12, BB-BUILD-13: pool, flag, approval."""
    t = blackbird(players=1)
    hero = t.hero("p1")
    courier = evolve(hero.careers[0], aspects=tuple(evolve(one, approved=False) for one in hero.careers[0].aspects))
    flags = tuple(evolve(one, pool=0) for one in hero.flags)
    t.set_hero("p1", pool=1, careers=(courier, *hero.careers[1:]), flags=flags)
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    reasons = blocked(t)
    assert reasons["main.2"] == "The pool does not hold enough dice: 2 needed, 1 there."
    assert reasons["f1"] == "The flag has no dice left: Little brother"
    assert reasons["a1.1.0"] == reasons["s1.1.1.0"] == "the GM has not approved it"
    t.set_hero("p1", flags=tuple(evolve(one, active=False) for one in flags))
    assert blocked(t)["f1"] == "the flag is struck out"


def test_more_than_the_pool_holds_is_refused_while_ticking() -> None:
    t = at_form()
    t.set_hero("p1", pool=2)
    assert problem(t, "main.2", "attr.1") == "refuse-blackbird-pool-empty"
    assert problem(t, "main.2") == ""


def test_without_a_die_there_is_no_roll() -> None:
    """BB-BUILD-15: Communication 0 and no career; one die of the pool is enough, less than the difficulty or not."""
    t = blackbird(players=2)
    t.scene()
    t.act("p2", "communication")
    t.pick("p2", "career.", "none")
    assert problem(t) == "refuse-blackbird-no-dice"
    assert "⚠️ Fewer dice than the difficulty: only explosions or a flash can make up for it." in lines(t, "attr.1")


def test_the_chances_are_exact_with_and_without_exploding() -> None:
    """Six dice against 3: 87.3 % by the digest's table."""
    t = at_form()
    exploded = chances(6, 3, exploding="while_short").success
    assert f"Chance of success: 87%, with sixes exploded: {round(exploded * 100)}%" in lines(t, "attr.1", "main.2")
    assert "Critical success: 6%, critical failure: 6%" in lines(t, "attr.1", "main.2")


@pytest.mark.parametrize("chance, said", [(Fraction(0), "0"), (Fraction(1, 216), "<1"), (Fraction(1), "100")])
def test_what_is_hardly_possible_is_not_impossible(chance: Fraction, said: str) -> None:
    assert percent(chance) == said
    assert percent(1 - Fraction(1, 216)) == ">99"


def test_one_additional_career_by_house_rule() -> None:
    """BB-BUILD-05, house rule extra_careers."""
    assert problem(at_form("c3"), "c1", "c2") == ""
    assert problem(at_form("c3", extra_careers="one"), "c1", "c2") == "refuse-blackbird-pool-option-exceeded"


@pytest.mark.parametrize(
    "typed, picks",
    [
        ("Straight over the roofs, Running jump 2, Agility", ("a1.1.0", "s1.1.1.2", "attr.1")),
        ("courier 2; never idle", ("main.2", "t1")),
        ("lockpicks", ("i1",)),
    ],
)
def test_the_form_is_typed_instead_of_tapped(typed: str, picks: tuple[str, ...]) -> None:
    t = at_form()
    read = read_shorthand(texts(), "en", t.prompt("pool."), f"{typed}: over the wall", Draft())
    assert read.picks == picks
    assert read.text == "over the wall"


def test_what_is_made_on_the_spot_waits_for_the_gm_and_then_goes_in() -> None:
    """Digest 4.5: until it is approved it is in no roll; the roll need not wait for it."""
    t = at_form()
    t.pick("p1", "trait.new", "c0", text="Quick hands")
    assert "With the GM, not in this roll yet: Quick hands" in t.body("pool.")
    t.pick("gm", "trait.approve", "approve")
    labels = {t.read(one.label): one.id for one in t.prompt("pool.").options}
    assert labels["d6 Quick hands"] == "a1.2.0"


def test_ticks_of_the_same_source_add_up() -> None:
    """BB-BUILD-12: two and one of the main career are three, and two are the most."""
    assert lines(at_form(), "main.1", "main.1")[0] == "Dice: 5, of them base 3, paid 2"
    assert problem(at_form(), "main.1", "main.2") == "refuse-blackbird-pool-option-exceeded"

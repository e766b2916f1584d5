"""An action from its words to its throw, as players tell it: declared, framed, held, taken back; silence everywhere."""

from __future__ import annotations

from engine.core.prompt import Wait
from engine.systems.blackbird.actions.values import Gathering
from tests.scenario import texts
from tests.systems.blackbird.table import blackbird, refused
from tgbot.handlers.shorthand import read_shorthand
from tgbot.table.table import Draft


def test_an_action_is_declared_framed_gathered_thrown_and_judged() -> None:
    """Agility 3: two base dice, one of the pool; Courier 7: one base die and two of the pool; an aspect: one more."""
    t = blackbird(dice=(3, 4, 2, 5, 1, 1, 2), players=1)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1", "attr.1", "main.2", "a1.1.0")
    assert t.hero("p1").pool == 7
    t.pick("p1", "step.", "done")
    assert "success, 3 against difficulty 3" in t.said()
    assert t.state.actions == ()


def test_nobody_acts_between_scenes_and_no_hero_who_cannot() -> None:
    """BB-HEALTH-04, BB-HEALTH-05: the GM calls for rolls of the unconscious, nobody for those of the dead."""
    t = blackbird(players=1)
    hero = t.hero("p1").id
    assert f"act.{hero}" not in t.open("p1")
    t.scene()
    t.hurt("p1", 3)
    assert f"act.{hero}" not in t.open("p1")
    assert f"call.{hero}" in t.open("gm")
    t.hurt("p1", 0)
    assert f"call.{hero}" not in t.open("gm")


def test_the_gm_decides_attribute_difficulty_and_further_actions() -> None:
    """BB-BUILD-01, BB-DIFF-05: 5 by the GM, 1 for the second action of the turn."""
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "boldness", "turn.2", framed=("attribute.agility", "base.5"))
    assert t.said() == "Rustle · Difficulty: 6 (base 5, several actions +1) · Agility"


def test_the_gm_may_be_silent_then_the_proposal_stands() -> None:
    """Digest 3.11: the player's attribute, difficulty 3 and what follows by itself; here a wound (BB-DIFF-03)."""
    t = blackbird(players=1)
    t.scene()
    t.hurt("p1", 6)
    t.pick("p1", f"act.{t.hero('p1').id}", "attribute.endurance", text="I hold on.")
    assert t.prompt("frame.").wait is Wait.WINDOW
    t.silence("frame.")
    assert t.said() == "Rustle · Difficulty: 4 (base 3, wound +1) · Endurance"


def test_until_the_throw_the_gm_may_frame_it_anew_and_ticks_stay() -> None:
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    form = t.prompt("pool.")
    t.pick("gm", "reframe.", "base.2", text="The guard dozes.")
    again = t.prompt("pool.")
    assert again.id == form.id
    assert again.terms != form.terms
    assert "Difficulty: 2" in t.body("pool.")


def test_no_roll_is_needed_or_possible() -> None:
    """BB-ROLL-01: only what is not certain is thrown."""
    for ruled, said in (("succeeds", "it succeeds without a roll"), ("impossible", "it cannot be done so")):
        t = blackbird(players=1)
        t.scene()
        t.act("p1", "agility", framed=(f"end.{ruled}",))
        assert said in t.said()
        assert t.state.actions == ()


def test_a_decision_without_a_roll_stands_alone() -> None:
    t = blackbird(players=1)
    t.scene()
    with refused("blackbird-no-roll-alone"):
        t.act("p1", "agility", framed=("end.succeeds", "base.2"))


def test_an_action_that_is_not_thrown_is_taken_back_for_nothing() -> None:
    """BB-BUILD-17: at every point before the throw, and never after it."""
    for thrown in (False, True):
        t = blackbird(dice=(3, 3, 3), players=1)
        t.scene()
        t.act("p1", "agility")
        if thrown:
            t.gather("p1", "c1")
            assert not [one for one in t.open("p1") if one.startswith("back.")]
        else:
            t.pick("p1", "back.", "back")
            assert t.state.actions == ()
            assert t.hero("p1").pool == 10


def test_who_does_not_gather_is_awaited_no_longer_but_may_come_back() -> None:
    """Digest 3.11: nothing is thrown, nothing is spent, the action stays open."""
    t = blackbird(dice=(3, 3, 3), players=1)
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    t.silence("pool.")
    assert "stays open" in t.said()
    assert t.prompt("pool.open.").wait is Wait.NONE
    assert t.hero("p1").pool == 10
    t.pick("p1", "pool.open.")
    assert len(t.roll().dice) == 3


def test_career_and_form_share_one_clock() -> None:
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    first = t.prompt("career.").clock
    t.pick("p1", "career.", "c1")
    assert t.prompt("pool.").clock == first != ""


def test_another_career_may_be_picked_before_the_throw() -> None:
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c3")
    t.pick("p1", "pool.", "recareer")
    t.pick("p1", "career.", "c2")
    stage = t.state.actions[0].stage
    assert isinstance(stage, Gathering)
    assert stage.main == "Mechanic"


def test_who_falls_unconscious_has_the_action_on_hold_until_waking() -> None:
    """BB-HEALTH-08: nobody is waited for; waking opens it again."""
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    t.hurt("p1", 3)
    assert not [one for one in t.open("p1") if one.startswith(("career.", "pool."))]
    t.hurt("p1", 4)
    assert t.prompt("career.").wait is Wait.TURN


def test_the_gm_lifts_the_hold_and_the_wound_counts() -> None:
    """BB-HEALTH-04, BB-HEALTH-08: it lasts, also when the unconscious are hurt again."""
    t = blackbird(dice=(4, 4), players=1)
    t.scene()
    t.act("p1", "agility")
    t.hurt("p1", 3)
    t.pick("gm", "lift.", "lift")
    t.hurt("p1", 2)
    t.pick("p1", "career.", "none")
    t.pick("p1", "pool.")
    assert t.roll().difficulty == 4


def test_death_closes_what_is_not_thrown() -> None:
    """BB-HEALTH-08; a roll that lies is resolved as any other."""
    t = blackbird(dice=(3, 3, 3), players=1)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1")
    t.act("p1", "boldness")
    t.hurt("p1", 0)
    assert [one.thrown for one in t.state.actions] == [True]
    t.pick("p1", "step.", "done")
    assert "success" in t.said()


def test_the_gm_calls_for_a_roll_of_the_unconscious() -> None:
    """BB-HEALTH-04: coming to one's senses; the GM frames it with the call."""
    t = blackbird(dice=(5,), players=1)
    t.scene()
    t.hurt("p1", 2)
    t.pick("gm", "call.", "attribute.endurance", "base.1", text="Come to!")
    t.pick("p1", "career.", "none")
    t.pick("p1", "pool.")
    assert t.roll().difficulty == 2


def test_a_gm_character_in_short_throws_its_dice_and_explodes_only_by_the_gm() -> None:
    """BB-NPC-01: no pool, no fate points; a six waits for the GM's button, silence lets it be."""
    t = blackbird(dice=(6, 3, 3, 1, 4), players=1)
    t.scene()
    t.npc(dice=4)
    t.pick("gm", "act.", text="The guard shoots.")
    t.pick("gm", "extra.", "throw")
    assert t.options("step.") == ("explode:d1", "done")
    t.silence("step.")
    assert "success, 3 against difficulty 3" in t.said()


def test_one_turn_holds_no_more_open_actions_than_it_may_have() -> None:
    t = blackbird(players=1)
    t.scene()
    for _ in range(4):
        t.act("p1", "agility", "turn.4")
    assert not [one for one in t.open("p1") if one.startswith("act.")]


def test_the_gm_says_what_does_not_fit_until_the_throw() -> None:
    """Ruling A-34: the trait is blocked with that reason, and may be let in again."""
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    before = t.prompt("pool.").terms
    t.pick("gm", "object.", "aspect:Straight over the roofs", text="You are in a cellar.")
    assert t.prompt("pool.").terms != before
    assert t.said() == "Out of place here: Straight over the roofs GM: “You are in a cellar.”"
    assert not [one for one in t.options("pool.") if one.startswith(("a1", "s1"))]
    t.pick("gm", "object.", "aspect:Straight over the roofs")
    assert "a1.1.0" in t.options("pool.")


def test_a_gm_character_without_dice_has_nothing_to_throw() -> None:
    """BB-BUILD-15: no die, no roll; the button says so."""
    t = blackbird()
    t.scene()
    t.npc(dice=0)
    t.pick("gm", "act.")
    assert t.options("extra.") == ("later",)


def test_a_main_career_that_does_not_fit_is_picked_anew() -> None:
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    t.pick("p1", "career.", "c1")
    t.pick("gm", "object.", "main_career:Courier")
    assert t.options("career.") == ("c2", "c3", "none", "later")


def test_the_gm_takes_an_opponent_away_again() -> None:
    """BB-OPP-01: then there is a target as usual."""
    t = blackbird(dice=(3, 4, 5), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.pick("gm", "reframe.", "against.nobody")
    t.gather("p1", "c1")
    assert "✅ Rustle: success, 3 against difficulty 3" in t.said()


def test_a_career_is_typed_by_its_name() -> None:
    t = blackbird(players=1)
    t.scene()
    t.act("p1", "agility")
    assert read_shorthand(texts(), "en", t.prompt("career."), "mechanic", Draft()).picks == ("c2",)


def test_the_gm_frames_in_words() -> None:
    t = blackbird(players=2)
    t.scene()
    t.pick("p1", f"act.{t.hero('p1').id}", "attribute.agility", text="Over the wall")
    read = read_shorthand(texts(), "en", t.prompt("frame."), "5, endurance, wick: it is wet", Draft())
    assert read.picks == ("base.5", "attribute.endurance", f"against.{t.hero('p2').id}")
    assert read.text == "it is wet"

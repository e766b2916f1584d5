"""Opposed actions: who answers when, ties, silence, several sides, GM characters, what the GM may close."""

from __future__ import annotations

from engine.core.prompt import Wait
from engine.systems.blackbird.pool.odds import chances
from engine.systems.blackbird.throw.events import Compared
from tests.systems.blackbird.table import BlackbirdTable, blackbird


def contest(*dice: int, **house: str) -> BlackbirdTable:
    """Rustle against Wick, both with Agility: three dice of Rustle (2 + 1), two of Wick (1 + 1)."""
    t = blackbird(dice=dice, players=2, **house)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.gather("p1", "c1")
    return t


def verdict(t: BlackbirdTable) -> tuple[str, str]:
    found = t.event(Compared)
    return found.winner, found.by


def test_who_opposes_answers_when_the_action_is_resolved_and_both_are_compared() -> None:
    """BB-OPP-01, BB-OPP-02: three successes against two."""
    t = contest(3, 4, 5, 3, 4)
    assert "Wick answers: Agility" in t.said()
    t.gather("p2", "c1")
    assert verdict(t) == ("initiator", "successes")
    assert "Rustle against Wick. Who wins: Rustle (more successes)" in t.said()
    assert t.state.actions == ()


def test_there_is_no_target_but_a_shift() -> None:
    """BB-OPP-04: difficulty 5 takes two off."""
    t = blackbird(dice=(3, 4, 5, 3, 4), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}", "base.5"))
    assert "Opposed, shift +2" in t.said()
    t.gather("p1", "c1")
    t.gather("p2", "c1")
    assert verdict(t) == ("responder", "successes")


def test_of_no_shift_nothing_is_said() -> None:
    t = blackbird(players=2)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    assert t.said() == "Rustle · Opposed · Agility · against: Wick"


def test_equal_successes_are_decided_by_the_sum() -> None:
    """BB-OPP-02, BB-OPP-03."""
    t = contest(3, 4, 2, 5, 3)
    t.gather("p2", "c1")
    assert verdict(t) == ("initiator", "sum")


def test_equal_sums_leave_things_as_they_are() -> None:
    """BB-OPP-02 step 6."""
    t = contest(3, 4, 1, 5, 3)
    t.gather("p2", "c1")
    assert verdict(t) == ("responder", "status_quo")


def test_a_full_tie_is_thrown_again_by_house_rule() -> None:
    """Ruling A-28: the same dice, nothing is paid, all steps start again."""
    t = contest(3, 4, 1, 5, 3, 6, 3, 3, 2, 2, opposed_full_tie="reroll")
    t.gather("p2", "c1")
    assert verdict(t) == ("reroll", "status_quo")
    assert t.options("step.", "p1") == ("explode:d1", "done")
    t.pick("p1", "step.", "done")
    assert verdict(t) == ("initiator", "successes")


def test_a_critical_failure_loses_whatever_the_other_side_has() -> None:
    t = contest(1, 1, 1, 1, 2)
    t.gather("p2", "c1")
    assert verdict(t) == ("responder", "critical_failure")


def test_a_silent_responder_throws_the_base_dice_of_the_attribute() -> None:
    """Digest 3.11: TURN; nothing is decided for the silent, the six is not even asked about."""
    t = contest(3, 4, 2, 6)
    assert t.prompt("career.").wait is Wait.TURN
    t.silence("career.")
    assert "Wick throws 1 die" in t.said()
    assert verdict(t) == ("initiator", "successes")


def test_with_attribute_zero_there_is_no_throw() -> None:
    """BB-OPP-06: net 0, sum 0, no critical; the GM proposes Communication."""
    t = blackbird(dice=(2, 2, 1), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}", "with.communication"))
    t.gather("p1", "c1")
    t.silence("career.")
    assert "Wick: not a single die" in t.said()
    assert verdict(t) == ("initiator", "sum")


def test_the_gm_need_not_wait_for_an_answer() -> None:
    t = contest(3, 4, 5, 2)
    t.pick("gm", "answer.", "bare")
    assert verdict(t) == ("initiator", "successes")


def test_the_gm_frames_the_answer_too() -> None:
    """BB-BUILD-01 holds for it; who opposes is settled."""
    t = contest(3, 4, 5, 3, 3)
    t.pick("gm", "reframe.", "attribute.intellect", "base.4")
    assert "Opposed, shift +1" in t.body("career.")
    assert not [one for one in t.options("reframe.") if one.startswith(("against.", "end."))]


def test_a_gm_character_in_short_answers_with_its_dice() -> None:
    t = blackbird(dice=(3, 4, 5, 3, 3, 3, 3), players=1)
    t.set_hero("p1", fate_points=0)
    t.scene()
    guard = t.npc(dice=4)
    t.act("p1", "agility", framed=(f"against.{guard}",))
    t.gather("p1", "c1")
    t.pick("gm", "extra.", "throw")
    assert verdict(t) == ("responder", "successes")


def test_a_gm_character_acts_against_a_hero() -> None:
    """The hero answers what the GM proposes."""
    t = blackbird(dice=(3, 3, 4, 5), players=1)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.npc(dice=1)
    t.pick("gm", "act.", f"against.{t.hero('p1').id}", "with.agility", text="He grabs you.")
    t.pick("gm", "extra.", "throw")
    assert "Rustle answers: Agility" in t.said()
    t.gather("p1", "none")
    assert verdict(t) == ("responder", "successes")


def test_several_sides_are_compared_in_pairs() -> None:
    """BB-OPP-07: the initiator against each; between two responders the later one takes its part."""
    t = blackbird(dice=(3, 4, 5, 3, 4, 5, 5, 5, 2), players=3)
    for seat in ("p1", "p3"):
        t.set_hero(seat, fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}", f"against.{t.hero('p3').id}"))
    t.gather("p1", "c1")
    t.gather("p2", "c1")
    t.gather("p3", "c1")
    found = [(one.initiator, one.responder, one.winner) for one in t.events() if isinstance(one, Compared)]
    assert found == [
        ("Rustle", "Wick", "initiator"),
        ("Rustle", "Cinder", "initiator"),
        ("Cinder", "Wick", "initiator"),
    ]


def test_who_dies_before_answering_stands_there_without_dice() -> None:
    """BB-HEALTH-08: nobody answers any more, so the GM compares, or the window closes."""
    t = contest(3, 4, 2)
    t.hurt("p2", 0)
    assert t.prompt("compare.").wait is Wait.WINDOW
    t.silence("compare.")
    assert verdict(t) == ("initiator", "successes")


def test_the_unconscious_do_not_answer_until_the_gm_lets_them() -> None:
    """BB-HEALTH-04: called for one who lies there already, it is on hold from the beginning."""
    t = blackbird(dice=(3, 4, 5, 5, 5), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.hurt("p2", 2)
    t.gather("p1", "c1")
    assert not [one for one in t.open("p2") if one.startswith("career.")]
    t.pick("gm", "lift.", "lift")
    assert t.prompt("career.").wait is Wait.TURN


def test_a_dismissed_opponent_leaves_the_contest() -> None:
    t = blackbird(dice=(3, 4, 5), players=1)
    t.set_hero("p1", fate_points=0)
    t.scene()
    guard = t.npc()
    t.act("p1", "agility", framed=(f"against.{guard}",))
    t.pick("gm", f"npc.{guard}", "dismiss")
    t.gather("p1", "c1")
    assert "✅ Rustle: success, 3 against difficulty 3" in t.said()


def test_a_dismissed_initiator_takes_the_contest_along() -> None:
    """Who was to answer is not asked any more."""
    t = blackbird(dice=(3,), players=1)
    t.scene()
    guard = t.npc(dice=1)
    t.pick("gm", "act.", f"against.{t.hero('p1').id}")
    t.pick("gm", "extra.", "throw")
    assert [one for one in t.open("p1") if one.startswith("career.")]
    t.pick("gm", f"npc.{guard}", "dismiss")
    assert t.state.actions == ()


def test_who_answers_sees_what_is_to_beat_and_the_chance_of_it() -> None:
    """BB-OPP-02, BB-OPP-04: three successes after the shift; four of five dice are needed."""
    t = contest(3, 4, 5)
    assert "Rustle: 3 successes net, sum 12" in t.body("career.")
    t.pick("p2", "career.", "c1")
    chance = round(chances(5, 4).success * 100)
    shown = [t.read(line) for line in t.quote("pool.", "main.2", "t1").lines]
    assert any(one.startswith(f"More successes than that: {chance}%") for one in shown)


def test_banking_is_not_warned_of_where_there_is_no_target() -> None:
    t = blackbird(dice=(6, 6, 2, 4), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.gather("p1", "c1", "main.1")
    t.pick("p1", "step.", "next")
    assert t.read(t.prompt("step.").options[0].label) == "6+6: Agility"


def test_both_sides_of_a_full_tie_have_thrown_before_they_are_compared_again() -> None:
    t = contest(3, 4, 1, 5, 3, 3, 3, 3, 2, 2, opposed_full_tie="reroll")
    t.gather("p2", "c1")
    assert [one.winner for one in t.events() if isinstance(one, Compared)] == ["reroll", "initiator"]


def test_a_perk_is_owed_once_however_often_a_tie_is_thrown() -> None:
    """BB-FLASH-05: the first throw earned it."""
    first, second = (2, 3, 4, 5, 1, 5, 5, 3, 1, 1), (3, 3, 3, 3, 3, 2, 2, 2, 2, 2)
    t = blackbird(dice=(*first, *second), players=2, opposed_full_tie="reroll")
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.gather("p1", "c1", "attr.1", "main.1")
    t.pick("p1", "step.", "flash:perk")
    t.gather("p2", "c1", "main.2", "t1")
    assert [one.winner for one in t.events() if isinstance(one, Compared)] == ["reroll", "initiator"]
    assert len(t.state.perks_due) == 1


def test_two_sides_without_dice_are_no_tie_to_throw_again() -> None:
    """BB-OPP-06: there is nothing to throw, the one who was there first keeps things as they are."""
    t = blackbird(dice=(2, 2, 1), players=3, opposed_full_tie="reroll")
    t.set_hero("p1", fate_points=0)
    t.set_hero("p3", attributes=t.hero("p3").attributes.set("communication", 0))
    t.scene()
    opponents = (f"against.{t.hero(seat).id}" for seat in ("p2", "p3"))
    t.act("p1", "agility", framed=(*opponents, "with.communication"))
    t.gather("p1", "c1")
    t.pick("p2", "career.", "bare")
    t.pick("p3", "career.", "bare")
    assert [one.winner for one in t.events() if isinstance(one, Compared)] == ["initiator", "initiator", "responder"]


def test_a_silent_gm_character_answers_and_explodes_nothing() -> None:
    """BB-NPC-01, digest 3.11: the six is not even asked about."""
    t = blackbird(dice=(3, 4, 5, 6, 2), players=1)
    t.set_hero("p1", fate_points=0)
    t.scene()
    guard = t.npc(dice=2)
    t.act("p1", "agility", framed=(f"against.{guard}",))
    t.gather("p1", "c1")
    t.silence("extra.")
    assert verdict(t) == ("initiator", "successes")


def test_an_answer_takes_no_room_from_actions() -> None:
    t = contest(3, 4, 5)
    for _ in range(4):
        t.act("p2", "agility")
    assert not [one for one in t.open("p2") if one.startswith("act.")]


def test_the_chance_of_an_answer_counts_its_own_shift() -> None:
    """BB-OPP-04: with a shift of one, five of five dice are needed."""
    t = contest(3, 4, 5)
    t.pick("gm", "reframe.", "base.4")
    t.pick("p2", "career.", "c1")
    chance = round(chances(5, 5).success * 100)
    shown = [t.read(line) for line in t.quote("pool.", "main.2", "t1").lines]
    assert any(one.startswith(f"More successes than that: {chance}%") for one in shown)

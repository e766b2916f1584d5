"""The steps after the throw as questions: their order, what each offers, what silence does, what everybody reads."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.prompt import Default, Wait
from engine.core.view import DiceRow, Line
from engine.systems.blackbird.character import Item, Perk
from engine.systems.blackbird.throw.events import DiceThrown, RollResolved
from engine.systems.blackbird.throw.values import STEPS
from tests.systems.blackbird.table import BlackbirdTable, blackbird


def thrown(*dice: int, career: str = "c1", ticks: Sequence[str] = (), fate: int = 0, **hero: object) -> BlackbirdTable:
    """Rustle throws: two base dice of Agility, one of the career, then what is ticked."""
    t = blackbird(dice=dice, players=1)
    t.set_hero("p1", fate_points=fate, **hero)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", career, *ticks)
    return t


def does(t: BlackbirdTable, *moves: str) -> None:
    for move in moves:
        t.pick("p1", "step.", move)


def step_now(t: BlackbirdTable) -> str:
    return t.prompt("step.").id.rpartition(".")[2]


def line_of_dice(t: BlackbirdTable) -> str:
    """What became of each die, as it is posted with the result."""
    lines = [one for one in t.event(RollResolved).show() if isinstance(one, Line) and not one.strong]
    return t.read(lines[0].text)


def test_every_die_is_shown_with_its_source_and_what_fails_is_set_apart() -> None:
    """BB-BUILD-14, BB-ROLL-02."""
    t = thrown(3, 2, 5)
    shown = next(one for one in t.event(DiceThrown).show() if isinstance(one, DiceRow))
    assert [(t.read(one.label), one.die.face, one.aside) for one in shown.dice if one.label] == [
        ("Agility", 3, False),
        ("Agility", 2, True),
        ("Courier", 5, False),
    ]


def test_a_roll_without_a_choice_is_over_at_once() -> None:
    """BB-AFTER-02: no six, no Rich experience, no fate point, no flash."""
    t = thrown(3, 4, 2)
    assert "❌ Rustle: failure, 2 successes against difficulty 3" in t.said()
    assert t.state.actions == ()


def test_dice_that_nobody_decided_about_are_shown_once() -> None:
    """They lie in the same message; whatever became of one is told again with the result."""
    t = thrown(3, 4, 2)
    assert line_of_dice(t) == "Pool: 10/10"
    t = thrown(6, 4, 2)
    does(t, "done")
    assert line_of_dice(t) == "Agility: 6, 4 · Courier: 2"


def test_a_six_explodes_twice_and_a_two_takes_the_chain() -> None:
    """BB-EXPLODE-02: the six stays a success, but is locked; each die is thrown by itself."""
    t = thrown(6, 4, 4, 5, 6, 2)
    does(t, "explode:d1")
    assert t.options("step.") == ("continue:d1", "done")
    does(t, "continue:d1", "continue:d1")
    assert "✅ Rustle: success, 3 against difficulty 3" in t.said()
    assert line_of_dice(t) == "Agility: 6 locked (💥 5 lost, 6 lost, 2 lost), 4 · Courier: 4"


def test_a_one_takes_the_six_too() -> None:
    t = thrown(6, 4, 4, 1)
    does(t, "explode:d1")
    assert "failure, 2 successes" in t.said()


def test_steps_come_in_their_order_and_those_without_a_choice_are_skipped() -> None:
    """BB-AFTER-01: sixes, then changes, then banking, then the flash."""
    t = thrown(6, 6, 5, 4, 3, 2, ticks=("attr.1", "s1.1.1.0"), fate=1)
    seen = [step_now(t)]
    while t.state.actions and "next" in t.options("step."):
        does(t, "next")
        seen.append(step_now(t))
    assert seen == list(STEPS)


def test_rich_experience_adds_one_to_a_die_of_its_skill_or_its_aspect() -> None:
    """BB-MOD-01, BB-MOD-02: a two becomes a success; once."""
    t = thrown(3, 4, 1, 1, 2, ticks=("s1.1.1.0",))
    assert t.options("step.") == ("modify:rich:Running jump:d4", "modify:rich:Running jump:d5", "done")
    assert "The second result stands" not in t.body("step.")  # nothing can be rerolled
    does(t, "modify:rich:Running jump:d5")
    assert "Rustle: 2 Running jump becomes 3 (Rich experience: Running jump)" in t.said()
    assert "success, 3 against difficulty 3" in t.said()


def test_a_plus_of_rich_experience_takes_a_critical_failure_back() -> None:
    """BB-CRIT-04, BB-MOD-02: three ones become two."""
    t = thrown(1, 1, 4, 3, 1, ticks=("s1.1.1.0",))
    assert "critical failure" in t.body("step.")
    does(t, "modify:rich:Running jump:d5")
    assert "❌ Rustle: failure, 2 successes" in t.said()


def test_a_fate_point_rerolls_one_die_and_the_second_result_stands() -> None:
    """BB-FATE-01, BB-FATE-02."""
    t = thrown(4, 4, 3, 2, fate=1)
    t.pick("p1", "step.", "reroll:fate:d3")
    assert t.hero("p1").fate_points == 0
    assert "failure, 2 successes" in t.said()


def test_a_fate_point_rerolls_everything_and_the_steps_start_again() -> None:
    """BB-FATE-04: explosions are gone, nothing is paid again."""
    t = thrown(6, 1, 1, 4, 6, 5, 4, 2, ticks=("main.1",), fate=1)
    does(t, "next", "reroll:fate:all")
    assert step_now(t) == "explode"
    assert t.hero("p1").pool == 9
    assert len(t.roll().dice) == 4


def test_a_reroll_in_a_broken_chain_is_warned_of() -> None:
    """BB-FATE-03: the losses stay; the house rule lifts them, and the warning."""
    t = thrown(6, 4, 3, 1, fate=1)
    does(t, "explode:d1")
    labels = {one.id: t.read(one.label) for one in t.prompt("step.").options}
    assert labels["reroll:fate:d1"].startswith("⚠️")
    assert not labels["reroll:fate:d2"].startswith("⚠️")
    assert "What a chain has lost does not come back by a reroll." in t.body("step.")


def test_dice_that_are_alike_make_one_button() -> None:
    t = thrown(4, 4, 4, fate=1)
    assert t.options("step.") == ("reroll:fate:d1", "reroll:fate:d3", "reroll:fate:all", "done")


def test_a_perk_and_a_thing_change_dice_too() -> None:
    """BB-MOD-03, BB-FATE-02: by their own names, as often as they say."""
    t = blackbird(dice=(2, 3, 2, 5), players=1)
    perk, thing = Perk(name="Lucky", reroll="die"), Item(name="Hook", plus=1, on=("attribute:agility",))
    t.set_hero("p1", fate_points=0, perks=(perk,), inventory=(thing,))
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1", "i1", "i2")
    does(t, "reroll:Lucky:d3")
    assert t.options("step.") == ("modify:Hook:d1", "modify:Hook:d2", "done")


def test_two_sixes_are_banked_with_a_warning_if_they_are_needed() -> None:
    """BB-BANK-01, BB-BANK-05: legal, and a die comes back into the pool."""
    t = thrown(6, 6, 3, 4, ticks=("main.1",))
    does(t, "next")
    assert t.read(t.prompt("step.").options[0].label).startswith("⚠️6+6: Agility")
    assert "Now 4 successes, 3 needed" in t.body("step.")
    does(t, "bank:d1+d2")
    assert t.hero("p1").pool == 10
    assert "failure, 2 successes" in t.said()


def test_a_pair_of_two_sources_names_both() -> None:
    t = thrown(6, 3, 6, 4, ticks=("main.1",))
    does(t, "next")
    pair = t.prompt("step.").options[0]
    assert t.read(pair.label) == "⚠️6 Agility+Courier"
    assert [t.read(one) for one in pair.words] == ["6 Agility+Courier"]


def test_effortlessly_banks_a_five_alone() -> None:
    """BB-BANK-02: a die of the aspect."""
    t = thrown(4, 4, 3, 5, 2, career="c2", ticks=("attr.1", "a2.1.0"))
    assert t.hero("p1").pool == 9
    t = thrown(4, 4, 3, 2, 5, career="c2", ticks=("attr.1", "a2.1.0"))
    assert step_now(t) == "bank"
    does(t, "bank:d5")
    assert t.hero("p1").pool == 10
    assert "success, 3 against difficulty 3" in t.said()


def test_a_full_pool_is_not_asked_about() -> None:
    """BB-BANK-04: two sixes and nothing paid; only the explosion is asked about."""
    t = thrown(6, 6, 3)
    assert t.options("step.") == ("explode:d1", "done")


def flash(*more: int) -> BlackbirdTable:
    """2, 3, 4, 5 and 1 among the dice; five dice and one more."""
    return (
        thrown(2, 3, 4, 5, 1, ticks=("attr.1", "main.1"))
        if not more
        else thrown(2, 3, 4, 5, 1, *more, ticks=("attr.1", "main.2"))
    )


def test_a_flash_gives_a_free_die() -> None:
    """BB-FLASH-02a."""
    t = flash(3, 6)
    assert step_now(t) == "flash"
    does(t, "flash:extra_die")
    assert "✅ Rustle: success, 5 against difficulty 3, margin 2" in t.said()


def test_a_flash_banks_a_pair() -> None:
    """BB-FLASH-02b: two threes."""
    t = flash(3)
    does(t, "flash:bank_pair:d2+d6")
    assert t.hero("p1").pool == 8
    assert "failure, 2 successes" in t.said()


def test_a_flash_cancels_a_critical_failure() -> None:
    """BB-FLASH-02c."""
    t = thrown(1, 1, 1, 2, 3, 4, 5, ticks=("attr.1", "main.2", "t1"))
    assert "critical failure" in t.body("step.")
    assert t.prompt("step.").default == Default(picks=("flash:cancel_failure",))
    does(t, "flash:cancel_failure")
    assert "✅ Rustle: success, 3 against difficulty 3" in t.said()


def test_a_flash_earns_a_perk_that_the_gm_owes() -> None:
    """BB-FLASH-02d, BB-FLASH-05: the roll is over, the GM is asked from now on."""
    t = flash()
    does(t, "flash:perk")
    assert "success, 3 against difficulty 3" in t.said()
    assert [one for one in t.open("gm") if one.startswith("perk.due")]


def test_a_flash_may_be_let_go() -> None:
    t = flash()
    does(t, "done")
    assert "success, 3 against difficulty 3" in t.said()


def test_silence_in_the_middle_closes_all_steps_and_spends_nothing() -> None:
    """BB-TIME-01, BB-TIME-02: a six unexploded, two sixes unbanked, the fate point kept."""
    t = thrown(6, 6, 3, 2, ticks=("main.1",), fate=1)
    does(t, "next")
    t.silence("step.")
    assert t.state.actions == ()
    assert t.hero("p1").fate_points == 1
    assert t.hero("p1").pool == 9
    assert "success, 3 against difficulty 3" in t.said()


def test_silence_cancels_a_critical_failure_from_any_step() -> None:
    """Digest 3.11: it costs nothing; the question says so before."""
    t = thrown(1, 1, 1, 2, 3, 4, 5, ticks=("attr.1", "main.2", "t1"), fate=1)
    assert "the flash will cancel the critical failure" in t.body("step.")
    t.silence("step.")
    assert "✅ Rustle: success, 3 against difficulty 3" in t.said()


def test_silence_lets_it_stand_by_house_rule() -> None:
    """timeout_flash: none."""
    t = blackbird(dice=(1, 1, 1, 2, 3, 4, 5), players=1, timeout_flash="none")
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1", "attr.1", "main.2", "t1")
    t.silence("step.")
    assert "critical failure" in t.said()


def test_one_clock_runs_for_all_steps() -> None:
    """Digest 3.11: TURN, one clock for the four steps; each has an id of its own."""
    t = thrown(6, 6, 5, 4, 3, 2, ticks=("attr.1", "s1.1.1.0"), fate=1)
    first = t.prompt("step.")
    does(t, "next")
    second = t.prompt("step.")
    assert first.wait is second.wait is Wait.TURN
    assert first.clock == second.clock
    assert first.id != second.id


def test_what_the_table_changes_later_does_not_touch_a_roll_that_lies() -> None:
    """The house rules of the throw hold for its steps."""
    t = thrown(6, 4, 4, 1)
    t.rule("lost_dice_keep_faces", False)
    does(t, "explode:d1")
    assert t.event(RollResolved).roll.rules.lost_dice_keep_faces

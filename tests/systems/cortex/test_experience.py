"""Milestones and experience at the table.

CX-MIL-01 … CX-MIL-08, CX-XP-01 … CX-XP-08, CX-DEC-21, CX-DEC-23, CX-DEC-24, CX-DEC-27; FL-CHAR-06, FL-ADV-01.
"""

from __future__ import annotations

import pytest

from engine.core.base import evolve
from engine.core.prompt import Cost
from engine.systems.cortex.character import Milestone
from engine.systems.cortex.growth.milestones import active
from engine.systems.cortex.held import ENDLESS, Resource
from engine.systems.cortex.sfx.data import Limit
from engine.systems.cortex.state import EventUnlock
from engine.systems.cortex.words import XP
from tests.systems.cortex.table import CortexTable, cortex, flowers, refused

MENU = ("distinction", "limit", "swap", "sfx", "step", "power", "specialty", "raise", "set")


def test_a_trigger_is_announced_and_confirmed_by_silence() -> None:
    """CX-MIL-06, CX-DEC-23."""
    t = cortex(players=1)
    t.scene("action")
    t.pick("p1", "xp.trigger", "m0.1", text="I tell of them")
    assert t.hero("p1").xp == 0
    assert "I tell of them" in t.said()
    t.silence("xp.contest")
    assert t.hero("p1").xp == 1


def test_the_gm_contests_and_the_condition_may_be_fulfilled_yet() -> None:
    """CX-MIL-04."""
    t = cortex(players=1)
    t.scene("action")
    t.pick("p1", "xp.trigger", "m0.3")
    assert "m0.3" not in t.options("xp.trigger")
    t.pick("gm", "xp.contest", "contest")
    assert t.hero("p1").xp == 0
    t.pick("p1", "xp.trigger", "m0.3")
    t.pick("p1", "xp.withdraw", "withdraw")
    t.pick("p1", "xp.trigger", "m0.3")
    t.pick("gm", "xp.contest", "confirm")
    assert t.hero("p1").xp == 3
    assert "m0.3" not in t.options("xp.trigger")


def test_ten_xp_complete_a_milestone_which_may_be_taken_up_again() -> None:
    """CX-MIL-05, AMB-44, CX-MIL-01, CX-DEC-24."""
    t = cortex(players=1)
    t.act()
    t.pick("p1", "xp.trigger", "m0.10")
    t.silence("xp.contest")
    assert t.hero("p1").xp == 10
    assert not active(t.hero("p1"))
    assert not any(one.startswith("xp.trigger") for one in t.open("p1"))
    t.scene("transition")
    t.pick("p1", "xp.milestone", "again0")
    assert "m0.10" not in t.options("xp.trigger")
    with refused("words-missing"):
        t.pick("p1", "xp.milestone")
    t.pick("p1", "xp.milestone", text="Home\n1 XP when you speak of home.")
    assert len(active(t.hero("p1"))) == 2
    assert not any(one.startswith("xp.milestone") for one in t.open("p1"))


def test_a_milestone_of_the_event() -> None:
    """CX-MIL-07."""
    t = cortex(players=1)
    t.set_state(event=evolve(t.state.event, milestones=(Milestone(name="The flood"),)))
    t.scene("transition")
    t.pick("p1", "xp.milestone", "event0")
    assert t.hero("p1").milestones[-1].name == "The flood"


def test_points_for_experience_at_any_time() -> None:
    """CX-XP-08, CX-PP-04."""
    t = cortex(players=1)
    t.set_hero("p1", xp=1)
    t.pick("p1", "xp.points", "buy")
    hero = t.hero("p1")
    assert (hero.xp, hero.pp, hero.pp_floor) == (0, 2, 2)
    assert not any(one.startswith("xp.points") for one in t.open("p1"))


def rich(xp: int, t: CortexTable | None = None) -> CortexTable:
    table = t or cortex(players=1)
    table.set_hero("p1", xp=xp)
    table.scene("transition")
    return table


def test_everything_else_waits_for_a_transition_scene() -> None:
    """CX-XP-02."""
    t = cortex(players=1)
    t.set_hero("p1", xp=50)
    assert not any(one.startswith("xp.step") for one in t.open("p1"))
    rich(50, t)
    for shelf in MENU:
        assert t.options(f"xp.{shelf}.")


def test_what_is_too_dear_is_blocked() -> None:
    t = rich(4)
    assert all(not t.options(f"xp.{shelf}.") for shelf in MENU)


@pytest.mark.parametrize(
    "shelf, ware, typed, left",
    [
        ("distinction", "w0", "Wings are not enough", 15),
        ("swap", "w0", "", 15),
        ("step", "w1", "", 10),
        ("step", "w0", "", 5),
        ("power", "w0", "Gale", 10),
        ("specialty", "w0", "Law", 5),
        ("raise", "w0", "", 5),
    ],
)
def test_purchases(shelf: str, ware: str, typed: str, left: int) -> None:
    """CX-XP-03, CX-XP-04, CX-XP-06."""
    t = rich(20)
    before = t.hero("p1")
    if typed:
        with refused("words-first"):
            t.pick("p1", f"xp.{shelf}.", ware)
    t.pick("p1", f"xp.{shelf}.", ware, text=typed)
    after = t.hero("p1")
    assert after.xp == left
    assert evolve(after, xp=20) != before
    for language in ("ru", "en"):
        assert "Swallow" in t.said(language)


def test_an_sfx_is_told_by_buttons_before_it_is_paid() -> None:
    """CX-XP-04, CX-SFX-01, CX-SFX-04, CX-SFX-05: when it works, conditions, benefits, as for a new hero."""
    t = rich(20)
    t.pick("p1", "xp.sfx.", "w0", text="Gust. Blow them away.")
    when = t.prompt("xp.tell")
    assert when.follows.startswith("xp.sfx.")
    assert t.hero("p1").xp == 20
    t.pick("p1", "xp.tell", "after_roll", "t0")
    t.pick("p1", "xp.tell", "pp1", "doom6")
    t.pick("p1", "xp.tell", "add8")
    hero = t.hero("p1")
    assert hero.xp == 10
    gust = hero.power_sets[0].sfx[-1]
    assert (gust.name, gust.timing, gust.requires_trait) == ("Gust", "after_roll", "Superhuman Flight")
    assert [one.op for one in gust.conditions] == ["spend_pp", "add_doom_die"]
    assert [one.op for one in gust.benefits] == ["add_die"]
    assert not any(one.startswith("xp.tell") for one in t.open("p1"))


def test_an_sfx_that_the_buttons_cannot_say_is_bought_as_it_is() -> None:
    """CX-SFX-07, CX-XP-04."""
    t = rich(20)
    t.pick("p1", "xp.sfx.", "w0", text="Gust. Blow them away.")
    t.pick("p1", "xp.tell", "by-hand")
    hero = t.hero("p1")
    assert (hero.xp, hero.power_sets[0].sfx[-1].by_hand) == (10, True)
    for language in ("ru", "en"):
        assert "Gust" in t.said(language)


@pytest.mark.parametrize("ware, names", [("w0", ["Jammed", "Rain"]), ("w1", ["Rain"])])
def test_a_limit_is_told_by_buttons_before_it_is_paid(ware: str, names: list[str]) -> None:
    """CX-XP-03, CX-LIM-01, CX-LIM-02: one more, or another in its place."""
    t = rich(20)
    t.pick("p1", "xp.limit.", ware, text="Rain. They get wet.")
    assert t.hero("p1").xp == 20
    t.pick("p1", "xp.tell", "hurt-mental-6", "action")
    hero = t.hero("p1")
    assert hero.xp == 15
    assert [one.name for one in hero.power_sets[0].limits] == names
    rain = hero.power_sets[0].limits[-1]
    assert (rain.recovery, [one.op for one in rain.consequence]) == ("action", ["stress"])


def test_what_is_not_wanted_any_more_costs_nothing() -> None:
    """CX-XP-02: given up; begun anew; too late, when the experience is gone."""
    t = rich(12)
    t.pick("p1", "xp.sfx.", "w0", text="Gust. Blow them away.")
    t.pick("p1", "xp.tell", "give-up")
    assert not any(one.startswith("xp.tell") for one in t.open("p1"))
    t.pick("p1", "xp.sfx.", "w0", text="Gust. Blow them away.")
    t.pick("p1", "xp.sfx.", "w0", text="Loop. Turn over.")
    assert "Loop" in t.read(t.prompt("xp.tell").title)
    with refused("duplicate-name"):
        t.pick("p1", "xp.sfx.", "w0", text="Dive. Again.")
    assert t.quote("xp.tell", "by-hand").cost == (Cost(what=XP, amount=10),)
    assert t.quote("xp.tell", "after_roll").cost == ()
    t.pick("p1", "xp.step.", "w1")
    assert not any(one.startswith("xp.tell") for one in t.open("p1"))
    assert t.hero("p1").xp == 2


def test_between_scenes_of_rest_nothing_is_told() -> None:
    """CX-XP-02: what was begun goes on in the next Transition Scene."""
    t = rich(20)
    t.pick("p1", "xp.sfx.", "w0", text="Gust. Blow them away.")
    t.pick("gm", "scene.close", "close")
    assert not any(one.startswith("xp.tell") for one in t.open("p1"))


def test_a_limit_comes_off_while_another_stays() -> None:
    """CX-XP-04, CX-XP-07."""
    t = rich(20)
    assert not any(one.startswith("xp.drop-limit") for one in t.open("p1"))
    wings = t.hero("p1").power_sets[0]
    t.set_hero("p1", power_sets=(evolve(wings, limits=(*wings.limits, Limit(name="Rain"))),))
    t.pick("p1", "xp.drop-limit.", "w0")
    assert [one.name for one in t.hero("p1").power_sets[0].limits] == ["Rain"]


def test_what_the_event_offers_and_resources_that_stay() -> None:
    """CX-XP-05, AMB-61."""
    t = rich(20)
    t.set_state(event=evolve(t.state.event, unlocks=(EventUnlock(name="The jet", tier="major"),)))
    t.set_hero("p1", resources=(Resource(name="Old friend", die=6, specialty="Pilot"),))
    t.pick("p1", "xp.unlock.", "w0")
    t.pick("p1", "xp.unlock.", "w0")
    hero = t.hero("p1")
    assert hero.xp == 5
    assert hero.unlocked == ("The jet", "Old friend")
    assert hero.resources[0].lasts == ENDLESS


SKIN = "Stone skin\nHardness d8\nLimit: Cracks. Shut down."


def test_another_power_set_waits_for_the_gm() -> None:
    """CX-XP-06, CX-DEC-27."""
    t = rich(20)
    with refused("no-limit"):
        t.pick("p1", "xp.set.", "w0", text="Stone skin\nHardness d8")
    t.pick("p1", "xp.set.", "w0", text=SKIN)
    assert t.hero("p1").xp == 20
    t.pick("p1", "xp.take-back", "take_back")
    t.pick("p1", "xp.set.", "w0", text=SKIN)
    t.pick("gm", "xp.approve", "send_back", text="too hard")
    assert "too hard" in t.said()
    t.pick("p1", "xp.set.", "w0", text=SKIN)
    t.pick("p1", "xp.points", "buy")
    t.pick("gm", "xp.approve", "approve")
    hero = t.hero("p1")
    assert (hero.xp, hero.power_sets[0].name) == (4, "Stone skin")


def test_a_set_that_can_no_longer_be_paid_is_not_bought() -> None:
    t = rich(15)
    t.pick("p1", "xp.set.", "w0", text=SKIN)
    t.pick("p1", "xp.points", "buy")
    t.pick("gm", "xp.approve", "approve")
    assert t.hero("p1").power_sets[0].name == "Brass wings"
    assert t.hero("p1").xp == 14


def test_facets_change_places() -> None:
    """FL-ADV-01: with Severity for affiliation."""
    t = rich(5, flowers(players=1))
    t.pick("p1", "xp.swap.", "w0")
    assert t.hero("p1").affiliation["Duty"] == (8,)


def test_an_event_offers_milestones_with_their_conditions() -> None:
    """CX-MIL-07, CX-XP-05."""
    t = cortex(players=1)
    with refused("event-milestones"):
        t.pick("gm", "event.new", text="The flood\nSave the archive")
    t.pick(
        "gm",
        "event.new",
        text="The flood\n* Save the archive\n1 XP when you carry a book.\n10 XP: when you leave one.\n"
        "5 Boatman\n* Find out who",
    )
    event = t.state.event
    assert [one.name for one in event.milestones] == ["Save the archive", "Find out who"]
    assert event.milestones[0].conditions == {1: "when you carry a book.", 10: "when you leave one."}
    assert event.unlocks == (EventUnlock(name="Boatman", tier="minor"),)

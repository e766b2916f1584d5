"""The GM's hand on persons: every number, state and held die is set right by buttons, with a reason in words.

CX-GEN-02, CX-GEN-03, CX-GM-01; CX-OPN-03.
"""

import pytest

from engine.systems.cortex.held import Banked
from tests.systems.cortex.table import CortexTable, at_hand, cortex, flowers, refused

# ---- numbers


def test_numbers_go_up_and_down_and_say_why() -> None:
    t, who = at_hand()
    t.pick("gm", "hand.numbers", who, "pp.more", "pp.more", "xp.more", "pp_floor.more", text="a fine speech")
    hero = t.hero("p1")
    assert (hero.pp, hero.xp, hero.pp_floor) == (3, 1, 2)
    assert "a fine speech" in t.said()


def test_what_changes_nothing_is_refused() -> None:
    t, who = at_hand()
    t.set_hero("p1", pp=0)
    with refused("cortex-changes-nothing"):
        t.pick("gm", "hand.numbers", who, "pp.less")


# ---- stress, trauma, out


@pytest.mark.parametrize(
    "play,house,stress",
    [(cortex, {}, 12), (cortex, {"stress_out_at": "d12"}, 12), (flowers, {}, 12)],
)
@pytest.mark.parametrize("how", ["trauma", "pulled"])
def test_somebody_is_put_out_by_a_type(play: type, house: dict[str, str], stress: int, how: str) -> None:
    t: CortexTable = play(players=1, **house)
    t.pick("gm", "hand.out", f"w.{t.hero('p1').id}", "mental", f"out.{how}", text="the fall")
    track = t.hero("p1").track("mental")
    assert (track.out, track.was_out, track.stress, track.trauma) == (how, how, stress, 0)
    assert not t.hero("p1").can_act
    assert "the fall" in t.said()


@pytest.mark.parametrize(
    "play,house,left", [(cortex, {}, 12), (cortex, {"stress_out_at": "d12"}, 10), (flowers, {}, 12)]
)
def test_somebody_is_on_their_feet_again_at_the_most_stress_that_one_stands(
    play: type, house: dict[str, str], left: int
) -> None:
    t: CortexTable = play(players=1, **house)
    who = f"w.{t.hero('p1').id}"
    t.pick("gm", "hand.out", who, "physical", "out.trauma")
    t.pick("gm", "hand.out", who, "physical", "out.in")
    track = t.hero("p1").track("physical")
    assert (track.out, track.was_out, track.stress) == (None, None, left)
    assert t.hero("p1").can_act


def test_who_is_not_out_cannot_be_put_on_their_feet() -> None:
    t, who = at_hand()
    with refused("cortex-changes-nothing"):
        t.pick("gm", "hand.out", who, "physical", "out.in")


def test_a_mob_loses_dice_instead_of_being_out() -> None:
    t, _ = at_hand()
    mob = t.npc("Name: Rats\nKind: mob\nAffiliations: Team 3d6\nDistinctions: Hungry")
    assert f"w.{mob}" in t.options("hand.tracks")
    assert f"w.{mob}" not in t.options("hand.out")


# ---- gifts


@pytest.mark.parametrize("what,kind", [("asset", "assets"), ("complication", "complications")])
def test_a_gift_has_a_name_and_may_have_a_reason(what: str, kind: str) -> None:
    t, who = at_hand()
    t.pick("gm", "hand.things", who, f"give.{what}", "d4", text="Rope: it hung there: loose")
    (held,) = getattr(t.hero("p1"), kind)
    assert (held.name, held.die) == ("Rope", 4)
    assert "it hung there: loose" in t.said()


def test_a_gift_without_a_die_is_a_d6() -> None:
    t, who = at_hand()
    t.pick("gm", "hand.things", who, "give.asset", text="Rope")
    assert t.hero("p1").assets[0].die == 6


@pytest.mark.parametrize(
    "words,code",
    [(": because", "effect-name-missing"), ("x" * 41, "text-too-long"), ("Rope: again", "duplicate-name")],
)
def test_a_bad_name_is_refused(words: str, code: str) -> None:
    t, who = at_hand()
    t.pick("gm", "hand.things", who, "give.asset", text="Rope")
    with refused(code):
        t.pick("gm", "hand.things", who, "give.complication", text=words)


def test_a_resource_belongs_to_a_specialty_and_one_lives_at_a_time() -> None:
    t, _ = at_hand()
    hero = t.hero("p1").id
    t.pick("gm", "hand.resource", f"{hero}.0", "d8", text="Old wing-mate: owes a favour")
    (resource,) = t.hero("p1").resources
    assert (resource.name, resource.die, resource.specialty, resource.lasts) == ("Old wing-mate", 8, "Pilot", 1)
    with refused("option-blocked"):
        t.pick("gm", "hand.resource", f"{hero}.0", text="Another")


@pytest.mark.parametrize("use,size", [("push", 6), ("stunt", 8)])
def test_a_banked_die_is_given(use: str, size: int) -> None:
    t, who = at_hand()
    t.pick("gm", "hand.bank", who, f"bank.{use}")
    t.pick("gm", "hand.bank", who, f"bank.{use}", "d12")
    assert [(one.used_as, one.die) for one in t.hero("p1").banked] == [(use, size), (use, 12)]


# ---- what is held


def held(t: CortexTable) -> str:
    """p1 holds one of each; gives the hero's id."""
    hero = t.hero("p1").id
    t.pick("gm", "hand.things", f"w.{hero}", "give.asset", text="Rope")
    t.pick("gm", "hand.things", f"w.{hero}", "give.complication", text="Fog")
    t.pick("gm", "hand.resource", f"{hero}.0", text="Hangar")
    t.set_hero("p1", banked=(Banked(die=6, used_as="push"),))
    return hero


@pytest.mark.parametrize("kind", ["assets", "complications", "resources", "banked"])
def test_a_held_die_is_resized_and_taken_away(kind: str) -> None:
    t = cortex(players=1)
    hero = held(t)
    t.pick("gm", "hand.held", f"{hero}.{kind}.0", "d10", text="it grew")
    assert [one.die for one in getattr(t.hero("p1"), kind)] == [10]
    assert "it grew" in t.said()
    t.pick("gm", "hand.take", f"{hero}.{kind}.0", text="it broke")
    assert getattr(t.hero("p1"), kind) == ()
    assert "it broke" in t.said()


@pytest.mark.parametrize("term,in_action,lasts", [("scene", True, 0), ("action", True, 2), ("action", False, 1)])
def test_a_held_die_lasts_as_long_as_the_gm_says(term: str, in_action: bool, lasts: int) -> None:
    t = cortex(players=1)
    hero = held(t)
    t.pick("gm", "hand.held", f"{hero}.assets.0", "for.endless")
    assert t.hero("p1").assets[0].lasts == -1
    if in_action:
        t.scene("action")
    t.pick("gm", "hand.held", f"{hero}.assets.0", f"for.{term}")
    assert t.hero("p1").assets[0].lasts == lasts


def test_a_complication_makes_helpless_and_a_size_ends_that() -> None:
    t = cortex(players=1)
    hero = held(t)
    t.pick("gm", "hand.held", f"{hero}.complications.0", "helpless")
    assert (t.hero("p1").complications[0].die, t.hero("p1").can_act) == (12, False)
    t.pick("gm", "hand.held", f"{hero}.complications.0", "d8")
    assert (t.hero("p1").complications[0].die, t.hero("p1").can_act) == (8, True)


@pytest.mark.parametrize(
    "kind,picks,code",
    [
        ("assets", (), "cortex-changes-nothing"),
        ("assets", ("d6",), "cortex-changes-nothing"),
        ("assets", ("helpless",), "cortex-only-complications"),
        ("banked", ("for.endless",), "cortex-banked-waits"),
    ],
)
def test_what_cannot_be_of_a_held_die_is_refused(kind: str, picks: tuple[str, ...], code: str) -> None:
    t = cortex(players=1)
    hero = held(t)
    with refused(code):
        t.pick("gm", "hand.held", f"{hero}.{kind}.0", *picks)

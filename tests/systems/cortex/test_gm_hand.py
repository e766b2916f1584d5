"""The GM's hand: every number and state is set right by buttons, with a reason in words.

CX-GEN-02, CX-GEN-03, CX-GM-01; CX-SHUT-03, CX-SCD-01, CX-TIME-03, CX-OPN-03.
"""

import pytest

from engine.systems.cortex.held import Banked
from tests.systems.cortex.table import CortexTable, cortex, flowers, refused

SECRET = """Name: Grey Lady
Kind: minor
Affiliations: Solo d8
Distinctions: Silent
Power Set: Veil
Hidden Step d8"""


def at_hand(players: int = 1) -> tuple[CortexTable, str]:
    t = cortex(players=players)
    return t, f"w.{t.hero('p1').id}"


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


# ---- traits


def state_of(t: CortexTable) -> tuple[tuple[bool, bool], ...]:
    """The set, then its powers: shut down, weakened."""
    (first, *_) = t.hero("p1").power_sets
    return ((first.shutdown, first.weakened), *((one.shutdown, one.weakened) for one in first.powers))


def test_traits_are_shut_down_weakened_and_restored() -> None:
    t = cortex(players=1)
    form = f"hand.traits.{t.hero('p1').id}"
    t.pick("gm", form, "t.1", "t.1.2", "how.shut", text="rust")
    assert state_of(t) == ((True, False), (False, False), (True, False))
    assert "rust" in t.said()
    assert "Brass wings, Sharp feathers" in t.said()
    t.pick("gm", form, "t.1", "how.weak")
    assert state_of(t) == ((False, True), (False, False), (True, False))
    t.pick("gm", form, "t.1", "t.1.2", "how.works")
    assert state_of(t) == ((False, False), (False, False), (False, False))
    with refused("cortex-changes-nothing"):
        t.pick("gm", form, "t.1", "how.works")


def test_the_log_names_no_trait_of_a_secret_sheet() -> None:
    t = cortex(players=1)
    npc = t.npc(
        "Name: Grey Lady\nKind: minor\nAffiliations: Solo d8\nDistinctions: Silent\nPower Set: Veil\nHidden Step d8"
    )
    t.set_character(npc, secret=True)
    t.pick("gm", f"hand.traits.{npc}", "t.1.1", "how.shut")
    assert t.state.characters[npc].power_sets[0].powers[0].shutdown
    assert "Hidden Step" not in t.said()
    assert "Grey Lady" in t.said()


# ---- the doom pool


def test_doom_dice_come_and_go() -> None:
    t = cortex(players=1)
    t.act()
    t.pick("gm", "hand.doom", "d6.less", "d10.more", "d4.more", text="midnight")
    assert t.state.doom == (10, 6, 4)
    assert "midnight" in t.said()
    with refused("cortex-die-not-in-doom-pool"):
        t.pick("gm", "hand.doom", "d12.less")


# ---- the scene


def names(t: CortexTable) -> list[tuple[str, int]]:
    assert t.state.scene is not None
    return [(one.name, one.die) for one in t.state.scene.distinctions]


def test_scene_distinctions_are_added_changed_and_removed() -> None:
    t = cortex(players=1)
    t.scene("action", "The bridge\nWind")
    t.pick("gm", "hand.scene-add", "d8", text="Fog: from the harbour")
    assert names(t) == [("Wind", 8), ("Fog", 8)]
    assert "from the harbour" in t.said()
    t.pick("gm", "hand.scene-change", "s.0", text="Storm: it turns")
    t.pick("gm", "hand.scene-change", "s.1", "d4")
    assert names(t) == [("Storm", 8), ("Fog", 4)]
    t.pick("gm", "hand.scene-remove", "s.0", text="calm")
    assert names(t) == [("Fog", 4)]
    assert "calm" in t.said()


def test_bad_scene_distinctions_are_refused() -> None:
    t = cortex(players=1)
    t.scene("action", "The bridge\nWind\nFog")
    with refused("duplicate-name"):
        t.pick("gm", "hand.scene-add", "d8", text="Fog")
    with refused("duplicate-name"):
        t.pick("gm", "hand.scene-change", "s.0", text="Fog")
    with refused("changes-nothing"):
        t.pick("gm", "hand.scene-change", "s.0", "d8")


def test_without_a_scene_there_is_nothing_to_set_in_it() -> None:
    t, _ = at_hand(2)
    assert not [one for one in t.open("gm") if one.startswith(("hand.scene", "hand.apart", "hand.turns"))]


def test_heroes_are_parted_and_joined() -> None:
    t = cortex(players=2)
    t.scene()
    hero = t.hero("p1").id
    t.pick("gm", "hand.apart", hero)
    assert t.state.scene is not None
    assert t.state.scene.separated == (hero,)
    t.pick("gm", "hand.apart", hero)
    assert hero not in t.state.scene.separated


# ---- turns


def round_of(t: CortexTable) -> tuple[str | None, tuple[str, ...], int]:
    assert t.state.scene is not None
    now = t.state.scene.round
    return now.current, now.acted, now.number


def test_the_turn_is_given_taken_back_and_asked_anew() -> None:
    t = cortex(players=2)
    t.scene()
    one, two = t.hero("p1").id, t.hero("p2").id
    t.pick("gm", "hand.turns", f"turn.{two}", text="she was faster")
    assert round_of(t) == (two, (), 1)
    assert "she was faster" in t.said()
    t.pick("gm", "hand.turns", f"acted.{two}")
    assert round_of(t) == (None, (two,), 1)
    t.pick("gm", "hand.turns", f"back.{two}")
    t.pick("gm", "hand.turns", f"turn.{one}")
    assert round_of(t) == (one, (), 1)
    t.pick("gm", "hand.turns", "nobody")
    assert round_of(t) == (None, (), 1)
    assert any(prompt.startswith("next.") for prompt in t.open("p2"))  # who acted last names the next


def test_when_all_have_acted_by_hand_a_new_round_begins() -> None:
    t = cortex(players=2)
    t.scene()
    t.pick("gm", "hand.turns", f"acted.{t.hero('p1').id}")
    t.pick("gm", "hand.turns", f"acted.{t.hero('p2').id}")
    assert round_of(t) == (None, (), 2)
    t.pick("gm", "hand.turns", "round")
    assert round_of(t) == (None, (), 3)


def test_an_action_that_is_only_declared_is_put_aside() -> None:
    t = cortex(players=2)
    t.scene()
    t.pick("gm", "hand.turns", f"turn.{t.hero('p1').id}")
    t.pick("p1", "turn.", "other", text="I jump")
    assert t.state.scene is not None
    t.pick("gm", "hand.turns", f"turn.{t.hero('p2').id}")
    assert t.state.scene.exchange is None
    assert round_of(t)[0] == t.hero("p2").id


# ---- the story


def test_who_has_left_the_story_comes_back() -> None:
    t = cortex(players=1)
    t.set_hero("p1", gone=True)
    t.pick("gm", "hand.story", t.hero("p1").id, text="a healer")
    assert not t.hero("p1").gone
    assert "a healer" in t.said()

"""Checks that the GM starts: a roll asked for, an NPC who acts against a hero (digest 4.6)."""

from __future__ import annotations

from tests.systems.feats.table import FeatsTable, feats, refused


def asked(*dice: int, choice: str = "fixed", kind: str = "quick") -> FeatsTable:
    """The GM asks Swallow for Stealth 3/2 against rank 3."""
    t = feats(dice=dice, players=2)
    t.scene(kind)
    hero = t.hero("p1").id
    t.pick("gm", f"ask.{hero}", "skill:stealth", choice, "rank3", text="the floor creaks")
    return t


def test_silence_rolls_the_proposed_skill() -> None:
    """FT-TIME-07."""
    t = asked(3, 4)
    assert "the floor creaks" in t.body("check.asked")
    t.silence("check.asked")
    assert "Stealth: 3 and 4, total 9" in t.said()
    t.silence("check.improve")
    assert t.hero("p1").feat_points == 1


def test_only_one_hero_is_asked_in_a_quick_scene() -> None:
    t = asked()
    assert not any(one.startswith("ask.") for one in t.open("gm"))


def test_a_player_may_object_once() -> None:
    """FT-TIME-18."""
    t = asked()
    with refused("objection-untold"):
        t.pick("p1", "check.asked", "object")
    t.pick("p1", "check.asked", "object", text="I float")
    t.pick("gm", "check.objection", "change", "rank2", "advantage")
    assert "rank 3 against 2" in t.body("check.asked").lower()
    assert "object" not in t.options("check.asked")


def test_the_gm_may_take_the_request_back() -> None:
    t = asked()
    t.pick("p1", "check.asked", "object", text="I float")
    t.pick("gm", "check.objection", "withdraw")
    assert t.state.scene is not None
    assert t.state.scene.checks == ()


def test_another_skill_may_be_left_open() -> None:
    t = asked(8, 8, choice="open")
    first = t.prompt("check.asked").id
    t.pick("p1", "check.asked", "skill:flight")
    assert t.prompt("check.asked").id != first
    assert "Flight 5/3" in t.body("check.asked")
    t.silence("check.asked")
    assert "Stealth: 8 and 8" in t.said()  # silence rolls what the GM proposed


def test_an_npc_acts_and_both_roll_when_the_hero_has_a_skill() -> None:
    """FT-GM-08, FT-GM-06."""
    t = feats(dice=(2, 2, 6, 6), players=1)
    t.scene()
    hero = t.hero("p1").id
    with refused("feats-value-untold"):
        t.pick("gm", f"npc.acts.{hero}", "typed", "skill:flight", text="Net: throw: it flies")
    t.pick("gm", f"npc.acts.{hero}", "typed", "npcrank2", "value1", "skill:flight", text="Hunter: Net: the net flies")
    assert "Hunter acts (Net)" in t.body("contest.resist")
    t.pick("p1", "contest.resist", "proposed")
    assert "Swallow wins" in t.said()
    t.pick("gm", "contest.describe", text="the net lies in the mud")
    assert t.state.scene is None


def test_an_npc_without_a_second_idea_is_a_repeat() -> None:
    t = feats(dice=(2, 2, 6, 6), players=1)
    t.scene("combat")
    hero = t.hero("p1").id
    net = ("typed", "npcrank2", "value1", "skill:flight")
    t.pick("gm", f"npc.acts.{hero}", *net, text="Hunter: Net: the net flies")
    t.silence("contest.resist")
    with refused("repeat-without-change"):
        t.pick("gm", f"npc.acts.{hero}", *net, text="hunter: net: once more".replace("hunter", "Hunter"))


def test_nothing_of_it_in_a_montage() -> None:
    t = feats(players=2)
    t.session()
    t.pick("gm", "montage.prepare", text="Go\nOr else\na wall")
    t.pick("gm", "montage.start", "simple", "all")
    assert not any(one.startswith(("ask.", "npc.acts.")) for one in t.open("gm"))

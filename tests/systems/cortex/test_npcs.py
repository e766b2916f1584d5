"""GM characters: by text and by buttons, in and out of scenes, hidden from players.

CX-NPC-01 … CX-NPC-07, CX-NPC-12, CX-MOB-01, CX-MOB-02, CX-BIG-01, CX-AFF-06, FL-NPC-01.
"""

from __future__ import annotations

import pytest

from engine.core.base import GM
from engine.systems.cortex.held import Resource
from engine.systems.cortex.npcs.events import NpcKept
from tests.systems.cortex.table import cortex, flowers, refused

PARSON = """Name: The storm parson
Kind: major
Affiliations: Solo d10, Buddy d6, Team d8
Distinctions: Voice of the gale
Power Set: Thunder
Lightning d10
Limit: Silence. Shut down.
Specialties: Preaching (master), Combat (expert)
"""


def test_a_sheet_is_kept_for_the_gm_alone() -> None:
    t = cortex(players=1)
    t.pick("gm", "npc.new", text=PARSON)
    assert t.event(NpcKept).audience == {GM}
    parson = t.character("The storm parson")
    assert (parson.kind, parson.secret, parson.present, parson.player) == ("major", True, False, GM)
    assert not any(one.startswith("npc") for one in t.open("p1"))


def test_a_sheet_with_warnings_or_problems_is_looked_at_first() -> None:
    t = cortex()
    t.pick("gm", "npc.new", text="Name: Guard\nAge: old")
    assert "Line 2" in t.body("npc.doubt")
    assert t.prompt("npc.doubt").secret
    t.pick("gm", "npc.doubt", "correct")
    assert not t.state.characters
    t.pick("gm", "npc.new", text="Name: Guard\nAge: old")
    t.pick("gm", "npc.doubt", "save")
    assert t.character("Guard").kind == "minor"
    with refused("hero-sheet"):
        t.pick("gm", "npc.new", text="Name: Kay\nKind: hero")


def test_the_gm_moves_shows_and_removes_characters() -> None:
    t = cortex(players=1)
    npc = t.npc(PARSON, present=False)
    t.scene("action")
    t.pick("gm", f"npc.{npc}", "enter")
    assert t.state.characters[npc].present
    assert t.state.scene is not None
    assert npc in t.state.scene.participants
    assert "The storm parson" in t.said()
    t.pick("gm", f"npc.{npc}", "show")
    assert not t.state.characters[npc].secret
    assert "drop" not in t.options(f"npc.{npc}")
    t.pick("gm", f"npc.{npc}", "leave")
    t.pick("gm", f"npc.{npc}", "hide")
    t.pick("gm", f"npc.{npc}", text=PARSON.replace("Voice", "Eye"))
    assert t.state.characters[npc].distinctions == ("Eye of the gale",)
    with refused("words-first"):
        t.pick("gm", f"npc.{npc}")
    t.pick("gm", f"npc.{npc}", "drop")
    assert npc not in t.state.characters


def test_a_mob_by_buttons() -> None:
    """CX-MOB-01: a roomful of trained people."""
    t = cortex()
    with refused("too-few-in-group"):
        t.pick("gm", "npc.make.mob", "room", text="Guards")
    t.pick("gm", "npc.make.mob", "room", "trained", "here", text="Guards")
    guards = t.character("Guards")
    assert (guards.kind, guards.group_dice, guards.present) == ("mob", (8, 8, 8, 8), True)


def test_a_specialist_by_buttons() -> None:
    """CX-NPC-03."""
    t = cortex()
    t.pick("gm", "npc.make.specialist", "expert", text="Old Tom: Locks")
    tom = t.character("Old Tom")
    assert (tom.level, dict(tom.specialties)) == ("expert", {"Locks": "expert"})
    assert sorted(die for dice in tom.affiliation.values() for die in dice) == [4, 6, 8]


def test_a_large_scale_threat_and_bare_characters() -> None:
    """CX-BIG-01, CX-NPC-01, CX-NPC-02."""
    t = cortex()
    t.pick("gm", "npc.make.big", "d10", "n3", text="The hill")
    assert t.character("The hill").group_dice == (10, 10, 10)
    t.pick("gm", "npc.make.simple", "major", text="Duke")
    t.pick("gm", "npc.make.simple", "minor", text="Clerk")
    assert t.character("Duke").affiliation["solo"] == (10,)
    assert t.character("Clerk").affiliation["solo"] == (8,)
    with refused("words-missing"):
        t.pick("gm", "npc.make.simple", "minor")


@pytest.mark.parametrize("mode", ["facets", "single"])
def test_the_same_with_severity(mode: str) -> None:
    """FL-NPC-01."""
    t = flowers(severity_mode=mode)
    t.pick("gm", "npc.make.mob", "dozen", "ordinary", text="Pack")
    t.pick("gm", "npc.make.specialist", "novice", text="Medic")
    t.pick("gm", "npc.make.big", "d8", "n2", text="Whale")
    t.pick("gm", "npc.make.simple", "major", text="Duke")
    assert t.character("Pack").group_dice == (6, 6, 6)
    assert t.character("Whale").group_dice == (8, 8)
    assert len(t.character("Duke").affiliation) == (3 if mode == "facets" else 1)


def test_a_person_who_was_a_resource_stays_as_a_specialist() -> None:
    """CX-NPC-07."""
    t = cortex(players=1)
    assert not any(one.prompt.id == "npc.resource" for one in t._pending())
    t.set_hero("p1", resources=(Resource(name="Old friend", die=8, specialty="Pilot"),))
    t.pick("gm", "npc.resource", f"{t.hero('p1').id}.0")
    assert not t.hero("p1").resources
    friend = t.character("Old friend")
    assert (friend.level, dict(friend.specialties)) == ("expert", {"Pilot": "expert"})

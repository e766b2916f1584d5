"""The GM's hand on the story: traits, the doom pool, the scene, turns, and who has left.

CX-GEN-02, CX-GEN-03, CX-GM-01; CX-SHUT-03, CX-SCD-01, CX-TIME-03.
"""

from tests.systems.cortex.table import CortexTable, at_hand, cortex, refused

SECRET = """Name: Grey Lady
Kind: minor
Affiliations: Solo d8
Distinctions: Silent
Power Set: Veil
Hidden Step d8"""


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

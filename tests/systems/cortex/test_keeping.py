"""The end of a scene in Flowers: what is to outlast it is asked of everybody at once (FL-LONG-01, FL-TIME-16)."""

from __future__ import annotations

from engine.core.prompt import Wait
from engine.systems.cortex.held import ENDLESS, Asset, Complication
from engine.systems.cortex.scene_closing import SceneEnded
from tests.systems.cortex.table import CortexTable, flowers, refused
from tests.systems.cortex.test_play import GRIMM_OF_FLOWERS, in_scene


def over(t: CortexTable) -> None:
    """Both heroes hold something; a complication of a hero is the GM's; the scene is closed."""
    in_scene(t)
    t.set_hero("p1", assets=(Asset(name="Key", die=6), Asset(name="Rope", die=8)), pp=2)
    t.set_hero("p2", assets=(Asset(name="Lamp", die=6),), complications=(Complication(name="Wanted", die=8),))
    t.pick("gm", "scene.close", "close", text="The bridge is behind you.")


def test_everybody_who_could_keep_something_is_asked_at_once() -> None:
    """FL-TIME-16: players and GM, with one deadline; nothing else is asked meanwhile."""
    t = flowers(players=2)
    over(t)
    asked = [t.prompt("keep", seat) for seat in ("p1", "p2", "gm")]
    assert all(one.wait is Wait.WINDOW for one in asked)
    assert len({one.clock for one in asked}) == 1
    assert not any(one.startswith(("turn", "next", "doom", "scene.close")) for one in t.open("gm"))


def test_what_is_paid_for_stays_and_the_rest_ends_when_all_have_said() -> None:
    """FL-LONG-01, FL-LONG-02, FL-STRUCT-04, FL-COMP-06, FL-ASSET-03."""
    t = flowers(players=2)
    over(t)
    hero, other = t.hero("p1").id, t.hero("p2").id
    t.pick("p1", "keep", f"a.{hero}.0", f"a.{hero}.1")
    t.pick("gm", "keep", f"c.{other}.0")
    assert t.prompt("keep", "p2").wait is Wait.WINDOW
    t.pick("p2", "keep", "no")
    assert t.state.scene is None
    assert [(one.name, one.lasts) for one in t.hero("p1").assets] == [("Key", ENDLESS), ("Rope", ENDLESS)]
    assert (t.hero("p1").pp, t.hero("p2").pp) == (0, 1)
    assert t.hero("p2").assets == ()
    assert [one.name for one in t.hero("p2").complications] == ["Wanted"]
    assert t.state.doom == (6,)


def test_silence_keeps_nothing_and_spends_nothing() -> None:
    """FL-TIME-16, CX-FLOW-01: the closing words of the GM are not lost."""
    t = flowers(players=2)
    over(t)
    for who in (t.hero("p1").id, t.hero("p2").id, "gm"):
        t.silence(f"keep.s1.{who}")
    assert t.state.scene is None
    assert (t.hero("p1").pp, t.hero("p1").assets, t.state.doom) == (2, (), (6, 6))
    assert t.event(SceneEnded).words == "The bridge is behind you."


def test_more_than_can_be_paid_is_refused_beforehand() -> None:
    """FL-PP-08, CX-PP-05."""
    t = flowers(players=2)
    over(t)
    t.set_hero("p1", pp=1)
    hero = t.hero("p1").id
    with refused("cortex-not-enough-pp"):
        t.pick("p1", "keep", f"a.{hero}.0", f"a.{hero}.1")
    with refused("cortex-no-alone"):
        t.pick("p1", "keep", f"a.{hero}.0", "no")


def test_before_the_end_nothing_can_be_kept() -> None:
    """FL-LONG-01: at the end of a scene."""
    t = flowers(players=1)
    in_scene(t)
    t.set_hero("p1", assets=(Asset(name="Key", die=6),))
    assert not any(one.startswith(("last", "keep")) for one in t.open("gm"))


def test_where_nothing_can_be_kept_the_scene_ends_at_once() -> None:
    """FL-STRUCT-04: nobody is asked who holds nothing or cannot pay."""
    t = flowers(players=1)
    in_scene(t)
    t.set_hero("p1", assets=(Asset(name="Key", die=6),), pp=0)
    t.pick("gm", "scene.close", "close")
    assert t.state.scene is None


def test_the_gm_need_not_wait() -> None:
    """FL-STRUCT-04."""
    t = flowers(players=2)
    over(t)
    t.pick("gm", "scene.end", "end")
    assert t.state.scene is None


def test_whoever_leaves_is_not_waited_for() -> None:
    """FL-TIME-16: the last one left has said."""
    t = flowers(players=2)
    over(t)
    t.pick("p1", "keep", "no")
    t.silence("keep.s1.gm")
    t.leave("p2")
    assert t.state.scene is None


def test_the_gm_names_the_doom_dice_that_keep_things() -> None:
    """FL-LONG-01, FL-DOOM-15: one of any size for each."""
    t = flowers(players=1)
    npc = t.npc(GRIMM_OF_FLOWERS)
    in_scene(t)
    t.set_state(doom=(10, 8, 6))
    t.set_character(npc, assets=(Asset(name="Hostage", die=8), Asset(name="Pit", die=6)))
    t.pick("gm", "scene.close", "close")
    t.pick("gm", "keep", f"a.{npc}.0", f"a.{npc}.1", "pay10")
    assert t.state.doom == (8,)
    assert t.state.scene is None
    assert [one.lasts for one in t.state.characters[npc].assets] == [ENDLESS, ENDLESS]

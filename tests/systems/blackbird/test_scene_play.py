"""Scenes: opened and closed by the GM, safe ends of what is open, pools asked about, a player who leaves."""

from __future__ import annotations

from engine.core.game import SceneClosed, SceneOpened
from engine.core.prompt import Wait
from engine.core.stepping import position
from engine.core.view import Line
from engine.systems.blackbird.scene_play import SceneBegan, SceneEnded
from engine.systems.blackbird.throw.events import Compared
from engine.systems.blackbird.view import scene_card
from tests.systems.blackbird.table import BlackbirdTable, blackbird


def card(t: BlackbirdTable) -> list[str]:
    return [t.read(one.text) for one in scene_card(position(t.game)) if isinstance(one, Line)]


def test_a_scene_has_a_title_and_a_topic() -> None:
    t = blackbird()
    t.scene("  The   loft ")
    opened = t.event(SceneBegan).announces()
    assert isinstance(opened, SceneOpened)
    assert opened.title == "The loft"
    t.pick("gm", "scene.close", "close")
    assert t.event(SceneEnded).announces() == SceneClosed(scene=opened.scene)
    assert t.state.scene is None


def test_the_card_tells_how_everybody_stands_and_what_is_open() -> None:
    t = blackbird(players=2)
    t.scene()
    t.act("p1", "agility")
    t.hurt("p2", 5)
    assert card(t) == [
        "Scene: The pigeon loft",
        "Rustle: health 15/15 (fine), pool 10",
        "Wick: health 5/20 (wounded), pool 10",
        "Rustle: gathers dice",
    ]


def test_when_a_scene_ends_the_gm_is_asked_and_nothing_comes_back_by_itself() -> None:
    """BB-POOL-04, BB-SCENE-01."""
    t = blackbird(dice=(3, 3, 3, 3), players=1)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1", "main.1")
    t.pick("gm", "scene.close", "close")
    assert t.prompt("refill.").wait is Wait.WINDOW
    assert t.hero("p1").pool == 9
    t.silence("refill.")
    assert t.hero("p1").pool == 9


def test_a_refill_lapses_with_the_next_roll() -> None:
    """Digest 3.11."""
    t = blackbird(dice=(3, 3, 3, 3), players=1)
    t.set_hero("p1", fate_points=0, pool=5)
    t.scene()
    t.pick("gm", "scene.close", "close")
    t.scene()
    t.act("p1", "agility")
    assert [one for one in t.open("gm") if one.startswith("refill.")]
    t.gather("p1", "c1")
    assert not [one for one in t.open("gm") if one.startswith("refill.")]


def test_what_is_open_at_the_end_comes_to_its_safe_end() -> None:
    """What is not thrown is dropped; a roll ends as by silence; who has not answered throws base dice."""
    t = blackbird(dice=(6, 4, 3, 3, 4, 5, 2), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1")
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.gather("p1", "c1")
    t.act("p1", "boldness")
    assert "Rustle: decisions after the throw" in t.body("scene.close")
    t.pick("gm", "scene.close", "close")
    said = t.said()
    assert "✅ Rustle: success, 3 against difficulty 3" in said
    assert "Rustle: the scene is over, the action is dropped" in said
    assert t.event(Compared).winner == "initiator"
    assert t.state.actions == ()
    assert t.state.scene is None


def test_who_leaves_the_table_leaves_nothing_open() -> None:
    t = blackbird(dice=(3, 4, 5, 2), players=2)
    t.set_hero("p1", fate_points=0)
    t.scene()
    t.act("p1", "agility", framed=(f"against.{t.hero('p2').id}",))
    t.act("p2", "boldness")
    t.gather("p1", "c1")
    t.leave("p2")
    assert t.event(Compared).winner == "initiator"
    assert t.state.actions == ()

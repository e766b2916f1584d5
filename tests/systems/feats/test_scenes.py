"""Sessions and scenes: opened, changed, closed, and what happens at each boundary."""

from __future__ import annotations

import pytest

from engine.core.base import GM, Seat, evolve
from engine.core.game import SceneClosed, SceneOpened
from engine.core.prompt import Days
from engine.core.stepping import position
from engine.systems.feats.checks.life import Check, Declared
from engine.systems.feats.hero import Condition
from engine.systems.feats.rules import FEATS
from tests.systems.feats.table import FeatsTable, feats, refused


def test_a_session_gives_every_hero_exactly_one_point() -> None:
    t = feats(players=2)
    t.set_hero("p1", feat_points=3)
    t.session()
    assert [t.hero(seat).feat_points for seat in ("p1", "p2")] == [1, 1]
    assert "session.open" not in " ".join(t.open("gm"))


def test_no_scene_without_an_open_session() -> None:
    t = feats(players=1)
    assert "scene.new" not in t.open("gm")
    t.session()
    assert "scene.new" in t.open("gm")


@pytest.mark.parametrize(
    "ticked,level",
    [
        ((), "no_risk"),
        (("risk",), "no_risk"),
        (("risk", "uncertain"), "quick"),
        (("risk", "uncertain", "high", "pressure"), "quick"),
        (("risk", "uncertain", "high", "pressure", "more"), "montage"),
    ],
)
def test_the_form_recommends_a_level_while_it_is_ticked(ticked: tuple[str, ...], level: str) -> None:
    """FT-GM-01, FT-SCENE-01. FT-SCENE-05."""
    t = feats()
    t.session()
    first = t.quote("scene.new", *ticked).lines[0]
    assert str(first).count(f"feats-kind-{level.replace('_', '-')}") == 1


def test_a_scene_is_announced_and_takes_the_marks_of_the_last_one_off() -> None:
    t = feats(players=1)
    t.session()
    ability = evolve(t.hero("p1").abilities[0], used_this_scene=True)
    t.set_hero("p1", abilities=(ability,), ignited_this_scene=True)
    t.scene("combat", "On  the bridge")
    hero = t.hero("p1")
    assert not hero.ignited_this_scene
    assert not hero.abilities[0].used_this_scene
    (news,) = (event.announces() for event in t.events())
    assert isinstance(news, SceneOpened)
    assert news.title == "On the bridge"
    assert "scene.new" not in t.open("gm")


def test_closing_a_scene_ends_heat_and_keeps_the_rest() -> None:
    t = feats(players=1)
    t.scene("combat")
    t.set_hero("p1", heat=3, linked_advantage=1, conditions=(Condition(id="dazed"),))
    t.pick("gm", "scene.close", "close")
    hero = t.hero("p1")
    assert (hero.heat, hero.linked_advantage, hero.feat_points, len(hero.conditions)) == (0, 1, 1, 1)
    assert t.state.scene is None
    assert isinstance(t.events()[-1].announces(), SceneClosed)


def test_closing_the_session_closes_the_scene_and_loses_points_and_tokens() -> None:
    t = feats(players=1)
    t.scene("quick")
    t.set_hero("p1", linked_advantage=2)
    t.pick("p1", "points.detail", text="an old winch")
    assert t.read(t.prompt("session.close").options[0].label) == "Close anyway"
    t.pick("gm", "session.close", "close")
    hero = t.hero("p1")
    assert (hero.feat_points, hero.linked_advantage) == (0, 0)
    assert t.state.scene is None
    assert t.state.details == ()
    assert not t.state.session.open
    assert "taken back" in t.said()


def with_declared(t: FeatsTable) -> None:
    """A check that is only declared."""
    scene = t.state.scene
    assert scene is not None
    check = Check(id="c9", hero=t.hero("p1").id, skill="Stealth", stage=Declared(status="declared"))
    t.game = evolve(t.game, state=evolve(t.state, scene=evolve(scene, checks=(check,))))


def checks_open(t: FeatsTable) -> list[str]:
    return [one.id for one in t.state.scene.checks] if t.state.scene is not None else []


def test_the_closing_lists_what_is_open_and_its_button_goes_stale_when_that_changes() -> None:
    t = feats(players=1)
    t.scene("combat")
    calm = t.prompt("scene.close").terms
    with_declared(t)
    assert t.prompt("scene.close").terms != calm
    assert "Stealth" in str(t.prompt("scene.close").body)


def test_the_level_changes_and_without_risk_the_unrolled_is_withdrawn() -> None:
    """FT-SCENE-10."""
    t = feats(players=1)
    t.scene("combat")
    t.set_hero("p1", heat=4)
    with_declared(t)
    t.pick("gm", "scene.level", "quick")
    assert checks_open(t) == ["c9"]
    assert t.hero("p1").heat == 0
    t.pick("gm", "scene.level", "no_risk")
    assert checks_open(t) == []
    with refused("option-blocked"):
        t.pick("gm", "scene.level", "montage")


def test_the_gm_says_what_has_changed_and_the_same_words_are_another_change() -> None:
    """FT-OPP-12."""
    t = feats(players=1)
    t.scene("quick")
    t.pick("gm", "scene.setup", text="the guard is gone")
    assert t.state.scene is not None
    first = t.state.scene.situation_key
    t.pick("gm", "scene.setup", text="the guard is gone")
    assert t.state.scene.situation_key != first


def test_the_calendar_turns_the_session_and_scenes_go_on() -> None:
    """FT-SCENE-12."""
    t = feats(players=1, session_boundary="every_n_days", session_days=5)
    t.scene("combat")
    t.set_hero("p1", feat_points=3, linked_advantage=1, heat=2)
    boundary = t.prompt("session.turn")
    assert boundary.alarm == Days(days=5, since="session-1")
    assert boundary.to == frozenset({GM})
    t.silence("session.turn")
    hero = t.hero("p1")
    assert (hero.feat_points, hero.linked_advantage, hero.heat, hero.session_point) == (1, 0, 2, 2)
    assert t.state.scene is not None
    after = t.prompt("session.turn").alarm
    assert after is not None
    assert after.since == "session-2"


def test_by_the_gms_word_nothing_turns_by_itself() -> None:
    t = feats(players=1)
    t.session()
    assert not any(one.startswith("session.turn") for one in t.open("gm"))


def test_the_scene_card_shows_heroes_in_short_and_not_those_who_left() -> None:
    t = feats(players=2)
    t.scene("combat")
    shown = str(FEATS.scene(position(t.game)))
    assert "Swallow" in shown
    assert "Tin Lantern" in shown
    t.leave("p2")
    assert "Tin Lantern" not in str(FEATS.scene(position(t.game)))
    assert FEATS.hero_name(position(t.game), Seat("p2")) == ""


def test_closing_over_a_rolled_contest_tells_who_wins_by_the_decisions_made() -> None:
    """FT-SCENE-11: Swallow (Stealth 3/2, advantage) has improved, Tin Lantern (Endurance 3/1) has not decided."""
    t = feats(dice=(3, 4, 4, 4), players=2)
    t.scene("combat")
    t.pick("p1", "act", "skill:stealth", text="past him")
    t.pick("gm", "check.rank", "opposed")
    t.pick("gm", "contest.who", "hero:" + t.hero("p2").id)
    t.pick("gm", "contest.set", "skill:mechanics", "advantage")
    t.pick("p2", "contest.resist", "skill:endurance")
    t.pick("p1", "contest.roll", "roll")
    t.pick("p1", "contest.improve", "improve")
    t.pick("gm", "scene.close", "close")
    assert "Swallow wins" in t.said()
    assert [t.hero(seat).feat_points for seat in ("p1", "p2")] == [0, 1]
    assert t.state.scene is None


def test_closing_over_a_montage_shows_how_far_it_came() -> None:
    """FT-MONT-23. FT-MONT-28."""
    t = feats(players=2)
    t.session()
    t.pick("gm", "montage.prepare", text="Cross the ice\nThe storm comes\nA crack\nWolves")
    t.pick("gm", "montage.start", "normal", "all")
    t.pick("gm", "session.close", "close")
    assert "cancelled" in t.said()
    assert "feats-track" in str([event.show() for event in t.events()])
    assert t.state.scene is None
    assert not t.state.session.open

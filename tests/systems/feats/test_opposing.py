"""Opposed checks at the table: the other side, both rolls, Feat Points in secret, who wins (digest 4.2)."""

from __future__ import annotations

from engine.systems.feats.contests.events import FeatDecided
from tests.systems.feats.table import FeatsTable, feats, refused


def opposed(*dice: int, kind: str = "quick", **rules: str | int | bool) -> FeatsTable:
    """Swallow (Stealth 3/2) sneaks, and the GM lets somebody resist."""
    t = feats(dice=dice, players=2, **rules)
    t.scene(kind)
    t.pick("p1", "act", "skill:stealth", text="past the sentry")
    t.pick("gm", "check.rank", "opposed")
    return t


def against_sentry(t: FeatsTable, skill: str = "Perception") -> None:
    t.pick("gm", "contest.who", "typed")
    t.pick("gm", "contest.set", "npcrank2", "value1", text=f"Sentry: {skill}")


def against_lantern(*dice: int, **rules: str | int | bool) -> FeatsTable:
    """Swallow against Tin Lantern (Endurance 3/1): both have a Feat Point."""
    t = opposed(*dice, kind="combat", **rules)
    t.pick("gm", "contest.who", "hero:" + t.hero("p2").id)
    t.pick("gm", "contest.set", "skill:mechanics", "advantage")
    t.pick("p2", "contest.resist", "skill:endurance")
    return t


def test_the_higher_step_wins_and_the_scene_closes() -> None:
    """FT-OPP-01."""
    t = opposed(6, 6, 4, 5)
    against_sentry(t)
    assert "rank 3 against" in t.body("contest.roll").lower()
    t.pick("p1", "contest.roll", "roll")  # 12 + 2 = 14, success, a step up; 9 + 1 = 10, a cost, a step down
    assert "Swallow wins (a higher step), flawlessly" in t.said()
    t.pick("gm", "contest.describe", "consequence.danger", text="the sentry dozes on")
    assert t.state.scene is None


def test_a_repeat_needs_another_setup() -> None:
    t = opposed(1, 1, 8, 8, kind="combat")
    t.set_hero("p1", feat_points=0)
    against_sentry(t)
    t.pick("p1", "contest.roll", "roll")
    t.pick("gm", "contest.describe", text="caught")
    t.pick("p1", "act", "skill:stealth", text="again")
    t.pick("gm", "check.rank", "opposed")
    t.pick("gm", "contest.who", "typed")
    with refused("repeat-without-change"):
        t.pick("gm", "contest.set", "npcrank3", "value1", text="Sentry: perception")
    t.pick("gm", "scene.setup", text="the lamp went out")
    t.pick("gm", "contest.set", "npcrank3", "value1", text="Sentry: perception")


def test_the_hero_who_resists_takes_the_proposed_skill_on_silence() -> None:
    t = opposed(kind="combat")
    t.pick("gm", "contest.who", "hero:" + t.hero("p2").id)
    t.pick("gm", "contest.set", "skill:endurance")
    t.silence("contest.resist")
    assert "Tin Lantern: Endurance 3/1" in t.body("contest.roll")


def test_decisions_are_secret_until_both_are_made() -> None:
    t = against_lantern(3, 4, 4, 4)  # 7 + 2 + 2 = 11, success at a cost, rank 3 against 3; 8 + 1 = 9, the same
    t.pick("p1", "contest.roll", "roll")
    before = t.prompt("contest.improve", "p2")
    t.pick("p1", "contest.improve", "improve")
    assert t.event(FeatDecided).audience == frozenset({"p1"})
    assert t.prompt("contest.improve", "p2") == before
    assert before.secret
    assert t.hero("p1").feat_points == 1
    t.pick("p2", "contest.improve", "keep")
    assert "Swallow wins (a higher step), with confidence" in t.said()
    assert (t.hero("p1").feat_points, t.hero("p2").feat_points) == (0, 1)


def test_the_active_side_may_have_to_decide_first() -> None:
    t = against_lantern(3, 4, 4, 4, opposed_feat_order="active_first")
    t.pick("p1", "contest.roll", "roll")
    assert not any(one.startswith("contest.improve") for one in t.open("p2"))
    t.pick("p1", "contest.improve", "improve")
    assert "If it stays so: Swallow wins" in t.body("contest.improve")
    t.pick("p2", "contest.improve", "improve")
    assert "Swallow wins (equal steps and ranks, a higher value)" in t.said()


def test_a_double_failure_stalls_a_quick_scene() -> None:
    """FT-TIME-17."""
    t = opposed(1, 1, 1, 1)
    t.set_hero("p1", feat_points=0)
    t.pick("gm", "contest.who", "typed")
    t.pick("gm", "contest.set", "npcrank3", "value0", text="Sentry: Perception")
    t.pick("p1", "contest.roll", "roll")
    assert "nobody wins" in t.said()
    assert not any(one.startswith("act") for one in t.open("p1"))
    t.pick("gm", "contest.describe", "setup_changed", text="the moon is gone")
    assert t.state.scene is not None
    assert t.state.scene.situation_key == "1: the moon is gone"
    assert any(one.startswith("act") for one in t.open("p1"))


def test_a_stalled_scene_may_be_closed() -> None:
    t = opposed(1, 1, 1, 1)
    t.set_hero("p1", feat_points=0)
    t.pick("gm", "contest.who", "typed")
    t.pick("gm", "contest.set", "npcrank3", "value0", text="Sentry: Perception")
    t.pick("p1", "contest.roll", "roll")
    t.pick("gm", "contest.describe", "close", "complication.pressure")
    assert t.state.scene is None


def test_both_sides_count_their_own_advantage() -> None:
    t = opposed(kind="combat")
    t.pick("gm", "contest.who", "typed")
    quote = t.quote("contest.set", "npcrank3", "value0", "advantage", "disadvantage", "disadvantage")
    assert "Advantage 1, disadvantage 2: −2 to the roll" in [t.read(line) for line in quote.lines]


def test_a_contest_may_be_withdrawn_before_the_dice() -> None:
    t = opposed(kind="combat")
    against_sentry(t)
    t.silence("contest.roll")
    assert "nothing was spent" in t.said()
    assert t.state.scene is not None
    assert t.state.scene.contests == ()


def test_a_window_stays_open_when_the_point_goes_elsewhere() -> None:
    t = against_lantern(3, 4, 4, 4)
    t.pick("p1", "contest.roll", "roll")
    t.set_hero("p1", feat_points=0)
    assert t.options("contest.improve", "p1") == ("keep",)
    t.pick("p1", "contest.improve", "keep")
    t.set_hero("p2", feat_points=0)
    t.silence("contest.improve")
    assert "wins" in t.said()


def test_a_decision_that_cannot_be_paid_any_more_is_keep() -> None:
    t = against_lantern(3, 4, 4, 4)
    t.pick("p1", "contest.roll", "roll")
    t.pick("p1", "contest.improve", "improve")
    t.set_hero("p1", feat_points=0)
    t.pick("p2", "contest.improve", "keep")
    assert "Swallow wins (equal steps and ranks, a higher value)" in t.said()


def test_of_two_equal_contests_only_the_first_is_rolled() -> None:
    t = feats(dice=(1, 1, 8, 8), players=1)
    t.set_hero("p1", feat_points=0)
    t.scene("combat")
    t.set_hero("p1", feat_points=0)
    for _ in range(2):
        t.pick("p1", "act", "skill:stealth", text="past the sentry")
        t.pick("gm", "check.rank", "opposed")
        against_sentry(t)
    first, second = (one for one in t.open("p1") if one.startswith("contest.roll"))
    t.pick("p1", first, "roll")
    assert t.options(second) == ("withdraw",)

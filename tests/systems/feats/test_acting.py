"""One action from the player's words to the GM's consequence (digest 4.1)."""

from __future__ import annotations

from engine.systems.feats.checks.events import CheckRolled
from tests.systems.feats.table import FeatsTable, feats


def ready(*dice: int, kind: str = "quick", rank: str = "rank3", **rules: str | int | bool) -> FeatsTable:
    """Swallow (Stealth 3/2) sneaks, and the GM has named the rank."""
    t = feats(dice=dice, players=2, **rules)
    t.scene(kind)
    t.pick("p1", "act", "skill:stealth", text="over the roof")
    t.pick("gm", "check.rank", rank)
    return t


def test_an_action_goes_from_words_to_consequence() -> None:
    """FT-CHAR-01, FT-GM-02, FT-GM-03, FT-TIME-13."""
    t = ready(3, 4)
    assert "Odds out of 64" in t.body("check.roll")
    t.pick("p1", "check.roll", "roll")  # 3 + 4 + 2 = 9: success at a cost, 1 Feat Point held
    assert "total 9, success at a cost" in t.said()
    t.pick("p1", "check.improve", "improve")
    assert t.hero("p1").feat_points == 0
    t.pick("gm", "check.describe", text="nobody looks up")
    assert "Stealth: success" in t.said()
    assert t.state.scene is None  # the one key check decides a quick scene


def test_silence_withdraws_and_keeps() -> None:
    """FT-TIME-01."""
    t = ready(3, 4, kind="combat")
    t.silence("check.roll")
    assert t.state.scene is not None
    assert t.state.scene.checks == ()
    t.pick("p1", "act", "skill:stealth", text="again")
    t.pick("gm", "check.rank", "rank3")
    t.pick("p1", "check.roll", "roll")
    t.silence("check.improve")
    assert t.hero("p1").feat_points == 1
    t.pick("gm", "check.describe", "noise")


def test_every_stage_of_the_roll_is_posted() -> None:
    t = ready(8, 7, rank="rank1", kind="combat")
    t.pick("p1", "check.roll", "roll")
    rolled = t.event(CheckRolled)
    assert [block.kind for block in rolled.show()] == ["line", "dice", "fold", "line"]
    assert "check.improve" not in " ".join(t.open("p1"))  # a critical is not improved (FT-TIME-12)


def test_another_skill_is_rolled_at_its_minimum() -> None:
    t = feats(players=1)
    t.scene("combat")
    t.pick("p1", "act", "another", text="Climbing: up the wall")
    t.pick("gm", "check.rank", "rank1")
    assert "Climbing 1/0" in t.body("check.roll")
    assert "up the wall" in t.body("check.roll")


def test_another_skill_that_is_on_the_sheet_is_that_skill() -> None:
    t = feats(players=1)
    t.scene("combat")
    t.pick("p1", "act", "another", text="STEALTH: up the wall")
    t.pick("gm", "check.rank", "rank1")
    assert "Stealth 3/2" in t.body("check.roll")


def test_unlisted_skills_may_be_forbidden() -> None:
    t = feats(players=1, unlisted_skill="forbidden")
    t.scene("combat")
    assert "another" not in t.options("act")


def test_nothing_is_offered_without_risk_or_scene() -> None:
    t = feats(players=1)
    assert not any(one.startswith("act") for one in t.open("p1"))
    t.scene("no_risk")
    assert not any(one.startswith("act") for one in t.open("p1"))


def test_the_gm_may_say_that_no_roll_is_needed() -> None:
    t = feats(players=1)
    t.scene()
    t.pick("p1", "act", "skill:flight", text="up to the tower")
    t.pick("gm", "check.rank", "succeeds", text="easily")
    assert "succeeds without a roll" in t.said()
    assert any(one.startswith("act") for one in t.open("p1"))  # nothing was counted (FT-NEED-01)


def test_the_key_check_of_a_quick_scene_overtakes_the_others() -> None:
    t = ready(1, 1)
    t.pick("p2", "act", "skill:mechanics", text="open the lock")
    t.pick("p1", "check.roll", "roll")
    assert "another check decided the scene" in t.said()
    assert not any(one.startswith("act") for one in t.open("p2"))
    assert not any(one.startswith("check.rank") for one in t.open("gm"))


def test_a_token_is_an_advantage_and_is_used_by_the_roll() -> None:
    t = feats(dice=(1, 1), players=1)
    t.set_hero("p1", linked_advantage=1)
    t.scene("combat")
    t.pick("p1", "act", "skill:stealth", text="x")
    t.pick("gm", "check.rank", "rank3", "token", "advantage", "advantage", "disadvantage")
    t.pick("p1", "check.roll", "roll")  # net +2: 4 is a failure, a step up
    assert "success at a cost" in t.said()
    assert t.hero("p1").linked_advantage == 0


def test_a_benefit_may_be_a_token() -> None:
    t = ready(8, 8, kind="combat")
    t.pick("p1", "check.roll", "roll")
    t.pick("gm", "check.describe", "linked_advantage", text="the way is clear")
    assert t.hero("p1").linked_advantage == 1


def test_the_odds_are_quoted_while_ticking() -> None:
    t = feats(players=1)
    t.scene()
    t.pick("p1", "act", "skill:stealth", text="x")
    lines = [t.read(line) for line in t.quote("check.rank", "rank4").lines]
    assert lines[0] == "⚠️ Another level of threat: rank 4 against skill 3, 1 step down"
    assert lines[1].startswith("Odds out of 64: failure 36 (56%)")

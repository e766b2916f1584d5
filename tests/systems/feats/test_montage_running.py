"""A montage from its preparation to the ending in words (digest 4.3)."""

from __future__ import annotations

from tests.systems.feats.table import FeatsTable, feats, refused

PLAN = "Cross the swamp\nThe enemy arrives first\nthe bog\nthe mist\nthe fire"


def montage(*dice: int, players: int = 3, hazards: tuple[str, ...] = (), **rules: str | int | bool) -> FeatsTable:
    """Three heroes on a track of 4, with three obstacles."""
    t = feats(dice=dice, players=players, **rules)
    t.session()
    t.pick("gm", "montage.prepare", text=PLAN)
    t.pick("gm", "montage.start", "simple", "all", *(f"ongoing:{one}" for one in hazards))
    return t


def check(t: FeatsTable, seat: str, obstacle: str, skill: str) -> None:
    t.pick(seat, "montage.contribute", f"obstacle:{obstacle}", f"skill:{skill}", text="with care")


def progress(t: FeatsTable) -> tuple[int, int]:
    """Round and filled segments."""
    assert t.state.scene is not None
    assert t.state.scene.montage is not None
    return t.state.scene.montage.round, t.state.scene.montage.progress


def test_the_preparation_shows_the_length() -> None:
    """FT-MONT-08, FT-GM-04."""
    t = feats(players=3)
    t.session()
    with refused("pressure-missing"):
        t.pick("gm", "montage.prepare", text="Cross the swamp")
    with refused("obstacles-missing"):
        t.pick("gm", "montage.prepare", text="Cross the swamp\nThe enemy arrives first")
    t.pick("gm", "montage.prepare", text=PLAN)
    lines = [t.read(line) for line in t.quote("montage.start", "normal", "all").lines]
    assert lines == ["3 heroes: a track of 6, up to 6 contributions"]
    assert not any(one.startswith("montage") for one in t.open("p1"))


def test_a_check_reserves_its_obstacle_and_fills_the_track() -> None:
    t = montage(8, 5)
    check(t, "p1", "o1", "stealth")
    assert "obstacle:o1" not in t.options("montage.contribute", "p2")
    t.pick("gm", "check.rank", "rank3")
    t.pick("p1", "check.roll", "roll")  # 13 + 2 = 15, success
    t.pick("p1", "check.improve", "keep")
    assert "2 segments" in t.said()
    assert progress(t) == (1, 2)
    assert not any(one.startswith("montage.contribute") for one in t.open("p1"))


def test_the_last_contribution_opens_the_second_round() -> None:
    t = montage()
    for seat in ("p1", "p2"):
        t.pick(seat, "montage.contribute", "pass")
    t.pick("p3", "montage.contribute", "pass")
    assert "Round 2" in t.said()
    for seat in ("p1", "p2", "p3"):
        t.pick(seat, "montage.contribute", "pass")
    assert "Montage: failure" in t.said()
    t.pick("gm", "montage.ending", text="they turn back")
    assert t.state.scene is None


def test_silence_passes_for_everybody_who_waits() -> None:
    t = montage()
    check(t, "p1", "o1", "stealth")
    clocks = {t.prompt("montage.contribute", seat).clock for seat in ("p2", "p3")}
    assert len(clocks) == 1
    for prompt in [one for seat in ("p2", "p3") for one in t.open(seat) if one.startswith("montage.contribute")]:
        t.silence(prompt)
    assert progress(t) == (1, 0)  # p1 is waited for
    t.pick("gm", "check.rank", "back")
    assert t.prompt("montage.grace", "p1").wait.value == "window"
    t.silence("montage.grace")
    assert progress(t) == (2, 0)


def test_the_own_deadline_stands_still_while_the_gm_decides() -> None:
    """FT-TIME-02, FT-TIME-08."""
    t = montage()
    check(t, "p1", "o1", "stealth")
    for prompt in [one for seat in ("p2", "p3") for one in t.open(seat) if one.startswith("montage.contribute")]:
        t.silence(prompt)
    t.pick("gm", "check.rank", "back")
    clock = t.prompt("montage.grace", "p1").clock
    t.pick("p1", "montage.grace", "obstacle:o1", "skill:flight", text="over it")
    waiting = t.prompt("check.back", "p1")
    assert waiting.clock == clock
    assert waiting.held is not None


def test_a_skill_is_used_once_in_the_whole_montage() -> None:
    t = montage(1, 1)
    t.set_hero("p1", feat_points=0)
    check(t, "p1", "o1", "stealth")
    t.pick("gm", "check.rank", "rank3")
    t.pick("p1", "check.roll", "roll")
    t.pick("p2", "montage.contribute", "pass")
    t.pick("p3", "montage.contribute", "pass")
    assert "skill:stealth" not in t.options("montage.contribute", "p1")
    with refused("skill-already-used"):
        t.pick("p1", "montage.contribute", "obstacle:o1", "another", text="STEALTH: again")


def test_an_effect_that_solves_fills_two_segments() -> None:
    t = montage()
    t.pick("p1", "montage.contribute", "obstacle:o2", "effect:smoke grenade", text="hides us")
    t.pick("gm", "montage.judge", "no")
    assert t.hero("p1").items[0].uses_left == 2
    t.pick("p1", "montage.contribute", "obstacle:o2", "effect:smoke grenade", text="hides us")
    t.pick("gm", "montage.judge", "solves")
    assert progress(t) == (1, 2)
    assert t.hero("p1").items[0].uses_left == 1


def test_a_full_track_ends_it_at_once_and_drops_the_rest() -> None:
    t = montage(8, 8)
    t.pick("p1", "montage.contribute", "obstacle:o2", "effect:dash", text="jump")
    t.pick("gm", "montage.judge", "solves")
    check(t, "p3", "o1", "strength")
    check(t, "p2", "o3", "mechanics")
    ranked = [one for one in t.open("gm") if one.startswith("check.rank")]
    t.pick("gm", ranked[0], "rank4")
    t.pick("p3", "check.roll", "roll")
    assert "Montage: full success" in t.said()
    assert not any(one.startswith("check.rank") for one in t.open("gm"))


def test_the_round_stands_when_no_obstacle_is_free() -> None:
    t = feats(players=2)
    t.session()
    t.pick("gm", "montage.prepare", text="Cross the swamp\nThe enemy arrives first\nthe bog")
    t.pick("gm", "montage.start", "simple", "all")
    assert t.prompt("montage.contribute", "p2").held is None
    check(t, "p1", "o1", "stealth")
    assert t.prompt("montage.contribute", "p2").held is not None
    assert t.options("montage.contribute", "p2") == ("pass", "propose")
    t.pick("gm", "montage.add", "add", text="the mist")
    assert t.prompt("montage.contribute", "p2").held is None


def test_a_proposed_obstacle_waits_for_the_gm() -> None:
    t = montage()
    t.pick("p1", "montage.contribute", "propose", text="a sleeping troll")
    assert not any(one.startswith("montage.contribute") for one in t.open("p1"))
    t.pick("gm", "montage.obstacle", "ongoing")
    assert "obstacle:o4" in t.options("montage.contribute", "p1")


def test_an_ongoing_hazard_is_never_reserved() -> None:
    t = montage(hazards=("o3",))
    check(t, "p1", "o3", "stealth")
    assert "obstacle:o3" in t.options("montage.contribute", "p2")


def test_the_gm_cancels_without_an_outcome() -> None:
    t = montage()
    check(t, "p1", "o1", "stealth")
    t.pick("gm", "montage.cancel", "cancel")
    assert "cancelled" in t.said()
    assert t.state.scene is None


def test_no_action_and_no_verdict_without_a_roll_in_a_montage() -> None:
    t = montage()
    assert not any(one.startswith("act.") for one in t.open("p1"))
    check(t, "p1", "o1", "stealth")
    assert set(t.options("check.rank")) >= {"rank1", "back"}
    assert not {"succeeds", "impossible", "opposed"} & set(t.options("check.rank"))


def test_a_track_that_cannot_be_filled_asks_once_more() -> None:
    t = feats(players=1, fewer_heroes="as_three")
    t.session()
    t.pick("gm", "montage.prepare", text=PLAN)
    with refused("feats-track-cannot-be-filled"):
        t.pick("gm", "montage.start", "hard", "all")
    t.pick("gm", "montage.start", "hard", "all", "sure")


def test_an_open_scene_becomes_a_montage_at_its_start() -> None:
    t = feats(players=2)
    t.scene("quick")
    t.pick("p1", "act", "skill:stealth", text="x")
    t.pick("gm", "montage.prepare", text=PLAN)
    t.pick("gm", "montage.start", "simple", "all")
    assert t.state.scene is not None
    assert (t.state.scene.kind, t.state.scene.checks) == ("montage", ())


def test_a_leaving_hero_passes() -> None:
    t = montage(players=2)
    t.pick("p1", "montage.contribute", "pass")
    t.leave("p2")
    assert progress(t)[0] == 2
    t.pick("p1", "montage.contribute", "pass")
    assert t.state.scene is not None
    assert t.state.scene.montage is not None
    assert t.state.scene.montage.finished


def test_an_opposed_contribution_counts_by_the_house_rule() -> None:
    t = montage(6, 6, 1, 1, montage_opposed=True)
    check(t, "p1", "o1", "stealth")
    t.pick("gm", "check.rank", "opposed")
    t.pick("gm", "contest.who", "typed")
    t.pick("gm", "contest.set", "npcrank3", "value0", text="Guide: Paths")
    t.pick("p1", "contest.roll", "roll")  # 12 + 2 = 14, success; the guide fails
    t.pick("p1", "contest.improve", "keep")
    assert progress(t) == (1, 2)


def test_who_resisted_and_leaves_gives_the_contribution_back() -> None:
    t = montage(montage_opposed=True)
    check(t, "p1", "o1", "stealth")
    t.pick("gm", "check.rank", "opposed")
    t.pick("gm", "contest.who", "hero:" + t.hero("p2").id)
    t.pick("gm", "contest.set", "skill:endurance")
    t.leave("p2")
    assert any(one.startswith("montage.contribute") for one in t.open("p1"))


def test_an_effect_that_is_gone_meanwhile_is_sent_back() -> None:
    t = montage()
    t.pick("p1", "montage.contribute", "obstacle:o2", "effect:smoke grenade")
    t.set_hero("p1", items=())
    assert t.options("montage.judge") == ("no",)
    t.pick("gm", "montage.judge", "no")
    assert progress(t) == (1, 0)


def test_a_declaration_may_be_taken_back() -> None:
    t = montage()
    check(t, "p1", "o1", "stealth")
    first = "montage.contribute"
    t.pick("p1", "check.back", "back")
    assert t.prompt(first, "p1").id.endswith(".a2")


def test_a_failure_leaves_the_obstacle_open() -> None:
    """FT-MONT-04, FT-OUT-07."""
    t = montage(1, 1)
    t.set_hero("p1", feat_points=0)
    check(t, "p1", "o1", "stealth")
    t.pick("gm", "check.rank", "rank3")
    t.pick("p1", "check.roll", "roll")
    assert "no segments" in t.said()
    assert "obstacle:o1" in t.options("montage.contribute", "p2")
    t.pick("gm", "check.describe", "danger")  # the montage has not waited for it

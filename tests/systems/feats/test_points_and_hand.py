"""Feat Points, Heat, stress and conditions: what players spend, what the GM moves by hand."""

from __future__ import annotations

import pytest

from engine.core.base import evolve
from engine.core.prompt import Cost
from engine.systems.feats.hero import Condition, Stress
from tests.systems.feats.table import FeatsTable, feats, refused


def in_combat(t: FeatsTable | None = None) -> FeatsTable:
    """A combat scene with Swallow alone, or with a table of its own."""
    t = t or feats(players=1)
    t.scene("combat")
    return t


# ---- spending


def test_kindling_gives_two_heat_once_in_a_combat_scene() -> None:
    """FT-FP-12."""
    t = in_combat()
    t.set_hero("p1", feat_points=2)
    assert t.prompt("points.heat").options[0].cost == (Cost(what="feats-cost-point", amount=1),)
    t.pick("p1", "points.heat", "kindle")
    assert (t.hero("p1").heat, t.hero("p1").feat_points) == (2, 1)
    assert not any(one.startswith("points.heat") for one in t.open("p1"))


def test_without_points_nothing_is_offered() -> None:
    t = in_combat()
    t.set_hero("p1", feat_points=0)
    assert [one for one in t.open("p1") if one.startswith("points")] == ["points.own-heat.h2"]


def test_quick_recovery_clears_all_stress_and_leaves_exhaustion() -> None:
    """FT-FP-17, FT-FP-18."""
    t = feats(players=2)
    t.session()
    t.pick("p2", "points.recovery", "recover")
    hero = t.hero("p2")
    assert (hero.stress.filled, hero.feat_points, len(hero.conditions)) == (0, 0, 2)


def test_an_accepted_detail_costs_the_point_then() -> None:
    t = in_combat()
    t.pick("p1", "points.detail", text="an old winch")
    assert t.hero("p1").feat_points == 1
    t.pick("gm", "detail.judge", "accept")
    assert t.hero("p1").feat_points == 0
    assert t.state.details == ()


def test_an_adjusted_detail_is_taken_or_taken_back_and_silence_takes_it_back() -> None:
    """FT-FP-14, FT-TIME-15."""
    for answer, points in (("take", 0), ("", 1)):
        t = in_combat()
        t.pick("p1", "points.detail", text="an old winch")
        with refused("words-first"):
            t.pick("gm", "detail.judge", "adjust")
        t.pick("gm", "detail.judge", "adjust", text="a rusty one")
        assert t.hero("p1").feat_points == 1
        if answer:
            t.pick("p1", "detail.take", answer)
        else:
            t.silence("detail.take")
        assert t.hero("p1").feat_points == points
        assert t.state.details == ()


def test_a_refused_detail_keeps_the_point_or_loses_it_by_house_rule() -> None:
    for rule, points in (("refund", 1), ("lost", 0)):
        t = in_combat(feats(players=1, refused_detail=rule))
        t.pick("p1", "points.detail", text="the villain trips")
        t.pick("gm", "detail.judge", "solves_scene")
        assert t.hero("p1").feat_points == points
        assert "solves the whole scene" in t.said()


def test_a_detail_lapses_when_the_pool_is_empty_by_then() -> None:
    t = in_combat()
    t.pick("p1", "points.detail", text="an old winch")
    t.set_hero("p1", feat_points=0)
    t.pick("gm", "detail.judge", "accept")
    assert t.state.details == ()
    assert "lapses" in t.said()


def test_a_condition_ends_for_a_point_if_it_can_be_described() -> None:
    """FT-FP-16. FT-FP-15."""
    t = feats(players=2)
    t.session()
    t.pick("p2", "points.condition", "c0", text="shakes the head")
    assert t.hero("p2").feat_points == 1
    t.pick("gm", "removal.judge", "describable")
    assert (t.hero("p2").feat_points, len(t.hero("p2").conditions)) == (0, 1)


def test_a_condition_that_cannot_be_described_stays_and_so_does_the_point() -> None:
    t = feats(players=2)
    t.session()
    t.pick("p2", "points.condition", "c0")
    t.pick("gm", "removal.judge", "not_describable", text="the gas is still here")
    assert (t.hero("p2").feat_points, len(t.hero("p2").conditions)) == (1, 2)


def test_exhaustion_goes_whole_by_one_level_or_not_at_all() -> None:
    """A-17."""
    for rule, levels in (("whole", [0]), ("one_level", [0, 1]), ("forbidden", None)):
        t = feats(players=1, exhaustion_removal=rule)
        t.session()
        t.set_hero("p1", conditions=(Condition(id="dazed"), Condition(id="exhaustion", level=2)))
        if levels is None:
            assert t.options("points.condition", "p1") == ("c0",)
            continue
        t.pick("p1", "points.condition", "c1")
        t.pick("gm", "removal.judge", "describable")
        assert [one.level for one in t.hero("p1").conditions] == levels


def test_a_house_rule_that_comes_while_the_gm_judges_leaves_only_a_refusal() -> None:
    t = feats(players=1)
    t.session()
    t.set_hero("p1", conditions=(Condition(id="exhaustion", level=2),))
    t.pick("p1", "points.condition", "c0")
    t.rule("exhaustion_removal", "forbidden")
    with refused("option-blocked"):
        t.pick("gm", "removal.judge", "describable")
    t.pick("gm", "removal.judge", "not_describable")
    assert t.hero("p1").feat_points == 1


# ---- heat and abilities


def test_an_ability_in_combat_takes_its_current_cost() -> None:
    """FT-HEAT-05."""
    t = in_combat()
    dash = evolve(t.hero("p1").abilities[0], current_heat_cost=1)
    t.set_hero("p1", heat=2, abilities=(dash, *t.hero("p1").abilities[1:]))
    t.pick("p1", "ability", "a0", text="over the gap")
    assert t.hero("p1").heat == 1
    t.pick("p1", "ability", "a0")
    assert t.hero("p1").heat == 0
    with refused("option-blocked"):
        t.pick("p1", "ability", "a0")


def test_outside_combat_it_costs_nothing_and_works_once_a_scene() -> None:
    """FT-HEAT-01, FT-HEAT-02, FT-HEAT-03."""
    t = feats(players=1)
    t.scene("quick")
    t.pick("p1", "ability", "a0")
    t.pick("p1", "ability", "a1")
    t.pick("p1", "ability", "a1")
    with refused("option-blocked"):
        t.pick("p1", "ability", "a0")


def test_a_player_moves_the_own_heat_in_combat_only() -> None:
    t = in_combat()
    t.pick("p1", "points.own-heat", "heat+", "heat+", "heat+")
    t.pick("p1", "points.own-heat", "heat-")
    assert t.hero("p1").heat == 2
    with refused("feats-bad-count"):
        t.pick("p1", "points.own-heat", "heat+", "heat-")
    t.pick("gm", "scene.level", "quick")
    assert not any(one.startswith("points.own-heat") for one in t.open("p1"))


# ---- the GM's hand


def test_the_gm_marks_stress_and_the_overflow_is_reported() -> None:
    """FT-STR-02."""
    t = feats(players=1)
    t.set_hero("p1", stress=Stress(max=3, filled=2))
    t.pick("gm", "hand.numbers", "stress+", "stress+", "stress+", text="a falling beam")
    assert t.hero("p1").stress.filled == 3
    assert "No box for 2" in t.said()
    assert "a falling beam" in t.said()


def test_one_form_moves_everything_each_as_an_event_of_its_own() -> None:
    t = in_combat()
    t.set_hero("p1", stress=Stress(max=6, filled=2), linked_advantage=1, heat=1)
    t.pick("gm", "hand.numbers", "stress-", "exhaustion+", "exhaustion+", "heat+", "token-")
    hero = t.hero("p1")
    assert (hero.stress.filled, hero.conditions[0].level, hero.heat, hero.linked_advantage) == (1, 2, 2, 0)
    assert len(t.events()) == 4


def test_heat_is_on_the_form_only_in_combat() -> None:
    t = feats(players=1)
    assert "heat+" not in t.options("hand.numbers")


def test_conditions_come_and_go_by_hand() -> None:
    t = feats(players=1)
    t.pick("gm", "hand.condition", "active", text="Dazed")
    (dazed,) = t.hero("p1").conditions
    assert (dazed.id, dazed.source_active) == ("dazed", True)
    with refused("condition-present"):
        t.pick("gm", "hand.condition", "plain", text="dazed")
    t.pick("gm", "hand.numbers", "end0")
    assert t.hero("p1").conditions == ()


@pytest.mark.parametrize("name", ["Name: Swallow", "Rank: 3", "Skills:", "Exhaustion 1"])
def test_a_condition_that_no_sheet_could_hold_is_refused_at_once(name: str) -> None:
    """FT-CHAR-18: otherwise the hero could never be written as a sheet again."""
    t = feats(players=1)
    with refused("not-readable"):
        t.pick("gm", "hand.condition", "plain", text=name)
    assert t.hero("p1").conditions == ()


def test_a_token_is_handed_to_another_hero() -> None:
    t = feats(players=2)
    t.set_hero("p1", linked_advantage=1)
    t.pick("gm", "hand.token", t.hero("p2").id)
    assert (t.hero("p1").linked_advantage, t.hero("p2").linked_advantage) == (0, 1)


def test_a_point_is_awarded_for_a_price_and_a_fourth_is_lost() -> None:
    """FT-GM-05, FT-FP-01. FT-FP-03, FT-FP-06."""
    t = feats(players=1)
    t.session()
    t.pick("gm", "hand.award", "gm_complication", text="he lets them go")
    assert t.hero("p1").feat_points == 2
    t.set_hero("p1", feat_points=3)
    t.pick("gm", "hand.award", "plot_twist", text="the bridge falls")
    assert t.hero("p1").feat_points == 3
    assert "lost" in t.said()
    with refused("text-missing"):
        t.pick("gm", "hand.award", "player_complication")


# ---- leaving


def test_who_leaves_leaves_nothing_open() -> None:
    t = in_combat(feats(players=2))
    t.pick("p1", "points.detail", text="an old winch")
    t.leave("p1")
    assert t.state.details == ()
    assert "p1" not in {seat for one in t.open("gm") for seat in (one,)}
    assert not any("Swallow" in str(t.prompt(one).title) for one in t.open("gm"))

"""The GM's hand: health, refills and rest, flag checks, every number of a sheet, GM characters."""

from __future__ import annotations

import pytest

from engine.core.base import GM
from engine.core.stepping import position
from engine.systems.blackbird.hand.health_hand import HealthChanged
from engine.systems.blackbird.hand.refills import ask_refills
from engine.systems.blackbird.view import hero_name
from tests.systems.blackbird.table import SHEETS, BlackbirdTable, blackbird, refused

WATCHMAN = "NPC: Watchman\nDice: 4\nHealth: 8"
RIVAL = "NPC: Rival\nAttributes: Boldness 2, Agility 2\nCareers:\nDuellist (7)\n- Quick blade"


def hurt(t: BlackbirdTable, *steps: str, words: str = "") -> None:
    t.pick("gm", f"hand.health.{t.hero('p1').id}", *steps, text=words)


# ---- health


def test_damage_goes_down_the_thresholds() -> None:
    """BB-HEALTH-02, BB-HEALTH-06: 15, wounded at 6, unconscious at 3, dead at 0; the GM enters the number."""
    t = blackbird(players=1)
    hurt(t, "d5", "d1", "d1", "d1", words="the fall")
    assert t.said() == "Rustle: health 15 → 7 of 15 GM: “the fall”"
    assert len(t.event(HealthChanged).show()) == 1
    for steps, says in ((("d1",), "wounded"), (("d1", "d1", "d1"), "unconscious"), (("d5",), "dead")):
        hurt(t, *steps)
        assert says in t.read(t.event(HealthChanged).show()[1].text)  # type: ignore[union-attr]  # a line
    assert t.hero("p1").health == 0


def test_the_number_is_shown_before_it_counts() -> None:
    t = blackbird(players=1)
    health = f"hand.health.{t.hero('p1').id}"
    assert t.read(t.quote(health, "d5", "d5").lines[0]) == "Health then: 5 (wounded)"
    with refused("blackbird-nothing-changes"):
        t.pick("gm", health, "h5")


def test_death_is_final() -> None:
    """BB-HEALTH-05."""
    t = blackbird(players=2)
    hurt(t, "d5", "d5", "d5")
    assert f"hand.health.{t.hero('p1').id}" not in t.open("gm")
    assert f"hand.health.{t.hero('p2').id}" in t.open("gm")


def test_whoever_played_a_dead_hero_makes_another() -> None:
    """The dead one stays in the story, and the GM's hand may take a death back."""
    t = blackbird(players=1)
    first = t.hero("p1").id
    hurt(t, "d5", "d5", "d5")
    t.pick("p1", "hero.begin", text=SHEETS[1])
    t.pick("p1", "hero.doubt", "save")
    t.pick("gm", "hero.approve", "approve")
    assert [one.name for one in t.state.characters.values()] == ["Rustle", "Wick"]
    assert hero_name(position(t.game), t.hero("p1").player) == "Wick"
    t.pick("gm", f"hand.numbers.{first}", "health.more")
    assert t.state.characters[first].health == 1


# ---- refills


def rested(t: BlackbirdTable, **changes: object) -> None:
    t.set_hero("p1", **changes)
    t.pick("gm", "hand.rest", t.hero("p1").id)


def test_at_rest_the_gm_says_how_much_comes_back() -> None:
    """BB-POOL-04, BB-FLAG-01."""
    t = blackbird(players=1)
    flag = t.hero("p1").flags[0].model_copy(update={"pool": 1})
    rested(t, pool=4, flags=(flag,))
    assert t.read(t.quote("refill", "pool", "pool").lines[0]) == "Rustle: pool 6 · Little brother: 1/3"
    t.pick("gm", "refill", "pool", "pool", "pool", "f0")
    assert (t.hero("p1").pool, t.hero("p1").flags[0].pool) == (7, 2)
    assert t.state.refills == ()
    rested(t)
    t.pick("gm", "refill", "full")
    assert (t.hero("p1").pool, t.hero("p1").flags[0].pool) == (10, 3)


def test_silence_fills_nothing() -> None:
    """BB-TIME-01, BB-SCENE-01: nothing comes back by itself, and nobody is told."""
    t = blackbird(players=1)
    rested(t, pool=4)
    t.silence("refill")
    assert (t.hero("p1").pool, t.state.refills, t.said()) == (4, (), "")


def test_after_a_scene_the_gm_is_asked_for_every_hero_who_lacks_something() -> None:
    t = blackbird(players=2)
    t.set_hero("p2", pool=0)
    with t.ledger() as led:
        ask_refills(led, "scene")
        ask_refills(led, "scene")
    assert [one.hero for one in t.state.refills] == [t.hero("p2").id]
    assert "The scene is over." in t.body("refill")


def test_without_a_limit_a_number_goes_over_the_maximum() -> None:
    """`pool_cap: none`: [full] still fills up to the maximum only."""
    t = blackbird(players=1, pool_cap="none")
    rested(t, pool=9)
    t.pick("gm", "refill", *("pool",) * 5)
    assert t.hero("p1").pool == 14
    rested(t, pool=9)
    t.pick("gm", "refill", "full")
    assert t.hero("p1").pool == 10


# ---- flag checks


def checked(t: BlackbirdTable) -> None:
    t.pick("gm", "check.new", "f0", text="Your brother calls from the roof.")


def test_to_follow_a_flag_is_free() -> None:
    """BB-FLAG-02."""
    t = blackbird(players=1)
    checked(t)
    t.pick("p1", "check.answer", "accept")
    assert (t.state.flag_checks, t.hero("p1").flags[0].pool) == ((), 3)


@pytest.mark.parametrize("price, pool, active", [("n1", 2, True), ("n3", 0, True), ("strike", 3, False)])
def test_a_refusal_costs_what_the_gm_says(price: str, pool: int, active: bool) -> None:
    t = blackbird(players=1)
    checked(t)
    t.pick("p1", "check.answer", "refuse")
    t.pick("gm", "check.price", price)
    flag = t.hero("p1").flags[0]
    assert (flag.pool, flag.active, t.state.flag_checks) == (pool, active, ())


def test_silence_is_no_refusal() -> None:
    """BB-FLAG-03: it stays open, nobody waits for it; the player may still answer, or the GM closes it."""
    t = blackbird(players=1)
    checked(t)
    t.silence("check.answer")
    assert (t.said(), t.hero("p1").flags[0].pool) == ("", 3)
    t.pick("gm", "check.close", "refused")
    t.pick("gm", "check.price", "n1")
    checked(t)
    t.silence("check.answer")
    t.pick("p1", "check.later", "accept")
    checked(t)
    t.pick("gm", "check.close", "withdrawn")
    assert (t.state.flag_checks, t.hero("p1").flags[0].pool) == ((), 2)


def test_a_flag_struck_out_meanwhile_leaves_nothing_to_check() -> None:
    t = blackbird(players=1)
    checked(t)
    t.pick("gm", f"hand.flags.{t.hero('p1').id}", "f0")
    assert t.options("check.close") == ("withdrawn",)
    assert not any(one.startswith("check") for one in t.open("p1"))
    t.pick("gm", "check.close", "withdrawn")


# ---- numbers and entries


def test_every_number_of_a_hero_may_be_set_right() -> None:
    """BB-GM-02: pool, fate, experience, flags; below nothing goes nothing, above the maximum neither."""
    t = blackbird(players=1)
    numbers = f"hand.numbers.{t.hero('p1').id}"
    assert "pool.more" not in t.options(numbers)
    t.pick("gm", numbers, "pool.less", "fate_points.less", "general_xp.more", "f0.less", text="forgotten at the gate")
    hero = t.hero("p1")
    assert (hero.pool, hero.fate_points, hero.general_xp, hero.flags[0].pool) == (9, 0, 1, 2)
    assert "Pool: 9 · Fate points: 0" in t.said()
    assert "forgotten at the gate" in t.said()


def test_a_lower_maximum_takes_along_what_was_above_it() -> None:
    t = blackbird(players=1)
    hero = t.hero("p1").id
    t.pick("gm", f"hand.numbers.{hero}", "pool_max.less", "health_bonus.less", "fate_max.less")
    assert (t.hero("p1").pool, t.hero("p1").health, t.hero("p1").fate_points) == (9, 14, 0)
    t.pick("gm", f"hand.built.{hero}", "endurance.less", "c2.more")
    assert (t.hero("p1").health, t.hero("p1").health_max, t.hero("p1").careers[2].points) == (9, 9, 6)


def test_no_career_comes_below_what_is_made_of_it() -> None:
    """BB-SKILL-06: 5 of the courier's 7 points are spent."""
    t = blackbird(players=1)
    (less,) = (one for one in t.prompt(f"hand.built.{t.hero('p1').id}").options if one.id == "c0.less")
    assert less.upto == 2


def test_the_gm_gives_things_with_effects() -> None:
    """BB-ITEM-01."""
    t = blackbird(players=1)
    give = f"hand.give.{t.hero('p1').id}"
    t.pick("gm", give, "item", text="Hooked pole (long): difficulty -1; +1 success")
    pole = t.hero("p1").inventory[1]
    assert (pole.name, pole.note, pole.difficulty, pole.successes) == ("Hooked pole", "long", -1, 1)
    t.pick("gm", give, "flag", text="Revenge")
    t.pick("gm", give, "career", text="Smuggler (4)")
    assert (t.hero("p1").flags[1].pool, t.hero("p1").careers[3].points) == (3, 4)
    with refused("duplicate-name"):
        t.pick("gm", give, "talent", text="revenge")


def test_what_is_made_the_gm_may_write_anew() -> None:
    """Ruling A-06: never `trait-immutable` for the GM; skills stay inside their aspect."""
    t = blackbird(players=1)
    write = f"hand.write.{t.hero('p1').id}"
    entry = next(one.id for one in t.prompt(write).options if t.read(one.label) == "Straight over the roofs")
    t.pick("gm", write, entry, text="Over walls [Effortlessly] (not higher than three floors)")
    aspect = t.hero("p1").careers[0].aspects[0]
    assert (aspect.name, aspect.types, len(aspect.skills)) == ("Over walls", ("effortlessly",), 1)
    with refused("duplicate-name"):
        t.pick("gm", write, entry, text="Old engines")


def test_what_goes_takes_along_what_it_gave() -> None:
    """A perk that goes lowers the health that it had raised (BB-HEALTH-07)."""
    t = blackbird(players=1)
    t.pick("gm", "hand.reward", text="Second wind: health +5")
    take = f"hand.take.{t.hero('p1').id}"
    entries = {t.read(one.label): one.id for one in t.prompt(take).options}
    t.pick("gm", take, entries["Second wind"], entries["Lockpicks"], entries["Old engines"])
    hero = t.hero("p1")
    assert (hero.perks, hero.inventory, hero.health, hero.health_max) == ((), (), 15, 15)
    assert hero.careers[1].aspects[0].skills == ()


# ---- GM characters


def test_gm_characters_have_a_full_sheet_or_are_short() -> None:
    """BB-SHEET-10, BB-NPC-01."""
    t = blackbird()
    t.pick("gm", "npc.new", text=WATCHMAN)
    t.pick("gm", "npc.new", text=RIVAL)
    (watchman,) = t.state.extras.values()
    (rival,) = t.state.characters.values()
    assert (watchman.dice, watchman.health, watchman.health_max) == (4, 8, 8)
    assert (rival.player, rival.careers[0].aspects[0].name) == (GM, "Quick blade")
    t.pick("gm", f"hand.health.{watchman.id}", "d5")
    assert t.state.extras[watchman.id].health == 3
    t.pick("gm", f"npc.{watchman.id}", text=WATCHMAN.replace("4", "6"))
    assert t.state.extras[watchman.id].dice == 6
    with refused("npc-kind-fixed"):
        t.pick("gm", f"npc.{watchman.id}", text=RIVAL)
    t.pick("gm", f"npc.{watchman.id}", "dismiss")
    t.pick("gm", f"npc.{rival.id}", "dismiss")
    assert not t.state.extras
    assert not t.state.characters


def test_players_do_not_hear_of_what_the_gm_prepares() -> None:
    t = blackbird(players=1)
    t.pick("gm", "npc.new", text=WATCHMAN + "\nFear of dogs")
    (kept,) = t.events()
    assert kept.audience == frozenset({GM})
    assert "cannot be read, goes to the notes" in "".join(t.read(one.text) for one in kept.show())  # type: ignore[union-attr]  # lines

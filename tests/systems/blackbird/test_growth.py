"""Aspects and skills made on the spot, what experience buys, rewards, perks that the GM owes."""

from __future__ import annotations

from engine.systems.blackbird.growth.perks_due import owe_perk
from engine.systems.blackbird.heroes.costs import left_in
from tests.systems.blackbird.table import BlackbirdTable, blackbird, refused

COURIER, MECHANIC, PIGEONS = 0, 1, 2


def offered(text: str = "Springs and wires", *picks: str) -> BlackbirdTable:
    """Rustle wants an aspect in the mechanic's career."""
    t = blackbird(players=1)
    t.pick("p1", "trait.new", *(picks or ("c1",)), text=text)
    return t


# ---- made in play


def test_an_aspect_is_made_on_the_spot_and_paid_when_the_gm_approves() -> None:
    """BB-ASPECT-03, BB-CREATE-03: 6 points, of which 2 + 2 are spent."""
    t = blackbird(players=1)
    assert t.read(t.quote("trait.new", "c1", "masterfully").lines[0]) == "Price: 2, of it in career XP: 0"
    t.pick("p1", "trait.new", "c1", "masterfully", text="Springs and wires (small things)")
    assert len(t.hero("p1").careers[MECHANIC].aspects) == 1
    assert left_in(t.hero("p1").careers[MECHANIC]) == 2
    t.pick("gm", "trait.approve", "approve")
    new = t.hero("p1").careers[MECHANIC].aspects[1]
    assert (new.name, new.types, new.comment) == ("Springs and wires", ("masterfully",), "small things")
    assert left_in(t.hero("p1").careers[MECHANIC]) == 0
    assert "Rustle: new on the sheet: Springs and wires [Masterfully] (small things)" in t.said()


def test_a_skill_is_made_inside_an_aspect() -> None:
    """BB-SKILL-01, BB-SKILL-03."""
    t = offered("Clockwork", "c1a0", "natural_ability")
    t.pick("gm", "trait.approve", "approve")
    assert [one.name for one in t.hero("p1").careers[MECHANIC].aspects[0].skills] == ["Old engines", "Clockwork"]


def test_the_gm_asks_for_a_comment_of_five_words() -> None:
    """BB-ASPECT-05: the player writes only the comment; six words are refused."""
    t = offered()
    t.pick("gm", "trait.approve", "comment", text="when?")
    assert "GM: “when?”" in t.body("trait.again")
    with refused("comment-too-long"):
        t.pick("p1", "trait.again", text="one two three four five six")
    t.pick("p1", "trait.again", text="small things only")
    t.pick("gm", "trait.approve", "approve")
    assert t.hero("p1").careers[MECHANIC].aspects[1].comment == "small things only"


def test_the_gm_asks_to_change_it_with_words_or_refuses() -> None:
    t = offered()
    with refused("words-first"):
        t.pick("gm", "trait.approve", "change")
    t.pick("gm", "trait.approve", "change", text="too wide")
    t.pick("p1", "trait.again", "effortlessly", text="Watch springs")
    t.pick("gm", "trait.approve", "refuse", text="not here")
    assert t.state.offers == ()
    assert "GM: “not here”" in t.said()
    assert len(t.hero("p1").careers[MECHANIC].aspects) == 1


def test_its_player_takes_it_back() -> None:
    t = offered()
    t.pick("p1", "trait.again", "withdraw")
    assert t.state.offers == ()
    assert not any(one.startswith("trait.approve") for one in t.open("gm"))


def test_a_name_that_is_there_or_lies_with_the_gm_is_taken() -> None:
    """BB-ASPECT-04: aspects and skills of all careers share one set of names."""
    t = offered()
    for name in ("springs AND wires", "Old engines", "Running jump"):
        with refused("duplicate-name"):
            t.pick("p1", "trait.new", "c2", text=name)


def test_career_xp_pays_what_the_points_do_not() -> None:
    """BB-ADV-02, BB-ADV-03: 2 points are left, a skill with both types costs 3; the career grows by the XP."""
    t = blackbird(players=1)
    assert t.quote("trait.new", "c1a0", "natural_ability", "rich_experience").problem is not None
    t.pick("gm", "hand.reward", "career_xp", "career_xp")
    t.pick("p1", "trait.new", "c1a0", "natural_ability", "rich_experience", text="Clockwork")
    t.pick("gm", "trait.approve", "approve")
    assert t.hero("p1").career_xp == 1
    assert (t.hero("p1").careers[MECHANIC].points, t.hero("p1").careers[MECHANIC].xp) == (6, 1)


def test_what_cannot_be_paid_any_more_cannot_be_approved() -> None:
    """Two offers for the same points: the second button says why not."""
    t = offered("Springs", "c1", "masterfully")
    t.pick("p1", "trait.new", "c1", "effortlessly", text="Wires")
    first, second = (f"trait.approve.{one.id}" for one in t.state.offers)
    t.pick("gm", first, "approve")
    assert t.why_not(second, "approve") == "Not enough experience: 2 needed, 0 there."
    t.pick("gm", second, "refuse")


def test_an_offer_goes_with_the_aspect_that_it_lies_in() -> None:
    """The GM's hand calls the aspect otherwise: a skill inside it has lost its place."""
    t = offered("Clockwork", "c1a0")
    t.pick("p1", "trait.new", "c2", text="Homing birds")
    write = f"hand.write.{t.hero('p1').id}"
    entry = next(one.id for one in t.prompt(write).options if t.read(one.label) == "Take apart and build")
    t.pick("gm", write, entry, text="Tinkering")
    assert [one.name for one in t.state.offers] == ["Homing birds"]


# ---- bought


def test_general_xp_opens_a_career_of_as_many_points() -> None:
    """BB-ADV-04, BB-CAREER-01."""
    t = blackbird(players=1)
    t.set_hero("p1", general_xp=5)
    assert t.options("buy.career") == ("p3", "p4", "p5")
    with refused("duplicate-name"):
        t.pick("p1", "buy.career", "p3", text="mechanic")
    t.pick("p1", "buy.career", "p4", text="Smuggler")
    assert (t.hero("p1").careers[3].name, t.hero("p1").careers[3].points, t.hero("p1").general_xp) == ("Smuggler", 4, 1)


def test_a_talent_costs_one_general_xp_and_a_better_one_gets_a_perk() -> None:
    """BB-ADV-04, ruling A-27: the GM says as a perk what is better."""
    t = blackbird(players=1)
    t.set_hero("p1", general_xp=2)
    t.pick("p1", "buy.talent", text="Soft voice (in the dark)")
    assert t.hero("p1").talents[1].note == "in the dark"
    t.pick("p1", "buy.talent", "t0")
    assert t.hero("p1").general_xp == 0
    assert "buy.talent" not in "".join(t.open("p1"))
    assert "A talent has got better: Never idle" in t.body("perk.due")
    t.pick("gm", "perk.due", text="Twice as busy (at work): +1 success")
    assert [one.successes for one in t.hero("p1").perks] == [1]
    assert t.state.perks_due == ()


def test_an_old_aspect_gets_a_type_only_by_house_rule() -> None:
    """BB-ASPECT-03, ruling A-06: `late_aspect_type`; 1 point of the career, or 1 career XP."""
    assert not any(one.startswith("buy.type") for one in blackbird(players=2).open("p2"))
    t = blackbird(players=2, late_aspect_type=True)
    t.pick("p2", "buy.type", "c0a0.effortlessly")
    assert t.hero("p2").careers[0].aspects[0].types == ("effortlessly",)


# ---- given


def test_the_gm_rewards_with_experience_and_a_perk() -> None:
    """BB-ADV-01, BB-ADV-05, BB-HEALTH-07: a perk that raises health raises both numbers."""
    t = blackbird(players=1)
    t.pick("gm", "hand.reward", "career_xp", "general_xp", "general_xp", text="Second wind: health +5")
    hero = t.hero("p1")
    assert (hero.career_xp, hero.general_xp, hero.health, hero.health_max) == (1, 2, 20, 20)
    assert t.said() == "Rustle gets: career XP +1 · general XP +2 · perk “Second wind”"


def test_fate_points_come_back_up_to_what_was_bought() -> None:
    """BB-FATE-05, BB-FATE-06: none is missing, so none is offered."""
    t = blackbird(players=1)
    assert "fate_points" not in t.options("hand.reward")
    t.set_hero("p1", fate_points=0)
    t.pick("gm", "hand.reward", "fate_points")
    assert t.hero("p1").fate_points == 1


def test_a_reward_may_be_a_choice() -> None:
    t = blackbird(players=1)
    with refused("blackbird-choice-of-one"):
        t.pick("gm", "hand.reward", "choice", text="Second wind: health +5")
    t.pick("gm", "hand.reward", "choice", "general_xp", text="Second wind: health +5")
    assert t.hero("p1").general_xp == 0
    t.pick("p1", "reward.choose", "perk")
    assert (t.hero("p1").general_xp, [one.name for one in t.hero("p1").perks]) == (0, ["Second wind"])
    assert t.state.choices == ()


def test_a_perk_that_is_owed_waits_for_the_gm_who_may_let_it_go() -> None:
    """BB-FLASH-05: the perk of a flash is named afterwards."""
    t = blackbird(players=1)
    with t.ledger() as led:
        owe_perk(led, t.hero("p1"), "flash", "over the roofs")
    assert "For a flash. over the roofs" in t.body("perk.due")
    with refused("words-missing"):
        t.pick("gm", "perk.due")
    t.pick("gm", "perk.due", "none")
    assert (t.state.perks_due, t.hero("p1").perks) == ((), ())

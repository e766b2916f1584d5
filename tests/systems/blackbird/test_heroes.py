"""Heroes come into the game: by buttons with the points in sight, by text, and what may be changed later."""

from __future__ import annotations

import pytest

from engine.core.stepping import position
from engine.systems.blackbird.view import sheet_text
from tests.systems.blackbird.table import SHEETS, BlackbirdTable, blackbird, refused, words

RUSTLE, WICK, CINDER = SHEETS
OF_SEVEN = ("boldness", "agility", "agility", "agility", "endurance", "intellect", "communication")


def in_steps() -> BlackbirdTable:
    """p1 has begun a hero by buttons."""
    t = blackbird()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    return t


def step(t: BlackbirdTable, *picks: str, text: str = "") -> None:
    t.pick("p1", "hero.make", *picks, text=text)


def at(t: BlackbirdTable) -> str:
    """The step that p1 is asked."""
    return t.prompt("hero.make").id.rsplit(".", 1)[1]


# ---- by buttons


def test_a_hero_is_made_by_buttons_with_the_points_left_in_sight() -> None:
    """BB-CREATE-01, BB-CREATE-03: 7, 18 and 3 points; aspects may wait for the game."""
    t = in_steps()
    assert "attributes 7 · careers 18 · talents and flags 3" in t.body("hero.make")
    step(t, text="Spark")
    step(t, *OF_SEVEN)
    assert "attributes 0 · careers 18 · talents and flags 3" in t.body("hero.make")
    for name, points in (("Courier", "p7"), ("Mechanic", "p6"), ("Pigeon keeper", "p5")):
        step(t, points, text=name)
    assert "attributes 0 · careers 0 · talents and flags 3" in t.body("hero.make")
    step(t, "next")
    step(t, "talent", text="Never idle (hands above all)")
    step(t, "flag", text="Little brother")
    step(t, "fate")
    assert "careers 0 · talents and flags 0" in t.body("hero.make")
    step(t, "next")
    step(t, "done")
    t.pick("gm", "hero.approve", "approve")
    hero = t.hero("p1")
    assert (hero.name, hero.health, hero.pool, hero.fate_points) == ("Spark", 15, 10, 1)
    assert [one.name for one in hero.talents] == ["Never idle"]
    assert hero.talents[0].note == "hands above all"
    assert [one.pool for one in hero.flags] == [3]


def test_points_that_are_left_stop_the_sheet_on_its_button() -> None:
    """BB-CREATE-02: the check runs when the player is content; the button says what is missing."""
    t = in_steps()
    step(t, text="Spark")
    step(t, *OF_SEVEN[:5])
    step(t, "next")
    step(t, "next")
    assert t.why_not("hero.make", "done") == "Attribute points are left: 2 of 7."
    assert "At least 3 careers are needed." in t.body("hero.make")
    with refused("option-blocked"):
        step(t, "done")


def test_with_the_house_rule_left_points_lapse() -> None:
    t = blackbird(allow_unspent=True)
    t.join("p1", RUSTLE.replace("Boldness 1", "Boldness 0"))
    assert t.hero("p1").attributes["boldness"] == 0


def test_more_than_seven_attribute_points_cannot_be_sent() -> None:
    """BB-ATTR-02."""
    t = in_steps()
    step(t, text="Spark")
    assert t.quote("hero.make", *OF_SEVEN).problem is None
    problem = t.quote("hero.make", *OF_SEVEN, "boldness").problem
    assert problem is not None
    assert t.read(problem) == "More than 7 points go to the attributes: 1 too many."


def test_three_points_never_go_to_one_kind() -> None:
    """BB-PICK-02: after two talents the third point is for something else."""
    t = in_steps()
    step(t, text="Spark")
    step(t, "later")
    t.pick("p1", "hero.begin", "steps")
    step(t, *OF_SEVEN)
    step(t, "next")
    step(t, "talent", text="Never idle")
    step(t, "talent", text="Sees in the fog")
    assert set(t.options("hero.make")) >= {"flag", "fate"}
    assert "talent" not in t.options("hero.make")
    with refused("duplicate-name"):
        step(t, "flag", text="never IDLE")
    step(t, "fate")
    assert not {"talent", "flag", "fate"} & set(t.options("hero.make"))


def test_aspects_and_skills_are_made_inside_a_career_for_its_points() -> None:
    """BB-ASPECT-02, BB-SKILL-01, BB-SKILL-02, BB-SKILL-06: 2 and 3 of 6, so no second typed aspect of a skill."""
    t = in_steps()
    step(t, text="Spark")
    step(t, *OF_SEVEN)
    step(t, "p6", text="Courier")
    step(t, "next")
    step(t, "next")
    step(t, "inside0")
    step(t, "aspect")
    assert "Price: 2, free: 6" in t.read(t.quote("hero.make", "masterfully").lines[0])
    step(t, "masterfully", text="Straight over the roofs (where no road leads)")
    step(t, "a0")
    step(t, "natural_ability", "rich_experience", text="Running jump")
    assert at(t) == "inside"
    assert "free 1" in t.body("hero.make")
    assert set(t.options("hero.make")) == {"aspect", "back", "later"}  # a skill costs 2
    step(t, "aspect")
    assert t.quote("hero.make", "effortlessly").problem is not None
    with refused("duplicate-name"):
        step(t, text="running JUMP")
    with refused("comment-too-long"):
        step(t, text="Quick (one two three four five six)")
    (career,) = t.state.drafts[0].sheet.careers
    assert career.aspects[0].types == ("masterfully",)
    assert career.aspects[0].comment == "where no road leads"


def test_silence_sets_the_half_made_hero_aside() -> None:
    t = in_steps()
    step(t, text="Spark")
    t.silence("hero.make")
    assert not any(one.startswith("hero.make") for one in t.open("p1"))
    t.pick("p1", "hero.begin", "steps")
    assert at(t) == "attributes"
    assert t.state.drafts[0].sheet.name == "Spark"


# ---- by text


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_export_of_a_hero_makes_the_same_hero(sheet: str, language: str) -> None:
    """BB-SHEET-13: the export in either language, pasted at another table."""
    t = blackbird()
    t.join("p1", sheet)
    here = position(t.game, words())
    exported = sheet_text(here, t.hero("p1").player, language)
    again = blackbird()
    again.join("p1", exported)
    assert again.hero("p1") == t.hero("p1")


def test_a_pasted_sheet_that_is_not_whole_goes_on_by_buttons() -> None:
    """BB-CREATE-02: silence does not hand in what cannot be approved; nothing of it is lost."""
    t = blackbird()
    t.join("p1")
    t.pick("p1", "hero.begin", text=RUSTLE.replace("Courier (7)", "Courier (6)"))
    assert "save" not in t.options("hero.doubt")
    t.silence("hero.doubt")
    assert at(t) == "choose"
    assert "Career points are left: 1 of 18." in t.body("hero.make")
    step(t, "career")
    step(t, "p7", text="courier")
    step(t, "next")
    step(t, "done")
    t.pick("gm", "hero.approve", "approve")
    assert t.hero("p1").careers[0].points == 7


def test_what_a_sheet_says_of_play_counts_only_from_the_gm() -> None:
    """A new hero begins full (BB-HEALTH-01, BB-POOL-01); the GM's sheet over a hero brings everything."""
    t = blackbird()
    spent = RUSTLE + "Pool: 4/10\nHealth: 9/15\nGeneral XP: 5\n"
    t.join("p1")
    t.pick("p1", "hero.begin", text=spent)
    assert "Pool: 10/10" in t.body("hero.doubt")
    t.pick("p1", "hero.doubt", "save")
    t.pick("gm", "hero.approve", "approve")
    assert (t.hero("p1").pool, t.hero("p1").health, t.hero("p1").general_xp) == (10, 15, 0)
    t.pick("gm", "hero.import", t.hero("p1").id, text=spent)
    assert (t.hero("p1").pool, t.hero("p1").health, t.hero("p1").general_xp) == (4, 9, 5)


def test_the_gm_reads_on_the_sheet_what_things_and_perks_do() -> None:
    """BB-ITEM-01, BB-ADV-05: effects in the reader's language, whatever language they were typed in."""
    t = blackbird()
    t.join("p1")
    lens = "- Lens (brass): +1 to a die on attribute Intellect / skill Old engines; patterns; restriction: no rain\n"
    t.pick("p1", "hero.begin", text=RUSTLE + lens + "Perks:\n- Luck (at night): reroll a die; 2 uses\n")
    t.pick("p1", "hero.doubt", "save")
    said = t.body("hero.approve", "ru")
    assert "Lockpicks: кости +1 · сложность -1" in said
    assert "Lens (brass): +1 к одной кости · на: Интеллект · на: Old engines · считается для" in said
    assert "ограничение: no rain" in said
    assert "Luck (at night): переброс кости · 2 раза за бросок" in said


def test_a_faulty_line_is_shown_with_its_number() -> None:
    """BB-SHEET-12."""
    t = blackbird()
    t.join("p1")
    with refused("sheet-line"):
        t.pick("p1", "hero.begin", text="Name: Spark\nBoldness 4")
    with refused("npc-sheet"):
        t.pick("p1", "hero.begin", text="NPC: Watchman\nDice: 4")


# ---- in play


def test_what_is_once_made_is_not_changed_by_its_player() -> None:
    """BB-ASPECT-03, BB-SKILL-03, BB-CREATE-04: only more may be added, and what play has done stays."""
    t = blackbird(players=1)
    t.set_hero("p1", pool=4, health=9)
    t.pick("p1", "hero.begin", text=RUSTLE.replace("[Masterfully]", "[Effortlessly]"))
    assert "Straight over the roofs" in t.why_not("hero.doubt", "save")
    t.pick("p1", "hero.doubt", "correct")
    t.pick("p1", "hero.begin", text=RUSTLE.replace("Mechanic (6)", "Mechanic (6)\n- Gears"))
    t.pick("p1", "hero.doubt", "save")
    t.pick("gm", "hero.approve", "approve")
    assert [one.name for one in t.hero("p1").careers[1].aspects] == ["Gears", "Take apart and build"]
    assert (t.hero("p1").pool, t.hero("p1").health) == (4, 9)


@pytest.mark.parametrize(
    "before, after, why",
    [
        ("Boldness 1", "Boldness 2", "The attributes of a hero in play do not change."),
        ("Mechanic (6)", "Mechanic (7)", "The careers of a hero in play do not change"),
        ("- Never idle", "- Always asleep", "Talents and flags of a hero in play do not change"),
    ],
)
def test_numbers_and_picks_of_a_hero_in_play_are_fixed(before: str, after: str, why: str) -> None:
    t = blackbird(players=1)
    t.pick("p1", "hero.begin", text=RUSTLE.replace(before, after))
    assert t.why_not("hero.doubt", "save").startswith(why)


def test_a_hero_in_play_is_changed_by_buttons_too() -> None:
    t = blackbird(players=1)
    t.pick("p1", "hero.begin", "steps")
    step(t, "item")
    step(t, text="Rope (twenty paces)")
    step(t, "back")
    step(t, "remove")
    entry = next(one.id for one in t.prompt("hero.make").options if t.read(one.label) == "Old engines")
    step(t, entry)
    assert "done" not in t.options("hero.make")  # a skill that was made
    step(t, "later")


def test_a_player_who_leaves_takes_the_drafts_and_offers_along() -> None:
    t = blackbird(players=1)
    t.pick("p1", "trait.new", "c1", text="Springs")
    t.pick("p1", "hero.begin", "steps")
    t.leave("p1")
    assert t.state.drafts == ()
    assert t.state.offers == ()
    assert len(t.state.characters) == 1

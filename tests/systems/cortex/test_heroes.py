"""Heroes come into the game: as text, by buttons, with the GM's word.

CX-CHAR-01 … CX-CHAR-03, CX-TXT-10, CX-TXT-11.
"""

from __future__ import annotations

import pytest

from engine.systems.cortex.character import Sheet
from engine.systems.cortex.options import CortexOptions
from engine.systems.cortex.sfx.data import AddDie, DoubleDie, ShutDown, SpendPp
from engine.systems.cortex.sheet.write import write_sheet
from tests.systems.cortex.table import OF_COMPANY, CortexTable, cortex, flowers, refused, words


def test_a_pasted_sheet_is_shown_saved_and_approved() -> None:
    """CX-CHAR-01, CX-CHAR-03, CX-TXT-11."""
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", text=OF_COMPANY[0])
    assert "Brass wings" in t.read(t.prompt("hero.doubt").title) + t.body("hero.doubt")
    t.pick("p1", "hero.doubt", "save")
    assert "Swallow" in t.said()
    t.pick("gm", "hero.approve", "approve")
    hero = t.hero("p1")
    assert (hero.name, hero.pp, hero.pp_floor, hero.xp) == ("Swallow", 1, 1, 0)
    assert hero.affiliation["solo"] == (10,)


def test_warnings_and_problems_are_named() -> None:
    """CX-TXT-08, CX-CHAR-02."""
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", text="Name: Kay\nAge: 34\n\nDistinctions: One; Two")
    said = t.body("hero.doubt")
    assert "Line 2" in said
    assert "Distinctions" in said


def test_a_faulty_line_is_named() -> None:
    t = cortex()
    t.join("p1")
    with refused("sheet-line"):
        t.pick("p1", "hero.begin", text="Name: Kay\n\nAffiliations: Solo d7")
    with refused("npc-sheet"):
        t.pick("p1", "hero.begin", text="Name: Kay\nKind: mob")
    with refused("sheet-line"):
        t.pick("p1", "hero.begin", text="Kay")
    with refused("name-missing"):
        t.pick("p1", "hero.begin", text="Distinctions: One")


def test_a_sheet_comes_back_with_words_and_can_be_thrown_away() -> None:
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", text=OF_COMPANY[0])
    t.pick("p1", "hero.doubt", "correct")
    assert not t.state.drafts
    t.pick("p1", "hero.begin", text=OF_COMPANY[0])
    t.pick("p1", "hero.doubt", "save")
    with refused("words-first"):
        t.pick("gm", "hero.approve", "send_back")
    t.pick("gm", "hero.approve", "send_back", text="two wings too many")
    assert "two wings too many" in t.body("hero.make")
    t.pick("p1", "hero.make", "done")
    t.pick("p1", "hero.recall", "recall")
    assert any(one.startswith("hero.make") for one in t.open("p1"))


def test_a_long_sheet_comes_in_several_messages() -> None:
    """CX-TXT-11: joined by line breaks, and read as a whole."""
    t = cortex()
    t.join("p1")
    first, second = OF_COMPANY[0][:200].rsplit("\n", 1)[0], OF_COMPANY[0]
    rest = second[len(first) + 1 :]
    t.pick("p1", "hero.begin", text=first)
    with refused("words-missing"):
        t.pick("p1", "hero.doubt")
    with refused("sheet-line"):
        t.pick("p1", "hero.doubt", text="Name: again")
    t.pick("p1", "hero.doubt", text=rest)
    t.pick("p1", "hero.doubt", "save")
    t.pick("gm", "hero.approve", "approve")
    assert t.hero("p1").milestones[0].name == "The last flight"


def test_a_revision_keeps_what_play_has_done() -> None:
    t = cortex(players=1)
    t.set_hero("p1", pp=4, xp=7)
    t.pick("p1", "hero.begin", text=OF_COMPANY[0].replace("Swallow", "Swift"))
    t.pick("p1", "hero.doubt", "save")
    t.pick("gm", "hero.approve", "approve")
    assert (t.hero("p1").name, t.hero("p1").pp, t.hero("p1").xp) == ("Swift", 4, 7)


def test_the_gm_puts_a_sheet_over_a_hero() -> None:
    t = cortex(players=1)
    t.pick("gm", "hero.import", t.hero("p1").id, text=OF_COMPANY[0] + "\nPP: 5\n")
    assert t.hero("p1").pp == 5
    t.pick("gm", "hero.import", t.hero("p1").id, text="Name: Swift\nAge: 3")
    t.pick("gm", "hero.doubt", "save")
    assert t.hero("p1").about == "Age: 3"


def step(t: CortexTable, *picks: str, text: str = "") -> None:
    t.pick("p1", "hero.make", *picks, text=text)


def asked(t: CortexTable) -> str:
    return t.prompt("hero.make").id.rsplit(".", 1)[-1]


def made(t: CortexTable) -> Sheet:
    """The sheet that is being made."""
    draft = t.state.drafts[0]
    assert draft.kind == "hero"
    return draft.sheet


def test_a_hero_by_buttons() -> None:
    """CX-CHAR-01: the order of creation; CX-AFF-01, CX-DIST-01, CX-PSET-01, CX-PSET-03, CX-PSET-07, CX-SPEC-04,
    CX-MIL-08;
    CX-SFX-04, CX-SFX-05, CX-LIM-02 by buttons.
    """
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    step(t, text="A courier\nwho flies")
    assert asked(t) == "affiliation"
    step(t, "p0")
    step(t, text="One; Two")
    step(t, text="Three")
    assert asked(t) == "power_set"
    step(t, text="Wings")
    step(t, "d8", text="Flight")
    step(t, "d6", text="Feathers")
    step(t, "next")
    assert asked(t) == "sfx"
    step(t, text="Dive. Pay and double.")
    step(t, "before_roll", "t0")
    step(t, "pp1", "off-0")
    step(t, "double")
    assert asked(t) == "sfx"
    step(t, text="Feather fall. By its words.")
    step(t, "by-hand")
    step(t, "next")
    assert asked(t) == "limit"
    step(t, text="Jammed! Shut it down.")
    step(t, "off", "opportunity")
    step(t, "next")
    assert asked(t) == "specialty"
    step(t, "master", text="Pilot")
    step(t, "next")
    step(t, text="The last flight\nabout a crew\n1 XP when you speak of them.\n10 XP: when you go back.")
    step(t, "next")
    assert asked(t) == "reactions"
    step(t, "r0", "r2")
    assert asked(t) == "choose"
    step(t, "done")
    t.pick("gm", "hero.approve", "approve")
    hero = t.hero("p1")
    (wings,) = hero.power_sets
    dive, fall = wings.sfx
    assert dive.conditions == (
        SpendPp(op="spend_pp", n=1),
        ShutDown(op="shutdown", scope="power", name="Flight"),
    )
    assert dive.benefits == (DoubleDie(op="double_die"),)
    assert dive.requires_trait == "Flight"
    assert fall.by_hand
    assert (wings.limits[0].name, wings.limits[0].recovery) == ("Jammed!", "opportunity")
    assert hero.affiliation == {"solo": (10,), "buddy": (8,), "team": (6,)}
    assert hero.about == "A courier\nwho flies"
    assert hero.reaction_defaults == ("Flight", "Pilot")
    assert hero.milestones[0].about == "about a crew"
    assert hero.milestones[0].conditions[10] == "when you go back."
    assert "problem" not in write_sheet(hero, words(), "en", CortexOptions().canon)


def test_a_whole_power_set_is_pasted_into_the_steps() -> None:
    """CX-FMT-01."""
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    step(t, "skip")
    step(t, "p3")
    step(t, "next")
    with refused("no-limit"):
        step(t, text="Wings\nFlight d8")
    with refused("sheet-line"):
        step(t, text="Wings\nFlight d4\nLimit: Wind. It blows.")
    step(t, text="Wings\nFlight d8\nLimit: Wind. It blows.")
    assert asked(t) == "limit"
    assert made(t).power_sets[0].powers[0].die == 8


def test_silence_sets_a_draft_aside_and_nothing_is_lost() -> None:
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    t.silence("hero.make")
    assert not any(one.startswith("hero.make") for one in t.open("p1"))
    t.pick("p1", "hero.begin", "steps")
    assert asked(t) == "about"
    assert made(t).name == "Kay"


@pytest.mark.parametrize("typed", ["none", "a (b) (completed)"], ids=["an empty item", "a mark"])
def test_what_would_not_be_read_back_is_refused(typed: str) -> None:
    """CX-TXT-10."""
    t = cortex()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    step(t, "skip")
    step(t, "p0")
    if typed == "none":
        with refused("not-readable"):
            step(t, text=typed)
    else:
        step(t, "next")
        step(t, "next")
        step(t, "next")
        step(t, text=typed)
        assert made(t).milestones[0].name == "a (b)"


def test_a_set_is_worked_on_again_and_entries_come_off() -> None:
    t = cortex(players=1)
    t.pick("p1", "hero.begin", "steps")
    step(t, "set0")
    step(t, "powers")
    step(t, "d12", text="Gale")
    step(t, "next")
    step(t, "trim")
    step(t, "e1", "e3")
    assert asked(t) == "set"
    step(t, "back")
    step(t, "remove")
    step(t, "e0")
    step(t, "distinctions")
    step(t, text="New")
    step(t, "done")
    t.pick("gm", "hero.approve", "approve")
    assert [one.name for one in t.hero("p1").power_sets[0].powers] == ["Superhuman Flight", "Gale"]
    assert not t.hero("p1").power_sets[0].sfx
    assert t.hero("p1").distinctions[-1] == "New"
    t.pick("p1", "hero.begin", "steps")
    step(t, "set0")
    step(t, "drop")
    assert not made(t).power_sets


def test_an_sfx_and_a_limit_are_told_anew() -> None:
    """CX-SFX-04, CX-SFX-05, CX-SFX-07, CX-LIM-02: name and words stay; what was ticked before is gone."""
    t = cortex(players=1)
    t.pick("p1", "hero.begin", "steps")
    step(t, "set0")
    step(t, "retell")
    assert t.options("hero.make") == ("e2", "e3", "next", "later")
    step(t, "e2")
    assert asked(t) == "sfx_when"
    assert "Dive" in t.read(t.prompt("hero.make").title)
    step(t, "after_roll")
    step(t, "pp2")
    step(t, "add6")
    step(t, "next")
    (dive,) = made(t).power_sets[0].sfx
    assert (dive.text, dive.timing) == ("Spend 1 PP to double the die of Flight.", "after_roll")
    assert dive.conditions == (SpendPp(op="spend_pp", n=2),)
    assert dive.benefits == (AddDie(op="add_die", die=6),)
    step(t, "retell")
    step(t, "e3")
    step(t, "off-0", "action")
    step(t, "next")
    (jammed,) = made(t).power_sets[0].limits
    assert (jammed.name, jammed.recovery) == ("Jammed", "action")
    assert jammed.consequence == (ShutDown(op="shutdown", scope="power", name="Superhuman Flight"),)
    step(t, "retell")
    step(t, "e2")
    step(t, "by-hand")
    assert made(t).power_sets[0].sfx[0].by_hand


def test_facets_of_severity() -> None:
    """FL-CHAR-01, FL-TXT-02, FL-CHAR-02 … FL-CHAR-04."""
    t = flowers()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    step(t, "skip")
    with refused("three-facets"):
        step(t, text="Duty; Cold")
    step(t, text="Duty; Cold; Fear")
    assert made(t).affiliation == {"Duty": (10,), "Cold": (8,), "Fear": (6,)}


def test_one_fixed_die_of_severity() -> None:
    t = flowers(severity_mode="single")
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    step(t, "skip")
    step(t, "d8")
    assert made(t).affiliation == {"": (8,)}


def test_plain_facets_are_called_by_their_dice() -> None:
    t = flowers()
    t.join("p1")
    t.pick("p1", "hero.begin", "steps")
    step(t, text="Kay")
    step(t, "skip")
    step(t, "plain")
    assert made(t).affiliation == {"d10": (10,), "d8": (8,), "d6": (6,)}

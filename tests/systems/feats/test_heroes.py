"""How a hero comes into the game: a text sheet or steps, the GM's approval, later changes."""

from __future__ import annotations

import pytest

from engine.core.base import Seat
from engine.core.game import Join
from engine.core.heroes.drafts import HeroDraft
from engine.core.stepping import pending, position
from engine.systems.feats.heroes.sheet_write import write_hero
from engine.systems.feats.rules import FEATS
from tests.systems.feats.table import SHEETS, FeatsTable, feats, refused, words

SHORT = "Name: Wisp\nRank: 2\nStress: 0/4\nMotivation: be seen\nComplication: fades\nSkills:\nStealth 3/2"


def steps_of(t: FeatsTable, seat: str) -> str:
    """The one step that is asked now."""
    (asked,) = (one for one in t.open(seat) if one.startswith("hero.make"))
    return asked.rsplit(".", 1)[1]


def test_a_pasted_sheet_waits_for_the_gm_and_then_plays() -> None:
    t = feats()
    t.do(Join(seat=Seat("p1")))
    t.pick("p1", "hero.begin.p1", text=SHORT)
    assert t.state.heroes == {}
    t.pick("gm", "hero.approve", "approve")
    assert t.hero("p1").name == "Wisp"
    assert t.state.drafts == ()
    assert "Wisp" in t.said("ru")


def test_an_error_names_its_line_shows_it_and_gives_an_example() -> None:
    t = feats()
    t.do(Join(seat=Seat("p1")))
    with refused("sheet-line"):
        t.pick("p1", "hero.begin", text="Name: Wisp\n\nSkills:\nStealth 3-2\nStress: 4")
    with pytest.raises(Exception, match="sheet-line") as caught:
        t.pick("p1", "hero.begin", text=SHORT.replace("Stealth 3/2", "Stealth 7/2"))
    assert "'line': 7" in str(caught.value)
    assert "Stealth 7/2" in str(caught.value)
    assert t.state.drafts == ()


def test_warnings_are_asked_about_before_anything_is_kept() -> None:
    t = feats()
    t.do(Join(seat=Seat("p1")))
    t.pick("p1", "hero.begin", text="Wisp\nStress: 4\nSkills:\nStealth 3/2")
    assert t.options("hero.doubt", "p1") == ("save", "steps", "correct")
    t.pick("p1", "hero.doubt", "correct")
    assert t.state.drafts == ()
    t.pick("p1", "hero.begin", text="Wisp\nStress: 4\nSkills:\nStealth 3/2")
    t.silence("hero.doubt")
    t.pick("gm", "hero.approve", "approve")
    assert t.hero("p1").character_rank == 1


def test_a_hero_is_made_step_by_step() -> None:
    """FT-CHAR-04, FT-CHAR-06."""
    t = feats()
    t.do(Join(seat=Seat("p1")))
    t.pick("p1", "hero.begin", "steps")
    t.pick("p1", "hero.make", text="  Night   Owl ")
    t.pick("p1", "hero.make", "r3")
    t.pick("p1", "hero.make", "s6")
    t.pick("p1", "hero.make", text="catch the last tram")
    t.pick("p1", "hero.make", "skip")
    t.pick("p1", "hero.make", "r5", "v3", "archetype", text="Night sight")
    t.pick("p1", "hero.make", "r2", "v4", text="Silence")
    t.pick("p1", "hero.make", "back")
    t.pick("p1", "hero.make", "ability")
    t.pick("p1", "hero.make", "c2", text="Glide: without a sound")
    t.pick("p1", "hero.make", "back")
    t.pick("p1", "hero.make", "item")
    t.pick("p1", "hero.make", "item", "n3", text="Flare")
    t.pick("p1", "hero.make", "gear", text="Cloak")
    t.pick("p1", "hero.make", "back")
    t.pick("p1", "hero.make", "done")
    t.pick("gm", "hero.approve", "approve")
    owl = t.hero("p1")
    assert (owl.name, owl.character_rank, owl.stress.max, owl.complication) == ("Night Owl", 3, 6, "")
    assert [(s.name, s.rank, s.value, s.archetype) for s in owl.skills] == [
        ("Night sight", 5, 3, True),
        ("Silence", 2, 4, False),
    ]
    assert [(e.name, e.kind, e.base_heat_cost, e.uses_left, e.text) for e in owl.effects] == [
        ("Glide", "ability", 2, 0, "without a sound"),
        ("Flare", "item", 0, 3, ""),
        ("Cloak", "gear", 0, 0, ""),
    ]


def test_rank_5_wants_the_archetype_mark_before_it_can_be_sent() -> None:
    t = at_the_skill()
    assert t.quote("hero.make", "r5", "v1").problem is not None
    assert t.quote("hero.make", "r5", "v1", "archetype").problem is None
    assert t.quote("hero.make", "r3").problem is not None
    with refused("skill-missing"):
        t.pick("p1", "hero.make", "r3", "v1")


def at_the_skill(t: FeatsTable | None = None) -> FeatsTable:
    """A hero whose first skill is asked."""
    t = t or feats()
    t.do(Join(seat=Seat("p1")))
    t.pick("p1", "hero.begin", "steps")
    for picks, typed in (((), "Owl"), (("r1",), ""), (("s4",), ""), (("skip",), ""), (("skip",), "")):
        t.pick("p1", "hero.make", *picks, text=typed)
    return t


def test_the_same_skill_twice_is_refused() -> None:
    t = at_the_skill()
    t.pick("p1", "hero.make", "r3", "v1", text="Silence")
    with refused("duplicate-skill"):
        t.pick("p1", "hero.make", "r2", "v1", text="silence ")


def test_the_archetype_mark_is_blocked_at_the_limit() -> None:
    t = at_the_skill(feats(archetype_limit=1))
    t.pick("p1", "hero.make", "r5", "v1", "archetype", text="Silence")
    assert "archetype" not in t.options("hero.make", "p1")


def test_a_name_that_could_not_be_read_back_is_refused() -> None:
    t = at_the_skill()
    with refused("not-readable"):
        t.pick("p1", "hero.make", "r3", "v1", text="Rank: 7")


def test_silence_sets_a_half_made_hero_aside_and_loses_nothing() -> None:
    t = at_the_skill()
    t.silence("hero.make")
    assert not any(one.startswith("hero.make") for one in t.open("p1"))
    t.pick("p1", "hero.begin", "steps")
    assert steps_of(t, "p1") == "skill"
    (draft,) = t.state.drafts
    assert draft.sheet.name == "Owl"


def test_entries_can_be_taken_off_again() -> None:
    t = at_the_skill()
    t.pick("p1", "hero.make", "r3", "v1", text="Silence")
    t.pick("p1", "hero.make", "r2", "v0", text="Song")
    t.pick("p1", "hero.make", "back")
    t.pick("p1", "hero.make", "remove")
    t.pick("p1", "hero.make", "e0")
    (draft,) = t.state.drafts
    assert isinstance(draft, HeroDraft)
    assert [one.name for one in draft.sheet.skills] == ["Song"]
    assert steps_of(t, "p1") == "choose"


def test_the_gm_sends_back_with_words_and_the_player_reads_them() -> None:
    t = feats()
    t.do(Join(seat=Seat("p1")))
    t.pick("p1", "hero.begin", text=SHORT)
    with refused("words-first"):
        t.pick("gm", "hero.approve", "send_back")
    t.pick("gm", "hero.approve", "send_back", text="a lower rank, please")
    assert "a lower rank, please" in str(t.prompt("hero.make").body)
    t.pick("p1", "hero.make", "done")
    t.pick("gm", "hero.approve", "approve")
    assert t.hero("p1").name == "Wisp"


def test_a_player_takes_the_sheet_back_from_the_gm() -> None:
    t = feats()
    t.do(Join(seat=Seat("p1")))
    t.pick("p1", "hero.begin", text=SHORT)
    t.pick("p1", "hero.recall", "recall")
    assert not any(one.startswith("hero.approve") for one in t.open("gm"))
    assert steps_of(t, "p1") == "choose"


def test_currencies_of_a_sheet_do_not_join_and_stress_does() -> None:
    """FT-CHAR-19, FT-FP-19."""
    t = feats()
    t.session()
    t.join("p1", SHORT.replace("0/4", "1/4") + "\nFeat Points: 3\nHeat: 4\nLinked advantage: 2")
    hero = t.hero("p1")
    assert (hero.feat_points, hero.heat, hero.linked_advantage, hero.stress.filled) == (1, 0, 0, 1)
    assert hero.session_point == 1


def test_without_an_open_session_a_newcomer_has_no_point_yet() -> None:
    t = feats(players=1)
    assert t.hero("p1").feat_points == 0
    t.session()
    assert t.hero("p1").feat_points == 1


def test_a_player_changes_the_sheet_and_play_is_kept() -> None:
    t = feats(players=1)
    t.session()
    t.set_hero("p1", heat=0, feat_points=2)
    t.pick("p1", "hero.begin", text=SHEETS[0].replace("Stealth 3/2", "Stealth 4/2").replace("0/6", "5/7"))
    t.pick("gm", "hero.approve", "approve")
    hero = t.hero("p1")
    assert hero.skills[1].rank == 4
    assert (hero.feat_points, hero.stress.filled, hero.stress.max) == (2, 0, 7)


def test_the_gm_imports_over_a_hero_in_play_with_all_fields() -> None:
    t = feats(players=1)
    t.session()
    (before,) = t.state.heroes
    t.pick("gm", "hero.import", before, text=SHORT + "\nFeat Points: 3")
    hero = t.hero("p1")
    assert (hero.id, hero.name, hero.feat_points, hero.session_point) == (before, "Wisp", 3, 1)


def test_the_gm_is_asked_about_warnings_of_an_import_and_silence_holds() -> None:
    t = feats(players=1)
    (hero,) = t.state.heroes
    t.pick("gm", "hero.import", hero, text="Wisp\nStress: 4")
    assert t.prompt("hero.doubt").default is None
    t.pick("gm", "hero.doubt", "save")
    assert t.hero("p1").name == "Wisp"


def test_a_gm_characters_sheet_makes_no_hero() -> None:
    t = feats()
    t.do(Join(seat=Seat("p1")))
    with refused("npc-sheet"):
        t.pick("p1", "hero.begin", text="NPC: Harbour master\nSkills:\nWatching 3/2")


def test_a_gm_character_in_two_lines_and_by_sheet() -> None:
    t = feats()
    t.pick("gm", "npc.new", text="Harbour master\nWatching 3/2\nThreats 5/3")
    (npc,) = t.state.npcs.values()
    assert (npc.name, [(s.name, s.rank, s.value) for s in npc.skills]) == (
        "Harbour master",
        [("Watching", 3, 2), ("Threats", 5, 3)],
    )
    assert all(event.audience is not None for event in t.events())
    (npc_id,) = t.state.npcs
    t.pick("gm", f"npc.{npc_id}", text="NPC: Harbour master\nRank: 2\nNote: likes sugar")
    assert t.state.npcs[npc_id].note == "likes sugar"
    t.pick("gm", f"npc.{npc_id}", "drop")
    assert t.state.npcs == {}


def test_export_reads_back_equal() -> None:
    t = feats(players=2)
    for language in ("ru", "en"):
        for seat in ("p1", "p2"):
            written = FEATS.sheet_text(position(t.game, words()), Seat(seat), language)
            assert written == write_hero(t.hero(seat), words(), language)
    assert FEATS.hero_name(position(t.game), Seat("p2")) == "Tin Lantern"


def test_who_leaves_takes_the_half_made_hero_along() -> None:
    t = at_the_skill()
    t.leave("p1")
    assert t.state.drafts == ()


def test_undo_brings_nothing_back_that_an_empty_seat_had_open() -> None:
    t = at_the_skill()
    before = t.game
    t.leave("p1")
    t.undo(before)
    assert t.state.drafts == ()
    assert not any(one.prompt.to == frozenset({Seat("p1")}) for one in pending(FEATS, t.game))


def test_a_game_is_kept_with_sheets_at_every_stage() -> None:
    t = at_the_skill()
    assert kept(t)
    t.join("p2")
    t.pick("p2", "hero.begin", text=SHORT)
    t.join("p3")
    t.pick("p3", "hero.begin", text="Wisp\nStress: 4")
    t.pick("gm", "npc.new", text="NPC: Bob\nHeat: 3")
    assert kept(t)


def kept(t: FeatsTable) -> bool:
    """Whether the game survives being written without its defaults."""
    return FEATS.game_type.model_validate_json(t.game.model_dump_json(exclude_defaults=True)) == t.game

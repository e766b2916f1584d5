"""The pool form of a hero with thirty traits: groups, labels, prices, what is blocked, what it comes to."""

from __future__ import annotations

import json
from typing import cast

import pytest

from engine import AnyPending
from engine.core.base import GM, Map, Rejected, evolve
from engine.core.prompt import LABEL_LIMIT
from engine.systems.cortex.auto_pool import auto_affiliation
from engine.systems.cortex.character import Character
from engine.systems.cortex.effect_due import AssetGoal, TreatGoal
from engine.systems.cortex.pool_model import Company
from engine.systems.cortex.state import Round
from tests.systems.cortex.pool_table import BARON, FRIEND, FRIENDLY, HERO, P1, P2, PoolTable, baron, wren
from tests.views.samples import TEXTS
from tgbot.handlers.shorthand import read_shorthand
from tgbot.table.table import Draft
from tgbot.views.keyboard import page_count
from tgbot.views.prompt import prompt_view

MARKUP_LIMIT = 10_000


def labels(t: PoolTable, lang: str = "en") -> dict[str, str]:
    return {one.id: TEXTS.plain(lang, one.label) for one in t.asked("pool.x1.").prompt.options}


def blocked(t: PoolTable) -> set[str]:
    return {one.id for one in t.asked("pool.x1.").prompt.options if one.blocked is not None}


def problem(t: PoolTable, *picks: str) -> str:
    found = t.asked("pool.x1.").priced(picks).problem
    return found.key if found is not None else ""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("flowers", [False, True])
def test_the_form_of_thirty_traits_fits_a_phone(lang: str, flowers: bool) -> None:
    t = PoolTable(flowers=flowers)
    pending = t.asked("pool.x1.")
    assert len(pending.prompt.options) > 30
    for page in range(page_count(pending.prompt)):
        view = prompt_view(TEXTS, lang, "g", 0, cast(AnyPending, pending), Draft(picks=("d1.8", "p1.1"), page=page))
        buttons = [button for row in view.rows for button in row]
        assert len(buttons) <= 24 + 4
        assert all(len(button.text) <= LABEL_LIMIT for button in buttons)
        markup = json.dumps([[one.model_dump() for one in row] for row in view.rows], ensure_ascii=False)
        assert len(markup.encode()) < MARKUP_LIMIT


def test_the_die_comes_first_so_that_a_long_name_is_cut_behind_it() -> None:
    shown = labels(PoolTable())
    assert shown["p1.3"].startswith("d12 Godlike far sight")
    assert shown["sp1.3"] == "3d6 Acrobatics"
    assert shown["os.mental"] == "d8 ment. stress"


def test_groups_stand_in_the_order_of_the_flow() -> None:
    groups = [one.id for one in PoolTable().asked("pool.x1.").prompt.groups]
    assert groups[:5] == ["affiliation", "distinction", "power.1", "power.2", "specialty"]
    assert groups.index("sfx") + 1 == groups.index("limit")


def test_what_cannot_be_used_is_blocked_beforehand() -> None:
    """CX-FLOW-02: Team for two, a power that is shut down (CX-SHUT-01), an SFX that the GM has to judge (CX-DEC-26)."""
    assert blocked(PoolTable()) == {"a.team", "p1.6", "fx2.1"}


def test_team_is_blocked_for_one_alone() -> None:
    """CX-AFF-02, CX-AFF-03, CX-AFF-04."""
    t = PoolTable(wren(), baron())
    assert {"a.buddy", "a.team"} <= blocked(t)
    assert "a.solo" not in blocked(t)


def test_a_hero_without_facets_is_not_asked_for_one() -> None:
    """FL-POOL-02, FL-TIME-08: a sheet that the GM let in as it was can act and react; an odd facet is a facet."""
    bare, odd = wren(affiliation=Map()), wren(affiliation=Map({"faith": (10,), "doubt": (6,)}))
    assert PoolTable(bare, baron(), flowers=True).asked("pool.x1.").priced(("d1.8",)).problem is None
    assert problem(PoolTable(odd, baron(), flowers=True), "d1.8") == "refuse-cortex-severity-required"
    assert auto_affiliation(odd, PoolTable(flowers=True).canon, Company(), "gone") is not None


def test_the_quote_says_price_and_what_is_left() -> None:
    """CX-POOL-02, CX-POOL-09: a second power costs a point, a Distinction as d4 earns it."""
    quote = PoolTable().asked("pool.x1.").priced(("a.solo", "d1.4", "p1.1", "p1.2"))
    said = [TEXTS.plain("en", line) for line in quote.lines]
    assert quote.problem is None
    assert any("3" in line for line in said)
    assert [(one.what, one.amount) for one in quote.cost] == [("cortex-pp", -1), ("cortex-pp-beyond", 1)]


@pytest.mark.parametrize(
    "picks, code",
    [
        (("a.solo", "d1.8", "d1.4"), "trait-twice"),
        (("sp1.1", "sp1.2"), "trait-twice"),
        (("a.solo", "as2"), "affiliation-not-eligible"),
        (("p1.1", "p1.2", "p1.3", "p1.4", "push"), "not-enough-pp"),
        (("p1.1", "l1.1"), "trait-shut-down"),
    ],
)
def test_a_pool_against_the_rules_is_refused_in_words(picks: tuple[str, ...], code: str) -> None:
    """CX-AFF-02: Solo and an asset of another hero; CX-POOL-03; CX-SPEC-01; a Limit in the same pool."""
    t = PoolTable()
    assert problem(t, *picks) == f"refuse-cortex-{code}"
    with pytest.raises(Rejected):
        t.pick(P1, "pool.x1.", *picks)
    assert t.one() == wren()


def test_severity_is_asked_for_in_flowers() -> None:
    """FL-POOL-02; own trauma is open there (FL-POOL-11)."""
    t = PoolTable(flowers=True)
    assert problem(t, "d1.8") == "refuse-cortex-severity-required"
    assert "ot.physical" in labels(t)
    assert "ot.physical" not in labels(PoolTable())


def test_an_sfx_in_the_form_adds_its_die_and_is_paid() -> None:
    """CX-SFX-01, CX-SFX-03, CX-SFX-05, FL-POOL-14."""
    t = PoolTable()
    t.pick(P1, "pool.x1.", "a.solo", "d1.8", "fx1.1", dice=(5, 4, 7))
    roll = t.exchange.rolls[""]
    assert [one.die for one in roll.pool] == [8, 8, 8]
    assert roll.faces == (5, 4, 7)
    assert t.one().pp == 2
    assert roll.gains.used == ("Wings of Glass/Updraft",)


def test_a_limit_in_the_form_pays_for_the_same_pool_and_does_its_harm() -> None:
    """CX-LIM-01, CX-LIM-03, CX-POOL-09, FL-PP-03, FL-POOL-15."""
    t = PoolTable(wren(pp=0), baron())
    t.pick(P1, "pool.x1.", "a.solo", "l1.2", "push")
    assert t.one().pp == 0
    assert [(one.name, one.die) for one in t.one().complications] == [("Tangled", 6), ("Heard", 6)]


def test_a_gm_character_pays_with_the_smallest_doom_dice() -> None:
    """CX-POOL-11: a second power of a set costs a doom die of any size."""
    t = PoolTable(doom=(10, 6))
    t.pick(P1, "pool.x1.", "a.solo", "d1.8")
    t.pick(P1, "choose.x1.")
    t.pick(GM, "pool.x1.", "a.solo", "p1.1", "p1.2")
    assert t.game.state.doom == (10,)
    assert len(t.exchange.rolls[BARON].pool) == 3


def test_a_struck_option_stays_in_sight() -> None:
    """CX-POOL-12, CX-DEC-04."""
    t = PoolTable()
    t.pick(GM, "pool.strike", "p1.1", text="no wind here")
    assert "p1.1" in blocked(t)
    t.pick(GM, "pool.again", "p1.1")
    assert "p1.1" not in blocked(t)


def test_the_gm_never_chooses_the_face_of_a_distinction() -> None:
    """CX-POOL-12, CX-DIST-02: struck as a whole."""
    t = PoolTable()
    t.pick(GM, "pool.strike", "d1.8")
    assert {"d1.8", "d1.4"} <= blocked(t)


def test_the_hero_without_points_is_told_what_is_missing() -> None:
    t = PoolTable(wren(pp=0), evolve(baron(), tracks=baron().tracks))
    assert problem(t, "a.solo", "push") == "refuse-cortex-not-enough-pp"
    assert t.one(HERO).pp == 0


def recovering(*, flowers: bool = False) -> PoolTable:
    """Wren treats stress in a Transition Scene; Tam is there."""
    t = PoolTable(wren(), evolve(FRIENDLY, distinctions=("Gentle hands", "Calm")), flowers=flowers)
    scene = t.game.state.scene
    assert scene is not None
    ex = evolve(t.exchange, goal=TreatGoal(goal="treat", what="stress", type="mental"), targets=(), in_transition=True)
    resting = evolve(scene, kind="transition", exchange=None, recoveries=(ex,), round=Round())
    t.game = evolve(t.game, state=evolve(t.game.state, scene=resting))
    return t


def test_a_helper_offers_a_trait_and_gets_the_point() -> None:
    """CX-REC-04, CX-PP-05, FL-PP-06, FL-REC-03: the offer is consent, the price is paid when the dice fall."""
    t = recovering()
    t.pick(P2, "lend.x1.", "t0")
    shown = {one.id: one for one in t.asked("pool.x1.").prompt.options}
    assert shown["hp1"].group == "helper"
    assert t.one(FRIEND).pp == 1
    t.pick(P1, "pool.x1.", "a.buddy", "d1.8", "hp1")
    assert t.one(FRIEND).pp == 2
    assert t.one().pp == 2


def test_one_ally_helps_in_flowers_and_several_in_cortex() -> None:
    """FL-REC-03 (seed L178), CX-REC-04."""
    t = recovering(flowers=True)
    for trait in ("t0", "t1"):
        t.pick(P2, "lend.x1.", trait)
    severity = next(one.id for one in t.asked("pool.x1.").prompt.options if one.group == "affiliation")
    with pytest.raises(Rejected, match="too-many-in-group"):
        t.pick(P1, "pool.x1.", severity, "hp1", "hp2")
    t = recovering()
    for trait in ("t0", "t1"):
        t.pick(P2, "lend.x1.", trait)
    t.pick(P1, "pool.x1.", "a.buddy", "hp1", "hp2")
    assert t.one(FRIEND).pp == 3


def test_with_a_helper_nobody_is_alone() -> None:
    """CX-AFF-02, AMB-20: Solo is closed by a helper's trait."""
    t = recovering()
    t.pick(P2, "lend.x1.", "t0")
    assert problem(t, "a.solo", "hp1") == "refuse-cortex-affiliation-not-eligible"


@pytest.mark.parametrize(
    "typed, picks",
    [
        ("отличие1 flight трюк", ("d1.8", "p1.1", "stunt1")),
        ("соло, отличие2 к4, echo + воля", ("a.solo", "d2.4", "p1.4", "push")),
        ("сцена1 razor 3к6 acrobatics", ("s1.8", "p1.2", "sp1.3")),
        ("к8 к10", ("a.solo", "p1.1")),
        ("distinction3 стресс", ("d3.8", "")),
    ],
)
def test_a_pool_is_typed(typed: str, picks: tuple[str, ...]) -> None:
    """Names, their beginnings, ordinals and bare dice."""
    prompt = PoolTable().asked("pool.x1.").prompt
    if "" in picks:
        with pytest.raises(Rejected, match="unread-piece"):
            read_shorthand(TEXTS, "ru", prompt, typed, Draft())
        return
    assert read_shorthand(TEXTS, "ru", prompt, typed, Draft()).picks == picks


def test_the_whole_doom_pool_opposes_with_dice_of_the_scene() -> None:
    """CX-SCD-04, CX-POOL-10, CX-POOL-13, FL-OPP-07, FL-POOL-19: a scene's die is no doom die; nothing is spent."""
    t = PoolTable()
    scene = t.game.state.scene
    assert scene is not None
    alone = evolve(t.exchange, targets=(), goal=AssetGoal(goal="asset", holder=HERO, name="Perch"))
    t.game = evolve(t.game, state=evolve(t.game.state, scene=evolve(scene, exchange=alone)))
    t.pick(P1, "pool.x1.", "a.solo", "d1.8")
    t.pick(P1, "choose.x1.")
    t.pick(GM, "pool.x1.", "s1.8")
    assert sorted((one.die, one.doom) for one in t.exchange.rolls["doom"].pool) == [(6, True), (8, False), (8, True)]
    assert t.game.state.doom == (8, 6)


def test_what_was_made_and_what_is_bought_stand_together() -> None:
    """CX-STUNT-08, CX-POOL-06, CX-SPEC-05, FL-POOL-07, FL-POOL-17, FL-POOL-18: an asset and a resource are kept."""
    t = PoolTable()
    t.pick(P1, "pool.x1.", "a.solo", "as1", "stunt4", "r1")
    assert [one.die for one in t.exchange.rolls[""].pool] == [8, 8, 8, 8]
    assert t.one().pp == 2
    assert t.one().assets == wren().assets
    assert t.one().resources == wren().resources


def test_a_novice_has_one_die_and_no_stunt() -> None:
    """CX-SPEC-02, CX-STUNT-06, CX-DIST-06: nor Distinctions, as many others of the GM."""
    guard = Character(
        id=BARON,
        player=GM,
        kind="specialist",
        name="Guard",
        affiliation=Map({"solo": (4,), "buddy": (6,), "team": (8,)}),
        specialties=Map({"Menace": "novice"}),
    )
    t = PoolTable(wren(), guard)
    t.pick(P1, "pool.x1.", "a.solo", "d1.8")
    t.pick(P1, "choose.x1.")
    prompt = t.asked("pool.x1.").prompt
    assert [one.id for one in prompt.options if one.group == "specialty"] == ["sp1.1"]
    assert "stunt1" in {one.id for one in prompt.options if one.blocked is not None}
    assert [one.id for one in prompt.options if one.group == "distinction"] == ["s1.8", "s1.4"]


def test_own_troubles_in_flowers_cost_a_point_each() -> None:
    """FL-POOL-10, FL-POOL-11, FL-POOL-12, FL-POOL-13: own stress and complication step up afterwards, trauma not."""
    t = PoolTable(flowers=True)
    assert problem(t, "a.solo", "os.physical", "ot.physical") == "refuse-cortex-stress-and-trauma-same-type"
    t.pick(P1, "pool.x1.", "a.solo", "os.mental", "ot.physical", "oc1")
    assert t.one().pp == 0
    assert [one.name for one in t.exchange.rolls[""].after] == ["mental", "Tangled"]


@pytest.mark.parametrize("flowers", [False, True])
def test_silence_adds_neither_doom_dice_nor_sfx(flowers: bool) -> None:
    """CX-DEC-05, CX-DEC-08, FL-TIME-04, FL-TIME-08: the reaction of a GM character gathers itself."""
    t = PoolTable(flowers=flowers)
    t.pick(P1, "pool.x1.", "a.solo", "d1.8")
    t.pick(P1, "choose.x1.")
    t.silence("pool.x1.")
    roll = t.exchange.rolls[BARON]
    assert roll.added == ()
    assert roll.gains.used == ()
    assert t.game.state.doom == (8, 6)
    assert {type(one).__name__ for one in roll.picks} <= {"AffiliationPick", "DistinctionPick", "HindrancePick"}

"""What the rules forbid: nothing happens, the refusal says the rule; what can be known beforehand is blocked.

The pool form has tests of its own in `test_pool_form`, text sheets in `test_sheet_text`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.base import Rejected, Seat
from engine.core.game import Play
from engine.core.prompt import Answer
from tests.scenario import texts
from tests.systems.cortex.table import OF_COMPANY, CortexTable, cortex, flowers, refused
from tests.systems.cortex.test_play import SEVERITY, in_scene, pool

BOTH = pytest.mark.parametrize("table", [cortex, flowers])
Table = Callable[..., CortexTable]


def gathering(table: Table, dice: tuple[int, ...] = (), **hero: object) -> CortexTable:
    """A hero who makes a rope and is about to gather a pool."""
    t = table(dice=dice, players=1)
    in_scene(t)
    t.set_hero("p1", **hero)
    t.pick("p1", "turn", "asset", text="Rope")
    return t


def rolled(table: Table, *dice: int) -> CortexTable:
    """Three dice lie there: d0, d1 and d2."""
    t = gathering(table, dice)
    pool(t, "p1", SEVERITY[t.rules.id], "d1.8", "p1.1")
    return t


def test_what_the_company_rules_out_is_blocked_and_stays_so() -> None:
    """CX-AFF-03, CX-FLOW-02: Team for one alone; the button says why, and a pick in spite of it is refused."""
    t = gathering(cortex)
    team = t.prompt("pool.x").option("a.team")
    assert team is not None
    assert team.blocked is not None
    assert t.read(team.blocked)
    with refused("option-blocked"):
        pool(t, "p1", "a.team", "d1.8")
    assert any(one.startswith("pool.x") for one in t.open("p1"))


@BOTH
def test_a_pool_of_no_dice_is_refused_beforehand(table: Table) -> None:
    """CX-POOL-01, FL-POOL-01: nothing ticked is no roll."""
    t = gathering(table)
    problem = t.quote("pool.x").problem
    assert problem is not None
    assert t.read(problem) == "Pick at least one die."
    with refused("cortex-empty-pool"):
        pool(t, "p1")


def test_a_limit_alone_is_no_pool() -> None:
    """CX-POOL-01, CX-LIM-03: the point it would pay is not gained."""
    t = gathering(cortex)
    with refused("cortex-empty-pool"):
        pool(t, "p1", "l1.1")
    assert t.hero("p1").pp == 1


def test_an_unknown_die_is_named_with_its_line_and_what_is_allowed() -> None:
    """CX-TXT-08."""
    t = cortex()
    t.join("p1")
    with pytest.raises(Rejected) as caught:
        t.pick("p1", "hero.begin", text="Name: Kay\n\nPower Set: Wings\nFlight d7")
    said = texts().refusal("en", t.rules.id, caught.value)
    assert said.startswith("Line 4: “Flight d7”")
    assert "a power has d6 or more" in said


def test_a_set_without_a_limit_is_named_with_its_line() -> None:
    """CX-PSET-02, CX-TXT-08: the sheet is read, and what it lacks stands there before it is saved."""
    t = cortex()
    t.join("p1")
    lines = [one for one in OF_COMPANY[0].splitlines() if not one.startswith(("Limit:", '@ {"consequence"'))]
    t.pick("p1", "hero.begin", text="\n".join(lines))
    number = lines.index("Power Set: Brass wings") + 1
    assert f"Line {number}: this Power Set has no Limit" in t.body("hero.doubt")


@BOTH
def test_points_that_one_has_not_are_not_spent(table: Table) -> None:
    """CX-PP-05, FL-PP-08: without a point; before the roll and after it."""
    t = gathering(table, (6, 5, 4, 3), pp=0)
    picks = (SEVERITY[t.rules.id], "d1.8", "p1.1")
    problem = t.quote("pool.x", *picks, "push").problem
    assert problem is not None
    assert t.read(problem) == "Not enough PP: 1 needed, 0 left."
    with refused("cortex-not-enough-pp"):
        pool(t, "p1", *picks, "push")
    pool(t, "p1", *picks, "sp1.1")
    with refused("cortex-not-enough-pp"):
        t.pick("p1", "choose", "d0", "d1", "d2", "d3", "d3")
    assert t.hero("p1").pp == 0


@BOTH
def test_doom_dice_that_are_not_in_the_pool_pay_nothing(table: Table) -> None:
    """CX-DSP-11, CX-DSP-16, FL-DOOM-13: 2d12 cut a scene short."""
    t = table(players=1)
    in_scene(t)
    cut = t.prompt("scene.cut").options[0]
    assert cut.blocked is not None
    with refused("option-blocked"):
        t.pick("gm", "scene.cut", cut.id)
    assert t.state.doom == (6, 6)


@BOTH
def test_nobody_acts_out_of_turn(table: Table) -> None:
    """CX-TIME-03, CX-DEC-01, FL-STRUCT-03: neither in another's stead nor twice in a round."""
    t = table(players=2)
    hero = in_scene(t)
    turn = t.prompt("turn", "p1").id
    assert not any(one.startswith("turn") for one in t.open("p2"))
    with refused("not-yours"):
        t.do(Play(by=Seat("p2"), answer=Answer(prompt=turn, picks=("asset",), text="Rope")))
    t.silence(turn)
    assert hero.id not in t.options("next")
    with refused("out-of-date"):
        t.do(Play(by=Seat("p1"), answer=Answer(prompt=turn, picks=("asset",), text="Rope")))


@BOTH
def test_ones_that_did_not_fall_buy_nothing(table: Table) -> None:
    """CX-HITCH-04, FL-HITCH-02: one hitch is one d6 or one step, and no d8."""
    t = rolled(table, 1, 6, 3)
    t.pick("p1", "choose")
    offers = [t.read(one.label) for one in t.prompt("ones").options]
    assert offers == ["d6 for 1 PP", "Smallest up by 1", "Nothing"]
    with refused("unknown-option"):
        t.pick("gm", "ones", f"o{len(offers)}")
    assert t.state.doom == (6, 6)


@BOTH
def test_without_ones_nothing_is_for_sale(table: Table) -> None:
    """CX-HITCH-01, FL-HITCH-01."""
    t = rolled(table, 5, 6, 3)
    t.pick("p1", "choose")
    assert not any(one.startswith("ones") for one in t.open("gm"))


@BOTH
def test_a_die_named_twice_is_refused(table: Table) -> None:
    """CX-POOL-02, CX-ROLL-03: one option twice in the pool; one Distinction both ways; a fallen die for two things."""
    t = gathering(table, (5, 6, 3))
    slot = SEVERITY[t.rules.id]
    with refused("picked-twice"):
        pool(t, "p1", slot, "p1.1", "p1.1")
    with refused("picked-both-ways"):
        pool(t, "p1", slot, "d1.8", "d1.4")
    pool(t, "p1", slot, "d1.8", "p1.1")
    with refused("picked-twice"):
        t.pick("p1", "choose", "d0", "d0", "d0", "d1")


@BOTH
def test_a_hitch_counts_for_nothing(table: Table) -> None:
    """CX-ROLL-01, FL-ROLL-01."""
    t = rolled(table, 1, 6, 3)
    with refused("option-blocked"):
        t.pick("p1", "choose", "d0", "d1")


def test_an_aim_without_an_effect_die_of_its_own_is_refused() -> None:
    """CX-ROLL-07: what is asked for is not dropped in silence."""
    t = rolled(cortex, 5, 6, 3)
    problem = t.quote("choose", "f.asset").problem
    assert problem is not None
    assert t.read(problem) == "More aims than further effect dice: 1 to 0. Tick a die as effect, or untick an aim."
    with refused("cortex-further-die-missing"):
        t.pick("p1", "choose", "d0", "d1", "d2", "d2", "f.asset")

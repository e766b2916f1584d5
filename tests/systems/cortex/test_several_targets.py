"""One action against several: everybody is asked at once, and answers in their own time (CX-OPP-10, FL-OPP-13)."""

from __future__ import annotations

from engine.core.prompt import Wait
from engine.systems.cortex.action.exchange import Choosing, Opposing, Reacting
from tests.systems.cortex.table import CortexTable, cortex, flowers
from tests.systems.cortex.test_play import GRIMM, GRIMM_OF_FLOWERS, in_scene, pool

ROAR = (4, 3, 2)
"""Solo, a Distinction, Strength: total 7, an effect die is left."""


def roared_at(t: CortexTable, *seats: str) -> str:
    """Grimm strikes at the heroes of these seats; who reacts is open."""
    npc = t.npc(GRIMM if t.rules.id == "cortex" else GRIMM_OF_FLOWERS)
    t.scene()
    t.pick("gm", "next", npc)
    targets = [f"t.{t.hero(seat).id}" for seat in seats]
    t.pick("gm", "turn", "stress.mental", *targets, text="He roars")
    t.pick("gm", "pool.x", "a.solo" if t.rules.id == "cortex" else "a.Cold", "d1.8", "p0.1")
    t.pick("gm", "choose")
    return npc


def test_everybody_who_is_acted_against_is_asked_at_once() -> None:
    """CX-OPP-10, CX-DEC-03, FL-OPP-13: each has a chance to react of their own, with a time of their own."""
    t = cortex(dice=ROAR, players=3)
    roared_at(t, "p1", "p2", "p3")
    asked = [t.prompt("pool.x", seat) for seat in ("p1", "p2", "p3")]
    assert all(one.wait is Wait.WINDOW for one in asked)
    assert len({one.clock or one.id for one in asked}) == 3


def test_one_answer_leaves_the_question_to_the_others_as_it_is() -> None:
    """CX-FLOW-01, CX-FLOW-03: the same form goes on, with its ticks and its time."""
    t = cortex(dice=(*ROAR, 6, 5, 4), players=2)
    roared_at(t, "p1", "p2")
    asked = t.prompt("pool.x", "p1").id
    pool(t, "p2", "a.solo", "d1.8", "p1.1")
    assert t.prompt("pool.x", "p1").id == asked
    t.pick("p2", "choose")
    assert t.prompt("pool.x", "p1").id == asked


def test_the_last_target_may_answer_first_and_all_are_compared_together() -> None:
    """CX-OPP-10, CX-ROLL-07: the effect die works on whom it was named for, whoever answered first."""
    t = cortex(dice=(*ROAR, 6, 5, 4, 2, 2, 2), players=2)
    roared_at(t, "p1", "p2")
    pool(t, "p2", "a.solo", "d1.8", "p1.1")
    t.pick("p2", "choose")
    assert not t.hero("p2").track("mental").stress
    t.silence("pool.x")
    t.silence("choose")
    t.silence("retype")
    assert t.hero("p1").track("mental").stress == 10
    assert not t.hero("p2").track("mental").stress


def test_ones_of_one_reaction_do_not_stop_the_others() -> None:
    """CX-HITCH-01, CX-DEC-07: the GM is asked about them while the others still build their pools."""
    t = cortex(dice=(*ROAR, 1, 5, 4), players=2)
    roared_at(t, "p1", "p2")
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    assert t.prompt("ones").to == {"gm"}
    form = t.prompt("pool.x", "p2").id
    t.pick("gm", "ones", "o0")
    assert t.hero("p1").pp == 2
    assert t.prompt("pool.x", "p2").id == form


def test_every_won_reaction_may_use_its_effect_die() -> None:
    """CX-OPP-08, CX-OPP-10."""
    t = cortex(dice=(*ROAR, 8, 7, 6, 5, 7, 8), players=2)
    roared_at(t, "p1", "p2")
    for seat, affiliation in (("p2", "a.buddy"), ("p1", "a.solo")):
        pool(t, seat, affiliation, "d1.8", "p1.2" if seat == "p2" else "p1.1")
        t.pick(seat, "choose")
    t.pick("p1", "counter", "stress.emotional")
    t.pick("p2", "counter", "stress.physical")
    assert t.character("Grimm").track("emotional").stress
    assert t.character("Grimm").track("physical").stress


def test_several_characters_of_the_gm_react_each_with_a_roll_of_its_own() -> None:
    """FL-OPP-13, CX-OPP-10, FL-PP-02: a d4 earns the point at once."""
    t = flowers(dice=(9, 3, 7, 2, 2, 2, 2), players=1)
    one, two = t.npc(GRIMM_OF_FLOWERS), t.npc(GRIMM_OF_FLOWERS.replace("Grimm", "Brute"))
    in_scene(t)
    t.pick("p1", "turn", "stress.physical", f"t.{one}", f"t.{two}", text="I sweep")
    pool(t, "p1", "a.Duty", "d1.4", "p1.1")
    assert t.hero("p1").pp == 2
    t.pick("p1", "choose")
    for who in (two, one):
        t.silence(next(asked for asked in t.open("gm") if asked.startswith("pool.x") and f".{who}." in asked))
        t.silence("choose")
    assert t.character("Grimm").track("physical").stress == 4
    assert not t.character("Brute").track("physical").stress


def test_a_game_kept_while_its_targets_were_asked_in_a_row_goes_on() -> None:
    """CX-OPP-10: whoever has answered is through, the others are asked at once."""
    t = cortex(dice=(*ROAR, 6, 5, 4), players=3)
    roared_at(t, "p1", "p2", "p3")
    first = t.hero("p1").id
    scene = t.state.scene
    assert scene is not None
    assert scene.exchange is not None
    in_a_row = scene.exchange.model_copy(update={"stage": Opposing(stage="opposing", target=first)})
    t.set_state(scene=scene.model_copy(update={"exchange": in_a_row}))
    pool(t, "p1", "a.solo", "d1.8", "p1.1")
    t.pick("p1", "choose")
    now = t.state.scene
    assert now is not None
    assert now.exchange is not None
    assert isinstance(now.exchange.stage, Reacting)
    assert [type(one) for one in now.exchange.at_work] == [Opposing, Opposing]
    assert not any(isinstance(one, Choosing) for one in now.exchange.at_work)

"""Turns that pass in silence: the clock does not turn for ever (CX-DEC-01, CX-DEC-19, CX-TIME-03)."""

from __future__ import annotations

from tests.systems.cortex.table import CortexTable, cortex


def quiet_table() -> CortexTable:
    """A whole round in which nobody says anything."""
    t = cortex(players=2)
    t.scene("action")
    for _ in range(2):
        t.silence("next.")
        t.silence("turn.")
    return t


def test_after_a_round_of_silence_the_gm_is_waited_for() -> None:
    t = quiet_table()
    prompt = t.prompt("next.")
    assert (prompt.to, prompt.default) == (frozenset({"gm"}), None)
    t.pick("gm", "next.", t.hero("p2").id)
    assert t.prompt("turn.").default is not None


def test_who_comes_back_takes_the_turn() -> None:
    t = quiet_table()
    t.pick("p1", "wake.", "wake")
    assert t.prompt("turn.").to == frozenset({"p1"})
    t.pick("p1", "turn.", "pass")
    assert t.prompt("next.").default is not None

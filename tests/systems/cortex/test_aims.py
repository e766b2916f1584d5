"""Everybody reads what an action is to do, and to whom, before the dice fall (CX-DEC-01, CX-EFF-01)."""

from __future__ import annotations

import pytest

from engine.core.view import Line
from tests.systems.cortex.table import CortexTable, cortex
from tests.systems.cortex.test_play import GRIMM


def declared(t: CortexTable, *picks: str) -> list[str]:
    """The lines of the post that tells of the declaration."""
    t.pick("p1", "turn", *picks, text="Nets: I swing the sail over them")
    shown = [block for event in t.events() for block in event.show()]
    return [t.read(one.text) for one in shown if isinstance(one, Line)]


@pytest.mark.parametrize(
    "picks, aim",
    [
        (("stress.mental", "{grimm}"), "Mental stress → Grimm"),
        (("complication", "{grimm}", "{other}"), "Complication → Grimm, Tin Lantern"),
        (("asset",), "Asset"),
        (("asset", "{other}"), "Asset → Tin Lantern"),
        (("weaken.s.1",), "Remove: Dark"),
    ],
)
def test_the_aim_of_an_action_is_told(picks: tuple[str, ...], aim: str) -> None:
    t = cortex(players=2)
    t.scene("action", "The bridge\nDark")
    ids = {"grimm": f"t.{t.npc(GRIMM)}", "other": f"t.{t.hero('p2').id}"}
    t.pick("gm", "next", t.hero("p1").id)
    assert declared(t, *(one.format(**ids) for one in picks))[-1] == aim


def test_an_action_that_only_the_story_judges_has_no_aim_to_tell() -> None:
    t = cortex(players=2)
    t.scene()
    t.pick("gm", "next", t.hero("p1").id)
    assert declared(t, "other") == ["Swallow acts", "“Nets: I swing the sail over them”"]

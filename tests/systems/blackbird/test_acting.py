"""An action from its words to its result, as players tell it; dice in sight."""

from __future__ import annotations

from tests.systems.blackbird.table import blackbird


def test_an_action_is_declared_framed_gathered_thrown_and_judged() -> None:
    """Agility 3: two base dice, one of the pool; Courier 7: one base die and two of the pool; an aspect: one more."""
    t = blackbird(dice=(3, 4, 2, 5, 1, 1, 2), players=1)
    t.scene()
    t.act("p1", "agility")
    t.gather("p1", "c1", "attr.1", "main.2", "a1.1.0")
    t.pick("p1", "step.", "done")
    assert "success, 3 against difficulty 3" in t.said()
    assert t.hero("p1").pool == 7
    assert t.state.actions == ()

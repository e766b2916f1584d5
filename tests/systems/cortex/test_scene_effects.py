"""Effects of a scene with a price in doom dice: written below its title, set right by hand, bought (CX-DSP-10)."""

from __future__ import annotations

from engine.systems.cortex.state import EventEffect
from tests.systems.cortex.table import CortexTable, cortex, refused


def effects(t: CortexTable) -> tuple[EventEffect, ...]:
    scene = t.state.scene
    assert scene is not None
    return scene.effects


def test_a_scene_brings_effects_with_a_price() -> None:
    """CX-DSP-10, FL-DOOM-12, CX-SCD-01: a line that begins with dice is no Scene Distinction, and is none of three."""
    t = cortex(players=1)
    t.scene("action", "The bridge\nDark\nd8 d6 The rope snaps\nWet\nNarrow")
    assert effects(t) == (EventEffect(name="The rope snaps", cost=(8, 6)),)
    scene = t.state.scene
    assert scene is not None
    assert [one.name for one in scene.distinctions] == ["Dark", "Wet", "Narrow"]
    assert "The rope snaps" in t.read(t.prompt("doom.effect").options[0].label)
    t.set_state(doom=(10, 6, 6))
    t.pick("gm", "doom.effect", "e1", "d10", "d6")
    assert t.state.doom == (6,)


def test_an_effect_is_added_and_taken_away_by_hand() -> None:
    """CX-GM-01, CX-GEN-03, CX-DSP-10: in the log with its price and the reason."""
    t = cortex(players=1)
    t.scene("action")
    t.pick("gm", "hand.effect-add", "d6", "d8", "d8", text="Rockfall: the hill is steep")
    assert effects(t) == (EventEffect(name="Rockfall", cost=(8, 8, 6)),)
    for said in ("Rockfall", "d8 d8 d6", "the hill is steep"):
        assert said in t.said()
    with refused("duplicate-name"):
        t.pick("gm", "hand.effect-add", "d6", text="Rockfall")
    t.pick("gm", "hand.effect-add", text="Fog")
    t.pick("gm", "hand.effect-remove", "s.0", text="too hard")
    assert [one.name for one in effects(t)] == ["Fog"]
    assert "too hard" in t.said()


def test_without_a_scene_or_an_effect_there_is_nothing_to_set_right() -> None:
    """CX-GM-01."""
    t = cortex(players=1)
    assert not any(one.startswith("hand.effect") for one in t.open("gm"))
    t.scene("action")
    assert not any(one.startswith("hand.effect-remove") for one in t.open("gm"))

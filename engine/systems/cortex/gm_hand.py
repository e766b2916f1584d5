"""The GM's hand: every number and state may be set right (CX-GEN-02, CX-GEN-03, CX-GM-01).

Each correction stands in the log with its line, its reason in words, and who made it.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.systems.cortex.at_table import CortexPending, CortexPosition
from engine.systems.cortex.hand_doom import hand_doom
from engine.systems.cortex.hand_gifts import hand_gifts
from engine.systems.cortex.hand_harm import hand_harm
from engine.systems.cortex.hand_held import hand_held
from engine.systems.cortex.hand_numbers import hand_numbers
from engine.systems.cortex.hand_scene import hand_scene
from engine.systems.cortex.hand_story import hand_story
from engine.systems.cortex.hand_traits import hand_traits
from engine.systems.cortex.hand_turns import hand_turns

SUBJECTS = (
    hand_story,
    hand_numbers,
    hand_harm,
    hand_gifts,
    hand_held,
    hand_traits,
    hand_doom,
    hand_scene,
    hand_turns,
)


def gm_hand(here: CortexPosition) -> Iterable[CortexPending]:
    """All corrections that there is something for."""
    for subject in SUBJECTS:
        yield from subject(here)

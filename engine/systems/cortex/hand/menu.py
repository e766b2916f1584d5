"""The GM's hand: every number and state may be set right (CX-GEN-02, CX-GEN-03, CX-GM-01).

Each correction stands in the log with its line, its reason in words, and who made it.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Map, remembered
from engine.core.game import Position
from engine.systems.cortex.at_table import CortexPending, CortexPosition
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.hand.doom import hand_doom
from engine.systems.cortex.hand.effects import hand_effects
from engine.systems.cortex.hand.gifts import hand_gifts
from engine.systems.cortex.hand.harm import hand_harm
from engine.systems.cortex.hand.held import hand_held
from engine.systems.cortex.hand.numbers import hand_numbers
from engine.systems.cortex.hand.scene import hand_scene
from engine.systems.cortex.hand.story import hand_story
from engine.systems.cortex.hand.traits import hand_traits
from engine.systems.cortex.hand.turns import hand_turns
from engine.systems.cortex.options import TableRules
from engine.systems.cortex.state import CortexState

OF_PEOPLE = (hand_story, hand_numbers, hand_harm, hand_gifts, hand_traits)
"""Hang on the characters and the house rules alone."""
OF_THE_TABLE = (hand_held, hand_doom, hand_scene, hand_effects, hand_turns)


def gm_hand(here: CortexPosition) -> Iterable[CortexPending]:
    """All corrections that there is something for."""
    yield from _of_people(here.state.characters, here.options)
    for subject in OF_THE_TABLE:
        yield from subject(here)


@remembered
def _of_people(characters: Map[CharacterId, Character], options: TableRules) -> tuple[CortexPending, ...]:
    """They are many, and most steps touch no character."""
    here: CortexPosition = Position(CortexState(characters=characters), options, ())
    return tuple(one for subject in OF_PEOPLE for one in subject(here))

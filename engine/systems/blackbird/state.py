"""The whole game of Blackbird as a value: characters, what lies before somebody, and the scene (BB-SCENE-01)."""

from __future__ import annotations

from pydantic import Field

from engine.core.base import Frozen, Map
from engine.systems.blackbird.actions.values import Action
from engine.systems.blackbird.character import Character, CharacterId, Extra
from engine.systems.blackbird.heroes.drafts import Draft, FlagCheck, PerkDue, RefillDue, RewardChoice, TraitOffer


class Scene(Frozen):
    """The open scene; a closed one is gone from the state."""

    id: str
    title: str


class BlackbirdState(Frozen):
    """Heroes and GM characters by their ids, in the order in which they came."""

    characters: Map[CharacterId, Character] = Map()
    extras: Map[CharacterId, Extra] = Map()
    """GM characters in short."""
    scene: Scene | None = None
    drafts: tuple[Draft, ...] = ()
    """Sheets that are not in the game yet."""
    offers: tuple[TraitOffer, ...] = ()
    choices: tuple[RewardChoice, ...] = ()
    perks_due: tuple[PerkDue, ...] = ()
    refills: tuple[RefillDue, ...] = ()
    flag_checks: tuple[FlagCheck, ...] = ()
    made: int = Field(default=0, ge=0)
    """How many ids have been given out."""
    actions: tuple[Action, ...] = ()
    """Open ones, in the order in which they were declared; answers behind what they answer."""

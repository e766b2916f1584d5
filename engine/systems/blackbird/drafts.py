"""What lies before the GM or a player between two moves: sheets, new traits, rewards, perks that are owed."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.core.base import Frozen
from engine.core.heroes.drafts import HeroDraft
from engine.systems.blackbird.character import CharacterId, Perk, Sheet

Draft: TypeAlias = HeroDraft[Sheet]
Count = Annotated[int, Field(ge=0)]
OfferStage = Literal["with_gm", "comment", "change"]
PerkReason = Literal["flash", "talent"]


class TraitOffer(Frozen):
    """A new aspect, or a skill inside `aspect`, that the GM has not approved; nothing is paid yet (digest 4.5).

    `comment` and `change`: it is with its player again, because the GM has asked for that; `words` are the GM's.
    """

    id: str
    hero: CharacterId
    career: str
    aspect: str = ""
    name: str
    types: tuple[str, ...] = ()
    comment: str = ""
    stage: OfferStage
    words: str = ""
    asked: int = 0


class Reward(Frozen):
    """What the GM hands out at once (BB-ADV-01); at least one part is there."""

    career_xp: Count = 0
    general_xp: Count = 0
    fate_points: Count = 0
    perk: Perk | None = None


class RewardChoice(Frozen):
    """A reward of which the player takes one part."""

    id: str
    hero: CharacterId
    reward: Reward


class PerkDue(Frozen):
    """A perk that the GM owes: after a flash (BB-FLASH-05), or for a talent made better (ruling A-27)."""

    id: str
    hero: CharacterId
    why: PerkReason
    about: str = ""
    """The talent, or what the roll was about."""

"""What lies before the GM or a player between two moves: sheets, new traits, rewards, refills, flag checks."""

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
RefillReason = Literal["scene", "rest"]
CheckStage = Literal["offered", "silent", "refused"]


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


class RefillDue(Frozen):
    """Pools that the GM may fill: a scene has ended, or somebody rests (BB-POOL-04)."""

    id: str
    hero: CharacterId
    why: RefillReason


class FlagCheck(Frozen):
    """An act in the name of a flag that the GM has offered (BB-FLAG-02).

    `silent`: nobody waits for its player any more, who may still answer (BB-FLAG-03). `refused`: the GM prices it.
    """

    id: str
    hero: CharacterId
    flag: str
    words: str
    stage: CheckStage

"""GM characters come, change, show themselves and go (CX-NPC-01 … CX-NPC-04, CX-NPC-12; FL-NPC-01)."""

from __future__ import annotations

from typing import Literal

from engine.core.base import GM, Seat, Text, evolve, text
from engine.systems.cortex.at_table import TO_GM, CortexEvent, character, made_one_more, with_characters
from engine.systems.cortex.character import CharacterId, Sheet
from engine.systems.cortex.heroes.joining import in_play, over
from engine.systems.cortex.state import CortexState


class NpcKept(CortexEvent):
    """A GM character is new, or has a new sheet. Only the GM learns of it; a new one is secret and not in the scene."""

    kind: Literal["npc_kept"] = "npc_kept"
    npc: CharacterId
    sheet: Sheet

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: CortexState) -> CortexState:
        known = state.characters.get(self.npc)
        if known is not None:
            return with_characters(state, over(known, self.sheet))
        new = evolve(in_play(self.sheet, self.npc, GM), secret=True, present=False)
        return made_one_more(with_characters(state, new))

    def text(self) -> Text:
        return text("cortex-npc-kept", npc=self.sheet.name)


class NpcShown(CortexEvent):
    """Players may see the sheet from now on, or no longer."""

    kind: Literal["npc_shown"] = "npc_shown"
    npc: CharacterId
    secret: bool

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: CortexState) -> CortexState:
        return with_characters(state, evolve(character(state, self.npc), secret=self.secret))


class NpcMoved(CortexEvent):
    """A GM character enters the scene, or leaves it; everybody sees it by its name."""

    kind: Literal["npc_moved"] = "npc_moved"
    npc: CharacterId
    name: str
    present: bool

    def apply(self, state: CortexState) -> CortexState:
        moved = with_characters(state, evolve(character(state, self.npc), present=self.present))
        if moved.scene is None:
            return moved
        others = tuple(one for one in moved.scene.participants if one != self.npc)
        return evolve(moved, scene=evolve(moved.scene, participants=(*others, self.npc) if self.present else others))

    def text(self) -> Text:
        return text("cortex-npc-enters" if self.present else "cortex-npc-leaves", npc=self.name)


class NpcDropped(CortexEvent):
    kind: Literal["npc_dropped"] = "npc_dropped"
    npc: CharacterId
    name: str

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: CortexState) -> CortexState:
        return evolve(state, characters=state.characters.drop(self.npc))

    def text(self) -> Text:
        return text("cortex-npc-dropped", npc=self.name)


class ResourceTookShape(CortexEvent):
    """A person who was a hero's resource goes on as a specialist (CX-NPC-07, AMB-60)."""

    kind: Literal["resource_took_shape"] = "resource_took_shape"
    hero: CharacterId
    resource: str
    npc: CharacterId
    sheet: Sheet

    def apply(self, state: CortexState) -> CortexState:
        hero = character(state, self.hero)
        left = tuple(one for one in hero.resources if one.name != self.resource)
        new = evolve(in_play(self.sheet, self.npc, GM), present=False)
        return made_one_more(with_characters(state, evolve(hero, resources=left), new))

    def text(self) -> Text:
        return text("cortex-npc-from-resource", npc=self.sheet.name, resource=self.resource)

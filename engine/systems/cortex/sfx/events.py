"""SFX and Limits: asked for, agreed to, refused, used, announced, declined, brought about."""

from __future__ import annotations

from typing import Literal

from engine.core.base import Text, evolve, text
from engine.systems.cortex.at_table import CortexEvent, made_one_more
from engine.systems.cortex.character import CharacterId
from engine.systems.cortex.sfx.asked import LimitCalled, SfxAsked
from engine.systems.cortex.state import CortexState


class SfxRequested(CortexEvent):
    """A player asks the GM for an SFX whose condition or effect no machine can check (CX-DEC-26)."""

    kind: Literal["sfx_requested"] = "sfx_requested"
    asked: SfxAsked
    name: str

    def apply(self, state: CortexState) -> CortexState:
        return evolve(made_one_more(state), sfx_asked=(*state.sfx_asked, self.asked))

    def text(self) -> Text | None:
        return text("cortex-sfx-requested", who=self.name, sfx=self.asked.name)


class SfxGranted(CortexEvent):
    """The GM agrees; it goes with the next fitting roll."""

    kind: Literal["sfx_granted"] = "sfx_granted"
    asked: SfxAsked
    name: str

    def apply(self, state: CortexState) -> CortexState:
        after = evolve(self.asked, granted=True)
        return evolve(state, sfx_asked=tuple(after if one.id == self.asked.id else one for one in state.sfx_asked))

    def text(self) -> Text | None:
        return text("cortex-sfx-granted", who=self.name, sfx=self.asked.name)


class SfxRefused(CortexEvent):
    """Not confirmed: nothing is paid."""

    kind: Literal["sfx_refused"] = "sfx_refused"
    asked: SfxAsked
    name: str

    def apply(self, state: CortexState) -> CortexState:
        return evolve(state, sfx_asked=tuple(one for one in state.sfx_asked if one.id != self.asked.id))

    def text(self) -> Text | None:
        return text("cortex-sfx-refused", who=self.name, sfx=self.asked.name)


class SfxUsed(CortexEvent):
    """An SFX was activated; the GM's word on it is used up. `words`: what was changed by hand (CX-FMT-06)."""

    kind: Literal["sfx_used"] = "sfx_used"
    who: CharacterId
    name: str
    set: str
    sfx: str
    words: str = ""

    def apply(self, state: CortexState) -> CortexState:
        used = (self.who, self.set, self.sfx)
        return evolve(state, sfx_asked=tuple(one for one in state.sfx_asked if (one.who, one.set, one.name) != used))

    def text(self) -> Text | None:
        if self.words:
            return text("cortex-sfx-by-hand", who=self.name, sfx=self.sfx, words=self.words)
        return text("cortex-sfx-used", who=self.name, sfx=self.sfx)


class LimitAnnounced(CortexEvent):
    """The GM names a hero's Limit; its owner has the first word (CX-LIM-04)."""

    kind: Literal["limit_announced"] = "limit_announced"
    called: LimitCalled
    name: str

    def apply(self, state: CortexState) -> CortexState:
        return evolve(made_one_more(state), limits_called=(*state.limits_called, self.called))

    def text(self) -> Text | None:
        if self.called.words:
            return text("cortex-limit-announced-why", who=self.name, limit=self.called.name, words=self.called.words)
        return text("cortex-limit-announced", who=self.name, limit=self.called.name)


class LimitDeclined(CortexEvent):
    """The owner does not take the point: the GM may pay a doom die now (CX-DEC-17)."""

    kind: Literal["limit_declined"] = "limit_declined"
    called: LimitCalled
    name: str

    def apply(self, state: CortexState) -> CortexState:
        after = evolve(self.called, declined=True)
        return evolve(
            state, limits_called=tuple(after if one.id == self.called.id else one for one in state.limits_called)
        )

    def text(self) -> Text | None:
        return text("cortex-limit-declined", who=self.name, limit=self.called.name)


class LimitDropped(CortexEvent):
    """An announced Limit is over: activated, or left alone; quiet."""

    kind: Literal["limit_dropped"] = "limit_dropped"
    called: str

    def apply(self, state: CortexState) -> CortexState:
        return evolve(state, limits_called=tuple(one for one in state.limits_called if one.id != self.called))

"""What happens to characters, the doom pool and exchanges, as events; a change carries what stands afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from engine.core.base import Text, evolve, text
from engine.core.view import Block, Line
from engine.systems.cortex.action.exchange import Exchange, Reacting
from engine.systems.cortex.at_table import CortexEvent, CortexLedger, CortexPosition, with_characters, with_scene
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.dice import Die
from engine.systems.cortex.state import CortexState, Round, Scene
from engine.systems.cortex.words import name_of


class Changed(CortexEvent):
    """Characters and the doom pool stand differently now; `line` says why, `blocks` show more."""

    kind: Literal["changed"] = "changed"
    line: Text | None = None
    blocks: tuple[Block, ...] = ()
    characters: tuple[Character, ...] = ()
    doom: tuple[Die, ...] | None = None

    def apply(self, state: CortexState) -> CortexState:
        changed = with_characters(state, *self.characters)
        return changed if self.doom is None else evolve(changed, doom=self.doom)

    def text(self) -> Text | None:
        return self.line

    def show(self) -> tuple[Block, ...]:
        return self.blocks or super().show()


class ExchangeMoved(CortexEvent):
    """An exchange is new or has gone on; quiet."""

    kind: Literal["exchange_moved"] = "exchange_moved"
    exchange: Exchange

    def apply(self, state: CortexState) -> CortexState:
        made = int(self.exchange.id.removeprefix("x"))
        counted = evolve(state, made=max(state.made, made))
        return with_exchange(counted, _asked_anew(exchange_called(state, self.exchange.id), self.exchange))


def _asked_anew(before: Exchange | None, after: Exchange) -> Exchange:
    """Its questions are new ones; while several react, only those about a roll that is no longer the same."""
    if _same_question(before, after):
        return after
    if before is None or not isinstance(before.stage, Reacting) or not isinstance(after.stage, Reacting):
        return evolve(after, asked=after.asked + 1)
    asked = after.stage.asked
    for who in after.opposed_by:
        if before.rolls.get(who) != after.rolls.get(who):
            asked = asked.set(who, asked.get(who, 0) + 1)
    return evolve(after, stage=evolve(after.stage, asked=asked))


def _same_question(before: Exchange | None, after: Exchange) -> bool:
    """What is struck, lent or used by others leaves the open question, and the ticks of whoever answers it, alone."""
    if before is None:
        return False
    beside = {
        "struck": after.struck,
        "lent": after.lent,
        "gm_ones_used": after.gm_ones_used,
        "let_go": after.let_go,
    }
    return evolve(before, **beside) == after


class ExchangeEnded(CortexEvent):
    """It is over, or lapsed before its dice."""

    kind: Literal["exchange_ended"] = "exchange_ended"
    exchange: str
    line: Text | None = None

    def apply(self, state: CortexState) -> CortexState:
        return without_exchange(state, self.exchange)

    def text(self) -> Text | None:
        return self.line


class RoundMoved(CortexEvent):
    """Whose turn it is, who has acted; quiet."""

    kind: Literal["round_moved"] = "round_moved"
    round: Round
    line: Text | None = None
    drop_exchange: bool = False
    """An interrupted hero's draft is put aside; nothing was spent."""

    def apply(self, state: CortexState) -> CortexState:
        if state.scene is None:
            return state
        exchange = None if self.drop_exchange else state.scene.exchange
        return with_scene(state, round=self.round, exchange=exchange)

    def text(self) -> Text | None:
        return self.line


class SceneChanged(CortexEvent):
    """Something of the open scene: its Distinctions, who is ready, attempts."""

    kind: Literal["scene_changed"] = "scene_changed"
    scene: Scene
    line: Text | None = None

    def apply(self, state: CortexState) -> CortexState:
        return evolve(state, scene=self.scene)

    def text(self) -> Text | None:
        return self.line


def change(
    led: CortexLedger,
    line: Text | None,
    *characters: Character,
    doom: tuple[Die, ...] | None = None,
    blocks: Iterable[Block] = (),
    strong: bool = False,
) -> None:
    """Posts what has changed; nothing is posted when nothing has."""
    shown = tuple(blocks)
    if line is not None and strong:
        shown = (Line(text=line, strong=True), *shown)
    elif line is not None and shown:
        shown = (Line(text=line), *shown)
    if line is not None or characters or doom is not None or shown:
        led.post(Changed(line=line, blocks=shown, characters=characters, doom=doom))


def exchanges(state: CortexState) -> tuple[Exchange, ...]:
    """All open exchanges: the one of an Action Scene, or those of a Transition Scene."""
    if state.scene is None:
        return ()
    one = (state.scene.exchange,) if state.scene.exchange is not None else ()
    return (*one, *state.scene.recoveries)


def exchange_called(state: CortexState, exchange_id: str) -> Exchange | None:
    return next((one for one in exchanges(state) if one.id == exchange_id), None)


def exchange_of(state: CortexState, who: CharacterId) -> Exchange | None:
    return next((one for one in exchanges(state) if one.actor == who), None)


def with_exchange(state: CortexState, exchange: Exchange) -> CortexState:
    scene = state.scene
    if scene is None:
        return state
    if not exchange.in_transition:
        return with_scene(state, exchange=exchange)
    others = tuple(exchange if one.id == exchange.id else one for one in scene.recoveries)
    known = any(one.id == exchange.id for one in scene.recoveries)
    return with_scene(state, recoveries=others if known else (*others, exchange))


def without_exchange(state: CortexState, exchange_id: str) -> CortexState:
    scene = state.scene
    if scene is None:
        return state
    kept = None if scene.exchange is not None and scene.exchange.id == exchange_id else scene.exchange
    return with_scene(state, exchange=kept, recoveries=tuple(one for one in scene.recoveries if one.id != exchange_id))


def move(led: CortexLedger, exchange: Exchange, **changes: object) -> Exchange:
    """The exchange goes on; gives it as it stands in the state."""
    led.post(ExchangeMoved(exchange=evolve(exchange, **changes)))
    return exchange_called(led.state, exchange.id) or exchange


def with_xp(here: CortexPosition, gained: Mapping[CharacterId, int]) -> tuple[Character, ...]:
    """Heroes with their experience for spent d12 (CX-DOOM-09)."""
    found = []
    for who, xp in gained.items():
        one = here.state.characters.get(who)
        if one is not None and one.is_hero:
            found.append(evolve(one, xp=one.xp + xp))
    return tuple(found)


def xp_lines(state: CortexState, gained: Mapping[CharacterId, int]) -> tuple[Text, ...]:
    return tuple(text("cortex-xp-of-doom", hero=name_of(state, who), xp=str(xp)) for who, xp in gained.items() if xp)

"""GM characters: kept with a full sheet, or in short as so many dice (BB-NPC-01, BB-SHEET-10, ruling A-31)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from engine.core.base import GM, Rejected, Seat, Text, evolve, remembered, text
from engine.core.heroes.desk import SHEET_LIMIT
from engine.core.heroes.drafts import Doubt
from engine.core.heroes.sheets import doubt_blocks
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.blackbird.at_table import (
    MENU_GM,
    TO_GM,
    BlackbirdEvent,
    BlackbirdLedger,
    BlackbirdPending,
    BlackbirdPosition,
    made_one_more,
    next_id,
    with_character,
    with_extra,
    without_actor,
)
from engine.systems.blackbird.character import Character, CharacterId, Extra, ExtraSheet, Sheet
from engine.systems.blackbird.heroes.joining import in_play
from engine.systems.blackbird.heroes.sheets import doubt_text, read_pasted
from engine.systems.blackbird.sheet.view import sheet_blocks
from engine.systems.blackbird.state import BlackbirdState

MENU_NPCS = (MENU_GM, text("blackbird-menu-npcs"))
DISMISS = "dismiss"


class NpcKept(BlackbirdEvent):
    """A GM character is new, or has a new sheet; the GM's own is approved at once (BB-SHEET-13)."""

    kind: Literal["npc_kept"] = "npc_kept"
    npc: CharacterId
    sheet: Sheet
    doubts: tuple[Doubt, ...] = ()

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        counted = state if self.npc in state.characters else made_one_more(state)
        return with_character(counted, in_play(self.sheet, self.npc, GM))

    def text(self) -> Text:
        return text("blackbird-npc-kept", npc=self.sheet.name)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), *doubt_blocks(self.doubts, doubt_text))


class ExtraKept(BlackbirdEvent):
    """The same of one in short."""

    kind: Literal["extra_kept"] = "extra_kept"
    extra: Extra
    doubts: tuple[Doubt, ...] = ()

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        counted = state if self.extra.id in state.extras else made_one_more(state)
        return with_extra(counted, self.extra)

    def text(self) -> Text:
        return text("blackbird-npc-kept", npc=self.extra.name)

    def show(self) -> tuple[Block, ...]:
        return (Line(text=self.text(), strong=True), *doubt_blocks(self.doubts, doubt_text))


class NpcDismissed(BlackbirdEvent):
    """A GM character is kept no longer."""

    kind: Literal["npc_dismissed"] = "npc_dismissed"
    npc: CharacterId
    name: str

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: BlackbirdState) -> BlackbirdState:
        left = without_actor(state, self.npc)
        owed = tuple(one for one in left.perks_due if one.hero != self.npc)
        kept = {"characters": left.characters.drop(self.npc), "extras": left.extras.drop(self.npc)}
        return evolve(left, **kept, perks_due=owed)

    def text(self) -> Text:
        return text("blackbird-npc-dismissed", npc=self.name)


def npcs_of(state: BlackbirdState) -> Iterator[Character | Extra]:
    """All GM characters, those with full sheets first."""
    yield from (one for one in state.characters.values() if one.player == GM)
    yield from state.extras.values()


def npcs(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """[New GM character], and the sheet of each."""
    yield _new()
    for one in npcs_of(here.state):
        yield _kept(one)


@lru_cache(maxsize=1)
def _new() -> BlackbirdPending:
    prompt = Prompt(
        id="npc.new",
        to=TO_GM,
        title=text("blackbird-npc-new"),
        body=(Line(text=text("blackbird-npc-new-says")), Line(text=text("blackbird-npc-example"))),
        least=0,
        ask=Ask(label=text("hero-sheet-asks"), max_len=SHEET_LIMIT, required=True),
        wait=Wait.NONE,
        menu=MENU_NPCS,
        about="npc",
    )

    def pasted(led: BlackbirdLedger, answer: Answer) -> None:
        _keep(led, next_id(led.state, "n"), answer.text)

    return BlackbirdPending(prompt, pasted)


@remembered
def _kept(one: Character | Extra) -> BlackbirdPending:
    prompt = Prompt(
        id=f"npc.{one.id}",
        to=TO_GM,
        title=text("blackbird-npc", npc=one.name),
        body=(*npc_blocks(one), Line(text=text("blackbird-npc-says"))),
        options=(Option(id=DISMISS, label=text("blackbird-npc-dismiss")),),
        least=0,
        ask=Ask(label=text("hero-sheet-asks"), max_len=SHEET_LIMIT),
        wait=Wait.NONE,
        menu=MENU_NPCS,
        about="npc",
    )

    def answered(led: BlackbirdLedger, answer: Answer) -> None:
        if answer.pick == DISMISS:
            led.post(NpcDismissed(npc=one.id, name=one.name))
        elif answer.text.strip():
            _keep(led, one.id, answer.text)
        else:
            raise Rejected("words-missing")

    return BlackbirdPending(prompt, answered)


def npc_blocks(one: Character | Extra) -> tuple[Block, ...]:
    """The sheet as the GM sees it."""
    if isinstance(one, Character):
        return sheet_blocks(one)
    said = text("blackbird-npc-short", npc=one.name, dice=one.dice, health=str(one.health), most=str(one.health_max))
    return (Line(text=said, strong=True),)


def _keep(led: BlackbirdLedger, npc: CharacterId, pasted: str) -> None:
    """A sheet in short over a full one is refused, and the other way round: what is going on hangs on the kind."""
    read = read_pasted(led, pasted)
    doubts = tuple(Doubt(line=one.line, code=one.code) for one in read.warnings)
    short = isinstance(read.sheet, ExtraSheet)
    if npc in (led.state.characters if short else led.state.extras):
        raise Rejected("npc-kind-fixed")
    if isinstance(read.sheet, ExtraSheet):
        extra = Extra(id=npc, **{name: getattr(read.sheet, name) for name in ExtraSheet.model_fields})
        led.post(ExtraKept(extra=extra, doubts=doubts))
    else:
        led.post(NpcKept(npc=npc, sheet=read.sheet, doubts=doubts))

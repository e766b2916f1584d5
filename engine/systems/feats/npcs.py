"""GM characters that are kept for later (FT-CHAR-15, FT-GM-06): a name, skills, a note. Only the GM sees them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine.core.base import Rejected, Seat, Text, evolve, text
from engine.core.game import Pending
from engine.core.heroes.desk import SHEET_LIMIT
from engine.core.heroes.sheets import doubt_blocks
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import Lexicon, capitalised
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import (
    MENU_GM,
    TO_GM,
    FeatsEvent,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    made_one_more,
    next_id,
)
from engine.systems.feats.hero import NpcSheet
from engine.systems.feats.heroes.draft_events import DraftDropped, SheetDrafted
from engine.systems.feats.heroes.drafts import NpcDraft
from engine.systems.feats.heroes.sheet import ReadNpc
from engine.systems.feats.heroes.sheets import doubt_text, doubts_of, read_pasted
from engine.systems.feats.state import FeatsState

MENU_NPCS = text("feats-menu-npcs")


class NpcKept(FeatsEvent):
    """A GM character is new, or has a new sheet."""

    kind: Literal["npc_kept"] = "npc_kept"
    npc: str
    sheet: NpcSheet

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: FeatsState) -> FeatsState:
        kept = evolve(state, npcs=state.npcs.set(self.npc, self.sheet))
        return kept if self.npc in state.npcs else made_one_more(kept)

    def text(self) -> Text:
        return text("feats-npc-kept", npc=self.sheet.name)


class NpcDropped(FeatsEvent):
    kind: Literal["npc_dropped"] = "npc_dropped"
    npc: str
    name: str

    @property
    def audience(self) -> frozenset[Seat]:
        return TO_GM

    def apply(self, state: FeatsState) -> FeatsState:
        return evolve(state, npcs=state.npcs.drop(self.npc))

    def text(self) -> Text:
        return text("feats-npc-dropped", npc=self.name)


def npcs(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[New GM character], each one that is kept, and the questions about warnings."""
    yield _new()
    for npc, sheet in here.state.npcs.items():
        yield _kept(npc, sheet)
    for draft in here.state.drafts:
        if isinstance(draft, NpcDraft):
            yield _doubt(draft)


def npc_blocks(sheet: NpcSheet) -> tuple[Block, ...]:
    skills = tuple(
        text("feats-skill", skill=one.name, rank=str(one.rank), value=str(one.value)) for one in sheet.skills
    )
    rank = (Line(text=text("feats-npc-rank", rank=str(sheet.character_rank))),) if sheet.character_rank else ()
    note = (Line(text=text("feats-npc-note", words=sheet.note)),) if sheet.note else ()
    return (*rank, *((Fold(lines=skills),) if skills else ()), *note)


def _new() -> FeatsPending:
    prompt = Prompt(
        id="npc.new",
        to=TO_GM,
        title=text("feats-npc-new"),
        body=(Line(text=text("feats-npc-new-says")),),
        least=0,
        ask=Ask(label=text("feats-npc-asks"), max_len=SHEET_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM, MENU_NPCS),
    )

    def written(led: FeatsLedger, answer: Answer) -> None:
        _read(led, answer.text, "")

    return Pending(prompt, written)


def _kept(npc: str, sheet: NpcSheet) -> FeatsPending:
    prompt = Prompt(
        id=f"npc.{npc}",
        to=TO_GM,
        title=text("feats-npc", npc=sheet.name),
        body=npc_blocks(sheet),
        options=(Option(id="drop", label=text("feats-npc-drop")),),
        least=0,
        ask=Ask(label=text("feats-npc-asks-again"), max_len=SHEET_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_GM, MENU_NPCS),
    )

    def answered(led: FeatsLedger, answer: Answer) -> None:
        if answer.pick == "drop":
            led.post(NpcDropped(npc=npc, name=sheet.name))
        else:
            _read(led, answer.text, npc)

    return Pending(prompt, answered)


def _read(led: FeatsLedger, typed: str, npc: str) -> None:
    """A sheet, or in short: the name on the first line, a skill on every further one."""
    read = read_pasted(led, _with_keywords(typed, led.lexicon))
    if not isinstance(read, ReadNpc):
        raise Rejected("hero-sheet")
    doubts = doubts_of(read.warnings)
    if not doubts:
        led.post(NpcKept(npc=npc or next_id(led.state, "n"), sheet=read.npc))
    else:
        draft = NpcDraft(kind="npc", id=next_id(led.state, "d"), npc=npc, sheet=read.npc, doubts=doubts)
        led.post(SheetDrafted(draft=draft))


def _with_keywords(typed: str, lexicon: Lexicon) -> str:
    """Lines without any keyword are read as a name and skills."""
    lines = [line for line in typed.splitlines() if line.strip()]
    if not lines or any(mark in lines[0] for mark in ":=") or not lexicon.languages:
        return typed
    language = next(iter(lexicon.languages))
    npc, skills = (capitalised(lexicon.first(language, word)) for word in ("npc", "skills"))
    return "\n".join((f"{npc}: {lines[0]}", f"{skills}:", *lines[1:]))


def _doubt(draft: NpcDraft) -> FeatsPending:
    prompt = Prompt(
        id=f"npc.doubt.{draft.id}.{draft.asked}",
        to=TO_GM,
        title=text("hero-read", hero=draft.sheet.name),
        body=(*npc_blocks(draft.sheet), *doubt_blocks(draft.doubts, doubt_text)),
        options=(
            Option(id="save", label=text("hero-save")),
            Option(id="correct", label=text("hero-throw-away")),
        ),
        wait=Wait.TURN,
        secret=True,
    )

    def settled(led: FeatsLedger, answer: Answer) -> None:
        if answer.pick == "save":
            led.post(NpcKept(npc=draft.npc or next_id(led.state, "n"), sheet=draft.sheet))
        led.post(DraftDropped(draft=draft.id))

    return Pending(prompt, settled)

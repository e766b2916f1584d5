"""GM characters: by text sheet, or by buttons; in and out of the scene; hidden from players or not.

CX-NPC-01 … CX-NPC-07, CX-NPC-12, CX-MOB-01, CX-BIG-01; FL-NPC-01.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.base import Rejected, Text, remembered, text
from engine.core.game import Pending
from engine.core.heroes.sheets import doubt_blocks
from engine.core.prompt import Answer, Ask, Option, Prompt, Wait
from engine.core.sheet import Lexicon, capitalised
from engine.core.view import Fold, Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    gm_characters,
    next_id,
)
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.changes import exchanges
from engine.systems.cortex.character import Character, CharacterId
from engine.systems.cortex.heroes.draft_events import SheetDrafted, drop
from engine.systems.cortex.heroes.drafts import NpcDraft
from engine.systems.cortex.heroes.joining import problem_blocks
from engine.systems.cortex.heroes.sheets import doubt_text, read_pasted
from engine.systems.cortex.npcs.events import NpcDropped, NpcKept, NpcShown
from engine.systems.cortex.npcs.menu import MENU_NPCS, move_npc
from engine.systems.cortex.sheet.blocks import sheet_blocks
from engine.systems.cortex.sheet.check import problems
from engine.systems.cortex.sheet.read import LONGEST


def npc_roster(here: CortexPosition) -> Iterable[CortexPending]:
    """[New GM character] by text, each one that is kept, and the questions about pasted sheets."""
    yield _new(here)
    for npc in gm_characters(here.state):
        yield _kept(npc, _busy(here, npc), _in_scene(here, npc), here.options.canon)
    for draft in here.state.drafts:
        if isinstance(draft, NpcDraft):
            yield _doubt(here, draft)


def _new(here: CortexPosition) -> CortexPending:
    example = text(f"cortex-npc-example-{here.options.canon.affiliation}")
    prompt = Prompt(
        id="npc.new",
        to=TO_GM,
        title=text("cortex-npc-new"),
        body=(Line(text=text("cortex-npc-new-says")), Fold(lines=(example,))),
        least=0,
        ask=Ask(label=text("cortex-npc-asks"), max_len=LONGEST, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM, MENU_NPCS),
    )

    def written(led: CortexLedger, answer: Answer) -> None:
        _read(led, answer.text, "")

    return Pending(prompt, written)


@remembered
def _kept(npc: Character, busy: Text | None, in_scene: Text | None, canon: Canon) -> CortexPending:
    move = "leave" if npc.present else "enter"
    show = "show" if npc.secret else "hide"
    prompt = Prompt(
        id=f"npc.{npc.id}",
        to=TO_GM,
        title=text("cortex-name", name=npc.name),
        body=(*sheet_blocks(npc), *problem_blocks(npc, canon)),
        options=(
            Option(id=move, label=text(f"cortex-npc-{move}"), blocked=busy if npc.present else None),
            Option(id=show, label=text(f"cortex-npc-{show}")),
            Option(id="drop", label=text("cortex-npc-drop"), blocked=in_scene or busy),
        ),
        least=0,
        ask=Ask(label=text("cortex-npc-asks-again"), max_len=LONGEST),
        wait=Wait.NONE,
        menu=(MENU_GM, MENU_NPCS),
    )

    def answered(led: CortexLedger, answer: Answer) -> None:
        match answer.pick:
            case "enter" | "leave":
                move_npc(led, npc.id, npc.name, present=answer.pick == "enter")
            case "show" | "hide":
                led.post(NpcShown(npc=npc.id, secret=answer.pick == "hide"))
            case "drop":
                led.post(NpcDropped(npc=npc.id, name=npc.name))
            case _:
                _read(led, answer.text, npc.id)

    return Pending(prompt, answered)


def _busy(here: CortexPosition, npc: Character) -> Text | None:
    """Nobody leaves who acts, or is acted against, or whose turn it is."""
    scene = here.state.scene
    if exchanges(here.state) or (scene is not None and npc.id in {scene.round.current, scene.round.interrupted}):
        return text("refuse-cortex-busy")
    return None


def _in_scene(here: CortexPosition, npc: Character) -> Text | None:
    return text("refuse-cortex-in-scene") if here.state.scene is not None and npc.present else None


def _read(led: CortexLedger, typed: str, npc: CharacterId) -> None:
    """A sheet of any kind but a hero's; without a kind it is a minor character's. Refusal: `text-missing`."""
    if not typed.strip():
        raise Rejected("words-first")
    read = read_pasted(led, _with_kind(typed, led.lexicon))
    sheet, doubts = read.sheet, read.doubts
    if sheet.kind == "hero":
        raise Rejected("hero-sheet")
    if doubts or problems(sheet, led.options.canon):
        draft = NpcDraft(kind="npc", id=next_id(led.state, "d"), npc=npc, sheet=sheet, doubts=doubts)
        led.post(SheetDrafted(draft=draft))
    else:
        led.post(NpcKept(npc=npc or next_id(led.state, "n"), sheet=sheet))


def _with_kind(typed: str, lexicon: Lexicon) -> str:
    """A sheet without a line of its kind is a minor character's; the name on the first line stays the name."""
    if not lexicon.languages or any(_names_kind(line, lexicon) for line in typed.splitlines()):
        return typed
    language = next(iter(lexicon.languages))
    kind = f"{capitalised(lexicon.first(language, 'kind'))}: {lexicon.first(language, 'kind-minor')}"
    return f"{typed}\n{kind}"


def _names_kind(line: str, lexicon: Lexicon) -> bool:
    word = line.replace("=", ":").partition(":")[0].strip("*-• \t")
    return lexicon.means("kind", word)


def _doubt(here: CortexPosition, draft: NpcDraft) -> CortexPending:
    prompt = Prompt(
        id=f"npc.doubt.{draft.id}.{draft.asked}",
        to=TO_GM,
        title=text("hero-read", hero=draft.sheet.name),
        body=(
            *sheet_blocks(draft.sheet),
            *doubt_blocks(draft.doubts, doubt_text),
            *problem_blocks(draft.sheet, here.options.canon),
        ),
        options=(
            Option(id="save", label=text("hero-save")),
            Option(id="correct", label=text("hero-throw-away")),
        ),
        wait=Wait.TURN,
        secret=True,
    )

    def settled(led: CortexLedger, answer: Answer) -> None:
        if answer.pick == "save":
            known = draft.npc if draft.npc in led.state.characters else ""
            led.post(NpcKept(npc=known or next_id(led.state, "n"), sheet=draft.sheet))
        drop(led, draft)

    return Pending(prompt, settled)

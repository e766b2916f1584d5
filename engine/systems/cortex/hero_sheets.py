"""Text sheets of heroes: pasted by a player for the own hero, or by the GM over a hero in play (CX-TXT-08, CX-TXT-11).

Errors name their line; a sheet that was read is shown with its warnings and problems before anything is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.cortex.at_table import (
    MENU_GM,
    MENU_HERO,
    TO_GM,
    CortexLedger,
    CortexPending,
    CortexPosition,
    hero_of,
    heroes_at,
)
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Character, CharacterId, Sheet
from engine.systems.cortex.draft_events import SheetDrafted, begin_draft, drafts_of, drop, to_stage
from engine.systems.cortex.drafts import Doubt, Doubted, HeroDraft, InSteps, WithGm
from engine.systems.cortex.hero_joining import HeroImported, problem_blocks, save, sheet_of
from engine.systems.cortex.sheet_blocks import sheet_blocks
from engine.systems.cortex.sheet_check import problems
from engine.systems.cortex.sheet_read import LONGEST, ReadSheet, Warned, read_sheet

SHOWN = 60
"""Characters of a faulty line that are shown again."""
BLANK = Sheet()
"""Where the steps of a new hero begin."""


def hero_sheets(here: CortexPosition) -> Iterable[CortexPending]:
    """[Make a hero] or [Change the sheet] for each seat, the GM's import, and the questions about pasted sheets."""
    for seat in here.seats:
        if not any(isinstance(draft.stage, WithGm | Doubted) for draft in drafts_of(here, seat)):
            yield _begin(here, seat)
    for draft in here.state.drafts:
        if isinstance(draft, HeroDraft) and isinstance(draft.stage, Doubted) and draft.seat in (*here.seats, GM):
            yield _doubt(draft, draft.stage, here.options.canon)
    heroes = heroes_at(here)
    if heroes:
        yield _import(heroes)


# ---- a player's sheet


def _begin(here: CortexPosition, seat: Seat) -> CortexPending:
    hero = hero_of(here, seat)
    at_work = next(drafts_of(here, seat), None)
    prompt = Prompt(
        id=f"hero.begin.{seat}",
        to=frozenset({seat}),
        title=text("cortex-change-sheet", hero=hero.name) if hero else text("cortex-make-hero"),
        body=(
            Line(text=text("cortex-change-sheet-says" if hero else "cortex-make-hero-says")),
            Fold(lines=(text(f"cortex-sheet-example-{here.options.canon.affiliation}"),)),
        ),
        options=(Option(id="steps", label=text("cortex-by-steps-on" if at_work else "cortex-by-steps")),),
        least=0,
        ask=Ask(label=text("cortex-paste-sheet"), max_len=LONGEST),
        wait=Wait.NONE,
        menu=(MENU_HERO,),
    )

    def begun(led: CortexLedger, answer: Answer) -> None:
        if answer.pick:
            _into_steps(led, seat, hero, at_work)
        else:
            _pasted(led, seat, hero.id if hero else "", answer.text)

    return Pending(prompt, begun)


def _into_steps(led: CortexLedger, seat: Seat, hero: Character | None, at_work: HeroDraft | None) -> None:
    if at_work is not None and isinstance(at_work.stage, InSteps):
        stage = at_work.stage
        to_stage(led, at_work, stage.model_copy(update={"resting": False}))
    elif hero is not None:
        begin_draft(led, seat, hero.id, sheet_of(hero), InSteps(stage="in_steps", step="choose"))
    else:
        begin_draft(led, seat, "", BLANK, InSteps(stage="in_steps", step="name", first=True))


def _pasted(led: CortexLedger, seat: Seat, hero: CharacterId, pasted: str) -> None:
    read = read_pasted(led, pasted)
    if read.sheet.kind != "hero":
        raise Rejected("npc-sheet")
    begin_draft(led, seat, hero, read.sheet, doubted(read.warnings, pasted))


# ---- the GM's sheet over a hero in play


def _import(heroes: tuple[Character, ...]) -> CortexPending:
    prompt = Prompt(
        id="hero.import",
        to=TO_GM,
        title=text("cortex-import-sheet"),
        body=(Line(text=text("cortex-import-sheet-says")),),
        options=tuple(Option(id=hero.id, label=text("cortex-name", name=hero.name)) for hero in heroes),
        ask=Ask(label=text("cortex-paste-sheet"), max_len=LONGEST, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM, text("cortex-menu-heroes")),
    )

    def imported(led: CortexLedger, answer: Answer) -> None:
        read = read_pasted(led, answer.text)
        if read.sheet.kind != "hero":
            raise Rejected("npc-sheet")
        if read.warnings or problems(read.sheet, led.options.canon):
            begin_draft(led, GM, answer.pick, read.sheet, doubted(read.warnings, answer.text))
        else:
            led.post(HeroImported(hero=answer.pick, sheet=read.sheet))

    return Pending(prompt, imported)


# ---- reading and doubts


def read_pasted(led: CortexLedger, pasted: str) -> ReadSheet:
    """Reads a sheet. Refusals: `sheet-line` with the number, the line and why; `name-missing`, `sheet-too-long`."""
    try:
        read = read_sheet(pasted, led.lexicon, led.options.canon)
    except Rejected as refused:
        raise line_refused(refused) from None
    if not read.sheet.name:
        raise Rejected("name-missing")
    return read


def line_refused(refused: Rejected) -> Rejected:
    """A refusal of one line, told with its number and its text; any other as it is."""
    args = dict(refused.args_of_text)
    line, shown = args.pop("line", None), args.pop("shown", None)
    if not isinstance(line, int) or not isinstance(shown, str):
        return refused
    why = text(f"refuse-cortex-{refused.code}", **args)
    return Rejected("sheet-line", line=line, shown=shown[:SHOWN], why=why)


def doubted(warnings: tuple[Warned, ...], pasted: str) -> Doubted:
    """The stage of a sheet that was read."""
    return Doubted(stage="doubted", doubts=doubts_of(warnings), pasted=pasted)


def doubts_of(warnings: tuple[Warned, ...]) -> tuple[Doubt, ...]:
    return tuple(Doubt(line=one.line, code=one.code, name=one.name) for one in warnings)


def doubt_blocks(doubts: tuple[Doubt, ...]) -> Iterator[Block]:
    if doubts:
        yield Line(text=text("cortex-doubts"))
        yield from (Line(text=_doubt_text(one)) for one in doubts)


def _doubt_text(doubt: Doubt) -> Text:
    said = text(f"cortex-doubt-{doubt.code}", name=doubt.name)
    return text("cortex-doubt-in-line", line=doubt.line, doubt=said)


def _goes_on(led: CortexLedger, draft: HeroDraft, stage: Doubted, more: str) -> None:
    """The next message of a long sheet is read together with what came before (CX-TXT-11)."""
    if not more.strip():
        raise Rejected("words-missing")
    pasted = f"{stage.pasted}\n{more}"
    read = read_pasted(led, pasted)
    if read.sheet.kind != "hero":
        raise Rejected("npc-sheet")
    led.post(SheetDrafted(draft=evolve(draft, sheet=read.sheet, stage=doubted(read.warnings, pasted))))


def _doubt(draft: HeroDraft, stage: Doubted, canon: Canon) -> CortexPending:
    prompt = Prompt(
        id=f"hero.doubt.{draft.id}.{draft.asked}",
        to=frozenset({draft.seat}),
        title=text("cortex-sheet-read", hero=draft.sheet.name),
        body=(*sheet_blocks(draft.sheet), *doubt_blocks(stage.doubts), *problem_blocks(draft.sheet, canon)),
        options=(
            Option(id="save", label=text("cortex-sheet-save")),
            *(() if draft.seat == GM else (Option(id="steps", label=text("cortex-sheet-correct-by-steps")),)),
            Option(id="correct", label=text("cortex-sheet-correct")),
        ),
        least=0,
        ask=Ask(label=text("cortex-sheet-goes-on"), max_len=LONGEST),
        wait=Wait.TURN,
        default=None if draft.seat == GM else Default(picks=("save",)),
        secret=True,
    )

    def settled(led: CortexLedger, answer: Answer) -> None:
        match answer.pick:
            case "save":
                save(led, draft)
            case "steps":
                to_stage(led, draft, InSteps(stage="in_steps", step="choose"))
            case "correct":
                drop(led, draft)
            case _:
                _goes_on(led, draft, stage, answer.text)

    return Pending(prompt, settled)

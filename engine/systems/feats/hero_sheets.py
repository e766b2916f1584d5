"""Text sheets of heroes: pasted by a player for the own hero, or by the GM over a hero in play.

FT-CHAR-08, FT-CHAR-16, FT-CHAR-19. Errors name their line and give an example; warnings are asked about
before anything is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import GM, Rejected, Seat, Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Block, Fold, Line
from engine.systems.feats.at_table import (
    MENU_GM,
    MENU_HERO,
    TO_GM,
    FeatsLedger,
    FeatsPending,
    FeatsPosition,
    hero_of,
    heroes_at,
)
from engine.systems.feats.boundaries import sheet_of
from engine.systems.feats.draft_events import begin_draft, drafts_of, drop, to_stage
from engine.systems.feats.drafts import Doubt, Doubted, HeroDraft, InSteps, Stage, WithGm
from engine.systems.feats.hero import Hero, HeroId, HeroSheet, Stress
from engine.systems.feats.hero_joining import HeroImported, save
from engine.systems.feats.sheet import ReadHero, ReadNpc, Warned, read_sheet
from engine.systems.feats.view import sheet_blocks

SHEET_LIMIT = 3500
"""Characters of a pasted sheet."""
SHOWN = 60
"""Characters of a faulty line that are shown again."""
BLANK = HeroSheet(name="", stress=Stress(max=1))
"""Where the steps of a new hero begin."""


def hero_sheets(here: FeatsPosition) -> Iterable[FeatsPending]:
    """[Make a hero] or [Change the sheet] for each seat, the GM's import, and the questions about warnings."""
    for seat in here.seats:
        if not any(isinstance(draft.stage, WithGm | Doubted) for draft in drafts_of(here, seat)):
            yield _begin(here, seat)
    for draft in here.state.drafts:
        if isinstance(draft, HeroDraft) and isinstance(draft.stage, Doubted) and draft.seat in (*here.seats, GM):
            yield _doubt(draft, draft.stage)
    heroes = heroes_at(here)
    if heroes:
        yield _import(heroes)


# ---- a player's sheet


def _begin(here: FeatsPosition, seat: Seat) -> FeatsPending:
    hero = hero_of(here, seat)
    at_work = next(drafts_of(here, seat), None)
    prompt = Prompt(
        id=f"hero.begin.{seat}",
        to=frozenset({seat}),
        title=text("feats-change-sheet", hero=hero.name) if hero else text("feats-make-hero"),
        body=(Line(text=text("feats-change-sheet-says" if hero else "feats-make-hero-says")), _example()),
        options=(Option(id="steps", label=text("feats-by-steps-on" if at_work else "feats-by-steps")),),
        least=0,
        ask=Ask(label=text("feats-paste-sheet"), max_len=SHEET_LIMIT),
        wait=Wait.NONE,
        menu=(MENU_HERO,),
    )

    def begun(led: FeatsLedger, answer: Answer) -> None:
        if answer.pick:
            _into_steps(led, seat, hero, at_work)
        else:
            _pasted(led, seat, hero.id if hero else "", answer.text)

    return Pending(prompt, begun)


def _into_steps(led: FeatsLedger, seat: Seat, hero: Hero | None, at_work: HeroDraft | None) -> None:
    if at_work is not None and isinstance(at_work.stage, InSteps):
        stage = at_work.stage
        to_stage(led, at_work, InSteps(stage="in_steps", step=stage.step, first=stage.first, sent_back=stage.sent_back))
    elif hero is not None:
        begin_draft(led, seat, hero.id, sheet_of(hero), InSteps(stage="in_steps", step="choose"))
    else:
        begin_draft(led, seat, "", BLANK, InSteps(stage="in_steps", step="name", first=True))


def _pasted(led: FeatsLedger, seat: Seat, hero: HeroId, pasted: str) -> None:
    read = read_pasted(led, pasted)
    if isinstance(read, ReadNpc):
        raise Rejected("npc-sheet")
    begin_draft(led, seat, hero, read.hero, doubted(read.warnings) or WithGm(stage="with_gm"))


def _example() -> Block:
    return Fold(lines=(text("feats-sheet-example"),))


# ---- the GM's sheet over a hero in play


def _import(heroes: tuple[Hero, ...]) -> FeatsPending:
    prompt = Prompt(
        id="hero.import",
        to=TO_GM,
        title=text("feats-import-sheet"),
        body=(Line(text=text("feats-import-sheet-says")),),
        options=tuple(Option(id=hero.id, label=text("feats-hero", hero=hero.name)) for hero in heroes),
        ask=Ask(label=text("feats-paste-sheet"), max_len=SHEET_LIMIT, required=True),
        wait=Wait.NONE,
        menu=(MENU_GM, text("feats-menu-heroes")),
    )

    def imported(led: FeatsLedger, answer: Answer) -> None:
        read = read_pasted(led, answer.text)
        if isinstance(read, ReadNpc):
            raise Rejected("npc-sheet")
        doubts = doubted(read.warnings)
        if doubts is not None:
            begin_draft(led, GM, answer.pick, read.hero, doubts)
        else:
            led.post(HeroImported(hero=answer.pick, sheet=read.hero))

    return Pending(prompt, imported)


# ---- reading and doubts


def read_pasted(led: FeatsLedger, pasted: str) -> ReadHero | ReadNpc:
    """Reads a sheet. Refusals: `sheet-line` with the number, the line and why; else those of a whole sheet."""
    try:
        return read_sheet(pasted, led.lexicon, led.options.archetype_limit)
    except Rejected as refused:
        args = dict(refused.args_of_text)
        line, shown = args.pop("line", None), args.pop("shown", None)
        if not isinstance(line, int) or not isinstance(shown, str):
            raise
        why = text(f"refuse-feats-{refused.code}", **args)
        raise Rejected("sheet-line", line=line, shown=shown[:SHOWN], why=why) from None


def doubted(warnings: tuple[Warned, ...]) -> Doubted | None:
    """The stage of a sheet with warnings; None without."""
    doubts = tuple(Doubt(line=one.line or 0, code=one.code) for one in warnings)
    return Doubted(stage="doubted", doubts=doubts) if doubts else None


def doubt_blocks(doubts: tuple[Doubt, ...]) -> Iterator[Block]:
    yield Line(text=text("feats-doubts"))
    yield from (Line(text=_doubt_text(one)) for one in doubts)


def _doubt_text(doubt: Doubt) -> Text:
    said = text(f"feats-doubt-{doubt.code}")
    return text("feats-doubt-in-line", line=doubt.line, doubt=said) if doubt.line else text("feats-doubt", doubt=said)


def _doubt(draft: HeroDraft, stage: Stage) -> FeatsPending:
    doubts = stage.doubts if isinstance(stage, Doubted) else ()
    prompt = Prompt(
        id=f"hero.doubt.{draft.id}.{draft.asked}",
        to=frozenset({draft.seat}),
        title=text("feats-sheet-read", hero=draft.sheet.name),
        body=(*sheet_blocks(draft.sheet), *doubt_blocks(doubts)),
        options=(
            Option(id="save", label=text("feats-sheet-save")),
            Option(id="correct", label=text("feats-sheet-correct")),
            *(() if draft.seat == GM else (Option(id="steps", label=text("feats-sheet-correct-by-steps")),)),
        ),
        wait=Wait.TURN,
        default=None if draft.seat == GM else Default(picks=("save",)),
        secret=True,
    )

    def settled(led: FeatsLedger, answer: Answer) -> None:
        match answer.pick:
            case "save":
                save(led, draft)
            case "steps":
                to_stage(led, draft, InSteps(stage="in_steps", step="choose"))
            case _:
                drop(led, draft)

    return Pending(prompt, settled)

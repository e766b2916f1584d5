"""Text sheets of heroes: pasted by a player for the own hero, or by the GM over a hero in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Ledger, O, Pending, Position, Procedure, S
from engine.core.heroes.desk import MENU, MENU_OF_GM, SHEET_LIMIT, TO_GM, Desk, H, Read
from engine.core.heroes.drafts import Doubt, Doubted, HeroDraft, InSteps, WithGm, X, at_step, crossroads, with_gm
from engine.core.prompt import Answer, Ask, Default, Option, Prompt, Wait
from engine.core.view import Block, Fold, Line


def sheets(desk: Desk[S, O, X, H]) -> Procedure[S, O]:
    """[Make a hero] or [Change the sheet] for each seat, the GM's import, and the questions about pasted sheets."""

    def procedure(here: Position[S, O]) -> Iterator[Pending[S, O]]:
        drafts, heroes = tuple(desk.drafts(here.state)), desk.heroes(here)
        for seat in here.seats:
            own = [one for one in drafts if one.seat == seat]
            if not any(isinstance(one.stage, WithGm | Doubted) for one in own):
                hero = next((one for one in heroes if one.player == seat), None)
                yield _begin(desk, here.options, seat, hero, next(iter(own), None))
        for draft in drafts:
            if isinstance(draft.stage, Doubted) and draft.seat in (*here.seats, GM):
                yield _doubt(desk, draft, draft.stage, here)
        if heroes:
            yield _import(desk, heroes)

    return procedure


# ---- a player's sheet


def _begin(
    desk: Desk[S, O, X, H], options: O, seat: Seat, hero: H | None, at_work: HeroDraft[X] | None
) -> Pending[S, O]:
    prompt = Prompt(
        id=f"hero.begin.{seat}",
        to=frozenset({seat}),
        title=text("hero-change", hero=hero.name) if hero else text("hero-make"),
        body=(
            Line(text=text("hero-change-says", stays=desk.words.stays) if hero else text("hero-make-says")),
            Fold(lines=(desk.words.example(options),)),
        ),
        options=(Option(id="steps", label=text("hero-by-steps-on" if at_work else "hero-by-steps")),),
        least=0,
        ask=Ask(label=text("hero-sheet-asks"), max_len=SHEET_LIMIT),
        wait=Wait.NONE,
        menu=MENU,
    )

    def begun(led: Ledger[S, O], answer: Answer) -> None:
        if answer.pick:
            _into_steps(desk, led, seat, hero, at_work)
        else:
            _pasted(desk, led, seat, hero.id if hero else "", answer.text)

    return Pending(prompt, begun)


def _into_steps(
    desk: Desk[S, O, X, H], led: Ledger[S, O], seat: Seat, hero: H | None, at_work: HeroDraft[X] | None
) -> None:
    if at_work is not None and isinstance(at_work.stage, InSteps):
        desk.to_stage(led, at_work, evolve(at_work.stage, resting=False))
    elif hero is not None:
        desk.begin(led, seat, hero.id, desk.sheet_of(hero), crossroads())
    else:
        desk.begin(led, seat, "", desk.blank, at_step(desk.first, first=True))


def _pasted(desk: Desk[S, O, X, H], led: Ledger[S, O], seat: Seat, hero: str, pasted: str) -> None:
    read = desk.read(led, pasted)
    desk.begin(led, seat, hero, read.sheet, with_gm() if desk.unseen(read) else doubted(read, pasted))


# ---- the GM's sheet over a hero in play


def _import(desk: Desk[S, O, X, H], heroes: tuple[H, ...]) -> Pending[S, O]:
    prompt = Prompt(
        id="hero.import",
        to=TO_GM,
        title=text("hero-import"),
        body=(Line(text=text("hero-import-says", replaced=desk.words.replaced)),),
        options=tuple(Option(id=hero.id, label=text("hero-name", hero=hero.name)) for hero in heroes),
        ask=Ask(label=text("hero-sheet-asks"), max_len=SHEET_LIMIT, required=True),
        wait=Wait.NONE,
        menu=MENU_OF_GM,
    )

    def imported(led: Ledger[S, O], answer: Answer) -> None:
        read = desk.read(led, answer.text)
        if desk.clean(read, led.options):
            led.post(desk.imported(answer.pick, read.sheet))
        else:
            desk.begin(led, GM, answer.pick, read.sheet, doubted(read, answer.text))

    return Pending(prompt, imported)


# ---- a pasted sheet, seen once more


def doubted(read: Read[X], pasted: str) -> Doubted:
    """The stage of a sheet that was read."""
    return Doubted(stage="doubted", doubts=read.doubts, pasted=pasted)


def doubt_blocks(doubts: tuple[Doubt, ...], says: Callable[[Doubt], Text]) -> Iterator[Block]:
    """What a reader doubts, each with its line; `says` puts one into words."""
    if doubts:
        yield Line(text=text("hero-doubts"))
        yield from (Line(text=_in_line(one, says(one))) for one in doubts)


def _in_line(doubt: Doubt, said: Text) -> Text:
    return text("hero-doubt-in-line", line=doubt.line, doubt=said) if doubt.line else text("hero-doubt", doubt=said)


def _doubt(desk: Desk[S, O, X, H], draft: HeroDraft[X], stage: Doubted, here: Position[S, O]) -> Pending[S, O]:
    by_gm = draft.seat == GM
    lacking = None if by_gm else desk.lacks(here, draft)
    prompt = Prompt(
        id=f"hero.doubt.{draft.id}.{draft.asked}",
        to=frozenset({draft.seat}),
        title=text("hero-read", hero=draft.sheet.name),
        body=(*desk.blocks(draft.sheet, here.options), *doubt_blocks(stage.doubts, desk.words.doubt)),
        options=(
            Option(id="save", label=text("hero-save"), blocked=lacking),
            *(() if by_gm else (Option(id="steps", label=text("hero-correct-by-steps")),)),
            Option(id="correct", label=text("hero-throw-away")),
        ),
        least=0,
        ask=Ask(label=text("hero-goes-on"), max_len=SHEET_LIMIT),
        wait=Wait.TURN,
        default=None if by_gm else Default(picks=("steps",) if lacking else ("save",)),
        secret=True,
    )

    def settled(led: Ledger[S, O], answer: Answer) -> None:
        match answer.pick:
            case "save":
                desk.submit(led, draft)
            case "steps":
                desk.to_stage(led, draft, crossroads())
            case "correct":
                desk.drop(led, draft)
            case _:
                _goes_on(desk, led, draft, stage, answer.text)

    return Pending(prompt, settled)


def _goes_on(desk: Desk[S, O, X, H], led: Ledger[S, O], draft: HeroDraft[X], stage: Doubted, more: str) -> None:
    """The next message of a long sheet is read together with what came before."""
    if not more.strip():
        raise Rejected("words-missing")
    pasted = f"{stage.pasted}\n{more}"
    read = desk.read(led, pasted)
    desk.put(led, draft, read.sheet, doubted(read, pasted))

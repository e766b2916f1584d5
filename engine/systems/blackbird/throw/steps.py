"""The steps after the throw, one question at a time, in their strict order (digest 4.2, BB-AFTER-01, BB-AFTER-02).

One clock runs for all four (digest 3.11). Silence explodes nothing, spends nothing, banks nothing; with a flash it
cancels a critical failure (BB-TIME-01, BB-TIME-02).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.base import Text, text
from engine.core.game import Pending
from engine.core.prompt import Answer, Cost, Default, Group, Option, Prompt, Wait
from engine.core.view import Block, Line
from engine.systems.blackbird.actions.events import action_called
from engine.systems.blackbird.actions.owners import name_of, owner_called, seat_of
from engine.systems.blackbird.actions.values import Action, Thrown
from engine.systems.blackbird.actions.view import quoted
from engine.systems.blackbird.at_table import BlackbirdLedger, BlackbirdPending, BlackbirdPosition
from engine.systems.blackbird.throw.after_throw import legal_moves, play
from engine.systems.blackbird.throw.counting import counted
from engine.systems.blackbird.throw.exploding import BREAKS
from engine.systems.blackbird.throw.falling import finish, make_move, settle
from engine.systems.blackbird.throw.flashing import choice_of_silence
from engine.systems.blackbird.throw.move_text import ability_text, by_text, move_label, move_name, regrettable
from engine.systems.blackbird.throw.moves import (
    FATE,
    Bank,
    Close,
    Explode,
    FlashChoice,
    Modify,
    Reroll,
    StepMove,
    move_id,
)
from engine.systems.blackbird.throw.throwing import means_of
from engine.systems.blackbird.throw.values import Die, Means, Roll, die_called
from engine.systems.blackbird.throw.view import count_lines, dice_line

FATE_POINTS, POOL_GAIN = "blackbird-fate-spent", "blackbird-pool-gain"
"""What fate points, and dice for the pool, are called in prices."""
NEXT, DONE = "next", "done"


def steps(here: BlackbirdPosition) -> Iterable[BlackbirdPending]:
    """The current step of every roll that is not resolved."""
    for action in here.state.actions:
        if isinstance(action.stage, Thrown) and action.stage.roll.stage != "resolved":
            yield _step(here, action, action.stage)


def _step(here: BlackbirdPosition, action: Action, stage: Thrown) -> BlackbirdPending:
    roll, means = stage.roll, means_of(owner_called(here.state, action.who))
    moves = {move_id(roll, move): move for move in _different(roll, legal_moves(roll, means))}
    silent = choice_of_silence(roll)
    wanted = move_id(roll, silent) if silent is not None and roll.stage == "flash" else DONE
    prompt = Prompt(
        id=f"step.{action.id}.{action.asked}.{roll.stage}",
        to=frozenset({seat_of(here, action.who)}),
        title=text(f"blackbird-step-{roll.stage}-title", who=name_of(here.state, action.who)),
        body=tuple(_body(action, roll, means)),
        options=(*_options(roll, moves, opposed=action.opposed), *_closing(roll, means)),
        groups=_groups(roll, moves),
        wait=Wait.TURN,
        default=Default(picks=(wanted,)),
        clock=f"steps.{action.id}.{stage.throws}",
        about=roll.stage,
    )

    def decided(led: BlackbirdLedger, answer: Answer) -> None:
        now = action_called(led.state, action.id)
        if led.by is None:
            finish(led, now.id)
            return
        move = moves.get(answer.pick) or Close("next" if answer.pick == NEXT else "done")
        make_move(led, now, stage, move)
        settle(led, now.id)

    return Pending(prompt, decided)


def _different(roll: Roll, moves: Iterable[StepMove]) -> Iterator[StepMove]:
    """Dice that are alike in everything make one button, not many."""
    seen = set[tuple[object, ...]]()
    for move in moves:
        looks = _looks(roll, move)
        if looks not in seen:
            seen.add(looks)
            yield move


def _looks(roll: Roll, move: StepMove) -> tuple[object, ...]:
    match move:
        case Explode(die):
            return ("explode", _alike(roll, die))
        case Modify(ability, die):
            return ("modify", ability, _alike(roll, die))
        case Reroll(by, die):
            return ("reroll", by, _alike(roll, die) if die else ())
        case Bank(dice):
            return ("bank", frozenset(map(str, sorted(repr(_alike(roll, die)) for die in dice))), len(dice))
        case FlashChoice(choice, dice):
            return ("flash", choice, frozenset(repr(_alike(roll, die)) for die in dice))


def _alike(roll: Roll, die_id: str) -> tuple[object, ...]:
    """All that tells a die from others; which chain it belongs to, if that chain is broken or open."""
    die: Die = die_called(roll, die_id)
    chain = die.chain_of or (die.id if die.chain != "unexploded" else "")
    return (die.src, die.rolled, die.plus, die.plus_patterns, die.lost, die.locked, die.banked, chain)


# ---- the question


def _body(action: Action, roll: Roll, means: Means) -> Iterator[Block]:
    if action.words:
        yield Line(text=quoted(action.words))
    yield Line(text=dice_line(roll))
    for line in count_lines(roll, opposed=action.opposed):
        yield Line(text=line)
    yield Line(text=text(f"blackbird-step-{roll.stage}-says"))
    yield from (Line(text=one) for one in _of_step(roll, means, opposed=action.opposed))
    if roll.stage != "flash" and choice_of_silence(roll) is not None:
        yield Line(text=text("blackbird-silence-cancels"))


def _of_step(roll: Roll, means: Means, *, opposed: bool) -> Iterator[Text]:
    match roll.stage:
        case "modify":
            if any(isinstance(move, Reroll) for move in legal_moves(roll, means)):
                yield from _of_rerolls(roll, means)
        case "bank":
            yield text("blackbird-pool-left", left=str(means.pool), most=str(means.pool_max))
        case _:
            pass
    if roll.stage in ("bank", "flash") and any(
        regrettable(roll, move, opposed=opposed) for move in legal_moves(roll, means)
    ):
        yield text("blackbird-bank-warning", successes=counted(roll).successes, needed=str(roll.difficulty))


def _of_rerolls(roll: Roll, means: Means) -> Iterator[Text]:
    yield text("blackbird-step-reroll-says")
    yield text("blackbird-fate-left", points=str(means.fate_points))
    if any(die.chain in BREAKS for die in roll.dice) and not roll.rules.reroll_reopens_chain:
        yield text("blackbird-losses-stay")


def _options(roll: Roll, moves: dict[str, StepMove], *, opposed: bool) -> Iterator[Option]:
    for key, move in moves.items():
        label = move_label(roll, move, opposed=opposed)
        words = (move_name(roll, move),)
        yield Option(id=key, label=label, group=_group(roll, move), cost=_cost(move), words=words)


def _group(roll: Roll, move: StepMove) -> str:
    """The ability; what pays a reroll; two sixes, or a die alone; the face of a pair."""
    match move:
        case Modify(ability, _):
            return f"modify:{ability}"
        case Reroll(by, _):
            return f"reroll:{by}"
        case Bank():
            return f"bank:{len(move.dice)}"
        case FlashChoice(choice="bank_pair", dice=dice):
            return f"pair:{die_called(roll, dice[0]).pattern}"
    return ""


def _groups(roll: Roll, moves: dict[str, StepMove]) -> tuple[Group, ...]:
    found: dict[str, Text] = {}
    for move in moves.values():
        match move:
            case Modify(ability, _):
                found[_group(roll, move)] = ability_text(ability)
            case Reroll(by, _):
                found[_group(roll, move)] = text("blackbird-reroll-by", by=by_text(by))
            case Bank(dice):
                key = "blackbird-bank-alone" if len(dice) == 1 else "blackbird-bank-sixes"
                found[_group(roll, move)] = text(key)
            case FlashChoice(choice="bank_pair", dice=dice):
                face = str(die_called(roll, dice[0]).pattern)
                found[_group(roll, move)] = text("blackbird-bank-pair", face=face)
            case _:
                pass
    end = Group(id="end", label=text("blackbird-group-end"), most=1)
    return (*(Group(id=group, label=label, most=1) for group, label in found.items()), end)


def _cost(move: StepMove) -> tuple[Cost, ...]:
    match move:
        case Reroll(by=by) if by == FATE:
            return (Cost(what=FATE_POINTS, amount=1),)
        case Bank() | FlashChoice(choice="bank_pair"):
            return (Cost(what=POOL_GAIN, amount=-1),)
    return ()


def _closing(roll: Roll, means: Means) -> Iterator[Option]:
    """[Go on] only where a later step would be left."""
    after, _ = play(roll, means, Close("next"))
    if after.stage != "resolved":
        yield Option(id=NEXT, label=text(f"blackbird-next-{after.stage}"), group="end")
    label = text("blackbird-no-choice" if roll.stage == "flash" else "blackbird-done")
    yield Option(id=DONE, label=label, group="end")

"""The one way a game changes: `step(ruleset, game, command, roller)` gives a new game with its events, or a refusal."""

from __future__ import annotations

from typing import Final, cast

from engine.core.base import GM, Rejected, Seat, evolve
from engine.core.game import (
    ChangeRule,
    Command,
    Expire,
    Game,
    Join,
    Leave,
    Ledger,
    O,
    Pending,
    Play,
    Position,
    Roller,
    Ruleset,
    S,
    Stepped,
)
from engine.core.house_rules import with_rule
from engine.core.prompt import Answer, Default, Option, Prompt, Wait, check_answer, stamp
from engine.core.sheet import NO_WORDS, Lexicon

LATEST: Final = 256
_LATEST: dict[int, tuple[object, object, tuple[object, ...]]] = {}
"""The last games whose prompts were worked out, by identity: a list hangs on nothing but its game, and deriving it is
dear. As many as are played at the same time."""


def position(game: Game[S, O], lexicon: Lexicon = NO_WORDS) -> Position[S, O]:
    return Position(game.state, game.options, game.seats, lexicon=lexicon)


def pending(ruleset: Ruleset[S, O], game: Game[S, O]) -> tuple[Pending[S, O], ...]:
    """Everything that may be answered now, in the order of the procedures. Derived, never stored.

    Who asks again of the same value (to look, to answer, to look again) gets the same list.
    """
    known_game, known_rules, found = _LATEST.get(id(game), (None, None, ()))
    if known_game is game and known_rules is ruleset:
        return cast("tuple[Pending[S, O], ...]", found)
    here = position(game)
    derived = tuple(one for procedure in ruleset.procedures for one in procedure(here))
    _LATEST[id(game)] = (game, ruleset, derived)
    if len(_LATEST) > LATEST:
        del _LATEST[next(iter(_LATEST))]
    return derived


def step(
    ruleset: Ruleset[S, O], game: Game[S, O], command: Command, roller: Roller, lexicon: Lexicon = NO_WORDS
) -> Stepped[S, O]:
    """Carries one command out. Raises `Rejected` when the rules refuse it; the game is then as it was."""
    ledger = Ledger(game.state, game.options, game.seats, roller=roller, by=None, lexicon=lexicon)
    match command:
        case Play():
            return _play(ruleset, game, command, ledger)
        case Expire():
            return _expire(ruleset, game, command, ledger)
        case Join(seat=seat):
            return _join(ruleset, game, seat, ledger)
        case Leave(seat=seat):
            return _leave(ruleset, game, seat, ledger)
        case ChangeRule():
            return _change_rule(game, command)


def revert(
    ruleset: Ruleset[S, O], game: Game[S, O], kept: Game[S, O], roller: Roller, lexicon: Lexicon = NO_WORDS
) -> Stepped[S, O]:
    """The kept game, as the successor of `game`: seats stay as they are now, every older button is out of date.

    Whoever has left since then leaves once more, and whoever has come comes again: nothing is asked of an empty seat.
    """
    ledger = Ledger(kept.state, kept.options, game.seats, roller=roller, by=None, lexicon=lexicon)
    for seat in kept.seats:
        if seat not in game.seats:
            ruleset.unseated(ledger, seat)
    for seat in game.seats:
        if seat not in kept.seats:
            ruleset.seated(ledger, seat)
    successor = evolve(kept, version=game.version, epoch=game.epoch + 1)
    return _closed(successor, ledger, None)


def _find(ruleset: Ruleset[S, O], game: Game[S, O], prompt_id: str) -> Pending[S, O]:
    for one in pending(ruleset, game):
        if one.prompt.id == prompt_id:
            return one
    raise Rejected("out-of-date")


def _play(ruleset: Ruleset[S, O], game: Game[S, O], play: Play, ledger: Ledger[S, O]) -> Stepped[S, O]:
    found = _find(ruleset, game, play.answer.prompt)
    prompt = found.prompt
    if play.by not in prompt.to and play.by != GM:
        raise Rejected("not-yours")
    if play.seen is not None and play.seen != _seen_now(game, prompt, play.answer):
        raise Rejected("out-of-date")
    check_answer(prompt, play.answer)
    problem = found.priced(play.answer.picks).problem
    if problem is not None:
        raise Rejected(problem.key.removeprefix("refuse-"), **problem.args)
    acting = play.by if play.by in prompt.to else min(prompt.to)
    ledger.by = play.by
    return _carry_out(game, found, evolve(play.answer, by=acting), ledger)


def _seen_now(game: Game[S, O], prompt: Prompt, answer: Answer) -> str:
    option: Option | None = None if prompt.is_form else prompt.option(answer.pick)
    return stamp(game.epoch, prompt, option)


def _expire(ruleset: Ruleset[S, O], game: Game[S, O], command: Expire, ledger: Ledger[S, O]) -> Stepped[S, O]:
    found = _find(ruleset, game, command.prompt)
    if found.prompt.default is None:
        raise Rejected("nothing-to-play")
    return _carry_out(game, found, default_answer(found.prompt, found.prompt.default), ledger)


def default_answer(prompt: Prompt, default: Default) -> Answer:
    """The answer that silence gives, in the name of the seat that was asked."""
    return Answer(prompt=prompt.id, picks=default.picks, text=default.text, by=min(prompt.to))


def _carry_out(game: Game[S, O], found: Pending[S, O], answer: Answer, ledger: Ledger[S, O]) -> Stepped[S, O]:
    found.then(ledger, answer)
    return _closed(game, ledger, found.prompt)


def _closed(game: Game[S, O], ledger: Ledger[S, O], prompt: Prompt | None) -> Stepped[S, O]:
    after = evolve(game, state=ledger.state, seats=ledger.seats, version=game.version + 1)
    return Stepped(after, tuple(ledger.events), tuple(ledger.rolls), ledger.by, prompt)


def _join(ruleset: Ruleset[S, O], game: Game[S, O], seat: Seat, ledger: Ledger[S, O]) -> Stepped[S, O]:
    if seat in game.seats or seat == GM:
        raise Rejected("already-seated")
    ledger.seats, ledger.by = (*game.seats, seat), seat
    ruleset.seated(ledger, seat)
    return _closed(game, ledger, None)


def _leave(ruleset: Ruleset[S, O], game: Game[S, O], seat: Seat, ledger: Ledger[S, O]) -> Stepped[S, O]:
    if seat not in game.seats:
        raise Rejected("not-seated")
    ledger.seats, ledger.by = tuple(s for s in game.seats if s != seat), seat
    ruleset.unseated(ledger, seat)
    return _closed(game, ledger, None)


def _change_rule(game: Game[S, O], command: ChangeRule) -> Stepped[S, O]:
    options = with_rule(game.options, command.field, command.value)
    return Stepped(evolve(game, options=options, version=game.version + 1), (), (), GM, None)


def waits(prompt: Prompt) -> bool:
    """Whether somebody is waited for."""
    return prompt.wait is not Wait.NONE

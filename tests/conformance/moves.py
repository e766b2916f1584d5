"""What the hands at a table do to a game, and whether the contract wants it accepted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from random import Random

from engine import (
    GM,
    Answer,
    AnyGame,
    AnyPending,
    ChangeRule,
    Command,
    Expire,
    Frozen,
    Join,
    Leave,
    Play,
    Prompt,
    Quote,
    Rejected,
    check_answer,
    house_rules,
    prompts,
    stamp,
    waits,
)
from tests.conformance.broken import Broken, Clause, guarded
from tgbot.texts import shortened

TOLD = 50
"""Characters of a text that are told of a move."""


class Undo(Frozen):
    """Back to the game as it was before the move with this number."""

    before: int


Move = Command | Undo


@dataclass(frozen=True)
class Spot:
    """A game with what is open in it."""

    game: AnyGame
    open: tuple[AnyPending, ...]
    by_id: dict[str, AnyPending] = field(repr=False)

    @classmethod
    def of(cls, game: AnyGame) -> Spot:
        with guarded("the list of prompts"):
            found = prompts(game)
        return cls(game, found, {one.prompt.id: one for one in found})

    @property
    def waiting(self) -> frozenset[str]:
        return frozenset(one.prompt.id for one in self.open if waits(one.prompt))


class Expect(Enum):
    ACCEPTED = "accepted"
    REFUSED = "refused"
    EITHER = "either"
    """It hangs on what was typed."""


def expected(spot: Spot, command: Command) -> Expect:
    """What the contract says of a command here."""
    seats = spot.game.seats
    match command:
        case Play():
            return _expected_of_play(spot, command)
        case Expire(prompt=prompt):
            found = spot.by_id.get(prompt)
            return _either_way(found is not None and found.prompt.default is not None)
        case Join(seat=seat):
            return _either_way(seat not in seats and seat != GM)
        case Leave(seat=seat):
            return _either_way(seat in seats)
        case ChangeRule():
            return _expected_of_rule(spot.game, command)


def _either_way(accepted: object) -> Expect:
    return Expect.ACCEPTED if accepted else Expect.REFUSED


def _expected_of_play(spot: Spot, play: Play) -> Expect:
    found = spot.by_id.get(play.answer.prompt)
    if found is None or (play.by not in found.prompt.to and play.by != GM):
        return Expect.REFUSED
    if play.seen is not None and play.seen != seen_on_button(spot.game, found.prompt, play.answer):
        return Expect.REFUSED
    try:
        check_answer(found.prompt, play.answer)
    except Rejected:
        return Expect.REFUSED
    if priced(found, play.answer.picks).problem is not None:
        return Expect.REFUSED
    return Expect.EITHER if found.prompt.ask is not None else Expect.ACCEPTED


def _expected_of_rule(game: AnyGame, change: ChangeRule) -> Expect:
    rule = next((one for one in house_rules(game) if one.field == change.field), None)
    if rule is None:
        return Expect.REFUSED
    return Expect.ACCEPTED if change.value in rule.choices else Expect.EITHER


def priced(pending: AnyPending, picks: tuple[str, ...]) -> Quote:
    with guarded(f"the quote of {pending.prompt.id} for {picks}"):
        return pending.priced(picks)


def seen_on_button(game: AnyGame, prompt: Prompt, answer: Answer) -> str:
    return stamp(game.epoch, prompt, None if prompt.is_form else prompt.option(answer.pick))


# ---- dice


class Dice:
    """Dice of a seed, or those that are handed over first, as far as their sizes agree."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self.recorded: list[tuple[int, int]] = []
        """Sizes and faces still to come."""
        self.strict = False

    def __call__(self, sides: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._one(size) for size in sides)

    def _one(self, size: int) -> int:
        if self.recorded and self.recorded[0][0] == size:
            return self.recorded.pop(0)[1]
        if self.strict:
            raise Broken(Clause.REPLAY, f"a d{size} is thrown, recorded are {self.recorded}")
        return self._random.randint(1, size)

    @contextmanager
    def all_recorded(self, thrown: Sequence[tuple[int, int]]) -> Iterator[None]:
        """Inside, exactly these dice fall."""
        self.recorded, self.strict = list(thrown), True
        yield
        self.strict = False
        if self.recorded:
            raise Broken(Clause.REPLAY, f"recorded, but not thrown again: {self.recorded}")


# ---- telling


def told(move: Move) -> str:
    """A move in one line."""
    match move:
        case Play(by=by, answer=answer, seen=seen):
            said = f" {shortened(answer.text, TOLD)!r}" if answer.text else ""
            return f"{by}: {answer.prompt} [{', '.join(answer.picks)}]{said}{' on its button' if seen else ''}"
        case Expire(prompt=prompt):
            return f"silence: {prompt}"
        case Join(seat=seat):
            return f"{seat} joins"
        case Leave(seat=seat):
            return f"{seat} leaves"
        case ChangeRule(field=name, value=value):
            return f"house rule: {name} = {value}"
        case Undo(before=before):
            return f"undo of everything since move {before}"

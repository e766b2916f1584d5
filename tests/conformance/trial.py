"""Many games of a rule system; a game that breaks a clause is made shorter, and told so that it can be played again."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass

from tests.conformance.broken import Broken
from tests.conformance.record import Done
from tests.conformance.run import EVERY_MOVE, Often, Run
from tests.conformance.shorter import PlayedAgain
from tests.conformance.stored import begins_with
from tests.conformance.tally import Tally
from tests.conformance.wording import Wording
from tgbot.texts import Texts

TAIL = 12
"""Moves of a failed game that are told."""


@dataclass
class Failure:
    """A game that broke a clause. `short`: the fewest moves found that break it too, the last of them as `broken`."""

    ruleset: str
    seed: int
    broken: Broken
    tail: Sequence[Done]
    prefix: int
    """How many moves of the game show it, when everything is looked at after each."""
    short: Sequence[Done] = ()

    @property
    def again(self) -> str:
        """The command that shows it again."""
        where = f"--ruleset {self.ruleset} --seed {self.seed} --games 1 --commands {self.prefix}"
        return f"python -m pytest tests/conformance/test_random_play.py {where}"

    @property
    def _first(self) -> str:
        number = begins_with(self.ruleset, self.seed)
        return "" if number is None else f", after stored game {number}"

    def __str__(self) -> str:
        tail, short = ("\n".join(map(str, moves)) for moves in (self.tail, self.short))
        return (
            f"{self.broken}\n\n{self.ruleset}, seed {self.seed}{self._first}, the last moves:\n{tail}\n\n"
            f"Few moves that show it:\n{short}\n\n{self.again}"
        )


def play(ruleset: str, seed: int, moves: int, wording: Wording, often: Often, tally: Tally) -> Failure | None:
    """One game; what it reached is added to `tally`."""
    record: list[Done] = []
    try:
        tally.add(_whole_game(ruleset, seed, moves, wording, often, record))
    except Broken as broken:
        return _shortened(Failure(ruleset, seed, broken, record[-TAIL:], len(record)), record, wording.texts)
    return None


def _whole_game(ruleset: str, seed: int, moves: int, wording: Wording, often: Often, record: list[Done]) -> Tally:
    """What the game reached; `record` has its moves also when it breaks a clause."""
    gc.disable()  # a game makes many values that live as long as it does: looking for dead ones is a third of the time
    try:
        run = Run(ruleset, seed, wording, often)
        run.record = record
        run.play(moves)
        return run.tally
    finally:
        gc.enable()


def _shortened(failure: Failure, record: Sequence[Done], texts: Texts) -> Failure:
    """The failure with the shortest game that breaks the same clause, and the fewest moves found in some seconds."""
    again = PlayedAgain(failure.ruleset, failure.seed, failure.broken.clause, texts)
    failure.prefix = again.shortest_prefix(record)
    failure.tail = record[max(0, failure.prefix - TAIL) : failure.prefix]
    failure.short = again.fewer(record[: failure.prefix])
    failure.broken = again.last or failure.broken
    return failure


def often_for(games: int) -> tuple[Often, bool]:
    """How closely games are looked at, and whether every text is said each time: all of it when there are few."""
    return (EVERY_MOVE, True) if games <= 2 else (Often(), False)

"""Many games of a rule system; a game that breaks a clause is made shorter, and told so that it can be played again."""

from __future__ import annotations

import gc
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.conformance.broken import Broken, Clause
from tests.conformance.record import Done, kind
from tests.conformance.run import EVERY_MOVE, Often, Run
from tests.conformance.tally import Tally
from tests.conformance.wording import Wording
from tgbot.texts import Texts

TAIL = 12
"""Moves of a failed game that are told."""
SHORTENING = 10.0
"""Seconds that are spent on making a failed game shorter."""
NEVER = 10**9
CHECKS: dict[Clause, frozenset[str]] = {
    Clause.REJECTS: frozenset({"prompts", "look", "view", "json", "silence"}),
    Clause.WORDS: frozenset({"prompts", "look", "view"}),
    Clause.VIEW: frozenset({"view"}),
    Clause.UNTOUCHED: frozenset({"untouched"}),
    Clause.JSON: frozenset({"json"}),
    Clause.SECRET: frozenset({"secrets"}),
    Clause.SILENCE: frozenset({"silence"}),
    Clause.RETURNED: frozenset({"silence"}),
    Clause.QUOTE_REFUSED: frozenset(),
    Clause.LEGAL_REFUSED: frozenset(),
    Clause.EVENTS: frozenset(),
    Clause.REPLAY: frozenset(),
}
"""The checks that may find a clause broken, beside those of every command; for the others it is the look at prompts."""


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

    def __str__(self) -> str:
        tail, short = ("\n".join(map(str, moves)) for moves in (self.tail, self.short))
        return (
            f"{self.broken}\n\n{self.ruleset}, seed {self.seed}, the last moves:\n{tail}\n\n"
            f"Few moves that show it:\n{short}\n\n{self.again}"
        )


def play(ruleset: str, seed: int, moves: int, wording: Wording, often: Often, tally: Tally) -> Failure | None:
    """One game; what it reached is added to `tally`."""
    record: Sequence[Done] = ()
    gc.disable()  # a game makes many values that live as long as it does: looking for dead ones is a third of the time
    try:
        run = Run(ruleset, seed, wording, often)
        record = run.record
        run.play(moves)
    except Broken as broken:
        return _shortened(Failure(ruleset, seed, broken, record[-TAIL:], len(record)), record, wording.texts)
    finally:
        gc.enable()
    tally.add(run.tally)
    return None


def _shortened(failure: Failure, record: Sequence[Done], texts: Texts) -> Failure:
    """The failure with the shortest game that breaks the same clause, and the fewest moves found in some seconds."""
    again = _Again(failure, texts)
    failure.prefix = again.shortest_prefix(record)
    accepted = [done for done in record[: failure.prefix - 1] if done.accepted]
    record = [*accepted, *record[failure.prefix - 1 : failure.prefix]]
    failure.short = again.fewer(record, time.monotonic() + SHORTENING)
    failure.tail = [done for done in failure.tail if done.number < failure.prefix] or failure.short[-TAIL:]
    again.broken_by(failure.short)
    failure.broken = again.last or failure.broken
    return failure


class _Again:
    """Plays recorded moves again and looks for the same broken clause."""

    def __init__(self, failure: Failure, texts: Texts) -> None:
        self.ruleset, self.seed, self.clause, self.texts = (
            failure.ruleset,
            failure.seed,
            failure.broken.clause,
            texts,
        )
        checks = CHECKS.get(self.clause, frozenset({"prompts"}))
        self.often = Often(**{name: 1 if name in checks else NEVER for name in Often.__dataclass_fields__})
        self.last: Broken | None = None

    def broken_by(self, record: Sequence[Done]) -> int | None:
        """After how many of these moves the clause is broken; None when it is not."""
        made = 0
        try:
            run = Run(self.ruleset, self.seed, Wording(self.texts, thorough=True), self.often)
            for made, done in enumerate(record, start=1):  # noqa: B007 - it is read after a failure
                run.do(done.number, done.move)
            run.finish()
        except Broken as broken:
            if broken.clause is self.clause:
                self.last = broken
                return made
        return None

    def shortest_prefix(self, record: Sequence[Done]) -> int:
        """Halves the games whose fault shows only at the end."""
        high = self.broken_by(record)
        if high is None:
            return len(record)
        low = 0
        while high == len(record) and low < high and (middle := (low + high) // 2) > low:
            found = self.broken_by(record[:middle])
            low, high = (middle, high) if found is None else (low, found)
            record = record[:high]
        return high

    def fewer(self, record: Sequence[Done], until: float) -> Sequence[Done]:
        """The record without what is not needed, as far as time allows: whole kinds of moves first, then halves and
        smaller parts, single moves last."""
        kept = list(record)
        for sort, _ in Counter(map(kind_of_move, kept)).most_common():
            others = [done for done in kept[:-1] if kind_of_move(done) != sort] + kept[-1:]
            found = self.broken_by(others) if time.monotonic() < until else None
            kept = kept if found is None else others[:found]
        size = max(1, len(kept) // 2)
        while size:
            start = 0
            while start < len(kept) and time.monotonic() < until:
                tried = kept[:start] + kept[start + size :]
                found = self.broken_by(tried)
                if found is None:
                    start += size
                else:
                    kept = tried[:found]
            size //= 2
        return kept


def kind_of_move(done: Done) -> str:
    return f"{type(done.move).__name__} {kind(done.move)}"


def often_for(games: int) -> tuple[Often, bool]:
    """How closely games are looked at, and whether every text is said each time: all of it when there are few."""
    return (EVERY_MOVE, True) if games <= 2 else (Often(), False)

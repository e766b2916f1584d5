"""A failed game made shorter: played again with fewer moves, as long as the same clause is broken."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import fields, replace

from engine import Expire, Play, evolve
from tests.conformance.broken import Broken, Clause
from tests.conformance.moves import Move, Spot, Undo
from tests.conformance.player import STALE
from tests.conformance.record import Done, kind
from tests.conformance.run import Often, Run
from tests.conformance.wording import Wording
from tgbot.texts import Texts

SHORTENING = 15.0
"""Seconds of this process that are spent on one game."""
NEVER = 10**9
NUMBER = re.compile(r"\d+")
LOOK_AT_NOTHING = Often(*[NEVER] * len(fields(Often)))
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
SAID_ONCE = frozenset({Clause.WORDS, Clause.LABEL})
"""Clauses about what is looked at only when it is new to a `Wording`."""


class PlayedAgain:
    """Plays recorded moves again and looks for the same broken clause. `last`: as it was found last."""

    def __init__(self, ruleset: str, seed: int, clause: Clause, texts: Texts) -> None:
        self.ruleset, self.seed, self.clause, self.texts = ruleset, seed, clause, texts
        checks = CHECKS.get(clause, frozenset({"prompts"}))
        self.often = replace(LOOK_AT_NOTHING, **dict.fromkeys(checks, 1))
        self.wording = Wording(texts, thorough=False)
        self.last: Broken | None = None
        self.made: Sequence[Done] = ()
        """The moves of the last try as they were made."""
        self.at_the_end = False
        """Whether the clause is found broken only by what is checked when a game is over."""

    def broken_by(self, record: Sequence[Done]) -> int | None:
        """After how many of these moves the clause is broken; None when it is not."""
        made = 0
        self.made = ()
        wording = Wording(self.texts, thorough=True) if self.clause in SAID_ONCE else self.wording
        try:
            run = Run(self.ruleset, self.seed, wording, self.often)
            self.made = run.record
            for made, done in enumerate(record, start=1):  # noqa: B007 - it is read after a failure
                run.do(done.number, fitted(run.spot, done.move))
            if self.at_the_end:
                run.finish()
        except Broken as broken:
            if broken.clause is self.clause:
                self.last = broken
                return made
        return None

    def shortest_prefix(self, record: Sequence[Done]) -> int:
        """How many moves show it. Games whose fault is found only at their end are halved."""
        found = self.broken_by(record)
        if found is not None:
            return found
        self.at_the_end = True
        low, high = 0, len(record)
        while low + 1 < high:
            middle = (low + high) // 2
            if self.broken_by(record[:middle]) is None:
                low = middle
            else:
                high = middle
        return high

    def fewer(self, record: Sequence[Done]) -> Sequence[Done]:
        """The record without what is not needed, as far as time allows: what was refused or undone, whole kinds of
        moves, then halves and smaller parts, single moves last."""
        until = time.process_time() + SHORTENING
        kept = self._try(_as_it_stood(record), list(record))
        for sort, _ in Counter(map(_sort, kept)).most_common():
            if time.process_time() < until:
                kept = self._try([done for done in kept[:-1] if _sort(done) != sort] + kept[-1:], kept)
        size = max(1, len(kept) // 2)
        while size:
            start = 0
            while start < len(kept) and time.process_time() < until:
                shorter = self._try(kept[:start] + kept[start + size :], kept)
                start = start + size if shorter is kept else start
                kept = shorter
            size //= 2
        return kept

    def _try(self, fewer: list[Done], kept: list[Done]) -> list[Done]:
        found = self.broken_by(fewer)
        return kept if found is None else list(self.made[:found])


def fitted(spot: Spot, move: Move) -> Move:
    """The move for a game in which other things were made before: what it names is there under another number."""
    match move:
        case Expire(prompt=prompt):
            return evolve(move, prompt=_alike(prompt, spot.by_id))
        case Play(answer=answer):
            name = _alike(answer.prompt, spot.by_id)
            options = [o.id for o in spot.by_id[name].prompt.options] if name in spot.by_id else ()
            picks = tuple(_alike(pick, options) for pick in answer.picks)
            seen = move.seen if move.seen == STALE else None
            return evolve(move, answer=evolve(answer, prompt=name, picks=picks), seen=seen)
        case _:
            return move


def _alike(name: str, known: Collection[str]) -> str:
    """The name, or the last known one that differs only in its numbers."""
    if name in known:
        return name
    plain = NUMBER.sub("#", name)
    return next((one for one in reversed(list(known)) if NUMBER.sub("#", one) == plain), name)


def _as_it_stood(record: Sequence[Done]) -> list[Done]:
    """The accepted moves that were not undone, and the last move."""
    stood: tuple[Done, ...] = ()
    before: dict[int, tuple[Done, ...]] = {}
    for done in record[:-1]:
        before[done.number] = stood
        if done.accepted and isinstance(done.move, Undo):
            stood = before[done.move.before]
        elif done.accepted:
            stood = (*stood, done)
    return [*stood, *record[-1:]]


def _sort(done: Done) -> str:
    return f"{type(done.move).__name__} {kind(done.move)}"

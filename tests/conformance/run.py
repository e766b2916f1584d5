"""One game, move by move, with the clauses checked after each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from engine import (
    AnyGame,
    AnyStepped,
    Command,
    Expire,
    Map,
    Play,
    Rejected,
    dump,
    evolve,
    revert,
    step,
)
from engine.core.sheet import Words
from tests.conformance.broken import Broken, Clause, guarded, require
from tests.conformance.copies import check_json, check_replay, check_secrets, check_silence
from tests.conformance.looks import check_events, check_looks
from tests.conformance.moves import Dice, Expect, Move, Spot, Undo, expected
from tests.conformance.player import Player, family
from tests.conformance.prompts_kept import check_prompts, check_quote, check_view
from tests.conformance.record import Done, kind
from tests.conformance.stored import first_game
from tests.conformance.tally import Tally
from tests.conformance.wording import Wording
from tgbot.texts import Texts


@dataclass(frozen=True)
class Often:
    """How many moves lie between two checks of a kind that is dear."""

    prompts: int = 1
    look: int = 8
    view: int = 6
    untouched: int = 5
    json: int = 20
    secrets: int = 3
    silence: int = 25


EVERY_MOVE = Often(1, 1, 1, 1, 1, 1, 1)


@lru_cache
def words_of(texts: Texts, ruleset: str) -> Map[str, Words]:
    return texts.lexicon(ruleset)


class Run:
    """A game that is played and checked; stops with `Broken` at the first clause that does not hold."""

    def __init__(self, ruleset: str, seed: int, wording: Wording, often: Often, start: AnyGame | None = None) -> None:
        self.ruleset, self.seed, self.wording, self.often = ruleset, seed, wording, often
        self.words = words_of(wording.texts, ruleset)
        self.player = Player(ruleset, seed)
        self.dice = Dice("none")
        self.spot = Spot.of(start or first_game(ruleset, seed))
        if self.spot.game.version:
            self.player.comes_late(dump(self.spot.game))
        self.before: Spot | None = None
        self.gone: frozenset[str] = frozenset()
        self.record: list[Done] = []
        self.kept: dict[int, tuple[AnyGame, dict[str, int]]] = {}
        self.births = {one: -place for place, one in enumerate(self.spot.by_id, start=1)}
        """By which move each prompt was opened; of those that the game begins with, nobody knows."""
        self.compared: set[str] = set()
        """Secret prompts that were answered in two ways."""
        self.mended: set[tuple[str, str]] = set()
        """Kinds of prompts with a refusal that came from what was typed."""
        self.tally = Tally(games=1)

    def play(self, moves: int) -> None:
        """The whole game, with the clauses that are checked at its end."""
        self._check_secrets(-1)
        for number in range(moves):
            self.do(number, self.player.next(self.spot, number))
        self.finish()

    def finish(self) -> None:
        self.tally.largest = max(self.tally.largest, len(dump(self.spot.game)))
        check_json(self.spot)
        check_silence(self.spot, self.words, self._rng("end"), self.wording)
        games = {number: game for number, (game, _) in self.kept.items()}
        check_replay(games, self.spot.game, self.record, self.words)

    def do(self, number: int, move: Move) -> None:
        """One move. Its dice hang on its number, not on what was thrown before."""
        self.kept[number] = (self.spot.game, self.births)
        self.record.append(Done(number, move))
        self.tally.moves += 1
        if isinstance(move, Undo):
            self._undo(number, move)
        else:
            self.dice = Dice(f"{self.ruleset}:{self.seed}:dice:{number}")
            self._command(number, move)
        self._check_now_and_then(number)

    def _undo(self, number: int, undo: Undo) -> None:
        kept = self.kept.get(undo.before)
        if kept is None:
            return
        game, self.births = kept
        with guarded("undo"):
            stepped = revert(self.spot.game, game, Dice(f"{self.ruleset}:{self.seed}:dice:{number}"), self.words)
        self.record[-1] = Done(number, undo, _thrown(stepped), accepted=True)
        self._move_to(stepped.game, new_epoch=True)

    def _command(self, number: int, command: Command) -> None:
        spot = self.spot
        expect = expected(spot, command)
        if isinstance(command, Play):
            self._check_quote(spot, command)
        looked_at = expect is Expect.REFUSED or number % self.often.untouched == 0
        body = dump(spot.game) if looked_at else b""
        try:
            stepped = self._step(command)
        except Rejected as refused:
            self._refused(command, expect, refused)
        else:
            self._accepted(number, command, expect, stepped)
        if looked_at:
            require(dump(spot.game) == body, Clause.UNTOUCHED, f"{type(command).__name__}")

    def _step(self, command: Command, dice: Dice | None = None) -> AnyStepped:
        try:
            return step(self.spot.game, command, dice or self.dice, self.words)
        except (Rejected, Broken):
            raise
        except Exception as fault:
            raise Broken(Clause.REJECTS, f"{type(fault).__name__}: {fault}") from fault

    def _check_quote(self, spot: Spot, play: Play) -> None:
        found = spot.by_id.get(play.answer.prompt)
        if found is not None and all(found.prompt.option(pick) for pick in play.answer.picks):
            check_quote(spot, found.prompt, play.answer.picks, self.wording)

    # ---- refused

    def _refused(self, command: Command, expect: Expect, refused: Rejected) -> None:
        self._tell_player(command, accepted=False)
        self.wording.check_refusal(self.ruleset, refused)
        self.tally.refused[kind(command)] += 1
        if isinstance(command, Play):
            other_words = expect is Expect.EITHER and self._accepted_with_other_words(command, refused)
            require(expect is Expect.REFUSED or other_words, Clause.QUOTE_REFUSED, str(refused))
        else:
            require(expect is not Expect.ACCEPTED, Clause.LEGAL_REFUSED, str(refused))

    def _accepted_with_other_words(self, play: Play, refused: Rejected) -> bool:
        """Whether it was the text that was refused: the same picks pass with something else that people type."""
        known = (family(play.answer.prompt), refused.code)
        if known in self.mended and play.answer.text and self.often is not EVERY_MOVE:
            return True
        ask = self.spot.by_id[play.answer.prompt].prompt.ask
        for typed in self.player.pool.likely:
            answer = evolve(play.answer, text=typed[: ask.max_len if ask else 0])
            try:
                self._step(evolve(play, answer=answer), Dice("other words"))
            except Rejected:
                continue
            self.mended.add(known)
            return True
        return False

    # ---- accepted

    def _accepted(self, number: int, command: Command, expect: Expect, stepped: AnyStepped) -> None:
        require(expect is not Expect.REFUSED, Clause.ILLEGAL, f"{command} is accepted")
        self.record[-1] = Done(number, command, _thrown(stepped), accepted=True)
        counter = self.tally.silenced if isinstance(command, Expire) else self.tally.answered
        counter[kind(command)] += 1
        self._tell_player(command, accepted=True)
        check_events(self.spot.game, stepped, self.wording)
        self._move_to(stepped.game, new_epoch=False)

    def _tell_player(self, command: Command, *, accepted: bool) -> None:
        if isinstance(command, Play):
            self.player.heard(command.answer, accepted=accepted)

    def _move_to(self, game: AnyGame, *, new_epoch: bool) -> None:
        self.before, self.spot = self.spot, Spot.of(game)
        now = self.spot.waiting
        self.gone = frozenset() if new_epoch else self.gone | (self.before.waiting - now)
        require(not now & self.gone, Clause.RETURNED, f"{sorted(now & self.gone)}")
        number = self.record[-1].number
        self.births = {one: self.births.get(one, number) for one in self.spot.by_id}
        self.tally.seen.update(family(one) for one in self.spot.by_id.keys() - self.before.by_id.keys())
        if number % self.often.prompts == 0:
            check_prompts(self.spot, self.before, self.wording)

    def _check_now_and_then(self, number: int) -> None:
        often, spot = self.often, self.spot
        if number % often.look == 0:
            check_looks(spot.game, self.words, self.wording)
        if number % often.view == 0:
            check_view(spot, self._rng(f"view:{number}"), self.wording)
        if number % often.json == 0:
            check_json(spot)
        if number % often.secrets == 0:
            self._check_secrets(number)
        if number % often.silence == 0:
            check_silence(spot, self.words, self._rng(f"silence:{number}"), self.wording)

    def _check_secrets(self, number: int) -> None:
        fresh = {one.prompt.id for one in self.spot.open if one.prompt.secret} - self.compared
        if fresh:
            compared = check_secrets(self.spot, self.births, self.words, self._rng(f"secrets:{number}"))
            self.compared |= compared
            self.tally.secrets += len(compared)

    def _rng(self, of: str) -> Random:
        """Chance of the checks, apart from that of the game."""
        return Random(f"{self.ruleset}:{self.seed}:check:{of}")


def _thrown(stepped: AnyStepped) -> tuple[tuple[int, int], ...]:
    return tuple(pair for roll in stepped.rolls for pair in zip(roll.sides, roll.faces, strict=True))

"""Games told in the players' words, with the dice in sight: who picks what, who keeps silent, what stands then.

Each rule system has a table of its own on top of this: `tests/systems/<id>/table.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Generic, TypeVar

import pytest

from engine.core.base import GM, Rejected, Seat, Text, evolve
from engine.core.game import (
    ChangeRule,
    Command,
    Event,
    Expire,
    Game,
    Join,
    Leave,
    O,
    Pending,
    Play,
    Ruleset,
    S,
    Stepped,
)
from engine.core.prompt import Answer, Prompt, Quote
from engine.core.sheet import Lexicon
from engine.core.stepping import pending, revert, step
from engine.core.view import DiceRow, Facts, Fold, Line
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

E = TypeVar("E")


@lru_cache
def texts() -> Texts:
    return Texts(LOCALES, raise_fault)


@lru_cache
def words(ruleset: str) -> Lexicon:
    return Lexicon(texts().lexicon(ruleset))


class Loaded:
    """Dice that fall as told."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = list(faces)

    def __call__(self, sides: Sequence[int]) -> tuple[int, ...]:
        assert len(self.faces) >= len(sides), f"no dice left for {tuple(sides)}"
        fallen = tuple(self.faces[: len(sides)])
        del self.faces[: len(sides)]
        return fallen


class GameTable(Generic[S, O]):
    """A game and the hands that play it. `last` is what the last command did."""

    def __init__(self, rules: Ruleset[S, O], dice: Iterable[int], house: Mapping[str, str | int | bool]) -> None:
        options = rules.options_type.model_validate(house)
        self.rules = rules
        self.game: Game[S, O] = rules.game_type(
            id="aaaaaa", ruleset=rules.id, schema_no=rules.schema_no, options=options, state=rules.new(options)
        )
        self.dice = Loaded(dice)
        self.last: Stepped[S, O] | None = None

    # ---- what people do

    def pick(self, seat: str, prompt: str, *options: str, text: str = "") -> None:
        """A seat answers a prompt, named by its id or by a beginning that no other open prompt of the seat has."""
        found = self.prompt(prompt, seat)
        self.do(Play(by=Seat(seat), answer=Answer(prompt=found.id, picks=options, text=text)))

    def silence(self, prompt: str) -> None:
        """Time runs out for a prompt."""
        self.do(Expire(prompt=self.prompt(prompt).id))

    def join(self, seat: str, sheet: str = "") -> None:
        """A player sits down, with a hero whom the GM approves."""
        self.do(Join(seat=Seat(seat)))
        if sheet:
            self.pick(seat, "hero.begin", text=sheet)
            if any(one.startswith("hero.doubt") for one in self.open(seat)):
                self.pick(seat, "hero.doubt", "save")
            self.pick("gm", "hero.approve", "approve")

    def leave(self, seat: str) -> None:
        self.do(Leave(seat=Seat(seat)))

    def rule(self, field: str, value: str | int | bool) -> None:
        self.do(ChangeRule(field=field, value=value))

    def undo(self, before: Game[S, O]) -> None:
        self.last = revert(self.rules, self.game, before, self.dice, words(self.rules.id))
        self.game = self.last.game

    def do(self, command: Command) -> None:
        self.last = step(self.rules, self.game, command, self.dice, words(self.rules.id))
        self.game = self.last.game

    # ---- what stands

    @property
    def state(self) -> S:
        return self.game.state

    def set_state(self, **changes: object) -> None:
        self.game = evolve(self.game, state=evolve(self.state, **changes))

    def open(self, seat: str) -> tuple[str, ...]:
        """The ids of the prompts that a seat may answer."""
        return tuple(one.prompt.id for one in self._pending() if Seat(seat) in one.prompt.to)

    def prompt(self, named: str, seat: str = "") -> Prompt:
        return self._found(named, seat).prompt

    def quote(self, named: str, *picks: str) -> Quote:
        """What is shown while these picks are ticked."""
        return self._found(named, "").priced(picks)

    def options(self, named: str, seat: str = "") -> tuple[str, ...]:
        """The options of a prompt that may be picked."""
        return tuple(one.id for one in self.prompt(named, seat).options if one.blocked is None)

    def events(self) -> tuple[Event[S], ...]:
        assert self.last is not None
        return self.last.events

    def event(self, wanted: type[E]) -> E:
        """The one event of this type in the last command."""
        (found,) = (one for one in self.events() if isinstance(one, wanted))
        return found

    def body(self, named: str, language: str = "en") -> str:
        """The words that stand in a prompt."""
        return "\n".join(self._told(self.prompt(named), language))

    def said(self, language: str = "en") -> str:
        """The log's lines of the last command."""
        return "\n".join(self.read(line, language) for one in self.events() if (line := one.text()) is not None)

    def read(self, shown: Text, language: str = "en") -> str:
        return texts().plain(language, shown)

    def _told(self, prompt: Prompt, language: str) -> Iterator[str]:
        for block in prompt.body:
            match block:
                case Line():
                    yield self.read(block.text, language)
                case Fold():
                    yield from (self.read(line, language) for line in block.lines)
                case Facts():
                    yield from (self.read(row.value, language) for row in block.rows)
                case DiceRow():
                    yield from (self.read(one.label, language) for one in block.dice if one.label is not None)

    def _pending(self) -> tuple[Pending[S, O], ...]:
        return pending(self.rules, self.game)

    def _found(self, named: str, seat: str) -> Pending[S, O]:
        known = [one for one in self._pending() if seat in {"", GM} or Seat(seat) in one.prompt.to]
        exact = [one for one in known if one.prompt.id == named]
        begun = exact or [one for one in known if one.prompt.id.startswith(named)]
        if seat == GM:
            begun = [one for one in begun if GM in one.prompt.to] or begun
        assert len(begun) == 1, f"{named!r} of {seat or 'anybody'}: {[one.prompt.id for one in known]}"
        return begun[0]


@contextmanager
def refused(code: str, ruleset: str) -> Iterator[None]:
    """What is done inside is refused with this code, and the refusal has words in both languages."""
    with pytest.raises(Rejected) as caught:
        yield
    assert caught.value.code == code, str(caught.value)
    for language in ("ru", "en"):
        assert texts().refusal(language, ruleset, caught.value)

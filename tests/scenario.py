"""Games told in the players' words, with the dice in sight: who picks what, who keeps silent, what stands then.

t = feats(dice=(6, 4), players=2)
t.scene("combat")
t.pick("p1", "points.heat", "kindle")
assert t.hero("p1").heat == 2
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import TypeVar

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
    Pending,
    Play,
    Stepped,
    pending,
    revert,
    step,
)
from engine.core.prompt import Answer, Prompt, Quote
from engine.core.sheet import Lexicon
from engine.core.view import Line
from engine.systems.feats.hero import Hero
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.rules import FEATS
from engine.systems.feats.state import FeatsState
from tests.paths import LOCALES
from tgbot.texts import Texts, raise_fault

E = TypeVar("E", bound=Event[FeatsState])

SHEETS = (
    """Name: Swallow
Rank: 3
Stress: 0/6
Motivation: give the city its sky back
Complication: never leaves anybody behind
Skills:
Flight 5/3 [*]
Stealth 3/2
Talk 1/4
Abilities:
Dash (Heat 2): ten steps at once
Sense of height (Heat 0)
Items:
Smoke grenade ×2
Gear:
Goggles
""",
    """Name: Tin Lantern
Rank: 2
Stress: 1/5
Motivation: find out who built him
Complication: cannot lie to a child
Skills:
Mechanics 4/4 [*]
Endurance 3/1
Abilities:
Overdrive (Heat 3): double strength for one blow
Conditions:
dazzled
Exhaustion 1
""",
    """Name: Granite
Rank: 4
Stress: 0/8
Motivation: keep the bridge
Complication: hates water
Skills:
Strength 4/4
Endurance 4/2
""",
)
"""The heroes of p1, p2, p3."""


@lru_cache
def texts() -> Texts:
    return Texts(LOCALES, raise_fault)


@lru_cache
def words() -> Lexicon:
    return Lexicon(texts().lexicon("feats"))


class Loaded:
    """Dice that fall as told."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = list(faces)

    def __call__(self, sides: Sequence[int]) -> tuple[int, ...]:
        assert len(self.faces) >= len(sides), f"no dice left for {tuple(sides)}"
        fallen = tuple(self.faces[: len(sides)])
        del self.faces[: len(sides)]
        return fallen


class FeatsTable:
    """A game of Feats and the hands that play it. `last` is what the last command did."""

    def __init__(self, game: Game[FeatsState, FeatsOptions], dice: Iterable[int]) -> None:
        self.game = game
        self.dice = Loaded(dice)
        self.last: Stepped[FeatsState, FeatsOptions] | None = None

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
            self.pick("gm", "hero.approve", "approve")

    def leave(self, seat: str) -> None:
        self.do(Leave(seat=Seat(seat)))

    def rule(self, field: str, value: str | int | bool) -> None:
        self.do(ChangeRule(field=field, value=value))

    def session(self) -> None:
        self.pick("gm", "session.open", "open")

    def scene(self, kind: str = "quick", title: str = "The bridge") -> None:
        """A scene of some level, in a session that is opened for it when none is."""
        if not self.state.session.open:
            self.session()
        self.pick("gm", "scene.new", kind, text=title)

    def undo(self, before: Game[FeatsState, FeatsOptions]) -> None:
        self.game = revert(self.game, before)

    def do(self, command: Command) -> None:
        self.last = step(FEATS, self.game, command, self.dice, words())
        self.game = self.last.game

    # ---- what stands

    @property
    def state(self) -> FeatsState:
        return self.game.state

    def hero(self, seat: str) -> Hero:
        return next(hero for hero in self.state.heroes.values() if hero.player == seat)

    def set_hero(self, seat: str, **changes: object) -> None:
        """Puts a hero into a state that a test begins with."""
        hero = evolve(self.hero(seat), **changes)
        self.game = evolve(self.game, state=evolve(self.state, heroes=self.state.heroes.set(hero.id, hero)))

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

    def events(self) -> tuple[Event[FeatsState], ...]:
        assert self.last is not None
        return self.last.events

    def event(self, wanted: type[E]) -> E:
        """The one event of this type in the last command."""
        (found,) = (one for one in self.events() if isinstance(one, wanted))
        return found

    def body(self, named: str, language: str = "en") -> str:
        """The lines that stand in a prompt."""
        prompt = self.prompt(named)
        return "\n".join(self.read(block.text, language) for block in prompt.body if isinstance(block, Line))

    def said(self, language: str = "en") -> str:
        """The log's lines of the last command."""
        return "\n".join(self.read(line, language) for one in self.events() if (line := one.text()) is not None)

    def read(self, shown: Text, language: str = "en") -> str:
        return texts().plain(language, shown)

    def _pending(self) -> tuple[Pending[FeatsState, FeatsOptions], ...]:
        return pending(FEATS, self.game)

    def _found(self, named: str, seat: str) -> Pending[FeatsState, FeatsOptions]:
        known = [one for one in self._pending() if seat in {"", GM} or Seat(seat) in one.prompt.to]
        exact = [one for one in known if one.prompt.id == named]
        begun = exact or [one for one in known if one.prompt.id.startswith(named)]
        if seat == GM:
            begun = [one for one in begun if GM in one.prompt.to] or begun
        assert len(begun) == 1, f"{named!r} of {seat or 'anybody'}: {[one.prompt.id for one in known]}"
        return begun[0]


def feats(dice: Iterable[int] = (), players: int = 0, **rules: str | int | bool) -> FeatsTable:
    """A table with some players, whose heroes are in play, and house rules. No session is open."""
    options = FeatsOptions.model_validate(rules)
    game = Game[FeatsState, FeatsOptions](
        id="aaaaaa", ruleset=FEATS.id, schema_no=FEATS.schema_no, options=options, state=FEATS.new(options)
    )
    table = FeatsTable(game, dice)
    for number in range(players):
        table.join(f"p{number + 1}", SHEETS[number])
    return table


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What is done inside is refused with this code, and the refusal has words in both languages."""
    with pytest.raises(Rejected) as caught:
        yield
    assert caught.value.code == code, str(caught.value)
    for language in ("ru", "en"):
        assert texts().refusal(language, FEATS.id, caught.value)

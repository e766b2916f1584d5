"""A game and what changes it, as values: events, commands, what may be answered, what a rule system consists of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from engine.core.base import Frozen, Map, Seat, Text
from engine.core.prompt import Answer, Prompt, Quote, sum_of_costs
from engine.core.sheet import NO_WORDS, Lexicon
from engine.core.view import Block, Line

S = TypeVar("S", bound=Frozen)
O = TypeVar("O", bound=Frozen)  # noqa: E741 - the pair S, O is read as state and options everywhere


class Game(Frozen, Generic[S, O]):
    """A game as a value. `version` grows with every step, `epoch` with every undo."""

    id: str
    ruleset: str
    schema_no: int
    options: O
    seats: tuple[Seat, ...] = ()
    """The players' seats that are taken now, in order of joining; the GM's seat always exists."""
    version: int = 0
    epoch: int = 0
    state: S


class SceneOpened(Frozen):
    """Announced by an event that opens a scene, which may get a forum topic. `title` is data, `kind` a message id."""

    scene: str
    title: str
    kind: Text


class SceneClosed(Frozen):
    """Announced by an event that closes a scene."""

    scene: str


class Event(Frozen, Generic[S]):
    """Something that happened, in the past tense."""

    @property
    def audience(self) -> frozenset[Seat] | None:
        """Who may learn of it; None is everybody. The GM always may."""
        return None

    def apply(self, state: S) -> S:
        raise AssertionError(type(self).__name__)  # every event says what it changes

    def text(self) -> Text | None:
        """Its line in the log; None for what is not worth a line."""
        return None

    def announces(self) -> SceneOpened | SceneClosed | None:
        """What it means for the place where people write."""
        return None

    def show(self) -> tuple[Block, ...]:
        """What is posted of it; by default its line of the log."""
        line = self.text()
        return (Line(text=line),) if line is not None else ()


class Roller(Protocol):
    """Throws one die of each size; gives as many faces, each 1 … size."""

    def __call__(self, sides: Sequence[int]) -> tuple[int, ...]: ...


class Rolled(Frozen):
    """A throw as it is kept: what it was for, sizes and faces in the same order."""

    what: str
    sides: tuple[int, ...]
    faces: tuple[int, ...]


@dataclass
class Position(Generic[S, O]):
    """What a procedure looks at."""

    state: S
    options: O
    seats: tuple[Seat, ...]
    lexicon: Lexicon = field(default=NO_WORDS, kw_only=True)
    """The words of text sheets; like the dice they come from outside, with every step."""


@dataclass
class Ledger(Position[S, O]):
    """A position that events change; each change and each throw is written down."""

    roller: Roller
    by: Seat | None
    """Who really acts; None when silence plays."""
    events: list[Event[S]] = field(default_factory=list)
    rolls: list[Rolled] = field(default_factory=list)

    def post(self, event: Event[S]) -> None:
        self.state = event.apply(self.state)
        self.events.append(event)

    def roll(self, what: str, sides: Sequence[int]) -> tuple[int, ...]:
        """Throws dice. `what` is a readable id of the throw, for the record."""
        faces = tuple(self.roller(tuple(sides)))
        self.rolls.append(Rolled(what=what, sides=tuple(sides), faces=faces))
        return faces


@dataclass(frozen=True)
class Pending(Generic[S, O]):
    """An open prompt, bound to what its answer does."""

    prompt: Prompt
    then: Callable[[Ledger[S, O], Answer], None]
    quote: Callable[[tuple[str, ...]], Quote] | None = None

    def priced(self, picks: tuple[str, ...]) -> Quote:
        """The quote for some picks; without a rule of its own it is the sum of the options' costs."""
        return self.quote(picks) if self.quote else Quote(cost=sum_of_costs(self.prompt, picks))


Procedure = Callable[[Position[S, O]], Iterable[Pending[S, O]]]


def no_older_schema(body: Map[str, object], number: int) -> Map[str, object]:
    """What a system migrates whose first schema is its only one."""
    return body


@dataclass(frozen=True)
class Ruleset(Generic[S, O]):
    """A rule system as the bot sees it: functions over its own state."""

    id: str
    schema_no: int
    game_type: type[Game[S, O]]
    options_type: type[O]
    new: Callable[[O], S]
    procedures: tuple[Procedure[S, O], ...]
    scene: Callable[[Position[S, O]], tuple[Block, ...]]
    """The public card of what is going on; empty between scenes."""
    sheet: Callable[[Position[S, O], Seat], tuple[Block, ...]]
    """The sheet of a seat's heroes; empty when there is none."""
    sheet_text: Callable[[Position[S, O], Seat, str], str]
    """The heroes of a seat as text sheets in a language (`ru`, `en`); empty when there is none."""
    hero_name: Callable[[Position[S, O], Seat], str]
    """The name of a seat's hero as players say it; empty while there is none."""
    seated: Callable[[Ledger[S, O], Seat], None]
    unseated: Callable[[Ledger[S, O], Seat], None]
    migrate: Callable[[Map[str, object], int], Map[str, object]]
    """An old schema's game body (as plain JSON values) to the next schema number."""
    kin: str = ""
    """The system of which this one is a variant: where it has no words of its own, those of its kin are said."""


class Play(Frozen):
    """Somebody answers a prompt. `seen` is the stamp on the button that was pressed, if one was."""

    by: Seat
    answer: Answer
    seen: str | None = None


class Expire(Frozen):
    """Silence answers a prompt with its default."""

    prompt: str


class Join(Frozen):
    """A new seat is taken."""

    seat: Seat


class Leave(Frozen):
    """A seat is given up; what its heroes had open is dropped or passed by the rules."""

    seat: Seat


class ChangeRule(Frozen):
    """The GM sets a house rule: a field of the options."""

    field: str
    value: str | int | bool


Command = Play | Expire | Join | Leave | ChangeRule


@dataclass(frozen=True)
class Stepped(Generic[S, O]):
    """What a command did."""

    game: Game[S, O]
    events: tuple[Event[S], ...]
    rolls: tuple[Rolled, ...]
    by: Seat | None
    prompt: Prompt | None

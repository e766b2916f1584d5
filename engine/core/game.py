"""The one way a game changes: `step(game, ruleset, command, roller)` gives a new game with its events, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, Protocol, TypeVar, cast

from engine.core.base import GM, Frozen, Map, Rejected, Seat, Text, evolve
from engine.core.house_rules import with_rule
from engine.core.prompt import Answer, Default, Option, Prompt, Quote, Wait, check_answer, stamp, sum_of_costs
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


LATEST: Final = 256
_LATEST: dict[int, tuple[object, object, tuple[object, ...]]] = {}
"""The last games whose prompts were worked out, by identity: a list hangs on nothing but its game, and deriving it is
dear. As many as are played at the same time."""

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


def revert(game: Game[S, O], kept: Game[S, O]) -> Game[S, O]:
    """The kept game, as the successor of `game`: seats stay as they are now, every older button is out of date."""
    return evolve(kept, version=game.version + 1, epoch=game.epoch + 1, seats=game.seats)


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

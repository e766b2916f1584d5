"""What a rule system tells of its heroes, and how a draft moves over the desk."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.core.base import GM, Rejected, Seat, Text, evolve, text
from engine.core.game import Event, Ledger, O, Position, S
from engine.core.heroes.asked import Asked
from engine.core.heroes.drafts import Doubt, HeroDraft, InSteps, Stage, X, with_gm
from engine.core.prompt import Answer
from engine.core.view import Block

SHEET_LIMIT = 16_000
"""Characters of a sheet; what does not fit into one message comes as a file, or goes on in the next."""
WORDS_LIMIT = 1000
"""Characters of what somebody says beside a decision."""
SHOWN = 60
"""Characters of a faulty line that are shown again."""
TO_GM = frozenset({GM})
MENU = (text("menu-hero"),)
MENU_OF_GM = (text("menu-gm"), text("hero-menu"))


class InPlay(Protocol):
    """A hero in the game."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def player(self) -> Seat: ...


H = TypeVar("H", bound=InPlay)


class Read(NamedTuple, Generic[X]):
    """A sheet that was read, and what its reader doubts."""

    sheet: X
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True)
class Words(Generic[O]):
    """What a rule system says at the desk in words of its own."""

    example: Callable[[O], Text]
    """A sheet as it is pasted."""
    stays: Text
    """What a changed sheet leaves as it is in play."""
    replaced: Text
    """What a sheet of the GM brings with it."""
    doubt: Callable[[Doubt], Text]


def _lacks_nothing(here: Position[S, O], draft: HeroDraft[X]) -> Text | None:
    """Most systems leave a sheet's legality to the GM."""
    return None


@dataclass(frozen=True)
class Desk(Generic[S, O, X, H]):
    """What a rule system tells of its heroes."""

    words: Words[O]
    blank: X
    """Where the steps of a new hero begin."""
    first: str
    """The first of them."""
    heroes: Callable[[Position[S, O]], tuple[H, ...]]
    """Those whose players sit at the table."""
    sheet_of: Callable[[H], X]
    blocks: Callable[[X, O], tuple[Block, ...]]
    """A sheet as it is shown, with what the rules of creation miss."""
    drafts: Callable[[S], Iterable[HeroDraft[X]]]
    new_id: Callable[[S], str]
    drafted: Callable[[HeroDraft[X]], Event[S]]
    """A draft is new, or has changed."""
    dropped: Callable[[str], Event[S]]
    let_in: Callable[[Ledger[S, O], HeroDraft[X]], None]
    """The GM has approved: a new hero joins, or one in play is revised."""
    imported: Callable[[str, X], Event[S]]
    """The GM's sheet over a hero in play."""
    read: Callable[[Ledger[S, O], str], Read[X]]
    """Reads a hero's sheet; whatever is refused names its line."""
    unseen: Callable[[Read[X]], bool]
    """Whether a player's sheet goes to the GM without being looked at again."""
    clean: Callable[[Read[X], O], bool]
    """Whether the GM's sheet over a hero counts without being looked at again."""
    title: Callable[[InSteps], Text]
    ask: Callable[[HeroDraft[X], InSteps, O], Asked]
    take: Callable[[Ledger[S, O], HeroDraft[X], InSteps, Answer], None]
    """What an answer of a step does; at the crossroads its pick is another step."""
    lacks: Callable[[Position[S, O], HeroDraft[X]], Text | None] = _lacks_nothing
    """Why a player's sheet may not come into the game yet; None when it may."""

    def drafts_of(self, here: Position[S, O], seat: Seat) -> tuple[HeroDraft[X], ...]:
        """The hero sheets that a seat works on, oldest first."""
        return tuple(one for one in self.drafts(here.state) if one.seat == seat)

    def begin(self, led: Ledger[S, O], seat: Seat, hero: str, sheet: X, stage: Stage) -> None:
        """A new sheet of a seat takes the place of the one that it was working on."""
        self.give_up(led, seat)
        draft = HeroDraft[X](kind="hero", id=self.new_id(led.state), seat=seat, hero=hero, sheet=sheet, stage=stage)
        led.post(self.drafted(draft))

    def give_up(self, led: Ledger[S, O], seat: Seat) -> None:
        """All sheets that a seat works on are dropped: it begins another, or leaves."""
        for draft in self.drafts_of(led, seat):
            self.drop(led, draft)

    def drop(self, led: Ledger[S, O], draft: HeroDraft[X]) -> None:
        led.post(self.dropped(draft.id))

    def to_stage(self, led: Ledger[S, O], draft: HeroDraft[X], stage: Stage) -> None:
        led.post(self.drafted(evolve(draft, stage=stage)))

    def put(self, led: Ledger[S, O], draft: HeroDraft[X], sheet: X, stage: Stage) -> None:
        """The draft with another sheet, and what is asked next."""
        led.post(self.drafted(evolve(draft, sheet=sheet, stage=stage)))

    def submit(self, led: Ledger[S, O], draft: HeroDraft[X]) -> None:
        """The maker is content: the GM's own sheet counts at once, a player's goes to the GM."""
        if not draft.sheet.name:
            raise Rejected("name-missing")
        if draft.seat == GM:
            led.post(self.imported(draft.hero, draft.sheet))
            self.drop(led, draft)
        else:
            self.to_stage(led, draft, with_gm())


def line_refused(refused: Rejected, ruleset: str) -> Rejected:
    """A refusal of one line of a sheet, told with its number and its text; any other as it is."""
    args = dict(refused.args_of_text)
    line, shown = args.pop("line", None), args.pop("shown", None)
    if not isinstance(line, int) or not isinstance(shown, str):
        return refused
    why = text(f"refuse-{ruleset}-{refused.code}", **args)
    return Rejected("sheet-line", line=line, shown=shown[:SHOWN], why=why)

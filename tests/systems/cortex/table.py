"""Games of Cortex and Flowers told in the players' words, with the dice in sight: who picks what, what stands then.

t = cortex(dice=(6, 4), players=2)
t.scene("action")
t.pick("p1", "turn.", "stress.physical", text="I jump")
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
from engine.core.view import DiceRow, Facts, Fold, Line
from engine.systems.cortex.character import Character
from engine.systems.cortex.options import TableRules
from engine.systems.cortex.rules import CORTEX, FLOWERS, CortexRuleset
from engine.systems.cortex.state import CortexState
from tests.scenario import Loaded, texts

E = TypeVar("E", bound=Event[CortexState])

OF_COMPANY = (
    """Name: Swallow
Affiliations: Solo d10, Buddy d8, Team d6
Distinctions:
- Gives the city its sky back
- Never leaves anybody behind
- Heights call

Power Set: Brass wings
Superhuman Flight d10
Sharp feathers d6
SFX: Dive. Spend 1 PP to double the die of Flight.
@ {"conditions": [{"op": "spend_pp", "n": 1}], "benefits": [{"op": "double_die", "which": "largest"}]}
Limit: Jammed. Shut down Brass wings and gain 1 PP.
@ {"consequence": [{"op": "shutdown", "scope": "power_set", "name": "Brass wings"}]}

Specialties: Pilot (master), Stealth (expert)
For reactions: Superhuman Flight
Milestone: The last flight
1 XP when you speak of the lost crew.
3 XP when you risk the cargo for somebody.
10 XP when you go back to where it happened.
""",
    """Name: Tin Lantern
Affiliations: Solo d6, Buddy d10, Team d8
Distinctions: Who made me; Cannot lie to a child; Slow to start

Power Set: Clockwork
Strength d8
Durability d10
SFX: Overdrive. Double a die.
Limit: Wound down. Shut it down.

Specialties: Mechanics (master)
Milestone: The maker
1 XP when you show the mark.
10 XP when you meet the maker.
""",
    """Name: Granite
Affiliations: Solo d8, Buddy d6, Team d10
Distinctions: Keeps the bridge; Hates water; Slow anger

Power Set: Stone skin
Strength d12
Limit: Rain. It cracks.

Specialties: Combat (expert), Lore (expert)
Milestone: The bridge
1 XP when you name the bridge.
""",
)
"""The heroes of p1, p2, p3 in Cortex."""
OF_SEVERITY = tuple(
    sheet.replace(line, "Severity: Duty d10, Cold d8, Fear d6")
    for sheet in OF_COMPANY
    for line in (sheet.splitlines()[1],)
)
"""The same people in Flowers."""


@lru_cache
def words() -> Lexicon:
    return Lexicon(texts().lexicon("cortex"))


class CortexTable:
    """A game and the hands that play it. `last` is what the last command did."""

    def __init__(self, rules: CortexRuleset, game: Game[CortexState, TableRules], dice: Iterable[int]) -> None:
        self.rules = rules
        self.game = game
        self.dice = Loaded(dice)
        self.last: Stepped[CortexState, TableRules] | None = None

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
            self.pick(seat, "hero.doubt", "save")
            self.pick("gm", "hero.approve", "approve")

    def leave(self, seat: str) -> None:
        self.do(Leave(seat=Seat(seat)))

    def rule(self, field: str, value: str | int | bool) -> None:
        self.do(ChangeRule(field=field, value=value))

    def act(self, *picks: str) -> None:
        """An Act with its doom pool: by nature and scale, or dice by name; 2d6 when nothing is said."""
        self.pick("gm", "act.new", *picks)

    def scene(self, kind: str = "action", title: str = "The bridge") -> None:
        """An Action Scene or a Transition Scene, in an Act that is opened for it when none is."""
        if not self.state.act.number:
            self.act()
        self.pick("gm", "scene.new", kind, text=title)

    def npc(self, sheet: str, *, present: bool = True) -> str:
        """A GM character with a sheet; gives its id."""
        self.pick("gm", "npc.new", text=sheet)
        if any(one.startswith("npc.doubt") for one in self.open("gm")):
            self.pick("gm", "npc.doubt", "save")
        npc = tuple(self.state.characters)[-1]
        if present:
            self.pick("gm", f"npc.{npc}", "enter")
        return npc

    def undo(self, before: Game[CortexState, TableRules]) -> None:
        self.game = revert(self.game, before)

    def do(self, command: Command) -> None:
        self.last = step(self.rules, self.game, command, self.dice, words())
        self.game = self.last.game

    # ---- what stands

    @property
    def state(self) -> CortexState:
        return self.game.state

    def hero(self, seat: str) -> Character:
        return next(one for one in self.state.characters.values() if one.player == seat and one.is_hero)

    def character(self, name: str) -> Character:
        return next(one for one in self.state.characters.values() if one.name == name)

    def set_hero(self, seat: str, **changes: object) -> None:
        """Puts a hero into a state that a test begins with."""
        self.set_character(self.hero(seat).id, **changes)

    def set_character(self, who: str, **changes: object) -> None:
        changed = evolve(self.state.characters[who], **changes)
        self.set_state(characters=self.state.characters.set(who, changed))

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

    def events(self) -> tuple[Event[CortexState], ...]:
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

    def _pending(self) -> tuple[Pending[CortexState, TableRules], ...]:
        return pending(self.rules, self.game)

    def _found(self, named: str, seat: str) -> Pending[CortexState, TableRules]:
        known = [one for one in self._pending() if seat in {"", GM} or Seat(seat) in one.prompt.to]
        exact = [one for one in known if one.prompt.id == named]
        begun = exact or [one for one in known if one.prompt.id.startswith(named)]
        if seat == GM:
            begun = [one for one in begun if GM in one.prompt.to] or begun
        assert len(begun) == 1, f"{named!r} of {seat or 'anybody'}: {[one.prompt.id for one in known]}"
        return begun[0]


def cortex(dice: Iterable[int] = (), players: int = 0, **rules: str | int | bool) -> CortexTable:
    """A table of Cortex with some players, whose heroes are in play, and house rules."""
    return _seated(CORTEX, OF_COMPANY, dice, players, rules)


def flowers(dice: Iterable[int] = (), players: int = 0, **rules: str | int | bool) -> CortexTable:
    """A table of Flowers with some players, whose heroes are in play, and house rules."""
    return _seated(FLOWERS, OF_SEVERITY, dice, players, rules)


def _seated(
    ruleset: CortexRuleset,
    sheets: tuple[str, ...],
    dice: Iterable[int],
    players: int,
    rules: dict[str, str | int | bool],
) -> CortexTable:
    options = ruleset.options_type.model_validate(rules)
    game = Game[CortexState, TableRules](
        id="aaaaaa", ruleset=ruleset.id, schema_no=ruleset.schema_no, options=options, state=ruleset.new(options)
    )
    table = CortexTable(ruleset, game, dice)
    for number in range(players):
        table.join(f"p{number + 1}", sheets[number])
    return table


@contextmanager
def refused(code: str) -> Iterator[None]:
    """What is done inside is refused with this code, and the refusal has words in both languages."""
    with pytest.raises(Rejected) as caught:
        yield
    assert caught.value.code == code, str(caught.value)
    for language in ("ru", "en"):
        assert texts().refusal(language, CORTEX.id, caught.value)

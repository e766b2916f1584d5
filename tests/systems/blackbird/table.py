"""Games of Blackbird told in the players' words.

t = blackbird(dice=(6, 5, 3), players=2)
t.pick("gm", "hand.reward", "general_xp")
assert t.hero("p1").general_xp == 1
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from engine.core.base import GM, evolve
from engine.systems.blackbird.actions.values import Settled, Thrown
from engine.systems.blackbird.at_table import BlackbirdLedger
from engine.systems.blackbird.character import Character
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.rules import BLACKBIRD_RULES
from engine.systems.blackbird.state import BlackbirdState
from engine.systems.blackbird.throw.values import Roll
from tests.scenario import GameTable
from tests.scenario import refused as refused_by
from tests.scenario import words as words_of

SHEETS = (
    """Name: Rustle
Attributes: Boldness 1, Agility 3, Endurance 1, Intellect 1, Communication 1
Careers:
Courier (7)
- Straight over the roofs [Masterfully] (where no road leads)
+ Running jump [Natural ability, Rich experience]
Mechanic (6)
- Take apart and build [Effortlessly]
+ Old engines [Rich experience]
Keeper of pigeons (5)
Talents:
- Never idle
Flags:
- Little brother
Fate points: 1
Inventory:
- Lockpicks: +1d6; difficulty -1
""",
    """Name: Wick
Attributes: Boldness 2, Agility 1, Endurance 2, Intellect 2, Communication 0
Careers:
Lamplighter (6)
- Head for heights
Choir singer (5)
- Carrying voice [Effortlessly]
Night nurse (7)
- Steady hands (wounds and fevers)
+ Bone setting [Natural ability]
Talents:
- Sees in the fog
Flags:
- The drowned town
- A debt unpaid
""",
    """Name: Cinder
Attributes: Boldness 3, Agility 1, Endurance 0, Intellect 1, Communication 2
Careers:
Smuggler (6)
Cook (6)
Duellist (6)
Talents:
- Too loud for the room
Fate points: 2
""",
)
"""The heroes of p1, p2, p3."""

refused = partial(refused_by, ruleset=BLACKBIRD_RULES.id)
words = partial(words_of, BLACKBIRD_RULES.id)


class BlackbirdTable(GameTable[BlackbirdState, BlackbirdOptions]):
    """A game of Blackbird and the hands that play it."""

    def hero(self, seat: str) -> Character:
        return next(one for one in self.state.characters.values() if one.player == seat)

    def scene(self, title: str = "The pigeon loft") -> None:
        self.pick("gm", "scene.new", text=title)

    def act(
        self, seat: str, attribute: str, *more: str, words: str = "Over the roofs!", framed: Iterable[str] = ()
    ) -> None:
        """A player declares, the GM frames it: as proposed, or with these ticks."""
        self.pick(seat, f"act.{self.hero(seat).id}", f"attribute.{attribute}", *more, text=words)
        self.pick("gm", "frame.", *framed)

    def gather(self, seat: str, career: str, *ticks: str, text: str = "") -> None:
        """The main career, then the form; sent off, the dice fall."""
        self.pick(seat, "career.", career)
        self.pick(seat, "pool.", *ticks, text=text)

    def npc(self, name: str = "Guard", dice: int = 4) -> str:
        """A GM character in short; gives its id."""
        self.pick("gm", "npc.new", text=f"NPC: {name}\nDice: {dice}")
        return tuple(self.state.extras)[-1]

    def hurt(self, seat: str, health: int) -> None:
        """The GM's hand takes a hero to so much health."""
        hero = self.hero(seat)
        fives, ones = divmod(abs(health - hero.health), 5)
        sign = "h" if health > hero.health else "d"
        self.pick("gm", f"hand.health.{hero.id}", *[f"{sign}5"] * fives, *[f"{sign}1"] * ones)

    def roll(self, at: int = 0) -> Roll:
        """The roll of an open action that has fallen."""
        stage = self.state.actions[at].stage
        assert isinstance(stage, Thrown | Settled)
        assert stage.roll is not None
        return stage.roll

    def why_not(self, prompt: str, option: str) -> str:
        """What a button that cannot be pressed says; empty for one that can."""
        blocked = next(one.blocked for one in self.prompt(prompt).options if one.id == option)
        return self.read(blocked) if blocked is not None else ""

    @contextmanager
    def ledger(self) -> Iterator[BlackbirdLedger]:
        """What the rules do by themselves, without anybody's answer."""
        led = BlackbirdLedger(self.state, self.game.options, self.game.seats, roller=self.dice, by=GM, lexicon=words())
        yield led
        self.game = evolve(self.game, state=led.state)

    def set_hero(self, seat: str, **changes: object) -> None:
        """Puts a hero into a state that a test begins with."""
        hero = evolve(self.hero(seat), **changes)
        self.set_state(characters=self.state.characters.set(hero.id, hero))


def blackbird(dice: Iterable[int] = (), players: int = 0, **house: str | int | bool) -> BlackbirdTable:
    """A table with some players, whose heroes are in play, and house rules. No scene is open."""
    table = BlackbirdTable(BLACKBIRD_RULES, dice, house)
    for number in range(players):
        table.join(f"p{number + 1}", SHEETS[number])
    return table

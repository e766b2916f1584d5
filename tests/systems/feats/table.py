"""Games of Feats told in the players' words.

t = feats(dice=(6, 4), players=2)
t.scene("combat")
t.pick("p1", "points.heat", "kindle")
assert t.hero("p1").heat == 2
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine.core.base import evolve
from engine.systems.feats.hero import Hero
from engine.systems.feats.options import FeatsOptions
from engine.systems.feats.rules import FEATS
from engine.systems.feats.state import FeatsState
from tests.scenario import GameTable
from tests.scenario import refused as refused_by
from tests.scenario import words as words_of

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


refused = partial(refused_by, ruleset=FEATS.id)
words = partial(words_of, FEATS.id)


class FeatsTable(GameTable[FeatsState, FeatsOptions]):
    """A game of Feats and the hands that play it."""

    def session(self) -> None:
        self.pick("gm", "session.open", "open")

    def scene(self, kind: str = "quick", title: str = "The bridge") -> None:
        """A scene of some level, in a session that is opened for it when none is."""
        if not self.state.session.open:
            self.session()
        self.pick("gm", "scene.new", kind, text=title)

    def hero(self, seat: str) -> Hero:
        return next(hero for hero in self.state.heroes.values() if hero.player == seat)

    def set_hero(self, seat: str, **changes: object) -> None:
        """Puts a hero into a state that a test begins with."""
        hero = evolve(self.hero(seat), **changes)
        self.set_state(heroes=self.state.heroes.set(hero.id, hero))


def feats(dice: Iterable[int] = (), players: int = 0, **house: str | int | bool) -> FeatsTable:
    """A table with some players, whose heroes are in play, and house rules. No session is open."""
    table = FeatsTable(FEATS, dice, house)
    for number in range(players):
        table.join(f"p{number + 1}", SHEETS[number])
    return table

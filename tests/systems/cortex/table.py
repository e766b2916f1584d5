"""Games of Cortex and Flowers told in the players' words, with the dice in sight: who picks what, what stands then.

t = cortex(dice=(6, 4), players=2)
t.scene("action")
t.pick("p1", "turn.", "stress.physical", text="I jump")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from engine.core.base import evolve
from engine.systems.cortex.character import Character
from engine.systems.cortex.options import TableRules
from engine.systems.cortex.rules import CORTEX, FLOWERS, CortexRuleset
from engine.systems.cortex.state import CortexState
from tests.scenario import GameTable
from tests.scenario import refused as refused_by
from tests.scenario import words as words_of

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


refused = partial(refused_by, ruleset=CORTEX.id)
words = partial(words_of, CORTEX.id)


class CortexTable(GameTable[CortexState, TableRules]):
    """A game and the hands that play it."""

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


def cortex(dice: Iterable[int] = (), players: int = 0, **house: str | int | bool) -> CortexTable:
    """A table of Cortex with some players, whose heroes are in play, and house rules."""
    return _seated(CORTEX, OF_COMPANY, dice, players, house)


def flowers(dice: Iterable[int] = (), players: int = 0, **house: str | int | bool) -> CortexTable:
    """A table of Flowers with some players, whose heroes are in play, and house rules."""
    return _seated(FLOWERS, OF_SEVERITY, dice, players, house)


def _seated(
    ruleset: CortexRuleset,
    sheets: tuple[str, ...],
    dice: Iterable[int],
    players: int,
    house: Mapping[str, str | int | bool],
) -> CortexTable:
    table = CortexTable(ruleset, dice, house)
    for number in range(players):
        table.join(f"p{number + 1}", sheets[number])
    return table


def at_hand(players: int = 1) -> tuple[CortexTable, str]:
    """A table, and the first hero as the GM's hand picks them."""
    t = cortex(players=players)
    return t, f"w.{t.hero('p1').id}"

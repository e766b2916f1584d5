"""An evening at many tables at once: a check goes from the player's words to the GM's consequence, again and again.

Ticks: the GM ticks the rank in the form of the check. Steps: buttons that answer at once; the player rolls, then
improves or keeps the outcome. Words, and the press that sends the form, are played but not measured.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from benchmarks.parts.floor import Floor, Sample
from benchmarks.parts.people import presses, question, ranks, says
from benchmarks.parts.stand import Stand
from benchmarks.parts.tables import Played
from benchmarks.parts.trips import Trips
from engine import dump
from tgbot import codec
from tgbot.store import keys
from tgbot.store.aggregates import Shelf

TICKS: Final = 4
"""Of each form in a round."""
STEPS: Final = 4
"""At most: no check has more."""
BARE: Final = 15
"""Of each bare part, before and after each window."""
WORDS: Final = "/act Stealth: over the roof"
OUTCOME: Final = "Nobody looks up."

Json = dict[str, Any]  # Any: JSON as it comes


@dataclass(frozen=True)
class Window:
    """Presses that were measured together. `cpu`: seconds of the bot's process for each; `bare`: of each bare part.

    `late`: by how much presses came too late, which is the machine's doing."""

    presses: int
    cpu: float
    bare: dict[str, float]
    seconds: list[float]
    late: list[float]
    calls: dict[str, int]
    trips: Counter[str]

    def calls_of(self, method: str) -> float:
        """Of one press."""
        return self.calls.get(method, 0) / self.presses


Windows = dict[str, list[Window]]
"""By kind of press: tick, step, and mixed, where both come by turns."""


class Evening:
    """Plays checks at all tables side by side."""

    def __init__(self, stand: Stand, tables: list[Played], trips: Trips) -> None:
        self._stand = stand
        self._tables = tables
        self._trips = trips
        self.floor: Floor | None = None
        """With it, bare parts are measured around each window."""

    async def warm_up(self) -> Sample:
        """One check everywhere; then a press of a form, as an example of its size."""
        await self.play()
        await self._say()
        table = self._tables[0]
        message, data = await self._asked(table, "tick")
        update = presses(table.people[0], message, data[0])
        update["update_id"] = 1
        update["callback_query"] |= {"id": "1", "message": message}
        await self._send_forms(self._tables)
        await self._steps()
        await self._end()
        held = await Shelf(self._stand.client, keys.partition_of(table.game)).aggregate(table.game)
        assert held.table is not None
        assert held.game is not None
        return Sample(update, message, held.table.model_dump_json(exclude_defaults=True).encode() + dump(held.game))

    async def play(self) -> Windows:
        """One check at every table; the presses of a window come all at once."""
        await self._say()
        ticks = [await self._measured(await self._ticks(self._tables, number)) for number in range(TICKS)]
        await self._send_forms(self._tables)
        steps = await self._steps()
        await self._end()
        return {"tick": ticks, "step": steps}

    async def play_mixed(self, rate: float) -> Windows:
        """The same, `rate` presses a second: steps at half of the tables, and ticks at the others, by turns."""
        await self._say()
        stepping, ticking = self._tables[::2], self._tables[1::2]
        await self._send_forms(stepping)
        windows = []
        for number in range(STEPS):
            steps = await self._answers(stepping, number)
            if not steps:
                break
            ticks = await self._ticks(ticking, number)
            pressed = [press for pair in zip(steps, ticks, strict=False) for press in pair]
            windows.append(await self._measured(pressed, rate))
        await self._send_forms(ticking)
        await self._steps()
        await self._end()
        return {"mixed": windows}

    async def _say(self) -> None:
        await self._stand.play([says(table.people[1], table.group, WORDS) for table in self._tables])

    async def _ticks(self, tables: list[Played], number: int) -> list[Json]:
        """Two ranks by turns: the second takes the place of the first."""
        shown = await self._stand.shown()
        forms = [(table, _one(shown, table, "tick")[0]) for table in tables]
        return [presses(table.people[0], form, ranks(form)[2 + number % 2]) for table, form in forms]

    async def _send_forms(self, tables: list[Played]) -> None:
        """With a rank."""
        shown = await self._stand.shown()
        forms = [(table, _one(shown, table, "tick")[0]) for table in tables]
        await self._stand.play([presses(table.people[0], form, ranks(form)[1]) for table, form in forms])
        shown = await self._stand.shown()
        done = [(table, *_one(shown, table, "done")) for table in tables]
        await self._stand.play([presses(table.people[0], message, data[0]) for table, message, data in done])

    async def _steps(self) -> list[Window]:
        """Whatever is asked by buttons that answer, until nothing is asked."""
        windows = []
        for number in range(STEPS):
            if pressed := await self._answers(self._tables, number):
                windows.append(await self._measured(pressed))
        return windows

    async def _end(self) -> None:
        """The GM tells what came of it, and the check is over."""
        await self._stand.play([says(table.people[0], table.people[0], OUTCOME) for table in self._tables])

    async def _answers(self, tables: list[Played], number: int) -> list[Json]:
        """The first question is answered by its first button (to roll), every other one by its last."""
        shown = await self._stand.shown()
        asked = [(table, found) for table in tables if (found := question(shown, table.chats, "answer"))]
        return [
            presses(_presser(message, table), message, data[0 if number == 0 else -1])
            for table, (message, data) in asked
        ]

    async def _measured(self, pressed: list[Json], rate: float = 0) -> Window:
        bare = await self._bare(rate)
        self._trips.counts.clear()
        before = time.process_time()
        came = await self._stand.play(pressed, rate)
        cpu = (time.process_time() - before) / len(pressed)
        assert len(came.seconds) == len(pressed), "a press was not answered"
        trips = Counter(self._trips.counts)
        after = await self._bare(rate)
        around = {part: (bare[part] + after[part]) / 2 for part in bare}
        return Window(len(pressed), cpu, around, came.seconds, came.late, came.calls, trips)

    async def _bare(self, rate: float) -> dict[str, float]:
        return await self.floor.measure(BARE, rate) if self.floor else {}

    async def _asked(self, table: Played, verb: codec.Verb) -> tuple[Json, list[str]]:
        return _one(await self._stand.shown(), table, verb)


def _one(shown: Iterable[Json], table: Played, verb: codec.Verb) -> tuple[Json, list[str]]:
    """The form that the GM has before them."""
    found = question(shown, table.people[:1], verb)
    assert found is not None, f"no {verb} at {table}"
    return found


def _presser(message: Json, table: Played) -> int:
    """Whose private chat it is; the group's questions are the player's."""
    chat = int(message["chat"]["id"])
    return chat if chat > 0 else table.people[1]

"""How people answer: by tapping buttons, or wholly in words, without a press from the first word to the last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from engine import text
from tests.e2e.hands import Place
from tests.e2e.person import Person
from tests.e2e.wording import Line
from tgbot.views.keyboard import ROUND, TICKED

DONE = text("button-done")


class Used(NamedTuple):
    """A thing of a form that has several ways: how often it is pressed for one, and the number that means it typed."""

    name: Line
    presses: int = 1
    number: int = 0


class Manner(Protocol):
    """What people do at a table, told once for both ways of doing it."""

    async def sets_up(self, who: Person, home: Place, *choices: Line, under: Line) -> None:
        """Choices on the set-up card of a new game."""

    async def joins(self, who: Person, home: Place) -> None: ...

    async def offered(self, who: Person, command: str, path: Sequence[Line], *picks: Line, words: Line = "") -> None:
        """An offer of a menu (the last of the path) is found and taken, in the private chat; a form is sent."""

    async def picks(self, who: Person, scene: Place, label: Line, *, under: Line) -> None:
        """A question that one option answers, wherever it stands."""

    async def fills(self, who: Person, scene: Place, *labels: Line, under: Line) -> None:
        """A form: these ticks, then Done."""

    async def gathers(self, who: Person, scene: Place, *uses: Used, under: Line) -> None:
        """A form of things with several ways, then Done."""

    async def acts(self, who: Person, scene: Place, first: Line, *, words: Line, under: Line) -> None:
        """What is offered to act with, from the scene itself: one tick, and the words."""

    async def declares(self, who: Person, scene: Place, first: Line, *ticked: Line, words: Line, under: Line) -> None:
        """A form whose words send it: one of the first group, ticks of others."""

    async def reads(self, who: Person, scene: Place, total: Sequence[int], effect: int, *, under: Line) -> None:
        """Dice by hand, by what they show: those of the total, and the effect die."""

    async def writes(self, who: Person, room: Place, words: Line, *, under: Line) -> None:
        """A question that words alone answer."""

    async def babbles(self, who: Person, room: Place, nonsense: str, example: Line, *, under: Line) -> None:
        """Words that nobody understands, and the answer to them; a button cannot be misunderstood."""


class Tapping:
    """By buttons; typed is only what no button can say."""

    async def sets_up(self, who: Person, home: Place, *choices: Line, under: Line) -> None:
        for choice in choices:
            await who.presses(home, choice)

    async def joins(self, who: Person, home: Place) -> None:
        await who.presses(home, text("button-join"))

    async def offered(self, who: Person, command: str, path: Sequence[Line], *picks: Line, words: Line = "") -> None:
        await who.says(who.private, command)
        if await who.has(who.private, text("cortex-menu-doom")):
            await who.pictures(who.private, "gm")
        for step in path:
            await who.presses(who.private, step)
        await who.pictures(who.private, "xp" if command == "/hero" else "")
        for pick in picks:
            await who.presses(who.private, pick, under=path[-1])
        if words:
            await who.says(who.private, words)
        if await who.has(who.private, path[-1], DONE):  # words have sent it where they are all that is missing
            await who.presses(who.private, DONE, under=path[-1])

    async def picks(self, who: Person, scene: Place, label: Line, *, under: Line) -> None:
        await who.presses(await where(who, scene, under), label, under=under)

    async def fills(self, who: Person, scene: Place, *labels: Line, under: Line) -> None:
        place = await where(who, scene, under)
        for label in (*labels, DONE):
            if await who.has(place, under, label):
                await who.presses(place, label, under=under)
            else:
                await self._goes_round(who, place, label, under)

    async def _goes_round(self, who: Person, place: Place, label: Line, under: Line) -> None:
        """To the second way of a thing: its button shows the first one until then."""
        way = who.stage.wording(label)
        _, _, thing = way.partition(" ")
        for _ in range(2):
            await who.presses(place, thing, under=under)
        await who.finds(place, under, f"{TICKED}{ROUND} {way}")

    async def gathers(self, who: Person, scene: Place, *uses: Used, under: Line) -> None:
        place = await where(who, scene, under)
        for used in uses:
            for _ in range(used.presses):
                await who.presses(place, used.name, under=under)
        await who.pictures(place, "form")
        await who.presses(place, DONE, under=under)

    async def acts(self, who: Person, scene: Place, first: Line, *, words: Line, under: Line) -> None:
        await who.presses(scene, text("button-act"))
        await self.declares(who, scene, first, words=words, under=under)

    async def declares(self, who: Person, scene: Place, first: Line, *ticked: Line, words: Line, under: Line) -> None:
        place = await where(who, scene, under)
        await who.presses(place, first, under=under)
        for label in ticked:  # other buttons speak of the same people
            await who.presses(place, f"☐ {who.stage.wording(label)}", under=under)
        await who.says(place, words, to=under)

    async def reads(self, who: Person, scene: Place, total: Sequence[int], effect: int, *, under: Line) -> None:
        place = await where(who, scene, under)
        for face, times in (*((one, 1) for one in total), (effect, 2)):
            for _ in range(times):
                await who.presses(place, text("die-with-face", die="", face=str(face)), under=under)
        await who.finds(place, text("cortex-die-effect"), text("cortex-pp", amount=1))
        await who.pictures(place, "choice")
        await who.presses(place, DONE, under=under)

    async def writes(self, who: Person, room: Place, words: Line, *, under: Line) -> None:
        await who.says(room, words, to=under)

    async def babbles(self, who: Person, room: Place, nonsense: str, example: Line, *, under: Line) -> None:
        """By buttons nobody babbles."""


class Typing:
    """In words: a command with an offer's name, a reply to a question, or plain words to the only one that is open."""

    async def sets_up(self, who: Person, home: Place, *choices: Line, under: Line) -> None:
        await who.says(home, _listed(who, choices), to=under)

    async def joins(self, who: Person, home: Place) -> None:
        await who.says(home, "/join")

    async def offered(self, who: Person, command: str, path: Sequence[Line], *picks: Line, words: Line = "") -> None:
        said = who.stage.wording
        answer = ": ".join(filter(None, (_listed(who, picks), said(words)))) or said(DONE)
        await who.says(who.private, f"{command} {said(path[-1])}: {answer}")

    async def picks(self, who: Person, scene: Place, label: Line, *, under: Line) -> None:
        place = await where(who, scene, under)
        await who.says(place, _listed(who, (label,)), to=under if place is scene else None)

    async def fills(self, who: Person, scene: Place, *labels: Line, under: Line) -> None:
        place = await where(who, scene, under)
        await who.says(place, _listed(who, labels or (DONE,)), to=under if place is scene else None)

    async def gathers(self, who: Person, scene: Place, *uses: Used, under: Line) -> None:
        said = [who.stage.wording(one.name) + (f" {one.number}" if one.number else "") for one in uses]
        await self.fills(who, scene, *said, under=under)

    async def acts(self, who: Person, scene: Place, first: Line, *, words: Line, under: Line) -> None:
        await self.declares(who, scene, first, words=words, under=under)

    async def declares(self, who: Person, scene: Place, first: Line, *ticked: Line, words: Line, under: Line) -> None:
        said = f"{_listed(who, (first, *ticked))}: {who.stage.wording(words)}"
        await who.says(scene, f"/act {said}")

    async def reads(self, who: Person, scene: Place, total: Sequence[int], effect: int, *, under: Line) -> None:
        state = who.stage.wording(text("cortex-die-effect"))
        await who.says(scene, f"/act {' '.join(map(str, total))} {state} {effect}")

    async def writes(self, who: Person, room: Place, words: Line, *, under: Line) -> None:
        await who.says(room, words, to=under)

    async def babbles(self, who: Person, room: Place, nonsense: str, example: Line, *, under: Line) -> None:
        await who.says(room, nonsense, to=under)
        shown = who.stage.wording(example)
        await who.sees(room, text("refuse-unread-piece", piece=nonsense, example=shown))


def _listed(who: Person, labels: Sequence[Line]) -> str:
    return ", ".join(who.stage.wording(label) for label in labels)


async def where(who: Person, scene: Place, asked: Line) -> Place:
    """Questions with a form come into the private chat, short ones stand in the scene; a button of a menu is none."""
    title = who.stage.wording(asked)
    return who.private if any(title in one.text for one in await who.stage.standing(who.private)) else scene

"""Somebody on the stage: what they say and press, and what they must see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.e2e.hands import Place
from tests.e2e.wording import Line
from tgbot.sandbox.client import Impossible, Seen, User
from tgbot.sandbox.jsontypes import obj_of

if TYPE_CHECKING:
    from tests.e2e.stage import Stage


@dataclass(frozen=True)
class Person:
    """Somebody on the stage."""

    stage: Stage
    user: User
    private: Place

    @property
    def name(self) -> str:
        return self.user.first_name

    async def says(self, where: Place, words: Line, *, to: Line | None = None) -> None:
        """Writes; with `to`, as a reply to the newest message that says so."""
        stage = self.stage
        stage.settle_accounts()
        said = stage.wording(words)
        asked = await self._message(where, stage.wording(to)) if to is not None else None
        stage.tally.said(self.name, where.name, said)
        await stage.hands.say(self.user, where, said, asked)
        await stage.look()

    async def presses(self, where: Place, button: Line, *, under: Line | None = None) -> None:
        """Presses the newest button with this label, of the newest message that says `under`."""
        stage = self.stage
        stage.settle_accounts()
        label = stage.wording(button)
        message = await self._message(where, stage.wording(under)) if under is not None else None
        await stage.forget_calls()
        pressed = await stage.hands.press(self.user, where, label, message)
        stage.tally.pressed(self.name, where.name, label, pressed)
        await stage.one_edit_each()
        await stage.look()
        stage.answered(pressed)

    async def pictures(self, where: Place, moment: str) -> None:
        """A picture of this moment, if somebody wants one."""
        await self.stage.hands.shot(self.user, where, moment)

    async def sees(self, where: Place, *pieces: Line) -> None:
        """The last deed brought a message that says all this (in its text or on its buttons)."""
        words = [self.stage.wording(piece) for piece in pieces]
        if self.stage.expect(where, words, self.stage.fresh):
            await self.stage.hands.look(self.user, where, words)

    def told(self, *pieces: Line) -> None:
        """The toast or alert of the last press says all this."""
        words = [self.stage.wording(piece) for piece in pieces]
        self.stage.expect_toast(words)

    async def finds(self, where: Place, *pieces: Line) -> None:
        """Among all that stands there now is a message that says all this."""
        words = [self.stage.wording(piece) for piece in pieces]
        if self.stage.expect(where, words, await self.stage.standing(where)):
            await self.stage.hands.look(self.user, where, words)

    def saw(self, where: Place, *pieces: Line, times: int = 0) -> None:
        """At some time a message said all this; `times`: just so many messages ever did."""
        words = [self.stage.wording(piece) for piece in pieces]
        self.stage.expect(where, words, self.stage.history)
        told = {one.id for one in self.stage.history if where.holds(one) and all(word in one.text for word in words)}
        if times and len(told) != times:
            self.stage.tally.fault(f"{len(told)} times in {where.name}: {' … '.join(words)}")

    async def has(self, where: Place, *pieces: Line) -> bool:
        """Whether a message there says all this; nothing is expected."""
        words = [self.stage.wording(piece) for piece in pieces]
        shown = await self.stage.standing(where)
        return any(all(word in whole(one) for word in words) for one in shown if by_bot(one))

    async def sees_nothing(self, where: Place) -> None:
        """The last deed brought nothing there."""
        self.stage.tally.count("absent")
        for message in self.stage.fresh:
            if where.holds(message) and by_bot(message):
                self.stage.tally.fault(f"unwanted in {where.name}: {message.text}")

    async def misses(self, where: Place, *pieces: Line) -> None:
        """No message there says all this (any more)."""
        words = [self.stage.wording(piece) for piece in pieces]
        self.stage.tally.count("absent")
        for message in await self.stage.standing(where):
            if by_bot(message) and all(piece in message.text for piece in words):
                self.stage.tally.fault(f"still in {where.name}: {message.text}")

    async def _message(self, where: Place, words: str) -> Seen:
        found = [m for m in await self.stage.standing(where) if words in m.text and by_bot(m)]
        if not found:
            raise Impossible(f"nothing in {where.name} says {words!r}")
        return next((m for m in reversed(found) if m.buttons), found[-1])


def whole(message: Seen) -> str:
    return "\n".join((message.text, *message.buttons))


def by_bot(message: Seen) -> bool:
    return bool(obj_of(message.raw, "sender").get("is_bot"))

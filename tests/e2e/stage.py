"""A stage: people who say and press, what appears where, and what was expected to appear.

stage = Stage(UserSide(people), Wording("en"))
rita = await stage.person("Rita")
table = await stage.group("Harbour", owner=rita)
await rita.says(table, "/newgame")
await rita.sees(table, text("setup-title", title="Harbour"))
await rita.presses(table, text("ruleset-feats"))

Every deed ends when the bot is done; `sees` speaks of what the last deed brought. What nobody may see (a refusal that
was not expected, another language, a press without an answer, a failed call of the bot) is a fault by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.e2e.hands import Hands, Place
from tests.e2e.person import Person, by_bot, whole
from tests.e2e.tally import Tally
from tests.e2e.wording import Line, Wording
from tgbot.sandbox.client import Impossible, People, Pressed, Seen
from tgbot.sandbox.jsontypes import Obj, number_of, obj_of, text_of


@dataclass
class Stage:
    """The people of one evening, in one language, and everything that they have seen."""

    hands: Hands
    wording: Wording
    tally: Tally = field(default_factory=Tally)
    places: list[Place] = field(default_factory=list)
    known: dict[tuple[int, int], tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    fresh: list[Seen] = field(default_factory=list)
    history: list[Seen] = field(default_factory=list)
    """Every state of every message."""
    refused: dict[int, str] = field(default_factory=dict)
    """By place in `fresh` (-1: the toast): the refusal that it is; a fault, unless it is expected."""
    toast: str = ""
    calls: int = -1
    counted: int = -1
    """The bot's calls that were looked at for `one_edit_each`."""

    @property
    def people(self) -> People:
        return self.hands.people

    async def person(self, name: str, *, start: bool = True, username: str = "") -> Person:
        """Somebody new, who has opened the private chat with the bot."""
        if self.calls < 0:
            self.calls = max((number_of(one, "n") for one in await self.people.calls()), default=0)
        language = self.wording.language
        user = await self.people.user(name, language=language, username=username, start="" if start else None)
        person = Person(self, user, Place(user, f"{name}, private"))
        self.places.append(person.private)
        await self.look()
        return person

    async def group(
        self,
        title: str,
        owner: Person,
        *members: Person,
        kind: str = "supergroup",
        bot: str = "admin",
        topics: bool = True,
    ) -> Place:
        """A group, usually with topics and with the bot as an admin."""
        users = [one.user for one in members]
        group = await self.people.group(
            title, owner=owner.user, members=users, topics=[] if topics else None, kind=kind, bot=bot
        )
        place = Place(group, "group", "General" if topics else None)
        self.places.append(place)
        await self.look()
        return place

    def topic(self, where: Place, name: Line) -> Place:
        """The newest topic of this name."""
        words, made = self.wording(name), "forum_topic_created"
        found = [m for m in self.fresh if where.holds(m) and text_of(obj_of(m.service, made), "name") == words]
        if not found:
            raise Impossible(f"no topic {words!r} was made")
        return Place(where.chat, f"topic «{words}»", words, found[-1].thread)

    async def dice(self, where: Place, *faces: int) -> None:
        self.tally.tell(f"(the dice will fall: {', '.join(map(str, faces))})")
        await self.people.dice(*faces, chat=where.chat.id)

    async def wait(self, *, days: int = 0, hours: int = 0) -> None:
        """The clock is moved, stopping at every due time."""
        self.settle_accounts()
        self.tally.tell(f"(the clock moves: {days} d {hours} h)")
        await self.hands.wait(24 * days + hours)
        await self.look()

    async def look(self) -> None:
        """Everything that is new or changed in our chats."""
        self.fresh, self.refused, self.toast = [], {}, ""
        before = set(self.known)
        for chat in {place.chat.id: place.chat for place in self.places}.values():
            for message in await self.people.messages(chat):
                now = (message.text, message.buttons)
                if self.known.get((message.chat_id, message.id)) != now:
                    self.known[message.chat_id, message.id] = now
                    self.fresh.append(message)
        self.history += self.fresh
        for number, message in enumerate(self.fresh):
            if by_bot(message) and not message.service:
                anew = (message.chat_id, message.id) not in before
                self.tally.appeared(self._name_of(message), message, anew=anew)
                self._read(number, whole(message), message.text)

    def _name_of(self, message: Seen) -> str:
        place = next(place for place in self.places if place.holds(message))
        return f"{place.name}, topic {message.thread}" if message.thread else place.name

    def _read(self, number: int, shown: str, said: str) -> None:
        """What nobody may see is a fault at once; a refusal may have been expected."""
        for fault in self.wording.faults_in(shown):
            self.tally.fault(fault)
        if refusal := self.wording.refusal_in(said):
            self.refused[number] = refusal

    def answered(self, pressed: Pressed) -> None:
        """The toast or alert that answers a press."""
        self.toast = pressed.toast
        if not pressed.answered:
            self.tally.fault("the press was not answered")
        self._read(-1, pressed.toast, pressed.toast)

    async def forget_calls(self) -> None:
        """What the bot did until now was not for the next tap."""
        made = await self.people.calls(after=max(self.calls, self.counted))
        self.counted = max((number_of(one, "n") for one in made), default=self.counted)

    async def one_edit_each(self) -> None:
        """One tap has drawn no message anew more than once."""
        made = await self.people.calls(after=max(self.calls, self.counted))
        self.counted = max((number_of(one, "n") for one in made), default=self.counted)
        edits = Counter(_edited(one) for one in made if text_of(one, "method").startswith("editMessage"))
        for (chat, message), times in edits.items():
            if times > 1 and chat in {place.chat.id for place in self.places}:
                self.tally.fault(f"one tap, {times} edits of #{message}")

    def settle_accounts(self) -> None:
        """A refusal that nobody expected is a fault now."""
        for refusal in self.refused.values():
            self.tally.fault(f"refused: {refusal}")
        self.refused = {}

    def expect(self, where: Place, pieces: Sequence[str], among: Sequence[Seen]) -> Seen | None:
        """The newest of these messages that says all the pieces, in its text or on its buttons."""
        self.tally.count("expected")
        for message in reversed(among):
            if where.holds(message) and by_bot(message) and all(piece in whole(message) for piece in pieces):
                self.tally.count("seen")
                if message in self.fresh:
                    self.refused.pop(self.fresh.index(message), None)
                return message
        self.tally.fault(f"not seen in {where.name}: {' … '.join(pieces)}")
        return None

    def expect_toast(self, pieces: Sequence[str]) -> None:
        self.tally.count("expected")
        if all(piece in self.toast for piece in pieces) and self.toast:
            self.tally.count("seen")
            self.refused.pop(-1, None)
        else:
            self.tally.fault(f"not in the toast {self.toast!r}: {' … '.join(pieces)}")

    async def standing(self, where: Place) -> list[Seen]:
        return await self.people.messages(where.chat, thread=where.thread)

    async def end(self) -> None:
        """The last accounts: what the bot's own calls came to."""
        self.settle_accounts()
        ours = {place.chat.id for place in self.places}
        made = [one for one in await self.people.calls(after=self.calls) if _chat_of(one) in ours]
        self.tally.count("calls", len(made))
        for call in made:
            if "error" in call or call["unknown"]:
                self.tally.fault(f"{text_of(call, 'method')} {call['params']}: {call.get('error') or call['unknown']}")


def _edited(call: Obj) -> tuple[int, int]:
    return _chat_of(call), int(str(obj_of(call, "params").get("message_id") or 0))


def _chat_of(call: Obj) -> int:
    chat = obj_of(call, "params").get("chat_id")
    return int(chat) if isinstance(chat, int | str) else 0

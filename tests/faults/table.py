"""One table of the kill test: how it is seated, and the checks that are played at it, each with a word of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.faults.eyes import Eyes, NotSeen, data_of, presses
from tests.faults.hands import LANGUAGE, Hands, label
from tgbot.sandbox.client import Group, Seen, User

SHEET: Final = """Name: {name}
Rank: 3
Stress: 0/6
Motivation: be home before dark
Complication: trusts everybody
Skills:
Flight 4/3 [*]
Stealth 3/2
"""
MOST_ADVANTAGE: Final = 3
MOST_REPLIES: Final = 4
SETTLE_MS: Final = 3000


@dataclass(frozen=True)
class Player:
    user: User
    hero: str


@dataclass
class Sent:
    """What people did, by the word that it carries: each must be found exactly once in the log."""

    declared: list[str] = field(default_factory=list)
    ranked: dict[str, int] = field(default_factory=dict)
    """With so much advantage."""
    rolled: list[str] = field(default_factory=list)
    described: list[str] = field(default_factory=list)
    improved: list[str] = field(default_factory=list)
    """By hero."""
    undone: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    """Nobody rolled: silence withdraws it."""


@dataclass
class Table:
    """A game master, players, a group. `owner`'s private chat belongs to this game alone."""

    eyes: Eyes
    hands: Hands
    random: Random
    title: str
    gm: User
    players: list[Player]
    group: Group
    game: str = ""
    sent: Sent = field(default_factory=Sent)
    words_of: dict[str, str] = field(default_factory=dict)
    """By word: the hero that it is about."""
    asked_again: int = 0
    """Replies that were quicker than the bot's own records."""
    _words: int = 0
    _rolled: dict[str, Seen] = field(default_factory=dict)
    """By word: the question that was answered by the roll."""

    # ---- seating

    async def seat(self) -> None:
        """From `/newgame` to a scene in which checks are made."""
        said = await self.hands.say(self.group, self.gm, f"/newgame {self.title}")
        card = await self.eyes.see(self.group, button=label("ruleset-feats"), after=said)
        self.game = next(press.game for press in presses(card))
        await self.hands.press(self.gm, card, label("ruleset-feats"))
        card = await self.eyes.see(self.group, button=label("button-open-game"), after=said)
        await self.hands.press(self.gm, card, label("button-open-game"))
        card = await self.eyes.see(self.group, button=label("button-join"), after=said)
        for player in self.players:
            await self._join(player, card)
        await self._gm_opens(label("feats-open-session"), label("feats-open-session-yes"))
        form = await self._gm_opens(label("feats-new-scene"), label("feats-stakes-risk"), label("feats-kind-combat"))
        name = f"Scene of {self.title}"
        await self._reply(self.gm, form, name, self._in_group(name, label("feats-kind-combat-says")))

    async def _join(self, player: Player, card: Seen) -> None:
        await self.hands.press(player.user, card, label("button-join"))
        form = await self.eyes.see(player.user, self.title, label("hero-make"))
        yes = label("hero-approve-yes")

        def asked() -> Seen | None:
            return self.eyes.find(self.gm, player.hero, button=yes)

        await self._reply(player.user, form, SHEET.format(name=player.hero), asked)
        approval = await self.eyes.see(self.gm, player.hero, button=yes)
        await self.hands.press(self.gm, approval, label("hero-approve-yes"))
        await self.gone(approval)

    async def _gm_opens(self, offer: str, *picks: str) -> Seen:
        """An offer of the GM's menu, with some buttons of it pressed."""
        said = await self.hands.say(self.gm, self.gm, "/gm")
        menu = await self.eyes.see(self.gm, button=offer, after=said)
        await self.hands.press(self.gm, menu, offer)
        form = await self.eyes.see(self.gm, button=picks[0], after=menu)
        for pick in picks:
            await self.hands.press(self.gm, form, pick)
        return form

    # ---- checks

    async def check(self, player: Player) -> None:
        """From the declaration to the GM's words."""
        word = await self.up_to_the_roll(player)
        await self.roll(player, word)
        await self.improve(player, word)
        await self.describe(word)

    async def up_to_the_roll(self, player: Player) -> str:
        """The action is declared and judged; its word."""
        word = await self.declare(player)
        await self.judge(word)
        return word

    async def judge(self, word: str) -> None:
        """The GM ticks a rank and so much advantage, press by press, and sends the form."""
        advantage = self.random.randint(0, MOST_ADVANTAGE)
        form = await self.eyes.see(self.gm, word, button=label("feats-rank", rank="2"))
        await self.hands.press(self.gm, form, label("feats-rank", rank="2"))
        for _ in range(advantage):
            await self.hands.press(self.gm, form, label("feats-advantage"))
        await self.hands.press(self.gm, self.now(form), label("button-done"))
        self.sent.ranked[word] = advantage

    async def declare(self, player: Player) -> str:
        self._words += 1
        word = f"{self.title.lower()}{self._words:03}"
        other = label("feats-another-skill")
        await self.hands.say(self.group, player.user, f"/act {other}: {word}: as best I can", thread=self.thread)
        self.sent.declared.append(word)
        self.words_of[word] = player.hero
        return word

    async def roll(self, player: Player, word: str) -> None:
        """Sometimes with a double tap, which must count once."""
        asked = await self.asked_to_roll(word)
        taps = 2 if self.random.random() < 0.3 else 1
        await asyncio.gather(*(self.hands.press(player.user, asked, label("feats-roll")) for _ in range(taps)))
        self.sent.rolled.append(word)
        self._rolled[word] = asked

    async def asked_to_roll(self, word: str) -> Seen:
        return await self.eyes.see(self.group, word, button=label("feats-roll"))

    async def improve(self, player: Player, word: str) -> None:
        """If a point may still raise the outcome: it does, or not."""

        def goes_on() -> Seen | None:
            shown = [*self.eyes.of(self.group, after=self._rolled[word]), *self.eyes.of(self.gm)]
            return next((one for one in reversed(shown) if self._improves(one, player) or _describes(one, word)), None)

        found = await self.eyes.until(goes_on, f"what follows the roll of {word}")
        if _describes(found, word):
            return
        better = next(one for one in found.buttons if one != label("feats-keep"))
        wished = self.random.random() < 0.5
        await self.hands.press(player.user, found, better if wished else label("feats-keep"))
        if wished:
            self.sent.improved.append(player.hero)

    def _improves(self, message: Seen, player: Player) -> bool:
        return player.hero in message.text and bool(data_of(message, label("feats-keep")))

    async def describe(self, word: str) -> None:
        form = await self.eyes.until(lambda: _newest(self.eyes.of(self.gm), word), f"what comes of {word}")
        await self._reply(self.gm, form, f"told-{word} at last", self._in_group(f"told-{word}"))
        self.sent.described.append(word)

    async def undo(self, player: Player) -> None:
        """The GM takes a declaration back; it is gone for the player and the GM."""
        word = await self.declare(player)
        form = await self.eyes.see(self.gm, word, button=label("feats-rank", rank="2"))
        await self.hands.say(self.group, self.gm, "/undo", thread=self.thread)
        self.sent.undone.append(word)
        await self.gone(form)

    # ---- what they see

    @property
    def thread(self) -> int:
        return 0

    def now(self, message: Seen) -> Seen:
        """The message as it is now; one that was deleted, as it was."""
        return self.eyes.now.get((message.chat_id, message.id), message)

    async def gone(self, asked: Seen) -> None:
        """A question has lost its buttons; of one that was sent twice, the copy that the bot knows of."""

        def closed() -> Seen | None:
            copies = [self.eyes.now.get(place) for place in self.eyes.copies(asked)]
            return asked if any(one is None or not one.buttons for one in copies) else None

        await self.eyes.until(closed, f"the end of {asked.text!r}")

    async def _reply(self, who: User, asked: Seen, words: str, effect: Callable[[], Seen | None]) -> None:
        """Answers a form in words. Who is quicker than the bot's records is asked what for, and says it again."""
        for _ in range(MOST_REPLIES):
            said = await self.hands.say(who, who, words, reply_to=asked)

            def outcome(said: Seen = said) -> Seen | None:
                return effect() or self._answer_to(said)

            await self.eyes.until(outcome, f"what comes of {words!r}")
            if effect() is not None:
                return
            self.asked_again += 1
            await self.hands.people.settle(SETTLE_MS)
            asked = self.eyes.newest_copy(asked)  # sent twice: the bot knows of the second
        raise NotSeen(f"the end of {asked.text!r} by {words!r}")

    def _answer_to(self, said: Seen) -> Seen | None:
        answers = self.eyes.of(User(said.chat_id, ""))
        return next((one for one in answers if one.raw.get("reply_to") == said.id), None)

    def _in_group(self, *pieces: str) -> Callable[[], Seen | None]:
        return lambda: self.eyes.find(self.group, *pieces)


def _describes(message: Seen, word: str) -> bool:
    return f"{word}: “" in message.text and LANGUAGE == "en"


def _newest(shown: list[Seen], word: str) -> Seen | None:
    return next((one for one in reversed(shown) if _describes(one, word)), None)

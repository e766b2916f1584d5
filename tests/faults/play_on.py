"""The scripted play: several tables at once, and between their checks the clock, which all of them share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Final

from redis.asyncio import Redis

from engine import AnyGame, Prompt, prompts, waits
from tests.faults.eyes import Eyes
from tests.faults.hands import Hands, label
from tests.faults.table import Player, Table
from tgbot.codec import prompt_code
from tgbot.sandbox.client import Group, Impossible, People, Seen, User
from tgbot.store import keys
from tgbot.store.aggregates import Aggregate, Shelf
from tgbot.store.decision import LogEntry

WARNED_AFTER: Final = 23 * 3600.0
"""Of the 24 hours of a move: every warning has been given."""
DEADLINE_AFTER: Final = 3 * 3600.0
"""After that: nobody waits any more."""
TABLES: Final = (("Alpha", 2), ("Beta", 1), ("Gamma", 1))
"""Title and players; one more plays at all of them."""
LONG_MS: Final = 60_000
MOVES: Final = 20
"""Attempts to move the clock while the bot is killed again and again."""


@dataclass(frozen=True)
class Answered:
    """A question that was answered before its warning or after it; nothing may be said of it any more."""

    chat: int
    prompt: str
    messages: int
    """So many messages the bot had sent when the answer had taken effect."""


@dataclass
class Evening:
    """Everything that is going on, and what is remembered of it for the checks."""

    people: People
    eyes: Eyes
    hands: Hands
    redis: Redis
    random: Random
    plan: Sequence[tuple[str, int]] = TABLES
    tables: list[Table] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    rounds: int = 0
    on_clock: Callable[[], None] = lambda: None

    async def seat(self) -> None:
        shared = await self._person("Zoe")
        for title, count in self.plan:
            gm = await self._person(f"Gm {title}")
            users = [*(await asyncio.gather(*(self._person(f"{title} {n}") for n in range(count)))), shared]
            group = await self.people.group(title, owner=gm, members=users)
            players = [Player(user, f"Hero{n} of {title}") for n, user in enumerate(users)]
            self.tables.append(Table(self.eyes, self.hands, Random(title), title, gm, players, group))
        await asyncio.gather(*(table.seat() for table in self.tables))

    async def _person(self, name: str) -> User:
        user = await self.people.user(name, start="")
        await self.eyes.see(user)
        return user

    # ---- rounds

    async def round(self) -> None:
        """Checks at all tables at once; one is taken back; then questions stay open while the clock moves."""
        self.rounds += 1
        await asyncio.gather(*(self._checks(table) for table in self.tables))
        open_rolls = await asyncio.gather(*(table.up_to_the_roll(table.players[0]) for table in self.tables))
        await self._clock_moves(dict(zip((table.title for table in self.tables), open_rolls, strict=True)))

    async def _checks(self, table: Table) -> None:
        await asyncio.gather(*(table.check(player) for player in table.players))
        await table.undo(self.random.choice(table.players))

    async def _clock_moves(self, words: dict[str, str]) -> None:
        """Past the warnings; some answer then; past the deadline: silence answers for the others."""
        asked = {table.title: await table.asked_to_roll(words[table.title]) for table in self.tables}
        prompt = {table.title: await self._roll_prompt(table) for table in self.tables}
        await self.move(WARNED_AFTER)
        quick = [table for table in self.tables if self.random.random() < 0.5]
        for table in quick:
            word, player = words[table.title], table.players[0]
            await table.roll(player, word)
            await table.improve(player, word)
            await table.describe(word)
            await self.people.settle()
            self.answered.append(Answered(player.user.id, prompt[table.title], len(self.eyes.sent)))
        await self.move(DEADLINE_AFTER)
        for table in self.tables:
            await table.gone(asked[table.title])
            if table not in quick:
                table.sent.silent.append(words[table.title])

    async def _roll_prompt(self, table: Table) -> str:
        return next(prompt_code(one) for one in await self.open_prompts(table) if one.id.startswith("check.roll."))

    async def move(self, seconds: float) -> None:
        """Forward by so much in all, however often the bot dies on the way."""
        target = await self.clock() + seconds
        for _ in range(MOVES):
            self.on_clock()
            try:
                await self.people.advance_to(datetime.fromtimestamp(target, UTC).isoformat())
            except Impossible:
                await self.people.settle()
            if await self.clock() >= target - 1:
                await self.people.settle(LONG_MS)
                return
        raise Impossible(f"the clock does not come to {target}")

    async def clock(self) -> float:
        now = (await self.people.state())["now"]
        return float(now) if isinstance(now, int | float) else 0.0

    # ---- the end

    async def leave_open(self) -> list[str]:
        """Every player waits for a roll, but the last one, on whom the GM has not decided."""
        words = []
        for table in self.tables:
            words += [await table.up_to_the_roll(player) for player in table.players[:-1]]
            word = await table.declare(table.players[-1])
            await table.eyes.see(table.gm, word, button=label("feats-rank", rank="2"))
        await self.people.settle(LONG_MS)
        return words

    async def finish(self) -> None:
        """The questions that were left open are pressed, and work."""
        for table in self.tables:
            for player in table.players:
                word = await self._open_word(table, player)
                await table.roll(player, word)
                await table.improve(player, word)
                await table.describe(word)
        await self.people.settle(LONG_MS)

    async def _open_word(self, table: Table, player: Player) -> str:
        word = next(w for w in table.sent.declared[-len(table.players) :] if table.words_of[w] == player.hero)
        if word not in table.sent.ranked:
            await table.judge(word)
        return word

    # ---- what the store says

    async def stored(self, table: Table) -> Aggregate:
        return await Shelf(self.redis, keys.partition_of(table.game)).aggregate(table.game)

    async def game(self, table: Table) -> AnyGame:
        found = (await self.stored(table)).game
        assert found is not None
        return found

    async def open_prompts(self, table: Table) -> list[Prompt]:
        return [one.prompt for one in prompts(await self.game(table)) if waits(one.prompt)]

    async def log(self, table: Table) -> tuple[LogEntry, ...]:
        return await Shelf(self.redis, keys.partition_of(table.game)).log(table.game, 5000)

    def chats(self, table: Table) -> list[Group | User]:
        return [table.group, table.gm, *(player.user for player in table.players)]

    def shown(self, table: Table) -> list[Seen]:
        """Every message of the bot in the chats of a table."""
        return [one for chat in self.chats(table) for one in self.eyes.of(chat)]

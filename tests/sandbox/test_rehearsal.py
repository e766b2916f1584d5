"""One clock, loaded dice, settling: what the bot in rehearsal and the people see."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.sandbox.conftest import RawBot
from tgbot.sandbox.client import Impossible, People
from tgbot.sandbox.server import running


class RehearsingBot(RawBot):
    """Carries updates through as they come; has deadlines, and writes to `chat` when one passes."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.done = 0
        self.version = 0
        self.offset = 0.0
        self.deadlines: list[float] = []
        self.chat = 0
        self.handled: list[str] = []
        self.fired: list[float] = []
        self._tasks = [asyncio.create_task(work()) for work in (self._poll, self._follow)]

    def now(self) -> float:
        return time.time() + self.offset

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.close()

    async def _poll(self) -> None:
        offset = 0
        while True:
            updates = await self.result("getUpdates", offset=offset, timeout=20)
            for update in updates:
                await self._report(idle=False)
                await asyncio.sleep(0.02)
                self.handled.append(update.get("message", {}).get("text", ""))
                self.done = update["update_id"]
                offset = self.done + 1
            await self._report(idle=True)

    async def _follow(self) -> None:
        while True:
            clock = await self._get(f"bot?after={self.version}&timeout=20")
            self.version, self.offset = clock["version"], clock["offset"]
            await self._fire()
            await self._report(idle=True)

    async def _fire(self) -> None:
        for due in [due for due in self.deadlines if due <= self.now()]:
            self.deadlines.remove(due)
            self.fired.append(due)
            await self.call("sendMessage", chat_id=self.chat, text="time is up")

    async def _report(self, *, idle: bool) -> None:
        due = min(self.deadlines, default=None)
        body = {"done": self.done, "idle": idle, "next_due": due, "version": self.version}
        async with self._session.post(f"{self.address}/sandbox/bot", json=body) as response:
            assert response.status == 200

    async def _get(self, path: str) -> dict[str, Any]:
        async with self._session.get(f"{self.address}/sandbox/{path}") as response:
            assert response.status == 200
            return dict(await response.json())


@pytest.fixture
async def actor(people: People) -> AsyncIterator[RehearsingBot]:
    bot = RehearsingBot(people.address)
    while True:
        try:
            if (await people.state())["rehearsal"]:
                break
        except Impossible:
            pass
        await asyncio.sleep(0.01)
    yield bot
    await bot.stop()


async def test_state_waits_for_a_bot(people: People) -> None:
    with pytest.raises(Impossible, match="no bot has asked for updates yet"):
        await people.state()
    assert await people.get("health", {}) == {"ok": True}


async def test_settle_waits_until_the_bot_is_done(people: People, actor: RehearsingBot) -> None:
    anna = await people.user("Anna")
    for word in ("one", "two", "three"):
        await people.say(anna, anna, word)
    assert await people.settle()
    assert actor.handled == ["one", "two", "three"]


async def test_settle_gives_up_after_its_time(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await bot.result("getUpdates")
    await people.say(anna, anna, "nobody listens")
    assert not await people.settle(timeout_ms=100)


async def test_without_a_rehearsing_bot_quiet_is_enough(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await people.say(anna, anna, "hello")
    await bot.updates()
    started = time.monotonic()
    assert await people.settle()
    assert time.monotonic() - started < 5  # not the ten seconds for which it would wait
    with pytest.raises(Impossible, match="no bot in rehearsal"):
        await people.advance_to("next")


async def test_the_clock_stops_at_every_due_time(people: People, actor: RehearsingBot) -> None:
    anna = await people.user("Anna")
    actor.chat = anna.id
    await people.say(anna, anna, "/start")
    start = actor.now()
    actor.deadlines = [start + 3600, start + 7200, start + 90_000]
    await people.say(anna, anna, "report the deadlines")
    assert await people.settle()
    now = await people.advance(days=1)
    assert abs(now - (start + 86_400)) < 2
    assert actor.fired == [start + 3600, start + 7200]
    shown = [m for m in await people.messages(anna) if m.text == "time is up"]
    assert [m.date for m in shown] == [int(start + 3600), int(start + 7200)]
    await people.advance_to("next")
    assert actor.fired[-1] == start + 90_000
    with pytest.raises(Impossible, match="nothing is due"):
        await people.advance_to("next")


async def test_the_clock_goes_forward_only_and_wants_a_zone(people: People, bot: RawBot) -> None:
    with pytest.raises(Impossible, match="forward only"):
        await people.advance(hours=-1)
    with pytest.raises(Impossible, match="needs its zone"):
        await people.advance_to("2030-05-01T20:00:00")
    with pytest.raises(Impossible, match="an ISO time"):
        await people.advance_to("soon")
    now = await people.advance_to("2030-05-01T20:00:00+02:00")
    assert abs(now - 1_903_888_800) < 2


async def test_a_bot_that_never_gets_past_its_deadline_is_named(people: People, actor: RehearsingBot) -> None:
    anna = await people.user("Anna")
    stuck = actor.now() + 60

    async def never() -> None:
        actor.deadlines = [stuck]

    actor._fire = never  # type: ignore[method-assign]  # this bot forgets to do what is due
    await people.say(anna, anna, "go")
    actor.deadlines = [stuck]
    await people.say(anna, anna, "report")
    await people.settle()
    with pytest.raises(Impossible, match="does not get past what is due"):
        await people.advance(hours=1)


async def test_faces_are_read_in_order_and_deleted_once(people: People, actor: RehearsingBot) -> None:
    await people.dice(3, 8, 1)
    assert actor.version == (await actor._get("bot"))["version"]
    found = await actor._get("bot/faces?chat_id=-5")
    assert found == {"from": 0, "faces": [3, 8, 1], "chat_id": None}
    for _ in range(2):
        assert await people.post("bot/faces", {"upto": 2}) == {"loaded": 1}
    assert await actor._get("bot/faces") == {"from": 2, "faces": [1], "chat_id": None}


async def test_a_chat_has_its_own_faces_first(people: People, actor: RehearsingBot) -> None:
    await people.dice(3)
    await people.dice(6, 6, chat=-5)
    assert await actor._get("bot/faces?chat_id=-5") == {"from": 0, "faces": [6, 6], "chat_id": -5}
    await people.post("bot/faces", {"upto": 2, "chat_id": -5})
    assert await actor._get("bot/faces?chat_id=-5") == {"from": 0, "faces": [3], "chat_id": None}
    await people.unload()
    assert await actor._get("bot/faces") == {"from": 1, "faces": [], "chat_id": None}


async def test_dice_are_loaded_only_where_that_was_allowed() -> None:
    async with running(0) as address, People(address, settle_ms=0) as people:
        with pytest.raises(Impossible, match="--loaded-dice"):
            await people.dice(6)


async def test_a_press_is_convenient_with_settling(people: People, actor: RehearsingBot) -> None:
    people.settle_ms = 5000
    anna = await people.user("Anna", start="")
    assert actor.handled == ["/start"]
    await people.say(anna, anna, "two")
    assert actor.handled == ["/start", "two"]


async def test_a_restarted_bot_owes_nothing_that_it_had_confirmed(people: People, actor: RehearsingBot) -> None:
    anna = await people.user("Anna")
    await people.say(anna, anna, "before")
    assert await people.settle()
    await actor.stop()
    again = RehearsingBot(people.address)
    assert await people.settle()
    await people.say(anna, anna, "after")
    assert await people.settle()
    assert again.handled == ["after"]
    await again.stop()


async def test_what_expired_unseen_is_not_waited_for(people: People, bot: RawBot) -> None:
    anna = await people.user("Anna")
    await bot.result("getUpdates")
    await people.say(anna, anna, "nobody is there")
    await people.advance(days=2)
    version = (await people.state())["version"]
    await people.post("bot", {"done": 0, "idle": True, "next_due": None, "version": version})
    assert await people.settle(timeout_ms=500)

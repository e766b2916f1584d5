"""The one commit: everything or nothing, by the owner alone, once."""

from __future__ import annotations

import pytest
from redis.asyncio import Redis

from engine import Map, evolve
from tests.flow.toy import SEED
from tgbot.store import inbox, keys
from tgbot.store.aggregates import Aggregate, Shelf
from tgbot.store.commit import Commit, Committed, write
from tgbot.store.decision import Decision, Due, Listing, LogEntry, Row
from tgbot.store.inbox import Entry
from tgbot.store.parcels import parcel
from tgbot.store.scripts import Command, Fenced, Scripts, Settled
from tgbot.table.requests import Struck
from tgbot.table.table import DiceSeed, Draft, Place, Table

PARTITION = 5
GAME = keys.new_game_id(PARTITION)
TABLE = Table(id=GAME, title="t", home=Place(chat=-1), owner=1, gms=(1,), dice=DiceSeed(seed=SEED, commitment=""))


class Bench:
    """A partition with an owner, and entries to commit."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.scripts = Scripts(redis)
        self.token = 1
        self._count = 0

    async def entry(self) -> Entry:
        self._count += 1
        command = inbox.command(f"c{self._count}", Struck(game=GAME, due="x", at=0))
        assert await self.scripts.enqueue(PARTITION, [command]) == 1
        stream_id, fields = (await self.redis.xrange(keys.inbox(PARTITION)))[-1]
        return inbox.entry(stream_id, fields)

    async def commit(self, decision: Decision, **more: object) -> Committed:
        """For a new entry, over what is stored."""
        entry = await self.entry()
        before = None if "before" in more else await self.stored()
        commit = Commit(partition=PARTITION, token=self.token, entry=entry, before=before, decision=decision)
        return await write(self.scripts, Commit(**{**vars(commit), **more}))

    async def stored(self) -> Aggregate:
        return await Shelf(self.redis, PARTITION).aggregate(GAME)


@pytest.fixture
async def bench(redis: Redis) -> Bench:
    one = Bench(redis)
    await one.scripts.shut_out_others(PARTITION, 1)
    return one


async def test_a_commit_writes_everything_and_takes_the_entry_off(bench: Bench) -> None:
    row = Row(key="card", kind="view", game=GAME, place=Place(chat=-1))
    decision = Decision(
        table=TABLE,
        log=(LogEntry(at=1, version=1, by=1),),
        drafts={"p1|form": Draft(picks=("a",))},
        due=(Due(id="d|x", at=100.125), Due(id="w|x|p1", at=50.5)),
    )
    listing = Listing(game=GAME, title="t")

    done = await bench.commit(decision, parcels=(parcel(row, "1-0/0", 7),), listing=listing, listed_in=-1)

    shelf = Shelf(bench.redis, PARTITION)
    assert done == Committed("done", 1, True, 50.5)
    assert await bench.stored() == Aggregate(GAME, 1, TABLE, drafts={"p1|form": Draft(picks=("a",))})
    assert [one.version for one in await shelf.log(GAME, 5)] == [1]
    assert await shelf.chat(-1) == {GAME: listing}
    assert await bench.redis.zrange(keys.due(PARTITION), 0, -1, withscores=True) == [
        (f"{GAME}|w|x|p1".encode(), 50.5),
        (f"{GAME}|d|x".encode(), 100.125),
    ]
    assert list(await bench.redis.execute_command("HGETALL", keys.out(PARTITION))) == [f"{GAME}|view|card".encode()]
    assert await bench.redis.xlen(keys.inbox(PARTITION)) == 0


async def test_the_old_owner_can_write_nothing(bench: Bench) -> None:
    await bench.scripts.shut_out_others(PARTITION, 2)

    with pytest.raises(Fenced):
        await bench.commit(Decision(table=TABLE))
    with pytest.raises(Fenced):
        await bench.scripts.settle(PARTITION, 1, [Settled("k", "v")])
    with pytest.raises(Fenced):
        await bench.scripts.mark(PARTITION, 1, "k", "v")
    with pytest.raises(Fenced):
        await bench.scripts.strike(PARTITION, 1, [])
    with pytest.raises(Fenced):
        await bench.scripts.shut_out_others(PARTITION, 1)

    assert (await bench.stored()).revision == 0
    assert await bench.redis.xlen(keys.inbox(PARTITION)) == 1


async def test_a_commit_whose_answer_was_lost_may_be_repeated(bench: Bench) -> None:
    entry, before = await bench.entry(), await bench.stored()
    commit = Commit(PARTITION, 1, entry, before, Decision(table=TABLE, log=(LogEntry(at=1, version=1, by=1),)))

    assert (await write(bench.scripts, commit)).outcome == "done"
    assert await write(bench.scripts, commit) == Committed("repeat", 1)

    assert len(await Shelf(bench.redis, PARTITION).log(GAME, 9)) == 1


async def test_a_part_of_an_entry_is_written_once_and_the_last_takes_the_entry_off(bench: Bench) -> None:
    entry, before = await bench.entry(), await bench.stored()
    first = Commit(PARTITION, 1, entry, before, Decision(table=TABLE), part="c1/a", ends=False)

    assert (await write(bench.scripts, first)).outcome == "done"
    assert (await write(bench.scripts, first)).outcome == "repeat"
    assert await bench.redis.xlen(keys.inbox(PARTITION)) == 1
    assert await Shelf(bench.redis, PARTITION).seen(["c1/a", "c1/b"]) == {"c1/a"}
    await write(bench.scripts, Commit(PARTITION, 1, entry, part="c1/b"))

    assert await bench.redis.xlen(keys.inbox(PARTITION)) == 0


async def test_another_revision_is_a_conflict_and_writes_nothing(bench: Bench) -> None:
    await bench.commit(Decision(table=TABLE))

    stale = await bench.commit(Decision(table=evolve(TABLE, title="other")), before=Aggregate(GAME, 0))

    assert stale == Committed("conflict", 1)
    assert (await bench.stored()).table == TABLE


async def test_drafts_alone_make_no_revision(bench: Bench) -> None:
    await bench.commit(Decision(table=TABLE, drafts={"p1|f": Draft(picks=("a",)), "p2|f": Draft(text="x")}))

    done = await bench.commit(Decision(drafts={"p1|f": None}))

    assert done.revision == 1
    assert (await bench.stored()).drafts == {"p2|f": Draft(text="x")}


async def test_due_entries_are_replaced_as_a_whole_and_those_of_others_stay(bench: Bench) -> None:
    other = keys.new_game_id(PARTITION)
    await bench.redis.zadd(keys.due(PARTITION), {f"{other}|d": 7})
    await bench.commit(Decision(table=TABLE, due=(Due(id="a", at=1), Due(id="b", at=2))))

    left = await bench.commit(Decision(due=(Due(id="b", at=9),)))
    assert await bench.redis.zrange(keys.due(PARTITION), 0, -1) == [f"{other}|d".encode(), f"{GAME}|b".encode()]
    assert left.earliest == 7

    none = await bench.commit(Decision(due=()))
    assert await bench.redis.zrange(keys.due(PARTITION), 0, -1) == [f"{other}|d".encode()]
    assert none.due_changed


async def test_the_game_as_it_was_goes_to_the_undo_ring(bench: Bench) -> None:
    await bench.redis.execute_command("HSET", keys.body(GAME), "rev", 1, "game", "first")
    await bench.redis.execute_command("HSET", keys.body(GAME), "table", TABLE.model_dump_json())
    before = Aggregate(GAME, 1, TABLE)
    await bench.commit(Decision(table=TABLE, keep=True), before=before)
    await bench.redis.execute_command("HSET", keys.body(GAME), "game", "second")
    await bench.commit(Decision(table=TABLE, keep=True), before=Aggregate(GAME, 2, TABLE))

    assert await bench.redis.execute_command("LRANGE", keys.kept(GAME), 0, -1) == [b"second", b"first"]
    await bench.commit(Decision(table=TABLE, drop_kept=1), before=Aggregate(GAME, 3, TABLE))
    assert await bench.redis.execute_command("LRANGE", keys.kept(GAME), 0, -1) == [b"first"]


async def test_a_game_that_has_ended_leaves_the_index(bench: Bench) -> None:
    await bench.commit(Decision(table=TABLE), listing=Listing(game=GAME, title="t"), listed_in=-1)

    await bench.commit(Decision(table=TABLE), listing=Listing(game=GAME, title="t", status="ended"), listed_in=-1)

    assert await Shelf(bench.redis, PARTITION).chat(-1) == {}


async def test_what_is_put_aside_keeps_its_reason_and_follows_up_once(bench: Bench) -> None:
    entry = await bench.entry()
    note = inbox.command("fault/1", Struck(game=GAME, due="note", at=0))
    commit = Commit(PARTITION, 1, entry, dead="why not", quarantine=(GAME, "{}"), more=(note, note))

    await write(bench.scripts, commit)

    ((_, put_aside),) = await bench.redis.xrange(keys.dead(PARTITION))
    assert (put_aside[b"c"], put_aside[b"why"]) == (entry.command.encode(), b"why not")
    assert await bench.redis.execute_command("HGETALL", keys.sick(PARTITION)) == {GAME.encode(): b"{}"}
    ((_, left),) = await bench.redis.xrange(keys.inbox(PARTITION))
    assert left[b"c"] == b"fault/1"


async def test_commands_are_taken_in_once(bench: Bench) -> None:
    one = Command("7", b"{}")
    assert await bench.scripts.enqueue(PARTITION, [one, one]) == 1
    assert await bench.scripts.enqueue(PARTITION, [one, Command("8", b"{}")]) == 1
    assert await bench.redis.xlen(keys.inbox(PARTITION)) == 2


async def test_a_row_that_was_replaced_on_its_way_stays(bench: Bench) -> None:
    row = Row(key="card", kind="view", game=GAME)
    key = f"{GAME}|view|card"
    await bench.commit(Decision(), parcels=(parcel(row, "v1", 1),))
    await bench.scripts.mark(PARTITION, 1, key, "v1")
    await bench.commit(Decision(), parcels=(parcel(row, "v2", 2),))

    await bench.scripts.settle(PARTITION, 1, [Settled(key, "v1", key, '{"chat":-1}')])
    assert await bench.redis.execute_command("HEXISTS", keys.out(PARTITION), key)
    assert await bench.redis.execute_command("HGETALL", keys.sending(PARTITION)) == {}
    assert await bench.redis.execute_command("HGET", keys.shown(PARTITION), key) == b'{"chat":-1}'

    await bench.scripts.settle(PARTITION, 1, [Settled(key, "v2", key, "-")])
    assert not await bench.redis.exists(keys.out(PARTITION), keys.order(PARTITION), keys.shown(PARTITION))


async def test_maps_and_nested_values_survive(bench: Bench) -> None:
    table = evolve(TABLE, nudged=Map({"a|b": 1.5}))
    await bench.commit(Decision(table=table))
    assert (await bench.stored()).table == table

"""Tables that are played at in a benchmark: Feats with two heroes, in an open scene, everybody within reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from redis.asyncio import Redis

from engine import AnyGame, Map, Seat, dump, evolve
from tests.systems.feats.table import feats
from tgbot.store import keys
from tgbot.store.decision import Listing
from tgbot.table.person import Person
from tgbot.table.table import Chair, DiceSeed, Member, Place, Table


@dataclass(frozen=True)
class Played:
    """A game, its group, and its people: the GM and two players."""

    game: str
    group: int
    people: tuple[int, int, int]

    @property
    def chats(self) -> tuple[int, ...]:
        return (self.group, *self.people)


async def set_up(client: Redis, count: int) -> list[Played]:
    """So many tables, written to an empty store as if they had been played at before."""
    tables = []
    for number in range(1, count + 1):
        group = -1_000_000_000_000 - number
        partition = keys.partition_of_chat(group)
        first = 1000 + 10 * number
        played = Played(keys.new_game_id(partition), group, (first, first + 1, first + 2))
        await _write(client, played, _table(played))
        tables.append(played)
    return tables


def _table(played: Played) -> Table:
    gm, *players = played.people
    members = [Member(user=user, name=f"Player {user}", language="ru", reachable=True) for user in played.people]
    return Table(
        id=played.game,
        status="open",
        title=f"Table {played.group}",
        ruleset="feats",
        home=Place(chat=played.group),
        owner=gm,
        gms=(gm,),
        chairs=tuple(Chair(seat=Seat(f"p{n}"), user=user, greeted="yes") for n, user in enumerate(players, 1)),
        members=Map({str(member.user): member for member in members}),
        dice=DiceSeed(seed="5e" * 32, commitment=""),
    )


async def _write(client: Redis, played: Played, table: Table) -> None:
    scenario = feats(players=2)
    scenario.scene("combat")
    game = dump(evolve(cast(AnyGame, scenario.game), id=played.game))
    body, partition = keys.body(played.game), keys.partition_of(played.game)
    listing = Listing(game=played.game, title=table.title, owner=table.owner)
    pipeline = client.pipeline(transaction=False)
    written = table.model_dump_json(exclude_defaults=True)
    pipeline.execute_command("HSET", body, "rev", 1, "table", written, "game", game)
    pipeline.execute_command("SADD", keys.games(partition), played.game)
    index = keys.chat_index(partition, played.group)
    pipeline.execute_command("HSET", index, played.game, listing.model_dump_json(exclude_defaults=True))
    for user in played.people:
        person = Person(user=user, name=f"Player {user}", opened=True).model_dump_json(exclude_defaults=True)
        pipeline.execute_command("HSET", keys.body(keys.person(user)), "rev", 1, "person", person)
    await pipeline.execute()

"""The names of everything in the store, and which of the 64 partitions a game, chat or person belongs to.

A partition is a hash tag (`{p17}`), so that one script may touch all keys of a game in a cluster. A game id is six
base-62 characters; the first two say its partition for ever. No game id begins with `u`: `u<user id>` is a person.
"""

from __future__ import annotations

import secrets
import zlib
from typing import Final

from engine import BASE62

PARTITIONS: Final = 64
ID_LENGTH: Final = 6
_HEADS: Final = BASE62.index("u") * len(BASE62) // PARTITIONS  # heads below "u…", so that persons cannot be meant


def new_game_id(partition: int) -> str:
    """A fresh id in this partition (about 8e8 to choose from)."""
    head = partition + PARTITIONS * secrets.randbelow(_HEADS)
    high, low = divmod(head, len(BASE62))
    return BASE62[high] + BASE62[low] + "".join(secrets.choice(BASE62) for _ in range(ID_LENGTH - 2))


def is_game_id(text: str) -> bool:
    """Whether it has the form of a game id; not whether there is such a game."""
    return len(text) == ID_LENGTH and text[0] < "u" and all(letter in BASE62 for letter in text)


def partition_of_game(game: str) -> int:
    """Raises `ValueError` for what is no game id."""
    if not is_game_id(game):
        raise ValueError(game)
    return (BASE62.index(game[0]) * len(BASE62) + BASE62.index(game[1])) % PARTITIONS


def partition_of_user(user: int) -> int:
    return zlib.crc32(str(user).encode()) % PARTITIONS


def partition_of_chat(chat: int) -> int:
    """Where a chat begins; after a migration `{map}:chat:<id>` says otherwise."""
    return zlib.crc32(str(chat).encode()) % PARTITIONS


def person(user: int) -> str:
    """The name of a person among the aggregates."""
    return f"u{user}"


def is_person(aggregate: str) -> bool:
    return aggregate.startswith("u")


def partition_of(aggregate: str) -> int:
    """The partition of a game id or `u<user id>`. Raises `ValueError` for anything else."""
    return partition_of_user(int(aggregate[1:])) if is_person(aggregate) else partition_of_game(aggregate)


def chat_map(chat: int) -> str:
    """The partition of a chat that does not follow from its id."""
    return f"{{map}}:chat:{chat}"


def inbox(partition: int) -> str:
    """Stream: what is to be handled, in order. `c` command id, `r` request as JSON."""
    return f"{{p{partition}}}:in"


def seen(partition: int) -> str:
    """Sorted set: command ids that were taken in, by real time; kept 24 hours."""
    return f"{{p{partition}}}:seen"


def dead(partition: int) -> str:
    """Stream: entries that could not be handled, with the reason."""
    return f"{{p{partition}}}:dead"


def sick(partition: int) -> str:
    """Hash: quarantined aggregates and why."""
    return f"{{p{partition}}}:sick"


def games(partition: int) -> str:
    """Set: every game of the partition."""
    return f"{{p{partition}}}:games"


def body(aggregate: str) -> str:
    """Hash: `rev`, `table`, `game` or `person`, and `due` (its due ids, one a line)."""
    tag = f"{{p{partition_of(aggregate)}}}"
    return f"{tag}:{aggregate[0]}:{aggregate[1:]}" if is_person(aggregate) else f"{tag}:g:{aggregate}"


def log(aggregate: str) -> str:
    """Stream: the game's log, field `e`."""
    return f"{{p{partition_of(aggregate)}}}:log:{aggregate}"


def kept(aggregate: str) -> str:
    """List: games that undo may go back to, newest first."""
    return f"{{p{partition_of(aggregate)}}}:kept:{aggregate}"


def drafts(aggregate: str) -> str:
    """Hash: `seat|prompt id` to a draft."""
    return f"{{p{partition_of(aggregate)}}}:draft:{aggregate}"


def chat_index(partition: int, chat: int) -> str:
    """Hash: the games of a chat and how they are listed."""
    return f"{{p{partition}}}:c:{chat}"


def out(partition: int) -> str:
    """Hash: outbox rows, `<version>\\n<JSON>`."""
    return f"{{p{partition}}}:out"


def order(partition: int) -> str:
    """Sorted set: the order of the outbox rows."""
    return f"{{p{partition}}}:order"


def sending(partition: int) -> str:
    """Hash: rows whose send has begun, and their version: after a crash their fate is unknown."""
    return f"{{p{partition}}}:sending"


def shown(partition: int) -> str:
    """Hash: what Telegram has told of views and topics: chat, message, thread, digest."""
    return f"{{p{partition}}}:shown"


def due(partition: int) -> str:
    """Sorted set: `<aggregate>|<due id>` by Unix time."""
    return f"{{p{partition}}}:due"


def fence(partition: int) -> str:
    """The number of the newest owner; nobody with a smaller one may write."""
    return f"{{p{partition}}}:fence"


LEASE_MAP: Final = "{lease}:map"
"""Hash: partition to `<fence>:<owner>`."""
LEASE_OWNERS: Final = "{lease}:owners"
"""Hash: owner to the time (server's, seconds) until which its leases hold."""
LEASE_FENCE: Final = "{lease}:fence"
LEASE_SILENT: Final = "{lease}:silent"
"""Hash: partition to the time at which its last owner was alive, until the new owner has told its games."""

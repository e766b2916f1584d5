"""Who owns which partition. One process takes all that are free; another waits until the first ends or falls silent.

Every take-over brings a higher fence, and every write checks it: a process that was only asleep can do no harm.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from redis.asyncio import Redis

from tgbot.store import keys
from tgbot.store.scripts import Scripts

LEASE_SECONDS: Final = 10.0
RENEW_SECONDS: Final = 3.0
INTAKE: Final = "intake"
"""The lease of the one who asks Telegram for updates."""


@dataclass(frozen=True)
class Grant:
    """A lease that is ours. `silent_since`: until when its last owner was alive (Unix s); None once its games know."""

    name: str
    token: int
    silent_since: float | None


class Leases:
    """The leases of this process."""

    def __init__(self, client: Redis) -> None:
        self._client = client
        self._lease = Scripts(client).lease
        self._me = _identity()
        self._wanted = "\n".join([*map(str, range(keys.PARTITIONS)), INTAKE])
        self._held = 0

    async def renew(self) -> list[Grant]:
        """Prolongs what is ours and takes what is free, in one call; everything that is ours now."""
        dead = await self._dead() if self._held <= keys.PARTITIONS else []
        grants = await self._call(LEASE_SECONDS, dead)
        self._held = len(grants)
        return grants

    async def release(self) -> None:
        """Gives everything up at once; the next owner need not wait."""
        await self._call(0, [])

    async def told(self, names: list[str]) -> None:
        """The games of these partitions know of the silence before us."""
        if names:
            await self._client.execute_command("HDEL", keys.LEASE_SILENT, *names)

    async def _call(self, seconds: float, dead: list[str]) -> list[Grant]:
        names = [keys.LEASE_MAP, keys.LEASE_OWNERS, keys.LEASE_FENCE, keys.LEASE_SILENT]
        answer = await self._lease(names, [self._me, seconds, "\n".join(dead), self._wanted])
        if not isinstance(answer, list):
            raise TypeError(answer)
        words = [word.decode() for word in answer]
        return [
            Grant(name, int(token), float(silent) if silent else None)
            for name, token, silent in zip(words[::3], words[1::3], words[2::3], strict=True)
        ]

    async def _dead(self) -> list[str]:
        """Owners on this machine whose process has ended: nobody need wait for their leases to run out."""
        owners = await self._client.execute_command("HKEYS", keys.LEASE_OWNERS)
        return [owner for owner in (one.decode() for one in owners) if owner != self._me and _has_ended(owner)]


def _identity() -> str:
    """Machine, process, and a number that is ours alone."""
    return "|".join((_machine(), str(os.getpid()), _started(os.getpid()), secrets.token_hex(8)))


def _has_ended(owner: str) -> bool:
    """Whether the owner was a process of this machine that does not run any more. When in doubt, no."""
    machine, pid, started, _ = (*owner.split("|"), "", "", "", "")[:4]
    return bool(machine) and machine == _machine() and _started(int(pid)) != started


def _machine() -> str:
    """This boot of this machine and its process numbers (a container has its own); empty where that is not known."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        return f"{boot}/{os.readlink('/proc/self/ns/pid')}"
    return ""


def _started(pid: int) -> str:
    """When a process was started, in the kernel's ticks; empty when there is none."""
    with suppress(OSError):
        stat = Path(f"/proc/{pid}/stat").read_text()
        return "" if stat.rpartition(")")[2].split()[0] in "ZX" else stat.rpartition(")")[2].split()[19]
    return ""

"""The dice of a game: an auditable stream. Whoever learns the seed at the end can throw every die again.

Die number n (from 0) is the first unbiased draw from HMAC-SHA256(seed, "n:0"), HMAC-SHA256(seed, "n:1"), …: the first
eight bytes as a number, thrown away if it lies in the incomplete last stretch of multiples of the size. Published at
the start: SHA-256 of the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SEED_BYTES = 32
DRAW = 1 << 64


def new_seed() -> str:
    """A secret seed, hex."""
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str) -> str:
    """What is published of a seed at the start, hex."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def throw(seed: str, number: int, sides: int) -> int:
    """The face (1 … `sides`) of the die with this number. Raises `ValueError` for a die without sides."""
    if sides < 1:
        raise ValueError(f"a die with {sides} sides")
    fair = DRAW - DRAW % sides
    attempt = 0
    while True:
        drawn = hmac.digest(bytes.fromhex(seed), f"{number}:{attempt}".encode(), "sha256")
        value = int.from_bytes(drawn[:8], "big")
        if value < fair:
            return value % sides + 1
        attempt += 1


class DiceStream:
    """A roller over a game's seed. `counter` is the number of the next die; every die counts, loaded ones too.

    `faces` are the loaded dice of a rehearsal: they fall first, in order; one that a die does not have is skipped.
    """

    def __init__(self, seed: str, counter: int, faces: Sequence[int] = ()) -> None:
        self.counter = counter
        self.used = 0
        """So many of `faces` are gone."""
        self.loaded = False
        """Whether at least one loaded face fell."""
        self._seed = seed
        self._faces = tuple(faces)

    def __call__(self, sides: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._next(size) for size in sides)

    def _next(self, sides: int) -> int:
        face = self._next_loaded(sides) or throw(self._seed, self.counter, sides)
        self.counter += 1
        return face

    def _next_loaded(self, sides: int) -> int | None:
        while self.used < len(self._faces):
            face = self._faces[self.used]
            self.used += 1
            if 1 <= face <= sides:
                self.loaded = True
                return face
        return None

"""What was reached in random games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Tally:
    """What was reached in some games."""

    games: int = 0
    moves: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    silenced: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    secrets: int = 0
    largest: int = 0
    """Bytes of the largest body."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.secrets += other.secrets
        self.largest = max(self.largest, other.largest)
        for name in ("seen", "answered", "silenced", "refused"):
            getattr(self, name).update(getattr(other, name))

"""What is counted and written down while people play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tgbot.sandbox.client import Pressed, Seen


@dataclass
class Tally:
    """Counts, in the order in which they were first counted; and the faults, each one a failure of the evening."""

    tell: Callable[[str], None] = print
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] += number

    def fault(self, words: str) -> None:
        self.faults.append(words)
        self.tell(f"  ✗ {words}")

    def heading(self, words: str) -> None:
        self.tell(f"\n== {words}")

    def said(self, who: str, where: str, words: str) -> None:
        self.count("said")
        self.tell(f"{who} · {where}: {_indented(words)}")

    def pressed(self, who: str, where: str, label: str, pressed: Pressed) -> None:
        self.count("pressed")
        self.tell(f"{who} · {where} [{label}]")
        if pressed.toast:
            self.tell(f"    {'alert' if pressed.alert else 'toast'}: {pressed.toast}")

    def appeared(self, where: str, message: Seen, *, anew: bool) -> None:
        self.count("posted" if anew else "edited")
        keys = f"\n    {' '.join(f'[{one}]' for one in message.buttons)}" if message.buttons else ""
        self.tell(f"  {'+' if anew else '✎'} {where} #{message.id}: {_indented(message.text)}{keys}")

    def line(self, name: str) -> str:
        """The one line of counts at the end."""
        expected, seen = self.counts["expected"], self.counts["seen"]
        rest = ", ".join(f"{what} {number}" for what, number in self.counts.items() if what not in ("expected", "seen"))
        return f"{name}: messages expected {expected}, seen {seen}, {rest}, faults {len(self.faults)}"


def _indented(words: str) -> str:
    return words.replace("\n", "\n    ")

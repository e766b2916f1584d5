"""Milestones of a text sheet, with what each is about and its conditions (CX-TXT-06)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.base import Map, Rejected, evolve
from engine.core.sheet import Lexicon, tidy
from engine.systems.cortex.character import Milestone
from engine.systems.cortex.sheet.read_items import require_new
from engine.systems.cortex.sheet.read_lines import TextLine


@dataclass(frozen=True)
class MilestoneForms:
    condition: re.Pattern[str]
    completed: re.Pattern[str]


@dataclass
class MilestonesReader:
    """Milestones half read. `named`: the latest keyword opened one by its name, so free lines say what it is about."""

    lexicon: Lexicon
    found: list[Milestone] = field(default_factory=list)
    named: bool = False
    open: bool = False
    """A Milestone of the latest keyword is there."""
    below: int = 0
    """The condition whose text a line directly below goes on with; 0 for none."""

    def begin(self, *, named: bool) -> None:
        """After a keyword."""
        self.named, self.open, self.below = named, False, 0

    def add(self, name: str) -> None:
        """Refusals: `duplicate-name`, `bad-value` for an empty name."""
        completed = milestone_forms(self.lexicon).completed.search(name)
        bare = name[: completed.start()] if completed else name
        if not bare:
            raise Rejected("bad-value")
        require_new(bare, (one.name for one in self.found))
        self.found.append(Milestone(name=bare, completed=completed is not None))
        self.open = True

    def condition(self, line: TextLine) -> bool:
        """A condition, or a line directly below one. Refusals: `duplicate-field`, `unrecognised-line`."""
        below, self.below = self.below, 0
        found = None if line.plain else milestone_forms(self.lexicon).condition.match(line.text)
        if found is not None:
            self._condition(int(found["worth"]), found["said"])
        elif below and not line.after_blank:
            self._say(below, f"{self.found[-1].conditions[below]} {line.text}")
        else:
            return False
        return True

    def about(self, line: TextLine) -> bool:
        """A line before the first condition that says what the latest Milestone is about."""
        if not self.open or self.found[-1].conditions or not (self.named or (line.plain and not line.bulleted)):
            return False
        latest = self.found[-1]
        self.found[-1] = evolve(latest, about=tidy(f"{latest.about} {line.text}"))
        return True

    def _condition(self, worth: int, said: str) -> None:
        if not self.open:
            raise Rejected("unrecognised-line")
        if worth in self.found[-1].conditions:
            raise Rejected("duplicate-field")
        self._say(worth, said)

    def _say(self, worth: int, said: str) -> None:
        latest = self.found[-1]
        self.found[-1] = evolve(latest, conditions=Map({**latest.conditions, worth: tidy(said)}))
        self.below = worth


def is_condition(line: TextLine, lexicon: Lexicon) -> bool:
    return not line.plain and milestone_forms(lexicon).condition.match(line.text) is not None


@lru_cache(maxsize=8)
def milestone_forms(lexicon: Lexicon) -> MilestoneForms:
    return MilestoneForms(
        condition=re.compile(
            rf"^(?P<worth>1|3|10)\s*(?:{lexicon.pattern('xp')})(?!\w)[\s,:\u2013\u2014-]*(?P<said>.*)$", re.IGNORECASE
        ),
        completed=re.compile(rf"\s*\((?:{lexicon.pattern('completed')})\)$", re.IGNORECASE),
    )

"""What the questions of a hero made by buttons are put together from."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.base import text
from engine.core.heroes.drafts import InSteps
from engine.core.prompt import Ask, Group, Option, Quote
from engine.core.view import Block

DONE, LATER, BACK, NEXT, SKIP = "done", "later", "back", "next", "skip"
"""Picks that answer no question: the sheet is ready, set aside, back to the crossroads, on, without."""
LEAVING = frozenset({LATER, BACK, NEXT, SKIP})


class Asked:
    """The parts of a question that differ from step to step."""

    def __init__(
        self,
        options: tuple[Option, ...] = (),
        *,
        body: tuple[Block, ...] = (),
        groups: tuple[Group, ...] = (),
        least: int = 1,
        most: int = 1,
        ask: Ask | None = None,
        quote: Callable[[tuple[str, ...]], Quote] | None = None,
    ) -> None:
        self.options, self.body, self.groups = options, body, groups
        self.least, self.most, self.ask, self.quote = least, most, ask, quote


def leaves(picks: tuple[str, ...]) -> bool:
    """Whether the question is left without an answer: what is missing in it is no problem then."""
    return not LEAVING.isdisjoint(picks)


def onward(stage: InSteps, group: str = "") -> tuple[Option, ...]:
    """On to the next step, or back to the crossroads."""
    return (Option(id=NEXT, label=text("hero-next" if stage.first else "hero-back"), group=group),)


def back() -> Option:
    return Option(id=BACK, label=text("hero-back"), group="leave")


def skip() -> tuple[Option, ...]:
    return (Option(id=SKIP, label=text("hero-skip")),)

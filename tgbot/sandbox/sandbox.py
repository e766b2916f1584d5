"""The parts of a sandbox, put together once."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from tgbot.sandbox.calls import Calls
from tgbot.sandbox.clock import Clock
from tgbot.sandbox.events import Events
from tgbot.sandbox.faces import Faces
from tgbot.sandbox.faults import Faults
from tgbot.sandbox.files import Files
from tgbot.sandbox.journal import Journal
from tgbot.sandbox.jsontypes import Obj
from tgbot.sandbox.limits import Limits
from tgbot.sandbox.rehearsal import Rehearsal
from tgbot.sandbox.updates import Updates
from tgbot.sandbox.world import World


@dataclass(slots=True)
class Press:
    """A press that waits for the bot's answer; `at` in unix seconds of the shared clock."""

    id: str
    bot: int
    user: int
    chat: str
    message: int
    at: float
    answer: asyncio.Future[Obj]
    answered: bool = False


@dataclass(slots=True)
class Sandbox:
    """Telegram on one machine: its world, its queue of updates, and what only a rehearsal has."""

    world: World
    clock: Clock
    updates: Updates
    calls: Calls
    events: Events
    faults: Faults
    limits: Limits
    faces: Faces
    rehearsal: Rehearsal
    files: Files
    presses: dict[str, Press] = field(default_factory=dict)
    polled_once: asyncio.Event = field(default_factory=asyncio.Event)

    def now(self) -> int:
        """The date of what happens now, unix seconds of the shared clock."""
        return int(self.clock.now())

    def close(self) -> None:
        self.world.journal.close()


def build(folder: Path | None, *, strict_limits: bool, loaded_dice: bool) -> Sandbox:
    """A sandbox whose world lives in `folder`, or in memory alone."""
    world = World(Journal(folder))
    clock = Clock(_number(world, "offset", 0.0), int(_number(world, "clock_version", 1)))
    updates = Updates(world, clock)
    calls = Calls()
    events = Events()
    clock.on_change.append(lambda: _keep_clock(world, clock, events))
    return Sandbox(
        world=world,
        clock=clock,
        updates=updates,
        calls=calls,
        events=events,
        faults=Faults(),
        limits=Limits(strict=strict_limits),
        faces=Faces(allowed=loaded_dice),
        rehearsal=Rehearsal(clock, updates, calls),
        files=Files(world, folder),
    )


def _number(world: World, name: str, default: float) -> float:
    value = world.settings.get(name)
    return value if isinstance(value, int | float) else default


def _keep_clock(world: World, clock: Clock, events: Events) -> None:
    world.set("offset", clock.offset)
    world.set("clock_version", clock.version)
    events.tell("clock", {"now": clock.now(), "offset": clock.offset, "version": clock.version})
